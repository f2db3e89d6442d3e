"""Sets words in lines: styles by the template, wrapped to a width, each line a box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from bob_editor.render.card.boxes import Box, PaintBox
from bob_editor.render.card.fonts import UNITS, card_font
from bob_editor.render.card.template import Template
from bob_editor.render.kit.lettering import in_print
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.sheet.blocks import Line, Words

Role = Literal["title", "kicker", "byline", "heading", "subheading", "body", "small"]

_BOLD: frozenset[str] = frozenset({"title", "heading", "subheading"})
_ITALIC: frozenset[str] = frozenset({"byline"})
_LEADING = 1.24
"""Distance between lines, in sizes of the font."""


class KeptLines:
    """Lines that were set before, for one template and the colours of its sides: an edit alters few of them."""

    def __init__(self) -> None:
        self._now: dict[object, list[Box]] = {}
        self._before: dict[object, list[Box]] = {}

    def turn_over(self) -> None:
        """Begin anew; what isn't asked for until the next time is forgotten then."""
        self._before, self._now = self._now, {}

    def get(self, key: object, make: Callable[[], list[Box]]) -> list[Box]:
        """The lines of a key."""
        found = self._now.get(key)
        if found is None:
            found = self._before.get(key) or make()
            self._now[key] = found
        return list(found)


class Typesetter:
    """Sets words by a template, its text sizes times ``scale`` (headings shrink half as much)."""

    def __init__(
        self, template: Template, sides: SideColours, scale: float = 1.0, kept: KeptLines | None = None
    ) -> None:
        self.template = template
        self.sides = sides
        self.scale = scale
        self._kept = kept or KeptLines()

    def size(self, role: Role) -> float:
        """The size of a role's letters in points."""
        own = self.template.sizes[role]
        shrink = self.scale if role in ("body", "small", "subheading") else (1 + self.scale) / 2
        return own * shrink

    def leading(self, role: Role) -> float:
        """The height of a role's line in points."""
        return self.size(role) * _LEADING

    def font(self, role: Role, *, bold: bool = False, italic: bool = False) -> QFont:
        """The font of a role."""
        spaced = self.size(role) * 0.12 if role == "kicker" and self.template.capitals else 0
        face = self.template.faces.get(role, "sans")
        return _font(face, self.size(role), bold or role in _BOLD, italic or role in _ITALIC, spaced)

    def width(self, text: str, role: Role, *, bold: bool = False) -> float:
        """How wide a text is in points."""
        return QFontMetricsF(self.font(role, bold=bold)).horizontalAdvance(text) / UNITS

    def colour(self, words: Words, plain: QColor) -> QColor:
        """The colour of some words."""
        if words.sense == "missing":
            return self.template.colour("missing")
        if words.side:
            return self.sides.of(words.side)
        if words.sense == "rule":
            return self.template.colour("soft")
        return plain

    def lines(
        self,
        line: Line | str,
        width: float,
        role: Role = "body",
        *,
        colour: QColor | None = None,
        align: Literal["left", "right", "centre"] = "left",
        keep: bool = False,
    ) -> list[Box]:
        """The lines of some words, each a box ``width`` points wide; neither the first nor the last stands alone."""
        words = (Words(line),) if isinstance(line, str) else line
        ink = colour or self.template.colour("ink")
        key = (words, width, role, ink.rgba(), align, keep, self.scale)
        return self._kept.get(key, lambda: self._set(words, width, role, ink, align, keep=keep))

    def _set(
        self,
        words: Line,
        width: float,
        role: Role,
        ink: QColor,
        align: Literal["left", "right", "centre"],
        *,
        keep: bool,
    ) -> list[Box]:
        layout = QTextLayout(in_print("".join(one.text for one in words)), self.font(role))
        layout.setCacheEnabled(True)
        option = QTextOption(
            {
                "left": Qt.AlignmentFlag.AlignLeft,
                "right": Qt.AlignmentFlag.AlignRight,
                "centre": Qt.AlignmentFlag.AlignHCenter,
            }[align]
        )
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats(self._formats(words, role, ink))
        layout.beginLayout()
        count = 0
        while (text_line := layout.createLine()).isValid():
            text_line.setLineWidth(width * UNITS)
            count += 1
        layout.endLayout()
        high, rise = self.leading(role), self._rise(role)
        boxes = []
        for number in range(count):
            tied = keep or (count > 2 and number in (0, count - 2)) or (count == 2 and number == 0)
            boxes.append(Box(high, _painting(layout, number, rise), tied))
        return boxes

    def _rise(self, role: Role) -> float:
        """From the top of a line's box down to that of its letters, so that they stand in its middle."""
        metrics = QFontMetricsF(self.font(role))
        return (self.leading(role) - metrics.height() / UNITS) / 2

    def _formats(self, words: Sequence[Words], role: Role, ink: QColor) -> list[QTextLayout.FormatRange]:
        ranges = []
        at = 0
        for one in words:
            form = QTextCharFormat()
            form.setFont(self.font(role, bold=one.bold, italic=one.italic))
            form.setForeground(QBrush(self.colour(one, ink)))
            if one.sense == "missing":
                form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
            span = QTextLayout.FormatRange()
            span.start, span.length, span.format = at, _utf16(one.text), form
            ranges.append(span)
            at += span.length
        return ranges


def _utf16(text: str) -> int:
    """The length of a text as Qt counts it."""
    return len(text.encode("utf-16-le")) // 2


@lru_cache(maxsize=256)
def _font(face: str, points: float, bold: bool, italic: bool, spaced: float) -> QFont:  # noqa: FBT001 - a key
    return card_font(face, points, bold=bold, italic=italic, spaced=spaced)


def _painting(layout: QTextLayout, number: int, rise: float) -> PaintBox:
    def paint(painter: QPainter, x: float, y: float) -> None:
        line = layout.lineAt(number)
        painter.save()
        painter.translate(x, y + rise)
        painter.scale(1 / UNITS, 1 / UNITS)
        line.draw(painter, QPointF(0, -line.y()))
        painter.restore()

    return paint
