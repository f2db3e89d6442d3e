from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import without_card
from bob_editor.rulesets.memoir_44.cards.reading import has_card, mustered


@scenario_check(Severity.WARNING, cites="A4")
def spotting_without_artillery(card: Card) -> Iterator[Finding]:
    """Forward spotting serves the artillery of its side."""
    if not has_card(card, "forward_spotting"):
        return
    side = card.scenario.get("cards", "forward_spotting", "side")
    if not any(unit.treated_as == "artillery" and side in (None, unit.side) for unit in mustered(card)):
        yield Finding(
            "Forward spotting is on without artillery.",
            at=card.at_field("cards", "forward_spotting"),
            fixes=without_card("forward_spotting"),
        )
