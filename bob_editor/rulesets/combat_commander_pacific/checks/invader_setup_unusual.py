"""Invaders that begin far inland."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rules.wording import counted
from bob_editor.rulesets.combat_commander_pacific.card_edits import putting
from bob_editor.rulesets.combat_commander_pacific.card_rows import whole_of
from bob_editor.rulesets.combat_commander_pacific.reading_card import read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="p3, 17.4b")
def invader_setup_unusual(card: Card) -> Iterator[Finding]:
    """An Invader sets up one hex deep as a rule, with half of its units or more on the Time Track."""
    reading = read_card(card)
    for name, path, row in reading.sides():
        if row.get("posture") != "invader":
            continue
        for area in reading.areas:
            depth = whole_of(area.row, "depth")
            if area.side == name and area.row.get("mode") == "depth" and depth is not None and depth > 1:
                yield Finding(
                    f"The Invader sets up {depth} hexes deep.",
                    (card.at_field(*area.path, "depth"),),
                    (putting("Make it one hex deep", (*area.path, "depth"), 1),),
                )
        units = reading.all_units(name)
        later = sum(piece.count for piece in units if piece.space is not None)
        total = sum(piece.count for piece in units)
        if 2 * later < total:
            yield Finding(
                f"The Invader has {later} of {counted(total, 'unit')} on the Time Track, less than half.",
                (card.at_field(*path, "posture"),),
            )
