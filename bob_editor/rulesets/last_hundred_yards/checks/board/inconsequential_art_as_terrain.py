from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_piece, board_check
from bob_editor.rules.land.shares import shares_of
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.tags import tagged, title_of
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import FOREST_SHARE


@board_check(Severity.HINT, cites="4.0a")
def inconsequential_art_as_terrain(ground: Ground) -> Iterator[Finding]:
    """Single trees, shrubs and fence rows are printed for their looks and have no rules; drawn as forest they would.

    A drawn ring of forest or orchard that lists no hex and fills none is one of these.
    """
    board = ground.board
    trees = tagged(ground.ruleset, "forest") | tagged(ground.ruleset, "orchard")
    for piece in ground.drawn:
        kind = piece.terrain
        if kind is None or kind not in trees or piece.area.is_empty:
            continue
        shares = shares_of(ground, piece)
        if not shares or any(
            share > FOREST_SHARE or trees.intersection(board.content(at).terrain_ids)
            for at, share in shares.items()
        ):
            continue
        hexes = tuple(sorted(shares, key=board.grid.position))
        yield Finding(
            f"A little {title_of(ground.ruleset, kind)} in {ground.label(hexes[0])} is drawn as terrain.",
            at_piece("artwork", piece.index, hexes),
            mend("Delete the ring", board_edits.redraw_artwork, old=board.artwork[piece.index], pieces=()),
        )
