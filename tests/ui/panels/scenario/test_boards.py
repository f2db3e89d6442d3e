"""The boards panel and the tool that arranges: boards are laid, dragged, turned and taken, each as one step of undo."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.library import LibraryBoard, board_library, boards_below
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.card.field_row import FieldRow
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.dialogs.documents import new_board
from bob_editor.ui.dialogs.files import save_file
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario import boards
from bob_editor.ui.panels.scenario.board_library import MIME, PICTURE
from bob_editor.ui.panels.scenario.boards import BoardsPanel
from tests.ui.mouse import Mouse


@pytest.fixture
def panel(scenario_window: Window) -> BoardsPanel:
    """The panel of a window with two boards side by side."""
    found = scenario_window.docks["boards"].widget()
    assert isinstance(found, BoardsPanel)
    return found


def places(window: Window) -> list[tuple[str, tuple[float, float], int]]:
    """Name, place and turn of the map's boards."""
    assert window.session.scenario is not None
    return [(one.name, one.at, one.turn) for one in window.session.scenario.value.boards]


def test_it_lists_the_map_and_the_library(panel: BoardsPanel, scenario_window: Window) -> None:
    """Both boards lie well; boards beside the scenario come first in the library, and a search narrows it."""
    rows = [panel.on_map.item(row).text() for row in range(panel.on_map.count())]
    assert rows == ["1  Left", "2  Right"]
    assert panel.shelf.library.item(0).text() == "Left"
    everything = panel.shelf.library.count()
    assert everything >= 4
    panel.shelf.search.setText("vieux")
    assert 0 < panel.shelf.library.count() < everything
    panel.shelf.search.setText("nothing is called so")
    shown = panel.shelf.library.viewport().grab().toImage()
    empty = shown.copy()
    empty.fill(shown.pixelColor(0, 0))
    assert shown != empty, "it isn't said that nothing was found"
    panel.shelf.search.clear()
    for search in (panel.shelf.search, scenario_window.docks.panel(CardPanel).search):
        search.setFocus()
        QTest.keyClick(search, Qt.Key.Key_Escape)
        assert scenario_window.focusWidget() is scenario_window.canvas, "no key led on"


def test_a_copy_of_a_board_is_listed_once(tmp_path: Path) -> None:
    """A shipped board that lies beside the scenario too is one; where the copy was drawn on they are two boards."""
    rules = ruleset("band-of-brothers-2.2")
    shipped = next(one for one in board_library(rules, None) if one.title == "Vieux-Pont")
    copy = tmp_path / shipped.path.name
    copy.write_bytes(shipped.path.read_bytes().replace(b"\n", b"\r\n"))
    (tmp_path / "round.board.json").symlink_to("round.board.json")
    assert [one.path for one in board_library(rules, tmp_path) if one.title == shipped.title] == [copy]
    board = read_board(copy).value
    write_board(copy, paint_terrain(board, [board.grid.hex("A2")], ("swamp",)))
    found = [one for one in board_library(rules, tmp_path) if one.title == shipped.title]
    assert [one.source for one in found] == ["here", "shipped"]


def test_what_a_game_is_tried_on_is_no_board_to_lay(tmp_path: Path) -> None:
    """Boards of a project are listed, in its folders too; what lies beside a game's rules isn't."""
    shipped = next(one for one in board_library(ruleset("band-of-brothers-2.2"), None))
    for place in ("boards", "games/mine", "games/mine/maps"):
        (tmp_path / place).mkdir(parents=True)
        (tmp_path / place / "a.board.json").write_bytes(shipped.path.read_bytes())
    (tmp_path / "games/mine/ruleset.json").write_text("{}", "utf-8")
    found = [one.relative_to(tmp_path).as_posix() for one in boards_below(tmp_path)]
    assert found == ["boards/a.board.json", "games/mine/maps/a.board.json"]


def test_boards_of_the_project_are_in_the_library(panel: BoardsPanel) -> None:
    """As a pack is unpacked: scenarios in one folder, boards in another."""
    document = panel.session.scenario
    assert document is not None
    folder = document.folder
    (folder / "scenarios").mkdir()
    document.moved_to(str(folder / "scenarios" / "moved.scenario.json"), document.value)
    panel.shelf.fill([])
    assert "here" not in {one.source for one in panel.shelf._found}
    (folder / "pack.json").write_text("{}", "utf-8")
    panel.shelf.fill([])
    assert panel.shelf._found[0].source == "here"


