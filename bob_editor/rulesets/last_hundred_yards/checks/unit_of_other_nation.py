"""Units that a nation doesn't have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_fixes import drop, put
from bob_editor.rulesets.last_hundred_yards.tables import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="11.4.10")
def unit_of_other_nation(card: Card) -> Iterator[Finding]:
    """Knee mortars and reduced squads are Japanese."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.kind is None or unit.side is None or not unit.kind.nationalities or not unit.side.nationality:
            continue
        if unit.side.nationality not in unit.kind.nationalities:
            yield Finding(
                f"{unit.name} is not available to {unit.side.nationality} forces.",
                at=mission.places(unit),
                fixes=(put("Make it a squad", (*unit.path, "unit"), "squad"),),
            )
    for side in mission.sides:
        for index, row in side.support:
            kind = kind_of(row.get("kind"))
            if (
                kind
                and kind.nationalities
                and side.nationality
                and side.nationality not in kind.nationalities
            ):
                path = (*side.path, "force", "units", index)
                yield Finding(
                    f"{kind.title} is not available to {side.nationality} forces.",
                    at=(card.at_field(*path),),
                    fixes=(drop("Take it out of the force", path),),
                )
