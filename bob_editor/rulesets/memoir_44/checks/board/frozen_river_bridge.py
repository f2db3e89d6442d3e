from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, tagged
from bob_editor.rules.land.stands import features_with
from bob_editor.rulesets.memoir_44.land.laid_and_printed import land_of


@board_check(Severity.HINT, cites="T47")
def frozen_river_bridge(ground: Ground) -> Iterator[Finding]:
    """Who crosses a frozen river by a bridge doesn't roll for the ice."""
    board, land = ground.board, land_of(ground)
    for at, _ in features_with(board, tagged(ground.ruleset, "bridge")):
        if not {"frozen_river", "frozen_river_deep"}.isdisjoint(land.terrain(at)):
            yield Finding(
                f"On the bridge at {ground.label(at)} nobody rolls for the ice.", at=ground.at_hex(at)
            )
