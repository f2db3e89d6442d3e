from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, armies, has_units


@scenario_check(Severity.WARNING, cites="")
def side_without_units(card: Card) -> Iterator[Finding]:
    """Each side has units on the board, or some that come."""
    for place, row in armies(card):
        side = row.get("side")
        if side in SIDES and not has_units(card, side):
            told = "The Axis has no units." if side == "axis" else "The Allies have no units."
            yield Finding(told, card.at_field("sides", place))
