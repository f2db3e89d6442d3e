from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import without_card
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, has_card, posted, templates


@scenario_check(Severity.WARNING, cites="A4")
def spotting_without_artillery(card: Card) -> Iterator[Finding]:
    """Forward spotting serves the artillery of its side."""
    if not has_card(card, "forward_spotting"):
        return
    side = card.scenario.get("cards", "forward_spotting", "side")
    units = [*posted(card)] + [unit for one in SIDES if side in (None, one) for unit in templates(card, one)]
    if not any(unit.treated_as == "artillery" and (side is None or unit.side == side) for unit in units):
        yield Finding(
            "Forward spotting is on without artillery.",
            at=(card.at_field("cards", "forward_spotting"),),
            fixes=(without_card("forward_spotting"),),
        )
