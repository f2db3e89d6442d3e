"""Units outside their set-up area."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import better_hex, moving, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card


@scenario_check(Severity.ERROR, cites="9.1, A43.6c")
def unit_outside_setup_area(card: Card) -> Iterator[Finding]:
    """What a side sets up starts in its area; a piece that starts elsewhere by a special rule has its own area."""
    reading = read_card(card)
    for piece in reading.units:
        areas = [area for area in reading.areas if area.side == piece.side and area.is_for(piece.id)]
        if piece.hex is None or not areas or any(piece.hex in area.hexes for area in areas):
            continue
        allowed = frozenset().union(*(area.hexes for area in areas))
        better = better_hex(card, piece, piece.hex, allowed.__contains__)
        yield Finding(
            f"{upper_first(piece.name)} in {card.grid.label(piece.hex)} is outside the set-up area.",
            (card.at_hex(piece.hex),),
            moving(card, piece.path, better),
        )
