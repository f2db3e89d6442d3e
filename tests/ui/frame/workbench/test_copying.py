"""Texts of the LOS workbench, to be put elsewhere."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.drawing.clipboard import FORMAT
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.words import speak
from tests.ui.frame.workbench.at_hand import look
from tests.ui.mouse import Mouse


def _copied() -> str:
    return QGuiApplication.clipboard().text()


def test_an_answer_is_copied_with_its_reasons(window: Window, mouse: Mouse) -> None:
    """In the window's language; where no line is looked along there is nothing to copy."""
    action = window.actions_["los_copy"]
    assert not action.isEnabled()
    look(window, mouse, "B4", "F4")
    action.trigger()
    line, *reasons = _copied().splitlines()
    assert line == "B4 → F4: Blocked, range 4"
    assert reasons[0] == "Woods at D4 reaches level 1, above both ends.  [14.0]"
    speak("de")
    try:
        action.trigger()
    finally:
        speak("en")
    assert _copied().startswith("B4 → F4: Versperrt")


def test_the_list_of_reasons_has_the_keys_and_a_menu(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Ctrl+C copies the chosen reason and not the selected hexes, which it still does elsewhere."""
    look(window, mouse, "B4", "F4")
    reasons = window.docks.panel(LosPanel).reasons
    window.docks.show("los")
    window.activateWindow()
    assert window.actions_["los_copy"] in reasons.actions()
    reasons.setCurrentRow(0)
    reasons.setFocus()
    qtbot.keyClick(reasons, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert _copied() == reasons.item(0).text()
    window.session.hand.select.select((window.session.board.grid.hex("D4"),))
    reasons.clearSelection()
    qtbot.keyClick(reasons, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: FORMAT in _copied())
