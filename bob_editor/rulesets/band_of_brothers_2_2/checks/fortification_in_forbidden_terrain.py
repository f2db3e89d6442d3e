"""Fortifications where none can be dug or built."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rules.tags import titles_of
from bob_editor.rulesets.band_of_brothers_2_2.card_fixes import drop, move_marker
from bob_editor.rulesets.band_of_brothers_2_2.card_reading import CardReading, PlacedMarker, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.geometry.hexes import Hex
    from bob_editor.rules.card import Card

_ELSEWHERE = ("fortified_position", "roadblock", "cave", "small_cave")
"""Fortifications with a check of their own."""


@scenario_check(Severity.ERROR, cites="43.0, 45.2, 45.3, 52.0")
def fortification_in_forbidden_terrain(card: Card) -> Iterator[Finding]:
    """Fortifications stand in no building but a hut, on no bridge and in no water, surf, sandbar or swamp."""
    reading = read(card)
    for fort in reading.fortifications:
        if fort.marker in _ELSEWHERE:
            continue
        wrong = tuple(sorted(reading.forbids_fortifications(fort.at)))
        if not wrong:
            continue
        name, label = reading.title(fort.marker), card.grid.label(fort.at)
        yield Finding(
            f"The {name} in {label} can't stand there: {titles_of(card.ruleset, wrong)}.",
            at=(card.at_hex(fort.at),),
            fixes=(
                *move_marker(reading, fort, partial(_may, reading, fort)),
                drop(f"Remove the {name}", fort.path),
            ),
        )


def _may(reading: CardReading, fort: PlacedMarker, at: Hex) -> bool:
    own = reading.setup_hexes(fort.side)
    taken = any(other.at == at for other in reading.fortifications)
    return not reading.forbids_fortifications(at) and not taken and (not own or at in own)
