"""A dialog that comes back where it was put, as large as it was made and with what was chosen; it fits its screen."""

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QMargins, QRect, QSize, Signal
from PySide6.QtGui import QHideEvent, QShowEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QListView,
    QMessageBox,
    QSpinBox,
    QStyle,
    QWidget,
)

from bob_editor.ui.dress.keyboard import TypedInto, part_keys
from bob_editor.ui.dress.plain import breakable, plain_tip
from bob_editor.words import tr

FRAME = QSize(16, 48)
"""Pixels that a desktop's own frame and title take at most."""


AIR = QMargins(18, 18, 18, 14)
"""Pixels round all that a dialog shows."""

SEEN = 24
"""Letters of a choice that are seen where all of its words have no room."""


class Places(Protocol):
    """Where sizes and places stay."""

    def dialog(self, name: str) -> QByteArray:
        """Size and place of a dialog; empty where nobody gave it any."""

    def keep_dialog(self, name: str, value: QByteArray) -> None:
        """Remember them."""

    def chosen(self, name: str, document: str) -> dict[str, Any]:
        """What was last chosen in a dialog for a document, "" for any; nothing where nothing was."""

    def keep_chosen(self, name: str, document: str, values: Mapping[str, Any]) -> None:
        """Remember it."""


class PlacedDialog(QDialog):
    """Its size and place stay with ``places``, which the program gives; those that nobody changed are as they come."""

    left = Signal()
    """It was closed, and doesn't only stand aside."""
    places: ClassVar[Places | None] = None
    _stood: QRect | None = None
    """Where it was when it could first be used."""
    stands_aside = False
    """Whether it isn't seen because another tab is in front, and comes again with its own."""

    def showEvent(self, event: QShowEvent) -> None:
        """Place it before it is seen."""
        if not event.spontaneous():
            part_keys(self)
            for box in self.findChildren(QComboBox):
                if box.findChild(TypedInto) is None:
                    TypedInto(box)
            for rows in self.findChildren(QListView):
                # Where a row was chosen before they were dressed, each lies half over the next.
                rows.doItemsLayout()
            kept = None if self.places is None else self.places.dialog(self._place_name)
            placed = kept is not None and self.restoreGeometry(kept)
            self._fit(placed=placed)
        super().showEvent(event)

    def exec(self) -> int:
        """Ask. It is gone with all that it shows once whoever asked has read it, and not with its window alone."""
        try:
            return super().exec()
        finally:
            self.deleteLater()

    def event(self, event: QEvent) -> bool:
        """Grow with a text in it: to rows that wrap a layout gives no room by itself, and cuts others off."""
        if event.type() == QEvent.Type.Polish:
            # Before Qt takes its size from what it shows.
            self._give_air()
        asked = event.type() == QEvent.Type.LayoutRequest
        done = super().event(event)
        # Another event may have been its end.
        layout = self.layout() if asked and self.isVisible() else None
        if layout is not None and layout.hasHeightForWidth():
            before, needed = self.geometry(), layout.totalMinimumHeightForWidth(self.width())
            if needed > self.height():
                self.resize(self.width(), min(needed, self._room.height() - FRAME.height()))
                self._stood = self.geometry() if self._stood == before else self._stood
        return done

    def changeEvent(self, event: QEvent) -> None:
        """Note where the desktop put it."""
        if event.type() == QEvent.Type.ActivationChange and self._stood is None and self.isVisible():
            self._stood = self.geometry()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remember where it was put."""
        if not event.spontaneous():
            stood, self._stood = self._stood, None
            if self.places is not None and stood not in (None, self.geometry()):
                self.places.keep_dialog(self._place_name, self.saveGeometry())
            if not self.stands_aside:
                self.left.emit()
        super().hideEvent(event)

    @property
    def at_stake(self) -> str:
        """What was done in it that would be gone, in a sentence; "" where that is a few clicks."""
        return ""

    def reject(self) -> None:
        """Leave it; where work of more than a few clicks would be gone, only if that is meant: Escape is near."""
        kinds, lost = QMessageBox.StandardButton, self.at_stake
        if lost and kinds.Discard != QMessageBox.question(
            self, tr("Leave without saving?"), plain_tip(lost), kinds.Discard | kinds.Cancel, kinds.Cancel
        ):
            return
        super().reject()

    def kept_choices(self, document: str = "") -> dict[str, Any]:
        """What was last chosen here for a document, "" for any, as it was kept."""
        return {} if self.places is None else self.places.chosen(self._place_name, document)

    def keep_choices(self, values: Mapping[str, Any], document: str = "") -> None:
        """Remember what is chosen; plain values, as JSON has them."""
        if self.places is not None:
            self.places.keep_chosen(self._place_name, document, values)

    @property
    def _place_name(self) -> str:
        return f"{type(self).__module__.rpartition('.')[2]}.{type(self).__name__}"

    @property
    def _room(self) -> QRect:
        parent = self.parentWidget()
        return (self if parent is None else parent).screen().availableGeometry()

    def _give_air(self) -> None:
        """Margins, unless what lays it out has some of its own."""
        layout, usual = self.layout(), QStyle.PixelMetric.PM_LayoutLeftMargin
        if layout is not None and layout.contentsMargins().left() == self.style().pixelMetric(
            usual, None, self
        ):
            layout.setContentsMargins(AIR)

    def _fit(self, *, placed: bool) -> None:
        """No larger than the screen of the window that it belongs to, and on it."""
        room = self._room
        if self.minimumSizeHint().width() > room.width() - FRAME.width():
            self._narrow(room.width() // 2)
        self.resize(self.size().boundedTo(room.size() - FRAME))
        if placed:
            room.setSize(room.size() - FRAME - self.size())
            x, y = (max(low, min(at, high)) for low, at, high in (
                (room.left(), self.x(), room.left() + room.width()),
                (room.top(), self.y(), room.top() + room.height()),
            ))  # fmt: skip
            self.move(x, y)

    def _narrow(self, most: int) -> None:
        """Have texts wrap that are wider than this, and choices show their beginnings; files may say long ones."""
        for told in self.findChildren(QLabel):
            told.setWordWrap(told.wordWrap() or told.sizeHint().width() > most)
            if told.wordWrap() and not Qt.mightBeRichText(told.text()):
                told.setText(breakable(told.text()))
        for choice in self.findChildren(QComboBox):
            if choice.sizeHint().width() > most:
                choice.setMinimumWidth(SEEN * choice.fontMetrics().averageCharWidth())
        # What stands in pages of a tab tells the dialog of its width by an event.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


class ForAllTabs(PlacedDialog):
    """One that stays as another tab comes forward: for a whole folder, or for what all documents of one share."""


def said_in(fields: Mapping[str, QWidget]) -> dict[str, Any]:
    """What fields say, by their names: of a choice the value of its row, of a line, number or box its own."""
    found: dict[str, Any] = {}
    for name, field in fields.items():
        if isinstance(field, QComboBox):
            found[name] = field.currentData()
        elif isinstance(field, QSpinBox | QDoubleSpinBox):
            found[name] = field.value()
        elif isinstance(field, QCheckBox):
            found[name] = field.isChecked()
        elif isinstance(field, QLineEdit):
            found[name] = field.text()
    return found


def fill(fields: Mapping[str, QWidget], values: Any) -> None:
    """Have fields say what was kept; one whose value is none of its own, or isn't there any more, stays as it is."""
    values = values if isinstance(values, dict) else {}
    for name, field in fields.items():
        value = values.get(name)
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if isinstance(field, QComboBox) and name in values:
            row = field.findData(value)
            field.setCurrentIndex(row if row >= 0 else field.currentIndex())
        elif isinstance(field, QSpinBox) and number:
            field.setValue(round(value))
        elif isinstance(field, QDoubleSpinBox) and number:
            field.setValue(value)
        elif isinstance(field, QCheckBox) and isinstance(value, bool):
            field.setChecked(value)
        elif isinstance(field, QLineEdit) and isinstance(value, str):
            field.setText(value)
