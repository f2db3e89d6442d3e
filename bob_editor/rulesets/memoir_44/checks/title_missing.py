"""Scenarios without a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="5.1")
def title_missing(card: Card) -> Iterator[Finding]:
    """A scenario has a title."""
    if not card.scenario.title.strip():
        yield Finding("The scenario has no title.", at=(card.at_field("title"),))
