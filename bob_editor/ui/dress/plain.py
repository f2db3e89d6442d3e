"""Texts of files shown as they stand: Qt takes for HTML what looks like it, with pictures from wherever it names."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from bob_editor.words import tr

_PLACE = "\N{ZERO WIDTH SPACE}"

_UNBROKEN = re.compile(r"[^\s/\\\u200b-]{20}(?=[^\s/\\\u200b-]{20})")
"""As many letters of a word as stand in one line at most, where more follow that leave no place to break it."""

_LEAST = 72
"""Pixels that a button keeps where there is little room."""
_TIGHT = 6
"""Pixels on each side of its words then."""
_BESIDE_WORDS = 1
"""Pixels that a style leaves on each side of a choice's words."""
_BESIDE_LIST = 28
"""Pixels of a list's frame and scroll bar."""


def plain_tip(text: str) -> str:
    """A tooltip that says these very words; without a bracket Qt can't take it for HTML."""
    text = breakable(text)
    if "<" not in text:
        return text
    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>")


def unmarked(text: str) -> str:
    """A text as menus and buttons show it whole: of a sign & they make a letter to press, and leave it out."""
    return text.replace("&", "&&")


def breakable(text: str) -> str:
    """The text with places, which nobody sees, where a word of many letters may go on in the next line."""
    return _UNBROKEN.sub(rf"\g<0>{_PLACE}", text)


class _PlainLabel(QLabel):
    def setText(self, text: str) -> None:
        """Say a text."""
        super().setText(breakable(text))

    def copy(self) -> None:
        """Put what is selected on the clipboard, as it was given: a path is found with no place to break it."""
        QGuiApplication.clipboard().setText(self.selectedText().replace(_PLACE, ""))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy what is selected."""
        if self.hasSelectedText() and event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy what is selected."""
        if self.hasSelectedText():
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addAction(tr("&Copy"), self.copy)
            menu.popup(event.globalPos())


def plain_label(text: str = "") -> QLabel:
    """A label that says whatever it is given as it stands, in lines where it wraps."""
    label = _PlainLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    return label


class OneLine(QLabel):
    """A label of one line, as narrow as need be: what has no room ends in an ellipsis, and its tip says all."""

    def setText(self, text: str) -> None:
        """Say a text as it stands."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        super().setText(" ".join(text.split()))
        self.setToolTip(plain_tip(text))

    def minimumSizeHint(self) -> QSize:
        """No width of its own, which would widen all that it stands in."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """What there is room for."""
        room = self.contentsRect()
        said = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter = QPainter(self)
        self.style().drawItemText(
            painter, room, self.alignment(), self.palette(), self.isEnabled(), said, self.foregroundRole()
        )
        painter.end()


class OneLineChoice(QComboBox):
    """A choice, as narrow as need be, that shows where its words are cut off; Qt breaks off within a letter."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it with as much of its words as there is room for."""
        if self.currentIndex() < 0:
            super().paintEvent(event)
            return
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(*part, self).width() - 2 * _BESIDE_WORDS
        option.currentText = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, room
        )
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showPopup(self) -> None:
        """Open the list as wide as its words, which differ at their ends; Qt makes it for whoever asks of it sooner."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _BESIDE_LIST)
        super().showPopup()


class OneLineButton(QPushButton):
    """A button that leaves room to others where there is little: its sign goes then, and words that have none yet."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """The beginning of its words."""
        usual = super().minimumSizeHint()
        return QSize(min(usual.width(), _LEAST), usual.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Those beside it have their signs as long as this one has."""
        super().resizeEvent(event)
        for one in self._row():
            one.update()

    def _row(self) -> list[OneLineButton]:
        parent, options = self.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
        beside = [] if parent is None else parent.findChildren(OneLineButton, options=options)
        return [self, *(one for one in beside if one.y() == self.y() and not one.isHidden())]

    @property
    def is_tight(self) -> bool:
        """Whether there isn't room for both its sign and its words."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        return self.width() - 2 * _TIGHT < self.sizeHint().width() - self.width() + inside.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it with as much of its words as there is room for: first its margins go, then the signs of its row."""
        signed = not any(one.is_tight for one in self._row())
        if signed and self.width() >= self.sizeHint().width():
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        option.rect = self.rect().adjusted(_TIGHT, 0, -_TIGHT, 0)
        if not signed:
            option.icon = QIcon()
            option.text = self.fontMetrics().elidedText(
                self.text(), Qt.TextElideMode.ElideRight, option.rect.width(), Qt.TextFlag.TextShowMnemonic
            )
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)


class PlainBox(QMessageBox):
    """A message box that says its text as it stands; what is informative in it, nobody but the program may write."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        """Say a text, in lines."""
        super().setText(breakable(text))
