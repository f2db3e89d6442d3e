from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rules.tags import rule_of, tagged, titles_of, within
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import send_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="52.0, 40.3, 45.1, 45.5, 20.3, 54.5")
def vehicle_or_gun_in_forbidden_terrain(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Vehicles and guns keep out of swamp, railway vehicles and rivers, also shallow ones.

    Nor may a vehicle be in an anti-tank ditch. It may set up in woods, jungle or a building and leave, but never enter
    again.
    """
    for unit in reading.placed:
        if unit.at is None or unit.kind not in (*ON_WHEELS, "gun"):
            continue
        told = _where(reading, unit)
        if told is None:
            continue
        terrain, rule, severity = told
        end = ", leaves it and never comes back" if severity is Severity.HINT else ", where it can't be"
        yield Finding(
            f"The {unit.name} sets up in {terrain} in {card.grid.label(unit.at)}{end}.",
            at=card.at_hex(unit.at),
            fixes=send_away(reading, unit),
            severity=severity,
            cites=rule,
        )


def _where(reading: CardReading, unit: Unit) -> tuple[str, str, Severity | None] | None:
    """What a vehicle or gun is in where it may not be, by which rule, and how bad that is; None where it may."""
    card, at = reading.card, unit.at
    if at is None:
        return None
    wheels = unit.kind in ON_WHEELS
    who, but = ("vehicle", reading.allowed(unit, at)) if wheels else ("gun", frozenset())
    if any(other.kind == "lc" and other.side == unit.side for other in reading.by_hex[at]):
        but |= tagged(card.ruleset, "sea")
    barred = reading.barred(who, at, but=but, set_up=True)
    if "swamp" in barred and wheels and "vehicle_in_swamp" in card.ruleset.rulings:
        allowed = card.ruling("vehicle_in_swamp") == "allow_setup"
        return within(card.ruleset, "swamp"), "52.0", Severity.HINT if allowed else None
    if barred:
        # A ford is for infantry (45.1).
        ford = barred[0] == "river" and reading.is_shallow(at)
        return ("a ford" if ford else within(card.ruleset, barred[0]), rule_of(card.ruleset, barred[0]), None)
    stuck = reading.barred(who, at, but=but)
    return (titles_of(card.ruleset, stuck), "20.3", Severity.HINT) if stuck else None
