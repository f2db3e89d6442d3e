from itertools import combinations

from bob_editor.rules.checking import Card, Finding, Fix, Hex, Iterator, Severity, found, put
from bob_editor.rulesets.last_hundred_yards.cards.fixes import nearest_in_play
from bob_editor.rulesets.last_hundred_yards.cards.landings.breaches import zone_breaches
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import Landing, sticks
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="16.1.2")
def landing_zones_too_close(card: Card, mission: Mission) -> Iterator[Finding]:
    """Parachute landing zones lie four hexes or more apart."""
    zones = [stick for stick in sticks(mission) if stick.zone is not None]
    for first, second in combinations(zones, 2):
        if first.zone is None or second.zone is None:
            continue
        others = [one.zone for one in zones if one is not second and one.zone is not None]
        yield from found(
            zone_breaches(first.zone.distance(second.zone)),
            f"Landing zones {mission.label(first.zone)} and {mission.label(second.zone)}",
            (card.at_hex(second.zone), card.at_field(*second.path, "lz")),
            _apart(mission, second, others),
        )


def _apart(mission: Mission, stick: Landing, others: list[Hex]) -> tuple[Fix, ...]:
    """Move a zone to the nearest hex that is far enough from the others."""
    start = stick.zone or others[0]
    to = nearest_in_play(
        mission, start, lambda at: not any(zone_breaches(at.distance(one)) for one in others)
    )
    label = "" if to is None else mission.label(to)
    return (put(f"Move the second to {label}", (*stick.path, "lz"), label),) if label else ()
