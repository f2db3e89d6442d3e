"""Roads, paths, railways and streams."""

import math
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept as answers_kept
from bob_editor.geometry.lattice import Frame
from bob_editor.model.board import Feature, Path
from bob_editor.render.board.areas import WATER, fill_path, water_terrains
from bob_editor.render.board.cover.artwork import paint_drawn_bridges
from bob_editor.render.board.crossings import curves, ford_line, paint_bridges, paint_fords
from bob_editor.render.board.curves import Curve, Span, curve_through, line_of, strip
from bob_editor.render.board.line_tiles import arms, is_line, line_tiles
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.patterns import faint, shaded
from bob_editor.render.kit.proportions import XY, Proportions, add_ring, ring_path
from bob_editor.render.kit.strokes import FLAT, Inside, Stretch, inside, pen_of, stroke_along
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View, kept
from bob_editor.render.scenic.roads import (
    paint_banks,
    paint_current,
    paint_verges,
    paint_worn_road,
    paint_worn_trail,
)

_ORDER = ("stream", "water", "path", "rail", "road")
_BARE = ("path", "rail")
"""Patterns of ways without verges."""
_A_STRIP = 24
"""So many points the paths of a strip weigh."""

_BANK = 0.07
"""How far a stream's banks reach beyond its water."""

_OPENING = (2.0, 1.3, 0.7)
"""How broad the strokes are around a pool in which a stream takes its colour."""

_STREAM = 1.25
"""How much wider than its row says a stream is at its middle: its banks take a share."""


def paint_paths(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View, *, artwork: bool
) -> None:
    """All paths: water first, then the verges of roads, bridges, and what people made.

    Bridges that are drawn are there where ``artwork`` is shown.
    """
    by_terrain: dict[str, list[tuple[Path, Curve]]] = {}
    for path, curve in curves(scenery):
        if curve.rect.intersects(view.region):
            by_terrain.setdefault(path.terrain, []).append((path, curve))
    water = {terrain for terrain in by_terrain if scenery.style.look(terrain).pattern in WATER}
    _paint_streams(painter, scenery, patches, {key: by_terrain[key] for key in sorted(water)}, view)
    listed = _listed_lines(scenery, patches)
    dry = sorted(
        (key for key in {*by_terrain, *listed} if key not in water),
        key=lambda key: (_order(scenery.style.look(key)), key),
    )
    lines = {
        terrain: [
            *(run for _, curve in by_terrain.get(terrain, ()) for run in curve.runs(view.region)),
            *listed.get(terrain, ()),
        ]
        for terrain in dry
    }
    if scenery.style.way("roads") == "worn":
        for terrain, runs in lines.items():
            if (look := scenery.style.look(terrain)).pattern not in _BARE:
                paint_verges(painter, look, runs, view)
    if artwork:
        paint_drawn_bridges(painter, scenery, view)
    paint_bridges(painter, scenery, patches, view, artwork=artwork)
    for terrain, runs in lines.items():
        _paint_dry(painter, scenery, scenery.style.look(terrain), runs, view)
        view.rest()


def _listed_lines(scenery: Scenery, patches: Sequence[Patch]) -> dict[str, list[Stretch]]:
    """The stretches of roads and rails that hexes list as tiles, by terrain."""
    found: dict[str, list[Stretch]] = {}
    for terrain in scenery.ground.grown_terrains:
        if is_line(scenery, terrain) and scenery.style.look(terrain).pattern in ("road", "path", "rail"):
            for patch in patches:
                runs = scenery.part(patch, ("tiles", terrain), partial(_tile_runs, scenery, terrain))
                found.setdefault(terrain, []).extend(runs)
    return found


def _tile_runs(scenery: Scenery, terrain: str, patch: Patch) -> list[Stretch]:
    return [
        Stretch(0.0, line_of(spans), spans[0].width)
        for at, feature in line_tiles(scenery, terrain, patch)
        if is_line(scenery, terrain)
        for spans in arms(scenery, at, feature)
    ]


def _order(look: Look) -> int:
    return _ORDER.index(look.pattern) if look.pattern in _ORDER else 2


def _paint_dry(painter: QPainter, scenery: Scenery, look: Look, runs: Sequence[Stretch], view: View) -> None:
    paint = {"path": _paint_trail, "rail": _paint_rails}.get(look.pattern, _paint_road)
    paint(painter, scenery, look, runs, view)


def _paint_trail(
    painter: QPainter, scenery: Scenery, look: Look, runs: Sequence[Stretch], view: View
) -> None:
    if scenery.style.way("roads") == "worn":
        paint_worn_trail(painter, look, runs, view)
        return
    light = faint(scenery.style.ink("halo"), 0.35)
    for colour, width in ((light, look.width * 1.5), (look.line, look.width * 0.9)):
        stroke_along(painter, runs, pen_of(colour, width), (0.42, 0.26), view, shift=0.21, in_paces=True)


