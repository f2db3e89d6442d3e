from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check


@scenario_check(Severity.HINT, cites="55.1")
def snow_effects(card: Card) -> Iterator[Finding]:
    """In snow units have a movement point less and roads are no faster; rules about roads should bear that in mind."""
    if not card.scenario.flag("conditions", "snow"):
        return
    for index, row in card.scenario.changes:
        if row.get("change") in ("trench", "dike_road"):
            yield Finding(
                "The ground is under snow: roads give no benefit, and all allowances are one less.",
                at=card.at_field("changes", index),
            )
