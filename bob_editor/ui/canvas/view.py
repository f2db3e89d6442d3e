"""What part of the board the canvas shows: the step from true proportions to the widget's pixels and back."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

FULL_SIZE = 18.0
"""Pixels per unit of true proportions at 100 % (a circumradius is 2 units)."""

SMALLEST, LARGEST = 0.4, 160.0
"""Bounds of the scale, in pixels per unit."""


class View:
    """Scale (widget pixels per unit) and the point of the board that lies in the widget's middle."""

    def __init__(self) -> None:
        self.scale = FULL_SIZE
        self.middle = QPointF(0, 0)
        self.least = SMALLEST
        """The smallest scale: of a board that has become a speck there is nothing to be seen."""
        self.size = QSizeF(1, 1)

    @property
    def zoom(self) -> float:
        """The scale as a share of full size: 1 is 100 %."""
        return self.scale / FULL_SIZE

    def to_widget(self, point: QPointF) -> QPointF:
        """Where a point of the board lies in the widget."""
        return QPointF(
            (point.x() - self.middle.x()) * self.scale + self.size.width() / 2,
            (point.y() - self.middle.y()) * self.scale + self.size.height() / 2,
        )

    def to_board(self, point: QPointF) -> QPointF:
        """The point of the board, in true proportions, under one of the widget."""
        return QPointF(
            (point.x() - self.size.width() / 2) / self.scale + self.middle.x(),
            (point.y() - self.size.height() / 2) / self.scale + self.middle.y(),
        )

    @property
    def shown(self) -> QRectF:
        """The rectangle of the board that the widget shows."""
        return QRectF(
            self.to_board(QPointF(0, 0)), self.to_board(QPointF(self.size.width(), self.size.height()))
        )

    def zoom_at(self, point: QPointF, factor: float) -> None:
        """Scale by a factor; what lies under the widget's ``point`` stays there."""
        under = self.to_board(point)
        self.scale = min(LARGEST, max(min(self.least, self.scale), self.scale * factor))
        moved = self.to_board(point)
        self.middle += under - moved

    def pan(self, by: QPointF) -> None:
        """Move the board by a vector in the widget's pixels."""
        self.middle -= by / self.scale

    def fit(self, rect: QRectF, *, margin: float = 24, foot: float = 24) -> None:
        """Show a rectangle of the board whole, with a margin in pixels around and so much room below it."""
        if rect.isEmpty():
            return
        wide = max(1.0, self.size.width() - 2 * margin)
        high = max(1.0, self.size.height() - margin - foot)
        self.scale = min(LARGEST, max(SMALLEST, min(wide / rect.width(), high / rect.height())))
        self.least = max(SMALLEST, min(self.scale, FULL_SIZE) / 3)
        below = (self.size.height() - rect.height() * self.scale) / 2
        self.middle = rect.center() + QPointF(0, max(0.0, foot - below) / self.scale)

    def keep_near(self, rect: QRectF) -> None:
        """Hold the middle within the board, so that it can't be lost."""
        self.middle = QPointF(
            min(max(self.middle.x(), rect.left()), rect.right()),
            min(max(self.middle.y(), rect.top()), rect.bottom()),
        )

    def reveal(self, point: QPointF, board: QRectF, *, margin: float = 60) -> None:
        """Pan as little as needed for a point of the board to lie within the widget, off its edges.

        Across or down, a board that is seen from edge to edge stays where it is.
        """
        at, shown = self.to_widget(point), self.shown
        wide, high = self.size.width(), self.size.height()
        margin = min(margin, wide / 3, high / 3)
        dx = max(0.0, margin - at.x()) - max(0.0, at.x() - (wide - margin))
        dy = max(0.0, margin - at.y()) - max(0.0, at.y() - (high - margin))
        across = shown.left() <= board.left() and board.right() <= shown.right()
        down = shown.top() <= board.top() and board.bottom() <= shown.bottom()
        self.pan(QPointF(0 if across else dx, 0 if down else dy))
