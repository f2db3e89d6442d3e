"""Dialogs come back where they were put, and fit the screen."""

import pytest
from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bob_editor.ui.dress.message_bar import MessageBar
from bob_editor.ui.dress.placed_dialog import AIR, PlacedDialog
from bob_editor.ui.dress.plain import PlainBox
from bob_editor.ui.keeping.settings import Settings

pytestmark = pytest.mark.dressed


class Book(PlacedDialog):
    """One to be put somewhere."""


class Wide(PlacedDialog):
    """Another, which has a place of its own."""


def test_it_comes_back_where_it_was_put(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody moved or resized is as it comes; so is every other dialog."""
    monkeypatch.setattr(PlacedDialog, "places", settings)

    def shown(kind: type[PlacedDialog], size: QSize) -> PlacedDialog:
        dialog = kind()
        qtbot.addWidget(dialog)
        dialog.resize(size)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    shown(Book, QSize(300, 200)).close()
    first = shown(Book, QSize(320, 220))
    assert first.size() == QSize(320, 220)
    first.setGeometry(90, 80, 410, 310)
    first.close()
    again = shown(Book, QSize(300, 200))
    assert again.geometry() == QRect(90, 80, 410, 310)
    again.close()
    other = shown(Wide, QSize(9_000, 9_000))
    room = other.screen().availableGeometry()
    assert room.contains(other.geometry())
    other.close()


def test_it_is_gone_once_it_was_answered(qtbot: QtBot) -> None:
    """Else it would stay with its pictures, and go on painting them, as long as its window."""
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = Book(parent)
    QTimer.singleShot(0, dialog, dialog.accept)
    assert dialog.exec()
    assert isValid(dialog), "its answers are read first"
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(dialog)


def test_it_grows_with_what_it_says(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No row is cut off as a text wraps; that isn't a size which the user gave it."""
    monkeypatch.setattr(PlacedDialog, "places", settings)
    dialog = Book()
    qtbot.addWidget(dialog)
    dialog.setMinimumWidth(300)
    told, button = QLabel("One line."), QPushButton("Browse")
    told.setWordWrap(True)
    column = QVBoxLayout(dialog)
    column.addWidget(button)
    column.addWidget(told)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    before = dialog.height()
    told.setText("One line. " * 60)
    QApplication.processEvents()
    assert dialog.height() > before
    assert button.height() >= button.minimumSizeHint().height()
    assert told.height() >= told.heightForWidth(told.width())
    dialog.close()
    assert settings.dialog("test_placed_dialog.Book").isEmpty()


@pytest.mark.dressed
def test_rows_lie_below_each_other(qtbot: QtBot, qapp: QApplication) -> None:
    """Also where one is chosen before they are dressed: the second lay over the first."""
    sheet = qapp.styleSheet()
    qapp.setStyleSheet("QListView::item { padding: 3px 0; }")
    try:
        dialog, rows = Book(), QListWidget()
        qtbot.addWidget(dialog)
        rows.addItems(["One", "Two"])
        rows.setCurrentRow(0)
        QVBoxLayout(dialog).addWidget(rows)
        dialog.show()
        first, second = (rows.visualItemRect(rows.item(row)) for row in range(2))
        assert second.top() > first.bottom()
    finally:
        qapp.setStyleSheet(sheet)


@pytest.mark.parametrize("at_stake", ["", "A day's work."])
def test_work_is_not_left_by_a_slip(at_stake: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Escape and the frame's button ask where something would be gone, and only there."""
    asked: list[str] = []
    answers = iter([QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard])

    def answer(*question: str) -> QMessageBox.StandardButton:
        asked.append(question[2])
        return next(answers)

    monkeypatch.setattr(QMessageBox, "question", answer)
    monkeypatch.setattr(Book, "at_stake", at_stake)
    dialog = Book()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible() is bool(at_stake)
    dialog.close()
    assert (dialog.isVisible(), asked) == (False, [at_stake] * 2 if at_stake else [])


@pytest.mark.parametrize("title", ["A game of many words " * 40, "Unbroken" * 40])
def test_what_files_say_makes_it_no_wider_than_the_screen(qtbot: QtBot, title: str) -> None:
    """A game may be called by 200 letters: its buttons were beside the screen; so does one word of them."""
    dialog, choice = Book(), QComboBox()
    qtbot.addWidget(dialog)
    choice.addItem(title)
    form = QFormLayout(dialog)
    for field in (choice, QLabel(title)):
        form.addRow("Ruleset", field)
    dialog.show()
    assert dialog.width() <= dialog.screen().availableGeometry().width()
    assert choice.currentText() == title
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.notice(title)
    assert bar.text == title
    assert bar.minimumSizeHint().width() < 400
    bar.show()
    bar._text.setSelection(0, len(bar._text.text()))
    qtbot.keyClick(bar._text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == title, "with places to break it a path is not found"
    box = PlainBox(dialog)
    box.setText(title)
    box.show()
    assert box.width() < 600
    box.close()


def test_no_two_fields_share_a_letter(qtbot: QtBot) -> None:
    """It would lead from one to the other and do nothing: what Enter does keeps its own, others get another."""
    dialog = Book()
    qtbot.addWidget(dialog)
    form = QFormLayout(dialog)
    for label in ("Pa&per", "&Bleed", "&Size"):
        form.addRow(label, QLineEdit())
    button, plain = QPushButton("&Publish"), QPushButton("Browse")
    button.setDefault(True)
    for one in (button, plain):
        form.addRow(one)
    dialog.show()
    labels = [one.text() for one in dialog.findChildren(QLabel)]
    assert (button.text(), plain.text()) == ("&Publish", "Browse")
    assert labels == ["P&aper", "&Bleed", "&Size"]


def test_all_have_air_round_them(qtbot: QtBot) -> None:
    """The same in each, but where what lays it out has margins of its own, as a picture to the edge has none."""
    plain, bare = PlacedDialog(), PlacedDialog()
    for dialog in (plain, bare):
        qtbot.addWidget(dialog)
        dialog.setMinimumWidth(20)
        QVBoxLayout(dialog).addWidget(QLabel("Words"))
    bare.layout().setContentsMargins(0, 0, 0, 0)
    for dialog in (plain, bare):
        dialog.show()
        dialog.hide()
        dialog.show()
    assert plain.layout().contentsMargins() == AIR
    assert plain.width() >= plain.layout().sizeHint().width()  # what it shows was cut by what they took
    assert bare.layout().contentsMargins().isNull()
