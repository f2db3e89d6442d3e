from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import without
from bob_editor.rulesets.band_of_brothers_2_2.land.optional_rules import optional_rules


@scenario_check(Severity.WARNING, cites="61.0")
def unknown_optional_rule(card: Card) -> Iterator[Finding]:
    """Only the edition's own optional rules can be played."""
    known = optional_rules(card)
    for rule in dict.fromkeys(card.scenario.texts("optional_rules")):
        if rule not in known:
            yield Finding(
                f"{card.ruleset.title} has no optional rule “{rule.replace('_', ' ')}”.",
                at=card.at_field("optional_rules"),
                fixes=without("Take it off the list", ("optional_rules",), rule),
            )
