from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.parts import sides_of
from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import out_of_group
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="20.3, 21.1")
def vehicle_cannot_enter(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Vehicles enter no woods, jungle, swamp, building or ditch but by road, carriers cross no hedgerow or wall.

    So their entry area has a hex that they can come into.
    """
    walls = {row.id for row in card.ruleset.terrains.values() if row.los in ("hedgerow", "wall")}
    for group in reading.groups:
        if group.kind != "reinforcement" or reading.comes_by_control(group):
            continue
        vehicles = [unit for unit in group.forces if unit.kind in ON_WHEELS and not unit.carrier]
        entry = reading.entry(group)
        if not vehicles or not entry:
            continue
        for unit in vehicles:
            ways = [
                at
                for at in entry
                if reading.may_enter(unit, at)
                and (unit.kind != "carrier" or _has_open_side(reading, at, walls))
            ]
            if ways:
                continue
            edge = next((one for one in EDGES if entry & {*card.hex_sets.edge_hexes(one)}), "")
            along = card.hex_sets.edge_hexes(edge) if edge else ()
            widen = put(f"Enter anywhere on the {edge} edge", (*group.path, "entry"), {"edge": edge})
            wide = (widen,) if any(not reading.barred("vehicle", at) for at in along) else ()
            yield Finding(
                f"The {unit.name} can't enter: no hex of its entry area lets it in.",
                at=card.at_field(*unit.path),
                highlight=(card.at_hex(at) for at in sorted(entry, key=card.grid.index.__getitem__)),
                fixes=(*wide, out_of_group(reading, unit)),
                # Where the ground lets a carrier in, it is a hedgerow or wall that doesn't.
                cites="21.1" if any(reading.may_enter(unit, at) for at in entry) else "20.3",
            )
            break


def _has_open_side(reading: CardReading, at: Hex, walls: set[str]) -> bool:
    """Whether a hexside on the map's edge lets a carrier in."""
    board = reading.card.board
    outer = [side for side in sides_of(at) if side.beyond(at) not in reading.grid.index]
    return not outer or any(not walls.intersection(board.side_terrain(side)) for side in outer)
