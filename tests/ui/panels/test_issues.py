"""The issues panel: groups, filters, what is done to all of a kind, and what is chosen and marked after it."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.issues.issue_rows import Heading, More
from bob_editor.model.board import Accepted, Board, Feature, HexContent
from bob_editor.model.places import at_hex
from bob_editor.model.scenario_edits import put
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.rulesets import ruleset
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.dialogs.accept_issue import AcceptIssue
from bob_editor.ui.dialogs.help import handbook
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.issue_judging import MOST_TOLD, told_together, with_companions
from bob_editor.ui.panels.issue_list import ROW, place_line
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.words import speak

BRIDGES = ("B2", "D2", "H6")


@pytest.fixture
def panel(window: Window, board: Board) -> IssuesPanel:
    """Three bridges over nothing, each an error with a fix, and a level that is out of range."""
    grid = board.grid
    hexes = {grid.hex(label): HexContent((Feature("bridge"),)) for label in BRIDGES}
    hexes[grid.hex("E5")] = HexContent(level=9)
    window.session.open(evolve(board, hexes=hexes), None)
    window.session.document.saved_as()
    return window.docks.panel(IssuesPanel)


def bridge(panel: IssuesPanel, at: str) -> Issue:
    """The issue of the bridge in a hex."""
    return next(one for one in panel.model.issues if one.code.endswith("over-nothing") and one.at == at)


def recheck(panel: IssuesPanel) -> None:
    """Run the checks now, as the window does when the user rests."""
    panel.session.board_desk.live.refresh()


def marked(panel: IssuesPanel) -> list[str]:
    """The hexes that are outlined for an issue."""
    return [panel.session.board.grid.label(at) for at in panel.session.attention.highlight]


def places(panel: IssuesPanel, code: str = "bridge-over-nothing") -> list[str]:
    """Where the listed issues of a check that count are."""
    return [one.at for one in panel.model.issues if one.code.endswith(code) and one.accepted is None]


# -- all of a kind --------------------------------------------------------------------------------------------------


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
    older = [evolve(one, accepted=of_older) for one in rows]
    assert with_companions(older[:1], older) == tuple(older)
    assert with_companions(older[:1], [evolve(older[0]), *older[1:]]) == tuple(older)
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


# -- filter and groups ------------------------------------------------------------------------------------------------


def test_the_filter_outlives_edits_and_says_what_it_hides(panel: IssuesPanel) -> None:
    """Number shown and number in all; a button takes it off."""
    assert panel.bar.banner.isHidden()
    panel.bar.search.setText("nothing D2")
    assert places(panel) == ["D2"]
    among = len(panel.session.issues)
    assert panel.bar.told.text() == f"1 of {among} shown"
    panel.session.steps.draw(bridge(panel, "D2").fixes[0])
    recheck(panel)
    assert panel.stack.currentWidget() is panel.none
    assert f"All {among - 1} issues are filtered out" in panel.none.text()
    panel.bar.clear_button.click()
    assert places(panel) == ["B2", "H6"]
    assert panel.bar.banner.isHidden()


def test_only_the_selected_hexes(panel: IssuesPanel) -> None:
    """As long as any are; the filter follows the selection."""
    grid, select = panel.session.board.grid, panel.session.hand.select
    panel.bar.keep_to_selection(True)
    assert places(panel) == list(BRIDGES)
    select.select((grid.hex("H6"), grid.hex("A1")))
    assert places(panel) == ["H6"]
    select.select_none()
    assert places(panel) == list(BRIDGES)


def test_kinds_are_chosen_from_the_menu(panel: IssuesPanel) -> None:
    """Each with its number; what the list is grouped by stands there, too."""
    panel.bar.menu.aboutToShow.emit()
    actions = {one.text(): one for one in panel.bar.menu.findChildren(type(panel.bar.menu.actions()[0]))}
    actions["Bridge over nothing  ·  3"].trigger()
    assert {one.code.rpartition("/")[2] for one in panel.model.issues} == {"bridge-over-nothing"}
    actions["Severity"].trigger()
    assert [group.title for group in panel.model.groups] == ["Errors"]
    speak("de")
    try:
        panel.bar.menu.aboutToShow.emit()
        assert "Schwere" in words_of(panel.bar.menu)
    finally:
        speak("en")


def replaced(panel: IssuesPanel) -> Board:
    """Another board with the same faults."""
    return evolve(panel.session.board, id="other")


def test_another_board_is_not_filtered(panel: IssuesPanel, board: Board) -> None:
    """Its kinds and places are others; which severities are looked at is a habit and stays."""
    panel.choose(panel.session.issues[0])
    panel.session.open(replaced(panel), None)
    assert panel.current is None
    assert marked(panel) == []
    panel.bar.severities[Severity.HINT].click()
    panel.bar.search.setText("nowhere")
    panel.session.open(board, None)
    assert panel.bar.search.text() == ""
    assert not panel.bar.severities[Severity.HINT].isChecked()


def test_groups_fold(panel: IssuesPanel, qtbot: QtBot) -> None:
    """By a click on the heading or by arrow keys; a folded group stays so through edits."""
    heading = panel.model.heading(bridge(panel, "B2").code)
    assert heading.data() == "Bridge over nothing  ·  3"
    rect = panel.list.visualRect(heading)
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert "folded" in str(panel.model.heading("band-of-brothers-2.2/bridge-over-nothing").data(ROW))
    panel.session.steps.draw(bridge(panel, "D2").fixes[0])
    recheck(panel)
    folded = panel.list.currentIndex().data(ROW)
    assert isinstance(folded, Heading)
    assert folded.folded
    assert len(folded.group.issues) == 2
    qtbot.keyClick(panel.list, Qt.Key.Key_Right)
    assert not panel.list.currentIndex().data(ROW).folded
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    assert panel.current is bridge(panel, "B2")
    qtbot.keyClick(panel.list, Qt.Key.Key_Left)
    assert panel.current is None
    panel.choose(bridge(panel, "H6"))
    assert panel.current is bridge(panel, "H6")


# -- a flood ----------------------------------------------------------------------------------------------------------


def test_a_flood_is_listed_in_pages(panel: IssuesPanel, window: Window, qtbot: QtBot) -> None:
    """Of a hundred thousand issues a page is shown; the next one past the page is reached all the same."""
    grid = window.session.board.grid
    where = [at_hex(grid, at) for at in grid.hexes]
    flood = tuple(
        Issue("toy/odd", Severity.WARNING, f"Odd number {n}.", (at,), (at,), "", "", ())
        for n in range(100_000)
        for at in where[n % len(where) :][:1]
    )
    live = panel.session.board_desk.live
    live.issues = flood
    panel.refresh()
    panel.list.grab()
    assert "100,000" in window.status.issues.text()
    more = panel.model.rows[-1]
    assert isinstance(more, More)
    assert more.left == 99_900
    panel.choose(flood[99])
    window.actions_["next_issue"].trigger()
    assert panel.current is flood[100]
    assert len(panel.model.rows) < 1000
    last = panel.model.index(len(panel.model.rows) - 1)
    panel.list.scrollTo(last)
    qtbot.mouseClick(
        panel.list.viewport(), Qt.MouseButton.LeftButton, pos=panel.list.visualRect(last).center()
    )
    assert panel.model.rows[-1].left < more.left
    live.issues = ()


# -- what is chosen and marked ----------------------------------------------------------------------------------------


def test_after_a_fix_the_next_is_chosen(panel: IssuesPanel) -> None:
    """Of the same kind first, round again after the last; so a press for each mends them all."""
    panel.choose(bridge(panel, "D2"))
    for left in (["B2", "H6"], ["B2"], []):
        panel.fixes.button.click()
        recheck(panel)
        assert places(panel) == left
    assert panel.current is not None
    assert panel.current.code.endswith("level-out-of-range")
    assert panel.session.stack.count() == 3


def test_after_an_acceptance_the_next_is_chosen(panel: IssuesPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not the accepted one at the end of the list."""
    monkeypatch.setattr(accept_issue, "ask", lambda *_words: "a ruin")
    panel.choose(bridge(panel, "B2"))
    panel.accept_button.click()
    recheck(panel)
    assert panel.current is bridge(panel, "D2")