def _paint_rails(
    painter: QPainter, scenery: Scenery, look: Look, runs: Sequence[Stretch], view: View
) -> None:
    bed, sleepers, wide = scenery.style.ink("bed"), (0.11, 0.19), look.width
    rails = shaded(look.line, -0.3)
    stroke_along(painter, runs, pen_of(faint(bed, 0.85), wide * 2.6))
    if view.scale < 6:
        stroke_along(painter, runs, pen_of(rails, wide * 1.25, cap=FLAT))
        return
    stroke_along(painter, runs, pen_of(look.line, wide * 2.1, cap=FLAT), sleepers, view)
    stroke_along(painter, runs, pen_of(rails, wide * 1.25, cap=FLAT))
    stroke_along(painter, runs, pen_of(bed, wide * 0.75, cap=FLAT))
    stroke_along(painter, runs, pen_of(look.line, wide * 0.75, cap=FLAT), sleepers, view)


def _paint_road(painter: QPainter, scenery: Scenery, look: Look, runs: Sequence[Stretch], view: View) -> None:
    if scenery.style.way("roads") == "worn":
        paint_worn_road(painter, look, runs, view, paved=look.paved)
        return
    stroke_along(painter, runs, pen_of(look.line, look.width * 1.35))
    stroke_along(painter, runs, pen_of(look.fill, look.width))
    if view.scale >= 9:
        rut = faint(shaded(look.fill, 0.45), 0.7)
        stroke_along(painter, runs, pen_of(rut, look.width * 0.3), (1.1, 0.35, 0.5, 0.3), view)


# -- water ------------------------------------------------------------------------------------------------------


def _paint_streams(
    painter: QPainter,
    scenery: Scenery,
    patches: Sequence[Patch],
    streams: dict[str, list[tuple[Path, Curve]]],
    view: View,
) -> None:
    banked = scenery.style.way("water") == "banked"
    rivers, fords = ring_path(()), list[tuple[Look, list[XY]]]()
    for terrain in dict.fromkeys((*streams, *_listed_streams(scenery))):
        look = scenery.style.look(terrain)
        surface, bank = ring_path(()), ring_path(())
        lines: list[Stretch] = []
        for _, curve in streams.get(terrain, ()):
            for span in curve.spans:
                if span.rect.intersects(view.region):
                    water, edge = _strip(span, look.width * _STREAM, banked=banked)
                    surface.addPath(water)
                    bank.addPath(edge)
            lines.extend(curve.runs(view.region))
        for patch in patches:
            # Filled as one area, so that what shows through isn't darker where two hexes meet.
            tiles = scenery.part(patch, ("tiles", terrain), partial(_tile_runs, scenery, terrain))
            lines.extend(replace(one, tapers=True) for one in tiles)
            for at, feature in scenery.part(
                patch, ("listed", terrain), partial(line_tiles, scenery, terrain)
            ):
                if is_line(scenery, terrain):
                    _add_tile(scenery, at, feature, look, (surface, bank))
                elif line := ford_line(scenery, at, terrain):
                    # It is no water of its own: it is where the river is shallow.
                    fords.append((look, line))
                else:
                    _add_listed(scenery, at, terrain, look, (surface, bank))
        if surface.isEmpty():
            continue
        rivers.addPath(surface)
        pools = _pools(scenery, patches, bank, view)
        with kept(painter):
            if pools and not view.vector:
                painter.setClipPath(_all_but(pools, view), Qt.ClipOperation.IntersectClip)
            _paint_stream(painter, scenery, look, (bank, surface), lines, view)
            for pool, fill in pools if banked else ():
                inside(painter, surface, view, partial(_paint_opening, pool, fill))
        for pool, fill in pools:
            # What runs into a pool takes its colour there, and the pool has no bank at the mouth.
            inside(
                painter, pool, view, partial(_paint_mouth, surface, lines if view.vector else (), look, fill)
            )
    if fords:
        inside(painter, rivers, view, partial(paint_fords, fords))


def _paint_mouth(
    surface: QPainterPath,
    lines: Sequence[Stretch],
    look: Look,
    fill: QColor,
    cut: Inside,
) -> None:
    """Paint a stream in a pool's colour, its banks too where they weren't kept out of it."""
    cut.paint(surface, fill, 0.0)
    for one in lines:
        cut.paint(one.line, fill, look.width * one.wide * _STREAM * 1.4 + 0.5)


def _paint_opening(pool: QPainterPath, fill: QColor, cut: Inside) -> None:
    """Let a stream take a pool's colour little by little before it runs into it."""
    for width in _OPENING:
        cut.paint(pool, faint(fill, 0.28), width)


