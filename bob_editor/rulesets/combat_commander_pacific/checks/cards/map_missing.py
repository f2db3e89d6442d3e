"""Scenarios without their map."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import taking


@scenario_check(Severity.ERROR, cites="2.2a")
def map_missing(card: Card) -> Iterator[Finding]:
    """A scenario is played on one map, named by its letter."""
    if not card.scenario.boards:
        yield Finding("The scenario has no map.", (card.at_field("map", "boards"),))
    for missing in card.missing:
        file = card.scenario.text(*missing.path, "board") or "without a file"
        yield Finding(f"The map {file} can't be read.", (card.at_field(*missing.path),))
    for index in range(1, len(card.scenario.boards)):
        yield Finding(
            "The scenario has more than one map.",
            (card.at_field("map", "boards", index),),
            (taking("Remove the map", ("map", "boards", index)),),
        )
