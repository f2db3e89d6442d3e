"""Pictures that files bring, read as pixels and nothing else; those of a style cover surfaces."""

import logging
from pathlib import Path

from PySide6.QtCore import QIODevice, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QImageReader, QPainter, QPainterPath, QTransform

from bob_editor.render.kit.view import View
from bob_editor.storage.files.pictures import MOST_PIXELS, PIXELS, picture_beside

_LOG = logging.getLogger(__name__)

_KINDS = frozenset(("png", "jpeg", "webp", "gif", "bmp", "tiff"))
"""What is read, by its contents. A drawing, as SVG, names further files, and in a few lines has no end of parts."""

LARGEST = 4096
"""Pixels along a side past which a picture is made smaller as it is read."""


def pixels_in(source: Path | QIODevice) -> QImageReader | None:
    """What reads a picture, whatever it is called; None where it isn't one of pixels."""
    QImageReader.setAllocationLimit(MOST_PIXELS * 4 >> 20)
    reader = QImageReader(source if isinstance(source, QIODevice) else str(source))
    # Else a file of another kind under this name would be given to that kind's reader.
    reader.setDecideFormatFromContent(True)
    return reader if bytes(reader.format().data()).decode() in _KINDS else None


def is_too_large(path: Path) -> bool:
    """Whether a picture of pixels declares more of them than are read."""
    wide, high = pixel_size(path) or (0, 0)
    return wide * high > MOST_PIXELS


def read_pixels(path: Path) -> QImage:
    """A picture of pixels; a null one where there is none that can be read."""
    reader = pixels_in(path)
    return QImage() if reader is None else reader.read()


def pixel_size(path: Path) -> tuple[int, int] | None:
    """Width and height that a picture of pixels declares, which aren't read; None where it declares none."""
    reader = pixels_in(path)
    size = QSize() if reader is None else reader.size()
    return (size.width(), size.height()) if size.isValid() else None


def read_picture(folder: Path | None, name: str) -> QImage | None:
    """A picture in a folder; None, and a word in the log, where there is none that can be read."""
    path = None if folder is None else picture_beside(folder, name)
    suffixed = path is not None and path.suffix.lower().removeprefix(".") in PIXELS
    reader = pixels_in(path) if path is not None and suffixed else None
    if reader is None:
        _LOG.warning("The style's picture “%s” isn't there, or is no picture of pixels.", name)
        return None
    size = reader.size()
    if max(size.width(), size.height()) > LARGEST:
        reader.setScaledSize(size.scaled(QSize(LARGEST, LARGEST), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        _LOG.warning("The style's picture “%s” can't be read: %s", name, reader.errorString())
        return None
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


class PictureTexture:
    """A picture that covers a surface again and again, from the board's origin, so many units wide."""

    def __init__(self, image: QImage, wide: float) -> None:
        self._image = image
        self._wide = wide
        self._scaled: tuple[int, QImage] | None = None

    def fill(self, painter: QPainter, path: QPainterPath, view: View) -> None:
        """Fill a path; it ends exactly at the path's edge."""
        brush = self._brush(view)
        if not view.svg:
            painter.fillPath(path, brush)
            return
        # An SVG takes a brush without its scale, and has that of the painter instead.
        scale = brush.transform()
        painter.save()
        painter.setTransform(scale, combine=True)
        brush.setTransform(QTransform())
        painter.fillPath(scale.inverted()[0].map(path), brush)
        painter.restore()

    def _brush(self, view: View) -> QBrush:
        # However narrow it is, its height has the same bound.
        tall = max(1.0, self._image.height() / self._image.width())
        pixels = max(1, min(int(LARGEST / tall), round(self._wide * view.scale)))
        if self._scaled is None or self._scaled[0] != pixels:
            smooth = self._image.scaledToWidth(pixels, Qt.TransformationMode.SmoothTransformation)
            self._scaled = (pixels, smooth)
        brush = QBrush(self._scaled[1])
        brush.setTransform(QTransform.fromScale(self._wide / pixels, self._wide / pixels))
        return brush
