"""Support points that nobody spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.purchases import available_points, bill_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.HINT, cites="23.0")
def support_points_left(card: Card) -> Iterator[Finding]:
    """Support points that are left are lost."""
    mission = mission_of(card)
    for side in mission.sides if mission.dyo else ():
        bill, available = bill_of(mission, side), available_points(mission, side)
        if bill is not None and available is not None and bill.total < available:
            yield Finding(
                f"The {side.title.lower()} leaves {available - bill.total} of {available} support points unspent.",
                at=(card.at_field("dyo", "purchases", side.role),),
            )
