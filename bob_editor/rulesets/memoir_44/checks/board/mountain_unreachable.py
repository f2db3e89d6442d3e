from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, rule_of, tagged
from bob_editor.rulesets.memoir_44.land.laid_and_printed import features_with, is_beside, land_of


@board_check(Severity.HINT, cites="T30, T53")
def mountain_unreachable(ground: Ground) -> Iterator[Finding]:
    """Infantry goes up a mountain, or down, only from or to an adjacent hill or mountain."""
    board, ruleset, land = ground.board, ground.ruleset, land_of(ground)
    heights = tagged(ruleset, "hill_family") | tagged(ruleset, "mountain_family")
    for at, feature in features_with(board, tagged(ruleset, "mountain_family")):
        if is_beside(land, at, heights):
            continue
        yield Finding(
            f"Infantry can never climb {ground.label(at)}.",
            at=ground.at_hex(at),
            cites=rule_of(ruleset, feature.terrain),
        )
