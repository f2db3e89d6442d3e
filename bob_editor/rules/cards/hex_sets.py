"""Hex sets as cards write them: a list of hexes, or an object whose every field narrows the set.

- ``board``: all of one board, by its name on the map; ``rows``, ``cols``: from one printed row or column to another,
  on that board or on all; ``edge``: the hexes along an edge of the map, with ``depth`` that many rows deep;
- ``within``: ``{"of": hex set, "hexes": n}``, not farther than n from one of them; ``terrain``: with one of these at
  the dot or on a path; ``level``: of this level;
- ``area``: a set-up area by its id; ``hexes``: these; ``any``: in any of these sets; ``except``: in none of this one.
"""

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import field

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.labels import split_label
from bob_editor.records import Record
from bob_editor.rules.cards.names import names_in_set
from bob_editor.rules.land.ground import Ground

Json = Any

Areas = Mapping[str, frozenset[Hex]]
"""Areas by their ids."""

MOST_KNOWN = 500

EDGE_NAMES = ("top", "bottom", "left", "right")


class HexSets(Record, eq=False, dict=True):
    """Reads hex sets on one map; ``areas`` are the sets that others name, by id.

    An area that leads back to itself, or names one that does, has no hex wherever it is named.

    Rows and columns are those of boards; of an overlay's, one of the names in ``overlays``, where its name is given.
    ``known`` keeps the sets of one map that were read, by their JSON; those that name an area aren't kept.
    """

    grid: JoinedGrid
    ground: Ground
    areas: Mapping[str, Json] = field(default_factory=dict)
    overlays: frozenset[str] = frozenset()
    known: dict[str, frozenset[Hex]] = field(default_factory=dict)

    _of_card: dict[str, frozenset[Hex]] = field(default_factory=dict)

    def hexes(self, hex_set: Json) -> frozenset[Hex]:
        """The hexes of a set; what can't be read, or names what isn't there, names no hex."""
        if not isinstance(hex_set, list | tuple | dict):
            return frozenset()
        key = json.dumps(hex_set, default=str)
        known = self._of_card if '"area"' in key else self.known
        if key not in known:
            found = self._hexes(hex_set, self._named if known is self._of_card else {})
            if len(known) > MOST_KNOWN:
                known.clear()
            known[key] = found
        return known[key]

    def in_circle(self, hex_set: Json) -> bool:
        """Whether a set names an area that leads back to itself, or to one that does."""
        named = (word for _, word, kind in names_in_set(hex_set) if kind == "area")
        return any(word in self.areas and word not in self._named for word in named)

    @cached_property
    def _named(self) -> Areas:
        """The hexes of each area, worked out once, after those that it names."""
        found: dict[str, frozenset[Hex]] = {}
        named = {
            name: {word for _, word, kind in names_in_set(area) if kind == "area" and word in self.areas}
            for name, area in self.areas.items()
        }
        naming = grouped((word, name) for name, words in named.items() for word in words)
        ready = [name for name, words in named.items() if not words]
        while ready:
            name = ready.pop()
            found[name] = self._hexes(self.areas[name], found)
            for other in naming.get(name, ()):
                named[other].remove(name)
                if not named[other]:
                    ready.append(other)
        return found

    def _hexes(self, hex_set: Json, areas: Areas) -> frozenset[Hex]:
        if isinstance(hex_set, list | tuple):
            return frozenset(at for label in hex_set if (at := self._hex(label)) is not None)
        if not isinstance(hex_set, dict):
            return frozenset()
        found = None
        for name, value in hex_set.items():
            if name in _NARROWING:
                here = _NARROWING[name](self, value, hex_set, areas)
                found = here if found is None else found & here
        if found is None:
            found = frozenset(self.grid.hexes if is_all_but(hex_set) else ())
        return found - self._hexes(hex_set["except"], areas) if "except" in hex_set else found

    def _hex(self, label: Json) -> Hex | None:
        at = self.grid.hex_anywhere(label) if isinstance(label, str) and "/" not in label else None
        return at if at is not None and at in self.grid.index else None

    def _board(self, name: Json, _set: Json, _areas: Areas) -> frozenset[Hex]:
        return frozenset(
            at for at, owners in self.grid.owners.items() if any(part.name == name for part, _ in owners)
        )

    def _lines(self, value: Json, which: int, hex_set: Json) -> frozenset[Hex]:
        """Hexes whose printed column (0) or row (1) lies between two: on the board that is named, else on any."""
        if not isinstance(value, list | tuple) or len(value) != 2:
            return frozenset()
        ends = []
        for end in value:
            if isinstance(end, str):
                split = split_label(f"{end}0")
                if split is None:
                    return frozenset()
                ends.append(split[0])
            elif isinstance(end, int):
                ends.append(end)
            else:
                return frozenset()
        low, high = sorted(ends)
        board = hex_set.get("board")
        return frozenset(
            at
            for at, printed in self.grid.printed.items()
            for name, numbers in printed
            if low <= numbers[which] <= high
            and (name not in self.overlays if board is None else name == board)
        )

    def _rows(self, value: Json, hex_set: Json, _areas: Areas) -> frozenset[Hex]:
        return self._lines(value, 1, hex_set)

    def _cols(self, value: Json, hex_set: Json, _areas: Areas) -> frozenset[Hex]:
        return self._lines(value, 0, hex_set)

    def _edge(self, value: Json, hex_set: Json, _areas: Areas) -> frozenset[Hex]:
        depth = hex_set.get("depth", 1)
        if value not in EDGE_NAMES or not isinstance(depth, int):
            return frozenset()
        found = frontier = frozenset(self.edge_hexes(value))
        for _ in range(1, depth):
            around = frozenset(beside for at in frontier for beside in at.neighbours())
            frontier = around.intersection(self.grid.index) - found
            found |= frontier
            if not frontier:
                break
        return found

    def edge_hexes(self, edge: str) -> tuple[Hex, ...]:
        """The hexes along an edge of the map, in map order: those that its outline cuts or that lie against it."""
        left, top, right, bottom = self.grid.bounds
        frame, index = self.grid.frame, self.grid.index
        # However an edge runs, the dots of the hexes that lie against it are at most two units from it.
        reach = {"left": left + 2, "right": right - 2, "top": top + 2, "bottom": bottom - 2}[edge]
        straight = (edge in ("left", "right")) == self.grid.pointy
        found = []
        for at in self.grid.hexes:
            x, y = frame.centre(at)
            outer = {"left": x <= reach, "right": x >= reach, "top": y <= reach, "bottom": y >= reach}[edge]
            if outer and any(
                beside not in index and _is_across(frame.centre(beside), (x, y), edge, straight=straight)
                for beside in at.neighbours()
            ):
                found.append(at)
        return tuple(found)

    def _within(self, value: Json, _set: Json, areas: Areas) -> frozenset[Hex]:
        if not isinstance(value, dict) or not isinstance(value.get("hexes"), int):
            return frozenset()
        found = frontier = self._hexes(value.get("of"), areas)
        for _ in range(value["hexes"]):
            # Distance is counted over the whole plane, so a gap in the map is as wide as it looks.
            frontier = frozenset(beside for at in frontier for beside in at.neighbours()) - found
            found |= frontier
            if not frontier or len(found) > 16 * len(self.grid.hexes):
                break
        return found.intersection(self.grid.index)

    def _terrain(self, value: Json, _set: Json, _areas: Areas) -> frozenset[Hex]:
        words = value if isinstance(value, list | tuple) else (value,)
        wanted = {word for word in words if isinstance(word, str)}
        board = self.ground.board
        return frozenset(
            at
            for at in self.grid.hexes
            if wanted.intersection(self.ground.terrain(at)) or board.has_path(at, *wanted)
        )

    def _level(self, value: Json, _set: Json, _areas: Areas) -> frozenset[Hex]:
        return frozenset(at for at in self.grid.hexes if self.ground.level(at) == value)

    def _area(self, value: Json, _set: Json, areas: Areas) -> frozenset[Hex]:
        return areas.get(value, frozenset()) if isinstance(value, str) else frozenset()

    def _list(self, value: Json, _set: Json, areas: Areas) -> frozenset[Hex]:
        return self._hexes(value, areas) if isinstance(value, list | tuple) else frozenset()

    def _any(self, value: Json, _set: Json, areas: Areas) -> frozenset[Hex]:
        if not isinstance(value, list | tuple):
            return frozenset()
        return frozenset().union(*(self._hexes(one, areas) for one in value))


