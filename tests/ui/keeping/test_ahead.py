"""What dialogs stand on is loaded once somebody rests."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.ui.keeping import ahead
from bob_editor.ui.session.stillness import Stillness


def test_it_is_loaded_in_a_rest_and_once(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while somebody works, for imports and painting share Python."""
    loaded: list[str] = []
    monkeypatch.setattr(ahead, "LOOK_EVERY", 10)
    monkeypatch.setattr(ahead, "all_forms", lambda: loaded.append("forms"))
    monkeypatch.setattr(ahead, "all_formats", lambda: loaded.append("formats"))
    stillness, parent = Stillness(), QObject()
    one = ahead.Ahead(lambda: stillness, parent)
    stillness.stir()
    qtbot.wait(60)
    assert not loaded
    monkeypatch.setattr(ahead, "RESTING", 0.01)
    qtbot.waitUntil(lambda: loaded == ["forms", "formats"], timeout=5_000)
    qtbot.wait(60)
    assert len(loaded) == 2
    assert one.parent() is parent
