"""Scenarios without the Allied surrender space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_rows import ALLIED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.model.scenario import FieldPath
    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="11.2")
def surrender_missing(card: Card) -> Iterator[Finding]:
    """The game ends when the Allied casualties fill the surrender space, which the card gives."""
    path: FieldPath = ("victory", "surrender")
    if isinstance(card.scenario.get(*path), dict):
        path = (*path, ALLIED)  # Japan's has its own check.
    if (card.scenario.whole(*path) or 0) < 1:
        yield Finding("The Allies have no surrender space.", (card.at_field("victory", "surrender"),))
