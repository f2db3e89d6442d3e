"""Sectors that lie on the map twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission_fixes import drop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="Gen")
def sector_used_twice(card: Card) -> Iterator[Finding]:
    """There is one of each sector, and a board shows one of its two sides."""
    seen: set[str] = set()
    numbers: list[str] = []
    for index, one in enumerate(card.map.laid):
        if one.overlay:
            continue
        number = one.board.number or one.place.name
        board = one.place.board
        whole_board = one.place.crop is None
        halves = {place.crop for place in card.scenario.boards if place.board == one.place.board}
        if board in seen and (whole_board or len(halves) < 2):
            yield Finding(
                f"Sector {number} is used twice.",
                at=(card.at_field("map", "boards", index),),
                fixes=(drop("Take the second off the map", ("map", "boards", index)),),
            )
        reverse = one.board.extra.get("reverse_of")
        other = next((name for name in numbers if reverse is not None and str(reverse) == name), None)
        if other is not None:
            yield Finding(
                f"Sectors {other} and {number} are the two sides of one board.",
                at=(card.at_field("map", "boards", index),),
                fixes=(drop("Take the second off the map", ("map", "boards", index)),),
                severity=Severity.WARNING,
            )
        seen.add(board)
        numbers.append(number)
