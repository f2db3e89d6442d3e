from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import without_card
from bob_editor.rulesets.memoir_44.cards.nations import COUNTRIES, NATIONS_OF_CARD, title_of_nation
from bob_editor.rulesets.memoir_44.cards.reading import armies, has_card, mustered
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card

OF_INFANTRY = ("imperial_japanese", "french_army")
"""Rules that are about infantry alone."""


@scenario_check(Severity.WARNING, cites="N2, N3, N4, N5, N6, N7")
def nation_rule_without_nation(card: Card) -> Iterator[Finding]:
    """A nation's card is about its units: there are some, or will be."""
    for key, nations in NATIONS_OF_CARD.items():
        if not has_card(card, key):
            continue
        own = {unit.treated_as for unit in mustered(card) if unit.nation in nations}
        present = {unit.nation for unit in mustered(card)}
        for place, row in armies(card):
            present |= {
                *card.scenario.texts("sides", place, "nations"),
                COUNTRIES.get(str(row.get("country")), ""),
            }
        strange, title = present.isdisjoint(nations), title_of_card(key)
        if strange or (key in OF_INFANTRY and own and own.isdisjoint(("infantry", ""))):
            nation = title_of_nation(nations[0])
            yield Finding(
                f"The rule “{title}” is on, but there are no {nation} units."
                if strange
                else f"The rule “{title}” is on, but there is no {nation} infantry.",
                at=card.at_field("cards", key),
                fixes=without_card(key),
                cites=NUMBERS[key],
            )
