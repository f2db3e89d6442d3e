"""Bids that say nothing about who attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_areas import ROLES
from bob_editor.rulesets.last_hundred_yards.mission_fixes import put
from bob_editor.rulesets.last_hundred_yards.mission_rows import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.model.scenario import Scenario
    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="23.0")
def bid_invalid(card: Card) -> Iterator[Finding]:
    """Both players bid a score of nought or more, and the lower bid attacks."""
    mission = mission_of(card)
    if not mission.dyo:
        return
    bids = [whole(card.scenario.get("dyo", "bids", role)) for role in ROLES]
    winning = whole(card.scenario.get("dyo", "winning_bid"))
    attacker, defender = bids
    place = (card.at_field("dyo", "bids"),)
    if any(bid is not None and bid < 0 for bid in (*bids, winning)):
        yield Finding("A bid is below 0.", at=place, fixes=(Edit("Make it 0", _not_negative),))
    elif attacker is None and winning is None:
        yield Finding("Nobody has bid.", at=place, fixes=(put("Bid 25", ("dyo", "winning_bid"), 25),))
    elif attacker is not None and defender is not None and attacker > defender:
        swapped = {"attacker": defender, "defender": attacker}
        yield Finding(
            f"The attacker bids {attacker}, the defender {defender}: the lower bid attacks.",
            at=place,
            fixes=(put("Swap the bids", ("dyo", "bids"), swapped),),
        )


def _not_negative(scenario: Scenario) -> Scenario:
    """The card with no bid below nought."""
    for path in (("dyo", "bids", "attacker"), ("dyo", "bids", "defender"), ("dyo", "winning_bid")):
        bid = scenario.whole(*path)
        if bid is not None and bid < 0:
            scenario = scenario_edits.put(scenario, path, 0)
    return scenario
