"""Live issues."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.issues.board_issues import LiveIssues
from bob_editor.editing.issues.live_checks import Task
from bob_editor.model.board_edits import paint_level, paint_terrain
from bob_editor.rules.issues.gathering import at_any_pace, issues_of_board

Told = Callable[[Any], list[tuple[Any, ...]]]


def test_issues_follow_the_board(document: Document, told: Told) -> None:
    """Refreshing finds what is wrong now, and tells only where the outcome is another, or the first."""
    live = LiveIssues(document)
    heard = told(live.changed)
    assert not live.known
    live.refresh()
    assert live.issues == ()
    assert live.known
    assert not live.stale
    assert len(heard) == 1
    heard.clear()
    document.set_value(paint_level(document.value, [document.value.grid.hex("E4")], 9))
    assert live.stale
    live.refresh()
    assert live.issues == issues_of_board(document.value, document.ruleset)
    assert "band-of-brothers-2.2/level-out-of-range" in {issue.code for issue in live.issues}
    assert len(heard) == 1
    document.set_value(paint_terrain(document.value, [document.value.grid.hex("A1")], ["orchard"]))
    live.refresh()
    assert len(heard) == 1


def test_what_is_opened_is_seen_before_long_checks(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Short ones are run as it opens; for long ones nothing is begun, and their code isn't even loaded."""
    live = LiveIssues(document)
    asked: list[Task] = []
    live.beside = lambda task, _then: asked.append(task)
    live.begin()
    assert live.known
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.LONG", -1)
    document.set_value(paint_level(document.value, [document.value.grid.hex("E4")], 1))
    live.begin()
    assert not live.known
    assert not asked
    live.refresh()
    assert len(asked) == 1


def test_a_quick_check_is_done_at_once(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all checks fit into a frame, an edit's issues are there at once; else they wait for the pause."""
    live = LiveIssues(document)
    live.refresh()
    document.changed.connect(lambda _change: live.refresh_changed())
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.FRAME", 60)
    document.set_value(paint_level(document.value, [document.value.grid.hex("E4")], 9))
    assert live.issues
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.FRAME", -1)
    document.set_value(paint_level(document.value, [document.value.grid.hex("E4")], 0))
    assert live.stale
    assert live.issues
    live.refresh()
    assert live.issues == ()


def test_long_checks_go_beside(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time; what comes back of a board that was edited meanwhile is asked for anew."""
    live = LiveIssues(document)
    asked: list[tuple[Task, Callable[[Any], None]]] = []
    live.beside = lambda task, then: asked.append((task, then))
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.LONG", -1)
    live.refresh()
    document.set_value(paint_level(document.value, [document.value.grid.hex("E4")], 9))
    live.refresh()
    assert len(asked) == 1
    task, then = asked[0]
    then(task(at_any_pace))
    assert live.stale
    assert len(asked) == 2
    task, then = asked[1]
    then(task(at_any_pace))
    assert not live.stale
    assert live.issues == issues_of_board(document.value, document.ruleset)
    live.forget()
    then(())
    assert live.issues


def test_checks_go_on_after_a_fault_beside(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever did the task raises it; what is asked next isn't taken to be under way."""
    live = LiveIssues(document)
    asked: list[Task] = []
    live.beside = lambda task, _then: asked.append(task)
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.LONG", -1)
    live.refresh()

    def fault() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asked[0](fault)
    live.refresh()
    assert len(asked) == 2


def test_an_edit_ends_checks_that_it_overtakes(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the next pause between two checks they are given up, and those of the present board are asked for."""
    live = LiveIssues(document)
    document.changed.connect(lambda _change: live.refresh_changed())
    asked: list[tuple[Task, Callable[[Any], None]]] = []
    live.beside = lambda task, then: asked.append((task, then))
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.LONG", -1)
    live.refresh()
    done: list[None] = []

    def pace() -> None:
        done.append(None)
        if len(done) == 3:
            document.set_value(paint_level(document.value, [document.value.grid.hex("E4")], 9))

    task, then = asked[0]
    assert task(pace) is None
    assert len(done) == 3
    then(None)
    assert len(asked) == 2
    task, then = asked[1]
    then(task(at_any_pace))
    assert live.issues == issues_of_board(document.value, document.ruleset)


def test_waiting_is_no_checking(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long the checks take says how soon to run them again, however long they waited for the user."""
    live = LiveIssues(document)
    now = [0.0]
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.perf_counter", lambda: now[0])
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.LONG", -1)
    live.beside = lambda task, then: then(task(lambda: now.__setitem__(0, now[0] + 100)))
    live.refresh()
    assert not live.stale
    assert live.took == 0


def test_what_was_cheap_to_check_may_be_so_no_more(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where much comes onto the board at once, as by undoing that all was cut, it isn't checked within the frame."""
    live = LiveIssues(document)
    live.beside = lambda *_: None
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.A_HEX", 0.0)
    full = paint_terrain(document.value, hexes=document.value.grid.hexes, terrain=("woods",))
    document.set_value(replace(full, hexes={}, sides={}, artwork=(), contours=(), paths=()))
    live.refresh_changed()
    assert not live.stale
    monkeypatch.setattr(live, "_took", 0.0039)
    document.set_value(full)
    live.refresh_changed()
    assert live.stale
