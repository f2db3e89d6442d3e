"""A scan is put under the board by clicking dots; its picture lies beside the board's file."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.pictures.export import png_in_memory
from bob_editor.render.pictures.picture import picture_of
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.dialogs.scan import scan
from bob_editor.ui.dialogs.scan.drawing_dots import DrawingDots
from bob_editor.ui.frame.window import Window


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """Some picture, in a folder of its own."""
    folder = tmp_path / "scans"
    folder.mkdir()
    image = QImage(800, 600, QImage.Format.Format_RGB32)
    image.fill(QColor("khaki"))
    image.save(str(folder / "printed.png"))
    return folder / "printed.png"


def _pixel(board: Board, name: str) -> QPointF:
    """Where a hex's dot lies in a picture that is scaled, a little slanted and moved."""
    x, y = Proportions(board.grid.frame).dot(board.grid.hex(name))
    return QPointF(20 * x + 2 * y + 31, 19 * y - x + 17)


@pytest.fixture
def dialog(
    empty_window: Window,
    board: Board,
    tmp_path: Path,
    picture: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> scan.ScanDialog:
    """The dialog with a picture in it and five dots clicked, which are given up in the end."""
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    found = scan.ScanDialog(empty_window, board, tmp_path / "mill.board.json")
    qtbot.addWidget(found)
    found.take_picture(picture)
    for row in range(found.table.rowCount()):
        item = found.table.item(row, 0)
        assert item is not None
        found.table.setCurrentCell(row, 0)
        found.take_pixel(_pixel(board, item.text()))
    return found


def test_five_dots_fit_it(dialog: scan.ScanDialog, board: Board) -> None:
    """It says how well; the board's dots come to lie where they are in the picture."""
    assert len(dialog.pins) == 5
    assert dialog.kind == "affine"
    assert dialog.told.text().startswith("It fits")
    assert dialog.at_stake, "Escape threw them away"
    wanted = _pixel(board, "D4")
    assert min((QPointF(one) - wanted).manhattanLength() for one in dialog.view.dots) < 0.5


def test_what_was_clicked_comes_back_after_a_crash(
    dialog: scan.ScanDialog, board: Board, tmp_path: Path, empty_window: Window, qtbot: QtBot
) -> None:
    """With its picture; dots in one that was pasted come without any, and not in the one that lay there before."""
    kept = json.loads(json.dumps(dialog._said))
    again = scan.ScanDialog(empty_window, board, tmp_path / "mill.board.json")
    qtbot.addWidget(again)
    for lacking in kept:
        with pytest.raises(KeyError):
            again._take({name: value for name, value in kept.items() if name != lacking})
        assert not again.at_stake
    again._take(kept)
    assert (again.pins, again.view.image, again.kind) == (dialog.pins, dialog.view.image, dialog.kind)
    assert again.at_stake
    again._take({**kept, "picture": None, "called": ""})
    assert again.pins == dialog.pins
    assert again.view.image.isNull()
    hexes = DrawingDots(empty_window, tmp_path / "lines.svg", [[(0, 0), (9, 9)]])
    qtbot.addWidget(hexes)
    assert not hexes.at_stake
    hexes.table.take(kept["dots"])
    assert [name for name, _ in hexes.dots] == [pin.hex for pin in dialog.pins]
    assert hexes.at_stake, "Escape threw them away"


def test_a_wrong_dot_is_told(dialog: scan.ScanDialog) -> None:
    """So is a name that is no hex, which counts for nothing."""
    dialog.table.setCurrentCell(0, 0)
    dialog.take_pixel(QPointF(400, 300))
    assert "off by" in dialog.told.text()
    item = dialog.table.item(0, 0)
    assert item is not None
    item.setText("Z99")
    miss = dialog.table.item(0, 2)
    assert miss is not None
    assert miss.text() == "no such hex"
    assert len(dialog.pins) == 4


def test_a_wrong_dot_is_named_moved_and_removed(dialog: scan.ScanDialog, board: Board, qtbot: QtBot) -> None:
    """One more dot shows which it is; its cross is dragged where it belongs, or deleted."""
    dialog.show()
    dialog.add_dot()
    name = dialog.table.dots[5][0]
    right = _pixel(board, name)
    dialog.take_pixel(right + QPointF(30, 0))
    assert dialog.told.text().startswith(f"{name} is off by")
    assert [one.text for one in dialog.view.crosses if one.wrong] == [name]
    view = dialog.view
    start, to = (view.widget_at(at).toPoint() for at in (right + QPointF(30, 0), right))
    dialog.table.setCurrentCell(0, 0)
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(view, to)
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=to)
    assert dialog.told.text().startswith("It fits")
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert name not in [pin.hex for pin in dialog.pins]


