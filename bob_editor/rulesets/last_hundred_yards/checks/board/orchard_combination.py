"""Orchards with what no rule puts together with them."""

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


@board_check(Severity.WARNING, cites="4.1.15")
def orchard_combination(ground: Ground) -> Iterator[Finding]:
    """No rule says what an orchard or palm grove is together with a building, a marsh or a river."""
    grid = ground.board.grid
    tags = ("building", "marsh", "river")
    others = frozenset[str]().union(*(tagged(ground.ruleset, tag) for tag in tags))
    rivers = tuple(sorted(tagged(ground.ruleset, "river")))
    for at, groves in hexes_listing(ground, "orchard"):
        there = tuple(one for one in ground.board.content(at).terrain_ids if one in others)
        # taking a river's line out of one hex would break it, so there only the grove can go
        through = tuple(one for one in rivers if one not in there and ground.board.has_path(at, one))
        if there or through:
            both = (*there, *through)
            fixes = either_goes(ground, at, groves, both)
            yield Finding(
                f"{grid.label(at)} has {titles_of(ground.ruleset, groves)} and {titles_of(ground.ruleset, both)}.",
                at=(at_hex(grid, at),),
                fixes=fixes[1:] if through else fixes,
            )
