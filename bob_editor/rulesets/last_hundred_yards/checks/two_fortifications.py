"""Several positions in a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.breach import found
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_fixes import drop
from bob_editor.rulesets.last_hundred_yards.placement import FORTIFICATIONS, Spot, marker_breaches

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="20.7c")
def two_fortifications(card: Card) -> Iterator[Finding]:
    """A hex holds one improved or fortified position."""
    mission = mission_of(card)
    for place, marker in enumerate(mission.markers):
        earlier = [
            one for one in mission.markers[:place] if one.at == marker.at and one.marker in FORTIFICATIONS
        ]
        if marker.marker in FORTIFICATIONS and earlier:
            yield from found(
                marker_breaches(marker.marker, Spot(markers=(earlier[0].marker,))),
                "two-fortifications",
                mission.label(marker.at),
                mission.places(marker),
                (drop("Remove the second", marker.path),),
            )
