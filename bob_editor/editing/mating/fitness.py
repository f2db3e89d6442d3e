"""What doesn't meet where a geomorphic board lies against itself and against others of its set."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import shapely
from shapely.geometry import GeometryCollection, LineString
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.mating.seam import Seam, seam
from bob_editor.geometry.grid import EDGES, Edge
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import Part
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rules.land.ground import Ground

_UNMET = 0.5
"""Artwork that runs over an edge may miss what meets it by so much of the lattice, an eighth of a hex's width."""


_NOTHING = GeometryCollection()

_Key = TypeVar("_Key", bound=str | int)


class Gap(Record):
    """A place at which two boards don't go on into each other; ``there`` is the other board's hex."""

    at: Hex
    there: Hex
    words: str


class Meeting(Record):
    """A board's edge against another board's; ``title`` is the other's, "" for the board itself."""

    edge: Edge
    title: str
    turned: bool
    gaps: tuple[Gap, ...] = ()
    why: str = ""
    """Why the two can't lie there at all."""

    @property
    def fits(self) -> bool:
        """Whether everything meets."""
        return not self.gaps and not self.why


def meetings(
    ground: Ground, others: Sequence[tuple[str, Ground]], *, itself: bool = True
) -> Iterator[Meeting]:
    """Every edge of a board against itself and others with their titles, each as it lies and turned by 180 degrees."""
    for title, other in (("", ground), *others) if itself else others:
        for turned in (False, True):
            for edge in EDGES:
                # Against itself the left edge is what the right one met, and the top what the bottom met.
                if other is not ground or turned or edge in ("right", "bottom"):
                    yield meeting(ground, edge, title, other, turned=turned)


def meeting(ground: Ground, edge: Edge, title: str, other: Ground, *, turned: bool) -> Meeting:
    """One edge of a board against the opposite one of another, or against the same one of a board that is turned."""
    found = seam(ground.board, edge, other.board, turned=turned)
    if found.why:
        return Meeting(edge, title, turned, why=found.why)
    both = _Both(ground, other, title, found)
    # A turned board against itself meets each place twice.
    gaps = {gap.words: gap for gap in both.gaps()}.values()
    order = {at: number for number, at in enumerate(ground.board.grid.hexes)}
    return Meeting(edge, title, turned, tuple(sorted(gaps, key=lambda gap: order.get(gap.at, 0))))


