"""Distances along a thread in whole parts."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.rules.los.pieces.stretches import in_parts
from bob_editor.rules.los.scene import End
from tests.rulesets.combat_commander_pacific.boards import board_of, box, sight_on

UNDER = st.integers(1, 2**120 - 1)


@given(over=st.integers(-(2**130), 2**130), under=UNDER, other=UNDER, more=st.integers(-2, 2))
def test_whole_parts_keep_the_order_of_fractions(over: int, under: int, other: int, more: int) -> None:
    """However near two fractions are, whichever sign stands below the line."""
    a, b = Fraction(over, under), Fraction(over * other // under + more, other)
    parts, others = in_parts(over, under), in_parts(-b.numerator, -b.denominator)
    assert (parts < others, parts == others) == (a < b, a == b)


def test_a_run_begins_in_one_hex_whichever_end_is_asked_from() -> None:
    """Ground that goes on from one beside the line to one across it is one run, also where no more is asked for."""
    hexes = {"D1": {"level": 3}, "E1": {"level": 3}}
    sight = sight_on(board_of(columns=5, rows=2, hexes=hexes, contours=[(3, box(7.5, -0.1, 8.2, 0.1))]))
    at = sight.scene.board.grid.hex
    for start, goal, told in (("A1", "E1", ["D1", "E1"]), ("E1", "A1", ["E1", "D1"])):
        reasons = sight.trace(End(at(start)), End(at(goal))).reasons
        assert reasons[0].at == told[0]
        assert [one.at for one in reasons] == told
