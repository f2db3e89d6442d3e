"""Sides with nowhere to set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.geometry.grid import EDGES
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import SIDE_NAMES, adding, side_has, taking
from bob_editor.rulesets.combat_commander_pacific.reading_card import read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="15.2.3, A43.6")
def setup_area_missing(card: Card) -> Iterator[Finding]:
    """A side that sets pieces up needs an area of the map for them."""
    reading = read_card(card)
    for area in reading.areas:
        if not area.hexes and not card.missing:
            yield Finding(
                f"A set-up area of {SIDE_NAMES.get(area.side, area.side)} has no hexes.",
                (card.at_field(*area.path),),
                (taking("Remove the area", area.path),) if len(reading.areas) > 1 else (),
            )
    for name, path, row in reading.sides():
        waiting = [piece for piece in reading.at_start(name) if piece.hex is None]
        if (waiting or row.get("fortifications")) and not any(area.side == name for area in reading.areas):
            edge = row.get("friendly_edge")
            area_row = {"side": name, "mode": "depth", "edge": edge, "depth": 3}
            fixes = (adding(f"Let them set up within 3 of the {edge} edge", ("setup_areas",), area_row),)
            yield Finding(
                f"{side_has(name)} no set-up area.",
                (card.at_field(*path),),
                fixes if edge in EDGES else (),
            )
