"""The side view as a picture's file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.profile import ProfilePanel
from bob_editor.words import speak
from tests.ui.frame.workbench.at_hand import look
from tests.ui.mouse import Mouse


def test_the_side_view_is_exported(
    window: Window, mouse: Mouse, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a menu, of the thread in hand and in the window's language; what is there is asked about."""
    action = window.actions_["los_side_picture"]
    assert not action.isEnabled()
    panel = window.docks.panel(ProfilePanel)
    assert (panel.actions(), panel.contextMenuPolicy()) == ([action], Qt.ContextMenuPolicy.ActionsContextMenu)
    begun: list[str] = []

    def choose(*given: object) -> tuple[str, str]:
        begun.append(Path(str(given[2])).name)
        return str(tmp_path / "view"), str(given[3]).split(";;")[1]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    look(window, mouse, "B4", "F4")
    view = tmp_path / "view.svg"
    speak("de")
    try:
        with qtbot.waitSignal(window.session.noticed):
            action.trigger()
    finally:
        speak("en")
    assert begun[0].endswith("-b4-f4.png")
    assert "Wald" in view.read_text("utf-8")
    view.write_bytes(b"")
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: QMessageBox.StandardButton.No)
    action.trigger()
    assert view.read_bytes() == b""
