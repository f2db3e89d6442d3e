from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import armies

HAND = 6


@scenario_check(Severity.WARNING, cites="N6")
def italian_hand(card: Card) -> Iterator[Finding]:
    """The Italian High Command starts with six command cards."""
    for place, row in armies(card) if high_command(card) else ():
        cards = row.get("command_cards")
        if row.get("side") == "axis" and isinstance(cards, int) and cards != HAND:
            yield Finding(
                f"The Italian High Command starts with {HAND} cards, not {cards}.",
                at=card.at_field("sides", place, "command_cards"),
                fixes=put(f"Make it {HAND}", ("sides", place, "command_cards"), HAND),
            )


def high_command(card: Card) -> bool:
    """Whether the Axis has the Italian High Command; of a rule that is given to the Allies another check tells."""
    rule = ("cards", "italian_royal_army")
    return card.scenario.flag(*rule, "high_command") and card.scenario.get(*rule, "side") != "allies"
