"""A right click on what a trace proposes: take it, as what it is or as something else, or discard it."""

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.trace.proposals import Proposal, Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Subject
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Pin, Underlay
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.proposal_menu import ProposalMenu
from bob_editor.ui.panels.board.trace import TracePanel
from tests.ui.mouse import Mouse


@pytest.fixture
def tool(window: Window) -> TraceScan:
    """In hand over a scan that is read; woods are proposed around D4, a crest line around F4."""
    session, tool = window.session, window.tracing.tool
    pins = (Pin((10, 10), "A1"), Pin((200, 10), "I1"))
    session.document.set_value(replace(session.board, hexes={}, underlay=Underlay("scan.png", pins)))
    grid = session.board.grid
    tool.put_sheet(Sheet(grid, np.full((40, 40, 3), 200, dtype=np.uint8), -2.5, -2.5, 1.0))
    session.hand.choose(tool.id)
    wood, hill = grid.hex("D4"), grid.hex("F4")
    woods = Proposal("artwork", "woods", ring=_around(grid.centre(wood)), hexes=(wood,))
    crest = Proposal("contour", "", 1, _around(grid.centre(hill)), hexes=(hill,))
    tool.tracing.show(Subject("areas", "woods"), Traced((woods,)))
    tool.tracing.show(Subject("levels"), Traced((crest,)))
    return tool


def _around(centre: Point) -> tuple[Point, ...]:
    u, v = centre
    return (u - 1, v - 0.5), (u + 1, v - 0.5), (u + 1, v + 0.5), (u - 1, v + 0.5)


def _asked(window: Window, qtbot: QtBot, name: str) -> tuple[ProposalMenu, dict[str, QAction]]:
    """The menu that a right click on a hex opens, or leaves closed, and its entries."""
    menu = window.docks.panel(TracePanel).menu
    Mouse(qtbot, window.canvas).click(name, button=Qt.MouseButton.RightButton)
    return menu, {action.text(): action for action in menu.actions()}


def test_it_opens_on_a_proposal_alone(window: Window, tool: TraceScan, qtbot: QtBot) -> None:
    """Named by what is proposed, also for what isn't traced now."""
    assert not _asked(window, qtbot, "A7")[0].isVisible()
    for name, title in (("D4", "Woods"), ("F4", "Crest line 1")):
        menu, entries = _asked(window, qtbot, name)
        assert menu.isVisible()
        assert list(entries) == [title, "Accept", "Accept as", "Discard"]
        menu.close()
    assert not window.session.board.artwork
    assert len(tool.tracing.proposals) == 2


def test_accept_and_discard(window: Window, tool: TraceScan, qtbot: QtBot) -> None:
    """The one that was clicked goes onto the board, or away; the other stays."""
    menu, entries = _asked(window, qtbot, "D4")
    entries["Accept"].trigger()
    menu.close()
    assert [piece.terrain for piece in window.session.board.artwork] == ["woods"]
    menu, entries = _asked(window, qtbot, "F4")
    entries["Discard"].trigger()
    menu.close()
    assert not tool.tracing.proposals
    assert not window.session.board.contours


@pytest.mark.usefixtures("tool")
def test_accept_as_something_else(window: Window, qtbot: QtBot) -> None:
    """Other terrains that are drawn, not bare ground; other levels, those below the ground, too."""
    for name, other, absent in (
        ("D4", "Wheat", ("Woods", "Open ground")),
        ("F4", "crest line 2", ("crest line 1",)),
    ):
        menu, entries = _asked(window, qtbot, name)
        others = entries["Accept as"].menu()
        assert isinstance(others, QMenu)
        choices = {action.text(): action for action in others.actions()}
        assert not choices.keys() & set(absent)
        choices[other].trigger()
        menu.close()
    board = window.session.board
    assert [piece.terrain for piece in board.artwork] == ["wheat"]
    assert [piece.level for piece in board.contours] == [2]
    window.session.stack.undo()
    window.session.stack.undo()
    assert [one.terrain for one in window.tracing.tool.tracing.proposals] == ["woods", ""]
