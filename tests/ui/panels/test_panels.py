"""The panels by real clicks."""

from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.composing import call_board
from bob_editor.geometry import lattice
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent, Label
from bob_editor.model.board_edits import paint_level
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.dialogs.documents import choose_rulings
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel, hex_html
from bob_editor.ui.panels.board.layers import LayersPanel
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.history import HistoryPanel
from bob_editor.ui.panels.issue_words import counts_of, words_of
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.sight.conditions import FARTHEST
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.session.hand import value_of
from bob_editor.words import speak
from tests.ui.mouse import Mouse

# -- palette ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "found", "lacking"),
    [
        ("hedge", "hedgerow", "woods"),
        ("village", "building_stone", "road"),
        ("kunai_grass", "kunai_grass", "wheat"),
    ],
)
def test_the_palette_is_searched(window: Window, qtbot: QtBot, words: str, found: str, lacking: str) -> None:
    """By title, keyword or id; headings without rows go, too."""
    panel = window.docks.panel(PalettePanel)
    qtbot.keyClicks(panel.search, words)
    assert found in panel.shown_ids
    assert lacking not in panel.shown_ids
    panel.search.clear()
    assert lacking in panel.shown_ids


@pytest.mark.parametrize(
    ("ruleset", "words", "best"),
    [
        ("band-of-brothers-2.2", "road", "road"),
        ("band-of-brothers-2.2", "stone", "building_stone"),
        ("combat-commander-pacific", "jungle", "jungle"),
        ("band-of-brothers-2.2", "wood", "woods"),
        ("memoir-44", "hill", "hill"),
    ],
)
def test_enter_picks_the_best_match(
    window: Window, qtbot: QtBot, ruleset: str, words: str, best: str
) -> None:
    """By its whole name, else by how it begins, and by the group it is in only if nothing else is found."""
    window.session.open(Board(Grid(5, 5), ruleset, id="b", title="B"), None)
    window.session.document.saved_as()
    panel = window.docks.panel(PalettePanel)
    qtbot.keyClicks(panel.search, words)
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert window.settings.used_terrains[0] == best


def test_a_search_that_finds_nothing_says_so(window: Window, qtbot: QtBot) -> None:
    """Escape empties it, a second one leaves it, so that letters are shortcuts again."""
    panel = window.docks.panel(PalettePanel)
    panel.search.setFocus()
    qtbot.keyClicks(panel.search, "zeppelin")
    assert panel.nothing.isVisible()
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert not window.settings.used_terrains
    qtbot.keyClick(panel.search, Qt.Key.Key_Escape)
    assert not panel.nothing.isVisible()
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert not window.settings.used_terrains, "nothing was searched for"
    qtbot.keyClick(panel.search, Qt.Key.Key_Escape)
    assert not panel.search.hasFocus()


def test_used_terrain_moves_nothing(window: Window, qtbot: QtBot) -> None:
    """The map would be fitted anew between two clicks; and under the mouse would be another row than before."""
    panel = window.docks.panel(PalettePanel)
    before, top = panel.minimumSizeHint().width(), panel.list.y()
    for name in ("woods", "building_stone", "road", "hedgerow", "wheat", "stream"):
        panel.pick("terrain", name)
    assert panel.minimumSizeHint().width() <= before
    qtbot.waitUntil(
        lambda: panel.list.geometry().bottom() < panel.height() - panel._recent.sizeHint().height()
    )
    assert panel.list.y() == top


def test_what_is_at_hand_stays_where_it_is(window: Window) -> None:
    """A pick moves no other; a new one takes the place of the one that was longest unused."""
    panel = window.docks.panel(PalettePanel)
    names = ["woods", "building_stone", "road", "hedgerow", "wheat", "stream"]

    def shown() -> list[str]:
        found = [panel._recent.itemAt(place).widget() for place in range(panel._recent.count())]
        return [one.accessibleName() for one in found]

    for name in names:
        panel.pick("terrain", name)
    before = shown()
    panel.pick("terrain", "woods")
    assert shown() == before
    panel.pick("terrain", "building_wood")
    assert [old == new for old, new in zip(before, shown(), strict=True)] == [
        one != "building_stone" for one in names
    ]


