"""The dialog that asks for a name: nothing of its title or of what stands in it is cut off."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.ui.dress.asked_name import asked_name, asked_row

pytestmark = pytest.mark.dressed


@pytest.mark.parametrize("accepted", [True, False])
def test_it_is_as_wide_as_its_title_and_its_text(qtbot: QtBot, *, accepted: bool) -> None:
    """What is typed comes without blanks around it; nothing where it is left."""
    parent = QWidget()
    qtbot.addWidget(parent)
    title, text = (
        "Numbers of the other side of a counter of this game",
        "  a name as long as any that stands there  ",
    )
    seen: list[int] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QInputDialog)
        words = dialog.fontMetrics()
        seen.append(dialog.width() - max(map(words.horizontalAdvance, (title, text))))
        assert [one.maxLength() for one in dialog.findChildren(QLineEdit)] == [200]
        dialog.accept() if accepted else dialog.reject()

    QTimer.singleShot(0, answer)
    assert asked_name(parent, title, "Name of the new entry:", text) == (text.strip() if accepted else None)
    assert seen[0] > 60


def test_it_is_no_wider_than_the_screen(qtbot: QtBot) -> None:
    """A title may have 200 letters, and a file's folders more."""
    parent = QWidget()
    qtbot.addWidget(parent)
    wide: list[int] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QInputDialog)
        wide.append(dialog.width())
        dialog.accept()

    QTimer.singleShot(0, answer)
    assert asked_name(parent, "Name", "Name:", "W" * 200)
    QTimer.singleShot(0, answer)
    assert asked_row(parent, "Board", "Board:", ["W" * 400, "Other"])
    assert len(wide) == 2
    assert max(wide) <= parent.screen().availableGeometry().width()
