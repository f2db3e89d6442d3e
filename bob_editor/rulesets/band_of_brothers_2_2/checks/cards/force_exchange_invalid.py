from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches

from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, drop, led_on, listed, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import KINDS, Unit, forces_at, unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.checks.cards.counter_of_other_nation import nation_fault

_BROUGHT = ("satchel-retention-invalid", "tank-riders-not-allowed", "victory-condition-invalid")
"""Checks that count with what an exchange brings."""


@card_check(Severity.ERROR, cites="18.0")
def force_exchange_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A force exchange gives units of the side's order of battle for others that the card describes."""
    known = unit_types(card).keys() | KINDS
    for index, side, _ in reading.side_fields():
        if reading.lost_id(side):
            continue
        there = Counter[str]()
        for unit in reading.of_side(side):
            there[str(unit.row.get("unit_type") or unit.row.get("unit") or unit.kind)] += unit.count
        for number, _ in card.scenario.rows("sides", index, "force_exchanges"):
            path = ("sides", index, "force_exchanges", number)
            wrong, slips = list[str](), list[Fix]()
            for unit in forces_at(card, (*path, "give"), side):
                name = unit.row.get("unit_type")
                if name and there[str(name)] < unit.count:
                    wrong.append(f"gives {unit.count} × {unit.name}, where there are {there[str(name)]}")
                    slips += _spelt(unit, [one for one in there if there[one] >= unit.count])
            for unit in forces_at(card, (*path, "receive"), side):
                name = unit.row.get("unit_type")
                if name and str(name) not in known:
                    wrong.append(f"receives “{name}”, which is no counter of the card")
                    slips += _spelt(unit, known)
                elif nation_fault(reading, side, str(unit.type.get("nationality"))) is Severity.ERROR:
                    wrong.append(f"receives {unit.name}, which the enemy has")
            if wrong:
                yield Finding(
                    f"{reading.side_title(side)}: a force exchange {listed(wrong)}.",
                    at=card.at_field(*path),
                    fixes=(
                        *(slips if len(wrong) == 1 else ()),
                        led_on(card, drop("Remove the exchange", path), *_BROUGHT),
                    ),
                )


def _spelt(unit: Unit, known: Iterable[str]) -> Iterator[Fix]:
    """The counter of these that is spelt most like the one that isn't there."""
    for near in get_close_matches(unit.counter, known, n=1):
        yield put(f"Make it {near}", (*unit.path, "unit_type"), near)
