"""The issues panel: filters, groups and floods."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bob_editor.editing.issues.issue_rows import Heading, More
from bob_editor.model.board import Board
from bob_editor.model.places import at_hex
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.issue_list import ROW
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.words import speak
from tests.ui.panels.issues.at_hand import BRIDGES, bridge, marked, places, recheck, words_of


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
    return replace(panel.session.board, id="other")


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


def test_the_panel_asks_for_no_more_room_while_it_filters(panel: IssuesPanel, qtbot: QtBot) -> None:
    """On a low screen the panels above it would make way, and stay smaller."""
    before = panel.minimumSizeHint().height()
    button = panel.bar.severities[Severity.HINT]
    for hidden in (False, True):
        button.click()
        assert panel.bar.banner.isHidden() == hidden
        qtbot.waitUntil(lambda: panel.minimumSizeHint().height() == before)
