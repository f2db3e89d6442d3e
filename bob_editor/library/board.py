"""A board for scripts: a value whose methods ask what the window asks, and whose edits give the next board."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen

from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.library.drawn import Shape, shapes_of
from bob_editor.library.lines import Line, Seen
from bob_editor.model import board as model
from bob_editor.model import board_edits
from bob_editor.opening.loaded_map import suite_map
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.along import in_hex
from bob_editor.rules.los.surveys.compared import Difference, compared
from bob_editor.rules.los.surveys.every_pair import pair_block
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import Suite, board_to_json, read_board, write_board

Row = Mapping[str, Any]


@frozen(slots=False)
class Board:
    """A board, and where its file is, if it has one. Nothing changes it: an edit returns another.

    Names of hexes are read in any case. What can't be done raises a ``bob.BobEditorError`` with a ``hint``.
    """

    value: model.Board = field(repr=False)
    path: Path | None = None

    @property
    def title(self) -> str:
        """What it is called."""
        return self.value.title

    @property
    def hexes(self) -> tuple[str, ...]:
        """The names of its hexes, in board order."""
        return tuple(map(self.value.grid.label, self.value.grid.hexes))

    @cached_property
    def ruleset(self) -> Game:
        """Its game: ``terrains``, ``rulings``, ``checks`` and the rest of the data."""
        return ruleset(self.value.ruleset)

    def terrain(self, at: str) -> tuple[str, ...]:
        """The ids of the terrain listed for a hex, lowest first."""
        return self.value.listed_terrain(self._hex(at))

    def level(self, at: str) -> int:
        """The level listed for a hex."""
        return self.value.listed_level(self._hex(at))

    # -- lines of sight ----------------------------------------------------------------------------------------

    def los(self, start: str, goal: str, **scene: Any) -> Line:
        """Look along a line: ``board.los("G6", "M6", markers=[{"marker": "smoke", "at": "I6"}])``.

        ``scene`` takes ``conditions`` and ``rulings`` by name, and ``markers``, ``changes`` and ``units`` as rows such
        as LOS suites have.

        :raises UnknownPlace: where the board has no such hex.
        :raises UnknownId: where the ruleset knows no such marker, condition, ruling or answer.
        """
        first, second = self._hex(start), self._hex(goal)
        answer = self._sight(scene).trace(End(first), End(second))
        met = {at: share for at in self.value.grid.hexes if (share := in_hex(first, second, at)) is not None}
        path = sorted(met, key=lambda at: (met[at], self.value.grid.index[at]))
        label = self.value.grid.label
        return Line(label(first), label(second), tuple(map(label, path)), answer)

    def field(self, start: str, **scene: Any) -> Seen:
        """What a hex sees of every other, as arrays with the axis ``to``; ``scene`` is as for ``los``."""
        seen = self._sight(scene).field(End(self._hex(start)))
        return Seen(("to",), self.hexes, seen.codes, seen.hindrance)

    def all_pairs(self, **scene: Any) -> Seen:
        """Every pair of hexes, as arrays with the axes ``from`` and ``to``: three bytes a pair."""
        block = pair_block(self._sight(scene), range(len(self.value.grid.hexes)))
        return Seen(("from", "to"), self.hexes, block.codes, block.hindrance)

    def exposure(self, **scene: Any) -> dict[str, int]:
        """From how many other hexes each hex is seen, hindered or not."""
        from bob_editor.rules.los.surveys.common_field import exposure  # noqa: PLC0415 - seldom asked for

        return dict(zip(self.hexes, exposure(self._sight(scene)).seen.tolist(), strict=True))

    def compare(self, other: Board, **scene: Any) -> list[Difference]:
        """The lines that are answered otherwise on another board, between hexes that both have."""
        return list(compared(self._sight(scene), other._sight(scene)).differences())

    def _sight(self, scene: Mapping[str, Any]) -> Sight:
        if not scene:
            return self._plain_sight
        return sight_of(_scene_of(self, **scene))

    @cached_property
    def _plain_sight(self) -> Sight:
        return sight_of(Scene(self.value, self.ruleset))

    # -- checks and edits --------------------------------------------------------------------------------------

    def check(self) -> tuple[Any, ...]:
        """What is wrong by the rules, the worst first: each with ``severity``, ``code``, ``message``, ``places``."""
        from bob_editor.rules.issues import issues_of_board  # noqa: PLC0415 - imports every check

        return tuple(issues_of_board(self.value, self.ruleset))

    def fix(self) -> Board:
        """The board with every fix applied that is safe without a look at it."""
        from bob_editor.rules.fixing import mended  # noqa: PLC0415 - as above
        from bob_editor.rules.issues import issues_of_board  # noqa: PLC0415 - as above

        return self._with(mended(self.value, lambda value: issues_of_board(value, self.ruleset)).value)

    def with_terrain(self, at: str | Iterable[str], *terrain: str) -> Board:
        """The board with these terrains in a hex or in several, instead of what is there; none leaves open ground.

        :raises UnknownId: where the ruleset has no such terrain.
        """
        for name in terrain:
            self.ruleset.terrain(name)
        return self._edited(board_edits.paint_terrain, at, terrain)

    def with_level(self, at: str | Iterable[str], level: int) -> Board:
        """The board with a hex, or several, on a level."""
        return self._edited(board_edits.paint_level, at, level)

    def with_side(self, side: str, terrain: str) -> Board:
        """The board with terrain on a hexside: ``board.with_side("E4/E5", "wall")``.

        :raises UnknownId: where the ruleset has no such terrain.
        """
        self.ruleset.terrain(terrain)
        return self._with(
            board_edits.put_on_sides(self.value, (self.value.grid.side(side.upper()),), terrain)
        )

    def with_path(self, terrain: str, *through: str) -> Board:
        """The board with a road or stream through these hexes, in order.

        :raises UnknownId: where the ruleset has no such terrain.
        """
        self.ruleset.terrain(terrain)
        return self._with(board_edits.add_path(self.value, terrain, tuple(map(self._hex, through))))

    def with_heading(self, **fields: Any) -> Board:
        """The board with another ``title``, ``id`` or ``ruleset``."""
        return self._with(board_edits.set_heading(self.value, **fields))

    def _edited(self, edit: Callable[..., model.Board], at: str | Iterable[str], what: object) -> Board:
        names = (at,) if isinstance(at, str) else tuple(at)
        return self._with(edit(self.value, tuple(map(self._hex, names)), what))

    def _with(self, value: model.Board) -> Board:
        return evolve(self, value=value)

    def _hex(self, name: str) -> Hex:
        grid = self.value.grid
        return grid.hex(name if grid.hex_anywhere(name) else name.upper())

    # -- out of it ---------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The board as its file has it."""
        return dict(board_to_json(self.value))

    def save(self, path: str | os.PathLike[str] | None = None) -> Board:
        """Write it, whole or not at all, and return it with its path; without one, over the file it came from.

        :raises BadFile: where it can't be written, or has no file.
        """
        named = self.path if path is None else Path(path)
        if named is None:
            raise BadFile("The board has no file yet.", hint="Name one: board.save(“mill.board.json”).")
        write_board(named, self.value)
        return evolve(self, path=named)

    def render(self, path: str | os.PathLike[str], *, los: str | None = None, dpi: float = 150) -> Path:
        """Paint it to a PNG, SVG or PDF, with the field of a hex if asked. Loads Qt.

        :raises BadCall: where the ending is no kind of picture.
        """
        from bob_editor.render.pictures.export import export  # noqa: PLC0415 - Qt is loaded when it is painted

        seen = None if los is None else self._plain_sight.field(End(self._hex(los)))
        return export(Path(path), self.value, self.ruleset, los=seen, dpi=dpi)

    def shapes(self) -> tuple[Shape, ...]:
        """Everything with an outline as shapely geometry in lattice units, what grows included."""
        return tuple(shapes_of(self.value, self.ruleset))

    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The shapes as a GeoJSON feature collection; its plane is the board's lattice, no degrees."""
        return {"type": "FeatureCollection", "features": [shape.to_feature() for shape in self.shapes()]}

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from html import escape  # noqa: PLC0415 - notebooks alone ask

        told = f"{len(self.hexes)} hexes, {self.ruleset.title}"
        return f"<b>{escape(self.title)}</b>: {escape(told)}"


def open(path: str | os.PathLike[str]) -> Board:  # noqa: A001 - read as bob.open
    """Read a board.

    :raises BadFile: where it can't be read or is no board.
    """
    return Board(read_board(path).value, Path(path))


def new_board(ruleset_id: str, *, columns: int, rows: int, title: str = "Untitled") -> Board:
    """A fresh board of open ground.

    :raises UnknownRuleset: where no such game is installed.
    """
    rules = ruleset(ruleset_id)
    grid = Grid(columns, rows, "pointy-top", shift="right") if rules.pointy else Grid(columns, rows)
    return Board(model.Board(grid, rules.id, title=title, base=model.Base(rules.data["base_terrain"])))


def _scene_of(
    board: Board,
    *,
    conditions: Row | None = None,
    rulings: Row | None = None,
    markers: Iterable[Row] = (),
    changes: Iterable[Row] = (),
    units: Iterable[Row] = (),
) -> Scene:
    suite = Suite(
        conditions=conditions or {},
        rulings=rulings or {},
        markers=tuple(markers),
        changes=tuple(changes),
        units=tuple(units),
    )
    return suite_map(suite, board.value, board.ruleset, "The call").scene
