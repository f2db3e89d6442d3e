from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, NATIONS_OF_CARD, other_side, title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, nations_listed, posted
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card


@scenario_check(Severity.ERROR, cites="N2, N3, N4, N5, N6, N7")
def nation_rule_of_wrong_side(card: Card) -> Iterator[Finding]:
    """A nation's card is its own side's: the one that it fights on in this battle."""
    for key, nations in NATIONS_OF_CARD.items():
        side = card.scenario.get("cards", key, "side")
        if side not in SIDES or CAMP[nations[0]] == side or _fights_there(card, nations, str(side)):
            continue
        own = other_side(str(side))
        yield Finding(
            f"The rule “{title_of_card(key)}” is given to the {title_of_side(str(side))}.",
            at=card.at_field("cards", key, "side"),
            fixes=put(f"Give it to the {title_of_side(own)}", ("cards", key, "side"), own),
            cites=NUMBERS[key],
        )


def _fights_there(card: Card, nations: tuple[str, ...], side: str) -> bool:
    """Whether the card says that one of the nations is on a side: by its list, or by a unit."""
    return any(one in nations for one in nations_listed(card, side)) or any(
        unit.side == side and unit.nation in nations for unit in posted(card)
    )
