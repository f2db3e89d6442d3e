"""Set-up areas of both sides in one hex."""

from __future__ import annotations

from itertools import combinations

from bob_editor.rules.checking import (
    Card,
    Edit,
    Finding,
    Hex,
    Iterator,
    Scenario,
    Severity,
    counted,
    partial,
    scenario_check,
    scenario_edits,
)
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide


@scenario_check(Severity.ERROR, cites="20.7, 21.1")
def setup_areas_overlap(card: Card) -> Iterator[Finding]:
    """A hex is in the set-up area of one side, which holds it at the start."""
    mission = mission_of(card)
    for first, second in combinations(mission.sides, 2):
        shared = mission.setup_hexes(first) & mission.setup_hexes(second)
        if not shared:
            continue
        order = card.grid.index
        hexes = sorted(shared, key=lambda at: order[at])
        labels = [mission.label(at) for at in hexes]
        # a side that would be left without a hex keeps those that are shared
        fixes = tuple(
            Edit(
                f"Leave the shared hexes to the {winner.title.lower()}",
                partial(_without, rows=_parts(mission, loser, shared), labels=labels),
            )
            for winner, loser in ((first, second), (second, first))
            if not mission.setup_hexes(loser) <= shared
        )
        common = counted(len(hexes), "hex", "hexes")
        yield Finding(
            f"The set-up areas of both sides overlap in {common}, first in {mission.label(hexes[0])}.",
            at=(card.at_hex(hexes[0]),),
            highlight=tuple(card.at_hex(at) for at in hexes),
            fixes=fixes,
        )


def _parts(mission: Mission, side: MissionSide, shared: frozenset[Hex]) -> list[tuple[int, bool]]:
    """A side's areas that have shared hexes, by their places, and whether they have others too."""
    found = {
        index: mission.areas.hexes(row.get("area"), side.role)
        for index, row in mission.setup_rows(side)
        if row.get("type", "on_map") == "on_map"
    }
    return [(index, not hexes <= shared) for index, hexes in found.items() if hexes & shared]


def _without(scenario: Scenario, rows: list[tuple[int, bool]], labels: list[str]) -> Scenario:
    """The card with hexes taken out of set-up areas; one that has no others goes."""
    for index, has_others in reversed(rows):
        path = ("setup_areas", index, "area")
        if has_others:
            left = {"any": [scenario.get(*path)], "except": labels}
            scenario = scenario_edits.put(scenario, path, left)
        else:
            scenario = scenario_edits.remove(scenario, path[:2])
    return scenario
