"""The limits of what is drawn on a board (docs/formats.md, section 7): how tangled and how dense outlines may be.

Points alone bound neither: a ring of 400 points can cross itself 26,000 times, and 50,000 rings of four points can each
cover the whole board. Past these limits opening and checking would take minutes instead of a moment.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from shapely.geometry import Polygon

from bob_editor.errors import TooLarge
from bob_editor.geometry.tangles import Edges, nested
from bob_editor.model.board import Artwork, Board, Contour
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

_SIMPLE = 150
"""An outline of fewer points than this has few edges, and so few pairs of them."""

_AN_OUTLINE = 4
"""An outline takes as long to look through as this many hexes that it reaches over, be it ever so small."""

_HEX = 6
"""A hex's area in square lattice units."""


def check_drawn_limits(board: Board, name: str) -> None:
    """Refuse a board whose outlines are past the limits.

    :raises TooLarge: saying which outline, what of it is too much, and what to do.
    """
    _check_cover(board, name)
    crossings = near = 0
    for steps, piece in _pieces(board):
        rings = (piece.ring, *piece.holes)
        what = f"{spoken(steps)} of {name}"
        hint = "Draw that outline anew, or simplify it."
        if sum(map(len, rings)) > _SIMPLE:
            near += Edges(rings).near_pairs(MAX_NEAR)
            if near > MAX_NEAR:
                raise TooLarge(
                    f"{what} winds so much that its edges run near each other more than {MAX_NEAR:,} times.",
                    hint=hint,
                )
        found = _crossings(piece)
        if found > MAX_CROSSINGS_OF_ONE:
            raise TooLarge(
                f"{what} crosses itself or its holes more than {MAX_CROSSINGS_OF_ONE} times.", hint=hint
            )
        crossings += found
        if crossings > MAX_CROSSINGS:
            raise TooLarge(
                f"The outlines of {name} cross themselves more than {MAX_CROSSINGS:,} times in all.",
                hint="Draw those that cross themselves most anew.",
            )


def _pieces(board: Board) -> Iterator[tuple[Steps, Artwork | Contour]]:
    yield from ((("artwork", place), piece) for place, piece in enumerate(board.artwork))
    yield from ((("contours", place), piece) for place, piece in enumerate(board.contours))


def _crossings(piece: Artwork | Contour) -> int:
    """How often an outline crosses itself or its holes, or has one hole in another; none of a sound one."""
    if Polygon(np.array(piece.ring), [np.array(hole) for hole in piece.holes]).is_valid:
        return 0
    most = MAX_CROSSINGS_OF_ONE
    return max(Edges((piece.ring, *piece.holes)).crossings(most), nested(piece.holes, most))


def _check_cover(board: Board, name: str) -> None:
    """Refuse a board on which far more is drawn over each other than there are hexes to draw on."""
    hexes = len(board.grid.hexes)
    if not hexes:
        return
    most = MAX_COVER * max(hexes, SMALL)
    left, top, right, bottom = board.grid.bounds
    reached = 0.0
    for count, (_, piece) in enumerate(_pieces(board), start=1):
        points = np.array(piece.ring)
        (low_x, low_y), (high_x, high_y) = points.min(axis=0), points.max(axis=0)
        wide = min(high_x, right) - max(low_x, left)
        high = min(high_y, bottom) - max(low_y, top)
        reached += max(0, wide) * max(0, high) / _HEX
        if _AN_OUTLINE * count + reached > most:
            raise TooLarge(
                f"{name} has more outlines over each other than its {hexes:,} hexes can bear: the first {count:,} "
                f"reach over {reached:,.0f}.",
                hint="Join those of one kind, or delete what is hidden.",
            )
