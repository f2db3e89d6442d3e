"""Control of objectives that the map lacks, or by nobody known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import taking
from bob_editor.rulesets.combat_commander_pacific.card_rows import SIDES
from bob_editor.rulesets.combat_commander_pacific.objectives import objectives_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="14.3.1")
def objective_control_invalid(card: Card) -> Iterator[Finding]:
    """A control marker lies on an objective of the map and belongs to one side."""
    numbers = {str(one.number) for one in objectives_of(card.board)}
    for number, owner in card.scenario.table("victory", "control").items():
        path = ("victory", "control", number)
        drop = taking("Remove the control marker", path)
        if number not in numbers and not card.missing:
            yield Finding(
                f"The map has no objective {number} to be controlled.", (card.at_field(*path),), (drop,)
            )
        elif owner is not None and owner not in SIDES:
            yield Finding(
                f"No side known controls objective {number}.",
                (card.at_field(*path),),
                (drop,),
            )
