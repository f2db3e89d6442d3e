"""What happens on a bug."""

import sys

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.ui.dialogs.help import crash_report
from bob_editor.ui.keeping import crash
from bob_editor.ui.keeping.crash import CrashHook


def fault() -> BaseException:
    """An exception with a traceback."""
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError as error:
        return error


def test_the_work_is_saved_and_the_report_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The report names versions and traceback; a second fault meanwhile opens no second dialog."""
    shown: list[tuple[str, str]] = []
    monkeypatch.setattr(crash_report, "ask", lambda _parent, saved, text: shown.append((saved, text)))
    hook = CrashHook(lambda: "Saved aside.", lambda _error: None)
    hook.former = lambda *_args: None
    error = fault()
    hook(type(error), error, error.__traceback__)
    hook(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: bool(shown))
    qtbot.wait(20)
    assert len(shown) == 1
    saved, text = shown[0]
    assert saved == "Saved aside."
    assert "ZeroDivisionError: by zero" in text
    assert "PySide6" in text


def test_saving_may_fail_as_well(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the report says so."""
    shown: list[str] = []
    monkeypatch.setattr(crash_report, "ask", lambda _parent, saved, _text: shown.append(saved))

    def save() -> str:
        raise OSError("disk full")

    hook = CrashHook(save, lambda _error: None)
    hook.former = lambda *_args: None
    error = fault()
    hook(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: bool(shown))
    assert "disk full" in shown[0]


def test_what_the_system_refuses_is_no_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is told in a sentence wherever it is met, with the file where that is known."""
    monkeypatch.setattr(crash_report, "ask", lambda *_told: pytest.fail("It is reported as a bug."))
    told: list[str] = []
    hook = CrashHook(lambda: pytest.fail("Nothing is at stake."), lambda error: told.append(str(error)))
    hook.former = lambda *_args: None
    for error in (OSError(28, "No space left on device", "/d/a.typ"), OSError(28, "No space left on device")):
        hook(OSError, error, None)
    assert told == [
        "/d/a.typ can’t be used: no space left on device.",
        "A file can’t be used: no space left on device.",
    ]


def test_the_hook_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the window is closed faults go where they went before."""
    before = sys.excepthook
    hook = CrashHook(lambda: "", lambda _error: None)
    hook.install()
    assert sys.excepthook is hook
    hook.remove()
    assert sys.excepthook is before


def test_a_report_tells_nothing_of_the_document() -> None:
    """Only versions, the traceback and where the trace of a crash is are in it."""
    error = fault()
    text = crash.report(type(error), error, error.__traceback__)
    assert text.startswith("bob_editor ")
    assert "test_crash.py" in text
    assert "crash.log" in text
