"""The text of a board's file, kept of the board that was written last: whoever writes it again finds it ready.

What is edited is kept aside beside the window after each edit; when it is saved, its text is there, and of a large map
that is what takes long about saving.
"""

from weakref import ref

from bob_editor.model.board import Board
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.form.drawn_limits import check_drawn_limits
from bob_editor.storage.form.limits import check_map_limits
from bob_editor.storage.kinds.board_writer import board_to_json

_texts: list[tuple[ref[Board], str]] = []
"""The text of the last board; no more than one. Put there and taken in one step, as several threads may do it."""
_sound: list[ref[Board]] = []
"""The last board that was found to be within the limits."""


def board_text(board: Board) -> str:
    """The text of a board's file; the same board always has the same."""
    for known, text in tuple(_texts):
        if known() is board:
            return text
    text = dumps(board_to_json(board))
    _texts[:] = [(ref(board), text)]
    return text


def sound_text(board: Board, name: str) -> str:
    """The text of a board that can be read back.

    :raises TooLarge: saying what of ``name`` is past the limits.
    """
    if not is_ready(board):
        data = board_to_json(board)
        check_map_limits(data, name)
        check_drawn_limits(board, name)
        _sound[:] = [ref(board)]
        if not _is_last(board, [known for known, _ in _texts]):
            _texts[:] = [(ref(board), dumps(data))]
    return board_text(board)


def is_ready(board: Board) -> bool:
    """Whether writing this board takes no longer than its file is long."""
    return _is_last(board, _sound) and _is_last(board, [known for known, _ in _texts])


def make_ready(board: Board) -> None:
    """Work out what writing a board takes, on whatever thread.

    :raises TooLarge: where it is past the limits.
    """
    sound_text(board, "The board")


def _is_last(board: Board, last: list[ref[Board]]) -> bool:
    return any(known() is board for known in tuple(last))
