"""The text of a board that is kept until another is written."""

import pytest
from msgspec.structs import replace

from bob_editor.errors import TooLarge
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.storage.kinds import board_text as texts
from bob_editor.storage.kinds.board_text import board_text, is_ready, make_ready, sound_text


def test_each_board_has_its_own_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is of the last board only, and found without making it again."""
    one = Board(Grid(3, 3), "memoir-44", title="One")
    other = replace(one, title="Other")
    first = board_text(one)
    assert board_text(other) != first
    assert not is_ready(one)
    make_ready(one)
    assert is_ready(one)
    monkeypatch.setattr(texts, "board_to_json", lambda _: pytest.fail("It is made again."))
    assert sound_text(one, "One") == board_text(one) == first


def test_what_is_past_the_limits_is_never_ready() -> None:
    """Keeping its text aside doesn't let it be saved."""
    board = Board(Grid(300, 1), "memoir-44")
    board_text(board)
    for _ in range(2):
        with pytest.raises(TooLarge, match="The mill"):
            sound_text(board, "The mill")
    assert not is_ready(board)
