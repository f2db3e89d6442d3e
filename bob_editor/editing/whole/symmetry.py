"""Symmetric drawing: an edit is done in its image, too, as the board looked at in a mirror or from the other side."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeVar

from msgspec.structs import replace

from bob_editor.editing.document.manner import Symmetry
from bob_editor.editing.drawing.following_rings import Area
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.image import Image
from bob_editor.editing.whole.shaping import turned
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.shapes import union
from bob_editor.model.board import Artwork, Board, Contour, Path
from bob_editor.model.edit import Edit
from bob_editor.rules.land.cut_rings import area_of, redrawn

TITLES: dict[Symmetry, str] = {
    "": "Not symmetric",
    "left_right": "Mirrored left to right",
    "top_bottom": "Mirrored top to bottom",
    "half_turn": "Turned by 180°",
}

Piece = TypeVar("Piece", Artwork, Contour)


def image_of(grid: Grid, symmetry: Symmetry) -> Carry | None:
    """The carry of a board onto itself; None for no symmetry.

    :raises BadCall: where the board's hexes don't come to lie on hexes.
    """
    if not symmetry:
        return None
    carry = turned(grid, left_right=symmetry != "top_bottom", top_bottom=symmetry != "left_right")
    if replace(carry.target, edges=()) != replace(grid, edges=()):
        raise BadCall(
            f"{TITLES[symmetry]}, this board’s hexes don’t come to lie on its hexes.",
            hint="A board with an odd number of columns and of rows, or one kind of them longer, is symmetric.",
        )
    return replace(carry, target=grid)


@lru_cache(maxsize=4)
def image_for(grid: Grid, symmetry: Symmetry, ruleset: str) -> Image | None:
    """In what image strokes are drawn again; None where drawing isn't symmetric, or this board can't be."""
    try:
        carry = image_of(grid, symmetry)
    except BadCall:
        return None  # Whoever switches it on is told; another board may have been opened since.
    return None if carry is None else Image(carry, ruleset)


def symmetric(edit: Edit[Board], image: Image) -> Edit[Board]:
    """The edit, done again on the board as its image shows it; what comes to lie on itself is drawn once."""

    def apply(board: Board) -> Board:
        once = edit.apply(board)
        if once is board:
            return once
        there = image.over(once)
        both = image.back(once, there, edit.apply(there))
        drawn = replace(both, paths=_paths(once.paths, both.paths))
        if once.paths != board.paths and _ways(drawn) != _ways(image.over(drawn)):
            drawn = _apart(board, drawn)
        return replace(
            drawn,
            artwork=_joined(board, board.artwork, once.artwork, both.artwork),
            contours=_joined(board, board.contours, once.contours, both.contours),
        )

    return Edit(edit.label, apply, safe=edit.safe)


def axis_of(grid: Grid, symmetry: Symmetry) -> tuple[tuple[Point, Point], ...]:
    """The lines in which a board is mirrored, on the lattice; both that meet in the point about which it is turned."""
    left, top, right, bottom = grid.bounds
    x, y = (left + right) / 2, (top + bottom) / 2
    upright, level = ((x, top), (x, bottom)), ((left, y), (right, y))
    lines: dict[Symmetry, tuple[tuple[Point, Point], ...]] = {
        "left_right": (upright,),
        "top_bottom": (level,),
        "half_turn": (upright, level),
    }
    return lines.get(symmetry, ())


def _paths(once: tuple[Path, ...], both: tuple[Path, ...]) -> tuple[Path, ...]:
    """The paths without an image that is a path that is there, either way round."""
    there = {id(path) for path in once}
    known = [path for path in both if id(path) in there]
    ways = {path for known_ in known for path in (known_, replace(known_, through=known_.through[::-1]))}
    return tuple(path for path in both if id(path) in there or path not in ways)


def _ways(board: Board) -> frozenset[Path]:
    """The paths, each one way round."""
    return frozenset(replace(one, through=min(one.through, one.through[::-1])) for one in board.paths)


def _apart(before: Board, drawn: Board) -> Board:
    """What was drawn from dot to dot led on none of the paths that were there, nor its image one of them alone.

    Where a path and its image meet a third on the axis, only one of them could go on as that.
    """
    old = {(one.terrain, step) for one in before.paths for step in _steps(one)}
    new = {(one.terrain, step): None for one in drawn.paths for step in _steps(one)}
    led_on = [one for one in drawn.paths if one not in before.paths]
    if any(one.curve for one in led_on) or not old <= new.keys():
        return drawn
    steps = [Path(terrain, step) for terrain, step in new if (terrain, step) not in old]
    return replace(drawn, paths=(*before.paths, *steps))


def _steps(path: Path) -> Iterator[tuple[Hex, ...]]:
    """From dot to dot, each one way round."""
    return (min(pair, pair[::-1]) for pair in pairwise(path.through))


def _joined(
    board: Board, before: tuple[Piece, ...], once: tuple[Piece, ...], both: tuple[Piece, ...]
) -> tuple[Piece, ...]:
    """The rings; one that was drawn across the axis and its image are one ring.

    Of one that was cut, and cut again in its image, what is left has been worked out already.
    """
    old, left = ({id(piece) for piece in some} for some in (before, both))
    drawn = [piece for piece in once if id(piece) not in old and id(piece) in left]
    mine = {id(piece) for piece in drawn}
    images = [piece for piece in both if id(piece) not in old and id(piece) not in mine]
    if not drawn or not images:
        return both
    frame: Frame = board.grid.frame
    instead: dict[int, tuple[Piece, ...]] = {}
    for piece in drawn:
        area = area_of(piece, frame)
        met: list[Piece] = [one for one in images if _alike(one, piece) and _meet(area_of(one, frame), area)]
        if met:
            whole = union((area, *(area_of(one, frame) for one in met)))
            instead[id(piece)] = redrawn(piece, whole, frame)
            instead |= {id(one): () for one in met}
    return tuple(new for piece in both for new in instead.get(id(piece), (piece,)))


def _alike(one: Piece, other: Piece) -> bool:
    return replace(one, ring=(), holes=()) == replace(other, ring=(), holes=())


def _meet(one: Area, other: Area) -> bool:
    return bool(one.intersects(other)) and one.intersection(other).area > 0