def test_enter_picks_the_first_row(window: Window, qtbot: QtBot) -> None:
    """Search and Enter take up the right tool with that terrain in it."""
    panel = window.docks.panel(PalettePanel)
    qtbot.keyClicks(panel.search, "hedgerow")
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert window.session.hand.tool.id == "draw_side"
    assert window.settings.used_terrains[0] == "hedgerow"


@pytest.mark.parametrize(
    ("name", "tool"),
    [
        ("woods", "paint_terrain"),
        ("hedgerow", "draw_side"),
        ("road", "draw_path"),
        ("decoration", "draw_artwork"),
    ],
)
def test_picking_takes_up_the_right_tool(window: Window, name: str, tool: str) -> None:
    """Terrain goes to the brush, hexside features to hexsides, paths to paths, and drawn pieces to drawing."""
    window.docks.panel(PalettePanel).pick("terrain", name)
    assert window.session.hand.tool.id == tool
    current = window.docks.panel(PalettePanel).list.currentItem()
    assert current.text() == window.session.ruleset.terrain(name).title
    tools = window.session.hand.tools
    assert (value_of(tools["draw_artwork"], "terrain") == name) == (name in ("woods", "decoration"))


def test_a_marker_is_put_on_the_board(window: Window, mouse: Mouse) -> None:
    """It lands in the scene that LOS is asked about, and the LOS panel lists it."""
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    assert window.session.hand.tool.id == "place_marker"
    mouse.click("C3")
    markers = window.session.live_los.scene.markers
    assert [marker.marker for marker in markers] == ["smoke"]
    form = window.docks.panel(LosPanel).conditions
    assert "C3" in form.laid.item(0).text()
    assert not form.remove_button.isEnabled(), "none is chosen"
    form.laid.setCurrentRow(0)
    form.remove_button.click()
    assert window.session.live_los.scene.markers == ()


def test_levels(window: Window, mouse: Mouse) -> None:
    """The chooser of levels takes up the brush for levels."""
    buttons = {
        button.text(): button
        for button in window.docks.panel(PalettePanel).findChildren(QToolButton)
        if button.property("level") is not None
    }
    assert list(buttons) == ["−1", "0", "1", "2", "3"]
    buttons["2"].click()
    assert window.session.hand.tool.id == "paint_level"
    mouse.click("C3")
    assert window.session.document.ground.level(window.session.board.grid.hex("C3")) == 2
    assert buttons["2"].isChecked()


def test_no_levels_where_terrain_says_how_high_a_hex_is(window: Window, qtbot: QtBot) -> None:
    """Neither in the palette nor in the inspector; both come back with another game."""
    palette, inspector = window.docks.panel(PalettePanel), window.docks.panel(InspectorPanel)

    def offered() -> tuple[bool, bool]:
        buttons = palette.findChildren(QToolButton)
        levels = [one for one in buttons if one.property("level") is not None and one.isVisibleTo(palette)]
        window.session.hand.select.select(frozenset(window.session.board.grid.hexes[:1]))
        inspector.refresh()
        return bool(levels), inspector.level.isVisibleTo(inspector.form)

    board = window.session.board
    assert offered() == (True, True)
    window.session.open(Board(Grid(5, 5), "memoir-44"), None)
    qtbot.waitUntil(lambda: offered() == (False, False))
    window.session.open(board, None)
    qtbot.waitUntil(lambda: offered() == (True, True))


# -- inspector ----------------------------------------------------------------------------------------------------


