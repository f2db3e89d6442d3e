from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, COUNTRIES, title_of_nation, title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, armies, army_of, posted


@scenario_check(Severity.WARNING, cites="")
def country_of_wrong_camp(card: Card) -> Iterator[Finding]:
    """A player's country is of his camp, unless its nation is listed among his."""
    if not all(army_of(card, side) for side in SIDES):
        return  # which another check tells
    for place, army in armies(card):
        side, path = army["side"], ("sides", place, "country")
        nation = COUNTRIES.get(card.scenario.text(*path), "")
        listed = card.scenario.texts("sides", place, "nations")
        if CAMP.get(nation, side) == side or nation in listed:
            continue
        there = (*listed, *(unit.nation for unit in posted(card) if unit.side == side))
        own = next((one for one, of in COUNTRIES.items() if of in there and CAMP[of] == side), None)
        yield Finding(
            f"The country of the {title_of_side(side)} is {title_of_nation(nation)}, of the other camp.",
            at=card.at_field(*path),
            fixes=(
                put(f"Make it {own}", path, own) if own is not None else drop("Leave the country out", path),
                *((add("Add its nation to the side", (*path[:2], "nations"), nation),) if listed else ()),
            ),
        )
