from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import armies

HAND = 6


@scenario_check(Severity.WARNING, cites="N6")
def italian_hand(card: Card) -> Iterator[Finding]:
    """The Italian High Command starts with six command cards."""
    side = card.scenario.get("cards", "italian_royal_army", "side")
    # Of a rule that is given to the Allies another check tells.
    if side == "allies" or not card.scenario.flag("cards", "italian_royal_army", "high_command"):
        return
    for place, row in armies(card):
        cards = row.get("command_cards")
        if row.get("side") == "axis" and isinstance(cards, int) and cards != HAND:
            yield Finding(
                f"The Italian High Command starts with {HAND} cards, not {cards}.",
                at=(card.at_field("sides", place, "command_cards"),),
                fixes=(put(f"Make it {HAND}", ("sides", place, "command_cards"), HAND),),
            )
