"""The issues panel: what is chosen, marked, and can be done."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from bob_editor.model.board import Feature, HexContent
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.dialogs.help import handbook
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.issues import IssuesPanel
from tests.ui.panels.issues.at_hand import BRIDGES, bridge, marked, places, recheck, words_of


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
    session.open(replace(session.board, hexes={}), None)
    assert on() == []
    at = session.board.grid.hex("D4")
    session.open(replace(session.board, hexes={at: HexContent((Feature("bridge"),))}), None)
    panel.list.clearSelection()
    panel.list.setCurrentIndex(panel.model.index(-1))
    assert panel.current is None
    assert "next_issue" in on()
    assert not {"fix_issue", "accept_issue"} & set(on())
    panel.choose(panel.model.issues[0])
    assert {"next_issue", "fix_issue", "fix_alike", "accept_issue", "accept_alike"} <= set(on())
    session.document.saved_as()