def test_a_larger_window_shows_a_larger_picture(dialog: scan.ScanDialog, qtbot: QtBot) -> None:
    """All of it; a part that somebody went up to stays as it is."""
    view = dialog.view

    def wide() -> float:
        return view.widget_at(QPointF(800, 0)).x() - view.widget_at(QPointF(0, 0)).x()

    dialog.resize(900, 700)
    dialog.show()
    before = wide()
    dialog.resize(1400, 1100)
    qtbot.waitUntil(lambda: wide() > 1.3 * before)
    view.show_pixel(QPointF(30, 30))
    near = wide()
    dialog.resize(900, 700)
    qtbot.waitUntil(lambda: view.width() < 700)
    assert wide() == near


def test_a_bent_scan_is_told_and_kept(dialog: scan.ScanDialog, board: Board) -> None:
    """Nine dots that no flat fit explains bend it; what was chosen is in the file, and can be chosen against."""

    def bent(name: str) -> QPointF:
        at = _pixel(board, name)
        return at + QPointF(0, (at.x() - 150) ** 2 / 900)

    for row, (name, _) in enumerate(dialog.table.dots):
        dialog.table.setCurrentCell(row, 0)
        dialog.take_pixel(bent(name))
    for _ in range(4):
        dialog.add_dot()
        dialog.take_pixel(bent(dialog.table.dots[-1][0]))
    assert dialog.kind == "bent"
    wanted = bent("D4")
    assert min((QPointF(one) - wanted).manhattanLength() for one in dialog.view.dots) < 4
    dialog._accept()
    assert dialog.chosen is not None
    assert dialog.chosen.underlay.fit == "bent"
    dialog.how.setCurrentIndex(dialog.how.findData("affine"))
    assert "let it be bent" in dialog.told.text()


def test_it_is_put_under_the_board(
    empty_window: Window,
    board: Board,
    tmp_path: Path,
    dialog: scan.ScanDialog,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The picture is copied beside the board; undo takes it away, and the file names it by that path."""
    path = tmp_path / "boards" / "one.board.json"
    path.parent.mkdir()
    write_board(path, board)
    assert empty_window.files.open_path(str(path))
    dialog._accept()
    monkeypatch.setattr(scan, "ask", lambda *_args: dialog)
    empty_window.actions_["scan"].trigger()
    assert (path.parent / "printed.png").is_file()
    assert empty_window.files.save()
    underlay = read_board(path).value.underlay
    assert underlay is not None
    assert (underlay.image, len(underlay.pins), underlay.opacity) == ("printed.png", 5, 0.9)
    empty_window.actions_["undo"].trigger()
    assert empty_window.session.board.underlay is None


def test_a_pasted_picture_gets_a_file(
    empty_window: Window,
    board: Board,
    tmp_path: Path,
    dialog: scan.ScanDialog,
    picture: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Named after the board."""
    path = tmp_path / "one.board.json"
    write_board(path, board)
    assert empty_window.files.open_path(str(path))
    QGuiApplication.clipboard().setImage(QImage(str(picture)))
    dialog.paste_picture()
    dialog._accept()
    monkeypatch.setattr(scan, "ask", lambda *_args: dialog)
    empty_window.actions_["scan"].trigger()
    assert (tmp_path / "one-scan.png").is_file()
    assert empty_window.session.board.underlay is not None
    QGuiApplication.clipboard().clear()


def test_clicks_and_the_wheel(dialog: scan.ScanDialog, qtbot: QtBot) -> None:
    """What is clicked is the pixel under the pointer, at every zoom."""
    dialog.show()
    view = dialog.view
    told: list[QPointF] = []
    view.clicked.connect(told.append)
    at = view.widget_at(QPointF(200, 150)).toPoint()
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    assert (told[0] - QPointF(200, 150)).manhattanLength() < 3
    assert not view.grab().isNull()


def test_a_click_near_the_chosen_cross_moves_it_there(dialog: scan.ScanDialog, qtbot: QtBot) -> None:
    """A drag moves a cross from where it is held, a click beside its middle means that pixel; in view it is brought."""
    dialog.show()
    view, table = dialog.view, dialog.table
    table.setCurrentCell(0, 0)
    before = table.dots[0][1]
    assert before is not None
    at = view.widget_at(before).toPoint() + QPoint(5, 4)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    moved = table.dots[0][1]
    assert moved is not None
    assert (view.widget_at(moved) - QPointF(at)).manhattanLength() < 1.5
    other = table.dots[1][1]
    assert other is not None
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.widget_at(other).toPoint() + QPoint(3, 0))
    assert table.currentRow() == 1
    assert table.dots[1][1] == other, "another cross is only chosen"
    view._scale = 4.0
    view.show_pixel(other)
    table.setCurrentCell(2, 0)
    third = table.dots[2][1]
    assert third is not None
    assert view.rect().contains(view.widget_at(third).toPoint())


