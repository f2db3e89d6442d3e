"""What pages are made of: boxes of a height, that paint themselves where they are put."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtGui import QPainter

PaintBox = Callable[[QPainter, float, float], None]
"""Paints with its left upper corner at a place of the page; the painter's unit is the point."""


@frozen(eq=False)
class Box:
    """A piece that is never broken; ``keep`` ties it to the next one, a ``gap`` vanishes at a column's top and foot."""

    height: float
    paint: PaintBox | None = None
    keep: bool = False
    gap: bool = False


def space(height: float, *, keep: bool = False) -> Box:
    """Room between boxes."""
    return Box(height, None, keep, gap=True)


def stacked(boxes: Sequence[Box], *, keep: bool = False) -> Box:
    """Boxes one below the other as one that isn't broken."""
    shown = tuple(boxes)

    def paint(painter: QPainter, x: float, y: float) -> None:
        for box in shown:
            if box.paint is not None:
                box.paint(painter, x, y)
            y += box.height

    return Box(sum(box.height for box in shown), paint, keep)


def shifted(box: Box, dx: float) -> Box:
    """A box painted so much farther to the right."""
    inner = box.paint
    if inner is None:
        return box

    def paint(painter: QPainter, x: float, y: float) -> None:
        inner(painter, x + dx, y)

    return Box(box.height, paint, box.keep, box.gap)


def beside(cells: Sequence[tuple[float, Sequence[Box]]], *, keep: bool = False) -> Box:
    """Columns of boxes side by side as one box; each with its distance from the left."""
    columns = tuple((dx, stacked(boxes)) for dx, boxes in cells)

    def paint(painter: QPainter, x: float, y: float) -> None:
        for dx, box in columns:
            if box.paint is not None:
                box.paint(painter, x + dx, y)

    return Box(max((box.height for _, box in columns), default=0.0), paint, keep)
