"""The menu for whole boards: each command is one step of undo, with suites, LOS trial and threads."""

from pathlib import Path
from shutil import copyfile

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from bob_editor.editing.sight.expectations import suites_beside
from bob_editor.editing.sight.suite_edits import KeptSuite
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.editing.trace.subjects import Picked, Subject, Trace
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.shaping import resized
from bob_editor.editing.whole.whole import Whole, whole
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Accepted, Artwork, Board, Feature, HexContent, Pin, Underlay
from bob_editor.rules.los.scene import End, Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, write_board
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite
from bob_editor.storage.shipped import shipped
from bob_editor.ui.desk import turning
from bob_editor.ui.dialogs.documents import crop_board, join_board, number_rows, resize_board
from bob_editor.ui.dialogs.documents.number_rows import NumberRows
from bob_editor.ui.dialogs.documents.resize_board import ResizeBoard, Resizing
from bob_editor.ui.dialogs.files import save_file, unsaved
from bob_editor.ui.frame.seldom import board_commands
from bob_editor.ui.frame.window import Window


def labels(window: Window) -> set[str]:
    """What the hexes with terrain are called."""
    board = window.session.board
    return {board.grid.label(at) for at in board.hexes}


def prepare(window: Window) -> None:
    """A marker of the trial at B2, a line expected from A4 to H4, threads along it, and woods that a trace proposes."""
    session, grid = window.session, window.session.board.grid
    session.live_los.scene = replace(session.live_los.own, markers=(Marker("smoke", grid.hex("B2")),))
    line = Expectation(EndSpec("A4"), EndSpec("H4"), "blocked")
    session.expectations.set_suites((KeptSuite(Suite(checks=(line,)), 0),))
    start, goal = End(grid.hex("A4")), End(grid.hex("H4"))
    session.live_los.look(start, goal)
    window.session.pinned.pin(start, goal)
    proposals = (Proposal("hexes", "woods", hexes=(grid.hex("C3"),)),)
    session.hand.trace.tracing.put(Picked({Subject("areas", "woods"): Trace(proposals=proposals)}))


def beside(window: Window) -> list[str]:
    """The names of all that ``prepare`` put beside the board, as they are now."""
    session, grid = window.session, window.session.board.grid
    origin, (thread,) = session.live_los.origin, window.session.pinned.threads
    assert origin is not None
    return [
        *(grid.label(one.at) for one in session.live_los.own.markers),
        *(one.start.hex for kept in session.expectations.suites for one in kept.suite.checks),
        grid.label(origin.hex),
        grid.label(thread[1].hex),
        *(grid.label(at) for one in session.hand.trace.tracing.proposals for at in one.hexes),
    ]


