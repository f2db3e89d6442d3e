"""Which proposals are known already: on the board, or taken or discarded before, and no news when traced again."""

from collections.abc import Iterable, Sequence

from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.pointing import proposal_at
from bob_editor.editing.trace.proposals import Proposal, Stroke
from bob_editor.geometry.lattice import Frame
from bob_editor.geometry.shapes import union
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.rules.land.cut_rings import area_of

_MOSTLY = 0.6
"""A proposal of which more than this is known is known itself."""


def not_yet_there(board: Board, proposals: Sequence[Proposal]) -> tuple[Proposal, ...]:
    """The proposals that the board doesn't have already: what is traced once more isn't drawn twice."""
    drawn: dict[object, BaseGeometry] = {}
    for one in proposals:
        key = (one.kind, one.terrain, one.level)
        if key not in drawn:
            drawn[key] = _drawn(board, one)
    return tuple(
        one for one in proposals if not _is_there(board, one, drawn[one.kind, one.terrain, one.level])
    )


def news(frame: Frame, proposals: Iterable[Proposal], dealt: Sequence[Proposal]) -> tuple[Proposal, ...]:
    """The proposals of a subject that aren't among those that were taken or discarded before."""
    sides = {one.side for one in dealt if one.side is not None}
    hexes = {at for one in dealt if one.kind == "hexes" for at in one.hexes}
    levels = {
        level: union(_area(frame, one) for one in _outlines(dealt) if one.level == level)
        for level in {one.level for one in _outlines(dealt)}
    }

    def is_new(one: Proposal) -> bool:
        if one.side is not None:
            return one.side not in sides
        if one.kind == "hexes":
            return not hexes.issuperset(one.hexes)
        return one.level not in levels or not _mostly(_area(frame, one), levels[one.level])

    return tuple(one for one in proposals if is_new(one))


def left_alone(frame: Frame, dealt: Iterable[Proposal], strokes: Iterable[Stroke]) -> tuple[Proposal, ...]:
    """Those that were taken or discarded and that none of these strokes picks once more."""
    spots = [point for stroke in strokes if not stroke.unlike for point in stroke.points]
    return tuple(one for one in dealt if all(proposal_at(frame, (one,), spot) is None for spot in spots))


def _drawn(board: Board, like: Proposal) -> BaseGeometry:
    frame = board.grid.frame
    pieces: list[Artwork | Contour] = []
    if like.kind == "artwork":
        pieces += [piece for piece in board.artwork if piece.terrain == like.terrain]
    if like.kind == "contour":
        pieces += [piece for piece in board.contours if piece.level == like.level]
    return union(area_of(piece, frame) for piece in pieces)


def _is_there(board: Board, one: Proposal, drawn: BaseGeometry) -> bool:
    if one.side is not None:
        return one.terrain in board.side_terrain(one.side)
    if one.kind == "hexes":
        return all(board.has(at, one.terrain) for at in one.hexes)
    return _mostly(_area(board.grid.frame, one), drawn)


def _mostly(area: BaseGeometry, known: BaseGeometry) -> bool:
    return bool(area.intersection(known).area > _MOSTLY * area.area)


def _outlines(some: Iterable[Proposal]) -> list[Proposal]:
    return [one for one in some if one.kind in ("artwork", "contour")]


def _area(frame: Frame, one: Proposal) -> BaseGeometry:
    return area_of(Artwork(one.terrain, one.ring, one.holes), frame)
