"""More support than there are points for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.purchase_findings import of_purchases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="23.0")
def support_overspent(card: Card) -> Iterator[Finding]:
    """A side spends no more support points than its base force brings."""
    yield from of_purchases(card, "support-overspent")
