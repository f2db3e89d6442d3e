"""Several positions in a hex."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.breach import found
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS, Spot
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import marker_breaches


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
                marker_breaches(card.ruleset, marker.marker, Spot(markers=(earlier[0].marker,))),
                "two-fortifications",
                mission.label(marker.at),
                mission.places(marker),
                (drop("Remove the second", marker.path),),
            )
