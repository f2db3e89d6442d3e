"""Sides without one of the three qualities."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import put
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import side_has
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import text_of

_QUALITIES = ("elite", "line", "green")


@scenario_check(Severity.ERROR, cites="11.3")
def unknown_quality(card: Card) -> Iterator[Finding]:
    """A side is elite, line or green, which decides the teams that replace its squads."""
    for name, path, row in read_card(card).sides():
        if row.get("quality") not in _QUALITIES:
            quality = text_of(row, "quality")
            yield Finding(
                f"{side_has(name)} " + (f"the quality “{quality}”." if quality else "no quality."),
                (card.at_field(*path, "quality"),),
                tuple(put(f"Make it {one}", (*path, "quality"), one) for one in _QUALITIES),
            )
