"""Initiative bought beyond +3."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import of_purchases


@scenario_check(Severity.WARNING, cites="23.0")
def initiative_bought_too_high(card: Card) -> Iterator[Finding]:
    """A side may buy one initiative modifier, and +3 is the highest that counts."""
    yield from of_purchases(card, "initiative-bought-too-high")
