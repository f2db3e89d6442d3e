from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rules.mending import FieldPath
from bob_editor.rulesets.last_hundred_yards.cards.rows import fields_in, special_rules


@scenario_check(Severity.WARNING, cites="17.4")
def illumination_by_day(card: Card) -> Iterator[Finding]:
    """Illumination may be asked for at night alone."""
    light = card.scenario.get("conditions", "light")
    night = light == "night" or any(
        row.get("light") == "night" for _, row in card.scenario.rows("conditions", "light")
    )
    if night:
        return
    for index, row in card.scenario.markers:
        if row.get("marker") == "illumination":
            yield Finding(
                "An illumination marker lies on the map, and the mission has no night.",
                at=(card.at_field("markers", index),),
                fixes=(drop("Take it away", ("markers", index)),),
            )
    message = "Illumination is in play, and the mission has no night."
    if card.scenario.flag("flags", "illumination"):
        path: FieldPath = ("flags", "illumination")
        fix = put("Take it out of play", path, False)
        yield Finding(message, at=(card.at_field(*path),), fixes=(fix,))
        return
    for rule, row in special_rules(card.scenario):
        path = (*rule, "effects", "illumination")
        if fields_in(row.get("effects")).get("illumination") is True:
            yield Finding(
                message, at=(card.at_field(*path),), fixes=(put("Take it out of play", path, None),)
            )
