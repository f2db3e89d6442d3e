"""An edit is shown before it is checked, however quick the checks are."""

from functools import partial

from pytestqt.qtbot import QtBot

from bob_editor.model import board_edits
from bob_editor.model.edit import Edit
from bob_editor.ui.frame.window import Window


def test_the_frame_of_an_edit_is_not_held_up_by_checks(window: Window, qtbot: QtBot) -> None:
    """They come in the turn that follows."""
    session = window.session
    live, grid = session.board_desk.live, session.board.grid
    for label in ("B2", "B3"):
        paint = partial(board_edits.paint_terrain, hexes=(grid.hex(label),), terrain=("bridge",))
        with qtbot.waitSignal(session.issuesChanged):
            session.steps.draw(Edit("Bridge", paint))
            assert live.stale
        assert not live.stale
