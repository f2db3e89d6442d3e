"""What nobody could read again from a file isn't waited with."""

from attrs import evolve

from bob_editor.model.board import Board
from bob_editor.ui.frame.window import Window


def test_what_is_in_no_file_is_kept_before_the_window_is_busy(window: Window, board: Board) -> None:
    """A board that was brought in waited like an edit, and longer where a dialog came up meanwhile."""
    window.session.open(evolve(board, title="From elsewhere"), None)
    window.session.desk.never_saved()
    assert window.autosave._soon.isActive()
    assert window.autosave._soon.remainingTime() == 0
