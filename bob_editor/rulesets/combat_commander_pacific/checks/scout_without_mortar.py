"""Scouts with nothing to spot for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import place_of, side_has
from bob_editor.rulesets.combat_commander_pacific.kinds import kind_of
from bob_editor.rulesets.combat_commander_pacific.reading_card import read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.HINT, cites="3.3.3")
def scout_without_mortar(card: Card) -> Iterator[Finding]:
    """A scout spots for mortars of its side; without any it does little."""
    reading = read_card(card)
    for name in reading.side_places:
        scouts = [piece for piece in reading.all_units(name) if kind_of(piece.row) == "scout"]
        mortars = [one for one in reading.weapons if one.side == name and one.row.get("class") == "mortar"]
        if scouts and not mortars:
            piece = scouts[0]
            place = place_of(card, piece)
            yield Finding(f"{side_has(name)} a scout and no mortar.", (place,))
