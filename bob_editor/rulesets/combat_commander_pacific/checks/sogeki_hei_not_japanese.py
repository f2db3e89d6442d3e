"""Allied Sogeki Hei."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import place_of, putting, upper_first
from bob_editor.rulesets.combat_commander_pacific.card_rows import ALLIED
from bob_editor.rulesets.combat_commander_pacific.kinds import kind_of
from bob_editor.rulesets.combat_commander_pacific.reading_card import read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="p3, 3.3.4")
def sogeki_hei_not_japanese(card: Card) -> Iterator[Finding]:
    """Sogeki Hei are Japan's snipers; the Allies have none."""
    for piece in read_card(card).all_units(ALLIED):
        if kind_of(piece.row) == "sogeki_hei":
            place = place_of(card, piece)
            yield Finding(
                f"{upper_first(piece.name)} of the Allies is a Sogeki Hei.",
                (place,),
                (putting("Make it a scout", (*piece.path, "kind"), "scout"),),
            )
