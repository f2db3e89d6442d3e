from itertools import combinations

from bob_editor.rules.checking import (
    Card,
    Finding,
    Fix,
    Hex,
    Iterator,
    Severity,
    counted,
    fields_in,
    put,
    whole,
)
from bob_editor.rules.named import unknown_names
from bob_editor.rules.tries import A_FINDING, spend
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, SQUADS, Group
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, Json, card_check
from bob_editor.rulesets.band_of_brothers_2_2.checks.cards.shared_half_hex import board_sharing


@card_check(Severity.ERROR, cites="2.0, 18.0", whole_map=True)
def setup_area_too_small(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A set-up area has room for all units that set up in it: two to a location, one vehicle to a hex.

    Areas of the two sides that overlap or touch put enemies next to each other before the first turn.
    """
    for group, hexes in reading.areas:
        foot = sum(unit.count for unit in group.forces if unit.kind in (*SQUADS, "gun") and not unit.carrier)
        foot += whole(group.row.get("decoys")) or 0
        wheels = sum(unit.count for unit in group.forces if unit.kind in ON_WHEELS and not unit.carrier)
        room = [at for at in hexes if at in reading.playable]
        places = sum(reading.locations(at) for at in room)
        if (foot <= 2 * places and wheels <= len(room)) and (room or "area" not in group.row):
            continue
        # One that has no hex because it names what isn't there, or itself, is told as such.
        unknown = any(name.path[: len(group.path)] == group.path for name in unknown_names(card))
        if not room and (unknown or card.hex_sets.in_circle(group.row.get("area"))):
            continue
        name = f"Set-up area {_title(group)}"
        said = (
            f"{name} has no hex"
            if not room
            else f"{name} has {counted(len(room), 'hex', 'hexes')} for {counted(foot + wheels, 'unit')}"
        )
        label, wider = _wider(reading, group, hexes, foot, wheels) or ("", None)
        path = (*group.path, "area")
        yield Finding(
            f"{said}.",
            at=card.at_field(*path),
            highlight=(card.at_hex(at) for at in room),
            fixes=put(label, path, wider) if wider else (),
            cites="2.0" if room else "18.0",
            surplus=path,
            instead=(wider,) if wider else (),
        )
    yield from _too_near(card, reading)


def _too_near(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Areas of the two sides that overlap or touch, but for half hexes of another board, which are in neither."""
    wide = {here: _around(here) for _, here in reading.areas}
    for (first, here), (second, there) in combinations(reading.areas, 2):
        if first.side == second.side or wide[here].isdisjoint(there):
            continue
        one, other = (
            frozenset(
                at
                for at in hexes
                # Columns up to where another board begins were named for the hexes there.
                if "cols" in fields_in(group.row.get("area"))
                or not board_sharing(card, reading, group.side, at)
            )
            for group, hexes in ((first, here), (second, there))
        )
        if not (met := _around(one) & other):
            continue
        how = "overlap" if one & other else "touch"
        yield Finding(
            f"Set-up areas {_title(first)} and {_title(second)} {how}.",
            at=card.at_field(*second.path, "area"),
            highlight=(card.at_hex(at) for at in sorted(met, key=card.grid.index.__getitem__)),
            fixes=(
                *_clear(reading, "Keep the second clear of the first", second, first),
                *_clear(reading, "Keep the first clear of the second", first, second),
            ),
            severity=Severity.WARNING,
            cites="18.0",
        )


def _around(hexes: frozenset[Hex]) -> frozenset[Hex]:
    """Some hexes and those beside them."""
    return hexes | {near for at in hexes for near in at.neighbours()}


def _clear(reading: CardReading, label: str, group: Group, other: Group) -> tuple[Fix, ...]:
    """An area without what touches another, as long as some is left and nothing of its side stands in the rest."""
    apart = {"any": [group.row["area"]], "except": {"within": {"of": other.row["area"], "hexes": 1}}}
    return (put(label, (*group.path, "area"), apart),) if _holds(reading, group, apart) else ()


def _holds(reading: CardReading, group: Group, area: object) -> bool:
    """Whether an area would have hexes, and leave nobody and nothing of its side outside that stands in the former."""
    left = reading.card.hexes(area) if spend(reading.scenario, A_FINDING) else frozenset()
    others = (hexes for other, hexes in reading.areas if other.side == group.side and other != group)
    there = {unit.at for unit in reading.placed if unit.side == group.side}
    there |= {fort.at for fort in reading.fortifications if fort.side == group.side}
    return bool(left) and left.union(*others) >= there & reading.grid.index.keys()


def _title(group: Group) -> str:
    told = group.row.get("name") or group.row.get("id")
    return f"“{told}”" if isinstance(told, str) and told else str(int(group.path[1]) + 1)


def _wider(
    reading: CardReading, group: Group, hexes: frozenset[Hex], foot: int, wheels: int
) -> tuple[str, Json] | None:
    """The area with more hexes around it, as many rings as it takes; a strip along the own edge where it is empty.

    Rather so many that all of the side that is on the map stands in it.
    """
    area, wide, fits = group.row.get("area"), set(hexes), list[Json]()
    if not hexes:
        along = {"edge": reading.own_edge(group.side), "depth": 3}
        return ("Set up along the own edge", along) if _holds(reading, group, along) else None
    for rings in range(1, 6):
        wide |= {near for at in wide for near in at.neighbours() if near in reading.grid.index}
        room = wide & reading.playable
        if foot <= 2 * sum(map(reading.locations, room)) and wheels <= len(room):
            fits.append({"within": {"of": area, "hexes": rings}})
    best = next((one for one in fits if _holds(reading, group, one)), fits[0] if fits else None)
    return best and ("Enlarge it", best)
