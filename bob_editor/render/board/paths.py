"""Roads, paths, railways and streams, and the bridges that carry one over the other."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Feature, Path
from bob_editor.render.board.areas import add_ring
from bob_editor.render.board.curves import Curve, Span, curve_through, line_of, strip
from bob_editor.render.board.line_tiles import arms, is_line, line_tiles
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.patterns import faint, shaded
from bob_editor.render.kit.proportions import ring_path
from bob_editor.render.kit.strokes import FLAT, dashed, pen_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View

_ORDER = ("stream", "water", "path", "rail", "road")
_SHORT = 0.95
"""Half the length in units of a bridge over a stream."""

_STREAM = 1.25
"""How much wider than its row says a stream is at its middle: its banks take a share."""

Run = tuple[float, QPainterPath, tuple[Span, ...]]
"""A stretch of a path: the length before it, its line, its spans."""


def paint_paths(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """All paths: water first, then bridges, then what people made."""
    by_terrain: dict[str, list[tuple[Path, Curve]]] = {}
    for path, curve in _curves(scenery):
        if curve.rect.intersects(view.region):
            by_terrain.setdefault(path.terrain, []).append((path, curve))
    water = {terrain for terrain in by_terrain if scenery.style.look(terrain).pattern in ("stream", "water")}
    _paint_streams(painter, scenery, patches, {key: by_terrain[key] for key in sorted(water)}, view)
    _paint_bridges(painter, scenery, patches, view)
    listed = _listed_lines(scenery, patches)
    dry = sorted(
        (key for key in {*by_terrain, *listed} if key not in water),
        key=lambda key: (_order(scenery.style.look(key)), key),
    )
    for terrain in dry:
        look = scenery.style.look(terrain)
        runs = [run for _, curve in by_terrain.get(terrain, ()) for run in curve.runs(view.region)]
        _paint_dry(painter, scenery, look, [*runs, *listed.get(terrain, ())], view)


def _listed_lines(scenery: Scenery, patches: Sequence[Patch]) -> dict[str, list[Run]]:
    """The stretches of roads and rails that hexes list as tiles, by terrain."""
    found: dict[str, list[Run]] = {}
    for terrain in scenery.ground.grown_terrains:
        if is_line(scenery, terrain) and scenery.style.look(terrain).pattern in ("road", "path", "rail"):
            for patch in patches:
                runs = scenery.part(patch, ("tiles", terrain), partial(_tile_runs, scenery, terrain))
                found.setdefault(terrain, []).extend(runs)
    return found


def _tile_runs(scenery: Scenery, terrain: str, patch: Patch) -> list[Run]:
    return [
        (0.0, line_of(spans), tuple(spans))
        for at, feature in line_tiles(scenery, terrain, patch)
        for spans in arms(scenery, at, feature)
    ]


def _order(look: Look) -> int:
    return _ORDER.index(look.pattern) if look.pattern in _ORDER else 2


def _curves(scenery: Scenery) -> Iterator[tuple[Path, Curve]]:
    for path in scenery.ground.board.paths:
        if len(path.through) >= 2:
            yield path, scenery.keep("curve", path, partial(curve_through, path.through, scenery.place))


def _paint_dry(painter: QPainter, scenery: Scenery, look: Look, runs: Sequence[Run], view: View) -> None:
    paint = {"path": _paint_trail, "rail": _paint_rails}.get(look.pattern, _paint_road)
    paint(painter, scenery, look, runs, view)


def _paint_trail(painter: QPainter, scenery: Scenery, look: Look, runs: Sequence[Run], view: View) -> None:
    light = faint(scenery.style.ink("halo"), 0.35)
    for colour, width in ((light, look.width * 1.5), (look.line, look.width * 0.9)):
        for start, line, _ in runs:
            painter.strokePath(line, dashed(pen_of(colour, width), (0.42, 0.26), view, start=start))


def _paint_rails(painter: QPainter, scenery: Scenery, look: Look, runs: Sequence[Run], view: View) -> None:
    bed = scenery.style.ink("bed")
    for _, line, _ in runs:
        painter.strokePath(line, pen_of(faint(bed, 0.85), look.width * 2.6))
    if view.scale < 6:
        for _, line, _ in runs:
            painter.strokePath(line, pen_of(shaded(look.line, -0.3), look.width * 1.25, cap=FLAT))
        return
    for start, line, _ in runs:
        painter.strokePath(
            line, dashed(pen_of(look.line, look.width * 2.1, cap=FLAT), (0.11, 0.19), view, start=start)
        )
    for colour, width in ((shaded(look.line, -0.3), 1.25), (bed, 0.75)):
        for _, line, _ in runs:
            painter.strokePath(line, pen_of(colour, look.width * width, cap=FLAT))
    for start, line, _ in runs:
        painter.strokePath(
            line, dashed(pen_of(look.line, look.width * 0.75, cap=FLAT), (0.11, 0.19), view, start=start)
        )


def _paint_road(painter: QPainter, scenery: Scenery, look: Look, runs: Sequence[Run], view: View) -> None:
    del scenery
    for colour, width in ((look.line, look.width * 1.35), (look.fill, look.width)):
        for _, line, _ in runs:
            painter.strokePath(line, pen_of(colour, width))
    if view.scale >= 9:
        rut = faint(shaded(look.fill, 0.45), 0.7)
        for start, line, _ in runs:
            pen = dashed(pen_of(rut, look.width * 0.3), (1.1, 0.35, 0.5, 0.3), view, start=start)
            painter.strokePath(line, pen)


# -- water ------------------------------------------------------------------------------------------------------


def _paint_streams(
    painter: QPainter,
    scenery: Scenery,
    patches: Sequence[Patch],
    streams: dict[str, list[tuple[Path, Curve]]],
    view: View,
) -> None:
    for terrain in dict.fromkeys((*streams, *_listed_streams(scenery))):
        look = scenery.style.look(terrain)
        surface, bank = ring_path(()), ring_path(())
        lines: list[tuple[float, QPainterPath]] = []
        for path, curve in streams.get(terrain, ()):
            strips = scenery.keep("strips", path, partial(_strips, curve, look))
            for span, (water, edge) in zip(curve.spans, strips, strict=True):
                if span.rect.intersects(view.region):
                    surface.addPath(water)
                    bank.addPath(edge)
            lines.extend((start, line) for start, line, _ in curve.runs(view.region))
        for patch in patches:
            for at, feature in scenery.part(
                patch, ("listed", terrain), partial(line_tiles, scenery, terrain)
            ):
                if is_line(scenery, terrain):
                    _add_tile(scenery, at, feature, look, (surface, bank))
                else:
                    _add_listed(scenery, at, terrain, look, (surface, bank))
        if surface.isEmpty():
            continue
        painter.fillPath(bank, look.line)
        painter.fillPath(surface, look.fill)
        if view.scale >= 9:
            glint = faint(shaded(look.fill, 0.6), 0.7)
            for start, line in lines:
                pen = dashed(pen_of(glint, look.width * 0.16), (0.5, 0.7, 0.2, 0.9), view, start=start)
                painter.strokePath(line.translated(-0.02, -0.03), pen)


def _strips(curve: Curve, look: Look) -> list[tuple[QPainterPath, QPainterPath]]:
    """For each span its water and, a little wider, its banks."""
    wide = look.width * _STREAM
    return [
        (
            ring_path(strip((span,), phase=1.3, width=wide, vary=0.26)),
            ring_path(strip((span,), phase=1.3, width=wide + 0.14, vary=0.2)),
        )
        for span in curve.spans
    ]


def _listed_streams(scenery: Scenery) -> list[str]:
    """Terrains with a stream's look that hexes may list by themselves."""
    return [
        terrain
        for terrain, row in scenery.ground.ruleset.terrains.items()
        if "hexes" in row.places and scenery.style.look(terrain).pattern == "stream"
    ]