def is_all_but(hex_set: Mapping[str, Json]) -> bool:
    """Whether a set says no more than which hexes aren't in it, and so has all others of the map."""
    return {name for name in hex_set if not name.startswith("x-")} == {"except"}


def _is_across(there: tuple[int, int], here: tuple[int, int], edge: str, *, straight: bool) -> bool:
    """Whether a neighbour lies beyond an edge of the map; ``straight``: it has a neighbour right across that edge.

    Then only that one tells: beside a corner the slanting ones lie off the map past the other edge.
    """
    (x, y), (other_x, other_y) = here, there
    if straight and (other_y != y if edge in ("left", "right") else other_x != x):
        return False
    return {"left": other_x < x, "right": other_x > x, "top": other_y < y, "bottom": other_y > y}[edge]


_NARROWING = {
    "board": HexSets._board,  # noqa: SLF001 - the table of this class's own methods
    "rows": HexSets._rows,  # noqa: SLF001
    "cols": HexSets._cols,  # noqa: SLF001
    "edge": HexSets._edge,  # noqa: SLF001
    "within": HexSets._within,  # noqa: SLF001
    "terrain": HexSets._terrain,  # noqa: SLF001
    "level": HexSets._level,  # noqa: SLF001
    "area": HexSets._area,  # noqa: SLF001
    "hexes": HexSets._list,  # noqa: SLF001
    "any": HexSets._any,  # noqa: SLF001
}
