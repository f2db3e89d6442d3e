"""Outlines as areas: joined, cut, taken from each other, grown and shrunk; what keeps its way keeps its knots."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar

import shapely
from msgspec.structs import replace
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize

from bob_editor.errors import BadCall
from bob_editor.geometry.curve import Curve, Knot, flattened
from bob_editor.geometry.lattice import Frame, Node, Point
from bob_editor.geometry.shapes import areas_of, in_milli, polygons_of, union
from bob_editor.model.board import Artwork, Contour
from bob_editor.model.outlines import knots_of, lines_of, with_knots
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import CIRCUMRADIUS, area_of, from_true, in_true, redrawn

Piece = TypeVar("Piece", bound=Artwork | Contour)
AnyPiece = Artwork | Contour


class _Bend(Record):
    """A curved segment as it runs in the canonical frame, in one of its two directions."""

    nodes: tuple[Node, ...]
    start: Point | None
    end: Point | None


def joined(frame: Frame, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """All areas together, as the first piece; several rings where they don't touch."""
    return drawn_as(frame, pieces[0], union(area_of(one, frame) for one in pieces), pieces)


def less(frame: Frame, piece: Piece, others: Sequence[AnyPiece]) -> tuple[Piece, ...]:
    """A piece without what others cover of it.

    :raises BadCall: where nothing is left.
    """
    area = area_of(piece, frame).difference(union(area_of(one, frame) for one in others))
    return _some(drawn_as(frame, piece, area, (piece, *others)), "Nothing would be left of it.")


def common(frame: Frame, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """What all pieces cover, as the first.

    :raises BadCall: where there is nothing.
    """
    area: BaseGeometry = area_of(pieces[0], frame)
    for one in pieces[1:]:
        area = area.intersection(area_of(one, frame))
    return _some(drawn_as(frame, pieces[0], area, pieces), "They have no ground in common.")


def cut(frame: Frame, piece: Piece, line: Sequence[Point]) -> tuple[Piece, ...]:
    """The parts into which a drawn line parts a piece; the piece alone where the line doesn't cross all of it."""
    area = area_of(piece, frame)
    knife = LineString(in_milli(frame, line))
    if not knife.crosses(area):
        return (piece,)
    faces = polygonize(shapely.union_all([area.boundary, knife]))
    parts = [face for face in faces if area.contains(face.representative_point())]
    if len(parts) <= len(polygons_of(area)):
        return (piece,)
    return tuple(one for part in parts for one in drawn_as(frame, piece, part, (piece,)))


def offset(frame: Frame, piece: Piece, amount: float) -> tuple[Piece, ...]:
    """A piece whose edge lies further out by an amount in circumradii, further in where it is negative.

    What is drawn of straight edges keeps its corners; curves are rounded.

    :raises BadCall: where nothing is left.
    """
    join: Literal["round", "mitre"] = "round" if piece.curves else "mitre"
    grown = in_true(area_of(piece, frame)).buffer(
        amount * CIRCUMRADIUS, quad_segs=6, join_style=join, mitre_limit=3
    )
    return _some(drawn_as(frame, piece, from_true(grown), ()), "Nothing would be left of it: shrink it less.")


def drawn_as(
    frame: Frame, piece: Piece, area: BaseGeometry, sources: Iterable[AnyPiece]
) -> tuple[Piece, ...]:
    """The piece with the outline of another area; where that runs along curves of the sources, it has their knots."""
    found = redrawn(replace(piece, curves=()), areas_of(area), frame)
    return recurved(frame, found, sources)


def recurved(frame: Frame, pieces: tuple[Piece, ...], sources: Iterable[AnyPiece]) -> tuple[Piece, ...]:
    """Straight pieces with the knots of the sources where they run along curves of these."""
    starts: dict[Node, list[_Bend]] = {}
    for bend in _bends(frame, sources):
        starts.setdefault(bend.nodes[0], []).append(bend)
    if not starts:
        return pieces
    return tuple(
        with_knots(one, (_recurved(frame, line, starts) for line in lines_of(one))) for one in pieces
    )


def _bends(frame: Frame, sources: Iterable[AnyPiece]) -> Iterable[_Bend]:
    for source in sources:
        for curve in knots_of(source) if source.curves else ():
            for start, end in zip(curve, (*curve[1:], curve[0]), strict=True):
                if start.after is None and end.before is None:
                    continue
                run = flattened((Knot(start.at, None, start.after), Knot(end.at, end.before)))
                nodes = tuple(in_milli(frame, run))
                if len(nodes) > 2:
                    yield _Bend(nodes, start.after, end.before)
                    yield _Bend(nodes[::-1], end.before, start.after)


def _recurved(frame: Frame, line: Sequence[Point], starts: dict[Node, list[_Bend]]) -> Curve:
    """The knots of a closed line: curved ones where it runs along a whole bend, else corners."""
    nodes, count = in_milli(frame, line), len(line)
    first = next((place for place, node in enumerate(nodes) if node in starts), 0)
    knots: list[Knot] = []
    arriving: Point | None = None
    done = 0
    while done < count:
        here = (first + done) % count
        bend = next(
            (one for one in starts.get(nodes[here], ()) if _follows(nodes, here, one, count - done)), None
        )
        knots.append(Knot(line[here], arriving, None if bend is None else bend.start))
        arriving = None if bend is None else bend.end
        done += 1 if bend is None else len(bend.nodes) - 1
    if arriving is not None:
        knots[0] = replace(knots[0], before=arriving)
    return tuple(knots)


def _follows(nodes: Sequence[Node], here: int, bend: _Bend, left: int) -> bool:
    steps = len(bend.nodes)
    return steps - 1 <= left and all(
        nodes[(here + step) % len(nodes)] == bend.nodes[step] for step in range(steps)
    )


def _some(found: tuple[Piece, ...], why: str) -> tuple[Piece, ...]:
    if not found:
        raise BadCall(why, hint="Nothing was changed.")
    return found