def _add_tile(
    scenery: Scenery, at: Hex, feature: Feature, look: Look, paths: tuple[QPainterPath, QPainterPath]
) -> None:
    """Add a river that a hex lists as a tile: as wide at its hexsides as its neighbours' is."""
    for spans in arms(scenery, at, feature):
        for path, wide in zip(paths, (look.width * _STREAM, look.width * _STREAM + 0.14), strict=True):
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
    for path, wide in zip(paths, (look.width * _STREAM, look.width * _STREAM + 0.14), strict=True):
        # Turned as strips are, so that the two fill as one.
        x, y = scenery.place.dot(at)
        angles = [-math.tau * step / 16 for step in range(16)]
        add_ring(path, [(x + wide * 0.55 * math.cos(a), y + wide * 0.55 * math.sin(a)) for a in angles])
        for other, _ in arms:
            through = (at, other) if board.has_path(other, terrain) else (other, at)
            spans = curve_through(through, scenery.place).spans
            mine = spans if board.has_path(other, terrain) else spans[1:]
            path.addPath(ring_path(strip(mine, phase=0.0, width=wide, vary=0.0)))


# -- bridges ----------------------------------------------------------------------------------------------------


def _paint_bridges(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    for patch in patches:
        for at, terrain in scenery.part(patch, "bridges", lambda one: _bridges(scenery, one)):
            _paint_bridge(painter, scenery, at, scenery.style.look(terrain), view)


def _bridges(scenery: Scenery, patch: Patch) -> list[tuple[Hex, str]]:
    return [
        (at, terrain)
        for at in patch.hexes
        for terrain in scenery.ground.board.content(at).terrain_ids
        if scenery.style.look(terrain).pattern == "bridge"
    ]


def _paint_bridge(painter: QPainter, scenery: Scenery, at: Hex, look: Look, view: View) -> None:
    """The deck along the road through the hex, with a parapet at either side."""
    line = _deck(scenery, at)
    if view.scale >= 5:
        shade = line.translated(0.09, 0.13)
        painter.strokePath(shade, pen_of(faint(scenery.style.ink("shadow"), 0.3), look.width * 1.3, cap=FLAT))
    painter.strokePath(line, pen_of(look.line, look.width * 1.3, cap=FLAT))
    painter.strokePath(line, pen_of(look.fill, look.width * 0.95, cap=FLAT))
    if view.scale >= 6:
        planks = pen_of(faint(look.line, 0.5), look.width * 0.95, cap=FLAT)
        painter.strokePath(line, dashed(planks, (0.05, 0.15), view))


def _deck(scenery: Scenery, at: Hex) -> QPainterPath:
    """The middle line of a hex's bridge: along its road, else level."""
    board = scenery.ground.board
    whole = any(
        (row := scenery.ground.ruleset.terrains.get(terrain)) is not None and "artwork" in row.places
        for terrain in board.content(at).terrain_ids
    )
    for path, curve in _curves(scenery):
        if at in path.through and scenery.style.look(path.terrain).pattern not in ("stream", "water"):
            spans = [span for span in curve.spans if span.hex == at]
            if spans:
                return line_of(spans) if whole else _middle_part(scenery, at, spans)
    x, y = scenery.place.dot(at)
    half = 1.6 if whole else _SHORT
    line = QPainterPath(QPointF(x - half, y))
    line.lineTo(x + half, y)
    return line


def _middle_part(scenery: Scenery, at: Hex, spans: Sequence[Span]) -> QPainterPath:
    """The part of a road near the dot."""
    centre = scenery.place.centre(at)
    near = QRectF(centre.x() - _SHORT, centre.y() - _SHORT, 2 * _SHORT, 2 * _SHORT)
    points = [QPointF(*span.at(step / 12)) for span in spans for step in range(13)]
    kept = [point for point in points if near.contains(point)]
    line = QPainterPath(kept[0] if kept else centre)
    for point in kept[1:]:
        line.lineTo(point)
    return line
