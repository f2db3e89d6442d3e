from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop_all, put, whole
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.placement import SMOKE_VALUES


@card_check(Severity.ERROR, cites="15.1.4, T95")
def smoke_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Smoke hinders by 1 to 8, and of two in a hex the larger stays."""
    for at, here in reading.marked("smoke").items():
        label = card.grid.label(at)
        for one in here:
            value = one.row.get("value")
            if value not in SMOKE_VALUES:
                right = min(max(value, 1), 8) if isinstance(value, int) else 3
                told = "has no value" if value is None else f"has a value of {value}"
                yield Finding(
                    f"The smoke in {label} {told}.",
                    card.at_hex(at),
                    put(f"Make it {right}", (*one.path, "value"), right),
                    cites="T95",
                )
        if len(here) > 1:
            largest = max(here, key=lambda one: whole(one.row.get("value")) or 0)
            drop = drop_all("Keep the largest", [one.path for one in here if one is not largest])
            yield Finding(f"{label} has {len(here)} smoke markers.", card.at_hex(at), drop, cites="15.1.4")
