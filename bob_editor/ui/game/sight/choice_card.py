"""An answer to a question as a card: a picture of what it comes to, its words and its verdict."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bob_editor.rules.los.answer import Answer
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.panels.sight.verdicts import kind_of, verdict_colour, verdict_words
from bob_editor.words import many

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
        self._breaks: tuple[str, ...] = ()

    def show_line(self, picture: QPixmap | None, answer: Answer | None) -> None:
        """Show what the answer comes to; without a picture there is only the place for one."""
        self._picture, self._answer = picture, answer
        self._tell()

    @property
    def breaks(self) -> tuple[str, ...]:
        """The examples that wouldn't be as expected any more if this were the answer."""
        return self._breaks

    @breaks.setter
    def breaks(self, examples: tuple[str, ...]) -> None:
        if examples != self._breaks:
            self._breaks = examples
            self._tell()

    def _tell(self) -> None:
        verdict = "" if self._answer is None else f": {verdict_words(self._answer)}"
        broken = many(
            "One example wouldn’t be as expected any more: {names}.",
            "{count} examples wouldn’t be as expected any more: {names}.",
            len(self._breaks),
            names=", ".join(self._breaks[:3]),
        )
        more = (broken,) if self._breaks else ()
        self.setAccessibleName(". ".join((f"{self.text()}{verdict}", *more)))
        self.setToolTip(plain_tip("\n".join((self.text(), *more))))
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
            if self._breaks:
                self._paint_broken(painter)

    def _paint_broken(self, painter: QPainter) -> None:
        """A sign in the corner, with the number of examples."""
        error = theme.colour("error", theme.shade_worn())
        size = self.fontMetrics().height()
        number = str(len(self._breaks))
        width = size + 10 + self.fontMetrics().horizontalAdvance(number)
        place = QRect(self.width() - width - 4, 4, width, size + 4)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Window))
        painter.setPen(QPen(error, 1))
        painter.drawRoundedRect(place, 4, 4)
        icons.icon("mdi6.playlist-remove", error.name()).paint(
            painter, QRect(place.left() + 3, place.top() + 2, size, size)
        )
        painter.drawText(place.adjusted(size + 5, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, number)

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
