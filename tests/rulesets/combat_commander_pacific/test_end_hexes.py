"""Distances along a thread in whole parts."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.rulesets.combat_commander_pacific.sight.end_hexes import in_parts

UNDER = st.integers(1, 2**120 - 1)


@given(over=st.integers(-(2**130), 2**130), under=UNDER, other=UNDER, more=st.integers(-2, 2))
def test_whole_parts_keep_the_order_of_fractions(over: int, under: int, other: int, more: int) -> None:
    """However near two fractions are, whichever sign stands below the line."""
    a, b = Fraction(over, under), Fraction(over * other // under + more, other)
    parts, others = in_parts(over, under), in_parts(-b.numerator, -b.denominator)
    assert (parts < others, parts == others) == (a < b, a == b)
