from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, listed, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import KINDS, forces_at, unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="18.0")
def force_exchange_invalid(card: Card) -> Iterator[Finding]:
    """A force exchange gives units of the side's order of battle for others that the card describes."""
    reading = read(card)
    known = unit_types(card).keys() | KINDS
    for index, side, _ in reading.side_fields():
        if reading.lost_id(side):
            continue
        there = Counter[str]()
        for unit in reading.of_side(side):
            there[str(unit.row.get("unit_type") or unit.row.get("unit") or unit.kind)] += unit.count
        for number, _ in card.scenario.rows("sides", index, "force_exchanges"):
            path = ("sides", index, "force_exchanges", number)
            wrong = []
            for unit in forces_at(card, (*path, "give"), side):
                name = unit.row.get("unit_type")
                if name and there[str(name)] < unit.count:
                    wrong.append(f"gives {unit.count} × {unit.name}, where there are {there[str(name)]}")
            received = [unit.row.get("unit_type") for unit in forces_at(card, (*path, "receive"), side)]
            wrong += [
                f"receives “{name}”, which is no counter of the card"
                for name in received
                if name and str(name) not in known
            ]
            if wrong:
                yield Finding(
                    f"{reading.side_title(side)}: a force exchange {listed(wrong)}.",
                    at=(card.at_field(*path),),
                    fixes=(drop("Remove the exchange", path),),
                )
