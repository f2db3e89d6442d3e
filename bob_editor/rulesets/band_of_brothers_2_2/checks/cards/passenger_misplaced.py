from bob_editor.rules.checking import Card, Finding, Iterator, Severity, harmless, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.boarding import CARRYING, turn_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="21.1, 21.2, 21.3")
def passenger_misplaced(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A passenger is in its carrier's hex, of its side, and no better concealed than it; both come in together."""
    yield from _carried_by_nobody(card, reading)
    by_id = {unit.id: unit for unit in reading.units if unit.id}
    for unit in reading.units:
        carrier = by_id.get(unit.carrier)
        if carrier is None:
            continue
        walk = put("Let it walk", (*unit.path, "mounted_on"), None)
        if unit.side and carrier.side and unit.side != carrier.side:
            why, fix = f"is mounted on the enemy's {carrier.name}", walk
        elif unit.at is not None and carrier.at is not None and unit.at != carrier.at:
            label = card.grid.label(carrier.at)
            why = f"is mounted on the {carrier.name} in {label} and stands in {card.grid.label(unit.at)}"
            fix = put(f"Put it into {label}", (*unit.path, "at"), label)
        elif unit.concealed and not carrier.concealed:
            field = "concealed" if unit.row.get("conceal") is None else "conceal"
            why = f"is concealed on a {carrier.name} that isn't"
            fix = put("Reveal it", (*unit.path, field), None)
        else:
            continue
        yield Finding(
            f"The {unit.name} {why}.",
            at=card.where(unit.at, *unit.path),
            # Who walks may leave an empty carrier behind, which isn't meant where another fix mends it.
            fixes=walk if fix is walk else (fix, *harmless(card, [walk], "empty-carrier")),
            cites="21.2" if "concealed" in why else "21.1",
        )


def _carried_by_nobody(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Units mounted on what carries nothing, or on what doesn't come with them."""
    named = {name: unit.name for unit in reading.all_units for name in (unit.counter, unit.id)}
    named |= {name: row.get("name", name) for name, row in unit_types(card).items()}
    riding = () if reading.switched("no_tank_riders") else ("vehicle",)
    for unit in (one for one in reading.all_units if one.carrier):
        own = (one for one in reading.of_side(unit.side) if unit.carrier in (one.id, one.counter))
        there = [one for one in own if turn_of(reading, one) == turn_of(reading, unit)]
        if there and not any(one.kind in (*CARRYING, *riding, "") for one in there):
            why = f"is mounted on the {there[0].name}, which carries nobody"
        elif not there and unit.path[0] != "units" and unit.carrier in named:
            why = f"is mounted on the {named[unit.carrier]}, and none comes with it"
        else:
            continue
        walk = put("Let it walk", (*unit.path, "mounted_on"), None)
        yield Finding(f"The {unit.name} {why}.", card.where(unit.at, *unit.path), walk, cites="21.1")
