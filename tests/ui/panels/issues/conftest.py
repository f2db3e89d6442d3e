"""What tests of this folder begin with."""

import pytest
from msgspec.structs import replace

from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.issues import IssuesPanel
from tests.ui.panels.issues.at_hand import BRIDGES


@pytest.fixture
def panel(window: Window, board: Board) -> IssuesPanel:
    """Three bridges over nothing, each an error with a fix, and a level that is out of range."""
    grid = board.grid
    hexes = {grid.hex(label): HexContent((Feature("bridge"),)) for label in BRIDGES}
    hexes[grid.hex("E5")] = HexContent(level=9)
    window.session.open(replace(board, hexes=hexes), None)
    window.session.document.saved_as()
    return window.docks.panel(IssuesPanel)
