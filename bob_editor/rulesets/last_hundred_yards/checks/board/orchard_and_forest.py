"""Orchards in forest."""

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


@board_check(Severity.ERROR, cites="4.1.3, 4.1.15")
def orchard_and_forest(ground: Ground) -> Iterator[Finding]:
    """Forest blocks and orchards hinder, and each fills its hex, so a hex is one or the other."""
    grid = ground.board.grid
    forests = tagged(ground.ruleset, "forest")
    for at, groves in hexes_listing(ground, "orchard"):
        trees = tuple(one for one in ground.board.content(at).terrain_ids if one in forests)
        if trees:
            yield Finding(
                f"{grid.label(at)} is {titles_of(ground.ruleset, groves)} and {titles_of(ground.ruleset, trees)}.",
                at=(at_hex(grid, at),),
                fixes=either_goes(ground, at, groves, trees),
            )
