"""The limits of what is drawn on a board (docs/formats.md, section 7): how far off, how tangled and how dense.

Points alone bound neither: a ring of 400 points can cross itself 26,000 times, and 50,000 rings of four points can each
cover the whole board. Past these limits opening and checking would take minutes instead of a moment.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

import numpy as np
from attrs import frozen
from shapely.geometry import Polygon

from bob_editor.errors import TooLarge
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import FARTHEST, Point, is_coordinate
from bob_editor.geometry.outlines.tangles import Edges, nested
from bob_editor.model.board import Artwork, Board, Contour, Label, Path
from bob_editor.storage.form.curve_limits import check_curves
from bob_editor.storage.form.limits import check_counts, outlines_of, points_of
from bob_editor.storage.form.problems import Steps, spoken

MAX_CROSSINGS_OF_ONE = 500
"""How often one outline may cross itself or its holes; holes that lie in each other count too."""

MAX_CROSSINGS = 2_000
"""How often all outlines of a board may do so."""

MAX_NEAR = 100_000
"""Pairs of edges of one outline that run so near that their boxes meet, on a whole board."""

MAX_COVER = 20
"""Over how many hexes the boxes of all outlines may reach, for each hex; small boards are taken as ``SMALL`` hexes."""

SMALL = 1_000

MAX_COVER_OF_LINES = 4
"""The same of crest lines alone, which are held against each other, for each hex and ``SMALL`` more."""

_SIMPLE = 150
"""An outline of fewer points than this has few edges, and so few pairs of them."""

_AN_OUTLINE = 4
"""An outline takes as long to look through as this many hexes that it reaches over, be it ever so small."""

_ONE_HINT = "Draw that outline anew, or simplify it."

_HEX = 6
"""A hex's area in square lattice units."""


