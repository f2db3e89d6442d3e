from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, title_of
from bob_editor.rules.land.stands import features_with
from bob_editor.rulesets.memoir_44.land.laid_and_printed import is_beside, land_of


@board_check(Severity.HINT, cites="T11, T68")
def cliff_bluff_mixed_up(ground: Ground) -> Iterator[Finding]:
    """Beside beach a hill is a sea bluff, which infantry may take by Take Ground; beside coastline it is a cliff.

    The text of a scenario may say otherwise.
    """
    board, ruleset, land = ground.board, ground.ruleset, land_of(ground)
    for at, feature in features_with(board, ("cliff", "sea_bluff")):
        beach, coastline = (is_beside(land, at, (coast,)) for coast in ("beach", "coastline"))
        is_cliff = feature.terrain == "cliff"
        if coastline in (beach, is_cliff):
            continue
        coast, other = ("beach", "sea_bluff") if beach else ("coastline", "cliff")
        yield Finding(
            f"Beside {coast} the {title_of(ruleset, feature.terrain)} at {ground.label(at)} is called a "
            f"{title_of(ruleset, other)}.",
            at=ground.at_hex(at),
        )
