from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="2.2, 17.0, 43.0")
def pacific_rules_missing(card: Card) -> Iterator[Finding]:
    """In the Pacific infantry has a facing, there are combat events, fire lanes and concealed fortifications."""
    if read(card).theatre != "pacific":
        return
    listed = card.scenario.texts("optional_rules")
    for rule, name, cites in (
        ("infantry_facing", "infantry facing", "2.2"),
        ("combat_events", "combat events", "17.0"),
    ):
        if rule not in listed:
            yield Finding(
                f"The Pacific is played with {name}.",
                at=(card.at_field("optional_rules"),),
                fixes=(add(f"Play with {name}", ("optional_rules",), rule),),
                cites=cites,
            )
    for field, name in (
        ("fire_lanes", "fire lanes"),
        ("fortification_concealment", "concealed fortifications"),
    ):
        if card.scenario.get(field) is not True:
            yield Finding(
                f"The Pacific is played with {name}.",
                at=(card.at_field(field),),
                fixes=(put(f"Play with {name}", (field,), value=True),),
                cites="43.0",
            )