def _paint_stream(
    painter: QPainter,
    scenery: Scenery,
    look: Look,
    areas: tuple[QPainterPath, QPainterPath],
    lines: Sequence[Stretch],
    view: View,
) -> None:
    bank, surface = areas
    banked = scenery.style.way("water") == "banked"
    if banked:
        paint_banks(painter, look, lines, view, scenery.style.ink("yard"))
    painter.fillPath(bank, faint(look.line, 0.6) if banked else look.line)
    painter.fillPath(surface, look.fill)
    if banked:
        paint_current(painter, look, lines, view)
    elif view.scale >= 9:
        glint = faint(shaded(look.fill, 0.6), 0.7)
        shone = [Stretch(one.start, one.line.translated(-0.02, -0.03)) for one in lines]
        stroke_along(painter, shone, pen_of(glint, look.width * 0.16), (0.5, 0.7, 0.2, 0.9), view)


def _pools(
    scenery: Scenery, patches: Sequence[Patch], stream: QPainterPath, view: View
) -> list[tuple[QPainterPath, QColor]]:
    """The areas of water that a stream may run into, each with its colour."""
    reach, found = stream.boundingRect(), []
    for terrain in water_terrains(scenery):
        area = fill_path(scenery, patches, terrain, view)
        if reach.intersects(area.boundingRect()):
            found.append((area, scenery.style.look(terrain).fill))
    return found


def _all_but(pools: Sequence[tuple[QPainterPath, QColor]], view: View) -> QPainterPath:
    """The region without pools; where two lie on each other either may be painted."""
    rest = QPainterPath()
    rest.addRect(view.region)
    for pool, _ in pools:
        rest.addPath(pool)
    return rest


@answers_kept(lambda *_, **_named: _A_STRIP)
def _strip(span: Span, wide: float, *, banked: bool) -> tuple[QPainterPath, QPainterPath]:
    """A span's water and, a little wider, its banks; kept, since a drag leaves most spans as they are.

    Banks are broader along broad water; where they are no more than a line, that is as thick along all.
    """
    line = wide, 0.26, _BANK
    water, bank = (
        [
            *strip((span,), phase=1.3, width=width, vary=vary, beyond=beyond),
            *([_bend(span, width, vary, beyond)] if span.drawn else []),
        ]
        for width, vary, beyond in ((wide, 0.26, 0.0), (wide + 2 * _BANK, 0.2, 0.0) if banked else line)
    )
    return ring_path(water), ring_path(bank)


def _bend(span: Span, width: float, vary: float, beyond: float) -> list[XY]:
    """A round as wide as the water is narrow, so that no corner leaves a gap; turned as strips are."""
    (x, y), half = span.start, width / 2 * span.widths[0] * (1 - vary) + beyond
    angles = [-math.tau * step / 16 for step in range(16)]
    return [(x + half * math.cos(a), y + half * math.sin(a)) for a in angles]


def _listed_streams(scenery: Scenery) -> list[str]:
    """Terrains with a stream's look that hexes may list by themselves."""
    return [
        terrain
        for terrain, row in scenery.ground.ruleset.terrains.items()
        if "hexes" in row.places
        and "artwork" not in row.places
        and scenery.style.look(terrain).pattern == "stream"
    ]


def _add_tile(
    scenery: Scenery, at: Hex, feature: Feature, look: Look, paths: tuple[QPainterPath, QPainterPath]
) -> None:
    """Add a river that a hex lists as a tile: as wide at its hexsides as its neighbours' is."""
    for spans in arms(scenery, at, feature):
        for path, wide in zip(paths, (look.width * _STREAM, look.width * _STREAM + 2 * _BANK), strict=True):
            path.addPath(ring_path(strip(spans, phase=0.0, width=wide, vary=0.0)))


def _add_listed(
    scenery: Scenery, at: Hex, terrain: str, look: Look, paths: tuple[QPainterPath, QPainterPath]
) -> None:
    """Add a stream that a hex lists without a path: from its dot to each neighbour that has the stream too."""
    board = scenery.ground.board
    arms = [
        (other, at)
        for other in at.neighbours()
        if board.has(other, terrain) or board.has_path(other, terrain)
    ]
    for path, wide in zip(paths, (look.width * _STREAM, look.width * _STREAM + 2 * _BANK), strict=True):
        # Turned as strips are, so that the two fill as one.
        x, y = scenery.place.dot(at)
        angles = [-math.tau * step / 16 for step in range(16)]
        add_ring(path, [(x + wide * 0.55 * math.cos(a), y + wide * 0.55 * math.sin(a)) for a in angles])
        for other, _ in arms:
            through = (at, other) if board.has_path(other, terrain) else (other, at)
            path.addPath(_arm(scenery.place.frame, *through, wide, whole=through[0] == at))


@answers_kept(lambda *_, **_named: _A_STRIP)
def _arm(frame: Frame, start: Hex, end: Hex, width: float, *, whole: bool) -> QPainterPath:
    """A listed stream from one dot to the next, or its second half; kept, as an edit leaves most as they are."""
    spans = curve_through((start, end), Proportions(frame)).spans
    return ring_path(strip(spans if whole else spans[1:], phase=0.0, width=width, vary=0.0))