def test_the_grid_is_found_and_one_click_names_it(
    empty_window: Window, board: Board, tmp_path: Path, qtbot: QtBot
) -> None:
    """Of a picture of the board itself: after one click all dots lie where they are, and another picture forgets it."""
    path = tmp_path / "map.png"
    path.write_bytes(png_in_memory(picture_of(board, empty_window.session.ruleset), 40))
    dialog = scan.ScanDialog(empty_window, board, tmp_path / "mill.board.json")
    qtbot.addWidget(dialog)
    dialog.finder.look()
    assert dialog.finder.told.text() == "Choose or paste a picture first."
    dialog.take_picture(path)
    with qtbot.waitSignal(dialog.finder.found):
        dialog.finder.look()
    assert "Choose a row and click its hex" in dialog.finder.told.text()
    left, top, *_ = board.grid.bounds
    (x0, y0), scale = board.grid.frame.true((left, top)), dialog.view.image.width()
    dialog.table.setCurrentCell(0, 0)
    name = dialog.table.dots[0][0]
    width = board.grid.frame.true(board.grid.bounds[2:])[0] - x0
    x, y = board.grid.frame.true(board.grid.centre(board.grid.hex(name)))
    pixel = QPointF((x - x0) * scale / width, (y - y0) * scale / width)
    dialog.take_pixel(pixel + QPointF(5, -4))
    assert len(dialog.pins) == len(dialog.table.dots)
    assert dialog.told.text().startswith("All dots lie as an even grid")
    assert dialog.told.text().endswith("click that."), "nothing lies beside the board, and all of it is there"
    assert (QPointF(*dialog.pins[0].pixel) - pixel).manhattanLength() < 5
    others = dialog.pins[1:]
    dialog.table.setCurrentCell(0, 0)
    dialog.take_pixel(pixel + QPointF(6, 3))
    assert dialog.pins[0].pixel == pytest.approx((pixel.x() + 6, pixel.y() + 3), abs=0.1)
    assert "off by" in dialog.told.text()
    assert dialog.pins[1:] == others
    dialog.take_picture(path)
    assert dialog.finder.comb is None


def test_a_picture_of_a_larger_board_is_told(
    empty_window: Window, board: Board, tmp_path: Path, qtbot: QtBot
) -> None:
    """A row and a column more than the board has; a click on the hex after the right one shifts all."""
    path = tmp_path / "map.png"
    path.write_bytes(png_in_memory(picture_of(board, empty_window.session.ruleset), 40))
    grid = board.grid
    less = Board(Grid(grid.columns - 1, grid.rows - 1), board.ruleset, id="less")
    dialog = scan.ScanDialog(empty_window, less, tmp_path / "less.board.json")
    qtbot.addWidget(dialog)
    dialog.take_picture(path)
    with qtbot.waitSignal(dialog.finder.found):
        dialog.finder.look()
    left, top, right, _ = grid.bounds
    (x0, y0), (x1, _) = grid.frame.true((left, top)), grid.frame.true((right, top))
    scale = dialog.view.image.width() / (x1 - x0)
    for clicked, told in (
        ("A1", "on the right and below"),
        ("C1", "hexes of the board lie beside the picture"),
    ):
        dialog.table.put_all({})
        dialog.table.add("A1", None)
        dialog.table.setCurrentCell(dialog.table.rowCount() - 1, 0)
        x, y = grid.frame.true(grid.centre(grid.hex(clicked)))
        dialog.take_pixel(QPointF((x - x0) * scale, (y - y0) * scale))
        assert told in dialog.told.text()


def test_a_hex_that_was_clicked_before_the_grid_was_looked_for_names_it(
    empty_window: Window, board: Board, tmp_path: Path, qtbot: QtBot
) -> None:
    """The one dot that is there; where several are, they stay as they were clicked."""
    path = tmp_path / "map.png"
    path.write_bytes(png_in_memory(picture_of(board, empty_window.session.ruleset), 40))
    dialog = scan.ScanDialog(empty_window, board, tmp_path / "mill.board.json")
    qtbot.addWidget(dialog)
    dialog.take_picture(path)
    dialog.table.setCurrentCell(0, 0)
    dialog.take_pixel(QPointF(60, 60))
    with qtbot.waitSignal(dialog.finder.found):
        dialog.finder.look()
    assert len(dialog.pins) > 1
    kept = dialog.pins
    with qtbot.waitSignal(dialog.finder.found):
        dialog.finder.look()
    assert dialog.pins == kept
