from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, drop, found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import marker_breaches


@card_check(Severity.ERROR, cites="20.7c, 4.1.6a.iii")
def fortification_in_building(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Improved and fortified positions stand in no building hex but one of huts."""
    for marker in mission.markers:
        if marker.marker in FORTIFICATIONS:
            fixes = move(mission, marker) or (drop("Remove it", marker.path),)
            yield from misplaced(mission, marker, "fortification-in-building", *fixes)


def misplaced(mission: Mission, marker: MissionMarker, name: str, *fixes: Fix) -> Iterator[Finding]:
    """The findings of one check, by its name, about a marker that lies where it may not."""
    breaches = marker_breaches(mission.card.ruleset, marker.marker, mission.spot(marker.at, but=marker))
    yield from found(breaches, mission.label(marker.at), mission.places(marker), fixes, name=name)
