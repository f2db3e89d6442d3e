from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, armies, has_reinforcements, posted


@scenario_check(Severity.WARNING, cites="")
def side_without_units(card: Card) -> Iterator[Finding]:
    """Each side has units on the board, or some that come."""
    for place, row in armies(card):
        side = row.get("side")
        if (
            side not in SIDES
            or any(unit.side == side for unit in posted(card))
            or has_reinforcements(card, side)
        ):
            continue
        yield Finding(
            f"The {title_of_side(side)} has no units." if side == "axis" else "The Allies have no units.",
            at=(card.at_field("sides", place),),
        )
