"""The list of a board's issues by real clicks."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.issues.live_checks import Found, Task
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import hex_html
from bob_editor.ui.panels.issue_words import counts_of, words_of
from bob_editor.ui.panels.issues import IssuesPanel


@pytest.fixture
def bridges(window: Window, board: Board) -> Window:
    """Three bridges over nothing, which is an error with a fix each."""
    grid = board.grid
    hexes = {grid.hex(label): HexContent((Feature("bridge"),)) for label in ("B2", "D2", "H6")}
    window.session.open(replace(board, hexes=hexes), None)
    window.session.document.saved_as()
    return window


def test_issues_are_listed_and_counted(bridges: Window) -> None:
    """The status bar tells how many, the list says what and where."""
    session, panel = bridges.session, bridges.docks.panel(IssuesPanel)
    found = [issue for issue in session.issues if issue.code.endswith("bridge-over-nothing")]
    assert [issue.at for issue in found] == ["B2", "D2", "H6"]
    assert len(panel.model.issues) == len(session.issues)
    assert bridges.status.issues.text() == words_of(counts_of(session.issues))
    assert "3 errors" in bridges.status.issues.text()


def test_nothing_is_said_of_issues_before_the_first_check(window: Window) -> None:
    """A board of some size is seen first; it used to have no issues by the status bar meanwhile."""
    session, panel = window.session, window.docks.panel(IssuesPanel)
    tasks: list[tuple[Task, Callable[[Found | None], None]]] = []
    session.board_desk.live.beside = lambda task, then: tasks.append((task, then))
    session.open(Board(Grid(30, 30), "band-of-brothers-2.2"), None)
    assert window.status.issues.text() == "Not checked yet"
    assert panel.none.text() == "Not checked yet."
    assert {button.text() for button in panel.bar.severities.values()} == {"…"}
    session.desk.check()
    ((task, then),) = tasks
    then(task(lambda: None))
    assert window.status.issues.text() == "No issues"
    assert {button.text() for button in panel.bar.severities.values()} == {"0"}
    assert panel.none.text().startswith("No issues: all ")


def test_the_next_issue_is_jumped_to(bridges: Window) -> None:
    """F8 goes through them, brings each into view and marks it; after the last comes the first."""
    bridges.canvas.zoom_by(6)
    seen = []
    for _ in range(4):
        bridges.actions_["next_issue"].trigger()
        grid = bridges.session.board.grid
        (at,) = bridges.session.attention.highlight
        seen.append(grid.label(at))
        x, y = grid.frame.true(grid.frame.centre(at))
        assert bridges.canvas.view.shown.contains(x, y)
    assert seen[:3] == ["B2", "D2", "H6"]
    assert seen[3] == "B2"


def test_fixing(bridges: Window) -> None:
    """A fix is one step of undo, after which the issue is gone."""
    panel = bridges.docks.panel(IssuesPanel)
    panel.choose(panel.model.issues[0])
    assert panel.fixes.button.isEnabled()
    issue = panel.current
    assert issue is not None
    bridges.session.steps.draw(issue.fixes[0])
    bridges.session.board_desk.live.refresh()
    assert "2 errors" in bridges.status.issues.text()
    assert bridges.session.stack.count() == 1
    bridges.actions_["undo"].trigger()
    bridges.session.board_desk.live.refresh()
    assert "3 errors" in bridges.status.issues.text()


def test_a_fix_is_shown_before_it_is_taken(bridges: Window, qtbot: QtBot) -> None:
    """The button of the only fix shows on the map what it would do, as long as it is pointed at."""
    panel = bridges.docks.panel(IssuesPanel)
    panel.choose(panel.model.issues[0])
    issue = panel.current
    assert issue is not None
    QApplication.sendEvent(panel.fixes.button, QEvent(QEvent.Type.Enter))
    assert bridges.session.hand.preview.board == issue.fixes[0].apply(bridges.session.board)
    QApplication.sendEvent(panel.fixes.button, QEvent(QEvent.Type.Leave))
    assert bridges.session.hand.preview.board is None


def test_what_is_safe_is_asked_for_apart(bridges: Window, qtbot: QtBot) -> None:
    """Suggestions aren't taken where all that is safe is wanted, and it is said that nothing was."""
    panel = bridges.docks.panel(IssuesPanel)
    panel.fixes.fix_safe()
    qtbot.waitUntil(lambda: "0 issues fixed" in bridges.messages.text)
    assert bridges.session.stack.count() == 0


def test_fixing_all_of_a_kind(bridges: Window, qtbot: QtBot) -> None:
    """All of them go in one step, and it is said what was done."""
    panel = bridges.docks.panel(IssuesPanel)
    panel.choose(panel.model.issues[0])
    assert panel.current is not None
    label = panel.current.fixes[0].label
    panel.fixes.fix_alike()
    qtbot.waitUntil(lambda: bridges.session.stack.count() == 1)
    assert f"issues fixed. Done: {label}" in bridges.messages.text
    bridges.session.board_desk.live.refresh()
    assert not [issue for issue in bridges.session.issues if issue.code.endswith("bridge-over-nothing")]
    assert bridges.session.stack.count() == 1


def test_accepting(bridges: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """An accepted issue counts no more and comes last, with the reason; it can be withdrawn."""
    panel = bridges.docks.panel(IssuesPanel)
    panel.choose(panel.model.issues[0])
    monkeypatch.setattr(accept_issue, "ask", lambda *_args: "a ruin")
    panel.accept_button.click()
    bridges.session.board_desk.live.refresh()
    assert "2 errors" in bridges.status.issues.text()
    accepted = panel.model.issues[-1]
    assert accepted.accepted is not None
    assert accepted.accepted.because == "a ruin"
    told = hex_html(bridges.session, accepted.places[0].near[0])
    assert f"{accepted.message} (accepted)" in told, "it stood among those that count"
    panel.choose(accepted)
    panel.accept_button.click()
    bridges.session.board_desk.live.refresh()
    assert "3 errors" in bridges.status.issues.text()


def test_severities_are_filtered(bridges: Window) -> None:
    """Without errors ticked the list says why it is empty."""
    panel = bridges.docks.panel(IssuesPanel)
    for button in panel.bar.severities.values():
        button.click()
    assert panel.stack.currentWidget() is panel.none
    assert "filtered out" in panel.none.text()
    panel.bar.clear_button.click()
    assert panel.stack.currentWidget() is panel.list


def test_no_issues_says_how_many_checks_passed(window: Window) -> None:
    """An empty list is good news and says so."""
    assert not window.session.issues
    assert "No issues" in window.docks.panel(IssuesPanel).none.text()
