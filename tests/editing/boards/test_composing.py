"""Composing a map: where boards snap to, and what the edits do to the card."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.editing.boards import composing
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.model.board import Board
from bob_editor.model.joining import join, misfits
from bob_editor.model.laid_boards import Laid, Misfit
from bob_editor.model.scenario import PlacedBoard, Scenario

HALF = tuple((edge, "half") for edge in EDGES)
BOARD = Board(Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=HALF), "toy")  # type: ignore[arg-type]
WHOLE = Board(Grid(5, 4), "toy")
WIDE, HIGH = 12, 8


def laid(*places: tuple[float, float], board: Board = BOARD) -> list[Laid]:
    """The board at each of these places."""
    return [Laid(PlacedBoard("a", str(number + 1), at), board) for number, at in enumerate(places)]


def test_a_board_snaps_edge_to_edge() -> None:
    """Right, left, below and above, however carelessly it is let go."""
    for wanted, place in [
        ((10.4, 2.2), (WIDE, 0)),
        ((-14, -1), (-WIDE, 0)),
        ((2, 9), (0, HIGH)),
        ((-3, -6), (0, -HIGH)),
    ]:
        assert composing.snapped(laid((0, 0), wanted), 1, wanted) == place


def test_it_never_lies_over_another_beside_which_there_is_room() -> None:
    """Let go over the middle of an edge, it goes beside that edge; an overlay stays where it is put."""
    big = Board(Grid(21, (16, 17), shift="up", first_row=(1, 0), edges=HALF), "toy")  # type: ignore[arg-type]
    for wanted, place in [((33, 2), (60, 0)), ((-35, 1), (-60, 0)), ((2, 20), (0, 32)), ((1, -17), (0, -32))]:
        boards = laid((0, 0), wanted, board=big)
        assert composing.snapped(boards, 1, wanted) == place
    over = [*laid((0, 0), board=big), Laid(PlacedBoard("o", "O1", (12, 4)), BOARD, overlay=True)]
    assert composing.snapped(over, 1, (12.2, 4.1)) == (12, 4)


def test_far_from_others_it_lies_on_the_lattice() -> None:
    """Where its dots are dots of the map, and nowhere between."""
    at = composing.snapped(laid((0, 0), (40.3, 3.4)), 1, (40.3, 3.4))
    assert abs(at[0] - 40.3) <= 2
    assert abs(at[1] - 3.4) <= 2
    assert [one.kind for one in join(laid((0, 0), at), "toy").misfits] == ["apart"]


@given(st.floats(-40, 40), st.floats(-30, 30), st.booleans(), st.sampled_from([BOARD, WHOLE]))
def test_what_is_let_go_anywhere_lies_on_the_lattice(x: float, y: float, turned: bool, board: Board) -> None:
    """Turned or not, geomorphic or of whole hexes."""
    boards = laid((0, 0), board=board)
    boards.append(Laid(PlacedBoard("a", "2", (x, y), 180 if turned else 0), board))
    at = composing.snapped(boards, 1, (x, y))
    boards[1] = Laid(PlacedBoard("a", "2", at, 180 if turned else 0), board)
    assert "off_lattice" not in [one.kind for one in join(boards, "toy").misfits]


def test_one_more_board_goes_to_the_right() -> None:
    """And the first one to the beginning."""
    assert composing.next_place((), BOARD) == (0, 0)
    assert composing.next_place(laid((0, 0), (WIDE, 0)), BOARD) == (2 * WIDE, 0)


def test_the_card_is_edited() -> None:
    """Laid, moved, turned, cropped, called otherwise and taken away."""
    card = composing.lay_board(
        Scenario({}), "a.board.json", name=composing.free_name(Scenario({})), at=(0.0, 0)
    )
    assert card.data == {"map": {"boards": [{"board": "a.board.json", "name": "1", "at": [0, 0], "turn": 0}]}}
    card = composing.lay_board(card, "b.board.json", name=composing.free_name(card), at=(12, 0))
    card = composing.lay_board(
        card, "o.board.json", name=composing.free_name(card, overlay=True), at=(3, 1), overlay=True
    )
    assert [one.name for one in (*card.boards, *card.overlays)] == ["1", "2", "O1"]
    assert composing.free_name(card, wanted="7") == "7"
    assert composing.free_name(card, wanted="2") == "3"
    assert composing.move_board(card, 2, (6, 2)).overlays[0].at == (6, 2)
    assert composing.turn_board(composing.turn_board(card, 1), 1) == card
    assert composing.turn_board(card, 1).boards[1].turn == 180
    cropped = composing.crop_board(card, 1, ["A1"])
    assert cropped.boards[1].crop == ("A1",)
    assert composing.crop_board(cropped, 1, None) == card
    named = composing.call_board(Scenario({**card.data, "units": [{"at": "2.A1"}]}), 1, "9")
    assert named.boards[1].name == "9"
    assert named.get("units", 0, "at") == "9.A1"
    assert composing.take_board(card, 0).boards[0].name == "2"


def test_boards_in_a_row_mate_whatever_lies_among_them() -> None:
    """One that mates with no other comes last, and parts none of those that do."""
    assert composing.in_a_row([]) == []
    big = Board(Grid(21, (16, 17), shift="up", first_row=(1, 0), edges=HALF), "toy")  # type: ignore[arg-type]
    first, alien, second = composing.in_a_row([big, Board(Grid(19, 15), "toy"), big])
    assert (first, second) == ((0, 0), (60, 0))
    assert alien[0] >= 2 * 60
    shifted = Board(Grid(5, 4, shift="down"), "toy"), Board(Grid(4, 4, shift="up"), "toy")
    places = composing.in_a_row(shifted)
    boards = [
        Laid(PlacedBoard("a", str(place), at), board)
        for place, (at, board) in enumerate(zip(places, shifted, strict=True))
    ]
    assert not join(boards, "toy").misfits


def test_a_board_of_a_row_is_held_against_the_last_ones_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many lie before it: it can't meet those."""
    joined: list[int] = []

    def counted(laid: Sequence[Laid]) -> tuple[Misfit, ...]:
        joined.append(len(laid))
        return misfits(laid)

    monkeypatch.setattr(composing, "misfits", counted)
    places = composing.in_a_row([BOARD] * 12)
    assert len({x for x, _ in places}) == 12
    assert max(joined) == composing.LAST + 2
