"""Scenarios without a name."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding, Severity, scenario_check


@scenario_check(Severity.ERROR, cites="5.1")
def title_missing(card: Card) -> Iterator[Finding]:
    """A scenario has a title."""
    if not card.scenario.title.strip():
        yield Finding("The scenario has no title.", at=(card.at_field("title"),))
