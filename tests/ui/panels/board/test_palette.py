"""The palette by real clicks."""

from html import escape

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.board.palette import _ID, PalettePanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.session.hand import value_of
from tests.ui.mouse import Mouse


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


@pytest.mark.parametrize(("words", "levels"), [("hill", True), ("elev", True), ("castle", False)])
def test_a_search_for_hills_leads_to_the_levels(
    window: Window, qtbot: QtBot, words: str, levels: bool
) -> None:
    """Where they are no terrain of the game."""
    panel = window.docks.panel(PalettePanel)
    qtbot.keyClicks(panel.search, words)
    assert panel.nothing.isVisible()
    assert ("by level" in panel.nothing.text()) is levels


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


def test_the_style_that_it_wears_already_lists_nothing_anew(window: Window) -> None:
    """Rows stay as they are; in another style each has its swatch again."""
    panel = window.docks.panel(PalettePanel)
    first = panel.list.item(1)
    panel.dress(window.canvas.picture.style)
    assert panel.list.item(1) is first
    window.actions_["night_map"].trigger()
    assert panel.style_of_board is window.canvas.picture.style
    assert len(panel._waiting) == len(
        [row for row in range(panel.list.count()) if panel.list.item(row).data(_ID)]
    )


def test_each_row_says_what_it_does(window: Window, qtbot: QtBot) -> None:
    """With its swatch, which comes after the map: terrain, markers and units."""
    panel = window.docks.panel(PalettePanel)
    window.show()
    qtbot.waitUntil(lambda: panel.isVisible() and panel.painted)
    rows = [panel.list.item(row) for row in range(panel.list.count())]
    tips = {row.text(): row.toolTip() for row in rows if not row.icon().isNull()}
    assert len(tips) > 20
    assert all(f"<b>{escape(title)}</b>" in tip for title, tip in tips.items())


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
