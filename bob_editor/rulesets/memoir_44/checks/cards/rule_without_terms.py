from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import FieldPath
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import armies, has_card
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card

TERMS = {
    "air_strikes": ("sides", "for whom"),
    "armor_breakthrough": ("units", "which units come"),
    "ground_reinforcements": ("table", "which units come"),
    "paradrop": ("drops", "who is dropped where"),
    "town_control": ("need", "how many towns a side needs"),
    "beach_control": ("sections", "which sections count"),
}
"""What rule cards leave to the scenario: the field, and what it would say."""
SAID_BY = {"town_control": "town_control", "beach_control": "beach_section"}
"""Kinds of objectives that say the same in place of a rule card."""
TABLE = ("cards", "ground_reinforcements", "table")


@scenario_check(Severity.HINT, cites="A3, A20, A22, A28, A29, A30")
def rule_without_terms(card: Card) -> Iterator[Finding]:
    """What a rule leaves to the scenario the scenario says, in the rule, its objectives or its reserves."""
    said = {one.kind for one in objectives(card)}
    if any(row.get("reserves") for _, row in armies(card)):
        said |= {"armor_breakthrough", "ground_reinforcements"}
    left: dict[FieldPath, str] = {
        ("cards", key, field): what
        for key, (field, what) in TERMS.items()
        if has_card(card, key) and SAID_BY.get(key, key) not in said
    }
    left |= {(*TABLE, index, "unit"): "which unit comes" for index, _ in card.scenario.rows(*TABLE)}
    for path, what in left.items():
        key = str(path[1])
        if not card.scenario.get(*path):
            yield Finding(
                f"The rule “{title_of_card(key)}” is on, and nothing says {what}.",
                at=card.at_field(*path),
                cites=NUMBERS[key],
            )
