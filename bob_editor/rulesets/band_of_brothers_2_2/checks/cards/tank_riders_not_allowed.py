from collections import Counter
from collections.abc import Mapping
from itertools import product

from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, add, all_of, counted, drop, put
from bob_editor.rules.mending import FieldPath
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import KINDS, word


@card_check(Severity.ERROR, cites="22.0")
def tank_riders_not_allowed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Squads ride on tanks by special rule only: one on each, and never on a carrier.

    The card names each pair of squad and vehicle.
    """
    named: set[tuple[str, str]] = set()
    for index, side, _ in reading.side_fields():
        laden: Counter[str] = Counter()
        for number, row in card.scenario.rows("sides", index, "tank_riders"):
            squad, vehicle = str(row.get("squad")), str(row.get("vehicle"))
            named.add((squad, vehicle))
            laden[vehicle] += 1
            path = ("sides", index, "tank_riders", number)
            if why := _why_not(reading, side, squad, vehicle, laden):
                yield Finding(
                    f"{reading.side_title(side)}: {why}.",
                    at=card.at_field(*path),
                    fixes=_walk(card, path, row.get("squad")),
                )
    yield from _too_many(card, reading)
    for unit in reading.all_units:
        # In a list of forces a tank is called by its counter, on the map by its id.
        known = reading.units if unit.path[0] == "units" else reading.of_side(unit.side)
        tank = next((one for one in known if unit.carrier and unit.carrier in (one.id, one.counter)), None)
        if tank is None or tank.kind != "vehicle" or tank.side != unit.side:
            continue
        if named.isdisjoint(product((unit.id, unit.counter), (tank.id, tank.counter))):
            yield Finding(
                f"The {unit.name} rides on the {tank.name}, and no special rule lets it.",
                at=card.where(tank.at, *unit.path),
                fixes=put("Let it walk", (*unit.path, "mounted_on"), None),
            )


def _too_many(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Squads of a group that ride on fewer tanks than they are; those that find none on which to ride walk."""
    for group in reading.groups:
        tanks, riders = Counter[str](), Counter[str]()
        for tank in group.forces:
            tanks[tank.counter] += tank.count if tank.kind == "vehicle" else 0
        for unit in (one for one in group.forces if one.carrier and tanks[one.carrier]):
            left = max(tanks[unit.carrier] - riders[unit.carrier], 0)
            riders[unit.carrier] += unit.count
            if unit.count <= left:
                continue
            others = {name: value for name, value in unit.row.items() if name not in ("id", "mounted_on")}
            rest = add("", unit.path[:-1], {**others, "count": unit.count - left})
            yield Finding(
                f"{riders[unit.carrier]} of {unit.name} ride on {counted(tanks[unit.carrier], 'tank')}, one on each.",
                at=card.at_field(*unit.path),
                fixes=all_of(f"Let {left} ride", (put("", (*unit.path, "count"), left), rest))
                if left
                else put("Let it walk", (*unit.path, "mounted_on"), None),
            )


def _why_not(reading: CardReading, side: str, squad: str, vehicle: str, laden: Mapping[str, int]) -> str:
    """Why a squad can't ride on a vehicle on which so many ride; "" where it may."""
    units = (*reading.of_side(side), *reading.exchanged(side))
    own = {name for unit in units for name in (unit.id, unit.counter)}
    enemies = (unit for enemy in reading.enemies_of(side) for unit in reading.of_side(enemy))
    others = {name for unit in enemies for name in (unit.id, unit.counter)} - own
    by_id, counters = {unit.id: unit for unit in reading.units if unit.id}, unit_types(reading.card)
    tank, rider, described = by_id.get(vehicle), by_id.get(squad), counters.get(vehicle, {})
    kind, name = (tank.kind, tank.name) if tank else (described.get("kind"), described.get("name") or vehicle)
    rides = rider.kind if rider else str(counters.get(squad, {}).get("kind") or "squad")
    room = 1 if tank else sum(unit.count for unit in units if unit.counter == vehicle) or 1
    if foreign := [one for one in (squad, vehicle) if one in others]:
        return f"{foreign[0]} is of the other side"
    if rides != "squad":
        return f"a {word(KINDS, rides)} can't ride on the {name}: only squads do"
    if kind == "carrier":
        return f"the {name} is a carrier, which has passengers and no riders"
    if kind not in ("vehicle", None):
        return f"the {name} is no vehicle"
    return f"more than one squad rides on the {name}" if laden[vehicle] > room else ""


def _walk(card: Card, path: FieldPath, squad: object) -> Fix:
    """Part a pair of rider and vehicle; the squad, if it is on the map, walks."""
    riders = [index for index, row in card.scenario.units if squad in (row.get("id"), row.get("unit_type"))]
    off = [put("", ("units", index, "mounted_on"), None) for index in riders if squad is not None]
    return all_of("Let them walk", [*off, drop("", path)])
