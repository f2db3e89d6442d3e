"""Infiltrators that nobody can reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import putting
from bob_editor.rulesets.combat_commander_pacific.card_rows import JAPAN
from bob_editor.rulesets.combat_commander_pacific.reading_card import read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="O28")
def infiltration_without_sighting_markers(card: Card) -> Iterator[Finding]:
    """Units in infiltration boxes appear where a sighting marker is; without any they stay there."""
    reading = read_card(card)
    row = reading.side(JAPAN)
    arriving = any(card.scenario.get(*path, "sighting_markers") for path in reading.arriving_rows)
    count = (
        card.scenario.whole("sides", reading.side_places.get(JAPAN, -1), "sighting_markers", "count")
        if row
        else 0
    )
    if reading.boxed and not count and not arriving and not reading.marked("sighting"):
        path = ("sides", reading.side_places[JAPAN])
        yield Finding(
            "Japan has infiltration units and no sighting marker.",
            (card.at_field(*path, "infiltration"),),
            (putting("Give it 3 sighting markers", (*path, "sighting_markers"), {"count": 3}),),
        )
