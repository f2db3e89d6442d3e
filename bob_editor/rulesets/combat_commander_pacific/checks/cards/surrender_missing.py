"""Scenarios without the Allied surrender space."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import surrender_path


@scenario_check(Severity.ERROR, cites="11.2")
def surrender_missing(card: Card) -> Iterator[Finding]:
    """The game ends when the Allied casualties fill the surrender space, which the card gives."""
    if (card.scenario.whole(*surrender_path(card.scenario)) or 0) < 1:
        yield Finding("The Allies have no surrender space.", (card.at_field("victory", "surrender"),))
