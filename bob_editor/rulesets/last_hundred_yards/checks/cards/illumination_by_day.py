from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, fields_in, scenario_check
from bob_editor.rules.mending import FieldPath, drop_all
from bob_editor.rulesets.last_hundred_yards.cards.rows import ruled, special_rules
from bob_editor.rulesets.last_hundred_yards.checks.cards.rule_and_flag_contradict import lights_of


@scenario_check(Severity.WARNING, cites="17.4")
def illumination_by_day(card: Card) -> Iterator[Finding]:
    """Illumination may be asked for at night alone."""
    # Where a rule says that it is night, it is the light that is told of.
    if "night" in lights_of(card) | ruled(card.scenario):
        return
    for index, row in card.scenario.markers:
        if row.get("marker") == "illumination":
            yield Finding(
                "An illumination marker lies on the map, and the mission has no night.",
                at=card.at_field("markers", index),
                fixes=drop("Take it away", ("markers", index)),
            )
    said: list[FieldPath] = [("flags", "illumination")] * card.scenario.flag("flags", "illumination")
    said += [
        (*path, "effects", "illumination")
        for path, row in special_rules(card.scenario)
        if fields_in(row.get("effects")).get("illumination") is True
    ]
    if said:
        yield Finding(
            "Illumination is in play, and the mission has no night.",
            at=(card.at_field(*path) for path in said),
            fixes=drop_all("Take it out of play", said),
        )
