"""Nights without light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_rows import has_radio
from bob_editor.rulesets.combat_commander_pacific.reading_card import entries, read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.HINT, cites="18")
def night_without_starshells(card: Card) -> Iterator[Finding]:
    """At night only starshells lift the hindrance, and a radio is what fires them as a rule."""
    reading = read_card(card)
    boxes = (*(path for _, path, _ in reading.sides()), *reading.arriving_rows)
    named = (
        "radio" in entries(card, "reinforcements", index, "pieces")
        for index, _ in card.scenario.rows("reinforcements")
    )
    lit = (
        reading.marked("starshell")
        or any(has_radio(card.scenario.table(*path)) for path in boxes)
        or any(named)
    )
    if reading.night and not lit:
        yield Finding(
            "It is night, and nobody has a radio to fire starshells.", (card.at_field("conditions", "night"),)
        )
