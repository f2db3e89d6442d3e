"""Terrain that has area: woods, fields, water, hollows and ridges; buildings have a module of their own."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, pairwise

import shapely
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bob_editor.geometry.hexes import Hex
from bob_editor.render.board.areas import (
    BUILDINGS,
    WATER,
    drawn_of,
    fill_path,
    grown_fill,
    grown_outline,
    has_hachures,
    inland_edges,
    is_hollow,
    outline_path,
    paint_rim,
    terrains,
    water_terrains,
)
from bob_editor.render.board.contours import add_ticks
from bob_editor.render.board.cover.canopy import FROM as CROWNS_FROM
from bob_editor.render.board.cover.canopy import paint_bushes, paint_crowns, paint_edge, paint_floor
from bob_editor.render.board.cover.crops import paint_crops
from bob_editor.render.board.cover.planks import paint_planks
from bob_editor.render.board.cover.tiles import is_tile, paint_tiles
from bob_editor.render.board.cover.trees import FROM as TREES_FROM
from bob_editor.render.board.cover.trees import paint_trees
from bob_editor.render.board.labels import paint_sign
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.patterns import faint, mixed, shaded
from bob_editor.render.kit.proportions import XY
from bob_editor.render.kit.strokes import Inside, area_of, fine, hexagon, inside, path_of
from bob_editor.render.kit.style import Look, Style
from bob_editor.render.kit.view import SOFT_FROM, View, kept
from bob_editor.render.scenic.edges import draw_hedge

_PARAPET = 0.07
"""How wide the wall around a bridge is; its row's width is that of the way across."""

_WIDEST_RIM = 0.07
"""How wide the line around an area is at most where its row's width is that of a path: a hex of wadi, say."""

_HEDGE, _WITHIN = 0.3, 0.86
"""How broad hedges are along the edges of a hex, and where between its dot and its corners they turn."""

_SHALLOW = 0.7
"""How wide a line along a shore its shallow water is, of which the half lies in it."""

_MOUTH = _SHALLOW / 2 + 0.1
"""How far around a water another that runs into it has no shallows; as far as these reach their edge would show."""

_SEAM = 0.06
"""Waters that are no farther apart than twice this meet."""

_UNDER_TREES = 0.35
"""How much of an orchard's own green its ground has."""

_NO_SURFACE = ("stream", "bridge", "road", "path", "none")


def paint_artwork(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View, *, paths: bool
) -> None:
    """All artwork that lies below ``paths``, where those are shown; else bridges, too."""
    _paint_shores(painter, scenery, patches, view)
    for terrain in terrains(scenery):
        look = scenery.style.look(terrain)
        if look.pattern in (*BUILDINGS, "bridge"):
            continue
        path = fill_path(scenery, patches, terrain, view)
        if path.isEmpty():
            continue
        _paint_area(painter, scenery, patches, terrain, look, path, view)
        view.rest()
    _paint_listed_only(painter, scenery, patches, view)
    if not paths:
        paint_drawn_bridges(painter, scenery, view)


