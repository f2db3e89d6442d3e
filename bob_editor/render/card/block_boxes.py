"""The blocks of a card as boxes: text, names with values, tables, and the headings over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from bob_editor.render.card.boxes import Box, beside, shifted, space
from bob_editor.render.card.typesetter import Role, Typesetter
from bob_editor.sheet.blocks import Line, Pairs, Table, Text, Words, plain

_SHORT_TABLE = 8
"""Rows of a table that stays whole."""


def ruled(width: float, colour: QColor, pen: float, height: float = 0.0, *, keep: bool = True) -> Box:
    """A line across."""

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(colour, pen))
        painter.drawLine(QLineF(x, y + height / 2, x + width, y + height / 2))

    return Box(height, paint, keep)


def heading_boxes(title: str, width: float, setter: Typesetter) -> list[Box]:
    """A section's heading with its rule; it stays with what follows."""
    template = setter.template
    shown = title.upper() if template.capitals and template.faces.get("heading") == "sans" else title
    return [
        *setter.lines(shown, width, "heading", colour=template.colour("accent"), keep=True),
        space(1.2, keep=True),
        ruled(width, template.colour("rule"), 0.7, keep=True),
        space(3.2, keep=True),
    ]


def text_boxes(block: Text, width: float, setter: Typesetter) -> list[Box]:
    """A paragraph, an entry of a list with its dash, or a heading within a section."""
    if block.kind == "heading":
        gap = space(setter.size("body") * 0.35)
        return [gap, *setter.lines(block.line, width, "subheading", keep=True)]
    if block.kind == "item":
        indent = setter.size("body") * 0.95
        lines = [shifted(box, indent) for box in setter.lines(block.line, width - indent)]
        lines[0] = _with_mark(lines[0], setter)
        return [*lines, space(setter.size("body") * 0.18)]
    return [*setter.lines(block.line, width), space(setter.size("body") * 0.42)]


def _with_mark(first: Box, setter: Typesetter) -> Box:
    """The first line of an entry, with a small diamond before it."""
    inner, colour, size = first.paint, setter.template.colour("accent"), setter.size("body")

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.save()
        painter.translate(x + size * 0.32, y + first.height * 0.5)
        painter.rotate(45)
        side = size * 0.3
        painter.fillRect(QRectF(-side / 2, -side / 2, side, side), colour)
        painter.restore()
        if inner is not None:
            inner(painter, x, y)

    return Box(first.height, paint, first.keep)


def pair_boxes(block: Pairs, width: float, setter: Typesetter, *, role: Role = "body") -> list[Box]:
    """Names and values in two columns; where a name is long, the value stands below it."""
    names = [setter.width(name, role) for name, _ in block.rows]
    column = min(max(names, default=0) + setter.size(role) * 0.8, width * 0.42)
    soft = setter.template.colour("soft")
    boxes: list[Box] = []
    for (name, value), wide in zip(block.rows, names, strict=True):
        if wide > width * 0.6:
            boxes += setter.lines(name, width, role, colour=soft, keep=True)
            indent = setter.size(role) * 0.95
            boxes += [shifted(box, indent) for box in setter.lines(value, width - indent, role)]
        else:
            left = setter.lines(name, column - setter.size(role) * 0.5, role, colour=soft)
            right = setter.lines(value, width - column, role)
            boxes += _rows_beside(left, right, column)
        boxes.append(space(setter.size(role) * 0.12))
    return boxes


def _rows_beside(left: Sequence[Box], right: Sequence[Box], column: float) -> Iterator[Box]:
    """Two columns of lines as one, line by line, so that a long value can go over a column's end."""
    count = max(len(left), len(right))
    for number in range(count):
        cells = [(0.0, left[number : number + 1]), (column, right[number : number + 1])]
        yield beside(cells, keep=number < min(count - 1, 2))


def table_boxes(block: Table, width: float, setter: Typesetter) -> list[Box]:
    """A table: heads over a rule, columns as wide as what is in them."""
    gap = setter.size("body") * 0.9
    columns = _columns(block, width, gap, setter)
    lefts = [sum(columns[:number]) + gap * number for number in range(len(columns))]
    rule = setter.template.colour("rule")
    soft = setter.template.colour("soft")

    def row(cells: Sequence[Line], role: Role, colour: QColor | None, *, keep: bool = False) -> Box:
        set_cells = [
            setter.lines(cell, wide, role, colour=colour) for cell, wide in zip(cells, columns, strict=True)
        ]
        return beside(list(zip(lefts, set_cells, strict=True)), keep=keep)

    heads = [(Words(head),) for head in block.heads]
    boxes = [row(heads, "small", soft, keep=True), ruled(width, rule, 0.5, 1.6)]
    for number, cells in enumerate(block.rows):
        # A short table is never broken, of a long one neither the first row nor the last stands alone.
        ends = number in (0, len(block.rows) - 2)
        tied = ends or len(block.rows) <= _SHORT_TABLE
        boxes.append(row(cells, "body", None, keep=tied and number < len(block.rows) - 1))
    return [*boxes, space(setter.size("body") * 0.5)]


def _columns(block: Table, width: float, gap: float, setter: Typesetter) -> list[float]:
    """Widths of the columns: what they need, or shares of the width by what they need."""
    needs = []
    for number, head in enumerate(block.heads):
        cells = [setter.width(plain(row[number]), "body", bold=True) for row in block.rows]
        needs.append(max([setter.width(head, "small"), *cells]) + 1)
    room = width - gap * (len(needs) - 1)
    if sum(needs) <= room:
        return needs
    # The narrow ones get what they need, the wide ones share what is left.
    found = dict.fromkeys(range(len(needs)), 0.0)
    for left, number in enumerate(sorted(found, key=lambda one: needs[one])):
        found[number] = min(needs[number], room / (len(needs) - left))
        room -= found[number]
    return [found[number] for number in range(len(needs))]


def panel(
    boxes: Sequence[Box], width: float, inset: float, paint_ground: Callable[[QPainter, QRectF], None]
) -> Box:
    """Boxes on a ground of their own, as one."""
    high = sum(box.height for box in boxes) + 2 * inset

    def paint(painter: QPainter, x: float, y: float) -> None:
        paint_ground(painter, QRectF(x, y, width, high))
        at = y + inset
        for box in boxes:
            if box.paint is not None:
                box.paint(painter, x + inset, at)
            at += box.height

    return Box(high, paint)
