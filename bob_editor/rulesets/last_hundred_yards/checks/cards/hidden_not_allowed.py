from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import set_fields
from bob_editor.rulesets.last_hundred_yards.cards.breach import found
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import hidden_breaches_of


@scenario_check(Severity.ERROR, cites="20.9.1")
def hidden_not_allowed(card: Card) -> Iterator[Finding]:
    """Dismounted guns and LATW may always set up hidden, other units if the mission says so."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.says("hidden") and unit.kind is not None and not unit.kind.dummy:
            yield from found(
                hidden_breaches_of(mission, unit),
                "hidden-not-allowed",
                unit.name,
                mission.places(unit),
                (set_fields("Conceal it instead", unit.path, {"hidden": None, "concealed": True}),),
            )