def _paint_shores(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The lines around waters, before any of these: where one runs into another no bank lies between.

    Where two only meet it would show as a hair: there water lies beneath both.
    """
    waters = [terrain for terrain in water_terrains(scenery) if not is_tile(scenery, terrain, view)]
    for terrain in waters:
        _paint_rim(painter, scenery, patches, terrain, view)
    # Of a large board it would take as long as all else, for what nobody sees.
    for terrain, other in combinations(waters, 2) if view.scale >= TREES_FROM else ():
        fill = scenery.style.look(terrain).fill
        others = list(_wider(scenery, patches, other, view, _SEAM))
        for mouth in _wider(scenery, patches, terrain, view, _SEAM) if others else ():
            for area in others:
                if mouth.boundingRect().intersects(area.boundingRect()):
                    inside(painter, mouth, view, partial(_fill, area, fill))


def _fill(area: QPainterPath, colour: QColor, cut: Inside) -> None:
    cut.paint(area, colour, 0.0)


def paint_drawn_bridges(painter: QPainter, scenery: Scenery, view: View) -> None:
    """The bridges that are drawn as areas: over water and verges, under the road."""
    for terrain in scenery.drawn_terrains:
        look = scenery.style.look(terrain)
        if look.pattern != "bridge":
            continue
        drawn, texture = drawn_of(scenery, terrain, view), scenery.style.texture(look)
        paint_rim(painter, QPainterPath(), drawn, look.line, _PARAPET, view)
        for one in drawn:
            if texture is None:
                painter.fillPath(one.path, look.fill)
            else:
                texture.fill(painter, one.path, view)
        if view.scale >= TREES_FROM:
            paint_planks(painter, scenery, terrain, look, view)


def _paint_area(
    painter: QPainter,
    scenery: Scenery,
    patches: Sequence[Patch],
    terrain: str,
    look: Look,
    path: QPainterPath,
    view: View,
) -> None:
    style = scenery.style
    row = scenery.ground.ruleset.terrains.get(terrain)
    if is_tile(scenery, terrain, view):
        paint_tiles(painter, scenery, patches, terrain, view)
        return
    hollow = is_hollow(row)
    tall = row is not None and row.height >= 1
    wooded = (
        look.pattern == "canopy"
        and not look.picture
        and style.way("woods") == "crowns"
        and view.scale >= CROWNS_FROM
    )
    apart = look.pattern in ("orchard", "palms", "scrub") and style.way("woods") == "crowns"
    if tall and view.scale >= 4 and not apart:
        _paint_shadow(painter, scenery, path, view)
    if wooded:
        paint_floor(painter, scenery, path, look)
        paint_edge(painter, outline_path(scenery, patches, terrain, view), look, view)
        paint_crowns(painter, scenery, patches, terrain, look, view)
        return
    alone = apart and look.pattern == "orchard" and not look.picture and view.scale >= TREES_FROM
    if look.pattern not in WATER and not alone:
        _paint_rim(painter, scenery, patches, terrain, view)
    in_rows = look.pattern == "wheat" and not look.picture and style.way("fields") == "rows"
    texture = style.texture_of("stubble", look.fill, look.line) if in_rows else style.texture(look)
    # Under the trees of an orchard grass grows as around it: they show where it ends, not a hexagon of another green.
    painter.setOpacity(_UNDER_TREES if alone else 1.0)
    if texture is None:
        painter.fillPath(path, look.fill)
    else:
        texture.fill(painter, path, view)
    painter.setOpacity(1.0)
    if view.scale < TREES_FROM:
        return
    if look.pattern == "hedge":
        _paint_hedged(painter, scenery, patches, terrain, path, view)
    if in_rows:
        paint_crops(painter, scenery, patches, terrain, look, view)
    if hollow:
        edges = inland_edges(scenery, patches, terrain, view)
        _paint_inner_edge(painter, scenery, look, path, edges, view, hollow=True)
    elif look.pattern in WATER:
        _paint_shore(painter, scenery, patches, terrain, path, view)
    if has_hachures(row):
        _paint_ticks(painter, scenery, patches, terrain, look, view)
    if look.pattern == "scrub" and style.way("woods") == "crowns":
        paint_bushes(painter, scenery, patches, terrain, look, view)
    if look.pattern in ("orchard", "palms"):
        paint_trees(painter, scenery, patches, terrain, look, view)


def _paint_rim(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, view: View
) -> None:
    """Paint the line around a terrain's areas: the surface ends exactly where LOS says, so it lies outside."""
    look, row = scenery.style.look(terrain), scenery.ground.ruleset.terrains.get(terrain)
    width = look.width
    if row is not None and "paths" in row.places:
        width = min(width, _WIDEST_RIM)
    width = 0.7 * width if row is not None and row.height >= 1 else width
    drawn = drawn_of(scenery, terrain, view)
    line, width = _rim_of(scenery.style, look, width)
    paint_rim(painter, grown_outline(scenery, patches, terrain), drawn, line, width, view)


def _rim_of(style: Style, look: Look, width: float) -> tuple[QColor, float]:
    """The line around an area: earth along banked water, little along an orchard or scrub whose trees stand apart."""
    if look.pattern in WATER and style.way("water") == "banked":
        return mixed(style.ink("yard"), look.line, 0.15), max(0.16, width)
    if look.pattern in ("orchard", "palms", "scrub") and style.way("woods") == "crowns":
        return mixed(shaded(look.line, 0.1), look.fill, 0.45), 0.7 * width
    # A stream's row says how wide its water is.
    return look.line, min(width, _WIDEST_RIM) if look.pattern == "stream" else width


def _paint_shadow(painter: QPainter, scenery: Scenery, path: QPainterPath, view: View) -> None:
    dark = scenery.style.ink("shadow")
    if view.scale < SOFT_FROM:
        painter.fillPath(path.translated(0.1, 0.13), faint(dark, 0.28))
        return
    painter.fillPath(path.translated(0.13, 0.17), faint(dark, 0.16))
    painter.fillPath(path.translated(0.07, 0.09), faint(dark, 0.18))


def _paint_hedged(
    painter: QPainter,
    scenery: Scenery,
    patches: Sequence[Patch],
    terrain: str,
    path: QPainterPath,
    view: View,
) -> None:
    """Whole hexes of hedgerows: fields between hedges along their edges."""
    look = scenery.style.look(terrain)
    painter.fillPath(path, mixed(scenery.style.level(0).fill, look.fill, 0.15))
    if scenery.style.way("sides") != "planted":
        outline = outline_path(scenery, patches, terrain, view)
        inside(painter, path, view, lambda cut: cut.paint(outline, look.fill, 0.9))
        return
    hedge = replace(look, width=_HEDGE)
    for patch in patches:
        for number, (start, end) in enumerate(
            scenery.part(patch, ("hedges", terrain), partial(_hedges, scenery, terrain))
        ):
            draw_hedge(painter, start, end, hedge, number % 5)


def _hedges(scenery: Scenery, terrain: str, patch: Patch) -> list[tuple[XY, XY]]:
    """The hedges just within the edges of hexes."""
    found: list[tuple[XY, XY]] = []
    for at in patch.hexes:
        grown, (x, y) = scenery.ground.grown(at, terrain), scenery.place.dot(at)
        for run in grown.outline if grown is not None else ():
            within = [
                (x + (a - x) * _WITHIN, y + (b - y) * _WITHIN)
                for a, b in (scenery.place.milli(node, (x, y)) for node in run)
            ]
            found += pairwise(within)
    return found


def _paint_shore(
    painter: QPainter,
    scenery: Scenery,
    patches: Sequence[Patch],
    terrain: str,
    path: QPainterPath,
    view: View,
) -> None:
    """Shallow water along a shore; where it runs into another water it is as deep as in its midst."""
    look, edges = scenery.style.look(terrain), inland_edges(scenery, patches, terrain, view)
    mouths = [
        mouth
        for one in water_terrains(scenery)
        if one != terrain
        for mouth in _wider(scenery, patches, one, view, _MOUTH)
        if path.boundingRect().intersects(mouth.boundingRect())
    ]
    if mouths and view.vector:
        path = path_of(shapely.difference(area_of(path), shapely.union_all(list(map(area_of, mouths)))))
    with kept(painter):
        if mouths and not view.vector:
            rest = QPainterPath()
            rest.addRect(view.region)
            for mouth in mouths:
                rest.addPath(mouth)
            painter.setClipPath(rest, Qt.ClipOperation.IntersectClip)
        _paint_inner_edge(painter, scenery, look, path, edges, view, hollow=False)


def _wider(
    scenery: Scenery, patches: Sequence[Patch], terrain: str, view: View, by: float
) -> Iterator[QPainterPath]:
    """The areas of a water, and so much around them."""
    for drawn in drawn_of(scenery, terrain, view):
        yield drawn.wider(by)
    grown = grown_fill(scenery, patches, terrain)
    if not grown.isEmpty():
        yield path_of(area_of(grown).buffer(by, quad_segs=2))


def _paint_inner_edge(
    painter: QPainter,
    scenery: Scenery,
    look: Look,
    path: QPainterPath,
    outline: QPainterPath,
    view: View,
    *,
    hollow: bool,
) -> None:
    """Shade the inside along the edge: a bank above water, a dark slope into a hollow."""
    if hollow:
        dark = scenery.style.ink("shadow")
        bands = ((0.9, faint(dark, 0.10)), (0.45, faint(dark, 0.14)))
        outline = outline.translated(0.08, 0.10)
    else:
        bands = ((_SHALLOW, faint(shaded(look.fill, 0.5), 0.28)), (0.28, faint(shaded(look.fill, 0.6), 0.4)))

    def paint(cut: Inside) -> None:
        for width, colour in bands:
            cut.paint(outline, colour, width)

    inside(painter, path, view, paint)


def _paint_ticks(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, look: Look, view: View
) -> None:
    """Hachures inward: down into a hollow, up to a ridge's back."""
    inward = scenery.place.inward

    def add(path: QPainterPath, at: Hex) -> None:
        grown = scenery.ground.grown(at, terrain)
        if grown is not None:
            centre = scenery.place.dot(at)
            for run in grown.outline:
                add_ticks(
                    path, [scenery.place.milli(node, centre) for node in run], inward, step=0.3, long=0.42
                )

    ticks = scenery.joined(scenery.growing(patches, terrain), ("hachures", terrain), add)
    for drawn in drawn_of(scenery, terrain, view):
        for ring in drawn.rings:
            add_ticks(ticks, [*ring, ring[0]], inward, step=0.3, long=0.42, within=scenery.near)
    painter.strokePath(ticks, fine(QPen(faint(look.line, 0.85), 0.06), view))


def _paint_listed_only(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """Terrain of hexes that grows no artwork: whole hexes; what the ruleset doesn't know is hatched and signed."""
    for patch in patches:
        for at, terrain in scenery.part(patch, "listed only", lambda one: _listed_only(scenery, one)):
            if terrain not in scenery.ground.ruleset.terrains:
                _paint_unknown(painter, scenery, at, view)
                continue
            look = scenery.style.look(terrain)
            path = hexagon(scenery.place.polygon(at))
            texture = scenery.style.texture(look)
            if texture is None:
                painter.fillPath(path, look.fill)
            else:
                texture.fill(painter, path, view)


def _listed_only(scenery: Scenery, patch: Patch) -> list[tuple[Hex, str]]:
    board, ground = scenery.ground.board, scenery.ground
    return [
        (at, terrain)
        for at in patch.hexes
        for terrain in board.content(at).terrain_ids
        if terrain not in ground.ruleset.terrains
        or (
            terrain not in ground.grown_terrains
            and terrain != board.base.terrain
            and scenery.style.look(terrain).pattern not in _NO_SURFACE
        )
    ]


def _paint_unknown(painter: QPainter, scenery: Scenery, at: Hex, view: View) -> None:
    colour = scenery.style.ink("unknown")
    path = hexagon(scenery.place.polygon(at))
    painter.fillPath(path, faint(colour, 0.12))
    x, y = scenery.place.dot(at)
    strokes = QPainterPath()
    for step in range(-8, 9):
        strokes.moveTo(x + step * 0.5 - 2, y + 2)
        strokes.lineTo(x + step * 0.5 + 2, y - 2)
    inside(painter, path, view, lambda cut: cut.paint(strokes, faint(colour, 0.45), 0.07))
    if view.scale >= 4:
        paint_sign(painter, scenery.style, "?", QPointF(x + 0.8, y), 1.8, view, colour)
