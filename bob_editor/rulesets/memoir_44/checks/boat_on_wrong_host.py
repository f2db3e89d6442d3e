"""Boats with others than infantry."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.memoir_44.roster import (
    posted,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="A5")
def boat_on_wrong_host(card: Card) -> Iterator[Finding]:
    """Only infantry crosses rivers in boats."""
    for unit in posted(card):
        if unit.row.get("boat") and unit.treated_as not in ("infantry", ""):
            remove = partial(scenario_edits.remove, path=("units", unit.index, "boat"))
            yield Finding(
                f"Only infantry uses boats, not the {unit.name}{unit.where(card)}.",
                at=(unit.place(card),),
                fixes=(Edit("Take the boat away", remove),),
            )
