"""Tracing in the window: the scan is read and traced beside it, the panel lists what is proposed."""

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from bob_editor.editing.gestures.hexside_web import ends_of
from bob_editor.editing.trace.proposals import Proposal, Stroke, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Subject
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Pin, Underlay
from bob_editor.model.edit import Edit
from bob_editor.render.overlays import proposals
from bob_editor.storage.documents import write_board
from bob_editor.ui.dialogs.scan import untaken
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.kept_work import KeptWork, Work
from bob_editor.ui.panels.board.trace import TracePanel
from tests.scans import scanned, shipped
from tests.ui.mouse import Mouse

SCAN = Underlay("scan.png", (Pin((0.0, 0.0), "A1"), Pin((10.0, 0.0), "C1")))


def test_without_a_scan_the_panel_asks_for_one(window: Window, mouse: Mouse) -> None:
    """The panel comes forward with a button for it, and a click on the board says why nothing happens.

    It says no such thing once one lies there, whatever tool is in hand.
    """
    window.session.hand.choose("trace_scan")
    panel = window.docks.panel(TracePanel)
    assert panel.scan_button.isVisible()
    assert not panel.take_button.isVisible()
    assert "No scan" in panel.told.text()
    mouse.click("D4")
    assert "No scan" in window.messages.text
    window.session.hand.choose("select")
    window.session.steps.draw(Edit("Scan", lambda board: replace(board, underlay=SCAN)))
    assert "No scan" not in panel.told.text()


def test_many_strokes_leave_the_panel_as_wide(window: Window) -> None:
    """A wider one takes the map from under the hand that draws them."""
    window.session.hand.choose("trace_scan")
    panel = window.docks.panel(TracePanel)
    tool = window.tracing.tool
    grid = window.session.board.grid
    tool.tracing.sheet = Sheet(grid, np.zeros((300, 300, 3), dtype=np.uint8), -2.0, -2.0, 10.0)
    narrow = panel.minimumSizeHint().width()
    tool.tracing.pick(tool.subject, (Stroke((grid.centre(grid.hexes[0]),), 0.4),) * 40)
    assert panel.picks.text().count("<span") == 40
    assert panel.picks.minimumSizeHint().width() < narrow


def test_a_hex_that_several_traces_doubt_has_one_row(window: Window) -> None:
    """With what each of them doubts: who looks at it looks once. Past a corner fewer look than past what is beside."""
    window.session.hand.choose("trace_scan")
    panel = window.docks.panel(TracePanel)
    tracing = window.tracing.tool.tracing
    one, other = window.session.board.grid.hexes[:2]
    tracing.show(Subject("areas", "woods"), Traced((), (Unsure((one,), "the edge passes by its dot", 0.9),)))
    doubts = Unsure((other,), "its level is hidden", 0.8), Unsure((one,), "its level is hidden", 0.7)
    tracing.show(Subject("levels"), Traced((), doubts))
    label = window.session.board.grid.label(one)
    assert panel.unsure.item(1).text() == (
        f"{label}: the edge passes by its dot (woods); its level is hidden (crest lines)"
    )
    assert (panel.unsure.count(), panel.lists.tabText(1)) == (2, "Unsure: 2")
    panel.lists.setCurrentIndex(1)
    panel.unsure.resize(150, 200)
    row = panel.unsure.visualItemRect(panel.unsure.item(1))
    assert row.width() <= panel.unsure.viewport().width(), "what it doubts is broken into lines"
    tracing.show(Subject("areas", "orchard"), Traced((), doubts[:1]))
    assert panel.unsure.item(0).text().endswith(": its level is hidden (crest lines, orchard)")


