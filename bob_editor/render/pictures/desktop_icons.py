"""The emblem as files where desktops look for a program's icons; what makes drawings of them is loaded for it alone."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.pictures.emblem import SIDE, emblem, paint_emblem

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels at which desktops look for an icon."""


def write_icons(folder: Path) -> None:
    """Write it where desktops look for a program's icons, below ``folder`` (``share/icons`` of a place to install)."""
    ensure_gui()
    for pixels in SIZES:
        place = folder / "hicolor" / f"{pixels}x{pixels}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        emblem(pixels).save(str(place / "bob-editor.png"))
    place = folder / "hicolor" / "scalable" / "apps"
    place.mkdir(parents=True, exist_ok=True)
    drawing = QSvgGenerator()
    drawing.setFileName(str(place / "bob-editor.svg"))
    drawing.setSize(QSize(512, 512))
    drawing.setViewBox(QRectF(0, 0, SIDE, SIDE))
    drawing.setTitle("bob_editor")
    painter = QPainter(drawing)
    paint_emblem(painter)
    painter.end()
