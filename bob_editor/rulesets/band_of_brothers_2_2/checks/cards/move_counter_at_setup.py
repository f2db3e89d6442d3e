from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="18.0")
def move_counter_at_setup(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Nothing has moved before the game begins, so no vehicle sets up with a Move counter."""
    for unit in reading.units:
        if unit.row.get("moved") is not True or unit.kind not in (*ON_WHEELS, "lc"):
            continue
        yield Finding(
            f"The {unit.name} sets up with a Move counter.",
            at=card.where(unit.at, *unit.path),
            fixes=put("Take the Move counter off", (*unit.path, "moved"), None),
        )
