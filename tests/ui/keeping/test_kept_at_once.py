"""What nobody could read again from a file isn't waited with."""

from attrs import evolve

from bob_editor.model.board import Board
from bob_editor.storage.files import recovery
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.kept_work import title_in


def test_what_is_in_no_file_is_kept_before_the_window_is_busy(window: Window, board: Board) -> None:
    """A board that was brought in waited for the next turn, and for the dialog that came up in this one."""
    window.session.open(evolve(board, title="From elsewhere"), None)
    window.session.desk.never_saved()
    window.autosave._wait()
    (kept,) = recovery.found(folder=window.autosave.folder)
    assert title_in(kept.text) == "From elsewhere"
