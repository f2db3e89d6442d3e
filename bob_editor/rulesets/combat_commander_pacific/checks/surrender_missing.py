"""Scenarios without the Allied surrender space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="11.2")
def surrender_missing(card: Card) -> Iterator[Finding]:
    """The game ends when the Allied casualties fill the surrender space, which the card gives."""
    space = card.scenario.get("victory", "surrender")
    if not isinstance(space, dict) and (card.scenario.whole("victory", "surrender") or 0) < 1:
        yield Finding("The Allies have no surrender space.", (card.at_field("victory", "surrender"),))
