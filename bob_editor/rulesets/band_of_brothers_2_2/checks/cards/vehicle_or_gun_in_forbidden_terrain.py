"""Vehicles and guns where they can't set up."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check, titles_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.ground import DEEP, HOUSES
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="52.0, 40.3, 43.4, 45.1, 45.5, 20.3")
def vehicle_or_gun_in_forbidden_terrain(card: Card) -> Iterator[Finding]:
    """Vehicles and guns keep out of swamp, railway vehicles and rivers, also shallow ones, vehicles also out of caves.

    A vehicle may set up in woods, jungle or a building and leave, but never enter again.
    """
    reading = read(card)
    for unit in reading.placed:
        if unit.at is None or unit.kind not in (*ON_WHEELS, "gun"):
            continue
        there = reading.terrain(unit.at)
        craft = any(other.kind == "lc" and other.side == unit.side for other in reading.by_hex[unit.at])
        vehicle = unit.kind in ON_WHEELS
        terrain, severity = "", None
        if "swamp" in there:
            terrain = "swamp"
            if vehicle and card.scene.ruleset.rulings.get("vehicle_in_swamp") is not None:
                severity = Severity.HINT if card.ruling("vehicle_in_swamp") == "allow_setup" else None
        elif "railway_vehicle" in there:
            terrain = "a railway vehicle"
        elif vehicle and unit.position == "cave":
            terrain = "a cave"
        elif there.intersection(DEEP) and "bridge" not in there:
            # A ford is for infantry (45.1).
            terrain = "a ford" if reading.is_shallow(unit.at) and "river" in there else "deep water"
        elif "ocean" in there and not craft:
            terrain = "the ocean"
        elif vehicle and "road" not in there and there & {*HOUSES, "woods", "jungle"}:
            if reading.has_access(unit, there):
                continue
            terrain, severity = (
                titles_of(card.ruleset, tuple(sorted(there & {*HOUSES, "woods", "jungle"}))),
                Severity.HINT,
            )
        if not terrain:
            continue
        end = ", leaves it and never comes back" if severity is Severity.HINT else ", where it can't be"
        yield Finding(
            f"The {unit.name} sets up in {terrain} in {card.grid.label(unit.at)}{end}.",
            at=(card.at_hex(unit.at),),
            fixes=(*move_away(reading, unit), drop(f"Take the {unit.name} off the map", unit.path)),
            severity=severity,
        )
