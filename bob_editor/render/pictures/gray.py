"""A picture as numbers: how light each of its pixels is."""

import numpy as np
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from bob_editor.geometry.fits.honeycomb import Gray
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.own_pictures import pixels_in
from bob_editor.storage.files.pictures import MOST_PIXELS


def gray_in(data: bytes) -> Gray | None:
    """How light each pixel of a picture's file is; None where it is no picture, or larger than may be opened."""
    ensure_gui()
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = pixels_in(buffer)
    if reader is None or reader.size().width() * reader.size().height() > MOST_PIXELS:
        return None
    image = reader.read()
    return None if image.isNull() else gray_of(image)


def gray_of(image: QImage) -> Gray:
    """How light each pixel of a picture is, by row and column, from 0 to 255."""
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : plain.width()].copy()
