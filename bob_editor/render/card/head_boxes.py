"""The head of the card: game, module and number above the title, place and date below it."""

from __future__ import annotations

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPainter, QPen

from bob_editor.render.card.boxes import Box, beside, space
from bob_editor.render.card.typesetter import Typesetter
from bob_editor.sheet.blocks import CardSheet, Words


def head_boxes(sheet: CardSheet, width: float, setter: Typesetter) -> list[Box]:
    """The head, over the whole width."""
    template = setter.template
    kicker = "  ·  ".join(one.upper() if template.capitals else one for one in sheet.kicker)
    tags = [
        words
        for number, (name, value) in enumerate(sheet.tags)
        for words in (*((Words("   "),) if number else ()), Words(f"{name} "), Words(value, bold=True))
    ]
    byline = setter.lines(" · ".join(sheet.byline), width * 0.6, "byline", colour=template.colour("soft"))
    tag_lines = setter.lines(tuple(tags), width * 0.38, "small", align="right") if tags else []
    return [
        *setter.lines(kicker, width, "kicker", colour=template.colour("accent")),
        space(1.5, keep=True),
        *setter.lines(sheet.title, width, "title"),
        space(1.0, keep=True),
        beside([(0, byline if sheet.byline else []), (width * 0.62, tag_lines)]),
        space(3.0, keep=True),
        _double_rule(width, setter),
    ]


def _double_rule(width: float, setter: Typesetter) -> Box:
    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(setter.template.colour("accent"), 1.8))
        painter.drawLine(QLineF(x, y + 0.9, x + width, y + 0.9))
        painter.setPen(QPen(setter.template.colour("rule"), 0.5))
        painter.drawLine(QLineF(x, y + 3.4, x + width, y + 3.4))

    return Box(4.0, paint)
