from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import (
    BRITISH,
    CAMP,
    COUNTRIES,
    title_of_nation,
    title_of_side,
)
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, armies


@scenario_check(Severity.HINT, cites="")
def country_not_among_nations(card: Card) -> Iterator[Finding]:
    """Where a player's nations are listed his country's is one of them; Britain stands for the Commonwealth."""
    for place, army in armies(card):
        side, country = army.get("side"), ("sides", place, "country")
        nation = COUNTRIES.get(card.scenario.text(*country), "")
        listed = card.scenario.texts("sides", place, "nations")
        fits = nation in listed or (nation == "brit" and not set(BRITISH).isdisjoint(listed))
        # Of a country, or nations, of the other camp other checks tell.
        if side not in SIDES or CAMP.get(nation) != side or fits or side not in map(CAMP.get, listed):
            continue
        own = next((one for one, of in COUNTRIES.items() if of == listed[0]), None)
        yield Finding(
            f"The country of the {title_of_side(side)} is {title_of_nation(nation)}, and none of their nations is.",
            at=card.at_field(*country),
            fixes=(
                *((put(f"Make it {own}", country, own),) if own is not None else ()),
                add("Add its nation to the side", ("sides", place, "nations"), nation),
            ),
        )
