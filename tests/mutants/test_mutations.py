"""What is done to a file's values can be done to any that JSON can hold."""

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.mutants.mutations import mutated

NUMBERS = st.integers() | st.floats() | st.integers(10**310, 10**312) | st.integers(-(10**312), -(10**310))


@given(number=NUMBERS, seed=st.integers(0, 10**6))
def test_any_number_is_made_another_document(number: float, seed: int) -> None:
    """A hunt of a hundred thousand ended at a number that no float can hold."""
    mutated(random.Random(seed), {"numbers": [number] * 5}, times=6)
