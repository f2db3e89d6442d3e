from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import marker_breaches


@card_check(Severity.ERROR, cites="20.7c, 4.1.6a.iii")
def fortification_in_building(card: Card, mission: Mission) -> Iterator[Finding]:
    """Improved and fortified positions stand in no building hex but one of huts."""
    for marker in mission.markers:
        if marker.marker in FORTIFICATIONS:
            yield from found(
                marker_breaches(card.ruleset, marker.marker, mission.spot(marker.at, but=marker)),
                mission.label(marker.at),
                mission.places(marker),
                move(mission, marker) or (drop("Remove it", marker.path),),
                name="fortification-in-building",
            )
