"""The catalogue follows the chosen side in every game, and says why it is empty."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidget
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.canvas.drops import Drop
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.catalogue import HOW, CataloguePanel

GAMES = (
    "band-of-brothers-2.1",
    "band-of-brothers-2.2",
    "combat-commander-pacific",
    "last-hundred-yards",
    "memoir-44",
)


def catalogue_of(window: Window, game: str, folder: Path) -> CataloguePanel:
    """The catalogue beside a fresh scenario of a game."""
    rules = ruleset(game)
    path = folder / f"{game}.board.json"
    write_board(path, Board(Grid(5, 4, "pointy-top" if rules.pointy else "flat-top"), rules.id, id="one"))
    boards = [(path, read_board(path).value)]
    window.session.open_scenario(
        fresh_scenario(rules, name="x", title="X", boards=boards, folder=folder),
        str(folder / "x.scenario.json"),
    )
    found = window.docks["catalogue"].widget()
    assert isinstance(found, CataloguePanel)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dragged_is_the_chosen_side_s(empty_window: Window, tmp_path: Path, game: str) -> None:
    """Of every game each side's first unit, dropped on the map, is that side's."""
    catalogue = catalogue_of(empty_window, game, tmp_path)
    session = empty_window.session
    grid = session.board.grid
    sides = list(catalogue.tool.side_titles)
    assert len(sides) > 1
    for side in (*reversed(sides), sides[0]):
        catalogue._choose_side(side)
        item = next(
            one
            for one in catalogue._items()
            if not one.isHidden() and one.data(0, Qt.ItemDataRole.UserRole).section == ("units",)
        )
        at = next(iter(grid.index))
        catalogue._dropped(Drop(catalogue.tree.mimeData([item]), grid.frame.centre(at)))
        card = session.card
        assert card is not None
        last = len(list(card.scenario.rows("units"))) - 1
        counter = next(one for one in catalogue.code.counters(card) if one.path == ("units", last))
        assert counter.side == side


@pytest.mark.parametrize("game", GAMES)
def test_of_what_is_in_hand_each_has_an_id_of_its_own(
    empty_window: Window, tmp_path: Path, game: str
) -> None:
    """As many as are wanted are put down, and none is called as another."""
    catalogue = catalogue_of(empty_window, game, tmp_path)
    at = [*empty_window.session.board.grid.index][:3]
    things = [item.data(0, Qt.ItemDataRole.UserRole) for item in catalogue._items() if not item.isHidden()]
    # Each is a step of its own for all of the window: of the many that are alike a few are enough.
    for entry in (*things[:3], *things[3::4], *things[-2:]):
        catalogue.tool.take(entry)
        for one in at:
            catalogue.tool.put(entry, one)
    card = empty_window.session.card
    assert card is not None
    rows = [row for name in ("units", "markers") for _, row in card.scenario.rows(name)]
    assert rows
    key = "unit" if game == "combat-commander-pacific" else "id"
    ids = [str(row[key]) for row in rows if key in row]
    assert len(set(ids)) == len(ids)


def test_what_is_in_hand_changes_hands_with_the_side(empty_window: Window, tmp_path: Path) -> None:
    """Memoir's troops are each side's own: the same of the other side is in hand, or nothing."""
    catalogue = catalogue_of(empty_window, "memoir-44", tmp_path)
    first, second = list(catalogue.tool.side_titles)
    catalogue._choose_side(first)
    catalogue._take(next(one for one in catalogue._items() if not one.isHidden()))
    assert catalogue.tool.entry is not None
    assert catalogue.tool.entry.sides == (first,)
    symbol = catalogue.tool.entry.symbol
    catalogue._choose_side(second)
    assert catalogue.tool.entry is not None
    assert (catalogue.tool.entry.sides, catalogue.tool.entry.symbol) == ((second,), symbol)


def test_what_is_put_back_is_chosen_no_longer(empty_window: Window, tmp_path: Path) -> None:
    """A row that stays chosen looks as if its thing were still in hand."""
    catalogue = catalogue_of(empty_window, "combat-commander-pacific", tmp_path)
    item = next(one for one in catalogue._items() if not one.isHidden())
    catalogue.tree.setCurrentItem(item)
    catalogue._take(item)
    assert catalogue.tree.currentItem() is item
    catalogue.tool.cancel()
    assert catalogue.tree.currentItem() is None
    assert catalogue.tree.selectedItems() == []


def test_what_was_dragged_is_chosen_no_longer(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the map or not, it isn't in hand; what is in hand is chosen again."""
    catalogue = catalogue_of(empty_window, "combat-commander-pacific", tmp_path)
    monkeypatch.setattr(QTreeWidget, "startDrag", lambda *_: None)
    taken, dragged, *_ = (one for one in catalogue._items() if not one.isHidden())
    catalogue.tree.setCurrentItem(dragged)
    catalogue.tree.startDrag(Qt.DropAction.CopyAction)
    assert catalogue.tree.selectedItems() == []
    catalogue._take(taken)
    catalogue.tree.setCurrentItem(dragged)
    catalogue.tree.startDrag(Qt.DropAction.CopyAction)
    assert catalogue.tree.selectedItems() == [taken]


