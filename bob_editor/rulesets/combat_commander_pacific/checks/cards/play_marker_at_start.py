"""Markers and units that only arise in play."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import drop
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.cards.references import removing
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import kind_of

_AN = {"aircraft": "an aircraft", "melee": "a melee"}


@scenario_check(Severity.WARNING, cites="E50, E61, E74, 4.1, 4.2")
def play_marker_at_start(card: Card) -> Iterator[Finding]:
    """Aircraft, melees, heroes, veterans and suppressed units come about in play; at the start they are unusual."""
    reading = read_card(card)
    for one in reading.markers:
        if one.marker in ("aircraft", "melee"):
            yield Finding(
                f"{card.grid.label(one.hex)} starts with {_AN[one.marker]}.",
                (card.at_hex(one.hex),),
                (drop("Remove it", one.path),),
            )
    for piece in reading.units:
        if piece.space is not None:
            continue
        place = place_of(card, piece)
        if kind_of(piece.row) == "hero":
            remove = removing("Remove it", card, piece.path, piece.side, piece.id)
            yield Finding(f"{upper_first(piece.name)} starts as a hero.", (place,), (remove,))
        for field in ("veteran", "suppressed"):
            if piece.row.get(field):
                yield Finding(
                    f"{upper_first(piece.name)} starts as {field}.",
                    (place,),
                    (drop(f"Take the {field} marker away", (*piece.path, field)),),
                )
