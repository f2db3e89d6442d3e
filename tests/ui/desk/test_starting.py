"""What asks for a new document waits for the games, and the window for neither."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from bob_editor.ui.desk import starting
from bob_editor.ui.dialogs.documents import new_board, new_scenario
from bob_editor.ui.dialogs.games import new_game
from bob_editor.ui.frame.window import Window


@pytest.mark.parametrize(
    ("command", "asks"), [("new", new_board), ("new_scenario", new_scenario), ("new_game", new_game)]
)
@pytest.mark.parametrize("unread", [0, 1, 3])
def test_games_are_read_in_turns_before_it_is_asked(
    command: str,
    asks: object,
    unread: int,
    empty_window: Window,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where all are known it is asked at once; else nothing is under way any more by then."""
    done: list[str] = []

    def reading() -> Iterator[None]:
        for _ in range(unread):
            done.append("read")
            yield

    def ask(*_: object) -> None:
        done.append("asked while busy" if empty_window.files.coming.busy else "asked")

    empty_window.files.at_once = False
    monkeypatch.setattr(starting, "reading", reading)
    monkeypatch.setattr(asks, "ask", ask)
    empty_window.actions_[command].trigger()
    assert done == (["read"] if unread else ["asked"])
    qtbot.waitUntil(lambda: done == [*["read"] * unread, "asked"])


def test_no_question_comes_upon_another(
    empty_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys that were hit while games were read brought a dialog each, one above the other."""
    asked: list[str] = []

    def asks(name: str) -> None:
        asked.append(name)
        dialog = QDialog(empty_window)
        QTimer.singleShot(200, dialog.reject)
        dialog.exec()
        asked.append("answered")

    empty_window.files.at_once = False
    monkeypatch.setattr(starting, "reading", lambda: iter([None] * 3))
    monkeypatch.setattr(new_board, "ask", lambda *_: asks("board"))
    monkeypatch.setattr(new_scenario, "ask", lambda *_: asks("scenario"))
    for command in ("new", "new_scenario", "new"):
        empty_window.actions_[command].trigger()
    qtbot.waitUntil(lambda: "answered" in asked)
    qtbot.wait(100)
    assert QApplication.activeModalWidget() is None
    assert asked == ["board", "answered"]
