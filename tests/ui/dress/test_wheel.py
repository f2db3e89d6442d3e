"""What scrolls is scrolled by the wheel, whatever is under the pointer."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.rulesets import ruleset
from bob_editor.ui.dialogs.documents.choose_rulings import ChooseRulings
from bob_editor.ui.dialogs.packs.publish import Publish
from bob_editor.ui.dress.buttons import scrolled
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.fields import FieldsPanel
from bob_editor.ui.panels.sight.los import LosPanel
from tests.ui.mouse import turned


def test_the_wheel_publishes_in_no_other_language(qtbot: QtBot, tmp_path: Path) -> None:
    """The column of what is made is taller than small screens."""
    dialog = Publish(None, str(tmp_path))
    qtbot.addWidget(dialog)
    assert not turned(dialog)


@pytest.mark.parametrize("game", ["band-of-brothers-2.2", "combat-commander-pacific", "last-hundred-yards"])
def test_the_wheel_answers_no_question_of_the_rules(qtbot: QtBot, game: str) -> None:
    """Rulings are a long list of choices."""
    dialog = ChooseRulings(None, ruleset(game), {})
    qtbot.addWidget(dialog)
    assert dialog.choices.boxes
    assert not turned(dialog)


def test_the_wheel_changes_no_line_of_sight(window: Window) -> None:
    """Neither who looks nor what holds."""
    for kind in (LosPanel, FieldsPanel):
        panel = window.docks.panel(kind)
        assert panel.findChildren(QComboBox)
        assert not turned(panel)


class _Left(QListWidget):
    """Counts how often the pointer leaves its rows."""

    count_left = 0

    def viewportEvent(self, event: QEvent) -> bool:
        """One more."""
        self.count_left += event.type() == QEvent.Type.Leave
        return super().viewportEvent(event)


def test_what_scrolls_away_is_left_by_the_pointer(qtbot: QtBot) -> None:
    """A change that was shown on the board while the pointer was over it stayed there."""
    panel, inner, rows, below = QWidget(), QWidget(), _Left(), QLabel("below")
    qtbot.addWidget(panel)
    rows.addItems(["one", "two"])
    rows.setFixedHeight(80)
    below.setFixedHeight(900)
    column = QVBoxLayout(inner)
    column.addWidget(rows)
    column.addWidget(below)
    area = scrolled(panel, inner)
    panel.resize(200, 300)
    with qtbot.waitExposed(panel):
        panel.show()
    QCursor.setPos(rows.mapToGlobal(rows.rect().center()))
    qtbot.mouseMove(rows.viewport(), rows.rect().center())
    qtbot.waitUntil(rows.viewport().underMouse)
    rows.count_left = 0
    area.verticalScrollBar().setValue(200)
    qtbot.waitUntil(lambda: rows.count_left == 1)
    area.verticalScrollBar().setValue(0)
    qtbot.waitUntil(rows.viewport().underMouse)


class _Moved(QLabel):
    """Counts how often the pointer moves over it."""

    count_moved = 0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """One more."""
        self.count_moved += 1
        super().mouseMoveEvent(event)


def test_what_scrolls_below_another_window_has_no_pointer(qtbot: QtBot) -> None:
    """A floating panel or a dialog that lies over it has."""
    panel, inner, row, over = QWidget(), QWidget(), _Moved("row"), QWidget()
    for one in (panel, over):
        qtbot.addWidget(one)
        one.setGeometry(100, 100, 200, 300)
    row.setMouseTracking(True)
    row.setFixedHeight(900)
    QVBoxLayout(inner).addWidget(row)
    bar = scrolled(panel, inner).verticalScrollBar()
    for one in (panel, over):
        with qtbot.waitExposed(one):
            one.show()
    QCursor.setPos(200, 200)
    qtbot.wait(50)
    row.count_moved = 0
    bar.setValue(50)
    qtbot.wait(50)
    assert row.count_moved == 0
    over.hide()
    bar.setValue(100)
    qtbot.waitUntil(lambda: row.count_moved > 0)
