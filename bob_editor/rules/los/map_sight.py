"""A game's sight put together: its reading of the map, its tables for the field, its trace and its look around."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, Protocol, Self, TypeVar

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.arrays import Bools
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.records import Record
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.los.threads.again import Former
from bob_editor.rules.los.threads.cells import Cells


class KeepsReading(Protocol):
    """A reading of a scene that an edit needn't throw away."""

    def with_board(self, board: Board, change: Change) -> tuple[Self, frozenset[int]] | None:
        """The reading of an edited board and the numbers of the hexes read anew; None where nothing can be kept.

        Not asked after a change of everything or of the rulings in force.
        """

    @property
    def cells(self) -> Cells:
        """The numbers of the map's hexes."""


Reading = TypeVar("Reading", bound=KeepsReading)
Tables = TypeVar("Tables")


class LosRule(Record, Generic[Reading, Tables]):
    """What a game's LOS is made of; ``renewed_tables`` makes tables anew where an edit did so with the reading.

    ``look_around`` answers for the goals marked in its last argument, for all where that is None. ``is_local`` says of
    the readings before and after an edit whether only threads near the hexes that it touched may be others. ``under``
    reads the same board with other markers, conditions and units, ``tables_under`` makes the tables of that reading
    from those of the former, which comes last; ``ruled`` reads the same board and changes under other rulings. A game
    without them reads such a scene from scratch. ``aimed`` reads the map as who looks at goals of a unit and position
    has it. ``is_reciprocal`` says whether the rule as it is in force has lines between plain ground say the same either
    way where no marker, condition or unit is.
    """

    read: Callable[[Scene], Reading]
    tables: Callable[[Reading], Tables]
    renewed_tables: Callable[[Tables, Reading, frozenset[int], Change], Tables]
    trace: Callable[[Reading, End, End], Answer]
    look_around: Callable[[Reading, Tables, End, Bools | None], FieldOfView]
    is_local: Callable[[Reading, Reading], bool] = lambda _before, _after: False
    under: Callable[[Reading, Scene], Reading] | None = None
    tables_under: Callable[[Tables, Reading, Reading], Tables] | None = None
    ruled: Callable[[Reading, Scene], Reading] | None = None
    aimed: Callable[[Reading, End], Reading] | None = None
    is_reciprocal: Callable[[Reading], bool] = lambda _reading: False

    def sight(self, scene: Scene) -> MapSight[Reading, Tables]:
        """The LOS of a scene by this rule."""
        return MapSight(scene, self)


class MapSight(Generic[Reading, Tables]):
    """A game's LOS rule on one scene (a ``Sight``); its tables are made at the first look around."""

    def __init__(
        self,
        scene: Scene,
        rule: LosRule[Reading, Tables],
        reading: Reading | None = None,
        tables: Tables | None = None,
        former: Former | None = None,
    ) -> None:
        self.scene = scene
        self.rule = rule
        self.reading = rule.read(scene.known) if reading is None else reading
        self.trace: Callable[[End, End], Answer] = partial(rule.trace, self.reading)
        """Looks along one thread and explains; bound once, since it is called by the million.

        :raises UnknownPlace: where an end's hex or position is not on the map.
        """
        self._tables = tables
        self._former = former
        self._seen: FieldOfView | None = None

    @property
    def tables(self) -> Tables:
        """The arrays that ``field`` looks through."""
        if self._tables is None:
            self._tables = self.rule.tables(self.reading)
        return self._tables

    def field(self, start: End) -> FieldOfView:
        """Look from one end at the plain ground of every hex.

        :raises UnknownPlace: where the end's hex or position is not on the map.
        """
        former = self._former
        if former is None or former.field.origin != start:
            seen = self._look_around(start, None)
        else:
            among = former.among(self.reading.cells, start.hex)
            seen = former.with_news(self._look_around(start, among), among)
        self._seen = seen
        return seen

    @property
    def is_reciprocal(self) -> bool:
        """Whether every two hexes see the same of each other's plain ground."""
        scene = self.scene
        laid = scene.markers or scene.units or any(scene.in_force.values())
        return not laid and self.rule.is_reciprocal(self.reading)

    def field_among(self, start: End, among: Bools) -> FieldOfView:
        """What ``field`` says of the hexes marked, by their places; of others it says nothing.

        :raises UnknownPlace: where the end's hex or position is not on the map.
        """
        return self._look_around(start, among)

    def _look_around(self, start: End, among: Bools | None) -> FieldOfView:
        grid = self.scene.board.grid
        if start.hex not in grid:
            raise UnknownPlace(f"There is no hex {grid.label(start.hex)} on this map.")
        return self.rule.look_around(self.reading, self.tables, start, among)

    def aimed(self, at: End) -> MapSight[Reading, Tables] | None:
        """The sight of which goals of plain ground are of a unit and position; None where the rule has none."""
        if self.rule.aimed is None:
            return None
        return MapSight(self.scene, self.rule, self.rule.aimed(self.reading, at))

    def after(self, board: Board, change: Change) -> MapSight[Reading, Tables]:
        """The same sight on an edited board, keeping what the change leaves as it was."""
        scene = self.scene.with_board(board)
        anew = change.everything or "rulings" in change.headings
        kept = None if anew else self.reading.with_board(board, change)
        if kept is None:
            return MapSight(scene, self.rule)
        reading, renewed = kept
        tables = self._tables
        if tables is not None:
            tables = self.rule.renewed_tables(tables, reading, renewed, change)
        return MapSight(scene, self.rule, reading, tables, self._former_of(reading, renewed, change))

    def _former_of(self, after: Reading, renewed: frozenset[int], change: Change) -> Former | None:
        """What an edit leaves of the last field that was looked at."""
        if change.headings or not self.rule.is_local(self.reading, after):
            return None
        hexes = {*change.path_hexes, *(at for side in change.sides for at in side.hexes)}
        touched = renewed | {after.cells.number(at) for at in hexes if at in self.scene.board.grid}
        if self._seen is not None:
            return Former(self._seen, touched)
        return None if self._former is None else Former(self._former.field, self._former.touched | touched)

    def under(self, scene: Scene) -> MapSight[Reading, Tables]:
        """The sight of another scene, keeping what is known where that has the same board and changes."""
        former, rule = self.scene, self.rule
        alike = (
            scene.board is former.board
            and scene.ruleset is former.ruleset
            and scene.changes == former.changes
        )
        if alike and scene.rulings != former.rulings and rule.ruled is not None:
            return MapSight(scene, rule, rule.ruled(self.reading, scene.known))
        if rule.under is None or not alike or scene.rulings != former.rulings:
            return MapSight(scene, rule)
        reading, tables = rule.under(self.reading, scene.known), self._tables
        if tables is not None and rule.tables_under is not None:
            tables = rule.tables_under(tables, reading, self.reading)
        return MapSight(scene, rule, reading, None if rule.tables_under is None else tables)
