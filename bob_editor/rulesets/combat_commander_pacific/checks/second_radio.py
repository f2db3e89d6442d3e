"""Radios that arrive where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import SIDE_NAMES, taking
from bob_editor.rulesets.combat_commander_pacific.card_rows import has_radio, text_of
from bob_editor.rulesets.combat_commander_pacific.reading_card import entries, read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.model.scenario import FieldPath
    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="13.1.2d, 15.1.2")
def second_radio(card: Card) -> Iterator[Finding]:
    """A radio that arrives goes into an empty Artillery Box."""
    reading = read_card(card)
    held = {name: has_radio(row) for name, _, row in reading.sides()}
    for index, group in card.scenario.rows("reinforcements"):
        name = text_of(group, "side")
        for place, piece in enumerate(entries(card, "reinforcements", index, "pieces")):
            if piece != "radio" and not (isinstance(piece, dict) and has_radio(piece)):
                continue
            if held.get(name):
                path: FieldPath = ("reinforcements", index, "pieces", place)
                alone = len(entries(card, "reinforcements", index, "pieces")) == 1
                yield Finding(
                    f"A radio arrives for {SIDE_NAMES.get(name, name)}, and the Artillery Box has one.",
                    (card.at_field(*path),),
                    (taking("Remove it", path[:2] if alone else path),),
                )
            held[name] = True
