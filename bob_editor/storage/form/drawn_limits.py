"""The limits of what is drawn on a board (docs/formats.md, section 7): how far off, how tangled and how dense.

Points alone bound neither: a ring of 400 points can cross itself 26,000 times, and 50,000 rings of four points can each
cover the whole board. Past these limits opening and checking would take minutes instead of a moment.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import accumulate, chain
from typing import NamedTuple

import numpy as np
from msgspec import Struct
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


class _Tangles(NamedTuple):
    """How many pairs of an outline's edges run near each other, and how often it crosses itself."""

    near: int
    crossings: int


class _Measured(Struct, eq=False):
    """Over how many hexes an outline's box reaches, and how tangled it is once that was looked into.

    It is held with the outline, so that its identity stays its own.
    """

    piece: Piece
    cover: float
    tangles: _Tangles | None = None


class DrawnLimits:
    """Holds boards against the limits; of one edited board after the other it measures only what outlines are new."""

    def __init__(self) -> None:
        self._known: dict[int, _Measured] = {}
        self._bounds: Box | None = None

    def check(self, board: Board, name: str) -> None:
        """Refuse a board whose outlines are past the limits.

        :raises TooLarge: saying which outline, what of it is too much, and what to do.
        """
        pieces = list(self._measured(board))
        _check_cover(board, pieces, name)
        crossings = near = 0
        for place, one in enumerate(pieces):
            if one.tangles is None:
                one.tangles = _tangles(one.piece, partial(_named, board, place, name))
            near += one.tangles.near
            if near > MAX_NEAR:
                raise _winding(_named(board, place, name))
            crossings += one.tangles.crossings
            if crossings > MAX_CROSSINGS:
                raise TooLarge(
                    f"The outlines of {name} cross themselves more than {MAX_CROSSINGS:,} times in all.",
                    hint="Draw those that cross themselves most anew.",
                )
        self._known = {id(one.piece): one for one in pieces}

    def measuring(self, board: Board) -> Iterator[None]:
        """Measure one outline after the other: thousands would hold up the first edit. Nothing is refused.

        Of other boards nothing is kept.
        """
        there = set(map(id, _drawn(board)))
        self._known = {key: one for key, one in self._known.items() if key in there}
        for one in self._measured(board):
            with suppress(TooLarge):
                one.tangles = one.tangles or _tangles(one.piece, str)
            self._known[id(one.piece)] = one
            yield

    def _measured(self, board: Board) -> Iterator[_Measured]:
        bounds = board.grid.bounds
        for piece in _drawn(board):
            # Between two outlines that are measured ahead another board may be held against the limits.
            if bounds != self._bounds:
                self._known, self._bounds = {}, bounds
            yield self._known.get(id(piece)) or _Measured(piece, _cover(piece, bounds))

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
        there = set(map(id, _drawn(before)))
        if there.issuperset(map(id, _drawn(after))):
            return
        check_counts(outlines_of(after), points_of(after), name)
        self.check(after, name)


def _drawn(board: Board) -> Iterator[Piece]:
    return chain(board.artwork, board.contours)


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


def _tangles(piece: Piece, named: Callable[[], str]) -> _Tangles:
    """How tangled an outline is.

    :raises TooLarge: where it alone is past a limit.
    """
    near = _near(piece.ring, piece.holes)
    if near > MAX_NEAR:
        raise _winding(named())
    crossings = _crossings(piece.ring, piece.holes)
    if crossings > MAX_CROSSINGS_OF_ONE:
        raise TooLarge(
            f"{named()} crosses itself or its holes more than {MAX_CROSSINGS_OF_ONE} times.", hint=_ONE_HINT
        )
    return _Tangles(near, crossings)


def _named(board: Board, place: int, name: str) -> str:
    """What an outline is called, of all artwork and the crest lines after it."""
    drawn = len(board.artwork)
    steps: Steps = ("artwork", place) if place < drawn else ("contours", place - drawn)
    return f"{spoken(steps)} of {name}"


def _winding(what: str) -> TooLarge:
    return TooLarge(
        f"{what} winds so much that its edges run near each other more than {MAX_NEAR:,} times.",
        hint=_ONE_HINT,
    )


def _cover(piece: Piece, bounds: Box) -> float:
    """Over how many hexes the box of an outline's ring reaches, on a board within such bounds."""
    left, top, right, bottom = bounds
    xs, ys = [x for x, _ in piece.ring], [y for _, y in piece.ring]
    wide = min(max(xs), right) - max(min(xs), left)
    high = min(max(ys), bottom) - max(min(ys), top)
    return max(0.0, wide) * max(0.0, high) / _HEX


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


def _check_cover(board: Board, pieces: Sequence[_Measured], name: str) -> None:
    """Refuse a board on which far more is drawn over each other than there are hexes to draw on."""
    hexes = len(board.grid.hexes)
    if not hexes:
        return
    covers = [one.cover for one in pieces]
    if past := _past(covers[len(board.artwork) :], MAX_COVER_OF_LINES * (hexes + SMALL)):
        raise TooLarge(
            f"{name} has more crest lines over each other than its {hexes:,} hexes can bear: the first {past[0]:,} "
            f"reach over {past[1]:,.0f}.",
            hint="Join those of one kind, or delete what is hidden.",
        )
    if past := _past(covers, MAX_COVER * max(hexes, SMALL)):
        raise TooLarge(
            f"{name} has more outlines over each other than its {hexes:,} hexes can bear: the first {past[0]:,} "
            f"reach over {past[1]:,.0f}.",
            hint="Join those of one kind, or delete what is hidden.",
        )


def _past(covers: Iterable[float], most: float) -> tuple[int, float] | None:
    """How many of some outlines reach over more hexes than they may, and over how many; None where none do."""
    reaches = enumerate(accumulate(covers), start=1)
    return next(
        ((count, reached) for count, reached in reaches if _AN_OUTLINE * count + reached > most), None
    )
