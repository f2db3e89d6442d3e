"""A window that is killed loses a second of work at most, and its file is whole; ``make kills`` kills more."""

from __future__ import annotations

import pytest

from tests.kills.killing import FILES, killed


@pytest.mark.parametrize("number", [0, 1, 3, 4])
def test_a_kill_takes_a_second_of_work_at_most(number: int) -> None:
    """Whatever is done at that moment: drawing, marking, undoing, typing in a card, saving."""
    found = killed(number, seed=3)
    assert found.faults == (), FILES[number]
    assert found.steps > 1
