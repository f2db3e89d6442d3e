from bob_editor.rules.checking import Breach, Card, Finding, Iterator, Severity, found, put
from bob_editor.rulesets.last_hundred_yards.cards.landings.breaches import stick_breaches
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import Landing, aboard, sticks
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check

STICKS = ("platoon", "gun", "vehicle", "heavy_weapons")


@card_check(Severity.ERROR, cites="16.1.1")
def stick_not_allowed(card: Card, mission: Mission) -> Iterator[Finding]:
    """A stick is one platoon that isn't deployed, one gun, one light vehicle, or up to five support weapons."""
    for stick in (one for one in sticks(mission) if one.units):
        fitting = [one for one in STICKS if not stick_breaches(one, stick.units)]
        yield from found(
            stick_breaches(str(stick.row.get("type", "platoon")), stick.units)
            or _of_platoons(mission, stick),
            f"Stick “{stick.name}”",
            card.at_field(*stick.path),
            tuple(
                put(f"Make it a {one.replace('_', ' ')} stick", (*stick.path, "type"), one)
                for one in fitting
                if one != stick.row.get("type", "platoon")
            ),
        )


def _of_platoons(mission: Mission, stick: Landing) -> list[Breach]:
    """What the card's own units breach: those of a stick are of one platoon, with no squad deployed."""
    units = aboard(mission, stick)
    if any(unit.says("deployed") for unit in units):
        return [Breach("stick-not-allowed", "a deployed squad doesn't jump")]
    platoons = {unit.platoon for unit in units if unit.platoon is not None}
    if stick.row.get("type", "platoon") == "platoon" and len(platoons) > 1:
        return [Breach("stick-not-allowed", f"units of {len(platoons)} platoons are no platoon stick")]
    return []
