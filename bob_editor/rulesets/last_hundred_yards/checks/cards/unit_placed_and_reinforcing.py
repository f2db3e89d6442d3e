"""Units that are there and yet to come."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import put
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.WARNING, cites="20.7")
def unit_placed_and_reinforcing(card: Card) -> Iterator[Finding]:
    """A unit starts on the map or enters later, not both."""
    mission = mission_of(card)
    for index, row in card.scenario.rows("reinforcements"):
        units = row.get("units") if isinstance(row.get("units"), list) else []
        for name in units or ():
            unit = mission.by_id.get(name) if isinstance(name, str) else None
            if unit is not None and unit.at is not None:
                left = [one for one in units or () if one != name]
                yield Finding(
                    f"{unit.name} is on the map and in the reinforcements.",
                    at=mission.places(unit),
                    fixes=(
                        put(
                            "Take it out of the reinforcements",
                            ("reinforcements", index, "units"),
                            left or None,
                        ),
                        put("Take it off the map", (*unit.path, "at"), None),
                    ),
                )
