"""Gliders that are likely to crash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.breach import found
from bob_editor.rulesets.last_hundred_yards.landing_hexes import crash_drm, gliders
from bob_editor.rulesets.last_hundred_yards.landings import crash_warnings
from bob_editor.rulesets.last_hundred_yards.mission import mission_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.HINT, cites="16.1.5")
def glider_crash_risk(card: Card) -> Iterator[Finding]:
    """A glider crashes on 9 or more; obstacles, water, gliders and the map's edge beside its path add to the roll."""
    mission = mission_of(card)
    for glider in gliders(mission):
        yield from found(
            crash_warnings(crash_drm(mission, glider)),
            "glider-crash-risk",
            f"Glider “{glider.name}”",
            (card.at_field(*glider.path, "skid"),),
        )
