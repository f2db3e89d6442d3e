"""Reinforcements that bring nothing."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import drop
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import entries
from bob_editor.rulesets.combat_commander_pacific.cards.rows import text_of


@scenario_check(Severity.WARNING, cites="13.1.2d")
def reinforcement_empty(card: Card) -> Iterator[Finding]:
    """What waits on a space of the Time Track is a piece."""
    for index, group in card.scenario.rows("reinforcements"):
        if not entries(card, "reinforcements", index, "pieces"):
            side = text_of(group, "side")
            yield Finding(
                f"Reinforcements of {SIDE_NAMES.get(side, side)} have no pieces.",
                (card.at_field("reinforcements", index),),
                (drop("Remove them", ("reinforcements", index)),),
            )
