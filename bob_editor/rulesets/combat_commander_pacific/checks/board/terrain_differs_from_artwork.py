from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, mend, titles_of
from bob_editor.rules.land.drawn_as_grown import draw_as_grown
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE, BUILDING, OPEN_GROUND
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import also_listed, cut_clear


@board_check(Severity.WARNING, cites="T81.1, T84")
def terrain_differs_from_artwork(ground: Ground) -> Iterator[Finding]:
    """A hex is of the type that is drawn at its dot; its list should say so, too."""
    types = hex_types(ground)
    for at in types.drawn:
        pieces = types.unlisted(at)
        missing = tuple(dict.fromkeys(one.terrain or "" for one in pieces))
        if not missing:
            continue
        names = titles_of(ground.ruleset, missing)
        shown = {OPEN_GROUND, *(one.terrain for one, _ in types.drawn[at])}
        # What a bridge crosses stays; of two types in a hex nobody can say which counts.
        gone = tuple(one for one in types.listed(at) if one not in shown and BRIDGE not in (one, *missing))
        but = f", not {titles_of(ground.ruleset, gone)}" if gone else ""
        # What is listed and grows is drawn in its place; a building of one hex would be none.
        instead = tuple(one for one in gone if ground.grows(at, one))
        cut = (
            f"Draw {titles_of(ground.ruleset, instead)} instead"
            if instead
            else "Cut what is drawn out of the hex"
        )
        clip = (
            (mend(cut, _redrawn, ground=ground, pieces=pieces, at=at, instead=instead),)
            if BUILDING not in (*missing, *instead)
            else ()
        )
        yield Finding(
            f"{names.capitalize()} is drawn at the dot of {ground.label(at)}, which does not list it.",
            at=ground.at_hex(at),
            fixes=(mend(f"List {names}{but}", also_listed, at=at, terrain=missing, gone=gone), *clip),
            cites="T84" if missing == (BRIDGE,) else "T81.1",
        )


def _redrawn(
    board: Board, ground: Ground, pieces: tuple[DrawnPiece, ...], at: Hex, instead: tuple[str, ...]
) -> Board:
    board = cut_clear(board, ground, pieces, at)
    for terrain in instead:
        board = draw_as_grown(board, ground, at, terrain)
    return board
