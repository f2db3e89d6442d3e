"""The turns of a card as a row of boxes, with tabs in the colours of the sides that something comes in for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from bob_editor.render.card.boxes import Box, space
from bob_editor.render.card.typesetter import Typesetter
from bob_editor.sheet.blocks import Track, Turn


def track_boxes(track: Track, width: float, setter: Typesetter) -> list[Box]:
    """Rows of boxes as wide as the column, all of one size."""
    size = setter.size("body")
    gap = size * 0.32
    high = size * 3.3
    fits = max(1, int((width + gap) / (high * 0.9 + gap)))
    rows = -(-len(track.turns) // fits)
    each = -(-len(track.turns) // rows)
    side = min((width - gap * (each - 1)) / each, high * 1.5)
    boxes: list[Box] = []
    for start in range(0, len(track.turns), each):
        boxes.append(_row(track.turns[start : start + each], side, high, gap, setter))
        boxes.append(space(gap))
    return [*boxes, space(size * 0.4)]


def _row(turns: tuple[Turn, ...], side: float, high: float, gap: float, setter: Typesetter) -> Box:
    template = setter.template
    set_turns = []
    for turn in turns:
        label = setter.lines(turn.label, side, "subheading", align="centre")[0]
        marks = [
            (mark_side, setter.lines(_short(word, side, setter), side, "small", align="centre",
                                     colour=template.colour("paper") if mark_side else template.colour("accent"))[0])
            for mark_side, word in turn.marks
        ]  # fmt: skip
        set_turns.append((turn, label, marks))
    tallest = max((len(turn.marks) for turn in turns), default=0)
    tab = setter.leading("small") * 1.0
    whole = max(high, setter.leading("subheading") + (tab + 1) * tallest + 3)

    def paint(painter: QPainter, x: float, y: float) -> None:
        for number, (turn, label, marks) in enumerate(set_turns):
            rect = QRectF(x + number * (side + gap), y, side, whole)
            painter.setBrush(template.colour("tint"))
            painter.setPen(
                QPen(template.colour("accent" if turn.last else "rule"), 1.3 if turn.last else 0.7)
            )
            painter.drawRoundedRect(rect, 2, 2)
            below = (tab + 1) * len(marks)
            if label.paint is not None:
                label.paint(painter, rect.left(), rect.top() + (whole - below - label.height) / 2)
            for place, (mark_side, mark) in enumerate(marks):
                top = rect.bottom() - 1.5 - (tab + 1) * (len(marks) - place) + 1
                if mark_side:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(setter.sides.of(mark_side))
                    painter.drawRoundedRect(QRectF(rect.left() + 1.5, top, side - 3, tab), 1.4, 1.4)
                if mark.paint is not None:
                    mark.paint(painter, rect.left(), top)

    return Box(whole, paint)


def _short(word: str, side: float, setter: Typesetter) -> str:
    """What of some words fits into a box: all, the first of them, or the beginning of the first with an ellipsis."""
    room = side - 4
    while " " in word and setter.width(word, "small") > room:
        word = word.rpartition(" ")[0]
    if setter.width(word, "small") <= room:
        return word
    while len(word) > 1 and setter.width(f"{word}…", "small") > room:
        word = word[:-1].rstrip()
    return f"{word}…"
