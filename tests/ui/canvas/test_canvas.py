"""The canvas by real mouse and keys."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.errors import BadCall
from bob_editor.geometry.lattice import corners_of_side
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End
from bob_editor.ui.canvas.field_picture import LEGEND_GAP, LEGEND_SIZE
from bob_editor.ui.canvas.hex_cursor import WITHIN
from bob_editor.ui.dialogs.files import save_file
from bob_editor.ui.dress import theme
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.sight.los import LosPanel
from tests.scans import scanned, shipped
from tests.ui.mouse import Mouse


def terrain(window: Window, label: str) -> tuple[str, ...]:
    """What lies at a hex's dot."""
    return window.session.document.ground.terrain(window.session.board.grid.hex(label))


def sharp_picture(window: Window) -> QImage:
    """The canvas once no tile is missing; each look paints one frame, which on a busy machine may be one tile."""
    for _ in range(300):
        image = window.canvas.grab().toImage()
        if window.canvas.sharp:
            return image
    pytest.fail("The canvas is never sharp.")


def test_pointing_says_which_hex(window: Window, mouse: Mouse) -> None:
    """The hex under the pointer is the one whose dot it is on, and the status bar says what is there."""
    mouse.move("D4")
    assert window.session.attention.pointer is not None
    assert window.session.board.grid.label(window.session.attention.pointer.hex) == "D4"
    assert "D4" in window.status.hex.text()
    assert "Woods" in window.status.hex.text()


def test_a_click_paints_and_undo_takes_it_back(window: Window, mouse: Mouse) -> None:
    """One click is one step of undo, whose name the menu shows."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    assert terrain(window, "B2") == ("woods",)
    assert window.session.stack.count() == 1
    assert window.actions_["undo"].text() != "&Undo"
    assert window.isWindowModified()
    window.actions_["undo"].trigger()
    assert terrain(window, "B2") == ("open_ground",)
    assert not window.isWindowModified()
    window.actions_["redo"].trigger()
    assert terrain(window, "B2") == ("woods",)


def test_a_drag_is_one_step(window: Window, mouse: Mouse) -> None:
    """Painting over several hexes pushes once, on release; before that the board is as it was."""
    window.docks.panel(PalettePanel).pick("terrain", "orchard")
    mouse.press("B2")
    for label in ("B3", "B4", "B5"):
        mouse.drag(label)
    assert terrain(window, "B3") == ("open_ground",)
    assert window.session.hand.tool.preview.board is not None
    mouse.release("B5")
    assert [terrain(window, f"B{row}") for row in range(2, 6)] == [("orchard",)] * 4
    assert window.session.stack.count() == 1


def test_escape_gives_up_a_drag(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Nothing is done by a drag that Escape ends."""
    window.docks.panel(PalettePanel).pick("terrain", "orchard")
    mouse.press("B2")
    mouse.drag("B3")
    qtbot.keyClick(window.canvas, Qt.Key.Key_Escape)
    mouse.release("B3")
    assert window.session.stack.count() == 0


