"""Objective points for nothing."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import drop, put
from bob_editor.rulesets.last_hundred_yards.cards.rows import whole


@scenario_check(Severity.ERROR, cites="21.2")
def mop_invalid(card: Card) -> Iterator[Finding]:
    """Mission objective points are a whole number, for an objective of the mission or a hex of the map."""
    names = [row.get(name) for _, row in card.scenario.rows("objectives") for name in ("id", "name")]
    for index, row in card.scenario.rows("mop"):
        path = ("mop", index)
        target = row.get("target")
        if whole(row.get("points")) is None:
            yield Finding(
                f"The points for {target or 'nothing'} are no whole number.",
                at=(card.at_field(*path, "points"),),
                fixes=(put("Make it 1 point", (*path, "points"), 1), drop("Leave them out", path)),
            )
        elif target not in names and card.hex(target) is None:
            yield Finding(
                f"Points are given for {target or 'nothing'}, which is no objective of this mission.",
                at=(card.at_field(*path, "target"),),
                fixes=(drop("Leave them out", path),),
                severity=Severity.WARNING,
            )
