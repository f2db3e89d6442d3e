"""Nights without light."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import has_radio


@scenario_check(Severity.HINT, cites="18")
def night_without_starshells(card: Card) -> Iterator[Finding]:
    """At night only starshells lift the hindrance, and a radio is what fires them as a rule."""
    reading = read_card(card)
    lit = (
        reading.marked("starshell")
        or reading.arriving_radios
        or any(has_radio(row) for _, _, row in reading.sides())
    )
    if reading.night and not lit:
        yield Finding(
            "It is night, and nobody has a radio to fire starshells.", (card.at_field("conditions", "night"),)
        )
