from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import without_card
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import has_card
from bob_editor.rulesets.memoir_44.cards.rule_cards import NEEDS, NUMBERS, has_what_it_needs, title_of_card

NAMED = {
    "blow_bridges": "bridges", "bridge_control": "bridges", "sabotage": "targets", "destroy_supplies": "targets",
    "beach_control": "sections",
}  # fmt: skip
"""Where rules name what they are about, one by one."""


@scenario_check(Severity.WARNING, cites="")
def rule_without_material(card: Card) -> Iterator[Finding]:
    """A rule in force finds on the map what it is about."""
    for key, need in NEEDS.items():
        # Of exits that are an objective, and of what the rule names and isn't there, other checks tell.
        told = bool(card.scenario.get("cards", key, NAMED.get(key, "")))
        told |= key == "exits" and any(one.kind == "exit" for one in objectives(card))
        if has_card(card, key) and not told and not has_what_it_needs(card, key):
            yield Finding(
                f"The rule “{title_of_card(key)}” is on, but there is {need['lacks']}.",
                at=card.at_field("cards", key),
                fixes=without_card(key),
                severity=Severity.HINT if need.get("hint") else None,
                cites=NUMBERS[key],
                surplus=() if need.get("hint") else ("cards", key),
            )
