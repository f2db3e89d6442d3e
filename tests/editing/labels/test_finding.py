"""Places are found by a label's words or a hex's name."""

import pytest

from bob_editor.editing.labels.finding import places_called
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.model.board import Board, Label

GRID = Grid(9, 9)
BOARD = Board(
    GRID,
    "band-of-brothers-2.2",
    labels=(
        Label("Le Moulin", (12.0, 9.0)),
        Label("Côte\nSainte-Anne", (6.0, 6.0)),
        Label("Moulin à vent", (-20.0, 6.0)),
    ),
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", ["Côte\nSainte-Anne", "Le Moulin", "Moulin à vent"]),
        ("MOULIN", ["Moulin à vent", "Le Moulin"]),
        ("anne cote", ["Côte\nSainte-Anne"]),
        ("moulin a", ["Moulin à vent"]),
        ("e4", ["E4"]),
        ("zz", []),
    ],
)
def test_places_are_found(words: str, found: list[str]) -> None:
    """By any of their words, whatever the case and the accents."""
    assert [one.words for one in places_called(BOARD, words)] == found


def test_a_label_is_shown_where_it_is_and_beside_the_board_at_its_edge() -> None:
    """So that there is a hex to show."""
    first, second = places_called(BOARD, "moulin")
    assert (first.label, second.label) == (2, 0)
    assert GRID.position(first.at)[0] == 0
    assert second.at == GRID.frame.hex_at((12.0, 9.0))


def test_a_hex_of_a_map_is_found_by_its_board() -> None:
    """Also where the board's name has small letters."""
    grid = JoinedGrid(4, 4, parts=(Part("nord", GRID),))
    found = places_called(Board(grid, "band-of-brothers-2.2"), "nord.e4")
    assert [one.words for one in found] == ["nord.E4"]
