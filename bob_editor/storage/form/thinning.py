"""Spares the validator long rings of good points: they are looked at here, thirty times as fast."""

from typing import Any

from bob_editor.geometry.lattice import is_coordinate

Json = Any

_FEWEST = 3


def thinned(document: Json) -> Json:
    """The same board or suite with all but three points left out of every ring that has only good points.

    The schema says the same of both: what it finds, it finds at the same places. The document itself is untouched.
    """
    if not isinstance(document, dict):
        return document
    lighter = dict(document)
    for section in ("artwork", "contours"):
        if isinstance(document.get(section), list):
            lighter[section] = [_piece(piece) for piece in document[section]]
    if isinstance(document.get("board"), dict):
        lighter["board"] = thinned(document["board"])
    return lighter


def _piece(piece: Json) -> Json:
    if not isinstance(piece, dict):
        return piece
    lighter = dict(piece)
    if "ring" in piece:
        lighter["ring"] = _ring(piece["ring"])
    if isinstance(piece.get("holes"), list):
        lighter["holes"] = [_ring(hole) for hole in piece["holes"]]
    return lighter


def _ring(ring: Json) -> Json:
    return ring[:_FEWEST] if isinstance(ring, list) and all(map(_is_point, ring)) else ring


def _is_point(point: Json) -> bool:
    return isinstance(point, list) and len(point) in (2, 6) and all(map(is_coordinate, point))
