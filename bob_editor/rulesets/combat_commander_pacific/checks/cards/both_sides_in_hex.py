"""Hexes with units of both sides."""

from __future__ import annotations

from bob_editor.rules.checking import (
    Card,
    Edit,
    Finding,
    Hex,
    Iterator,
    Scenario,
    Severity,
    partial,
    scenario_check,
    scenario_edits,
)
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES, better_hex
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SIDES


@scenario_check(Severity.WARNING, cites="19.1")
def both_sides_in_hex(card: Card) -> Iterator[Finding]:
    """Units of both sides in a hex are in melee from the start."""
    reading = read_card(card)
    for at, pieces in reading.by_hex.items():
        if {piece.side for piece in pieces} >= set(SIDES):
            yield Finding(
                f"Units of both sides start in {card.grid.label(at)}.",
                (card.at_hex(at),),
                tuple(
                    Edit(f"Move {SIDE_NAMES[name]} out of it", partial(_moved, card=card, at=at, side=name))
                    for name in SIDES
                ),
            )


def _moved(scenario: Scenario, card: Card, at: Hex, side: str) -> Scenario:
    for piece in read_card(card).by_hex[at]:
        other = better_hex(card, piece, at) if piece.side == side else None
        if other is not None:
            scenario = scenario_edits.put(scenario, (*piece.path, "at"), card.grid.label(other))
    return scenario
