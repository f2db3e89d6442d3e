from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.memoir_44.land.laid_and_printed import features_with, is_beside, land_of
from bob_editor.rulesets.memoir_44.land.rivers_and_roads import track_to
from bob_editor.rulesets.memoir_44.land.tile_edits import removal


@board_check(Severity.HINT, cites="T37")
def railroad_bridge_off_line(ground: Ground) -> Iterator[Finding]:
    """A railroad bridge carries track over a river, so there is track beside it."""
    board, land = ground.board, land_of(ground)
    for at, _ in features_with(board, ("railroad_bridge",)):
        if "railroad_track" in land.terrain(at) or is_beside(land, at, ("railroad_track",)):
            continue
        yield Finding(
            f"No track reaches the railroad bridge at {ground.label(at)}.",
            at=ground.at_hex(at),
            fixes=(*track_to(ground, at), removal(ground.ruleset, at, "railroad_bridge")),
        )
