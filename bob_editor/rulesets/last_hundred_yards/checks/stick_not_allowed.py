"""Sticks that don't fit an aircraft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.breach import found
from bob_editor.rulesets.last_hundred_yards.landing_hexes import sticks
from bob_editor.rulesets.last_hundred_yards.landings import stick_breaches
from bob_editor.rulesets.last_hundred_yards.mission import mission_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="16.1.1")
def stick_not_allowed(card: Card) -> Iterator[Finding]:
    """A stick is one platoon that isn't deployed, one gun, one light vehicle, or up to five support weapons."""
    mission = mission_of(card)
    for stick in (one for one in sticks(mission) if one.units):
        yield from found(
            stick_breaches(str(stick.row.get("type", "platoon")), stick.units),
            "stick-not-allowed",
            f"Stick “{stick.name}”",
            (card.at_field(*stick.path),),
        )
