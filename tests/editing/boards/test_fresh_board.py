"""What a new board has printed on it."""

from bob_editor.editing.boards.fresh_board import printed
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rulesets import ruleset

PACIFIC = ruleset("combat-commander-pacific")


def test_a_map_of_the_printed_size_has_what_every_map_has() -> None:
    """Five objectives, exit points and a letter: nothing is wrong with it."""
    board = printed(Board(Grid(15, 10), PACIFIC.id, title="Lagoon"), PACIFIC)
    assert [row["number"] for row in board.objectives] == [1, 2, 3, 4, 5]
    assert board.title == "Lagoon"
    assert not issues_of_board(board, PACIFIC)


def test_a_map_of_another_size_stays_empty() -> None:
    """Where no preset has that grid nothing is put on it."""
    empty = Board(Grid(9, 7), PACIFIC.id)
    assert printed(empty, PACIFIC) == empty


def test_a_game_that_prints_nothing() -> None:
    """Presets without a board leave it as it is."""
    rules = ruleset("band-of-brothers-2.2")
    empty = Board(Grid(19, 12), rules.id)
    assert printed(empty, rules) == empty
