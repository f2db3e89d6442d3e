from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import SCREENS
from bob_editor.rulesets.last_hundred_yards.checks.cards.fortification_in_building import misplaced


@card_check(Severity.WARNING, cites="11.4.11")
def smoke_on_water(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Smoke and HE markers in a water hex without a shore are removed at once."""
    for marker in mission.markers:
        if marker.marker in SCREENS:
            yield from misplaced(mission, marker, "smoke-on-water", drop("Remove it", marker.path))
