"""Units in a location that their hex doesn't have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.card_fixes import put
from bob_editor.rulesets.band_of_brothers_2_2.card_reading import CardReading, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.geometry.hexes import Hex
    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="40.2, 43.4, 45.4")
def no_such_location(card: Card) -> Iterator[Finding]:
    """A hex has one location, unless there is an upper level, a cave, or a bridge over a gully or ditch."""
    reading = read(card)
    for unit in reading.units:
        if unit.at is None or not unit.position or _has(reading, unit.at, unit.position):
            continue
        yield Finding(
            f"{card.grid.label(unit.at)} has no {unit.position.replace('_', ' ')} for the {unit.name}.",
            at=(card.at_hex(unit.at),),
            fixes=(put("Put it on the ground", (*unit.path, "in"), None),),
        )


def _has(reading: CardReading, at: Hex, position: str) -> bool:
    """Whether a hex has a location beside the ground."""
    there = reading.terrain(at)
    if position == "upper_level":
        return at in reading.changed("upper_level")
    if position == "cave":
        return bool(reading.markers_in(at, "cave", "small_cave"))
    return (
        position in ("bridge", "gully") and "bridge" in there and bool(there & {"gully", "anti_tank_ditch"})
    )
