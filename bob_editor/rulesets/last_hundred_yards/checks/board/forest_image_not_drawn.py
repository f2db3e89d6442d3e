from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend
from bob_editor.rules.land.drawn_as_grown import draw_as_grown
from bob_editor.rules.land.shares import covered
from bob_editor.rules.land.stands import hexes_listing
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PATHS


@board_check(Severity.HINT, cites="4.2.1d", printed=True)
def forest_image_not_drawn(ground: Ground) -> Iterator[Finding]:
    """Along a road or river through forest the drawn trees decide what is seen.

    Where none are drawn, the forest that grows leaves a band of 0.2 on both sides of the line.
    """
    drawn = None
    for at, forests in hexes_listing(ground, "forest"):
        if not ground.board.has_path(at, *PATHS):
            continue
        drawn = covered(ground, set(ground.ruleset.terrains)) if drawn is None else drawn
        bare = tuple(one for one in forests if one not in drawn.get(at, {}))
        if bare and len(bare) == len(forests):
            yield Finding(
                f"The trees beside the line in {ground.label(at)} are not drawn: they keep 0.2 off it.",
                at=ground.at_hex(at),
                fixes=mend("Draw them as they grow", draw_as_grown, ground=ground, at=at, terrain=bare[0]),
            )