def test_boards_of_one_name_are_told_apart(panel: BoardsPanel, tmp_path: Path) -> None:
    """By where they come from, beneath their name, or where even that is the same by their files."""
    shelf = panel.shelf
    rows = (("a", "One", "here"), ("b", "One", "shipped"), ("c", "Two", "recent"), ("c/d", "Three", "here"),
            ("e/d", "Three", "here"), ("f", "Three", "shipped"))  # fmt: skip
    shelf._found = tuple(
        LibraryBoard(tmp_path / f"{name}.board.json", title, "", "", source) for name, title, source in rows
    )
    shelf.show_found()
    words = [shelf.library.item(row).text() for row in range(shelf.library.count())]
    assert words == [
        "One\nof this project",
        "One\ncomes with the program",
        "Two",
        "Three\nc/d.board.json",
        "Three\ne/d.board.json",
        "Three\ncomes with the program",
    ]


def test_buttons_edit_the_chosen_board(panel: BoardsPanel, scenario_window: Window) -> None:
    """Turned, cropped, listed earlier and taken away; undo brings each back."""
    session, before = scenario_window.session, places(scenario_window)
    panel.on_map.setCurrentRow(1)
    panel.buttons["turn"].click()
    assert places(scenario_window)[1][2] == 180
    assert "turned 180°" in panel.on_map.item(1).text()
    panel.crop("a")
    assert "part a" in panel.on_map.item(1).text()
    panel.buttons["up"].click()
    assert [name for name, _, _ in places(scenario_window)] == ["2", "1"]
    QTest.keyClick(panel.on_map, Qt.Key.Key_Delete)
    assert len(places(scenario_window)) == 1
    panel.take()
    panel.crop("b")  # of a menu that stood open meanwhile
    assert not any(one.isEnabled() for one in panel._menu().actions())
    for _ in range(5):
        session.stack.undo()
    assert places(scenario_window) == before


def test_boards_are_put_in_order_by_keys_and_by_dragging(
    panel: BoardsPanel, scenario_window: Window, qtbot: QtBot
) -> None:
    """Hexes that two boards share are called as the first one calls them; there is nothing beyond the ends."""

    def names() -> list[str]:
        return [name for name, _, _ in places(scenario_window)]

    panel.on_map.setCurrentRow(1)
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(panel.on_map, Qt.Key.Key_Up, alt)
    assert (names(), panel.on_map.currentRow()) == (["2", "1"], 0)
    QTest.keyClick(panel.on_map, Qt.Key.Key_Up, alt)
    assert names() == ["2", "1"]
    QTest.keyClick(panel.on_map, Qt.Key.Key_Down, alt)
    assert (names(), panel.on_map.currentRow()) == (["1", "2"], 1)
    rows = panel.on_map.model()
    rows.moveRow(QModelIndex(), 0, QModelIndex(), 2)
    qtbot.waitUntil(lambda: names() == ["2", "1"])
    assert panel.on_map.item(0).text().startswith("2")
    scenario_window.session.stack.undo()
    assert panel.on_map.item(0).text().startswith("1")


