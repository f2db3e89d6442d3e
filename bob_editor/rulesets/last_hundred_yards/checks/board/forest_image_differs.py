from bob_editor.rules.checking import (
    Finding,
    Ground,
    Hex,
    Iterator,
    Severity,
    board_check,
    tagged,
    title_of,
    titles_of,
)
from bob_editor.rules.checks.board.not_together import off_hex
from bob_editor.rules.land.cut_rings import cut_hex
from bob_editor.rules.land.shares import covered, shares_of
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import FOREST_SHARE


@board_check(Severity.WARNING, cites="4.1.3")
def forest_image_differs(ground: Ground) -> Iterator[Finding]:
    """Forest fills its hex: where trees cover a good part of a hex it is listed as forest, and where not, not."""
    board = ground.board
    rules = ground.ruleset
    forests, others = tagged(rules, "forest"), tagged(rules, "orchard") | tagged(rules, "lake")
    drawn = covered(ground, forests)
    for at in sorted(drawn, key=board.grid.position):
        listed = [one for one in board.content(at).terrain_ids if one in forests]
        most = max(drawn[at], key=lambda kind: drawn[at][kind])
        share = sum(drawn[at].values())
        pieces = [
            piece for piece in ground.drawn if piece.terrain in forests and at in shares_of(ground, piece)
        ]
        label, place = ground.label(at), (ground.at_hex(at),)
        cut = mend("Cut the trees out of the hex", cut_hex, ground=ground, pieces=pieces, at=at)
        if not listed and share > FOREST_SHARE:
            # Forest fills its hex, as an orchard and a lake do.
            gone = tuple(one for one in board.content(at).terrain_ids if one in others)
            name = title_of(rules, most) + (f", not {titles_of(rules, gone)}" if gone else "")
            yield Finding(
                f"Trees cover {share:.0%} of {label}, which is not listed as forest.",
                place,
                (mend(f"List it as {name}", _listed, at=at, terrain=most, gone=gone), cut),
            )
        elif listed and share < FOREST_SHARE and not any(ground.grows(at, one) for one in listed):
            yield Finding(
                f"{label} is listed as {title_of(rules, listed[0])}, and trees cover only {share:.0%} of it.",
                place,
                (
                    mend("Take the forest off its list", off_hex, at=at, terrains=tuple(listed)),
                    mend("Let the forest grow there", cut_hex, ground=ground, pieces=pieces, at=at),
                ),
            )


def _listed(board: Board, at: Hex, terrain: str, gone: tuple[str, ...]) -> Board:
    return board_edits.add_terrain(off_hex(board, at=at, terrains=gone), (at,), terrain)
