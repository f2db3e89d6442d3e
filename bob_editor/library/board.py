"""A board for scripts: a value whose methods ask what the window asks, and whose edits give the next board."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from itertools import chain, pairwise
from math import isfinite, nan
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadCall, BadFile
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.library.map import Map
from bob_editor.library.words import (
    as_json,
    as_plain,
    in_file,
    known_codes,
    must_be_text,
    path_of,
    refuse_unknown,
)
from bob_editor.model import board as model
from bob_editor.model import board_edits
from bob_editor.opening.findings import Found as Issue
from bob_editor.opening.known import must_know, ruling_faults
from bob_editor.records import Compared
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.naming import must_fit

Hexes = str | Iterable[str]
HIGHEST = 99
"""The highest level that a file may have, and the depth of the lowest."""
_TEXTS = ("title", "id", "ruleset")
_MAY_LACK = ("number", "style")
_HEADING = ("title", "id", "number", "ruleset", "style", "credits", "rulings")
Points = Iterable[Point]


class Board(Map, Compared):
    """A board, and where its file is, if it has one. Nothing changes it: an edit returns another.

    Two boards are equal when they would be written as the same file.
    """

    uncompared = frozenset({"path", "problems", "_altered"})

    value: model.Board
    path: Path | None = None
    problems: tuple[Problem, ...] = ()
    """What of its file couldn't be used."""
    _altered: bool = False

    def __hash__(self) -> int:
        # What is equal has these equal; the whole of it would be dear to go through, and has dictionaries in it.
        return hash((self.value.id, self.value.title, self.value.ruleset, len(self.value.hexes)))

    @property
    def title(self) -> str:
        """What it is called."""
        return self.value.title

    @cached_property
    def scene(self) -> Scene:
        """The board with nothing on it, as the engine takes it."""
        return Scene(self.value, ruleset(self.value.ruleset))

    @property
    def folder(self) -> Path | None:
        """Where its file is; None where it has none."""
        return None if self.path is None else self.path.parent

    def terrain(self, at: str) -> tuple[str, ...]:
        """The ids of the terrain listed for a hex, lowest first."""
        return self.value.listed_terrain(self._hex(at))

    def level(self, at: str) -> int:
        """The level listed for a hex."""
        return self.value.listed_level(self._hex(at))

    def side_terrain(self, side: str) -> tuple[str, ...]:
        """The ids of the terrain on a hexside: ``board.side_terrain("E4/E5")``."""
        return self.value.side_terrain(self._side(side))

    # -- checks --------------------------------------------------------------------------------------------------

    def check(self) -> tuple[Issue, ...]:
        """What is wrong, by its form and by the rules, the worst first; ``file`` is empty where it has none yet."""
        from bob_editor.opening.findings import found_on_board
        from bob_editor.storage.documents import board_from_json

        # What was altered is told as its file would be.
        problems = board_from_json(self.to_json())[1] if self._altered else self.problems
        return in_file(self.path, found_on_board(self.path or Path(), self.value, problems))

    def fix(self, *codes: str, suggestions: bool = False) -> Board:
        """The board with every fix applied that is safe without a look at it.

        Parameters
        ----------
        *codes
            Mend only issues of these codes, with or without their game; * stands for anything.
        suggestions
            Apply suggestions, too: the first that an issue has; those of hints only where their code is named.

        Raises
        ------
        BadCall
            Where no check has such a code.
        """
        from bob_editor.rules.issues.fixing import choosing, mended
        from bob_editor.rules.issues.gathering import issues_of_board

        choice = choosing(known_codes(codes), suggestions=suggestions)
        return self._with(mended(self.value, lambda one: issues_of_board(one, self.ruleset), choice).value)

    # -- edits ---------------------------------------------------------------------------------------------------

    def with_terrain(self, at: Hexes, *terrain: str) -> Board:
        """The board with these terrains in a hex or in several, instead of what is there; none leaves open ground.

        :raises UnknownId: where the ruleset has no such terrain.
        """
        return self._edited(board_edits.paint_terrain, at, self._known(*terrain))

    def with_level(self, at: Hexes, level: int | None) -> Board:
        """The board with a hex, or several, on a level; None lists none, so that the base's or a contour's counts.

        :raises BadCall: where it is no level.
        """
        return self._edited(board_edits.paint_level, at, None if level is None else _level(level))

    def with_side(self, side: Hexes, *terrain: str) -> Board:
        """The board with terrain on a hexside or several: ``board.with_side("E4/E5", "wall")``; none clears it.

        :raises UnknownId: where the ruleset has no such terrain.
        """
        sides = tuple(map(self._side, _many(side)))
        value = board_edits.clear_sides(self.value, sides)
        for one in self._known(*terrain):
            value = board_edits.put_on_sides(value, sides, one)
        return self._with(value)

    def with_path(self, terrain: str, *through: str) -> Board:
        """The board with a road or stream through these hexes, each beside the one before.

        :raises UnknownId: where the ruleset has no such terrain.
        :raises BadCall: where they make no path.
        """
        (known,) = self._known(terrain)
        hexes = self._hexes(through)
        gap = next(
            (place for place, pair in enumerate(pairwise(hexes)) if pair[0].distance(pair[1]) != 1), None
        )
        if gap is not None:
            raise BadCall(
                f"{through[gap]} and {through[gap + 1]} don't touch.",
                hint="A path names each hex on its way.",
            )
        if len(hexes) < 2:
            raise BadCall(
                "A path runs through two hexes at least.", hint='Write with_path("road", "F1", "F2").'
            )
        return self._with(board_edits.add_path(self.value, known, hexes))

    def without_paths(self, at: Hexes, terrain: str | None = None) -> Board:
        """The board without the paths (of one terrain, or all) in a hex or several.

        :raises UnknownId: where the ruleset has no such terrain.
        """
        if terrain is not None:
            self._known(terrain)
        return self._with(board_edits.erase_paths_in(self.value, self._hexes(at), terrain))

    def with_artwork(
        self, terrain: str, ring: Points, *, holes: Iterable[Points] = (), level: int | None = None
    ) -> Board:
        """The board with a drawn outline of terrain, its points in lattice units.

        :raises UnknownId: where the ruleset has no such terrain.
        :raises BadCall: where the points make no outline, or it is no level.
        """
        (known,) = self._known(terrain)
        piece = model.Artwork(
            known, _ring(ring), tuple(map(_ring, holes)), None if level is None else _level(level)
        )
        return self._with(board_edits.add_artwork(self.value, piece))

    def with_contour(self, level: int, ring: Points, *, holes: Iterable[Points] = ()) -> Board:
        """The board with a drawn crest line around ground of a level or higher, its points in lattice units.

        :raises BadCall: where it is no level, or the points make no outline.
        """
        contour = model.Contour(_level(level), _ring(ring), tuple(map(_ring, holes)))
        return self._with(board_edits.add_contour(self.value, contour))

    def with_label(
        self, text: str, at: str | Point, *, kind: str = "", size: float = 1.0, turn: float = 0.0
    ) -> Board:
        """The board with a text printed at a hex's dot or a point of the lattice.

        :raises BadCall: where it is neither, or a label can't be of that kind or size, or so turned.
        """
        must_be_text(text=text, kind=kind)
        refuse_unknown("A label", [kind] if kind else (), model.LABEL_KINDS)
        given: dict[str, object] = {"size": size, "turn": turn}
        for name, (least, most) in (("size", model.LABEL_SIZES), ("turn", (-360, 360))):
            value = as_plain(given[name])
            if not isinstance(value, int | float) or not least <= value <= most:
                raise BadCall(f"A label's {name} can't be {value!r}.", hint=f"Take {least:g} to {most:g}.")
        point = self.value.grid.centre(self._hex(at)) if isinstance(at, str) else _points((at,))[0]
        label = model.Label(text, point, kind, as_plain(size), as_plain(turn))
        return self._with(board_edits.with_label(self.value, len(self.value.labels), label))

    def with_ruling(self, name: str, answer: Any) -> Board:
        """The board with an answer to an open question of the rulebook.

        :raises UnknownId: where the ruleset doesn't ask it, or offers no such answer.
        """
        must_be_text(ruling=name)
        answer = as_json(answer)
        for _, fault in ruling_faults(self.ruleset, {name: answer}, "The call"):
            raise fault
        return self.with_heading(rulings={**self.value.rulings, name: answer})

    def with_heading(self, **fields: Any) -> Board:
        """The board with another ``title``, ``id``, ``number``, ``ruleset``, ``style``, ``credits`` or ``rulings``.

        The credits are what a file has: ``credits={"author": "A. Designer", "licence": "CC-BY-4.0"}``.
        """
        refuse_unknown("A heading", fields, _HEADING)
        must_be_text(**{name: value for name, value in fields.items() if name in _TEXTS})
        must_be_text(**{name: fields[name] for name in _MAY_LACK if fields.get(name) is not None})
        for name in fields.keys() & {"credits", "rulings"}:
            fields[name] = _of_names(name, fields[name])
        return self._with(board_edits.set_heading(self.value, **fields))

    def erased(self, at: Hexes) -> Board:
        """The board without anything in a hex or several, what is drawn apart."""
        return self._with(board_edits.erase_hexes(self.value, self._hexes(at)))

    def accepting(self, issue: Issue, because: str) -> Board:
        """The board whose designer accepts an issue, and says why; it no longer counts."""
        if not isinstance(issue, Issue):
            raise BadCall(f"{issue!r} is no issue.", hint="board.check() gives them.")
        must_be_text(reason=because)
        accepted = model.Accepted.of(issue.code, issue.at, issue.message, because)
        return self._with(board_edits.accept(self.value, accepted))

    def _known(self, *terrain: str) -> tuple[str, ...]:
        for name in terrain:
            if not isinstance(name, str):
                raise BadCall(f"{name!r} is no terrain.", hint='Name one after the other: "woods", "road".')
        must_know(self.ruleset, "terrains", terrain, "The call")
        for name in terrain:
            self.ruleset.terrain(name)
        return terrain

    def _edited(self, edit: Callable[..., model.Board], at: Hexes, what: object) -> Board:
        return self._with(edit(self.value, self._hexes(at), what))

    def _with(self, value: model.Board) -> Board:
        return replace(self, value=value, _altered=True)

    def _hexes(self, at: Hexes) -> tuple[Hex, ...]:
        return tuple(map(self._hex, _many(at)))

    def _hex(self, name: str) -> Hex:
        return self.value.grid.hex(self._hex_name(name))

    def _side(self, name: str) -> Side:
        return self.value.grid.side(self._hex_name(name))

    # -- out of it -----------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The board as its file has it."""
        from bob_editor.storage.kinds.board_writer import board_to_json

        return dict(board_to_json(self.value))

    def save(self, path: str | os.PathLike[str] | None = None) -> Board:
        """Write it, whole or not at all, and return it with its path; without one, over the file it came from.

        :raises BadFile: where it can't be written, or has no file.
        :raises BadCall: where its name is none of its kind.
        """
        from bob_editor.storage.documents import write_board

        named = self.path if path is None else path_of(path)
        if named is None:
            raise BadFile("The board has no file yet.", hint="Name one: board.save(“mill.board.json”).")
        must_fit(named, "board")
        write_board(named, self.value)
        return replace(self, path=named)