def test_marks_go_with_the_issue(panel: IssuesPanel, window: Window) -> None:
    """Once it is gone, once nothing is chosen, and with Escape; an edit doesn't bring back what Escape took away."""
    session = panel.session
    panel.choose(bridge(panel, "D2"))
    assert marked(panel) == ["D2"]
    session.steps.draw(bridge(panel, "D2").fixes[0])
    recheck(panel)
    assert panel.current is None
    assert marked(panel) == []
    panel.choose(bridge(panel, "B2"))
    panel.list.clearSelection()
    assert marked(panel) == []
    panel.choose(bridge(panel, "B2"))
    session.hand.select.select((session.board.grid.hex("A1"),))
    window.actions_["select_none"].trigger()
    assert marked(panel) == []
    session.steps.draw(bridge(panel, "H6").fixes[0])
    recheck(panel)
    assert panel.current is bridge(panel, "B2")
    assert marked(panel) == []


def test_jumping_leaves_the_view_where_the_place_is_seen(panel: IssuesPanel, window: Window) -> None:
    """Out of view it comes to the middle; the zoom stays."""
    view = window.canvas.view
    window.canvas.fit()
    before = view.middle, view.scale
    for _ in range(4):
        window.actions_["next_issue"].trigger()
        assert (view.middle, view.scale) == before
    window.canvas.zoom_by(6)
    scale = view.scale
    panel.show_issue(bridge(panel, "H6"))
    grid = window.session.board.grid
    x, y = grid.frame.true(grid.centre(grid.hex("H6")))
    assert view.scale == scale
    assert abs(view.to_widget(view.middle).x() - view.to_widget(type(view.middle)(x, y)).x()) < 2


