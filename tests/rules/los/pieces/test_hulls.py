"""Corners of clipped artwork as whole numbers."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.rules.los.pieces.hulls import GREATEST_DENOMINATOR, nearest_fraction


@given(
    st.one_of(
        st.floats(-3000, 3000),
        st.fractions(-3000, 3000, max_denominator=GREATEST_DENOMINATOR).map(float),
    ),
    st.integers(1, GREATEST_DENOMINATOR),
)
def test_the_nearest_fraction_is_pythons(x: float, most: int) -> None:
    wanted = Fraction(x).limit_denominator(most)
    assert nearest_fraction(x, most) == (wanted.numerator, wanted.denominator)
