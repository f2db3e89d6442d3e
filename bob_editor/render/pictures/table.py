"""A map as it lies on a table, with room around it, and below it rows for what isn't on the map yet."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from bob_editor.render.kit.lettering import BOLD, outline, placed
from bob_editor.render.kit.view import Pace
from bob_editor.render.pictures.picture import Layer, Picture

_CLOTH = QColor("#e9e6dc")
_LINE = QColor("#b9b3a1")
_INK = QColor("#3a372f")
_LETTERS = 0.8

TableRow = tuple[str, float, float, float, float]
"""A row's title, and the place and size of its rectangle in units."""


def on_table(picture: Picture, margin: float, rows: Sequence[TableRow] = ()) -> Picture:
    """A picture with so many units of table around it, or as much more as its rows take."""
    ground = picture.area

    def land(painter: QPainter, *_: object) -> None:
        if picture.background is not None:
            painter.fillRect(ground, picture.background)

    area = ground.adjusted(-margin, -margin, margin, margin)
    for _, *place in rows:
        area = area.united(QRectF(*place).adjusted(-margin, 0, margin, margin / 2))
    layers = (Layer("land", land), *picture.layers, Layer("rows", partial(_paint_rows, rows)))
    return replace(picture, area=area, layers=layers, background=_CLOTH)


def _paint_rows(
    rows: Sequence[TableRow], painter: QPainter, _region: QRectF, _scale: float, _pace: Pace
) -> None:
    for title, left, top, wide, high in rows:
        painter.fillRect(QRectF(left, top, wide, 0.06), _LINE)
        box = outline(title, BOLD)[1]
        # A title that is too long for its row is made smaller, so that it stays on the table.
        letters = min(_LETTERS, wide / max(1e-6, box.width()))
        middle = QPointF(left + box.width() * letters / 2, top + 0.3 + box.height() * letters / 2)
        painter.fillPath(placed(title, middle, letters, BOLD), _INK)
        del high
