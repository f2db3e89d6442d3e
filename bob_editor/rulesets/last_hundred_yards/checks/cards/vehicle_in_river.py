from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import vehicle_breaches


@scenario_check(Severity.ERROR, cites="4.1.10")
def vehicle_in_river(card: Card) -> Iterator[Finding]:
    """Vehicles set up in a river hex only on a bridge or at a ford."""
    yield from misplaced_vehicles(card, "vehicle-in-river")


def misplaced_vehicles(card: Card, name: str) -> Iterator[Finding]:
    """The findings of one check, by its name, about vehicles that stand where they may not."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.at is not None and unit.kind is not None and unit.kind.vehicular:
            yield from found(
                vehicle_breaches(card.ruleset, unit.kind.id, mission.spot(unit.at)),
                f"{unit.name} in {mission.label(unit.at)}",
                mission.places(unit),
                move(mission, unit),
                name=name,
            )
