"""More of one kind of support than is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.purchase_findings import of_purchases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="23.0")
def item_limit_exceeded(card: Card) -> Iterator[Finding]:
    """Most kinds of support have a limit, and some exclude each other."""
    yield from of_purchases(card, "item-limit-exceeded")
