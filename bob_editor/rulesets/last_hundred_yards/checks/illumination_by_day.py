"""Flares by day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission_fixes import put

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="17.4")
def illumination_by_day(card: Card) -> Iterator[Finding]:
    """Illumination may be asked for at night alone."""
    light = card.scenario.get("conditions", "light")
    night = light == "night" or any(
        row.get("light") == "night" for _, row in card.scenario.rows("conditions", "light")
    )
    if card.scenario.flag("flags", "illumination") and not night:
        yield Finding(
            "Illumination is in play, and the mission has no night.",
            at=(card.at_field("flags", "illumination"),),
            fixes=(put("Take it out of play", ("flags", "illumination"), False),),
        )
