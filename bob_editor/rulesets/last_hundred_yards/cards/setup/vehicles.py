"""Vehicles of a mission in hexes where vehicles may not be."""

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding
from bob_editor.rulesets.last_hundred_yards.cards.breach import found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move_unit
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import vehicle_breaches


def misplaced_vehicles(card: Card, name: str) -> Iterator[Finding]:
    """The findings of one check, by its name, about vehicles that stand where they may not."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.at is None or unit.kind is None or not unit.kind.vehicular:
            continue
        yield from found(
            vehicle_breaches(card.ruleset, unit.kind.id, mission.spot(unit.at)),
            name,
            f"{unit.name} in {mission.label(unit.at)}",
            mission.places(unit),
            move_unit(mission, unit, lambda _: True),
        )
