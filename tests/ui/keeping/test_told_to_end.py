"""A program that is told to end by the system, or by Ctrl-C."""

import os
import signal
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.model.edit import Edit
from bob_editor.storage.files import recovery
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping import told_to_end
from bob_editor.ui.keeping.kept_work import title_in
from bob_editor.ui.keeping.told_to_end import ToldToEnd

NUMBERS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The codes by which the program has ended."""
    codes = list[int]()
    monkeypatch.setattr(os, "_exit", codes.append)
    return codes


@pytest.fixture
def told(window: Window, ended: list[int]) -> Iterator[ToldToEnd]:
    """What listens in the window's program, also where the shell that runs the tests has them ignore signals."""
    former = {one: signal.signal(one, signal.SIG_DFL) for one in NUMBERS}
    listens = ToldToEnd(window.autosave.save_aside)
    yield listens
    listens.end()
    for one, handler in former.items():
        signal.signal(one, handler)


@pytest.mark.skipif(os.name != "posix", reason="Windows ends a process that is sent a signal")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_last_edit_is_kept_before_it_ends(
    window: Window, told: ToldToEnd, ended: list[int], qtbot: QtBot, number: int
) -> None:
    """It was a part of a second ago: nothing would have kept it yet."""
    window.session.steps.draw(Edit("Call", lambda board: replace(board, title="Called just now")))
    assert recovery.found(folder=window.autosave.folder) == []
    os.kill(os.getpid(), number)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended[0] == 128 + number
    (kept,) = recovery.found(folder=window.autosave.folder)
    assert title_in(kept.text) == "Called just now"


@pytest.mark.skipif(os.name != "posix", reason="likewise")
def test_one_that_hangs_ends_all_the_same(
    window: Window, ended: list[int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its event loop never comes to it: it ends as it is."""
    monkeypatch.setattr(told_to_end, "PATIENCE", 0.05)
    monkeypatch.setattr(ToldToEnd, "_end_program", lambda _self, _number: None)
    listens = ToldToEnd(window.autosave.save_aside)
    os.kill(os.getpid(), signal.SIGTERM)
    qtbot.waitUntil(lambda: ended == [128 + signal.SIGTERM])
    listens.end()


def test_what_the_shell_has_it_ignore_it_ignores() -> None:
    """As ``nohup`` does; what was there before is there again."""
    former = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        listens = ToldToEnd(lambda: None)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        listens.end()
    finally:
        signal.signal(signal.SIGINT, former)
    assert signal.getsignal(signal.SIGINT) is former
