from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import send_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="21.1")
def landing_craft_misplaced(card: Card) -> Iterator[Finding]:
    """A landing craft with blue movement points keeps to the water."""
    reading = read(card)
    for unit in reading.placed:
        blue = unit.kind == "lc" and unit.type.get("mp_color", "blue") == "blue"
        if not blue or unit.at is None or reading.named_in(unit.at, "sea", "deep"):
            continue
        yield Finding(
            f"The {unit.name} can't be on land in {card.grid.label(unit.at)}.",
            at=(card.at_hex(unit.at),),
            fixes=send_away(reading, unit),
        )
