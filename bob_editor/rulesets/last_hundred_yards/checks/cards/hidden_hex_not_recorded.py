"""Hidden units without a hex."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, scenario_check
from bob_editor.rules.mending import put
from bob_editor.rulesets.last_hundred_yards.cards.force import placed_counts
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import fields_in, whole


@scenario_check(Severity.ERROR, cites="20.9.1, 19.1")
def hidden_hex_not_recorded(card: Card) -> Iterator[Finding]:
    """The hexes of hidden units and minefields are recorded before the start."""
    mission = mission_of(card)
    rows = card.scenario.rows("reinforcements")
    entering = [name for index, _ in rows for name in card.scenario.texts("reinforcements", index, "units")]
    for unit in mission.units:
        if unit.says("hidden") and unit.at is None and unit.id not in entering:
            yield Finding(
                f"{unit.name} is hidden and has no recorded hex.",
                at=mission.places(unit),
                fixes=(put("Don't hide it", (*unit.path, "hidden"), None),),
            )
    for side in mission.sides:
        counts = fields_in(side.row.get("marker_counts"))
        recorded = counts.get("recorded")
        mines = whole(counts.get("mines")) or 0
        placed = placed_counts(mission, side)["minefield"]
        if isinstance(recorded, list) and len(recorded) + placed < mines:
            path = (*side.path, "marker_counts", "mines")
            yield Finding(
                f"The {side.title.lower()} has {counted(mines, 'minefield')} and records {len(recorded) + placed}.",
                at=(card.at_field(*path),),
                fixes=(put(f"Make it {len(recorded) + placed}", path, len(recorded) + placed),),
            )
