from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, rule_of
from bob_editor.rules.land.stands import features_with
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_lying, land_of

KINDS = {"beach": "sea_bluff", "coastline": "cliff"}


@board_check(Severity.HINT, cites="T11, T68")
def coastal_hill_untyped(ground: Ground) -> Iterator[Finding]:
    """A hill beside beach is a sea bluff, one beside coastline a cliff; both are climbed slowly from that side."""
    board, land = ground.board, land_of(ground)
    coasts = [(hexes_lying(land, coast), kind) for coast, kind in KINDS.items()]
    for at, _ in features_with(board, ("hill", "steep_hill")):
        kinds = [kind for coast, kind in coasts if not coast.isdisjoint(at.neighbours())]
        if kinds:
            beside = "beach is a sea bluff" if kinds[0] == "sea_bluff" else "coastline is a cliff"
            yield Finding(
                f"The hill at {ground.label(at)} beside {beside}.",
                at=ground.at_hex(at),
                cites=rule_of(ground.ruleset, kinds[0]),
            )
