"""Hexes with more than four units."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card

_MOST = 4


@scenario_check(Severity.HINT, cites="15")
def many_counters_in_hex(card: Card) -> Iterator[Finding]:
    """A printed hex has room for four counters."""
    for at, pieces in read_card(card).by_hex.items():
        many = sum(piece.count for piece in pieces)
        if many > _MOST:
            yield Finding(f"{many} units start in {card.grid.label(at)}.", (card.at_hex(at),))