Piece = Artwork | Contour

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in lattice units."""


@frozen(eq=False)
class _Measured:
    """How tangled an outline is, and the box of its ring; held with the outline, so that its identity stays its own."""

    piece: Piece
    near: int
    crossings: int
    box: Box


class DrawnLimits:
    """Holds boards against the limits; of one edited board after the other it measures only what outlines are new."""

    def __init__(self) -> None:
        self._known: dict[int, _Measured] = {}

    def check(self, board: Board, name: str) -> None:
        """Refuse a board whose outlines are past the limits.

        :raises TooLarge: saying which outline, what of it is too much, and what to do.
        """
        pieces = list(_pieces(board))
        boxes = [_box(piece) if known is None else known.box for piece, known in self._with_known(pieces)]
        _check_cover(board, [(piece, box) for (_, piece), box in zip(pieces, boxes, strict=True)], name)
        found: dict[int, _Measured] = {}
        crossings = near = 0
        for (steps, piece), (_, known), box in zip(pieces, self._with_known(pieces), boxes, strict=True):
            what = f"{spoken(steps)} of {name}"
            one = _measured(piece, box, what) if known is None else known
            found[id(piece)] = one
            near += one.near
            if near > MAX_NEAR:
                raise _winding(what)
            crossings += one.crossings
            if crossings > MAX_CROSSINGS:
                raise TooLarge(
                    f"The outlines of {name} cross themselves more than {MAX_CROSSINGS:,} times in all.",
                    hint="Draw those that cross themselves most anew.",
                )
        self._known = found

    def check_edit(self, before: Board, after: Board, name: str) -> None:
        """Refuse an edit that draws past the limits, with the counts of points and outlines; what takes away may be.

        :raises TooLarge: as ``check`` does.
        """
        check_reach(before, after)
        if after.paths is not before.paths or after.labels is not before.labels:
            curves = (*(path.curve for path in after.paths), *(label.curve for label in after.labels))
            check_curves(after.grid, filter(None, curves), name)
        if after.artwork is before.artwork and after.contours is before.contours:
            return
        there = {id(piece) for _, piece in _pieces(before)}
        if all(id(piece) in there for _, piece in _pieces(after)):
            return
        check_counts(outlines_of(after), points_of(after), name)
        self.check(after, name)

    def _with_known(self, pieces: list[tuple[Steps, Piece]]) -> Iterator[tuple[Piece, _Measured | None]]:
        for _, piece in pieces:
            yield piece, self._known.get(id(piece))


def check_reach(before: Board, after: Board) -> None:
    """Refuse an edit that draws a point where no file may have one.

    :raises TooLarge: where something new reaches farther off than ``FARTHEST``.
    """
    there = set(map(id, _everything(before)))
    new = (one for one in _everything(after) if id(one) not in there)
    if not all(map(is_coordinate, chain.from_iterable(chain.from_iterable(map(_all_points, new))))):
        raise TooLarge(
            f"Something would lie farther off than {FARTHEST:,} lattice units.",
            hint="Keep it nearer the board.",
        )


def _everything(board: Board) -> Iterator[Piece | Path | Label]:
    return chain(board.artwork, board.contours, board.paths, board.labels)


def _all_points(one: Piece | Path | Label) -> Iterator[Point]:
    if isinstance(one, Label):
        yield one.at
    elif not isinstance(one, Path):
        yield from chain(one.ring, *one.holes)
    for knot in one.curve if isinstance(one, Path | Label) else chain.from_iterable(one.curves):
        yield from filter(None, (knot.at, knot.before, knot.after))


def check_drawn_limits(board: Board, name: str) -> None:
    """Refuse a board whose outlines are past the limits; raises as ``DrawnLimits.check`` does."""
    DrawnLimits().check(board, name)


def _measured(piece: Piece, box: Box, what: str) -> _Measured:
    """How tangled an outline is.

    :raises TooLarge: where it alone is past a limit.
    """
    near = _near(piece.ring, piece.holes)
    if near > MAX_NEAR:
        raise _winding(what)
    crossings = _crossings(piece.ring, piece.holes)
    if crossings > MAX_CROSSINGS_OF_ONE:
        raise TooLarge(
            f"{what} crosses itself or its holes more than {MAX_CROSSINGS_OF_ONE} times.", hint=_ONE_HINT
        )
    return _Measured(piece, near, crossings, box)


def _winding(what: str) -> TooLarge:
    return TooLarge(
        f"{what} winds so much that its edges run near each other more than {MAX_NEAR:,} times.",
        hint=_ONE_HINT,
    )


def _box(piece: Piece) -> Box:
    points = np.array(piece.ring)
    (low_x, low_y), (high_x, high_y) = points.min(axis=0), points.max(axis=0)
    return float(low_x), float(low_y), float(high_x), float(high_y)


def _pieces(board: Board) -> Iterator[tuple[Steps, Piece]]:
    yield from ((("artwork", place), piece) for place, piece in enumerate(board.artwork))
    yield from ((("contours", place), piece) for place, piece in enumerate(board.contours))


def _points(ring: tuple[Point, ...], holes: tuple[tuple[Point, ...], ...]) -> int:
    return len(ring) + sum(map(len, holes))


@kept(_points)
def _near(ring: tuple[Point, ...], holes: tuple[tuple[Point, ...], ...]) -> int:
    """How many pairs of its edges run near each other."""
    return Edges((ring, *holes)).near_pairs(MAX_NEAR) if _points(ring, holes) > _SIMPLE else 0


@kept(_points)
def _crossings(ring: tuple[Point, ...], holes: tuple[tuple[Point, ...], ...]) -> int:
    """How often an outline crosses itself or its holes, or has one hole in another; none of a sound one."""
    if Polygon(np.array(ring), [np.array(hole) for hole in holes]).is_valid:
        return 0
    most = MAX_CROSSINGS_OF_ONE
    return max(Edges((ring, *holes)).crossings(most), nested(holes, most))


def _check_cover(board: Board, boxes: list[tuple[Piece, Box]], name: str) -> None:
    """Refuse a board on which far more is drawn over each other than there are hexes to draw on."""
    hexes = len(board.grid.hexes)
    lines = [box for piece, box in boxes if isinstance(piece, Contour)]
    if past := _past(board, lines, MAX_COVER_OF_LINES * (hexes + SMALL)):
        raise TooLarge(
            f"{name} has more crest lines over each other than its {hexes:,} hexes can bear: the first {past[0]:,} "
            f"reach over {past[1]:,.0f}.",
            hint="Join those of one kind, or delete what is hidden.",
        )
    if past := _past(board, [box for _, box in boxes], MAX_COVER * max(hexes, SMALL)):
        raise TooLarge(
            f"{name} has more outlines over each other than its {hexes:,} hexes can bear: the first {past[0]:,} "
            f"reach over {past[1]:,.0f}.",
            hint="Join those of one kind, or delete what is hidden.",
        )


def _past(board: Board, boxes: Iterable[Box], most: float) -> tuple[int, float] | None:
    """How many of some boxes reach over more hexes of a board than they may, and over how many; None where none do."""
    left, top, right, bottom = board.grid.bounds
    reached = 0.0
    for count, (low_x, low_y, high_x, high_y) in enumerate(boxes, start=1):
        wide = min(high_x, right) - max(low_x, left)
        high = min(high_y, bottom) - max(low_y, top)
        reached += max(0, wide) * max(0, high) / _HEX
        if _AN_OUTLINE * count + reached > most and board.grid.hexes:
            return count, reached
    return None
