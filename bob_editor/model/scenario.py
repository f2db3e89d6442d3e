"""A scenario as a frozen value (docs/formats.md, section 3).

The five games' cards have little in common, so a scenario holds the fields of its file as they stand there, and
names parts of it by path: ``("sides", 0, "command_points")``. What every game has is at hand by name.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec import field

from bob_editor.geometry.lattice import FARTHEST, Point
from bob_editor.model.board import Accepted
from bob_editor.model.fields.exact import Exact
from bob_editor.model.fields.paths import FieldPath, value_at
from bob_editor.model.foreign import is_foreign
from bob_editor.records import Record

__all__ = ["FieldPath", "Json", "PlacedBoard", "Scenario"]

Json = Any
"""A JSON value; never altered in place."""

_MOST_TURN = 360


class PlacedBoard(Record):
    """A board, or an overlay, as ``map.boards`` or ``map.overlays`` lists it.

    ``board`` is the path of its file from the scenario's folder, ``name`` what stands before its hexes, ``at`` its
    place on the map's lattice, ``turn`` in degrees about its own middle, ``crop`` the part that is used: labels of
    hexes, a sub-sector's name, or None for all.
    """

    board: str
    name: str = ""
    at: Point = (0, 0)
    turn: int = 0
    crop: str | tuple[str, ...] | None = None


class Scenario(Exact, dict=True):
    """A scenario card. ``data`` are the fields of its file but for ``format`` and ``version``, in the file's order.

    Values that have the wrong form are kept as they are (a schema problem tells of them); the views below leave
    them out, so that a check sees only what it can read.
    """

    exactly = ("data",)

    data: Mapping[str, Json] = field(default_factory=dict)

    def get(self, *path: str | int) -> Json:
        """The part of the card that a path leads to, or None."""
        return value_at(self.data, path)

    def text(self, *path: str | int) -> str:
        """A text, "" where there is none."""
        value = self.get(*path)
        return value if isinstance(value, str) else ""

    def whole(self, *path: str | int) -> int | None:
        """A whole number, or None."""
        value = self.get(*path)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def flag(self, *path: str | int) -> bool:
        """True where the card says true."""
        return self.get(*path) is True

    def rows(self, *path: str | int) -> tuple[tuple[int, Mapping[str, Json]], ...]:
        """The objects of a list, each with its place in it."""
        value = self.get(*path)
        if not isinstance(value, list | tuple):
            return ()
        return tuple((index, row) for index, row in enumerate(value) if isinstance(row, dict))

    def texts(self, *path: str | int) -> tuple[str, ...]:
        """The texts of a list."""
        value = self.get(*path)
        if not isinstance(value, list | tuple):
            return ()
        return tuple(entry for entry in value if isinstance(entry, str))

    def words(self, *path: str | int) -> tuple[tuple[FieldPath, str], ...]:
        """The texts of a field that holds one or a list of them, each with its own path."""
        value = self.get(*path)
        if isinstance(value, str):
            return ((path, value),)
        entries = enumerate(value if isinstance(value, list | tuple) else ())
        return tuple(((*path, index), entry) for index, entry in entries if isinstance(entry, str))

    def table(self, *path: str | int) -> Mapping[str, Json]:
        """An object's fields, none where there is no object; those of other programs (``x-``) are left out."""
        value = self.get(*path)
        if not isinstance(value, dict):
            return {}
        return {name: entry for name, entry in value.items() if not is_foreign(name)}

    @cached_property
    def size(self) -> int:
        """How many values its fields hold, those inside each other too."""
        return _size(self.data)

    # -- what every game has --------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Its id."""
        return self.text("id")

    @property
    def title(self) -> str:
        """Its name."""
        return self.text("title")

    @property
    def ruleset(self) -> str:
        """The id of the ruleset that it is played by."""
        return self.text("ruleset")

    @cached_property
    def boards(self) -> tuple[PlacedBoard, ...]:
        """The boards of its map."""
        return tuple(_placed(row) for _, row in self.rows("map", "boards"))

    @cached_property
    def overlays(self) -> tuple[PlacedBoard, ...]:
        """The overlays of its map, lowest first."""
        return tuple(_placed(row) for _, row in self.rows("map", "overlays"))

    @property
    def sides(self) -> tuple[tuple[int, Mapping[str, Json]], ...]:
        """The sides, each with its place in the list."""
        return self.rows("sides")

    @property
    def setup_areas(self) -> tuple[tuple[int, Mapping[str, Json]], ...]:
        """The set-up areas."""
        return self.rows("setup_areas")

    @property
    def units(self) -> tuple[tuple[int, Mapping[str, Json]], ...]:
        """The units that are listed one by one."""
        return self.rows("units")

    @property
    def markers(self) -> tuple[tuple[int, Mapping[str, Json]], ...]:
        """The markers on the map."""
        return self.rows("markers")

    @property
    def changes(self) -> tuple[tuple[int, Mapping[str, Json]], ...]:
        """The special rules that alter the map."""
        return self.rows("changes")

    @property
    def conditions(self) -> Mapping[str, Json]:
        """The conditions in force."""
        return self.table("conditions")

    @property
    def rulings(self) -> Mapping[str, Json]:
        """The answers to the rulebook's open questions."""
        return self.table("rulings")

    def accepted(self) -> Iterator[Accepted]:
        """The issues that the designer accepts; one whose code, place or message is no text counts as not said."""
        for _, row in self.rows("accepted"):
            code, at, message = row.get("code"), row.get("at", ""), row.get("message", "")
            because = row.get("because", "")
            if isinstance(code, str) and isinstance(at, str) and isinstance(message, str):
                yield Accepted(code, at, because if isinstance(because, str) else "", message)


def _placed(row: Mapping[str, Json]) -> PlacedBoard:
    """What a row says; what in it can't be used counts as not said."""
    at: Json = row.get("at")
    turn: Json = row.get("turn")
    return PlacedBoard(
        board=row["board"] if isinstance(row.get("board"), str) else "",
        name=row["name"] if isinstance(row.get("name"), str) else "",
        at=(_near(at[0]), _near(at[1])) if _is_point(at) else (0, 0),
        turn=turn if isinstance(turn, int) and not isinstance(turn, bool) and abs(turn) <= _MOST_TURN else 0,
        crop=_crop(row.get("crop")),
    )


def _crop(crop: Json) -> str | tuple[str, ...] | None:
    if isinstance(crop, list | tuple):
        # Of one that names no hex at all nothing is known, as of one that isn't there.
        return tuple(label for label in crop if isinstance(label, str)) or None
    return crop if isinstance(crop, str) else None


def _near(number: float) -> float:
    """A number that can be reckoned with; one that is farther off than any board may lie stays so."""
    return max(-FARTHEST - 1, min(FARTHEST + 1, number))


def _is_point(value: Json) -> bool:
    """Whether it is two numbers; how far off a board may lie is for the map that it is to be on."""
    pair = isinstance(value, list | tuple) and len(value) == 2
    return pair and all(isinstance(one, int | float) and not isinstance(one, bool) for one in value)


def _size(value: Json) -> int:
    if isinstance(value, Mapping):
        return 1 + sum(map(_size, value.values()))
    return 1 + sum(map(_size, value)) if isinstance(value, list | tuple) else 1
