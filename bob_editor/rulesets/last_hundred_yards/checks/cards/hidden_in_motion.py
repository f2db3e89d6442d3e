from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.breach import found
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import hidden_breaches_of


@scenario_check(Severity.ERROR, cites="20.7f")
def hidden_in_motion(card: Card) -> Iterator[Finding]:
    """Hidden units can't start in motion."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.says("hidden") and unit.kind is not None:
            yield from found(
                hidden_breaches_of(mission, unit),
                "hidden-in-motion",
                unit.name,
                mission.places(unit),
                (put("Clear the motion", (*unit.path, "motion"), None),),
            )