def test_the_preview_is_painted_before_the_edit(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Hovering with a brush shows the board after the edit, in the pixels of that hex; leaving takes it away."""
    canvas = window.canvas
    window.docks.panel(PalettePanel).pick("terrain", "river")
    # The bar of the tool's options may have taken a line from the canvas.
    qtbot.wait(50)
    where = mouse.at("B2") + QPoint(7, 9)
    plain = canvas.grab().toImage().pixelColor(where)
    mouse.move("B2")
    wet = canvas.grab().toImage().pixelColor(where)
    assert wet.blue() > plain.blue() + 20
    mouse.move("G6")
    again = canvas.grab().toImage().pixelColor(where)
    assert abs(again.blue() - plain.blue()) < 20
    assert window.session.stack.count() == 0


def test_an_edit_shows_in_the_tiles(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """After an edit the mended tiles show what a canvas painted from nothing shows.

    Shading that is laid on in parts is rounded otherwise, by two steps of 255 at most; nobody sees that.
    """
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    qtbot.wait(50)
    mouse.click("B2")
    mouse.click("E5")
    window.session.hand.tool.leave()
    window.session.attention.point(None)
    mended = sharp_picture(window)
    window.canvas.picture.renew()
    fresh = sharp_picture(window)
    different = sum(
        max(
            abs(a - b)
            for a, b in zip(*(one.pixelColor(x, y).getRgb() for one in (mended, fresh)), strict=True)
        )
        > 2
        for x in range(0, mended.width(), 3)
        for y in range(0, mended.height(), 3)
    )
    assert different == 0


def test_the_legend_gives_way_to_the_pointer(window: Window, mouse: Mouse) -> None:
    """On a board that is larger than the window it lies over hexes, which somebody points at."""
    window.actions_["tool_look"].trigger()
    mouse.click("E4")
    canvas = window.canvas
    corner = QPoint(LEGEND_GAP + 4, canvas.height() - LEGEND_GAP - LEGEND_SIZE.height() // 2)
    mouse.point(QPoint(canvas.width() // 2, 20))
    shown = canvas.grab().toImage()
    mouse.point(corner)
    assert canvas.grab().toImage().pixel(corner) != shown.pixel(corner)
    assert canvas.grab().toImage().pixel(corner) == canvas.surround.rgb()
    mouse.point(QPoint(canvas.width() // 2, 20))
    assert canvas.grab().toImage().pixel(corner) == shown.pixel(corner)


def test_the_legend_fits_a_narrow_canvas(window: Window, mouse: Mouse) -> None:
    """Beside wide panels: its right edge is seen, not cut off."""
    window.actions_["tool_look"].trigger()
    mouse.click("E4")
    canvas = window.canvas
    canvas.resize(LEGEND_SIZE.width() - 80, canvas.height())
    shown, y = canvas.grab().toImage(), canvas.height() - LEGEND_GAP - LEGEND_SIZE.height() // 2
    assert shown.pixel(canvas.width() - LEGEND_GAP // 2, y) == canvas.surround.rgb()
    assert shown.pixel(canvas.width() - LEGEND_GAP - 4, y) != canvas.surround.rgb()


@pytest.mark.parametrize(
    ("keys", "expected"), [("", "E4"), ("R", "F4"), ("RL", "E4"), ("D", "E5"), ("UU", "E2"), ("LLD", "C5")]
)
def test_arrows_move_the_hex_cursor(window: Window, qtbot: QtBot, keys: str, expected: str) -> None:
    """The first arrow shows the cursor at the pointer's hex; there and back ends where it began."""
    names = {"R": Qt.Key.Key_Right, "L": Qt.Key.Key_Left, "U": Qt.Key.Key_Up, "D": Qt.Key.Key_Down}
    canvas = window.canvas
    canvas.setFocus()
    grid = window.session.board.grid
    canvas.cursor_hex.at = grid.hex("E4")
    canvas.cursor_hex.shown = True
    for key in keys:
        qtbot.keyClick(canvas, names[key])
    assert grid.label(canvas.cursor_hex.at) == expected


def test_painting_by_keys_alone(window: Window, qtbot: QtBot) -> None:
    """Enter presses the tool at the cursor; Shift and arrows drag it, as one step of undo.

    Where Shift is let go while the keyboard is elsewhere, as in a dialog, the drag has ended, too.
    """
    window.docks.panel(PalettePanel).pick("terrain", "wheat")
    canvas = window.canvas
    canvas.cursor_hex.at = window.session.board.grid.hex("B2")
    canvas.cursor_hex.shown = True
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert terrain(window, "B2") == ("wheat",)
    qtbot.keyPress(canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyPress(canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyRelease(canvas, Qt.Key.Key_Shift)
    assert terrain(window, "B3") == terrain(window, "B4") == ("wheat",)
    assert window.session.stack.count() == 2
    qtbot.keyPress(canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QApplication.sendEvent(canvas, QFocusEvent(QEvent.Type.FocusOut))
    assert window.session.stack.count() == 3
    qtbot.keyPress(canvas, Qt.Key.Key_Down)
    assert not canvas.cursor_hex.pressed
    window.session.hand.choose("draw_path")
    road = len(window.session.board.paths)
    for key in ("Return", "Up", "Space", "Up", "Return"):
        qtbot.keyClick(canvas, getattr(Qt.Key, f"Key_{key}"))
    paths = window.session.board.paths[road:]
    assert [len(one.through) for one in paths] == [3], "led on to the cursor, and ended"


def test_space_presses_unless_it_panned(window: Window, qtbot: QtBot, mouse: Mouse) -> None:
    """Space let go is a press of the tool at the cursor; with a drag between, it was a pan.

    A key that turns the cursor shows it where the mouse worked last.
    """
    window.docks.panel(PalettePanel).pick("terrain", "wheat")
    canvas = window.canvas
    canvas.zoom_by(2)
    qtbot.keyPress(canvas, Qt.Key.Key_Space)
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, mouse.at("E4"))
    qtbot.mouseMove(canvas, mouse.at("E4") + QPoint(30, 0))
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, mouse.at("E4"))
    qtbot.keyRelease(canvas, Qt.Key.Key_Space)
    assert window.session.stack.count() == 0
    canvas.cursor_hex.at = window.session.board.grid.hex("E4")
    canvas.cursor_hex.shown = True
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert terrain(window, "E4") == ("wheat",)
    mouse.move("C3")
    assert not canvas.cursor_hex.shown
    qtbot.keyClick(canvas, Qt.Key.Key_BracketRight)
    assert window.session.board.grid.label(canvas.cursor_hex.at) == "C3", "the cursor comes to the pointer"


def test_what_a_tool_cannot_do_is_said(window: Window, mouse: Mouse) -> None:
    """An error of the editor shows in the message bar and stops nothing."""
    mouse.move("B2")

    def refuse(_pointer: Pointer) -> None:
        raise BadCall("That can't be done.", hint="Try another hex.")

    assert window.session.attention.pointer is not None
    window.canvas.use(refuse, window.session.attention.pointer)
    assert window.messages.text == "That can't be done. Try another hex."
    window.messages.close_button.click()
    assert window.messages.text == ""


def test_hexsides_and_paths_by_mouse(window: Window, mouse: Mouse) -> None:
    """The side tool takes the hexside nearest to the pointer, the path tool the hexes dragged through."""
    grid = window.session.board.grid
    window.docks.panel(PalettePanel).pick("terrain", "hedgerow")
    mouse.click("B2/B3")
    assert window.session.board.side_terrain(grid.side("B2/B3")) == ("hedgerow",)
    window.docks.panel(PalettePanel).pick("terrain", "road")
    mouse.press("G2")
    mouse.drag("G3")
    mouse.drag("G4")
    mouse.release("G4")
    window.canvas.keys.session.hand.tool.finish()
    assert window.session.board.has_path(grid.hex("G3"), "road")


def test_a_scenario_without_boards_invites_to_lay_some(
    scenario_window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    """Words stand where the map will lie, and no hex that it doesn't have: nobody looks from there either."""
    session = scenario_window.session
    scenario = fresh_scenario(session.ruleset, name="x", title="X", boards=[], folder=tmp_path)
    session.open_scenario(scenario, str(tmp_path / "x.scenario.json"))
    canvas = scenario_window.canvas
    session.hand.choose("look")
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.rect().center())
    assert session.live_los.origin is None
    assert not scenario_window.docks.panel(LosPanel).origin.label.isEnabled()
    image = canvas.grab().toImage()
    middle = {
        image.pixelColor(x, image.height() // 2 + y).name()
        for x in range(image.width())
        for y in range(-9, 9)
    }
    corner = image.pixelColor(3, 3).name()
    ground = canvas.picture.style.level(0).fill.name()
    assert corner in middle
    assert len(middle) > 1
    assert ground not in middle


def test_a_board_is_not_read_for_lines_before_anyone_looks(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a large map that takes seconds, in which the window would stand still before its first picture."""
    asked: list[object] = []
    monkeypatch.setattr(type(window.session.live_los), "sight_on", lambda _los, board: asked.append(board))
    window.session.open(window.session.board, None)
    window.canvas.repaint()
    assert not asked


def test_a_scan_is_seen_beside_the_file_that_a_board_gets(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board that was never saved has no folder in which its scan could lie: once it has, the scan is painted."""
    printed = scanned(shipped("band-of-brothers-2.1/les-haies"), tmp_path, per_hex=36)
    assert printed.underlay is not None
    window.session.open(replace(printed, underlay=None), None)
    blank = sharp_picture(window)
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(tmp_path / "own.board.json"))
    assert window.files.save_as()
    window.session.steps.draw(Edit("Scan", lambda board: replace(board, underlay=printed.underlay)))
    assert sharp_picture(window) != blank


def test_the_hex_cursor_crosses_no_word_out(window: Window) -> None:
    """A line's verdict stands above the hex that it ends in, where the cursor's thick hexside is."""
    session, canvas, grid = window.session, window.canvas, window.session.board.grid
    session.hand.choose("look")
    nodes = grid.frame.corners(grid.hex("D4"))
    centre = QPointF(*grid.frame.true(grid.centre(grid.hex("D4"))))
    one, other = (
        canvas.view.to_widget(centre + (QPointF(*grid.frame.true(nodes[at])) - centre) * WITHIN)
        for at in corners_of_side(0)
    )

    def is_side_seen() -> bool:
        session.attention.stepped.emit(grid.hex("D4"))
        return canvas.grab().toImage().pixelColor(((one + other) / 2).toPoint()).name() == "#c2185b"

    assert is_side_seen()
    session.live_los.look(End(grid.hex("B2")), None)
    assert not is_side_seen()


def test_the_invitation_is_read_in_a_dark_window(
    empty_window: Window, scenario_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands on the window's ground, not on the map."""
    data = json.loads(scenario_file.read_text("utf-8"))
    data["map"]["boards"] = []
    scenario_file.write_text(json.dumps(data), "utf-8")
    monkeypatch.setattr(theme, "shade_worn", lambda: "dark")
    empty_window.files.open_path(str(scenario_file), at_once=True)
    picture = empty_window.canvas.grab().toImage()
    shown = {picture.pixel(x, y) for x in range(picture.width()) for y in range(0, picture.height(), 2)}
    assert theme.colour("faint", "dark").rgb() in shown


def test_what_fails_in_painting_is_told_and_not_left_to_qt(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error that left a method which Qt calls has ended the program."""

    def failing(*_args: object, **_options: object) -> bool:
        raise RuntimeError("No paint.")

    with monkeypatch.context() as broken, qtbot.capture_exceptions() as told:
        broken.setattr(window.canvas.picture, "paint", failing)
        window.canvas.repaint()
    assert [str(error) for _, error, _ in told] == ["No paint."]
    window.canvas.repaint()
