"""The scan under a board: placed by the pixels of hexes' dots."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF, QTransform

from bob_editor.geometry.fits.fit import Fit, fitted
from bob_editor.geometry.fits.pins import pinned
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Underlay
from bob_editor.render.kit.own_pictures import read_pixels
from bob_editor.render.kit.proportions import Proportions
from bob_editor.storage.files.pictures import picture_beside

_KINDS = ("png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff")
"""What a scan may be, by its suffix: pixels, which name no further files as an SVG may."""

_OPACITY = 0.5

MARGIN = 0.5
"""How much of a scan is read around the board, so that outlines can run over its edge; in true proportions."""

_PATCH, _PATCHES = 2.5, 40
"""A bent scan is painted in squares of this size, larger on a board that would take more than so many in a row."""


class Scan:
    """A board's scan, looked for from ``folder``; ``image`` is None where it can't be read or its place isn't known."""

    def __init__(self, underlay: Underlay, grid: Grid, place: Proportions, folder: Path | None) -> None:
        self.image: QImage | None = None
        self.opacity = _OPACITY if underlay.opacity is None else float(underlay.opacity)
        self.area = place.rect(grid.hexes, MARGIN)
        self.native = 1.0
        """How many of its pixels go on a unit in the board's middle."""
        self._pieces: list[tuple[QRectF, QTransform]] = []
        fit = fitted(underlay.fit, *pinned(grid, ((pin.pixel, pin.hex) for pin in underlay.pins)))
        path = None if folder is None else picture_beside(folder, underlay.image)
        if fit is None or path is None or path.suffix.lower().removeprefix(".") not in _KINDS:
            return
        image = read_pixels(path)
        if not image.isNull():
            middle = self.area.center()
            self.image, self.native = image, fit.scale(np.array([(middle.x(), middle.y())]))
            self._pieces = list(_pieces(fit, self.area))

    def paint(self, painter: QPainter) -> None:
        """Paint the scan on a painter in true proportions."""
        if self.image is None:
            return
        painter.save()
        painter.setOpacity(self.opacity)
        self.lay(painter, self.image)
        painter.restore()

    def lay(self, painter: QPainter, image: QImage) -> None:
        """Paint the picture, or a smaller or larger one of it, where it lies."""
        if self.image is None:
            return
        size = self.image.size()
        whole = QTransform.fromScale(size.width() / image.width(), size.height() / image.height())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # Squares beside each other meet on whole pixels; softened edges would show as seams.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, len(self._pieces) == 1)
        region = painter.clipBoundingRect() if painter.hasClipping() else self.area
        for square, transform in self._pieces:
            if len(self._pieces) > 1 and not square.intersects(region):
                continue
            painter.save()
            if len(self._pieces) > 1:
                painter.setClipRect(square, Qt.ClipOperation.IntersectClip)
            painter.setTransform(whole * transform, combine=True)
            painter.drawImage(QPointF(0, 0), image)
            painter.restore()


def _pieces(fit: Fit, area: QRectF) -> Iterator[tuple[QRectF, QTransform]]:
    """How pixels come to lie: all alike where the fit is straight, else square by square."""
    patch = max(_PATCH, area.width() / _PATCHES, area.height() / _PATCHES)
    count = (area.size() / patch).toSize() + QSize(1, 1) if fit.kind == "bent" else QSize(1, 1)
    wide, high = area.width() / count.width(), area.height() / count.height()
    for number in range(count.width() * count.height()):
        row, column = divmod(number, count.width())
        square = QRectF(area.left() + column * wide, area.top() + row * high, wide, high)
        transform = _laid(fit, square)
        if transform is not None:
            yield square, transform


def _laid(fit: Fit, square: QRectF) -> QTransform | None:
    """From pixels to a square, so that its corners get theirs; None where they have no area."""
    corners = [square.topLeft(), square.topRight(), square.bottomRight(), square.bottomLeft()]
    pixels = [QPointF(x, y) for x, y in fit.pixels(np.array([at.toTuple() for at in corners])).tolist()]
    if fit.kind == "affine":
        across, down = (pixels[1] - pixels[0]) / square.width(), (pixels[3] - pixels[0]) / square.height()
        flat = QTransform(across.x(), across.y(), down.x(), down.y(), pixels[0].x(), pixels[0].y())
        back, can = flat.inverted()
        return back * QTransform.fromTranslate(square.x(), square.y()) if can else None
    transform = QTransform()
    return transform if QTransform.quadToQuad(QPolygonF(pixels), QPolygonF(corners), transform) else None
