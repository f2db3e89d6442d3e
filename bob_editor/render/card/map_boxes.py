"""The map's place on the card: its picture, and what its outlines mean."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from bob_editor.render.card.boxes import Box, beside, space
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.typesetter import Typesetter
from bob_editor.sheet.blocks import LegendRow, MapPicture, Words


def map_boxes(
    picture: MapPicture, image: MapImage, width: float, most: float, setter: Typesetter
) -> list[Box]:
    """The map, at most so many points high, with its legend below it."""
    boxes: list[Box] = []
    if not image.empty:
        high = image.height_for(width)
        wide = width
        if high > most:
            wide, high = width * most / high, most
        left = (width - wide) / 2
        image.width = wide

        def paint(painter: QPainter, x: float, y: float) -> None:
            image.paint(painter, QRectF(x + left, y, wide, high))

        boxes += [Box(high, paint, keep=True), space(3.5, keep=True)]
    boxes += _legend_boxes(picture.legend, width, setter)
    if picture.boards:
        boxes += setter.lines(picture.boards, width, "small", colour=setter.template.colour("soft"))
    return [*boxes, space(setter.size("body") * 0.4)]


def _legend_boxes(rows: tuple[LegendRow, ...], width: float, setter: Typesetter) -> list[Box]:
    """The legend in as many columns as its entries leave room for."""
    if not rows:
        return []
    indent = setter.size("small") * 2.1
    needs = max(setter.width(f"{row.title}  {row.note}", "small", bold=True) for row in rows) + indent + 6
    count = max(1, min(3, int(width // needs)))
    column = width / count
    boxes = []
    for start in range(0, len(rows), count):
        cells = [
            (place * column, [_legend_entry(row, column - 6, indent, setter)])
            for place, row in enumerate(rows[start : start + count])
        ]
        boxes.append(beside(cells))
        boxes.append(space(0.8))
    return boxes


def _legend_entry(row: LegendRow, width: float, indent: float, setter: Typesetter) -> Box:
    line = (Words(row.title, bold=True), Words(f"  {row.note}"))
    lines = setter.lines(line, width - indent, "small")
    colour = setter.sides.of(row.side)
    size = setter.size("small") * 0.72

    def paint(painter: QPainter, x: float, y: float) -> None:
        middle = QPointF(x + size, y + lines[0].height / 2)
        tint = setter.sides.of(row.side, 0.22)
        pen = QPen(colour, 1.0)
        if row.kind in ("entry", "exit"):
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(tint)
        painter.drawPolygon(
            QPolygonF(
                [
                    middle + QPointF(math.cos(math.pi * i / 3), math.sin(math.pi * i / 3)) * size
                    for i in range(6)
                ]
            )
        )
        at = y
        for one in lines:
            if one.paint is not None:
                one.paint(painter, x + indent, at)
            at += one.height

    return Box(sum(one.height for one in lines), paint)
