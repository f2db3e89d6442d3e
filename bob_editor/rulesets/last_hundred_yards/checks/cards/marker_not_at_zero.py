"""Tracks that don't start at nought."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import put
from bob_editor.rulesets.last_hundred_yards.cards.rows import whole


@scenario_check(Severity.WARNING, cites="20.3, 20.4")
def marker_not_at_zero(card: Card) -> Iterator[Finding]:
    """Time lapse and casualties start at 0 unless a special rule says otherwise."""
    for name, title in (("time_start", "time lapse"), ("casualty_start", "casualty")):
        if whole(card.scenario.get(name)):
            yield Finding(
                f"The {title} marker starts at {card.scenario.get(name)}.",
                at=(card.at_field(name),),
                fixes=(put("Start at 0", (name,), 0),),
            )
