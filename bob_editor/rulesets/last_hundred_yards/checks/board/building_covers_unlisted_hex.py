from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, at_piece, board_check, listed
from bob_editor.rules.land.contour_lines import near
from bob_editor.rules.land.cut_rings import cut_hex
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.shares import shares_of
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.tags import tagged, title_of
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import BUILDING_SHARE


@board_check(Severity.WARNING, cites="4.1.6")
def building_covers_unlisted_hex(ground: Ground) -> Iterator[Finding]:
    """A building that reaches into several hexes makes building hexes of all of them, so each should list it."""
    board = ground.board
    buildings = tagged(ground.ruleset, "building")
    seen: set[tuple[Hex, str]] = set()
    for piece in ground.drawn:
        kind = piece.terrain
        if kind is None or kind not in buildings:
            continue
        reached = sorted(reached_by(ground, piece), key=board.grid.position)
        # That another kind is listed for what is over the dot is told as such.
        lacking = [
            at
            for at in reached
            if not (board.has(at, kind) or (at, kind) in seen or kind in listed_as_other(ground, at))
        ]
        seen |= {(at, kind) for at in lacking}
        name, whole = title_of(ground.ruleset, kind), at_piece("artwork", piece.index, tuple(reached))
        if len(lacking) > 1 and lacking == reached:
            yield Finding(
                f"None of {listed(map(ground.label, reached))} lists the {name} that is drawn over them.",
                [ground.at_hex(at) for at in reached],
                mend(f"List {name} there", board_edits.add_terrain, hexes=tuple(reached), terrain=kind),
                highlight=(*map(ground.at_hex, reached), whole),
            )
            continue
        for at in lacking:
            others = [one for one in ground.drawn if one.terrain == kind and at in shares_of(ground, one)]
            around = near(ground, piece.area)
            yield Finding(
                f"The {name} drawn near {around} reaches into {ground.label(at)}, which doesn't list it.",
                ground.at_hex(at),
                (
                    mend(f"List {name} there", board_edits.add_terrain, hexes=(at,), terrain=kind),
                    mend("Cut it out of the hex", cut_hex, ground=ground, pieces=others, at=at),
                ),
                highlight=(ground.at_hex(at), whole),
            )


def reached_by(ground: Ground, piece: DrawnPiece) -> list[Hex]:
    """The hexes of which an image makes building hexes, where they are several."""
    found = [at for at, share in shares_of(ground, piece).items() if share > BUILDING_SHARE]
    return found if len(found) > 1 else []


def listed_as_other(ground: Ground, at: Hex) -> tuple[str, ...]:
    """The building over a hex's dot, and the one that is listed instead and isn't drawn, where there is one of each."""
    buildings, listed = tagged(ground.ruleset, "building"), {*ground.board.content(at).terrain_ids}
    over = {one.terrain for one in ground.drawn_at(at) if one.terrain in buildings} - {None, *listed}
    grown = {one for one in listed & buildings if ground.grows(at, one)}
    return tuple(filter(None, (*over, *grown))) if len(over) == len(grown) == 1 else ()
