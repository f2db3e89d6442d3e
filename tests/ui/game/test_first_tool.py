"""A game begins with the tool that looks; that is nothing for the boards that are opened after it."""

import pytest

from bob_editor.ui.frame.window import Window

pytestmark = pytest.mark.dressed


def test_a_game_says_nothing_of_what_boards_begin_with(game_window: Window) -> None:
    """The next board would have begun with that tool, too."""
    game_window.session.look_at_once()
    assert game_window.session.hand.tool.id == "look"
    assert game_window.settings.tool != "look"
