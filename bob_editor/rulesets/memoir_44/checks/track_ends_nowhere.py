"""Tracks that stop in the open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, board_check
from bob_editor.rulesets.memoir_44.lines import stops, track_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.ground import Ground


@board_check(Severity.HINT, cites="T38")
def track_ends_nowhere(ground: Ground) -> Iterator[Finding]:
    """A railroad track leads off the board, or on to more track, a station or a railroad bridge."""
    yield from stops(ground, track_line(ground))
