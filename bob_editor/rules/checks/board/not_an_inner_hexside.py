from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.tags import named, rule_of, title_of


@shared_check(Severity.ERROR, subject="board", asked=True)
def not_an_inner_hexside(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """What parts two hexes stands between two of the board; on its outer edge it parts nothing."""
    board = ground.board
    grid = board.grid
    kinds = named(ground.ruleset, terms.of())
    for side, features in board.sides.items():
        if sum(at in grid for at in side.hexes) != 1:
            continue
        for kind in (feature.terrain for feature in features if feature.terrain in kinds):
            label = grid.side_label(side)
            yield Finding(
                f"The {title_of(ground.ruleset, kind)} on {label} is not between two hexes of the board.",
                ground.at_side(side),
                mend("Remove it", board_edits.clear_sides, sides=(side,), terrain=kind),
                cites=rule_of(ground.ruleset, kind),
            )
