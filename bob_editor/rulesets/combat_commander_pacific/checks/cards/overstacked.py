"""Hexes with more than seven figures."""

from __future__ import annotations

from collections import Counter

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
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import better_hex
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import FIGURE_LIMIT, overstacked_by


@scenario_check(Severity.ERROR, cites="15.2.3, 15.2.1")
def overstacked(card: Card) -> Iterator[Finding]:
    """In set-up a hex holds seven soldier figures at most, both sides and its cave counted together."""
    reading = read_card(card)
    for at, pieces in reading.by_hex.items():
        figures = sum(piece.figures for piece in pieces)
        if overstacked_by(figures):
            label = card.grid.label(at)
            # What a row stands for stays together, so one row may be too much for any hex.
            fits = all(not overstacked_by(piece.figures) for piece in pieces)
            spread = Edit("Spread them over hexes near by", partial(_spread, card=card, at=at))
            yield Finding(f"{label} has {figures} figures.", (card.at_hex(at),), (spread,) if fits else ())


def _spread(scenario: Scenario, card: Card, at: Hex) -> Scenario:
    """The scenario with units, last ones first, moved to the nearest hexes with room until the rest fits."""
    pieces = list(read_card(card).by_hex[at])
    taken: Counter[Hex] = Counter()
    while pieces and overstacked_by(sum(piece.figures for piece in pieces)):
        piece = pieces.pop()
        shut = {other for other, figures in taken.items() if figures + piece.figures > FIGURE_LIMIT}
        other = better_hex(card, piece, at, frozenset(card.grid.hexes).difference(shut).__contains__)
        if other is None:
            return scenario
        taken[other] += piece.figures + sum(one.figures for one in read_card(card).by_hex.get(other, ()))
        scenario = scenario_edits.put(scenario, (*piece.path, "at"), card.grid.label(other))
    return scenario
