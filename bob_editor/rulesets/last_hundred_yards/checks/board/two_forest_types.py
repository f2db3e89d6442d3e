"""Hexes with two kinds of forest."""

from __future__ import annotations

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_hex, board_check, titles_of
from bob_editor.rulesets.last_hundred_yards.land.listed import hexes_listing, keep_one


@board_check(Severity.ERROR, cites="4.1.3")
def two_forest_types(ground: Ground) -> Iterator[Finding]:
    """Forest fills its hex, so a hex is of one kind of it: light or heavy, woods or jungle."""
    grid = ground.board.grid
    for at, forests in hexes_listing(ground, "forest"):
        if len(forests) > 1:
            yield Finding(
                f"{grid.label(at)} mixes {titles_of(ground.ruleset, forests)}.",
                at=(at_hex(grid, at),),
                fixes=keep_one(ground, at, forests),
            )
