"""How everything on a board goes over to another grid: its hexes, points, ways and names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bob_editor.geometry.grid import EDGES, Edge, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import written_number
from bob_editor.geometry.lattice import Node, Point
from bob_editor.geometry.parts import Side, side_between
from bob_editor.records import Record

_ACROSS = str.maketrans("ew", "we")
_DOWN = str.maketrans("ns", "sn")
_COMPASS = {"north": "n", "south": "s", "east": "e", "west": "w"}
_COMPASS_OF = {way: word for word, way in _COMPASS.items()}
_FULL_TURN = 12
"""Numbered ways of a thing to face: 30 degrees each, clockwise from the top."""

_PATH = re.compile(r"(paths)/(\d{1,9})(?: (.+))?")
_PIECE = re.compile(r"(artwork|contours)/(\d{1,9})")

Indices = Mapping[str, Mapping[int, int | None]]
"""By section (``paths``, ``artwork``, ``contours``), at which place of its list a row stands then; None: it is gone."""


class Carry(Record):
    """Takes what is on ``source`` to ``target``: mirrored left to right, top to bottom or both, then shifted.

    Both at once are a turn by 180 degrees. ``shift`` is a vector of the lattice that takes dots to dots.
    """

    source: Grid
    target: Grid
    left_right: bool = False
    top_bottom: bool = False
    shift: Node = (0, 0)

    @property
    def back(self) -> Carry:
        """What undoes it."""
        (dx, dy), across, down = self.shift, self.left_right, self.top_bottom
        shift = (dx if across else -dx, dy if down else -dy)
        return Carry(self.target, self.source, across, down, shift)

    # -- places -----------------------------------------------------------------------------------------------------

    def point(self, point: Point) -> Point:
        """Where a lattice point comes to lie, in thousandths."""
        x, y = -point[0] if self.left_right else point[0], -point[1] if self.top_bottom else point[1]
        return round(x + self.shift[0], 3), round(y + self.shift[1], 3)

    def hex(self, at: Hex) -> Hex:
        """Where a hex comes to lie, on the grid or off it."""
        x, y = self.point(self.source.frame.centre(at))
        found = self.target.frame.hex_with_centre((round(x), round(y)))
        if found is None:
            raise AssertionError(f"a dot comes to lie beside the dots: {self}")
        return found

    def side(self, side: Side) -> Side:
        """Where a hexside comes to lie."""
        found = side_between(*map(self.hex, side.hexes))
        if found is None:
            raise AssertionError(f"two hexes are torn apart: {self}")
        return found

    def has_fallen(self, at: Hex) -> bool:
        """Whether a hex of the source's grid isn't on the target's; one off the grid has nothing to fall from."""
        return at in self.source and self.hex(at) not in self.target

    def side_has_fallen(self, side: Side) -> bool:
        """Whether a hexside of the source's grid has none of its hexes on the target's."""
        was_there = any(at in self.source for at in side.hexes)
        return was_there and not any(self.hex(at) in self.target for at in side.hexes)

    # -- ways -------------------------------------------------------------------------------------------------------

    def way(self, name: str) -> str:
        """Where a hexside's or hexspine's name points then."""
        name = name.translate(_ACROSS) if self.left_right else name
        return name.translate(_DOWN) if self.top_bottom else name

    def direction(self, direction: int) -> int:
        """Where a direction (0 to 5, canonical) points then."""
        names = self.source.frame.side_names
        return names.index(self.way(names[direction]))

    def facing(self, facing: object) -> object:
        """What a thing faces then, by a name or by a number of twelve; what is neither stays as it is."""
        text = str(facing)
        number = written_number(text)
        if number is not None:
            number = -number if self.left_right else number
            number = _FULL_TURN // 2 - number if self.top_bottom else number
            number %= _FULL_TURN
            return str(number) if isinstance(facing, str) else number
        frame = self.source.frame
        return self.way(text) if text in (*frame.side_names, *frame.corner_names) else facing

    def edge(self, edge: Edge) -> Edge:
        """Which edge of the board one is then."""
        left_right: Mapping[Edge, Edge] = {"left": "right", "right": "left"}
        top_bottom: Mapping[Edge, Edge] = {"top": "bottom", "bottom": "top"}
        edge = left_right.get(edge, edge) if self.left_right else edge
        return top_bottom.get(edge, edge) if self.top_bottom else edge

    def word(self, word: str) -> str:
        """A name of a place, a way, an edge or a corner (``top_left``) as it is then; any other word as it is."""
        frame = self.source.frame
        if word in (*frame.side_names, *frame.corner_names):
            return self.way(word)
        parts = word.split("_")
        if all(part in EDGES for part in parts):
            return "_".join(self.edge(part) for part in parts)  # type: ignore[arg-type]  # each is an edge
        return self.label(word) or word

    def told(self, word: str) -> str:
        """A word of a message as it is then: the name of a place, or a point of the compass; any other as it is."""
        if word in _COMPASS:
            return _COMPASS_OF[self.way(_COMPASS[word])]
        return self.label(word) or word

    # -- names ------------------------------------------------------------------------------------------------------

    def label(self, label: str) -> str | None:
        """What a hex or hexside is called then; what is neither stays as it is, and what has fallen has no name."""
        if "/" in label:
            side = self.source.side_anywhere(label)
            if side is None:
                return label
            return None if self.side_has_fallen(side) else self.target.side_label(self.side(side))
        at = self.source.hex_anywhere(label)
        if at is None:
            return label
        if self.has_fallen(at):
            return None
        named = self.target.label(self.hex(at))
        # Off the board there may be no name for a hex, and a name that is none would lead nowhere.
        return named if self.target.hex_anywhere(named) == self.hex(at) else label

    def place(self, place: str, indices: Indices) -> str | None:
        """The name of an issue's place then, also of a path or a drawn ring; None where it is gone."""
        if (match := _PATH.fullmatch(place)) is not None:
            index = indices["paths"].get(int(match[2]), int(match[2]))
            ends = [self.label(end) for end in (match[3] or "").split("–") if end]
            named = [end for end in ends if end is not None]
            if index is None or len(named) < len(ends):
                return None
            return f"paths/{index} {'–'.join(named)}".rstrip()
        if (match := _PIECE.fullmatch(place)) is not None:
            index = indices[match[1]].get(int(match[2]), int(match[2]))
            return None if index is None else f"{match[1]}/{index}"
        return self.label(place)
