"""Units outside their set-up area."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.ERROR, cites="20.7")
def unit_outside_setup_area(card: Card) -> Iterator[Finding]:
    """A unit that starts on the map starts within its side's set-up area."""
    mission = mission_of(card)
    for side in mission.sides:
        if not mission.sets_up_on_map(side):
            continue
        area = mission.setup_hexes(side)
        for unit in mission.on_map:
            if unit.side == side and unit.at is not None and area and unit.at not in area:
                yield Finding(
                    f"{unit.name} in {mission.label(unit.at)} is outside its set-up area.",
                    at=mission.places(unit),
                    fixes=move(mission, unit, lambda at, area=area: at in area),  # type: ignore[misc]
                )