def test_the_inspector_follows_pointer_and_selection(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """It shows the hex pointed at with its rules; a selected hex stays."""
    panel = window.docks.panel(InspectorPanel)
    mouse.move("D4")
    qtbot.waitUntil(lambda: panel.heading.text() == "D4")
    assert "Woods" in panel.below.text()
    assert window.session.ruleset.terrain("woods").cites in panel.text.toPlainText()
    window.session.hand.choose("select")
    mouse.click("F4")
    mouse.move("A1")
    qtbot.waitUntil(lambda: panel.heading.text() == "F4")


def test_the_inspector_edits(window: Window, qtbot: QtBot) -> None:
    """Terrain and level chosen there are edits like any other."""
    grid = window.session.board.grid
    window.session.hand.select.select([grid.hex("B2"), grid.hex("B3")])
    panel = window.docks.panel(InspectorPanel)
    panel.refresh()
    panel.terrain.setCurrentIndex(panel.terrain.findData("wheat"))
    panel.terrain.activated.emit(panel.terrain.currentIndex())
    panel.level.setCurrentIndex(panel.level.findData(1))
    panel.level.activated.emit(panel.level.currentIndex())
    ground = window.session.document.ground
    assert [ground.terrain(grid.hex(label)) for label in ("B2", "B3")] == [("wheat",), ("wheat",)]
    assert ground.level(grid.hex("B3")) == 1
    assert window.session.stack.count() == 2


def test_the_inspector_says_what_all_selected_hexes_are(window: Window) -> None:
    """It told of the first alone; where they differ no choice stands for all of them."""
    grid = window.session.board.grid
    panel = window.docks.panel(InspectorPanel)
    window.session.steps.draw(Edit("Rise", lambda board: paint_level(board, (grid.hex("B3"),), 1)))
    window.session.hand.select.select([grid.hex(label) for label in ("B2", "B3", "D4")])
    panel.refresh()
    assert panel.below.text() == "Open Ground (2), Woods (1), level 0 to 1."
    assert (panel.terrain.currentIndex(), panel.level.currentIndex()) == (-1, -1)
    window.session.hand.select.select([grid.hex("B2")])
    panel.refresh()
    assert panel.below.text() == "Open Ground, level 0."
    assert (panel.terrain.currentText(), panel.level.currentText()) == ("Open Ground", "0")


# -- layers -------------------------------------------------------------------------------------------------------


def test_layers(window: Window) -> None:
    """A layer that isn't ticked isn't painted."""
    window.session.hand.tool.leave()
    before = window.canvas.grab().toImage()
    window.docks.panel(LayersPanel).boxes["numbers"].click()
    assert "numbers" not in window.canvas.picture.layers
    window.canvas.grab()
    assert window.canvas.grab().toImage() != before


# -- issues -------------------------------------------------------------------------------------------------------


@pytest.fixture
def bridges(window: Window, board: Board) -> Window:
    """Three bridges over nothing, which is an error with a fix each."""
    grid = board.grid
    hexes = {grid.hex(label): HexContent((Feature("bridge"),)) for label in ("B2", "D2", "H6")}
    window.session.open(evolve(board, hexes=hexes), None)
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
    """All of them go in one step."""
    panel = bridges.docks.panel(IssuesPanel)
    panel.choose(panel.model.issues[0])
    panel.fixes.fix_alike()
    qtbot.waitUntil(lambda: bridges.session.stack.count() == 1)
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


# -- LOS ----------------------------------------------------------------------------------------------------------


def test_the_los_panel_explains(window: Window, mouse: Mouse) -> None:
    """A drag with the LOS tool gives verdict, range and reasons with their rules; a reason marks its hex."""
    window.session.hand.choose("look")
    mouse.press("B4")
    mouse.drag("F4")
    mouse.release("F4")
    panel = window.docks.panel(LosPanel)
    assert panel.verdict.text() == "Blocked"
    assert panel.range.text() == "Range 4"
    assert panel.origin.label.text() == "B4"
    assert panel.target.label.text() == "F4"
    reason = panel.reasons.item(0).text()
    assert "D4" in reason
    assert "[" in reason
    panel.reasons.setCurrentRow(0)
    assert window.session.attention.highlight == (window.session.board.grid.hex("D4"),)
    window.actions_["los_swap"].trigger()
    assert panel.origin.label.text() == "F4"
    window.actions_["los_clear"].trigger()
    assert panel.verdict.text() == "No thread"


def test_an_edit_changes_the_verdict(window: Window) -> None:
    """Painting woods into the line blocks it, undo clears it; it is told after the frame that shows the edit."""
    grid = window.session.board.grid
    window.session.live_los.look(End(grid.hex("B2")), End(grid.hex("B6")))
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"
    window.session.hand.select.select([grid.hex("B4")])
    window.docks.panel(InspectorPanel).refresh()
    window.docks.panel(InspectorPanel).terrain.setCurrentIndex(
        window.docks.panel(InspectorPanel).terrain.findData("woods")
    )
    window.docks.panel(InspectorPanel).terrain.activated.emit(0)
    assert window.session.live_los.lags
    QApplication.processEvents()
    assert window.docks.panel(LosPanel).verdict.text() == "Blocked"
    window.actions_["undo"].trigger()
    QApplication.processEvents()
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"


def test_ends_are_typed(window: Window, qtbot: QtBot) -> None:
    """A hex's name sets an end; one that isn't there is said."""
    panel = window.docks.panel(LosPanel)
    window.docks["los"].raise_()
    for row, text in ((panel.origin, "b2"), (panel.target, "B5")):
        qtbot.keyClicks(row.label, text)
        qtbot.keyClick(row.label, Qt.Key.Key_Return)
    assert panel.verdict.text() == "Clear"
    assert panel.range.text() == "Range 3"
    panel.target.label.clear()
    qtbot.keyClicks(panel.target.label, "Z99")
    qtbot.keyClick(panel.target.label, Qt.Key.Key_Return)
    assert "Z99" in window.messages.text


def test_ends_on_boards_of_small_letters_are_typed(scenario_window: Window, qtbot: QtBot) -> None:
    """A board's name stays as it is written, while the hex's may be in small letters."""
    window = scenario_window
    assert window.session.scenario is not None
    window.session.steps.on_card(Edit("Call", lambda card: call_board(card, number=0, name="mill")))
    window.docks["los"].raise_()
    row = window.docks.panel(LosPanel).origin
    qtbot.keyClicks(row.label, "mill.b2")
    qtbot.keyClick(row.label, Qt.Key.Key_Return)
    assert row.label.text() == "mill.B2"
    assert not window.messages.text


def test_the_panel_says_that_the_target_is_lit(window: Window) -> None:
    """As the tool's own bar, which a narrow window cuts."""
    grid = window.session.board.grid
    window.session.live_los.look(End(grid.hex("B1")), End(grid.hex("B6")))
    window.docks.panel(LosPanel).lit.click()
    assert window.session.hand.look.target_lit
    target = window.session.live_los.target
    assert target is not None
    assert target.lit
    window.session.hand.look.set_option("target_lit", False)
    assert not window.docks.panel(LosPanel).lit.isChecked()


def test_conditions_are_explained_in_the_language_of_the_window(window: Window) -> None:
    """What each says, and what its number counts."""
    speak("de")
    try:
        window.session.open(Board(Grid(5, 5), "memoir-44", id="b", title="B"), None)
        window.session.document.saved_as()
        box, number = window.docks.panel(LosPanel).conditions.fields["visibility"]
        assert number is not None
        assert number.suffix() == " Felder"
        number.setValue(1)
        assert number.suffix() == " Feld"
        assert "Felder weit man sieht" in number.toolTip()
        assert "nothing beyond" not in box.toolTip()
    finally:
        speak("en")


def test_conditions_count(window: Window) -> None:
    """Night with a short sight blocks a far target."""
    grid = window.session.board.grid
    window.session.live_los.look(End(grid.hex("B1")), End(grid.hex("B6")))
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"
    window.actions_["los_conditions"].trigger()
    box, number = window.docks.panel(LosPanel).conditions.fields["visibility"]
    assert box.hasFocus()
    box.click()
    assert number is not None
    number.setValue(2)
    assert window.session.live_los.scene.conditions == {"visibility": 2}
    assert window.docks.panel(LosPanel).verdict.text() == "Blocked"
    box.click()
    assert window.docks.panel(LosPanel).verdict.text() == "Clear"
    far = {"visibility": FARTHEST + 21}  # more than the box can show
    window.session.desk.set_scene(evolve(window.session.live_los.scene, conditions=far), "Far")
    rain, _ = window.docks.panel(LosPanel).conditions.fields["rain"]
    rain.click()
    assert window.session.live_los.scene.conditions == {**far, "rain": True}
    window.session.hand.look.hold(End(grid.hex("B1")), End(grid.hex("B6")))
    window.actions_["los_conditions"].trigger()
    window.actions_["select_none"].trigger()
    assert window.canvas.hasFocus()
    assert window.session.live_los.target is not None, "the way back to the map isn't the end of the thread"
    window.actions_["select_none"].trigger()
    assert window.session.live_los.target is None


def test_rulings_are_chosen(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer other than the default is in force at once, and can be taken back."""
    ruling = window.session.ruleset.rulings["hedgerow_vertex"]
    other = next(choice for choice in ruling.choices if choice != ruling.default)
    monkeypatch.setattr(choose_rulings, "ask", lambda *_args: {"hedgerow_vertex": other})
    window.docks.panel(LosPanel).conditions.rulings_button.click()
    assert window.session.live_los.scene.ruling("hedgerow_vertex") == other
    assert "1 answered" in window.docks.panel(LosPanel).conditions.rulings.text()
    monkeypatch.setattr(choose_rulings, "ask", lambda *_args: {})
    window.docks.panel(LosPanel).conditions.rulings_button.click()
    scene = window.session.live_los.scene
    assert scene.ruling("hedgerow_vertex") == ruling.default
    window.session.desk.set_scene(evolve(scene, rulings={"hedgerow_vertex": ruling.default}), "As usual")
    assert window.docks.panel(LosPanel).conditions.rulings.text() == "As the ruleset has them."


# -- history ------------------------------------------------------------------------------------------------------


def test_the_history_goes_back(window: Window, mouse: Mouse) -> None:
    """Every step has a name there; going to the first shows the board as it was opened."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    before = window.session.board
    mouse.click("B2")
    mouse.click("B3")
    model = window.docks.panel(HistoryPanel).view.model()
    assert model.rowCount() == 3
    window.docks.panel(HistoryPanel).view.setCurrentIndex(model.index(0, 0))
    assert window.session.board == before


def test_rows_of_the_history_never_overlap(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Nor those that were there before the panel was first shown, in the style that rows then have."""
    window.setStyleSheet("QListView::item { padding: 9px 0; }")
    window.show()
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    for label in ("B2", "B3", "B4", "C2"):
        mouse.click(label)
    assert window.docks["history"].panel is None
    window.docks.show("history")
    panel = window.docks.panel(HistoryPanel)
    model = panel.view.model()

    def apart() -> bool:
        rows = [panel.view.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
        return all(
            rect.height() >= panel.view.sizeHintForIndex(model.index(row, 0)).height()
            for row, rect in enumerate(rows)
        ) and all(above.bottom() < below.top() for above, below in pairwise(rows))

    qtbot.waitUntil(apart, timeout=2_000)


def test_the_inspector_edits_labels(window: Window) -> None:
    """Place, angle and size of what is selected are typed, one step of undo each."""
    window.session.steps.draw(
        Edit(
            "Write", lambda board: evolve(board, labels=(Label("Mill", (4.0, 3.0)), Label("Bec", (8.0, 3.0))))
        )
    )
    window.session.hand.select.take_labels([0])
    panel = window.docks.panel(InspectorPanel)
    panel.refresh()
    assert panel.heading.text() == "Label Mill"
    assert (panel.label.across.value(), panel.label.down.value()) == (4.0, 3.0)
    panel.label.angle.setValue(30.0)
    panel.label.across.setValue(5.5)
    window.session.hand.select.take_labels([0, 1])
    panel.label.size_.setValue(2.0)
    mill, bec = window.session.board.labels
    assert (mill.at, mill.turn, mill.size, bec.size) == ((5.5, 3.0), 30.0, 2.0, 2.0)
    assert window.session.stack.count() == 4
    far = evolve(mill, turn=270.0)
    window.session.steps.draw(Edit("Turn", lambda board: evolve(board, labels=(far, bec))))
    panel.label.refresh()
    assert panel.label.angle.value() == -90.0, "180 was shown"
    panel.label.across.setValue(lattice.FARTHEST)
    farthest = max(one.at[0] for one in window.session.board.labels)
    assert farthest == lattice.FARTHEST, "no file is read with one that stands farther off"
