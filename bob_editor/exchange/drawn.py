"""Foreign maps' outlines, lines and points to what is drawn on a board, by what they are called."""

import math
import re
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any

from msgspec import field
from msgspec.structs import replace

from bob_editor.exchange.lay import Lay
from bob_editor.exchange.mapping import Words
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point, corners_of_side, is_coordinate
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model.board import Artwork, Board, Contour, Feature, Label, Path
from bob_editor.model.drawn_paths import hexes_entered
from bob_editor.records import Record
from bob_editor.storage.form.limits import check_counts
from bob_editor.storage.form.values import HIGHEST_LEVEL

Json = Any

WHOLE = re.compile(r"\s*-?[0-9]{1,4}\s*")

NEAR = 0.1
"""How far from a dot or a corner, on the lattice, a line may end that means it."""


class Thing(Record):
    """A thing that a foreign map draws: its points as ``Lay`` has them, and whether they close a ring.

    ``names`` is what it is called, the likeliest last for a label; ``others`` what else says which terrain it is,
    ``text`` what it shows written. ``holes`` are those of a ring. ``word`` is what a mapping would best give a meaning,
    the first name unless it is said.
    """

    names: tuple[str, ...]
    points: tuple[Point, ...]
    closed: bool = False
    text: str = ""
    others: tuple[str, ...] = ()
    properties: Mapping[str, Json] = field(default_factory=dict)
    holes: tuple[tuple[Point, ...], ...] = ()
    word: str = ""


class Drawn(Record, eq=False):
    """What was drawn so far of a foreign map, on a grid, from where its things lie."""

    grid: Grid
    lay: Lay
    words: Words
    artwork: list[Artwork] = field(default_factory=list)
    contours: list[Contour] = field(default_factory=list)
    paths: list[Path] = field(default_factory=list)
    sides: dict[Side, tuple[Feature, ...]] = field(default_factory=dict)
    labels: list[Label] = field(default_factory=list)

    def take(self, thing: Thing) -> None:
        """Draw a thing, or tell of it."""
        points = tuple(map(self.lay.lattice, thing.points))
        if not _lies_near(points):
            self.words.report.dropped("", " ".join(thing.names) or "a thing", "It lies nowhere near the map.")
            return
        names = (*thing.names, *thing.others)
        place = self.grid.label(self.grid.frame.hex_at(points[0]))
        if len(points) == 1:
            self._label(thing.text or next(iter(reversed(thing.names)), ""), points[0], place, names)
        elif thing.closed:
            holes = (tuple(map(self.lay.lattice, hole)) for hole in thing.holes)
            self._outline(names, points, tuple(filter(_lies_near, holes)), place, thing)
        else:
            self._line(names, points, place, thing.word)

    def _label(self, text: str, at: Point, place: str, names: tuple[str, ...]) -> None:
        if text:
            self.labels.append(Label(text, at))
        else:
            self.words.report.dropped(place, " ".join(names) or "a point", "A point without a name.")

    def _first(
        self, names: tuple[str, ...], place: str, what: str, word: str, *parts: str
    ) -> tuple[str, str] | None:
        """The terrain that one of the names means in one of the parts of a board, and the part."""
        for part in parts:
            for name in names:
                if self.words.understands(name, part):
                    terrain = self.words.meaning(name, place, part=part).terrain
                    return (terrain[0], part) if terrain else None
        told = word or (names[0] if names else what)
        self.words.report.dropped(
            place, told, f"There is no terrain of the name for {what}.", word=told, part=parts[0]
        )
        return None

    def _outline(
        self,
        names: tuple[str, ...],
        ring: tuple[Point, ...],
        holes: tuple[tuple[Point, ...], ...],
        place: str,
        thing: Thing,
    ) -> None:
        level = crest_level(thing)
        if "contour" in {one.lower() for one in names} and level is not None:
            self.contours.append(Contour(level, ring, holes))
            return
        found = self._first(names, place, "an outline", thing.word, "artwork")
        if found is not None:
            self.artwork.append(Artwork(found[0], ring, holes))

    def _line(self, names: tuple[str, ...], points: tuple[Point, ...], place: str, word: str) -> None:
        found = self._first(names, place, "a line", word, "paths", "sides")
        if found is None:
            return
        terrain, part = found
        if part == "paths":
            path = path_along(self.grid, terrain, points)
            if path is None:
                self.words.report.dropped(place, names[0], "The line enters no hex of the board.")
            else:
                self.paths.append(path)
            return
        for first, second in pairwise(points):
            side = side_along(self.grid, first, second)
            if side is None:
                self.words.report.dropped(place, names[0], "The line runs along no hexside.")
            else:
                self.sides[side] = (*self.sides.get(side, ()), Feature(terrain))

    def on(self, board: Board) -> Board:
        """The board with all that was drawn.

        :raises TooLarge: where it is more than a board may have.
        """
        pieces: tuple[Artwork | Contour, ...] = (*self.artwork, *self.contours)
        check_counts(
            len(pieces), sum(len(ring) for one in pieces for ring in (one.ring, *one.holes)), "The map"
        )
        return replace(
            board,
            artwork=tuple(self.artwork),
            contours=tuple(self.contours),
            paths=tuple(self.paths),
            sides={side: tuple(dict.fromkeys(features)) for side, features in self.sides.items()},
            labels=tuple(self.labels),
        )


def crest_level(thing: Thing) -> int | None:
    """The level that a thing says, where it is one that a crest line may have."""
    level = whole_said(thing.properties.get("level"))
    return level if level is not None and 1 <= level <= HIGHEST_LEVEL else None


def whole_said(value: Json) -> int | None:
    """A whole number, also one written as text, as which some programs keep whatever a user adds."""
    if isinstance(value, str):
        return int(value) if WHOLE.fullmatch(value) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _lies_near(points: Sequence[Point]) -> bool:
    return bool(points) and all(is_coordinate(x) and is_coordinate(y) for x, y in points)


def path_along(grid: Grid, terrain: str, points: Sequence[Point]) -> Path | None:
    """The path along a line: from dot to dot where it runs so, else drawn; None where it enters no hex."""
    dots = [_dot_at(grid, one) for one in points]
    through = tuple(at for at, _ in groupby(dots) if at is not None)
    joined = all(a.direction_to(b) is not None for a, b in pairwise(through))
    if joined and all(at in grid.index for at in dots):
        return Path(terrain, through)
    knots = tuple(map(Knot, points))
    entered = hexes_entered(grid, knots)
    return Path(terrain, entered, knots) if entered else None


def _dot_at(grid: Grid, point: Point) -> Hex | None:
    at = grid.frame.hex_at(point)
    return at if math.dist(grid.centre(at), point) < NEAR else None


def side_along(grid: Grid, first: Point, second: Point) -> Side | None:
    """The hexside of the board that runs between two points, each near one of its corners."""
    middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
    around = grid.frame.hex_at(middle)
    for at in (around, *around.neighbours()):
        for direction, side in enumerate(sides_of(at)):
            if not any(one in grid.index for one in side.hexes):
                continue
            ends = side_ends(grid, at, direction)
            for one, other in (ends, ends[::-1]):
                if max(math.dist(one, first), math.dist(other, second)) < 3 * NEAR:
                    return side
    return None


def side_ends(grid: Grid, at: Hex, direction: int) -> tuple[Point, Point]:
    """The two corners of a hexside."""
    corners = grid.frame.corners(at)
    first, second = corners_of_side(direction)
    return corners[first], corners[second]
