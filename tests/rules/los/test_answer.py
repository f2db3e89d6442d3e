"""How a reason is told: with its place, where its text doesn't name it."""

import pytest

from bob_editor.rules.los.answer import Reason


@pytest.mark.parametrize(
    ("reason", "lead"),
    [
        (Reason("obstacle", "16.2", "Woods at H1 block.", "H1"), ""),
        (Reason("obstacle", "16.2", "Woods at H10 block.", "H1"), "H1: "),
        (Reason("hexside", "4.2", "The line crosses wall H1/H2.", "H1/H2"), ""),
        (Reason("depression", "T88", "It is seen from beside it only.", "1.H1"), "1.H1: "),
        (Reason("clear", "16.1", "Nothing between the two hexes is in the way.", "H1"), ""),
        (Reason("other", "1", "No place at all."), ""),
    ],
)
def test_a_place_is_told_once(reason: Reason, lead: str) -> None:
    """Neither twice, nor left out since another hex's name begins as its own; a clear line is clear as a whole."""
    assert reason.lead == lead
