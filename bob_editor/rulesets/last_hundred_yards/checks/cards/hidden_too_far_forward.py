from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.breach import found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move_unit
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import hidden_breaches_of, rows_behind_front
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@scenario_check(Severity.ERROR, cites="20.9.1")
def hidden_too_far_forward(card: Card) -> Iterator[Finding]:
    """Hidden vehicles and guns stand three rows or more behind the foremost row of their set-up area."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.says("hidden") and unit.kind is not None and not unit.kind.dummy:
            yield from found(
                hidden_breaches_of(mission, unit),
                "hidden-too-far-forward",
                f"Hidden {unit.name}",
                mission.places(unit),
                move_unit(
                    mission,
                    unit,
                    lambda at, unit=unit: (
                        (rows_behind_front(mission, unit.side, at) or 0)  # type: ignore[misc]
                        >= tables()["hidden_rows_behind_front"]
                    ),
                ),
            )
