from bob_editor.rules.cards.names import named_at
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import (
    ON_WHEELS,
    SQUADS,
    Unit,
    kind_of,
    unit_types,
)
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_RULES = (
    ("sides/*/crushing_vehicles/*", ON_WHEELS, "only vehicles crush", "20.12"),
    ("sides/*/carrier_fire/*", SQUADS, "only squads and teams fire from carriers", "21.4"),
    ("changes/*/unit!", ON_WHEELS, "only vehicles need leave to enter", "51.0, 53.0"),
)
"""Where a special rule names units, the kinds that can do what it says, what is told of others, and its number."""


@card_check(Severity.ERROR, cites="20.12, 21.4, 51.0, 53.0")
def special_rule_misplaced(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Special rules name units that can do what they say, and a side's rules its own units.

    So it is vehicles that crush, or that may enter jungle, and squads and teams that fire from carriers.
    """
    types = unit_types(card)
    for pattern, kinds, why, cites in _RULES:
        for path, name, gone in named_at(card.scenario, pattern):
            side = card.scenario.text(*path[:2], "id") if path[0] == "sides" else ""
            if not isinstance(name, str) or card.scenario.get(*path[:2], "change") not in (
                None,
                "vehicle_access",
            ):
                continue
            called = [unit for unit in reading.all_units if name in (unit.id, unit.counter)]
            kind = called[0].kind if called else kind_of({"unit_type": name}, types.get(name, {}))
            title = called[0].name if called else types.get(name, {}).get("name", name)
            if kind and kind not in kinds:
                told = f"A special rule names the {title}, and {why}."
            elif (
                side
                and called
                and all(unit.side not in ("", side) for unit in (*called, *_given(reading, side, name)))
            ):
                told = f"A special rule of {reading.side_title(side)} names the {title} of another side."
            else:
                continue
            yield Finding(told, at=card.at_field(*path), fixes=drop("Leave it out", gone), cites=cites)


def _given(reading: CardReading, side: str, name: str) -> Iterator[Unit]:
    """The units of a counter that a side may have by exchange."""
    return (unit for unit in reading.exchanged(side) if unit.counter == name)