class _Both(Record, eq=False):
    """Two boards and the seam between them."""

    ground: Ground
    other: Ground
    title: str
    seam: Seam

    def gaps(self) -> Iterator[Gap]:
        """All that doesn't meet."""
        yield from self.halves()
        yield from self.ways_out()
        yield from self.ways_apart()
        yield from self.artwork()

    def _gap(self, at: Hex, there: Hex, words: str) -> Gap:
        here = self.ground.board.grid.label(at)
        beyond = f"{self.title} {self.other.board.grid.label(there)}".strip()
        return Gap(at, there, words.format(here=here, there=beyond))

    def _title(self, terrain: str) -> str:
        """A terrain's name within what ``_gap`` fills in: braces of its own stay what they are."""
        row = self.ground.ruleset.terrains.get(terrain)
        title = row.title if row is not None else terrain
        return title.replace("{", "{{").replace("}", "}}")

    def halves(self) -> Iterator[Gap]:
        """Half hexes that become one, whose dots are of another level or terrain on either board."""
        for at, there in self.seam.halves:
            levels = self.ground.level(at), self.other.level(there)
            if levels[0] != levels[1]:
                yield self._gap(
                    at, there, f"Level {levels[0]} in {{here}} meets level {levels[1]} in {{there}}."
                )
            own, far = (
                [terrain for terrain in side.terrain(one) if terrain not in side.board.path_hexes]
                for side, one in ((self.ground, at), (self.other, there))
            )
            if set(own) != set(far):
                mine, theirs = (", ".join(map(self._title, some)) or "nothing" for some in (own, far))
                yield self._gap(at, there, f"{mine} in {{here}} meets {theirs} in {{there}}.")

    def ways_out(self) -> Iterator[Gap]:
        """Roads, streams and the like that end at the edge of one board and don't go on on the other."""
        pairs: dict[Hex, list[Hex]] = {}
        back: dict[Hex, list[Hex]] = {}
        for at, there in (*self.seam.halves, *self.seam.beside):
            pairs.setdefault(at, []).append(there)
            back.setdefault(there, []).append(at)
        for at, terrain in _ends(self.ground.board):
            beyond = pairs.get(at, ())
            if beyond and not any(self.other.board.has_path(there, terrain) for there in beyond):
                yield self._gap(
                    at, beyond[0], f"{self._title(terrain)} ends in {{here}}; {{there}} has none."
                )
        for there, terrain in _ends(self.other.board):
            near = back.get(there, ())
            if near and not any(self.ground.board.has_path(at, terrain) for at in near):
                yield self._gap(
                    near[0], there, f"{self._title(terrain)} ends in {{there}}; {{here}} has none."
                )

    def ways_apart(self) -> Iterator[Gap]:
        """Roads, streams and the like that cross the edge on both boards, but not in one place."""
        own, far = _ways(self.ground.board), _ways(self.other.board, self.seam.part)
        for (at, there), line in self._lines().items():
            for terrain in sorted(own.keys() & far.keys()):
                here, beyond = line.intersection(own[terrain]), line.intersection(far[terrain])
                if here and beyond and here.hausdorff_distance(beyond) > _UNMET * MILLI:
                    name = self._title(terrain)
                    yield self._gap(at, there, f"{name} in {{here}} doesn’t meet that in {{there}}.")

    def artwork(self) -> Iterator[Gap]:
        """Drawn outlines and crest lines that the edge cuts and that don't go on on the other board.

        Boards of whole hexes may have another terrain in each: there nothing is cut.
        """
        own, far = _drawn(self.ground), _drawn(self.other, self.seam.part)
        lines = self._lines()
        for key in sorted({*own, *far}, key=str):
            name = f"The crest line of level {key}" if isinstance(key, int) else self._title(key)
            mine, theirs = own.get(key, _NOTHING), far.get(key, _NOTHING)
            for (at, there), line in lines.items():
                here, beyond = line.intersection(mine), line.intersection(theirs)
                unmet = here.symmetric_difference(beyond).length
                if unmet > _UNMET * MILLI and not self._grows(key, at, there):
                    yield self._gap(at, there, f"{name} doesn’t meet between {{here}} and {{there}}.")

    def _grows(self, key: str | int, at: Hex, there: Hex) -> bool:
        """Whether one of two hexes is painted so rather than drawn: what grows there meets where the hexes do."""
        if isinstance(key, int):
            return self.ground.grows_contour(at, key) or self.other.grows_contour(there, key)
        if key not in self.ground.ruleset.terrains:
            return False
        return self.ground.grows(at, key) or self.other.grows(there, key)

    def _lines(self) -> Mapping[tuple[Hex, Hex], LineString]:
        """The piece of the seam in each pair of hexes, in thousandths of the first board's canonical frame."""
        board = self.ground.board
        frame = board.grid.frame
        left, top, right, bottom = board.grid.bounds
        inside = shapely.box(left, top, right, bottom)
        found = {}
        for at, there in self.seam.halves:
            x, y = frame.centre(at)
            across, down = (1, 2) if frame.pointy else (2, 1)
            upright = x in (left, right)
            ends = ((x, y - down), (x, y + down)) if upright else ((x - across, y), (x + across, y))
            line = LineString(ends).intersection(inside)
            if line.length:
                found[at, there] = LineString(in_milli(frame, [(x, y) for x, y, *_ in line.coords]))
        return found


def _ends(board: Board) -> Iterator[tuple[Hex, str]]:
    """The hexes in which paths end, each with the path's kind."""
    for path in board.paths:
        for at in dict.fromkeys((path.through[0], path.through[-1]) if path.through else ()):
            yield at, path.terrain


def _drawn(ground: Ground, part: Part | None = None) -> Mapping[str | int, BaseGeometry]:
    """What is drawn of each terrain and level, in one piece; where a part says that the board lies, if it does."""
    found: dict[str | int, list[BaseGeometry]] = {}
    for piece in ground.drawn:
        found.setdefault(piece.terrain or "", []).append(piece.area)
    for piece in ground.drawn_contours:
        found.setdefault(piece.level or 0, []).append(piece.area)
    return _laid(found, part)


def _ways(board: Board, part: Part | None = None) -> Mapping[str, BaseGeometry]:
    """The lines of the paths of each terrain, likewise."""
    found: dict[str, list[BaseGeometry]] = {}
    for path in board.paths:
        points = path.line or tuple(map(board.grid.centre, path.through))
        if len(points) > 1:
            found.setdefault(path.terrain, []).append(LineString(in_milli(board.grid.frame, points)))
    return _laid(found, part)


def _laid(found: Mapping[_Key, list[BaseGeometry]], part: Part | None) -> dict[_Key, BaseGeometry]:
    """What there is of each in one piece, where the board lies as a part."""
    joined = {key: shapely.union_all(pieces) for key, pieces in found.items()}
    if part is None:
        return joined
    (shift,) = in_milli(part.grid.frame, [part.point((0, 0))])
    way = -1 if part.turned else 1
    return {key: shapely.transform(area, lambda points: way * points + shift) for key, area in joined.items()}
