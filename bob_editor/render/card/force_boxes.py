"""The sides' forces on the card, each under a band of its colour, with a small counter before each of its things."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bob_editor.render.card.block_boxes import pair_boxes, ruled
from bob_editor.render.card.boxes import Box, shifted, space
from bob_editor.render.card.typesetter import Typesetter
from bob_editor.render.overlays.card_signs import paint_sign
from bob_editor.sheet.blocks import Entry, Force, Group, Words


def force_boxes(force: Force, width: float, setter: Typesetter) -> list[Box]:
    """One side's column."""
    colour = setter.sides.of(force.side)
    boxes = list(_band(force, width, setter))
    boxes += pair_boxes(force.pairs, width, setter)
    for group in force.groups:
        boxes += _group_boxes(group, width, colour, setter)
    return boxes


def _band(force: Force, width: float, setter: Typesetter) -> Iterator[Box]:
    template, colour = setter.template, setter.sides.of(force.side)
    size = setter.size("subheading")
    filled = template.bands
    ink = QColor("#ffffff") if filled else colour
    inset = size * 0.6 if filled else 0.0
    share = min(setter.width(force.subtitle, "small") + size, width * 0.45)
    right = setter.lines(force.subtitle, share - inset, "small", colour=ink, align="right")
    left = setter.lines(force.title, width - share - inset, "subheading", colour=ink)
    high = max(len(left) * setter.leading("subheading"), len(right) * setter.leading("small")) + size * 0.55

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if filled:
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(x, y, width, high), 2, 2)
        else:
            painter.fillRect(QRectF(x, y + high - 1.6, width, 1.6), colour)
        at = y + (high - len(left) * setter.leading("subheading")) / 2
        for number, line in enumerate(left):
            if line.paint is not None:
                line.paint(painter, x + inset, at + number * line.height)
        at = y + (high - len(right) * setter.leading("small")) / 2
        for number, line in enumerate(right):
            if line.paint is not None:
                line.paint(painter, x + width - share, at + number * line.height)

    yield Box(high, paint, keep=True)
    yield space(size * 0.45, keep=True)


def _group_boxes(group: Group, width: float, colour: QColor, setter: Typesetter) -> Iterator[Box]:
    size = setter.size("body")
    yield space(size * 0.5)
    head = (Words(group.title), *((Words("  "),) if group.where else ()))
    lines = setter.lines(head, width, "subheading", colour=colour.darker(115), keep=True)
    yield from lines
    if group.where:
        yield from setter.lines(
            tuple(group.where), width, "small", colour=setter.template.colour("soft"), keep=True
        )
    yield ruled(width, _faint(colour), 0.5, 2.4)
    if group.note:
        yield from setter.lines(group.note, width, "small", keep=bool(group.entries))
    for entry in group.entries:
        yield from _entry_boxes(entry, width, colour, setter)


def _faint(colour: QColor) -> QColor:
    found = QColor(colour)
    found.setAlphaF(0.55)
    return found


def _entry_boxes(entry: Entry, width: float, colour: QColor, setter: Typesetter) -> Iterator[Box]:
    """How many of what, and what is to say of them."""
    size = setter.size("body")
    side = size * 1.12 if setter.template.counters else 0.0
    count = size * 1.9
    line = (Words(entry.name, bold=True), *((Words("  "), *entry.note) if entry.note else ()))
    indent = count + (side + size * 0.45 if side else 0)
    lines = [shifted(box, indent) for box in setter.lines(line, width - indent)]
    number = setter.lines(f"{entry.count} ×", count - size * 0.35, align="right")[0]
    first = lines[0]
    name, head = first.paint, number.paint

    def paint(painter: QPainter, x: float, y: float) -> None:
        if head is not None:
            head(painter, x, y)
        if side:
            middle = QPointF(x + count + side / 2, y + first.height / 2)
            paint_small_counter(painter, entry.symbol or entry.name, middle, side, colour)
        if name is not None:
            name(painter, x, y)

    yield Box(first.height, paint, first.keep)
    yield from lines[1:]
    yield space(size * 0.16)


def paint_small_counter(painter: QPainter, symbol: str, middle: QPointF, side: float, colour: QColor) -> None:
    """A counter's sign on a square so many points wide."""
    painter.save()
    painter.translate(middle)
    painter.scale(side / 2, side / 2)
    paper = QColor.fromRgbF(
        *(0.85 + 0.15 * part for part in (colour.redF(), colour.greenF(), colour.blueF()))
    )
    painter.setBrush(paper)
    painter.setPen(QPen(colour, 0.16))
    painter.drawRoundedRect(QRectF(-0.92, -0.92, 1.84, 1.84), 0.2, 0.2)
    paint_sign(painter, symbol, QPointF(0, 0), 0.56, colour)
    painter.restore()
