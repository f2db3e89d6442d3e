"""A window with a new game."""

from pathlib import Path

import pytest

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import game_of_own, refresh_games
from bob_editor.ui.frame.window import Window


@pytest.fixture
def game_window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    """The window with a new game of woods and houses, a line on its try-it board."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "games"))
    refresh_games()
    document = GameDocument(GameDraft(started(STARTS[0], "Mill Days")), game_of_own)
    session = empty_window.session
    session.open_game(document, first_board(document.game))
    session.live_los.look(End(session.board.grid.hex("B3")), End(session.board.grid.hex("F3")))
    return empty_window
