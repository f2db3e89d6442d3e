from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="59.2")
def japanese_concealment_marker(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Only Japanese units have a conceal marker of -2: where they set up, and when they enter concealed."""
    for unit in reading.all_units:
        if unit.row.get("conceal") != -2 or unit.is_japanese:
            continue
        yield Finding(
            f"The {unit.name} has a conceal marker of -2 and isn't Japanese.",
            at=card.where(unit.at, *unit.path),
            fixes=put("Use the -1 marker", (*unit.path, "conceal"), -1),
        )