def test_a_large_board_is_turned_beside_the_window(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes out the same; a board that was edited meanwhile stays as it is."""
    session = window.session
    before = session.board
    window.actions_["board_turn"].trigger()
    after = session.board
    window.actions_["undo"].trigger()
    monkeypatch.setattr(board_commands, "AT_ONCE", 0)
    window.actions_["board_turn"].trigger()
    assert window.files.work.busy
    qtbot.waitUntil(lambda: session.board == after != before)
    window.actions_["board_turn"].trigger()
    window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: "it stays as it is" in window.messages.text)
    assert session.board == before
    window.actions_["board_turn"].trigger()
    foggy = {"visibility": 2}
    session.desk.set_scene(replace(session.live_los.scene, conditions=foggy), "Fog")
    qtbot.waitUntil(lambda: not window.files.work.busy)
    assert session.board == before
    assert session.live_los.scene.conditions == foggy


@pytest.mark.parametrize("command", ["turn", "mirror"])
def test_many_selected_hexes_are_turned_beside_the_window(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """They come out the same and selected; a board that was edited meanwhile stays as it is."""
    session = window.session
    before = session.board
    window.actions_["select_all"].trigger()
    window.actions_[command].trigger()
    after, chosen = session.board, set(session.hand.selection)
    window.actions_["undo"].trigger()
    window.actions_["select_all"].trigger()
    monkeypatch.setattr(turning, "AT_ONCE", 0)
    window.actions_[command].trigger()
    assert window.files.work.busy
    qtbot.waitUntil(lambda: session.board == after != before)
    assert set(session.hand.selection) == chosen
    window.actions_[command].trigger()
    window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: "nothing was turned" in window.messages.text)
    assert session.board == before


def test_turning_is_one_step(window: Window) -> None:
    """All beside the board goes with it, and comes back."""
    prepare(window)
    former, steps = window.session.board, window.session.stack.count()
    window.actions_["board_turn"].trigger()
    assert window.session.stack.count() == steps + 1
    assert labels(window) == {"F4", "D4"}
    # Every second column lies half a hex lower, so that the other way round it lies higher.
    assert window.session.board.grid == Grid(9, 7, shift="up")
    assert beside(window) == ["H6", "I4", "I4", "B4", "G5"]
    window.session.expectations.refresh()
    assert not window.session.expectations.failing
    window.actions_["undo"].trigger()
    assert window.session.board == former
    assert beside(window) == ["B2", "A4", "A4", "H4", "C3"]
    window.session.expectations.refresh()
    assert not window.session.expectations.failing
    window.actions_["redo"].trigger()
    assert beside(window) == ["H6", "I4", "I4", "B4", "G5"]


@pytest.mark.parametrize(
    ("command", "there"), [("board_mirror", {"F4", "D4"}), ("board_upend", {"D4", "F4"})]
)
def test_mirrors(window: Window, command: str, there: set[str]) -> None:
    """Doing it twice is as before."""
    former = window.session.board
    window.actions_[command].trigger()
    assert labels(window) == there
    window.actions_[command].trigger()
    assert window.session.board == former


def test_resizing(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dialog is given what an edit would come to; its answer is one step."""
    prepare(window)
    grid = window.session.board.grid
    told: list[str] = []

    def ask(_parent: object, _grid: Grid, after: object) -> Resizing:
        carry = resized(grid, 8, 7, anchor=(2, 0))
        assert callable(after)
        told.append(after(carry).sentences())
        return Resizing(carry, clip=True)

    monkeypatch.setattr(resize_board, "ask", ask)
    window.session.hand.select.select_all()
    window.actions_["board_resize"].trigger()
    assert told == ["1 expected line and 1 pinned thread fall off the board."]
    assert labels(window) == {"C4", "E4"}
    assert window.session.live_los.origin is None
    assert not window.session.hand.selection
    window.actions_["undo"].trigger()
    assert beside(window) == ["B2", "A4", "A4", "H4", "C3"]


def test_cropping_asks_first(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where something falls off, and not where nothing does."""
    asked: list[Whole] = []

    def ask(_parent: object, after: Whole) -> str | None:
        asked.append(after)
        return None if len(asked) == 1 else "cut"

    monkeypatch.setattr(crop_board, "ask", ask)
    grid = window.session.board.grid
    crop = window.actions_["board_crop"]
    assert not crop.isEnabled()
    window.session.hand.select.select([grid.hex("C3"), grid.hex("D5")])
    crop.trigger()
    assert window.session.board.grid == grid
    crop.trigger()
    assert [one.lost for one in asked] == [1, 1]
    assert window.session.board.grid == Grid(2, 3)
    assert labels(window) == {"B2"}
    window.session.hand.select.select([window.session.board.grid.hex("B2")])
    crop.trigger()
    assert len(asked) == 2
    assert labels(window) == {"A1"}


def test_a_new_board_of_the_selection(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no file yet, and the open one may be saved first."""
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "discard")
    grid = window.session.board.grid
    window.session.hand.select.select([grid.hex("D4"), grid.hex("E4")])
    window.actions_["board_cut_out"].trigger()
    assert window.session.board.grid == Grid(2, 1, shifted="odd")
    assert labels(window) == {"A1"}
    assert window.session.desk.path is None
    assert window.session.modified


def test_expected_lines_come_along_to_a_new_board(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of both boards that are joined, by their new names, and among the hexes of a part; all hold as before."""
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "discard")
    session, folder = empty_window.session, shipped("maps") / "band-of-brothers-2.2"
    other = folder / "sainte-barbe.board.json"
    assert empty_window.files.open_path(str(folder / "vieux-pont.board.json"))
    lines = sum(len(one.suite.checks) for one in session.expectations.suites)
    asked = join_board.Joining(read_board(other).value, other, "right", turned=True)
    monkeypatch.setattr(join_board, "ask", lambda *_args: asked)
    empty_window.actions_["board_join"].trigger()
    assert len(session.expectations.outcomes) == lines + sum(len(one.checks) for one in suites_beside(other))
    assert not session.expectations.failing
    grid = session.board.grid
    here = [at for at in grid.hexes if grid.position(at)[0] >= grid.columns - 10]
    session.hand.select.select(here)
    empty_window.actions_["board_cut_out"].trigger()
    assert 0 < len(session.expectations.outcomes) < lines
    assert not session.expectations.failing
    assert session.modified


def test_the_scan_comes_along_to_another_folder(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a board that is saved elsewhere, and of a new one from a part of it, pinned to the same places."""
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "discard")
    session, files, told = empty_window.session, empty_window.files, list[str]()
    session.noticed.connect(told.append)
    session.failed.connect(lambda error: told.append(str(error)))
    former, other = tmp_path / "former", tmp_path / "other"
    former.mkdir()
    other.mkdir()
    scan = former / "scan.png"
    QImage(40, 30, QImage.Format.Format_RGB32).save(str(scan))
    pins = tuple(
        Pin((float(x), float(y)), hex_) for x, y, hex_ in ((0, 0, "A1"), (30, 0, "G1"), (0, 20, "A5"))
    )
    board = Board(Grid(8, 6), "band-of-brothers-2.2", underlay=Underlay("scan.png", pins, 0.5))
    write_board(former / "a.board.json", board)

    def saved_as(name: str) -> bytes:
        monkeypatch.setattr(save_file, "ask", lambda *_args: str(other / name))
        assert files.save_as()
        return (other / "scan.png").read_bytes()

    assert files.open_path(str(former / "a.board.json"))
    session.hand.select.select([session.board.grid.hex(label) for label in ("D2", "F4")])
    empty_window.actions_["board_cut_out"].trigger()
    assert saved_as("part.board.json") == scan.read_bytes()
    underlay = read_board(other / "part.board.json").value.underlay
    assert underlay is not None
    assert len(underlay.pins) == 3
    (other / "scan.png").unlink()
    assert files.open_path(str(former / "a.board.json"))
    assert saved_as("a.board.json") == scan.read_bytes()
    assert not told
    (other / "scan.png").write_bytes(b"another")
    assert files.open_path(str(former / "a.board.json"))
    assert saved_as("a.board.json") == b"another"
    assert "scan.png" in told[0]


def test_numbering(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names follow, hexes stay."""
    prepare(window)
    monkeypatch.setattr(number_rows, "ask", lambda *_args: 0)
    window.actions_["board_number"].trigger()
    assert labels(window) == {"D3", "F3"}
    assert beside(window) == ["B1", "A3", "A3", "H3", "C2"]


def test_a_turned_board_is_saved_with_its_suites(empty_window: Window, tmp_path: Path) -> None:
    """What was expected of the shipped board holds of the turned one, also once it is read anew."""
    folder = shipped("maps") / "band-of-brothers-2.2"
    for path in folder.glob("vieux-pont*"):
        copyfile(path, tmp_path / path.name)
    session, file = empty_window.session, str(tmp_path / "vieux-pont.board.json")
    assert empty_window.files.open_path(file)
    empty_window.actions_["board_turn"].trigger()
    turned = session.board
    assert empty_window.files.save()
    assert not session.modified
    assert empty_window.files.open_path(file)
    assert session.board == turned
    session.expectations.refresh()
    assert session.expectations.outcomes
    assert not session.expectations.failing


def test_what_cannot_be_is_told(window: Window) -> None:
    """In one sentence, and the board stays."""
    ragged = Board(Grid(5, (4, 3), shift="up"), window.session.board.ruleset)
    window.session.open(ragged, None)
    window.actions_["board_turn"].trigger()
    assert window.session.board == ragged
    assert "raggedly" in window.messages.text


@pytest.mark.parametrize("large", [False, True])
def test_the_form_tells_what_falls_off(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, large: bool) -> None:
    """Live, with a button that says so; of a large board as soon as that is worked out."""
    if large:
        monkeypatch.setattr(resize_board, "AT_ONCE", 0)
    grid = Grid(5, 5)
    board = Board(
        grid,
        "band-of-brothers-2.2",
        hexes={grid.hex("A1"): HexContent((Feature("woods"),))},
        artwork=(Artwork("woods", ((-1, -1), (4, -1), (4, 1))),),
        accepted=(Accepted("x", "A1"),),
    )
    scene = Scene(board, ruleset(board.ruleset))

    def after(carry: Carry) -> Whole:
        return whole(board, (), scene, carry)

    dialog = ResizeBoard(None, grid, after)
    qtbot.addWidget(dialog)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog.carry == Carry(grid, grid)

    def settled() -> str:
        qtbot.waitUntil(ok.isEnabled)
        return dialog.told.text()

    assert "Nothing falls off" in settled()
    assert ok.text() == "Resi&ze"
    dialog.columns.setValue(4)
    assert ok.isEnabled() is not large
    assert "Nothing falls off" in settled()
    dialog.anchors.button(2).click()
    assert "1 painted hex and 1 accepted issue fall off the board." in settled()
    assert "is kept as it is" in dialog.told.text()
    assert "remove" in ok.text()
    dialog.cut.click()
    assert "is cut there" in dialog.told.text()
    dialog.right.setValue(1)
    assert "accepted issue" not in settled()
    assert dialog.carry.label("A1") == "A1"
    dialog.columns.setValue(3)
    dialog.reject()


def test_the_form_for_numbers(qtbot: QtBot) -> None:
    """A pair only where the kinds of columns differ; pointy boards have one number."""
    dialog = NumberRows(None, Grid(5, 5))
    qtbot.addWidget(dialog)
    assert dialog.example.text() == "Every hex keeps its name."
    found = []
    for box in (dialog.shifted, dialog.plain):
        box.setValue(0)
        found.append((dialog.first_row, dialog.example.text()))
    assert found == [
        ((1, 0), "B1 becomes B0."),
        (0, "A1 becomes A0; E5 becomes E4; B1 becomes B0."),
    ]
    small = NumberRows(None, Grid(2, 1))
    qtbot.addWidget(small)
    small.shifted.setValue(0)
    assert small.example.text() == "B1 becomes B0."
    pointy = NumberRows(None, Grid(5, 5, "pointy-top", shift="right"))
    qtbot.addWidget(pointy)
    pointy.plain.setValue(3)
    assert pointy.first_row == 3
