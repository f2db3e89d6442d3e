"""Buildings in the marsh."""

from __future__ import annotations

from bob_editor.rules.checking import (
    Finding,
    Ground,
    Iterator,
    Severity,
    at_hex,
    board_check,
    tagged,
    titles_of,
)
from bob_editor.rulesets.last_hundred_yards.land.listed import either_goes, hexes_listing


@board_check(Severity.WARNING, cites="4.1.13")
def marsh_with_building(ground: Ground) -> Iterator[Finding]:
    """Nobody builds in a marsh; where a hex has both it is probably a slip."""
    grid = ground.board.grid
    buildings = tagged(ground.ruleset, "building")
    for at, marshes in hexes_listing(ground, "marsh"):
        there = tuple(one for one in ground.board.content(at).terrain_ids if one in buildings)
        if there:
            yield Finding(
                f"{grid.label(at)} has marsh and {titles_of(ground.ruleset, there)}.",
                at=(at_hex(grid, at),),
                fixes=either_goes(ground, at, marshes, there),
            )