def _many(names: Hexes) -> Iterable[str]:
    if not isinstance(names, Iterable):
        raise BadCall(f"{names!r} is no name of a hex.", hint="A name is a text, “E4”, or there are several.")
    return (names,) if isinstance(names, str) else names


def _of_names(what: str, value: Any) -> Any:
    """Rulings or credits, as the model has them."""
    if what == "credits" and isinstance(value, model.Credits):
        return value
    if not isinstance(value, Mapping):
        raise BadCall(f"The {what} can't be {value!r}.", hint=f'Write {what}={{"name": value}}.')
    if what == "rulings":
        return as_json(value)
    refuse_unknown("Credits", value, model.Credits.__struct_fields__)
    must_be_text(**value)
    return model.Credits(**value)


def _level(level: Any) -> int:
    level = as_json(level)
    if not isinstance(level, int) or abs(level) > HIGHEST:
        raise BadCall(
            f"{level!r} is no level.", hint=f"Levels are whole numbers from {-HIGHEST} to {HIGHEST}."
        )
    return int(level)


def _ring(points: Points) -> tuple[Point, ...]:
    ring = _points(points)
    if len(ring) < 3:
        raise BadCall("An outline has three points at least.", hint="Write [(1, 1), (5, 1), (3, 4)].")
    return ring


def _points(points: Points) -> tuple[Point, ...]:
    try:
        found = tuple((float(x), float(y)) for x, y in points)
    except (TypeError, ValueError):
        found = ((nan, nan),)
    if not all(map(isfinite, chain(*found))):
        raise BadCall("These are no points.", hint="A point is a pair of numbers of the lattice, (3, 4.5).")
    return found