def test_what_is_proposed_is_not_left_without_a_word(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever closes the board, its tab or the window is asked; gone with its board it isn't asked about again.

    What was picked and is proposed stays meanwhile: something else may keep the window open. A crash leaves it, too.
    """
    tool, asked = window.tracing.tool, list[str]()
    grid = window.session.board.grid
    window.session.steps.draw(Edit("Scan", lambda board: replace(board, underlay=SCAN)))
    window.session.document.saved_as()
    stroke = Stroke((grid.centre(grid.hexes[0]),), 0.4)
    tool.tracing.pick(tool.subject, (stroke,))
    assert window.may_end()
    assert tool.tracing.of(tool.subject).strokes == (stroke,)
    speck = Proposal("artwork", "woods", ring=((0.5, 0.2), (0.9, 0.2), (0.7, 0.5)))
    tool.tracing.show(tool.subject, Traced((speck,)))
    monkeypatch.setattr(untaken, "ask", lambda _parent, title: asked.append(title))
    assert not window.files.close()
    assert not window.may_end()
    assert (asked, tool.tracing.proposals) == (["Small", "Small"], (speck,))
    assert window.files.following.at_stake, "a file that is another by now isn't read anew in its place"
    monkeypatch.setattr(untaken, "ask", lambda _parent, _title: True)
    assert window.may_end()
    assert tool.tracing.proposals == (speck,)
    left = Work.of(window.session)
    assert left is not None
    assert window.files.close()
    monkeypatch.setattr(untaken, "ask", lambda _parent, _title: False)
    assert window.session.empty
    assert window.may_end()
    assert Work.of(window.session) is None
    KeptWork.of_text(left.text()).restore(window.session, None)
    assert tool.tracing.of(tool.subject).strokes == (stroke,)
    assert [one.ring for one in tool.tracing.proposals] == [speck.ring]


def test_hexes_to_look_at_outlast_a_crash(window: Window) -> None:
    """Also where all that was proposed is on the board and that is saved; who closes it isn't asked about them."""
    tool, grid = window.tracing.tool, window.session.board.grid
    window.session.steps.draw(Edit("Scan", lambda board: replace(board, underlay=SCAN)))
    window.session.document.saved_as()
    assert Work.of(window.session) is None
    doubts = tuple(Unsure((at,), "its level is hidden", 0.5) for at in grid.hexes[:2])
    tool.tracing.show(Subject("levels"), Traced((), doubts))
    tool.tracing.settle(grid.hexes[:1])
    left = Work.of(window.session)
    assert left is not None
    assert window.may_end()
    assert window.files.close()
    KeptWork.of_text(left.text()).restore(window.session, None)
    assert [one.hexes for _, one in tool.tracing.unsure] == [grid.hexes[1:2]]


def test_what_is_proposed_is_named_on_the_map(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outlines by what they would become; a sliver only while it is chosen in the list."""
    window.session.hand.choose("trace_scan")
    tool, panel = window.tracing.tool, window.docks.panel(TracePanel)
    window.session.steps.draw(Edit("Scan", lambda board: replace(board, underlay=SCAN)))
    wide = Proposal("artwork", "woods", ring=((3.0, 2.0), (9.0, 2.0), (9.0, 8.0), (3.0, 8.0)))
    sliver = Proposal("artwork", "orchard", ring=((12.0, 3.0), (12.05, 3.0), (12.0, 3.1)))

    def named() -> list[str]:
        found: list[str] = []
        monkeypatch.setattr(proposals, "write", lambda _painter, name, *_, **__: found.append(name))
        image = QImage(400, 300, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            painter.scale(10, 10)
            window.tracing._paint(painter, QRectF(0, 0, 40, 30), 10)
        return found

    tool.tracing.show(Subject("areas", "woods"), Traced((wide, sliver)))
    assert named() == ["Woods"]
    panel.proposals.setCurrentRow(1)
    assert named() == ["Woods", "Orchard"]
    panel.proposals.clearSelection()
    assert named() == ["Woods"]


def test_what_is_proposed_is_painted_anew_where_it_is_another(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or where others are chosen; who walks through unsure hexes leaves it as it is."""
    tool, panel = window.tracing.tool, window.docks.panel(TracePanel)
    at = window.session.board.grid.hexes[0]
    found = Proposal("artwork", "woods", ring=((3.0, 2.0), (9.0, 2.0), (9.0, 8.0)))
    doubt = Unsure((at,), "the edge passes by its dot", 0.9)
    cleared: list[None] = []
    monkeypatch.setattr(window.tracing._tiles, "clear", lambda: cleared.append(None))
    tool.tracing.show(Subject("areas", "woods"), Traced((found,), (doubt,)))
    assert len(cleared) == 1
    tool.tracing.settle((at,))
    assert not tool.tracing.unsure
    assert len(cleared) == 1
    panel.proposals.setCurrentRow(0)
    assert len(cleared) == 2


@pytest.mark.parametrize("direction", range(6))
def test_a_proposed_hexside_is_painted_whichever_way_it_runs(window: Window, direction: int) -> None:
    """A level one fills no rectangle."""
    grid = window.session.board.grid
    side = side_of(grid.hex("D4"), direction)
    found = Proposal("side", "hedge", side=side)
    window.tracing.tool.tracing.show(Subject("sides", "hedge"), Traced((found,)))
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        painter.scale(10, 10)
        window.tracing._paint(painter, QRectF(0, 0, 40, 40), 10)
    (ax, ay), (bx, by) = (grid.frame.true(point) for point in ends_of(grid.frame, side))
    assert image.pixelColor(round(5 * (ax + bx)), round(5 * (ay + by))).name() == "#b0008e"


def test_woods_are_traced_and_accepted(empty_window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    """A click on the scan, Accept all, undo: outlines are on the board, and proposed again."""
    printed = shipped("band-of-brothers-2.1/les-haies")
    board = scanned(printed, tmp_path, per_hex=36)
    path = tmp_path / "traced.board.json"
    write_board(path, board)
    window = empty_window
    assert window.files.open_path(str(path))
    tool = window.tracing.tool
    window.docks.panel(TracePanel).take_button.click()
    qtbot.waitUntil(lambda: tool.tracing.sheet is not None)
    assert tool.take_up("woods")
    mouse = Mouse(qtbot, window.canvas)
    for taken_back in (True, False):
        mouse.click(board.grid.label(next(printed.hexes_with("woods"))))
        qtbot.waitUntil(lambda: bool(tool.tracing.proposals))
        if taken_back:
            qtbot.keyClick(window.canvas, Qt.Key.Key_Backspace)
            assert not tool.tracing.of(tool.subject).strokes
    panel = window.docks.panel(TracePanel)
    count = panel.proposals.count()
    assert count > 5
    assert not window.session.board.artwork
    assert panel.told.isHidden()
    assert tool.take_up_level(1)
    assert "hides the tints" in panel.told.text()
    assert tool.take_up("woods")
    assert panel.told.isHidden()
    panel.proposals.item(0).setSelected(True)
    assert panel.accept_button.isEnabled()
    assert not window.canvas.grab().isNull()
    panel.accept_all_button.click()
    assert (panel.proposals.count(), len(window.session.board.artwork)) == (0, count)
    window.session.stack.undo()
    assert panel.proposals.count() == count
    panel.proposals.setCurrentRow(0)
    panel.proposals.setFocus()
    qtbot.keyClick(panel.proposals, Qt.Key.Key_Delete)
    assert panel.proposals.count() == count - 1
    qtbot.keyClick(panel.proposals, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(panel.chosen) == count - 1, "all hexes of the board were selected instead"
    speck = Proposal("artwork", "woods", ring=((0.5, 0.2), (0.9, 0.2), (0.7, 0.5)))
    tool.tracing.show(tool.subject, Traced((*tool.tracing.proposals, speck)))
    panel.dotless_button.click()
    assert speck in panel.chosen
    assert not any(one.hexes for one in panel.chosen)
    qtbot.keyClick(panel.proposals, Qt.Key.Key_Delete)
    assert (all(one.hexes for one in tool.tracing.proposals), panel.dotless_button.isEnabled()) == (
        True,
        False,
    )
    panel.anew_button.click()
    assert (panel.proposals.count(), "All that is alike" in panel.told.text()) == (0, True)
    tool.set_option("what", "road")
    assert panel.told.text() == tool.hint


def test_unsure_hexes_are_walked_through_by_keys(empty_window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    """Letters and digits say what a hex is and are no shortcuts, Space goes on; the scan is shown beside it."""
    printed = shipped("band-of-brothers-2.1/les-haies")
    path = tmp_path / "traced.board.json"
    write_board(path, scanned(printed, tmp_path, per_hex=36))
    window = empty_window
    assert window.files.open_path(str(path))
    tool = window.tracing.tool
    window.session.hand.choose("trace_scan")
    qtbot.waitUntil(lambda: tool.tracing.sheet is not None)
    walk = window.docks.panel(TracePanel).walk
    assert walk.told.isHidden()
    qtbot.mouseClick(walk.all_button, Qt.MouseButton.LeftButton)
    grid = window.session.board.grid
    assert walk.list.count() == len(grid.hexes)
    first = walk.hexes[0]
    assert window.session.attention.highlight == (first,)
    assert not walk.print.pixmap().isNull()
    for key in (Qt.Key.Key_1, Qt.Key.Key_W):
        qtbot.keyClick(walk.list, key)
    assert walk.told.text() == f"{grid.label(first)}: Wooden building, Level 1"
    qtbot.keyClick(walk.list, Qt.Key.Key_W)
    assert window.session.document.ground.terrain(first) != ("building_wood",)
    assert window.session.hand.tool is tool
    qtbot.keyClick(walk.list, Qt.Key.Key_Space)
    assert walk.list.count() == len(grid.hexes) - 1
    assert walk.hexes == (grid.hexes[1],)
    assert window.session.attention.highlight == walk.hexes
    for _ in range(3):
        window.session.stack.undo()
    assert window.session.board.hexes == {}
    tool.tracing.clear()
    doubt = Unsure((first, first.neighbour(2)), "lined by 50 %", 0.9)
    tool.tracing.show(Subject("sides", "hedgerow"), Traced((), (doubt,)))
    walk.list.setCurrentRow(0)
    label = grid.side_label(side_of(first, 2))
    assert walk.told.text() == f"{label}: nothing along it"
    qtbot.keyClick(walk.list, Qt.Key.Key_H)
    assert walk.told.text() == f"{label}: Hedgerow"


def test_crest_lines_are_drawn_anew(empty_window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    """One press, one step of undo: the level that was typed in whole hexes has the line that is printed."""
    printed = shipped("combat-commander-pacific/kiro-strip")
    path = tmp_path / "traced.board.json"
    write_board(path, replace(scanned(printed, tmp_path, per_hex=36), contours=printed.contours[:1]))
    window = empty_window
    assert window.files.open_path(str(path))
    tool, session = window.tracing.tool, window.session
    session.hand.choose("trace_scan")
    walk = window.docks.panel(TracePanel).walk
    assert not walk.crests_button.isEnabled()
    qtbot.waitUntil(lambda: tool.tracing.sheet is not None)
    before = session.board
    levels = [session.document.ground.level(at) for at in before.grid.hexes]
    assert max(levels) > 0
    qtbot.mouseClick(walk.crests_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.board is not before)
    assert session.board.contours != before.contours
    assert [session.document.ground.level(at) for at in before.grid.hexes] == levels
    session.stack.undo()
    assert session.board.contours == before.contours


def test_without_hills_there_is_no_crest_line_to_draw(
    empty_window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    """Nothing happened, and nothing said why."""
    path = tmp_path / "flat.board.json"
    write_board(path, scanned(shipped("combat-commander-pacific/kiro-strip"), tmp_path, per_hex=36))
    window = empty_window
    assert window.files.open_path(str(path))
    tool, session = window.tracing.tool, window.session
    session.hand.choose("trace_scan")
    qtbot.waitUntil(lambda: tool.tracing.sheet is not None)
    before, told = session.board, list[str]()
    session.noticed.connect(told.append)
    qtbot.mouseClick(window.docks.panel(TracePanel).walk.crests_button, Qt.MouseButton.LeftButton)
    assert len(told) == 1
    assert "above the ground" in told[0]
    assert session.board is before
