"""Woods as their trees: a floor that ends where LOS says, and crowns over it whose edge is loose by a little."""

from collections.abc import Sequence
from functools import partial

import numpy as np
import shapely
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from shapely.geometry import LineString, MultiLineString, Polygon

from bob_editor.render.board.areas import drawn_of, grown_ring
from bob_editor.render.board.scenery import Drawn, Patch, Scenery
from bob_editor.render.kit.patterns import faint, mixed, shaded
from bob_editor.render.kit.sprites import LARGEST
from bob_editor.render.kit.strokes import area_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View
from bob_editor.render.scenic.crowns import (
    BOX,
    Crowns,
    Stands,
    crowns_in,
    draw_crown,
    draw_shade,
    floor_of,
    stands_in,
)

FROM = 7.0
"""Pixels per unit from which single crowns are painted; below, their texture is."""


def canopy_of(scenery: Scenery, look: Look) -> tuple[QColor, ...]:
    """The colours of a wood's crowns: the sheet's, drawn toward the terrain's own."""
    return tuple(mixed(colour, look.fill, 0.45) for colour in scenery.style.palette("canopy")) or (look.fill,)


def paint_floor(painter: QPainter, scenery: Scenery, path: QPainterPath, look: Look) -> None:
    """What lies under the crowns; it ends exactly where LOS says."""
    painter.fillPath(path, floor_of(canopy_of(scenery, look), scenery.style.ink("shadow")))


def paint_crowns(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, look: Look, view: View
) -> None:
    """The crowns of all woods of a terrain that may show, the northern ones first."""
    _paint_all(painter, scenery, patches, terrain, look, view, "woods")


def _paint_all(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, look: Look, view: View, kind: str
) -> None:  # fmt: skip
    found = [
        scenery.part(patch, ("crowns", terrain), partial(_grown_crowns, scenery, terrain, kind))
        for patch in scenery.growing(patches, terrain)
    ]
    found += [
        scenery.keep("crowns", drawn.source, partial(_drawn_crowns, scenery, drawn, kind))
        for drawn in drawn_of(scenery, terrain, view)
    ]
    whole = np.concatenate([one for one in found if len(one)] or [np.empty((0, 3))])
    near = view.region.adjusted(-1, -1, 1, 1)
    shown = whole[
        (whole[:, 0] > near.left()) & (whole[:, 0] < near.right())
        & (whole[:, 1] > near.top()) & (whole[:, 1] < near.bottom())
    ]  # fmt: skip
    shown = shown[np.lexsort((shown[:, 0], shown[:, 1]))]
    places = [(x, y, int(number)) for x, y, number in shown.tolist()]
    palette = canopy_of(scenery, look)
    shadow = faint(scenery.style.ink("shadow"), 0.30)

    def shade(inner: QPainter, size: int) -> None:
        draw_shade(inner, size, shadow)

    def crown(inner: QPainter, crown: int) -> None:
        draw_crown(inner, crown, palette)

    shades = [(x, y, number - number % 100) for x, y, number in places]
    for topic, spots, paint in (("shade", shades, shade), ("crown", places, crown)):
        if not view.vector and view.scale <= LARGEST:
            stamp = scenery.style.sprites.stamp
            stamp(painter, view, spots, (topic, terrain), paint, lambda _: BOX, phases=1)
            continue
        for x, y, number in spots:
            view.pace()
            painter.translate(x, y)
            paint(painter, number)
            painter.translate(-x, -y)


def paint_bushes(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, look: Look, view: View
) -> None:
    """Scrub: bushes apart from each other, between which the ground shows."""
    _paint_all(painter, scenery, patches, terrain, look, view, "scrub")


def _grown_crowns(scenery: Scenery, terrain: str, kind: str, patch: Patch) -> Crowns:
    """The crowns in the hexes of a patch; what its neighbours grow says where the woods end."""
    ground, place = scenery.ground, scenery.place
    own = set(patch.hexes)
    around = {other for at in own for other in at.neighbours()} - own
    rings, runs = [], []
    for at in (*sorted(own), *sorted(around)):
        centre = place.dot(at)
        for grown in ground.grown_parts(at, terrain):
            if at in own:
                rings.append(Polygon(grown_ring(scenery, at, grown)))
            runs += [
                LineString([place.milli(node, centre) for node in run])
                for run in grown.outline
                if len(run) > 1
            ]
    if not rings:
        return np.empty((0, 3))
    stands = scenery.fixed(patch, "stands", _stands)
    return crowns_in(shapely.union_all(rings), MultiLineString(runs), stands, sparse=kind == "scrub")


def _stands(patch: Patch) -> Stands:
    rect = patch.rect
    return stands_in((rect.left(), rect.top(), rect.right(), rect.bottom()))


def _drawn_crowns(scenery: Scenery, drawn: Drawn, kind: str) -> Crowns:
    area = area_of(drawn.path)
    if area.is_empty:
        return np.empty((0, 3))
    stands = stands_in(scenery.on_board(area.bounds))
    return crowns_in(area, area.boundary, stands, sparse=kind == "scrub")


def paint_edge(painter: QPainter, outline: QPainterPath, look: Look, view: View) -> None:
    """A fine line where the woods end for LOS."""
    pen = QPen(faint(shaded(look.line, -0.15), 0.5), max(0.06, 0.8 / view.scale))
    painter.strokePath(outline, pen)
