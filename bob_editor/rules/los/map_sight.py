"""A game's sight put together: its reading of the map, its tables for the field, its trace and its look around."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeVar

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

    from bob_editor.model.board import Board
    from bob_editor.model.change import Change
    from bob_editor.rules.los.answer import Answer
    from bob_editor.rules.los.scene import End, Scene
    from bob_editor.rules.los.sight import FieldOfView


class KeepsReading(Protocol):
    """A reading of a scene that an edit needn't throw away."""

    def with_board(self, board: Board, change: Change) -> tuple[Self, frozenset[int]] | None:
        """The reading of an edited board and the numbers of the hexes read anew; None where nothing can be kept."""


Reading = TypeVar("Reading", bound=KeepsReading)
Tables = TypeVar("Tables")


@frozen
class LosRule(Generic[Reading, Tables]):
    """What a game's LOS is made of; ``renewed_tables`` makes tables anew where an edit did so with the reading.

    ``under`` reads the same board with other markers, conditions and units, ``tables_under`` makes the tables of that
    reading from those of the former, which comes last. A game without them reads such a scene from scratch.
    """

    read: Callable[[Scene], Reading]
    tables: Callable[[Reading], Tables]
    renewed_tables: Callable[[Tables, Reading, frozenset[int], Change], Tables]
    trace: Callable[[Reading, End, End], Answer]
    look_around: Callable[[Reading, Tables, End], FieldOfView]
    under: Callable[[Reading, Scene], Reading] | None = None
    tables_under: Callable[[Tables, Reading, Reading], Tables] | None = None


class MapSight(Generic[Reading, Tables]):
    """A game's LOS rule on one scene (a ``Sight``); its tables are made at the first look around."""

    def __init__(
        self,
        scene: Scene,
        rule: LosRule[Reading, Tables],
        reading: Reading | None = None,
        tables: Tables | None = None,
    ) -> None:
        self.scene = scene
        self.rule = rule
        self.reading = rule.read(scene) if reading is None else reading
        self._tables = tables

    @property
    def tables(self) -> Tables:
        """The arrays that ``field`` looks through."""
        if self._tables is None:
            self._tables = self.rule.tables(self.reading)
        return self._tables

    def trace(self, start: End, goal: End) -> Answer:
        """Look along one thread and explain.

        :raises UnknownPlace: where an end's hex or position is not on the map.
        """
        return self.rule.trace(self.reading, start, goal)

    def field(self, start: End) -> FieldOfView:
        """Look from one end at the plain ground of every hex.

        :raises UnknownPlace: where the end's hex or position is not on the map.
        """
        return self.rule.look_around(self.reading, self.tables, start)

    def after(self, board: Board, change: Change) -> MapSight[Reading, Tables]:
        """The same sight on an edited board, keeping what the change leaves as it was."""
        scene = self.scene.with_board(board)
        kept = self.reading.with_board(board, change)
        if kept is None:
            return MapSight(scene, self.rule)
        reading, renewed = kept
        tables = self._tables
        if tables is not None:
            tables = self.rule.renewed_tables(tables, reading, renewed, change)
        return MapSight(scene, self.rule, reading, tables)

    def under(self, scene: Scene) -> MapSight[Reading, Tables]:
        """The sight of another scene, keeping what is known where that has the same board, changes and rulings."""
        former, rule = self.scene, self.rule
        alike = (
            scene.board is former.board
            and scene.ruleset is former.ruleset
            and scene.changes == former.changes
            and scene.rulings == former.rulings
        )
        if rule.under is None or not alike:
            return MapSight(scene, rule)
        reading, tables = rule.under(self.reading, scene), self._tables
        if tables is not None and rule.tables_under is not None:
            tables = rule.tables_under(tables, reading, self.reading)
        return MapSight(scene, rule, reading, None if rule.tables_under is None else tables)
