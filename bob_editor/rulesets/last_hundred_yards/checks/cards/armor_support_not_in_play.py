"""Armor that isn't in play."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import of_purchases


@scenario_check(Severity.ERROR, cites="23.0")
def armor_support_not_in_play(card: Card) -> Iterator[Finding]:
    """The players agree whether armor support is in play before they buy."""
    yield from of_purchases(card, "armor-support-not-in-play")
