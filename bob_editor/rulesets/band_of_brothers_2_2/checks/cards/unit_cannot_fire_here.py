from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import send_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="31.0, 43.3, 43.4, 45.1, 45.6, 52.0")
def unit_cannot_fire_here(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Mortars don't fire from buildings, pillboxes, swamp or caves, weapon teams not from swamp, surf or a ford.

    Squads with grenade dischargers don't from pillboxes.
    """
    for unit in reading.units:
        why, rule = ("", "") if unit.carrier else _hindered(reading, unit)
        if not why:
            continue
        yield Finding(
            f"The {unit.name} can't fire from {why}.",
            at=card.where(unit.at, *unit.path),
            fixes=send_away(reading, unit),
            cites=rule,
        )


def _hindered(reading: CardReading, unit: Unit) -> tuple[str, str]:
    """From what a unit on the map can't fire, and by which rule; "" where it can."""
    if unit.at is None:
        return "", ""
    there = reading.terrain(unit.at)
    boxed = bool(reading.markers_in(unit.at, "pillbox", "bunker"))
    if unit.is_mortar:
        if unit.position == "cave":
            return "a cave", "43.4"
        if boxed:
            return "a pillbox or bunker", "43.3"
        if reading.named_in(unit.at, "house", "railway_vehicle"):
            return "a building", "31.0"
    if "gd" in unit.traits and boxed:
        return "a pillbox or bunker", "43.3"
    if unit.kind == "wt":
        ford = (
            bool(reading.named_in(unit.at, "deep"))
            and "bridge" not in there
            and not reading.is_deep_water(unit.at)
        )
        wet = [(name, rule) for name, rule in (("swamp", "52.0"), ("surf", "45.6")) if name in there]
        return wet[0] if wet else ("a ford", "45.1") if ford else ("", "")
    return "", ""
