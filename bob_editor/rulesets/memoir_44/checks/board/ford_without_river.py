from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, tagged
from bob_editor.rules.land.stands import features_with
from bob_editor.rulesets.memoir_44.land.laid_and_printed import land_of
from bob_editor.rulesets.memoir_44.land.tile_edits import removal, river_under


@board_check(Severity.WARNING, cites="T41")
def ford_without_river(ground: Ground) -> Iterator[Finding]:
    """A ford is a shallow place of a river, so its piece lies on a river tile."""
    board, ruleset, land = ground.board, ground.ruleset, land_of(ground)
    rivers = tagged(ruleset, "river_family")
    for at, _ in features_with(board, ("ford",)):
        if rivers.isdisjoint(land.terrain(at)):
            yield Finding(
                f"No river under the ford at {ground.label(at)}.",
                at=ground.at_hex(at),
                fixes=(river_under(ruleset, at), removal(ruleset, at, "ford")),
            )
