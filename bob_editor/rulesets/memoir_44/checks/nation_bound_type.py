"""Units of a nation that doesn't have them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.memoir_44.nations import (
    NATION_OF_UNIT,
    title_of_nation,
)
from bob_editor.rulesets.memoir_44.roster import (
    posted,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="TR21, TR26, TR27, TR30, N1")
def nation_bound_type(card: Card) -> Iterator[Finding]:
    """Some troops are of one nation alone."""
    for unit in posted(card):
        nation = NATION_OF_UNIT.get(unit.kind)
        if nation is None or not unit.nation or unit.nation == nation:
            continue
        put = partial(scenario_edits.put, path=("units", unit.index, "nation"), value=nation)
        yield Finding(
            f"{unit.name.capitalize()}{unit.where(card)} are {title_of_nation(nation)}, not "
            f"{title_of_nation(unit.nation)}.",
            at=(unit.place(card),),
            fixes=(Edit(f"Make them {title_of_nation(nation)}", put),),
        )
