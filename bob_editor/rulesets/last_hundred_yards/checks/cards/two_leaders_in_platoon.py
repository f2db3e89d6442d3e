from bob_editor.rules.checking import Card, Finding, Iterator, Severity, taken_out
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.checks.cards.leader_without_platoon import (
    led_by,
    platoon_name,
    unled,
)


@card_check(Severity.ERROR, cites="20.6.2")
def two_leaders_in_platoon(card: Card, mission: Mission) -> Iterator[Finding]:
    """A platoon has one leader."""
    led = set()
    for unit in mission.units:
        if unit.platoon is None or unit.kind_id != "platoon_leader":
            continue
        if unit.platoon in led:
            bare, gone = unled(mission, unit), taken_out(card, "Take the second away", unit.path)
            yield Finding(
                f"Platoon {platoon_name(unit)} has a second leader.",
                at=mission.places(unit),
                fixes=led_by(unit, bare[0]) if bare else gone,
            )
        led.add(unit.platoon)