# -- what can be done -------------------------------------------------------------------------------------------------


def words_of(menu: QMenu) -> list[str]:
    """The entries of a menu."""
    return [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]


def test_the_menu_of_an_issue(panel: IssuesPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every fix by its name, what can be done about all of the kind, the text, the rule."""
    issue = bridge(panel, "D2")
    menu = QMenu()
    panel.fill(menu, (issue,))
    words = words_of(menu)
    for one in ("Jump to the place", "Fix all 3 of this kind", "Accept…", "Accept all 3 of this kind…"):
        assert one in words
    assert {f"{fix.label} (suggestion)" for fix in issue.fixes} <= set(words)
    by_words = dict(zip(words, (one for one in menu.actions() if not one.isSeparator()), strict=True))
    by_words["Copy text"].trigger()
    assert issue.message in QGuiApplication.clipboard().text()
    shown: list[object] = []
    monkeypatch.setattr(handbook, "ask", lambda *what: shown.append(what[2]))
    by_words["Rule in the handbook"].trigger()
    assert shown == ["bridge-over-nothing"]
    by_words["Show only this kind"].trigger()
    assert places(panel) == [one.at for one in panel.model.issues] == list(BRIDGES)


def test_the_menu_of_several(panel: IssuesPanel) -> None:
    """Each issue of a place has a menu of its own under its message."""
    menu = QMenu()
    issues = panel.model.issues[:2]
    panel.fill(menu, issues)
    assert [action.menu() is not None for action in menu.actions()] == [True, True]


def test_a_fix_is_named_and_shown_before_it_is_taken(panel: IssuesPanel) -> None:
    """The button's tooltip and the menu's entry name it; the map shows what the entry that is pointed at would do."""
    issue = bridge(panel, "D2")
    panel.choose(issue)
    assert issue.fixes[0].label in panel.fixes.button.toolTip()
    menu = QMenu()
    panel.fill(menu, (issue,))
    entry = next(action for action in menu.actions() if action.text().startswith(issue.fixes[0].label))
    entry.hover()
    assert panel.session.hand.preview.board == issue.fixes[0].apply(panel.session.board)
    menu.aboutToHide.emit()
    assert panel.session.hand.preview.board is None


def test_the_handbook_opens_at_a_rule(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check's words are looked up."""
    found: list[str] = []
    monkeypatch.setattr(
        handbook.Handbook, "exec", lambda self: found.append(self.text.textCursor().selectedText())
    )
    handbook.ask(window, window.session.ruleset, "bridge-over-nothing")
    assert found == ["bridge-over-nothing"]


def test_commands_of_issues_are_on_while_they_do_something(window: Window) -> None:
    """Mending and accepting want a chosen issue, the next wants any; without a board none is on."""
    panel, actions = window.docks.panel(IssuesPanel), window.actions_
    names = ("next_issue", "fix_issue", "fix_alike", "fix_all", "accept_issue", "accept_alike")

    def on() -> list[str]:
        return [name for name in names if actions[name].isEnabled()]

    session = window.session
    session.open(evolve(session.board, hexes={}), None)
    assert on() == []
    at = session.board.grid.hex("D4")
    session.open(evolve(session.board, hexes={at: HexContent((Feature("bridge"),))}), None)
    panel.list.clearSelection()
    panel.list.setCurrentIndex(panel.model.index(-1))
    assert panel.current is None
    assert "next_issue" in on()
    assert not {"fix_issue", "accept_issue"} & set(on())
    panel.choose(panel.model.issues[0])
    assert {"next_issue", "fix_issue", "fix_alike", "accept_issue", "accept_alike"} <= set(on())
    session.document.saved_as()
