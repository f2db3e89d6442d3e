"""Hexes with more than one unit."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.memoir_44.roster import (
    Posted,
    posted,
)
from bob_editor.rulesets.memoir_44.spots import (
    may_be_set_up,
    move,
    without_unit,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.geometry.hexes import Hex
    from bob_editor.rules.card import Card


PAIR = 2


@scenario_check(Severity.ERROR, cites="A20")
def two_units_in_hex(card: Card) -> Iterator[Finding]:
    """A hex holds one unit and no more."""
    by_hex: dict[Hex, list[Posted]] = {}
    for unit in posted(card):
        if unit.at is not None:
            by_hex.setdefault(unit.at, []).append(unit)
    for at, units in by_hex.items():
        if len(units) > 1:
            last = units[-1]
            fits = partial(may_be_set_up, card, last)
            yield Finding(
                f"{len(units)} units stand at {card.grid.label(at)}.".replace("2 units", "Two units"),
                at=(card.at_hex(at),),
                fixes=(*move(card, last, fits), without_unit(card, last)) if len(units) == PAIR else (),
            )
