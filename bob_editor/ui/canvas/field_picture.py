"""The field that lies over the board, that of the hex that looks or another: its tiles, and the legend below them."""

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.style import Style
from bob_editor.ui.canvas.field_layer import FieldLayer, layer_of_field
from bob_editor.ui.canvas.tiles import Tiles
from bob_editor.ui.canvas.view import View
from bob_editor.ui.session.session import Session

FIELD_FRAME = 0.01
"""Seconds of a frame that may go into tiles that all differ at once, as the field's do when another hex looks.

Where that isn't enough the frame shows what the hex before it saw, of what is farthest from the middle.
"""

LEGEND_SIZE = QSize(400, 34)
"""Width and height of the legend, in pixels, where there is room."""

LEAST_LEGEND = 120
"""Pixels of its width on however narrow a canvas."""

LEGEND_GAP = 12
"""Pixels between the legend and the canvas's edges."""

FOOT = LEGEND_SIZE.height() + 2 * LEGEND_GAP
"""Pixels below a whole board, shown with the field or without: the legend lies there and covers no hex."""


class FieldPicture:
    """Paints what ``source`` gives, while it ``is_shown``; the workbench puts other sources there."""

    def __init__(self, session: Session, style: Callable[[], Style]) -> None:
        self.session = session
        self.style = style
        self.is_shown = True
        self.source: Callable[[], FieldLayer | None] = self._los_layer
        self._layer: FieldLayer | None = None
        self._opacity = 0.75
        self._tiles = Tiles(self._paint_tile)
        self._painted: FieldLayer | None = None
        self._key: tuple[object, ...] = ()
        self._legend: QPixmap | None = None
        self._legend_key: object = None
        self._legend_area = QRectF()
        self._gives_way = False

    @property
    def opacity(self) -> float:
        """How much of the board it hides, from 0 to 1."""
        return self._opacity

    @opacity.setter
    def opacity(self, opacity: float) -> None:
        if opacity != self._opacity:
            self._opacity = opacity
            self._tiles.clear()

    @property
    def is_there(self) -> bool:
        """Whether there was one to draw, the last time."""
        return self._layer is not None

    def forget(self) -> None:
        """Nothing kept is good."""
        self._tiles.clear()
        self._key, self._painted, self._layer = (), None, None

    def draw(
        self,
        painter: QPainter,
        shown: QRectF,
        scale: float,
        origin: QPointF,
        seconds: float,
        *,
        anew: bool = True,
    ) -> bool:
        """Paint it on a painter in device pixels, as ``Tiles.draw`` does; True when all of it is sharp.

        Where it isn't worked out ``anew`` it is what it was the last time.
        """
        if anew or not self.is_shown:
            self._layer = self.source() if self.is_shown else None
        layer = self._layer
        if layer is None:
            return True
        key = (layer.key, id(self.style()))
        if key != self._key:
            differs = self._differs(layer)
            if differs is None or self._key[1:] != key[1:]:
                self._tiles.clear()
            else:
                self._tiles.mend(differs)
            self._key = key
        self._painted = layer
        return self._tiles.draw(painter, shown, scale, origin, seconds)

    def point_at(self, at: QPointF | None) -> bool:
        """Have the legend give way to a pointer: what lies below it is seen and can be meant. True if that differs."""
        before, self._gives_way = self._gives_way, at is not None and self._legend_area.contains(at)
        return self._gives_way != before

    def paint_legend(self, painter: QPainter, view: View, ratio: float) -> None:
        """What its colours and signs mean, in the lower left corner, where it is there."""
        layer, style = self._layer, self.style()
        if layer is None:
            return
        room = max(LEAST_LEGEND, int(view.size.width()) - 2 * LEGEND_GAP)
        size = QSize(min(LEGEND_SIZE.width(), room), LEGEND_SIZE.height())
        area = QRectF(QPointF(0, 0), QSizeF(size))
        self._legend_area = area.translated(LEGEND_GAP, view.size.height() - area.height() - LEGEND_GAP)
        if self._gives_way:
            return
        key = (id(style), ratio, size, layer.legend_key)
        if self._legend is None or key != self._legend_key:
            self._legend, self._legend_key = QPixmap(size * ratio), key
            self._legend.setDevicePixelRatio(ratio)
            self._legend.fill(Qt.GlobalColor.transparent)
            with QPainter(self._legend) as inner:
                inner.setRenderHint(QPainter.RenderHint.Antialiasing)
                inner.setPen(QPen(style.ink("edge", 0.5), 1))
                inner.setBrush(style.ink("halo", 0.92))
                inner.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
                layer.legend(inner, area.adjusted(4, 0, -4, 0), style)
        painter.drawPixmap(self._legend_area.topLeft(), self._legend)

    def _los_layer(self) -> FieldLayer | None:
        """The field of the hex that looks, on the board after the pending edit."""
        los, preview = self.session.live_los, self.session.hand.preview
        if los.origin is None:
            return None
        field = los.preview(preview.board or self.session.board, preview.scene)[0]
        return None if field is None else layer_of_field(los.scene, field)

    def _differs(self, layer: FieldLayer) -> QRectF | None:
        """The rectangle in which another field says something else; None where more than what is seen differs."""
        former, now = self._painted, layer
        if former is None or former.field is None or now.field is None:
            return None
        before, after = former.field, now.field
        if before.codes.shape != after.codes.shape:
            return None
        if before.origin != after.origin:
            left, top, right, bottom = self.session.board.grid.bounds
            true = self.session.board.grid.frame.true
            whole = QRectF(QPointF(*true((left, top))), QPointF(*true((right, bottom))))
            return whole.adjusted(-1, -1, 1, 1)
        differs = (before.codes != after.codes) | (before.hindrance != after.hindrance)
        return hexes_rect(self.session, [after.hexes[place] for place in np.flatnonzero(differs).tolist()])

    def _paint_tile(self, painter: QPainter, area: QRectF, scale: float) -> None:
        if self._painted is not None:
            self._painted.paint(painter, self.style())
            # Tiles that are veiled themselves are drawn much faster than by a painter with an opacity.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.fillRect(
                area.adjusted(-1 / scale, -1 / scale, 1 / scale, 1 / scale),
                QColor.fromRgbF(0, 0, 0, self.opacity),
            )
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def hexes_rect(session: Session, hexes: Sequence[Hex]) -> QRectF:
    """The rectangle around hexes and what stands a little over their edges, in true proportions; empty for none."""
    if not hexes:
        return QRectF()
    frame = session.board.grid.frame
    points = [QPointF(*frame.true(node)) for at in hexes for node in frame.corners(at)]
    xs, ys = [point.x() for point in points], [point.y() for point in points]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))).adjusted(-1, -1, 1, 1)