def test_an_empty_list_says_why(empty_window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    """What was searched for and for whom; another scenario begins without a search."""
    catalogue = catalogue_of(empty_window, "combat-commander-pacific", tmp_path)
    assert catalogue.told.text() == HOW
    catalogue._choose_side("allied")
    title = catalogue.tool.side_titles["allied"]
    qtbot.keyClicks(catalogue.search, "sogeki")
    assert catalogue.told.text().startswith(f"Nothing of the name “sogeki” for {title}.")
    catalogue._choose_side("japan")
    assert catalogue.told.text() == HOW
    catalogue_of(empty_window, "memoir-44", tmp_path)
    assert catalogue.search.text() == ""
    assert catalogue.told.text() == HOW
    qtbot.keyClick(catalogue.search, Qt.Key.Key_Return)
    assert catalogue.tool.entry is None, "nothing was searched for"


def test_rows_are_of_one_height_from_the_first(empty_window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    """Those that were laid out before the list had its dress stood closer, until another side was chosen."""
    empty_window.resize(1200, 900)
    catalogue = catalogue_of(empty_window, "band-of-brothers-2.1", tmp_path)
    empty_window.docks.show("catalogue")
    tree = catalogue.tree
    qtbot.waitUntil(lambda: tree.viewport().height() > 300)
    shown = [item for item in catalogue._items() if not item.isHidden()]
    assert len({tree.visualItemRect(item).height() for item in shown}) == 1


def test_its_menu_serves_either_side_and_the_chosen_hex(empty_window: Window, tmp_path: Path) -> None:
    """A thing is taken for another side at once, or put where one is; a heading has no menu."""
    catalogue = catalogue_of(empty_window, "combat-commander-pacific", tmp_path)
    first, second = catalogue.tool.side_titles
    session = empty_window.session
    top = catalogue.tree.topLevelItem(0)
    assert top is not None
    assert catalogue.menu_of(top) is None
    item = next(one for one in catalogue._items() if one.text(0) == "Squad")

    def choose(words: str) -> None:
        menu = catalogue.menu_of(item)
        assert menu is not None
        next(one for one in menu.actions() if words in one.text()).trigger()

    choose(catalogue.tool.side_titles[second])
    assert (catalogue.tool.side, catalogue.tool.entry) == (second, item.data(0, Qt.ItemDataRole.UserRole))
    catalogue._choose_side(first)
    at = session.board.grid.hexes[2]
    session.hand.select.selection = frozenset({at})
    choose(session.board.grid.label(at))
    card = session.card
    assert card is not None
    assert [(one.at, one.side) for one in catalogue.code.counters(card)] == [(at, first)]
