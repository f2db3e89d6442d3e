from bob_editor.geometry.hexes import chains_of
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check
from bob_editor.rules.tags import named


@shared_check(Severity.WARNING, subject="board", asked=True)
def lake_on_two_levels(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """The water of one lake lies at one level."""
    board, kinds = ground.board, named(ground.ruleset, terms.of())
    for lake in chains_of(sorted(board.hexes_with(*kinds), key=board.grid.position)):
        low = min(map(ground.level, lake))
        high = [at for at in lake if ground.level(at) > low]
        # Of a level that there isn't another check tells.
        if high and low >= ground.ruleset.levels[0]:
            shore = next(at for at in lake if at not in high)
            yield Finding(
                f"The lake of {ground.label(shore)} lies at level {low}, in {ground.label(high[0])} "
                f"at level {ground.level(high[0])}.",
                at=(ground.at_hex(at) for at in high),
            )
