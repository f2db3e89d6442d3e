"""Paints a board on any painter: only what a region needs, from what is kept of the rest."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from bob_editor.errors import Cancelled
from bob_editor.model.change import Change
from bob_editor.render.board.contours import paint_contours
from bob_editor.render.board.cover.artwork import paint_artwork
from bob_editor.render.board.cover.buildings import paint_buildings
from bob_editor.render.board.dirty import Dirt
from bob_editor.render.board.hexsides import paint_sides
from bob_editor.render.board.labels import label_rect, paint_dots, paint_grid, paint_labels, paint_numbers
from bob_editor.render.board.levels import board_edge, hexes_path, paint_ground
from bob_editor.render.board.markers import paint_laid
from bob_editor.render.board.paths import paint_paths
from bob_editor.render.board.scenery import Scenery
from bob_editor.render.board.terrain_names import paint_terrain_names
from bob_editor.render.board.underlay import Scan
from bob_editor.render.kit.map_shape import clip_to_map, map_shape
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import Pace, Steps, unhurried, view_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Laid

_LOG = logging.getLogger(__name__)

LAYERS: tuple[str, ...] = (
    "ground", "contours", "artwork", "paths", "sides", "grid", "dots", "labels", "numbers", "terrains", "markers",
    "underlay",
)  # fmt: skip
"""What can be shown or left out, in the order that people list them."""

DIMMED = 0.3
"""How opaque a dimmed layer is."""

ALL_LAYERS: frozenset[str] = frozenset(LAYERS)

USUAL_LAYERS: frozenset[str] = ALL_LAYERS - {"terrains"}
"""What is shown where nobody chooses; the rest is asked for by name."""

STEPS: Mapping[str, str] = {
    "ground": "ground", "underlay": "underlay", "contours": "contours", "artwork": "artwork", "paths": "paths",
    "buildings": "artwork", "sides": "sides", "grid": "grid", "dots": "dots", "labels": "labels",
    "numbers": "numbers", "terrains": "terrains", "markers": "markers", "edge": "grid",
}  # fmt: skip
"""What is painted one after the other, lowest first, and the layer that each belongs to."""


class BoardPainter:
    """Paints one board. Follow its edits with ``changed``; make another for another ruleset, grid or theme.

    ``layers`` are those that are shown, ``dimmed`` those of them that are faint; both, and ``laid``, can be set.
    ``laid`` are the counters to lay on it; ``folder`` is where the board's file is, for its underlay, and can be set.
    """

    def __init__(
        self,
        ground: Ground,
        style: Style,
        layers: frozenset[str] = USUAL_LAYERS,
        *,
        laid: Sequence[Laid] = (),
        folder: Path | None = None,
    ) -> None:
        self.layers = layers
        self.dimmed: frozenset[str] = frozenset()
        self.laid: tuple[Laid, ...] = tuple(laid)
        self.folder = folder
        self._scenery = Scenery(ground, style)
        self._scan: Scan | None = None
        self._scan_of: object = None
        self._scan_in: Path | None = None
        self._failed: set[str] = set()

    @property
    def ground(self) -> Ground:
        """The board as it is painted now."""
        return self._scenery.ground

    @property
    def bounds(self) -> QRectF:
        """The board's rectangle in true proportions, cut where its edges are."""
        return QRectF(self._scenery.bounds)

    @property
    def rim(self) -> QPainterPath | None:
        """The board's hexes, in true proportions, where they stand out whole; None where they fill its bounds."""
        scenery = self._scenery
        if not scenery.at_rim(scenery.bounds):
            return None
        return hexes_path(scenery, scenery.meeting(scenery.bounds))

    # -- painting -------------------------------------------------------------------------------------------------

    def paint(
        self,
        painter: QPainter,
        region: QRectF,
        *,
        scale: float,
        step: str | None = None,
        pace: Pace = unhurried,
        rest: Pace = unhurried,
        steps: Steps | None = None,
    ) -> None:
        """Paint what meets a region, all of it or one of ``STEPS``; nothing is painted outside the board.

        The painter must be in true proportions already; ``scale`` is its device pixels per unit. What ``pace`` raises
        ends it, as does what ``rest`` raises, where the painter is as it was: what was made by then is kept, and those
        of ``steps`` that were done by then needn't be painted again.
        """
        scenery = self._scenery
        view = view_of(painter, region.intersected(scenery.bounds), scale, pace, rest)
        if view.region.isEmpty():
            return
        patches = scenery.meeting(view.region)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        clip_to_map(painter, scenery.grid)
        if not view.svg and scenery.at_rim(view.region):
            # What is drawn may run on beyond the hexes of a board whose edge isn't cut. An SVG is cut when written.
            painter.setClipPath(hexes_path(scenery, patches), Qt.ClipOperation.IntersectClip)
        paints: Mapping[str, Callable[[QPainter], None]] = {
            "ground": lambda on: paint_ground(on, scenery, patches, view),
            "underlay": self._paint_underlay,
            "contours": lambda on: paint_contours(on, scenery, patches, view),
            "artwork": lambda on: paint_artwork(on, scenery, patches, view, paths="paths" in self.layers),
            "paths": lambda on: paint_paths(on, scenery, patches, view, artwork="artwork" in self.layers),
            "buildings": lambda on: paint_buildings(on, scenery, patches, view),
            "sides": lambda on: paint_sides(on, scenery, patches, view),
            "grid": lambda on: paint_grid(on, scenery, patches, view),
            "dots": lambda on: paint_dots(on, scenery, patches, view),
            "labels": lambda on: paint_labels(on, scenery, view),
            "numbers": lambda on: paint_numbers(on, scenery, patches, view),
            "terrains": lambda on: paint_terrain_names(on, scenery, patches, view),
            "markers": lambda on: paint_laid(on, self.laid, scenery.place, scenery.style, view),
            "edge": self._paint_edge,
        }
        before, steps = _state_of(painter), steps or Steps()
        scenery.rest = rest
        try:
            for name, layer in STEPS.items():
                pace()
                rest()
                if step not in (None, name) or name in steps.done:
                    continue
                if layer in self.layers and layer not in self._failed:
                    self._paint_layer(painter, layer, paints[name], before)
                steps.did(name)
        finally:
            scenery.rest = unhurried
            painter.restore()

    def _paint_layer(
        self,
        painter: QPainter,
        layer: str,
        paint: Callable[[QPainter], None],
        before: Callable[[QPainter], None],
    ) -> None:
        """Paint one layer; one that fails is told and left out until the board is another: the rest is shown."""
        try:
            if layer in self.dimmed:
                self._paint_dimmed(painter, paint)
            else:
                paint(painter)
        except Cancelled:
            raise
        except Exception:  # noqa: BLE001 - whatever it is, the rest of the map can be shown
            before(painter)
            self._failed.add(layer)
            _LOG.exception("The layer “%s” of the map can't be painted and is left out.", layer)

    def _paint_dimmed(self, painter: QPainter, paint: Callable[[QPainter], None]) -> None:
        """Paint a layer as a picture of its own and lay that on faintly: what it paints has opacities, too."""
        transform = painter.deviceTransform()
        device = painter.device()
        layer = QImage(device.width(), device.height(), QImage.Format.Format_ARGB32_Premultiplied)
        layer.fill(Qt.GlobalColor.transparent)
        with QPainter(layer) as inner:
            inner.setRenderHints(painter.renderHints())
            inner.setTransform(transform)
            paint(inner)
        painter.save()
        painter.resetTransform()
        painter.setOpacity(DIMMED)
        painter.drawImage(0, 0, layer)
        painter.restore()

    def _paint_underlay(self, painter: QPainter) -> None:
        scenery = self._scenery
        wanted = scenery.ground.board.underlay
        if wanted is None:
            return
        if self._scan is None or self._scan_of is not wanted or self._scan_in != self.folder:
            self._scan = Scan(wanted, scenery.grid, scenery.place, self.folder)
            self._scan_of, self._scan_in = wanted, self.folder
        self._scan.paint(painter)

    def _paint_edge(self, painter: QPainter) -> None:
        if any(kind == "half" for _, kind in self._scenery.grid.edges):
            board_edge(painter, map_shape(self._scenery.grid), self._scenery.style.ink("edge", 0.8))

    # -- following edits ------------------------------------------------------------------------------------------

    def gone(self) -> list[object]:
        """What wasn't kept since this was asked last, for whoever frees it bit by bit."""
        found, self._scenery.gone = self._scenery.gone, []
        return found

    def leave(self) -> Iterator[object]:
        """All that is kept, likewise; nothing is painted any more."""
        return self._scenery.leave()

    def take_over(self, other: BoardPainter, ground: Ground) -> None:
        """Show the board that another painter of this style shows, from what is kept there.

        ``ground`` is of that board.
        """
        before, self._scenery = self._scenery, other._scenery.twin()
        self._failed = set(other._failed)
        self._scenery.gone += before.gone
        if before.grid == self._scenery.grid:
            self._scenery.gone += before.apart_from(other._scenery)
        self._scenery.follow(ground)

    def changed(self, change: Change, ground: Ground) -> QRectF | None:
        """Take over an edited board. Returns the rectangle to repaint (empty: none); None where all is to be."""
        scenery = self._scenery
        self._failed.clear()
        if change.everything or ground.board.grid != scenery.grid:
            self._scenery = Scenery(ground, scenery.style)
            self._scenery.gone += scenery.leave()
            return None
        before = scenery.ground.lettered
        dirt = Dirt(scenery, change, ground)
        scenery.follow(ground)
        scenery.forget(dirt.hexes)
        if dirt.rect is None:
            return self.bounds
        dirty = dirt.rect
        for label in set(before.labels).symmetric_difference(ground.lettered.labels):
            dirty = dirty.united(label_rect(scenery.grid.frame, label))
        if "underlay" in change.headings:
            dirty = self.bounds
        return dirty.intersected(scenery.bounds)


def _state_of(painter: QPainter) -> Callable[[QPainter], None]:
    """What puts a painter back into its present state, also where a layer saved it and failed before it restored it."""
    transform, opacity, mode = painter.worldTransform(), painter.opacity(), painter.compositionMode()
    clip = painter.clipPath() if painter.hasClipping() else None

    def put_back(painter: QPainter) -> None:
        painter.setWorldTransform(transform)
        painter.setOpacity(opacity)
        painter.setCompositionMode(mode)
        if clip is None:
            painter.setClipping(False)
        else:
            painter.setClipPath(clip)

    return put_back
