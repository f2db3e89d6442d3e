from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import counter_title, unit_types

_LOWER = 3
_NUMBERS = range(1, 16)


@scenario_check(Severity.ERROR, cites="20.2")
def gun_casualty_wrong(card: Card) -> Iterator[Finding]:
    """A gun's Casualty number against guns, vehicles and aircraft is three lower than the one against others."""
    for name, row in unit_types(card).items():
        numbers = row.get("casualty")
        if row.get("kind") != "gun" or not isinstance(numbers, list | tuple) or len(numbers) != 2:
            continue
        first, second = numbers
        # Of numbers beyond all limits another check tells.
        sound = first in _NUMBERS and second in _NUMBERS
        if sound and second != first - _LOWER and first > _LOWER:
            path = ("unit_types", name, "casualty")
            yield Finding(
                f"{counter_title(name, row)}: Casualty numbers {first} and {second}, not three apart.",
                at=card.at_field(*path),
                fixes=put(f"Make it {first} and {first - _LOWER}", path, [first, first - _LOWER]),
            )
