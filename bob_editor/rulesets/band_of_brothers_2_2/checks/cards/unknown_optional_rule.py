from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import without
from bob_editor.rulesets.band_of_brothers_2_2.land.optional_rules import optional_rules


@scenario_check(Severity.WARNING, cites="61.0")
def unknown_optional_rule(card: Card) -> Iterator[Finding]:
    """Only the edition's own optional rules can be played, and one way of facing at a time."""
    known = optional_rules(card)
    rules = card.scenario.texts("optional_rules")
    for rule in dict.fromkeys(rules):
        if rule not in known:
            yield Finding(
                f"{card.ruleset.title} has no optional rule “{rule.replace('_', ' ')}”.",
                at=(card.at_field("optional_rules"),),
                fixes=(without("Take it off the list", ("optional_rules",), rule),),
            )
    if {"infantry_facing", "flanks"} <= set(rules):
        yield Finding(
            "Infantry facing and flanks are two ways of the same thing.",
            at=(card.at_field("optional_rules"),),
            fixes=(without("Play without flanks", ("optional_rules",), "flanks"),),
        )
