"""Units that can't fire from where they start."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import drop, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, read


@scenario_check(Severity.WARNING, cites="31.0, 43.3, 43.4, 45.1, 45.6, 52.0")
def unit_cannot_fire_here(card: Card) -> Iterator[Finding]:
    """Mortars don't fire from buildings, pillboxes, swamp or caves, weapon teams not from swamp, surf or a ford.

    Squads with grenade dischargers don't from pillboxes, and of passengers only some fire at all.
    """
    reading = read(card)
    for unit in reading.units:
        why = _carried(reading, unit) if unit.carrier else _hindered(reading, unit)
        if not why:
            continue
        carrier = next((one for one in reading.units if one.id == unit.carrier), None)
        at = unit.at if unit.at is not None else None if carrier is None else carrier.at
        fix = (
            (put(f"Unload the {unit.name}", (*unit.path, "mounted_on"), None),)
            if unit.carrier
            else (*move_away(reading, unit), drop(f"Take the {unit.name} off the map", unit.path))
        )
        yield Finding(
            f"The {unit.name} can't fire from {why}.",
            at=(card.at_field(*unit.path) if at is None else card.at_hex(at),),
            fixes=fix,
        )


def _hindered(reading: CardReading, unit: Unit) -> str:
    """From what a unit on the map can't fire; "" where it can."""
    if unit.at is None:
        return ""
    there = reading.terrain(unit.at)
    boxed = bool(reading.markers_in(unit.at, "pillbox", "bunker"))
    if unit.is_mortar:
        if unit.position == "cave":
            return "a cave"
        if boxed:
            return "a pillbox or bunker"
        if reading.named_in(unit.at, "house", "railway_vehicle"):
            return "a building"
    if "gd" in unit.traits and boxed:
        return "a pillbox or bunker"
    if unit.kind == "wt":
        ford = (
            bool(reading.named_in(unit.at, "deep"))
            and "bridge" not in there
            and not reading.is_deep_water(unit.at)
        )
        wet = [name for name in ("swamp", "surf") if name in there]
        return wet[0] if wet else "a ford" if ford else ""
    return ""


def _carried(reading: CardReading, unit: Unit) -> str:
    """From what a passenger can't fire; "" where it can (21.4)."""
    carrier = next((one for one in reading.units if one.id == unit.carrier), None)
    if carrier is None or carrier.kind != "carrier" or unit.kind not in ("squad", "wt"):
        return ""
    side = reading.card.side_rows.get(unit.side, {})
    named = side.get("carrier_fire")
    extra = named if isinstance(named, list | tuple) else ()
    free = unit.kind == "wt" or unit.traits & {"panzer_grenadier", "ss"}
    # Edition 2.1 lets every squad in a halftrack fire: it knows no list of those that may.
    listed = unit.id in extra or unit.counter in extra
    anyone = reading.switched("any_passenger_fires")
    return "" if free or listed or anyone else f"the {carrier.name}"
