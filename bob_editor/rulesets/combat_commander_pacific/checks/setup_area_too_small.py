"""Set-up areas too small for the force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.model.edit import Edit
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import SIDE_NAMES, putting
from bob_editor.rulesets.combat_commander_pacific.card_rows import whole_of
from bob_editor.rulesets.combat_commander_pacific.kinds import FIGURE_LIMIT
from bob_editor.rulesets.combat_commander_pacific.reading_card import read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.model.scenario import Scenario
    from bob_editor.rules.card import Card
    from bob_editor.rulesets.combat_commander_pacific.card_rows import SetupArea


@scenario_check(Severity.WARNING, cites="15.2.3")
def setup_area_too_small(card: Card) -> Iterator[Finding]:
    """A force must fit into its area with seven figures in a hex."""
    reading = read_card(card)
    for name in reading.side_places:
        areas = [area for area in reading.areas if area.side == name]
        room = FIGURE_LIMIT * len(reading.area_of(name) - reading.marked("blaze").keys())
        figures = sum(piece.figures for piece in reading.at_start(name))
        if not areas or not room or figures <= room:
            continue
        yield Finding(
            f"{figures} figures of {SIDE_NAMES[name]} set up where {room} have room.",
            (card.at_field(*areas[0].path),),
            _deeper(areas[0], figures - room),
        )


def _deeper(area: SetupArea, figures: int) -> tuple[Edit[Scenario], ...]:
    """The edit that makes an area deeper or wider, by as much as the force surely needs."""
    more = 1 + figures // (FIGURE_LIMIT * _NARROWEST)
    for mode, field in (("depth", "depth"), ("within", "radius")):
        size = whole_of(area.row, field)
        if area.row.get("mode") == mode and size is not None:
            return (putting(f"Make its {field} {size + more}", (*area.path, field), size + more),)
    return ()


_NARROWEST = 6
"""One row, column or ring more has at least so many hexes on any map worth the name."""
