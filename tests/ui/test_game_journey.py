"""A designer's journey: a game is made in the window, drawn on, looked along, checked, packed, and had by another."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bob_editor.cli.main import run
from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.starts import terrain_row
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.model.scenario_edits import put
from bob_editor.rules.game import Game
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import all_rulesets, refresh_games
from bob_editor.storage.documents import write_board
from bob_editor.ui.dialogs.games import new_game
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.sight.sight_page import SightPage
from bob_editor.ui.game.things.terrain_page import TerrainPage
from tests.ui.game.pages import page_of

pytestmark = pytest.mark.dressed

CHECK = {"check": "at-most", "as": "two-mills", "of": ["mill"], "most": 1, "cites": "8.4"}


def test_a_game_is_made_played_on_and_given_away(
    empty_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From New game to a board in a pack that unpacks with its game, all of it under rules that were just made."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "games"))
    refresh_games()
    window, session = empty_window, empty_window.session

    def choose(_parent: object, rulesets: object) -> object:
        dialog = new_game.NewGame(None, rulesets)  # type: ignore[arg-type]  # the rulesets that are asked with
        qtbot.addWidget(dialog)
        dialog.title.setText("Ford Days")
        dialog.starts.setCurrentRow(1)
        return dialog.game

    monkeypatch.setattr(new_game, "ask", choose)
    window.actions_["new_game"].trigger()
    assert session.live_los.answer is not None
    assert session.live_los.answer.expectation == "blocked"

    form = page_of(window, TerrainPage).form
    row = terrain_row("terrain_1", "Terrain 1", ("#a9a39a", "#4f4b46", "#5f5a52", "stone"))
    form.perform("Add a row", lambda sheet: put(sheet, ("terrains", 6), row))
    form.put(("terrains", 6, "title"), "Mill", "Name")
    box = page_of(window, SightPage).boxes["ties_higher"]
    between = next(card for choice, card in box.cards if choice.value == "between")
    qtbot.mouseClick(between, Qt.MouseButton.LeftButton)
    assert session.live_los.answer.expectation == "clear"
    assert session.game_desk.keep_example()
    session.game_desk.push(set_of("Add a check", "checks", value=[CHECK]))
    assert session.game is not None
    assert not session.game.trouble
    assert window.files.save()
    game = all_rulesets()["ford-days"]
    assert "mill" in game.terrains

    drawn = _drawn_and_checked(window, game)
    assert _given_away(drawn, tmp_path, monkeypatch)


def _drawn_and_checked(window: Window, game: Game) -> Board:
    """A board of the game with a mill too many, which its check tells and mends, and a line on it."""
    session = window.session
    grid = session.board.grid
    at = {label: grid.hex(label) for label in ("B2", "E4", "C3", "D3")}
    mills = dict.fromkeys((at["B2"], at["E4"]), HexContent((Feature("mill"),)))
    drawn = Board(
        grid, game.id, id="ford", title="Ford", base=Base("open"),
        hexes={**mills, at["C3"]: HexContent(level=1), at["D3"]: HexContent((Feature("woods"),))},
    )  # fmt: skip
    session.close()
    session.open(drawn, None)
    session.board_desk.live.refresh()
    (issue,) = session.board_desk.live.issues
    assert issue.code == "ford-days/two-mills"
    assert "8.4" in issue.cites
    session.board_desk.fix(issue, issue.fixes[0])
    session.board_desk.live.refresh()
    assert not session.board_desk.live.issues
    session.live_los.look(End(at["C3"]), End(grid.hex("E3")))
    assert session.live_los.answer is not None
    return session.board


def _given_away(board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether somebody who never had the game has it with the board, which passes its checks there."""
    folder = tmp_path / "maps"
    folder.mkdir()
    write_board(folder / "ford.board.json", board)
    pack = tmp_path / "ford.bobpack"
    assert run(["pack", "build", str(folder), "-o", str(pack)]) == 0
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "of-somebody-else"))
    refresh_games()
    assert "ford-days" not in all_rulesets()
    assert run(["pack", "unpack", str(pack), "-o", str(tmp_path / "out"), "--with-game"]) == 0
    refresh_games()
    assert run(["check", str(tmp_path / "out")]) == 0
    return "ford-days" in all_rulesets()
