from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, rule_of, title_of
from bob_editor.rulesets.memoir_44.land.laid_and_printed import COAST, features_with, is_beside, land_of
from bob_editor.rulesets.memoir_44.land.tile_edits import renaming


@board_check(Severity.WARNING, cites="T11, T68")
def cliff_inland(ground: Ground) -> Iterator[Finding]:
    """What makes a hill a cliff or a sea bluff is the coast beside it."""
    board, ruleset, land = ground.board, ground.ruleset, land_of(ground)
    for at, feature in features_with(board, ("cliff", "sea_bluff")):
        if not is_beside(land, at, COAST):
            title = title_of(ruleset, feature.terrain)
            yield Finding(
                f"The {title} at {ground.label(at)} has no coast beside it.",
                at=ground.at_hex(at),
                fixes=renaming(ruleset, at, feature.terrain, "hill"),
                cites=rule_of(ruleset, feature.terrain),
            )
