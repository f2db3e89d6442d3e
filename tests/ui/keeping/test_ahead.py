"""What panels and dialogs stand on is loaded once somebody rests."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.ui.keeping import ahead
from bob_editor.ui.session.beside.stillness import Stillness
from bob_editor.ui.session.beside.turns import Turns


def test_it_is_loaded_in_a_rest_and_once(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while somebody works; what is named first, the games, every form and every format, each by itself."""
    loaded: list[str] = []

    def in_turn(name: str) -> Turns[None]:
        loaded.append(name)
        yield

    monkeypatch.setattr(ahead, "all_rulesets", lambda: loaded.append("games"))
    monkeypatch.setattr(ahead, "LOOK_EVERY", 5)
    monkeypatch.setattr(ahead, "NEXT", 0)
    monkeypatch.setattr(ahead, "in_turns", in_turn)
    stillness, parent = Stillness(), QObject()
    one = ahead.Ahead(stillness.rests, parent, ["panel"])
    stillness.stir()
    qtbot.wait(60)
    assert not loaded
    monkeypatch.setattr(ahead, "RESTING", 0.01)
    qtbot.waitUntil(lambda: not one._timer.isActive())
    assert len(set(loaded)) == len(loaded)
    assert loaded[:2] == ["panel", "games"]
    assert {"bob_editor.publishing.forms.pack", "bob_editor.exchange.formats.lines"} <= {*loaded}
