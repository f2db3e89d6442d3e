"""Set-up areas of both sides in one hex."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rules.wording import counted
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_fixes import put

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


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
        rows = mission.setup_rows(second)
        fixes = tuple(
            put(
                f"Leave the shared hexes to the {first.title.lower()}",
                ("setup_areas", index, "area"),
                {"any": [row["area"]], "except": [mission.label(at) for at in hexes]},
            )
            for index, row in rows[:1]
            if len(rows) == 1 and "area" in row
        )
        common = counted(len(hexes), "hex", "hexes")
        yield Finding(
            f"The set-up areas of both sides overlap in {common}, first in {mission.label(hexes[0])}.",
            at=(card.at_hex(hexes[0]),),
            highlight=tuple(card.at_hex(at) for at in hexes),
            fixes=fixes,
        )