def test_a_board_moves_among_boards_alone(panel: BoardsPanel, scenario_window: Window, qtbot: QtBot) -> None:
    """An overlay lies on all of them; what was to go beyond it stays where it is, and is chosen still."""
    session = scenario_window.session
    overlay = {"board": places(scenario_window)[0][0], "name": "O"}
    change = Edit("Lay", partial(put, path=("map", "overlays"), value=[overlay]))
    session.scenario_desk.open.perform(change)
    qtbot.waitUntil(lambda: panel.on_map.count() == 3)
    steps, listed = session.stack.count(), [panel.on_map.item(row).text() for row in range(3)]
    panel.on_map.setCurrentRow(1)
    QTest.keyClick(panel.on_map, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert panel.on_map.currentRow() == 1
    panel.on_map.model().moveRow(QModelIndex(), 1, QModelIndex(), 3)
    qtbot.waitUntil(lambda: [panel.on_map.item(row).text() for row in range(3)] == listed)
    assert (panel.on_map.currentRow(), session.stack.count()) == (1, steps)


def test_a_board_is_renamed_with_its_hexes(
    panel: BoardsPanel, scenario_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that another board has is refused with a sentence."""
    panel.on_map.setCurrentRow(1)
    told: list[str] = []
    scenario_window.session.noticed.connect(told.append)
    monkeypatch.setattr(boards, "asked_name", lambda *_: "1")
    panel.buttons["name"].click()
    assert "another board has it" in told[-1]
    monkeypatch.setattr(boards, "asked_name", lambda *_: "7")
    panel.buttons["name"].click()
    assert scenario_window.session.board.grid.hex("7.B2")


def test_a_board_of_the_library_is_laid_beside(panel: BoardsPanel, scenario_window: Window) -> None:
    """A double click lays it where it mates."""
    item = panel.shelf.library.item(0)
    panel.shelf.library.itemActivated.emit(item)
    assert [name for name, _, _ in places(scenario_window)] == ["1", "2", "3"]
    assert panel.on_map.currentRow() == 2, "what was laid is what the buttons turn, cut and call"
    assert scenario_window.session.scenario is not None
    assert scenario_window.session.scenario.map.misfits == ()


def test_the_board_chosen_on_the_map_is_chosen_in_the_list(
    panel: BoardsPanel, scenario_window: Window
) -> None:
    """So that the buttons turn and crop that one; what else is chosen leaves the list as it is."""
    chosen = scenario_window.session.scenario_desk.open
    panel.on_map.setCurrentRow(0)
    chosen.choose(("map", "boards", 1))
    assert panel.on_map.currentRow() == 1
    chosen.choose(("title",))
    assert panel.on_map.currentRow() == 1
    panel.buttons["turn"].click()
    assert [turn for _, _, turn in places(scenario_window)] == [0, 180]


def test_a_new_board_is_laid_beside(
    panel: BoardsPanel, scenario_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty one in a file beside the scenario's, to be drawn on next."""
    document = scenario_window.session.scenario
    assert document is not None
    board = Board(Grid(5, 4), document.ruleset.id, id="ford", title="Ford")
    monkeypatch.setattr(new_board, "ask", lambda *_args: board)
    monkeypatch.setattr(save_file, "ask", lambda _parent, proposed: proposed)
    panel.shelf.new_button.click()
    assert (document.folder / "ford.board.json").exists()
    assert scenario_window.session.scenario is not None
    assert scenario_window.session.scenario.value.boards[-1].board == "ford.board.json"
    shown = [panel.shelf.library.item(row).text() for row in range(panel.shelf.library.count())]
    assert "Ford" in shown


def test_a_board_is_dropped_on_the_map(panel: BoardsPanel, scenario_window: Window, qtbot: QtBot) -> None:
    """It snaps to the edge it is let go near; what isn't a board goes to the window."""
    canvas = scenario_window.canvas
    data = QMimeData()
    data.setData(MIME, str(panel.shelf.library.item(0).data(Qt.ItemDataRole.UserRole).path).encode())
    grid = scenario_window.session.board.grid
    left, _, _, bottom = grid.bounds
    x, y = grid.frame.true((left + 12, bottom + 5))
    at = canvas.view.to_widget(QPointF(x, y))
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(at.toPoint(), action, data, button, none),
        QDropEvent(at, action, data, button, none),
    ):
        QApplication.sendEvent(canvas, event)
        assert event.isAccepted()
    name, place, _ = places(scenario_window)[2]
    assert (name, place) == ("3", (0, bottom + 1))


def test_a_dragged_board_shows_where_it_would_lie(panel: BoardsPanel, scenario_window: Window) -> None:
    """Its outline and in words whether it fits; both go when it leaves the map or is let go."""
    canvas = scenario_window.canvas
    data = QMimeData()
    data.setData(MIME, str(panel.shelf.library.item(0).data(Qt.ItemDataRole.UserRole).path).encode())
    grid = scenario_window.session.board.grid
    left, _, _, bottom = grid.bounds
    at = canvas.view.to_widget(QPointF(*grid.frame.true((left + 12, bottom + 5))))
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(at.toPoint(), action, data, button, Qt.KeyboardModifier.NoModifier)
    before = canvas.grab().toImage()
    QApplication.sendEvent(canvas, enter)
    assert "it fits" in scenario_window.messages.text
    assert canvas.grab().toImage() != before
    QApplication.sendEvent(canvas, QDragLeaveEvent())
    assert scenario_window.messages.text == ""
    assert canvas.grab().toImage() == before
    path = panel.shelf.library.item(0).data(Qt.ItemDataRole.UserRole).path
    assert panel.drop._read is None, f"{path} may be another by the next drag"


def test_boards_are_dragged_on_the_map(scenario_window: Window, qtbot: QtBot) -> None:
    """The second board goes below the first, and Escape leaves it where it was."""
    window = scenario_window
    window.session.hand.choose("arrange_boards")
    mouse = Mouse(qtbot, window.canvas)
    mouse.press("2.E3")
    mouse.drag("2.D3")
    tool = window.session.hand.tool
    assert tool.busy
    assert "Right" in tool.preview.text
    tool.cancel()
    mouse.release("2.D3")
    assert places(window)[1][1] == (24, 0)
    mouse.press("2.E2")
    mouse.drag("1.E6")
    assert "fits" in tool.preview.text
    mouse.release("1.E6")
    assert places(window)[1][1] == (0, 12)
    window.session.stack.undo()
    assert places(window)[1][1] == (24, 0)


def test_a_missing_board_is_told(
    panel: BoardsPanel, scenario_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """In its row, and the rest of the map is there."""
    (tmp_path / "right.board.json").unlink()
    qtbot.waitUntil(lambda: panel.files[1].board is None)
    assert "right.board.json" in panel.on_map.item(1).text()
    panel.on_map.setCurrentRow(1)
    assert not panel.buttons["open"].isEnabled()
    assert scenario_window.session.board.grid.hex("A1")


def test_where_no_board_is_left_none_is_joined(
    panel: BoardsPanel, scenario_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """That the map is joined from the others is said while there is another."""
    messages = scenario_window.messages
    for name, joined in (("right", True), ("left", False)):
        path = tmp_path / f"{name}.board.json"
        path.unlink()
        qtbot.waitUntil(lambda name=name: f"{name}.board.json" in messages.text)
        assert ("from the others" in messages.text) is joined
    assert all(one.board is None for one in panel.files)


def test_a_board_that_changed_is_painted_anew(panel: BoardsPanel, qtbot: QtBot) -> None:
    """Its picture in the library follows the file once the library is filled again; an unchanged one's stays."""
    shelf = panel.shelf
    paths = [shelf.library.item(row).data(Qt.ItemDataRole.UserRole).path for row in (0, 1)]

    def pictures() -> list[QImage]:
        shelf.fill([])
        qtbot.waitUntil(lambda: all(path in shelf._pictures for path in paths))
        return [shelf._pictures[path].pixmap(PICTURE).toImage() for path in paths]

    panel.desk.docks["boards"].raise_()
    before = pictures()
    board = read_board(paths[0]).value
    write_board(paths[0], paint_terrain(board, board.grid.hexes, ("woods",)))
    after = pictures()
    assert after[0] != before[0]
    assert after[1] == before[1]


def test_what_is_wrong_with_one_of_several_hexes_is_told_below_them(
    scenario_window: Window, qtbot: QtBot
) -> None:
    """A list of hexes in one line has no rows that would tell it."""
    row = {"side": "us", "turn": 2, "entry": ["B2"], "forces": []}
    change = Edit("Add", partial(put, path=("reinforcements",), value=[row]))
    scenario_window.session.scenario_desk.open.perform(change)
    scenario_window.docks.show("card")
    form = scenario_window.docks.panel(CardPanel)
    form.show_field(("reinforcements", 0, "entry"))
    entry = next(
        one for one in form.findChildren(FieldRow) if one.editor.path == ("reinforcements", 0, "entry")
    )
    qtbot.waitUntil(lambda: "say which" in entry.issues.text())
