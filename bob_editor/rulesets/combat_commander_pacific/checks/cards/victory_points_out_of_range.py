"""Victory points off the track."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import put

_MOST = 40


@scenario_check(Severity.ERROR, cites="11.1.1")
def victory_points_out_of_range(card: Card) -> Iterator[Finding]:
    """The track shows 0 to 20, and on its back 20 more, for either side."""
    points = card.scenario.get("victory", "vp_start")
    if points is None:
        return
    whole = card.scenario.whole("victory", "vp_start")
    if whole is None or abs(whole) > _MOST:
        right = 0 if whole is None else min(max(whole, -_MOST), _MOST)
        yield Finding(
            f"The game starts at {points} victory points, which the track doesn't show.",
            (card.at_field("victory", "vp_start"),),
            (put(f"Start at {right}", ("victory", "vp_start"), right),),
        )
