"""Badges under a real mouse, and how many of them a small picture of a large board shows."""

from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.edit import Edit
from bob_editor.model.places import at_hex
from bob_editor.render.overlays.badges import Badge
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.canvas import badge_layer
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.issues import IssuesPanel
from tests.ui.mouse import Mouse

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def bridges_of(board: Board) -> dict[Hex, HexContent]:
    """Two, over nothing."""
    return {board.grid.hex(label): HexContent((Feature("bridge"),)) for label in ("B2", "H6")}


@pytest.fixture
def bridges(window: Window, board: Board, qtbot: QtBot) -> Window:
    """Two bridges over nothing, and Select in hand."""
    window.session.open(replace(board, hexes=bridges_of(board)), None)
    window.session.document.saved_as()
    window.session.hand.choose("select")
    window.canvas.fit()
    qtbot.waitUntil(lambda: window.canvas.sharp)
    return window


def badge(window: Window, label: str) -> QPoint:
    """The pixel in the middle of a hex's badge."""
    grid = window.session.board.grid
    x, y = grid.frame.true(grid.centre(grid.hex(label)))
    return window.canvas.view.to_widget(QPointF(x + 0.95, y + 1.0)).toPoint()


def test_a_badge_says_what_is_wrong(bridges: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """With any tool; beside it nothing is said."""
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *what: told.append(what[1]))
    canvas = bridges.canvas
    bridges.session.hand.choose("paint_terrain")
    at = badge(bridges, "H6")
    QApplication.sendEvent(canvas, QHelpEvent(QEvent.Type.ToolTip, at, canvas.mapToGlobal(at)))
    (issue,) = canvas.badges.issues_at(at.toPointF())
    assert issue.at == "H6"
    (words,) = told
    assert issue.message in words
    assert issue.rule in words
    assert canvas.badges.issues_at(QPointF(badge(bridges, "D2"))) == ()
    bridges.canvas.picture.show_issues = False
    assert canvas.badges.issues_at(at.toPointF()) == ()


def test_a_click_chooses_the_issue(bridges: Window, qtbot: QtBot) -> None:
    """With Select, and then no hex."""
    session, panel = bridges.session, bridges.docks.panel(IssuesPanel)
    qtbot.mouseClick(bridges.canvas, LEFT, pos=badge(bridges, "H6"))
    assert panel.current is not None
    assert panel.current.at == "H6"
    assert not session.hand.selection
    qtbot.mouseClick(bridges.canvas, LEFT, pos=badge(bridges, "D2"))
    assert [session.board.grid.label(at) for at in session.hand.selection] == ["D2"]


@pytest.mark.parametrize("tool", ["erase", "paint_terrain", "draw_side", "look"])
def test_a_click_on_a_badge_is_for_the_badge(bridges: Window, qtbot: QtBot, tool: str) -> None:
    """With every tool: what lies beneath it stays as it is."""
    session, panel = bridges.session, bridges.docks.panel(IssuesPanel)
    session.hand.choose(tool)
    before = session.board
    Mouse(qtbot, bridges.canvas).move("B2")
    assert session.hand.tool.pointer is not None
    at = badge(bridges, "B2")
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    over = bridges.canvas.mapToGlobal(at).toPointF()
    QApplication.sendEvent(
        bridges.canvas, QMouseEvent(QEvent.Type.MouseMove, at.toPointF(), over, none, none, plain)
    )
    assert session.hand.preview.board is None
    assert session.hand.tool.pointer is None
    qtbot.mouseClick(bridges.canvas, LEFT, pos=at)
    assert session.board is before
    assert not session.hand.tool.busy
    assert panel.current is not None
    assert panel.current.at == "B2"


def test_a_drag_from_a_badge_is_for_the_tool(bridges: Window, qtbot: QtBot) -> None:
    """As a stroke of the brush may begin anywhere."""
    session, canvas = bridges.session, bridges.canvas
    session.hand.choose("erase")
    start = badge(bridges, "B2")
    qtbot.mousePress(canvas, LEFT, pos=start)
    assert not session.hand.tool.busy
    mouse = Mouse(qtbot, canvas)
    mouse.drag("B2")
    assert session.hand.tool.busy
    mouse.drag("C3")
    mouse.release("C3")
    assert session.board.grid.hex("B2") not in session.board.hexes
    assert session.board.grid.hex("H6") in session.board.hexes


def test_the_right_button_opens_the_menu(
    bridges: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the badge's issue; the tool hears nothing of that press."""
    canvas = bridges.canvas
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: opened.append(menu))
    qtbot.mousePress(canvas, RIGHT, pos=badge(bridges, "B2"))
    (menu,) = opened
    words = [action.text().replace("&", "") for action in menu.actions()]
    assert "Accept all 2 of this kind…" in words
    assert "Show in the list" in words
    qtbot.mouseRelease(canvas, RIGHT, pos=badge(bridges, "B2"))
    qtbot.mouseClick(canvas, LEFT, pos=badge(bridges, "D2"))
    assert bridges.session.hand.selection


def test_a_small_picture_counts_them(bridges: Window, qtbot: QtBot) -> None:
    """Far out, one badge stands for a neighbourhood and tells of all in it, also of a flood."""
    session, canvas = bridges.session, bridges.canvas
    session.open(Board(Grid(60, 40), session.ruleset.id), None)
    session.document.saved_as()
    grid = session.board.grid
    where = [at_hex(grid, at) for at in grid.hexes]
    flood = tuple(
        Issue("toy/odd", Severity.WARNING, "Odd.", places, places, "", "", ())
        for places in ((where[number % len(where)],) for number in range(100_000))
    )
    session.board_desk.live.issues = flood
    canvas.zoom_by(2.3 / canvas.view.scale)
    canvas.grab()
    badges = canvas.picture.badges
    middle = canvas.view.to_widget(QPointF(*grid.frame.true(grid.centre(grid.hex("AA20")))))
    found = [
        canvas.badges.issues_at(middle + QPointF(x, y)) for x in range(-30, 31, 5) for y in range(-30, 31, 5)
    ]
    assert max(map(len, found)) > 200
    assert "more" in canvas.badges.words(max(found, key=len))
    canvas.zoom_by(18 / canvas.view.scale)
    canvas.grab()
    assert len(badges.issues_at(QPointF(*_spot(grid, "C3")), 18)) in (41, 42)
    session.board_desk.live.issues = ()


def _spot(grid: Grid, label: str) -> tuple[float, float]:
    x, y = grid.frame.true(grid.centre(grid.hex(label)))
    return x + 0.95, y + 1.0


def test_where_nothing_is_wrong_none_are_painted(
    window: Window, board: Board, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are once something is."""
    painted: list[Badge] = []
    paint = Mock(side_effect=lambda _painter, badges, _style: painted.extend(badges))
    monkeypatch.setattr(badge_layer, "paint_badges", paint)
    session, canvas = window.session, window.canvas
    session.open(replace(board, hexes={}), None)
    canvas.fit()
    qtbot.waitUntil(lambda: canvas.sharp and session.desk.is_checked)
    assert not session.issues
    paint.assert_not_called()
    session.steps.draw(Edit("Bridges", lambda board: replace(board, hexes=bridges_of(board))))
    qtbot.waitUntil(lambda: len({*painted}) == 2)
