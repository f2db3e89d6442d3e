"""Support that a side can't have."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import of_purchases


@scenario_check(Severity.ERROR, cites="23.0")
def item_not_available(card: Card) -> Iterator[Finding]:
    """What can be bought depends on the faction, and positions and mines are for the defender alone."""
    yield from of_purchases(card, "item-not-available")
