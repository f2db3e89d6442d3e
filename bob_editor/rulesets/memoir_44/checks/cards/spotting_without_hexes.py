from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import without_card
from bob_editor.rulesets.memoir_44.cards.reading import has_card


@scenario_check(Severity.WARNING, cites="A4")
def spotting_without_hexes(card: Card) -> Iterator[Finding]:
    """Artillery has the range of a big gun in the hexes that the rule names."""
    if has_card(card, "forward_spotting") and not card.scenario.texts("cards", "forward_spotting", "hexes"):
        yield Finding(
            "Forward spotting is on and names no hexes.",
            at=(card.at_field("cards", "forward_spotting", "hexes"),),
            fixes=(without_card("forward_spotting"),),
        )
