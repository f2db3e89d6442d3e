from collections.abc import Mapping

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_COSTLY = 3
"""What a gun, a vehicle, artillery or an aircraft costs of the Operations Range."""


@card_check(Severity.ERROR, cites="4.1, 20.0, 32.0, 35.0")
def operations_range_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side uses at least as many units a turn as the low end of its Operations Range, and no more than the high end.

    Guns, vehicles, artillery and aircraft cost three, so a side that has them needs a high end of three.
    """
    for index, side, row in reading.side_fields():
        path = ("sides", index, "operations_range")
        low, high = card.scenario.whole(*path, "min"), card.scenario.whole(*path, "max")
        name, cites = reading.side_title(side), "4.1"
        if low is None or high is None:
            said, severity = f"{name}: no Operations Range.", None
            right = {"min": low or 1, "max": max(high or 3, low or 1)}
        elif low < 1 or low > high:
            said, severity = f"{name}: an Operations Range from {low} to {high} can't be used.", None
            needed = _COSTLY if _costly(reading, side, row) else 1
            right = {"min": max(1, min(low, high)), "max": max(needed, low, high)}
        elif high < _COSTLY and (costly := _costly(reading, side, row)):
            said = f"{name}: {counted(high, 'unit')} a turn at most, so what costs {_COSTLY} is never used."
            right, severity = {"min": low, "max": _COSTLY}, Severity.WARNING
            cites = ", ".join(("4.1", *costly))
        else:
            continue
        yield Finding(
            said,
            at=card.at_field(*path),
            fixes=put(f"Make it {right['min']} to {right['max']}", path, right),
            severity=severity,
            cites=cites,
        )


def _costly(reading: CardReading, side: str, row: Mapping[str, object]) -> list[str]:
    """The rules of what a side has that costs three: guns and vehicles, artillery, aircraft."""
    kinds = {unit.kind for unit in reading.of_side(side)}
    found = {
        "20.0": bool(kinds & {"gun", "vehicle"}),
        "32.0": "artillery" in kinds or bool(row.get("artillery")),
        "35.0": "aircraft" in kinds or bool(row.get("aircraft")),
    }
    return [rule for rule, has in found.items() if has]
