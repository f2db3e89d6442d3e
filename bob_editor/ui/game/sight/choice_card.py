"""An answer to a question as a card: a picture of what it comes to, its words and its verdict."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bob_editor.rules.los.answer import Answer
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.panels.sight.verdicts import kind_of, verdict_colour, verdict_words

PICTURE = QSize(150, 78)
"""Width and height of a picture, in pixels."""

_PAD = 7


class ChoiceCard(QAbstractButton):
    """Chosen by mouse, space or arrow keys; in a button group one of several is."""

    def __init__(self, words: str, parent: QWidget | None = None, *, size: QSize = PICTURE) -> None:
        super().__init__(parent)
        self.size_of_picture = size
        self.setText(words)
        self.setAccessibleName(words)
        self.setCheckable(True)
        self.setToolTip(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._picture: QPixmap | None = None
        self._answer: Answer | None = None
        self._pictured = True

    def show_line(self, picture: QPixmap | None, answer: Answer | None) -> None:
        """Show what the answer comes to; without a picture there is only the place for one."""
        self._picture, self._answer = picture, answer
        verdict = "" if answer is None else f": {verdict_words(answer)}"
        self.setAccessibleName(f"{self.text()}{verdict}")
        self.update()

    def set_pictured(self, pictured: bool) -> None:
        """Whether there is room for a picture."""
        if pictured != self._pictured:
            self._pictured = pictured
            self.updateGeometry()
            self.update()

    def _text_rect(self) -> QRect:
        width = self.size_of_picture.width()
        return self.fontMetrics().boundingRect(
            QRect(0, 0, width, 200), Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft, self.text()
        )

    def sizeHint(self) -> QSize:
        """Wide enough for the picture, high enough for all words."""
        lines = self._text_rect().height()
        high = (
            self.size_of_picture.height() + 4 + self.fontMetrics().height() + 2 if self._pictured else 0
        ) + lines
        return QSize(self.size_of_picture.width() + 2 * _PAD, high + 2 * _PAD)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Picture, verdict, words."""
        shade = theme.shade_worn()
        on, hovered = self.isChecked(), self.underMouse()
        accent = theme.colour("accent", shade)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = self.rect().adjusted(1, 1, -1, -1)
            fill = theme.colour("checked" if on else "hover" if hovered else "button", shade)
            painter.setBrush(fill)
            edge = accent if on or self.hasFocus() else theme.colour("line", shade)
            painter.setPen(QPen(edge, 2 if on or self.hasFocus() else 1))
            painter.drawRoundedRect(frame, 6, 6)
            top = _PAD
            if self._pictured:
                top = self._paint_picture(painter, top)
            painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
            words = QRect(_PAD, top, self.size_of_picture.width(), self.height() - top - _PAD + 2)
            painter.drawText(words, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, self.text())

    def _paint_picture(self, painter: QPainter, top: int) -> int:
        place = QRect(_PAD, top, self.size_of_picture.width(), self.size_of_picture.height())
        if self._picture is not None:
            painter.drawPixmap(place.topLeft(), self._picture)
        top += self.size_of_picture.height() + 4
        if self._answer is not None:
            kind = kind_of(self._answer)
            colour = verdict_colour(kind)
            sign = icons.icon(icons.VERDICT_ICONS[kind], colour.name())
            size = self.fontMetrics().height()
            sign.paint(painter, QRect(_PAD, top, size, size))
            painter.setPen(colour)
            painter.drawText(
                QRect(_PAD + size + 4, top, self.size_of_picture.width() - size - 4, size),
                Qt.AlignmentFlag.AlignVCenter,
                verdict_words(self._answer),
            )
        return top + self.fontMetrics().height() + 2
