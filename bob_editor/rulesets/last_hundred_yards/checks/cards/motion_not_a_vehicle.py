from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.WARNING, cites="20.7f")
def motion_not_a_vehicle(card: Card) -> Iterator[Finding]:
    """Only vehicles start in motion."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.says("motion") and unit.kind is not None and not unit.kind.vehicular:
            yield Finding(
                f"{unit.name} is no vehicle and can't be in motion.",
                at=mission.places(unit),
                fixes=(put("Clear the motion", (*unit.path, "motion"), None),),
            )
