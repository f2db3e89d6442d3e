from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rules.land.cut_rings import cut_hex
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.tags import tagged, title_of
from bob_editor.rulesets.last_hundred_yards.land.drawn_as_grown import draw_as_grown
from bob_editor.rulesets.last_hundred_yards.land.listed import hexes_listing


@board_check(Severity.WARNING, cites="4.1.6, 4.2.1d")
def building_image_differs(ground: Ground) -> Iterator[Finding]:
    """A building over a hex's dot makes it a building hex of its kind.

    One that is listed and not drawn grows in the middle of its hex; LOS tests what grows, so a hint says so.
    """
    board = ground.board
    buildings = tagged(ground.ruleset, "building")
    for at in sorted(ground.drawn_at_dots, key=board.grid.position):
        over = [piece for piece in ground.drawn_at(at) if piece.terrain in buildings]
        for kind in dict.fromkeys(piece.terrain for piece in over if piece.terrain is not None):
            if board.has(at, kind):
                continue
            name = title_of(ground.ruleset, kind)
            rings = [piece for piece in over if piece.terrain == kind]
            yield Finding(
                f"{name.capitalize()} is drawn over the dot of {ground.label(at)}, which doesn't list it.",
                ground.at_hex(at),
                (
                    mend(f"List {name}", board_edits.add_terrain, hexes=(at,), terrain=kind),
                    mend("Cut it out of the hex", cut_hex, ground=ground, pieces=rings, at=at),
                ),
                cites="4.1.6",
            )
    for at, kinds in hexes_listing(ground, "building"):
        for kind in kinds:
            if ground.grows(at, kind):
                name = title_of(ground.ruleset, kind)
                draw = mend(f"Draw the {name} as it grows", draw_as_grown, ground=ground, at=at, terrain=kind)
                yield Finding(
                    f"{name.capitalize()} in {ground.label(at)} is not drawn: it grows.",
                    ground.at_hex(at),
                    draw,
                    severity=Severity.HINT,
                    cites="4.2.1d",
                )
