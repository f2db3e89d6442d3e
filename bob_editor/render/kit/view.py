"""What part of a picture is asked for, how finely, and on what."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEngine, QPainter

from bob_editor.records import Record

SOFT_FROM = 9.0
"""Pixels per unit from which shadows are soft; below, a step of one pixel is soft enough."""

Pace = Callable[[], object]
"""Called again and again while something large is painted; what it raises ends the painting."""

_SVG, _PDF, _RECORD = QPaintEngine.Type.SVG, QPaintEngine.Type.Pdf, QPaintEngine.Type.Picture


def unhurried() -> None:
    """The pace of painting that nobody stops."""


class Steps:
    """The steps of a picture that are painted: one that was left is gone on with after them."""

    def __init__(self) -> None:
        self.done: set[str] = set()

    def did(self, step: str) -> None:
        """One more is painted; nothing is saved on the painter."""
        self.done.add(step)


class View(Record, eq=False):
    """The region to paint in true proportions, and pixels per unit.

    ``vector`` is true for SVG, PDF and recordings: text stays text, textures become shapes and nothing is clipped by
    a path, which Qt's SVG can't. ``svg`` is true for SVG, where Qt takes a pen's dashes for plain lengths. ``rest`` is
    a pace that is called only where nothing is saved on the painter, which then may be left for good.
    """

    region: QRectF
    scale: float
    vector: bool = False
    svg: bool = False
    pace: Pace = unhurried
    rest: Pace = unhurried


def view_of(
    painter: QPainter,
    region: QRectF,
    scale: float | None = None,
    pace: Pace = unhurried,
    rest: Pace = unhurried,
) -> View:
    """The view of a painter that is in true proportions."""
    kind = painter.paintEngine().type()
    scale = scale_of(painter) if scale is None else scale
    return View(region, scale, kind in (_SVG, _PDF, _RECORD), kind == _SVG, pace, rest)


def scale_of(painter: QPainter) -> float:
    """Device pixels per unit of a painter that is in true proportions."""
    transform = painter.deviceTransform()
    return float((transform.m11() ** 2 + transform.m12() ** 2) ** 0.5)


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Have the painter as it was afterwards, also where what ``pace`` raises ends the painting within."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def roughly(painter: QPainter) -> Iterator[None]:
    """Paint without smooth edges, a tenth as long: under a line, or where it is gone in a moment, nobody sees them."""
    smooth = painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    try:
        yield
    finally:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=smooth)
