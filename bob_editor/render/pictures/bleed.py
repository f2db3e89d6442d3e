"""The bleed: what a printer cuts off, shown as the board's own land mirrored over its edge."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from bob_editor.records import Record


class Strip(Record, eq=False):
    """A rectangle beyond a picture's edge, and the mirroring that brings there what lies on this side of it."""

    area: QRectF
    mirror: QTransform


def strips(area: QRectF, bleed: float) -> tuple[Strip, ...]:
    """The four strips and four corners around a picture, none where there is no bleed."""
    if bleed <= 0:
        return ()
    across = ((area.left() - bleed, bleed, area.left()), (area.left(), area.width(), None),
              (area.right(), bleed, area.right()))  # fmt: skip
    down = ((area.top() - bleed, bleed, area.top()), (area.top(), area.height(), None),
            (area.bottom(), bleed, area.bottom()))  # fmt: skip
    return tuple(
        Strip(QRectF(left, top, wide, high), _mirrored(x, y))
        for left, wide, x in across
        for top, high, y in down
        if x is not None or y is not None
    )


def _mirrored(x: float | None, y: float | None) -> QTransform:
    """Mirrored at the upright through ``x``, at the level line through ``y``, or at both."""
    return QTransform(
        1 if x is None else -1,
        0,
        0,
        1 if y is None else -1,
        0 if x is None else 2 * x,
        0 if y is None else 2 * y,
    )
