"""Forward spotting without a gun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.memoir_44.roster import (
    SIDES,
    has_card,
    posted,
    templates,
)
from bob_editor.rulesets.memoir_44.turning_off import without_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="A4")
def spotting_without_artillery(card: Card) -> Iterator[Finding]:
    """Forward spotting serves the artillery of its side."""
    if not has_card(card, "forward_spotting"):
        return
    side = card.scenario.get("cards", "forward_spotting", "side")
    units = [*posted(card)] + [unit for one in SIDES if side in (None, one) for unit in templates(card, one)]
    if not any(unit.treated_as == "artillery" and (side is None or unit.side == side) for unit in units):
        yield Finding(
            "Forward spotting is on without artillery.",
            at=(card.at_field("cards", "forward_spotting"),),
            fixes=(without_card("forward_spotting"),),
        )
