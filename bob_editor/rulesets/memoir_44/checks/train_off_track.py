"""Trains without a track."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.memoir_44.roster import (
    posted,
)
from bob_editor.rulesets.memoir_44.spots import (
    move,
    without_unit,
)
from bob_editor.rulesets.memoir_44.trains import is_on_rails

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="TR5")
def train_off_track(card: Card) -> Iterator[Finding]:
    """Trains stand and move on track, in stations and on railroad bridges."""
    for unit in posted(card):
        if unit.treated_as == "train" and unit.at is not None and not is_on_rails(card, unit.at):
            yield Finding(
                f"The {unit.name}{unit.where(card)} has no track.",
                at=(unit.place(card),),
                fixes=(*move(card, unit, partial(is_on_rails, card)), without_unit(card, unit)),
            )
