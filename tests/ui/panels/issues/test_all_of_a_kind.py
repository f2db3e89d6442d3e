"""The issues panel: what is done to all of a kind."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.model.board import Accepted
from bob_editor.model.scenario_edits import put
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.rulesets import ruleset
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.dialogs.accept_issue import AcceptIssue
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.issue_judging import MOST_TOLD, told_together, with_companions
from bob_editor.ui.panels.issue_list import place_line
from bob_editor.ui.panels.issues import IssuesPanel
from tests.ui.panels.issues.at_hand import BRIDGES, bridge, places, recheck


def test_all_of_a_kind_are_accepted_for_one_reason(
    panel: IssuesPanel, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One question, one step of undo; and all count again as one step."""
    asked: list[object] = []

    def answer(*words: object) -> str:
        asked.append(words[1:])
        return "ruins"

    monkeypatch.setattr(accept_issue, "ask", answer)
    panel.choose(bridge(panel, "D2"))
    window.actions_["accept_alike"].trigger()
    recheck(panel)
    assert asked == [("3 issues of this kind, at B2, D2, H6", "Bridge over nothing", 3)]
    assert {row.because for row in panel.session.board.accepted} == {"ruins"}
    assert places(panel) == []
    assert panel.session.stack.count() == 1
    assert panel.session.stack.undoText() == "Accept: Bridge over nothing (3)"
    panel.choose(bridge(panel, "H6"))
    window.actions_["accept_alike"].trigger()
    recheck(panel)
    assert places(panel) == list(BRIDGES)
    assert panel.session.stack.count() == 2


def test_what_is_filtered_out_is_not_accepted(panel: IssuesPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of a kind are those that one sees; so are those that are mended."""
    monkeypatch.setattr(accept_issue, "ask", lambda *_words: "ruins")
    panel.bar.search.setText("B2:D4")
    panel.choose(bridge(panel, "B2"))
    panel.accept_kind()
    recheck(panel)
    panel.bar.clear()
    assert places(panel) == ["H6"]


def test_mending_a_kind_keeps_to_the_filter(panel: IssuesPanel, qtbot: QtBot) -> None:
    """The bridge that isn't shown stays."""
    panel.bar.search.setText("B2:D4")
    panel.choose(bridge(panel, "B2"))
    panel.fixes.fix_alike()
    qtbot.waitUntil(lambda: panel.session.stack.count() == 1)
    recheck(panel)
    panel.bar.clear()
    assert places(panel) == ["H6"]


def test_every_kind_that_can_be_mended_is_offered(panel: IssuesPanel, qtbot: QtBot) -> None:
    """With no issue chosen, too: what is offered says of what kind and how many."""
    offered: dict[str, QAction] = {}

    def look() -> None:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            offered.update((action.text(), action) for action in menu.actions())
            menu.close()

    panel.list.clearSelection()
    QTimer.singleShot(0, look)
    panel.fixes.all_button.click()
    offered["Bridge over nothing (3)"].trigger()
    qtbot.waitUntil(lambda: panel.session.stack.count() == 1)
    assert panel.session.stack.undoText() == "Fix all: Bridge over nothing"


def test_what_is_accepted_with_an_issue_is_told(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An acceptance holds for one issue, of an older file for all of its kind at its place: these are counted."""
    asked: list[tuple[object, ...]] = []

    def answer(*words: object) -> str:
        asked.append(words[1:])
        return "on purpose"

    monkeypatch.setattr(accept_issue, "ask", answer)
    session = window.session
    scenario = fresh_scenario(
        ruleset("combat-commander-pacific"), name="x", title="X", boards=(), folder=Path()
    )
    session.open_scenario(put(scenario, ("background",), "{unit:nobody} and {unit:none}"), None)
    panel = window.docks.panel(IssuesPanel)

    def wrong() -> list[Issue]:
        return [one for one in session.issues if one.code.endswith("text-names-nothing")]

    qtbot.waitUntil(lambda: len(wrong()) == 2)
    chosen = wrong()[1]
    panel.choose(chosen)
    panel.accept()
    ((message, _, number),) = asked
    assert (message, number) == (chosen.message, 1)
    qtbot.waitUntil(lambda: [one.message for one in wrong() if one.accepted is not None] == [chosen.message])
    assert not session.stack.undoText().endswith("(2)")
    rows = [{"code": chosen.code, "at": chosen.at, "because": "older"}]
    session.open_scenario(put(session.scenario.value, ("accepted",), rows), None)
    qtbot.waitUntil(lambda: all(one.accepted is not None for one in wrong()))
    panel.choose(wrong()[0])
    panel.accept()
    assert session.stack.undoText().endswith("(2)")
    qtbot.waitUntil(lambda: all(one.accepted is None for one in wrong()))


def test_many_at_one_place_are_counted() -> None:
    """The question stays one that fits on the screen."""
    rows = [
        Issue("x/y", Severity.ERROR, f"No {number}", (), (), "", "", ()) for number in range(MOST_TOLD + 3)
    ]
    said = told_together(rows, None).split("\n")
    assert said[0] == "No 0"
    assert said[MOST_TOLD:] == ["… and 3 more"]
    assert with_companions(rows[:1], rows) == (rows[0],)
    of_older = Accepted("x/y", "", "as it was")
    older = [replace(one, accepted=of_older) for one in rows]
    assert with_companions(older[:1], older) == tuple(older)
    assert with_companions(older[:1], [replace(older[0]), *older[1:]]) == tuple(older)
    assert with_companions(rows[:1], ()) == (rows[0],)


def test_the_question_says_how_many(qtbot: QtBot) -> None:
    """A reason must be given; the button says for how many it is."""
    dialog = AcceptIssue(None, "3 issues, at <B2>", "Bridge", 3)
    qtbot.addWidget(dialog)
    button = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
    assert (button.text(), button.isEnabled()) == ("&Accept all 3", False)
    dialog.reason.setText("so")
    assert button.isEnabled()


def test_a_field_of_a_card_is_accepted_by_its_title(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question and the step of undo say where as the list does, not as the file."""
    asked: list[object] = []

    def answer(*words: object) -> str:
        asked.append(words[2])
        return "two copies"

    monkeypatch.setattr(accept_issue, "ask", answer)
    session = window.session
    scenario = fresh_scenario(ruleset("last-hundred-yards"), name="x", title="X", boards=(), folder=Path())
    session.open_scenario(put(scenario, ("objectives", 0, "kind"), "building"), None)
    panel = window.docks.panel(IssuesPanel)
    qtbot.waitUntil(lambda: any("/" in one.at and not one.breaks_form for one in panel.model.issues))
    issue = next(one for one in panel.model.issues if "/" in one.at and not one.breaks_form)
    panel.accept_these((issue,))
    (where,) = asked
    assert str(where) in place_line(issue, session.desk.form)
    assert "/" not in str(where)
    assert session.stack.undoText().startswith("Accept: ")
    assert session.stack.undoText().endswith(str(where))


def test_fixes_that_an_edit_overtakes_are_not_done(panel: IssuesPanel, window: Window, qtbot: QtBot) -> None:
    """They were worked out on another board; that is said."""
    panel.choose(bridge(panel, "B2"))
    panel.fixes.fix_kind(bridge(panel, "B2"))
    panel.session.steps.draw(bridge(panel, "D2").fixes[0])
    qtbot.waitUntil(lambda: "in between" in window.messages.text)
    assert panel.session.stack.count() == 1
