from collections.abc import Mapping

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

FILLING = {"forest": "4.1.3", "orchard": "4.1.15"}
"""What fills its hex, and the rule that says so."""

MOST = 0.5
"""The share of a hex from which what is drawn there is its kind of forest, and no neighbour's."""


@board_check(Severity.WARNING, cites="4.1.3, 4.1.15")
def forest_image_differs(ground: Ground) -> Iterator[Finding]:
    """Forest fills its hex: where trees cover a good part of a hex it is listed as forest, and where not, not.

    So does an orchard or palm grove.
    """
    for tag in FILLING:
        drawn = covered(ground, tagged(ground.ruleset, tag))
        for at in sorted(drawn, key=ground.board.grid.position):
            yield from _in_hex(ground, at, tag, drawn[at])


def _in_hex(ground: Ground, at: Hex, tag: str, drawn: Mapping[str, float]) -> Iterator[Finding]:
    rules, there = ground.ruleset, ground.board.content(at).terrain_ids
    kinds = tagged(rules, tag)
    others = (tagged(rules, "forest") | tagged(rules, "orchard") | tagged(rules, "lake")) - kinds
    listed = [one for one in there if one in kinds]
    most, share = max(drawn, key=lambda kind: drawn[kind]), sum(drawn.values())
    pieces = [piece for piece in ground.drawn if piece.terrain in kinds and at in shares_of(ground, piece)]
    label, place, cites = ground.label(at), (ground.at_hex(at),), FILLING[tag]
    cut = mend("Cut the trees out of the hex", cut_hex, ground=ground, pieces=pieces, at=at)
    # Forest fills its hex, as an orchard and a lake do.
    gone = tuple(one for one in there if one in others)
    if not listed and share > FOREST_SHARE and not (gone and tag == "orchard"):
        name = title_of(rules, most) + (f", not {titles_of(rules, gone)}" if gone else "")
        yield Finding(
            f"Trees cover {share:.0%} of {label}, which is not listed as forest."
            if tag == "forest"
            else f"Trees cover {share:.0%} of {label}, which is not listed as orchard or palm grove.",
            place,
            (mend(f"List it as {name}", _listed, at=at, terrain=most, gone=gone), cut),
            cites=cites,
        )
    elif listed and share < FOREST_SHARE and not any(ground.grows(at, one) for one in listed):
        yield Finding(
            f"{label} is listed as {title_of(rules, listed[0])}, and trees cover only {share:.0%} of it.",
            place,
            (
                mend("Take the forest off its list", off_hex, at=at, terrains=tuple(listed)),
                mend("Let the forest grow there", cut_hex, ground=ground, pieces=pieces, at=at),
            ),
            cites=cites,
        )
    elif len(listed) == 1 and drawn[most] > MOST and drawn.get(listed[0], 0) < FOREST_SHARE:
        name = title_of(rules, most)
        yield Finding(
            f"{label} is listed as {title_of(rules, listed[0])}, and {name} is drawn there.",
            place,
            mend(f"List it as {name}", _listed, at=at, terrain=most, gone=tuple(listed)),
            cites=cites,
        )


def _listed(board: Board, at: Hex, terrain: str, gone: tuple[str, ...]) -> Board:
    return board_edits.add_terrain(off_hex(board, at=at, terrains=gone), (at,), terrain)
