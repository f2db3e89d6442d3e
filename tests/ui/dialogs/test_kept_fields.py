"""What is entered in the forms that begin documents, or say something of one, outlives the program."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.rules.games.titles import titles_of
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.shipped import sample_board
from bob_editor.ui.dialogs.accept_issue import AcceptIssue
from bob_editor.ui.dialogs.documents.board_properties import BoardProperties
from bob_editor.ui.dialogs.documents.new_board import NewBoard
from bob_editor.ui.dialogs.documents.new_scenario import NewScenario
from bob_editor.ui.dialogs.games.new_game import NewGame
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dress.placed_dialog import PlacedDialog

Opens = Callable[[Callable[[], PlacedDialog]], PlacedDialog]


@pytest.fixture
def opens(qtbot: QtBot, folder: Path) -> Opens:
    """Opens a dialog, with what a crash left."""
    del folder

    def open_it(make: Callable[[], PlacedDialog]) -> PlacedDialog:
        dialog = make()
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(dialog.findChild(KeptEntries)._timer.isActive)
        return dialog

    return open_it


def _die(dialog: PlacedDialog) -> None:
    """As the program does: nothing is taken back, and nobody holds the lock."""
    kept = dialog.findChild(KeptEntries)
    kept.keep()
    kept._timer.stop()
    kept._lock.unlock()


def test_properties_of_a_board(opens: Opens, folder: Path, board: Board) -> None:
    """Lines, choices and answers to rulings; of what nobody entered, and of what is left, nothing stays."""
    rules = all_rulesets()[board.ruleset]

    def opened() -> BoardProperties:
        dialog = opens(lambda: BoardProperties(None, board, rules))
        assert isinstance(dialog, BoardProperties)
        return dialog

    dialog = opened()
    _die(dialog)
    assert not list(folder.glob("*.autosave.json"))
    dialog = opened()
    dialog.author.setText("Somebody with a long name")
    name, box = next(iter(dialog.rulings.boxes.items()))
    box.setCurrentIndex(1 - box.currentIndex())
    answers = dialog.rulings.answers
    assert name in answers
    _die(dialog)
    dialog = opened()
    assert dialog.author.text() == "Somebody with a long name"
    assert dialog.rulings.answers == answers
    dialog.reject()
    assert not list(folder.glob("*.autosave.json"))


@pytest.mark.parametrize("own", [False, True])
def test_a_new_board(opens: Opens, own: bool) -> None:
    """Its size is the preset that was chosen, or one's own."""

    def made() -> NewBoard:
        dialog = NewBoard(None, all_rulesets())
        dialog.keep_entries()
        return dialog

    dialog = opens(made)
    assert isinstance(dialog, NewBoard)
    dialog.title.setText("Mill")
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("memoir-44"))
    dialog.size_choice.setCurrentIndex(1)
    if own:
        dialog.columns.setValue(7)
        dialog.half.setChecked(True)
    wanted = dialog.board
    _die(dialog)
    again = opens(made)
    assert isinstance(again, NewBoard)
    assert again.board == wanted
    again.reject()


def test_a_new_scenario(opens: Opens, tmp_path: Path) -> None:
    """Its title and the boards that were ticked."""
    file = sample_board()

    def made() -> NewScenario:
        dialog = NewScenario(None, all_rulesets(), str(tmp_path))
        dialog.keep_entries()
        return dialog

    dialog = opens(made)
    assert isinstance(dialog, NewScenario)
    dialog.title.setText("Attack")
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData(file.parent.name))
    dialog.add_files([file])
    _die(dialog)
    again = opens(made)
    assert isinstance(again, NewScenario)
    assert again.chosen_title == "Attack"
    assert again.chosen_ruleset.id == file.parent.name
    assert [one for one, _ in again.chosen] == [file]
    again.reject()


def test_a_new_game_and_a_reason(opens: Opens) -> None:
    """What the game begins with, too, though another game that stood before it is gone."""
    games = dict(list(all_rulesets().items())[:2])
    *_, last = titles_of(games)
    dialog = opens(lambda: NewGame(None, games))
    assert isinstance(dialog, NewGame)
    dialog.title.setText("Fronts")
    dialog.starts.setCurrentRow(dialog.starts.count() - 1)
    wanted = dialog.game
    _die(dialog)
    again = opens(lambda: NewGame(None, {last: games[last]}))
    assert isinstance(again, NewGame)
    assert again.game == wanted
    again.reject()
    asked = opens(lambda: AcceptIssue(None, "A bridge leads nowhere", "B2"))
    assert isinstance(asked, AcceptIssue)
    asked.reason.setText("As printed")
    _die(asked)
    asked = opens(lambda: AcceptIssue(None, "A bridge leads nowhere", "B2"))
    assert isinstance(asked, AcceptIssue)
    assert asked.reason.text() == "As printed"
    asked.reject()
