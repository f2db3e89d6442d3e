from msgspec.structs import replace

from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Path
from bob_editor.model.places import at_path, at_piece
from bob_editor.rules.checking import (
    Finding,
    Ground,
    Iterator,
    Severity,
    at_heading,
    board_check,
    title_of,
    upper_first,
)
from bob_editor.rules.mending import Board, Edit, board_edits, mend, partial

_KINDS = {
    "hexes": "fill a hex",
    "sides": "stand on a hexside",
    "paths": "run as a path",
    "artwork": "be drawn as a ring",
}


@board_check(Severity.ERROR)
def terrain_out_of_place(ground: Ground) -> Iterator[Finding]:
    """Each terrain is of a kind: it fills hexes, stands on hexsides, runs as a path or is drawn.

    Anywhere else it has no effect. What belongs on hexsides, and what stands there, has a check of its own where a game
    wants one.
    """
    board = ground.board
    grid = board.grid

    yield from _ground_of_all(ground)
    own_check = ground.ruleset.said_of("terrain-out-of-place").get("but_hexsides", False)
    no_sides = ground.ruleset.said_of("terrain-out-of-place").get("but_sides", False)
    # The ground of the whole board may be listed where a hex has been cleared by name.
    cannot = {
        section: {
            terrain
            for terrain, row in ground.ruleset.terrains.items()
            if section not in row.places
            and not (no_sides and section == "sides")
            and not (own_check and row.places == {"sides"})
            and terrain != board.base.terrain
        }
        for section in _KINDS
    }

    def message(terrain: str, section: str) -> str:
        return f"{upper_first(title_of(ground.ruleset, terrain))} can't {_KINDS[section]}."

    for at, content in board.hexes.items():
        for feature in content.terrain:
            if feature.terrain in cannot["hexes"]:
                fix = partial(board_edits.remove_terrain, hexes=(at,), terrain=feature.terrain)
                yield Finding(message(feature.terrain, "hexes"), ground.at_hex(at), Edit("Remove it", fix))
    for side, features in board.sides.items():
        for feature in features:
            if feature.terrain in cannot["sides"]:
                edit = mend("Remove it", _off_side, side=side, terrain=feature.terrain)
                yield Finding(message(feature.terrain, "sides"), ground.at_side(side), edit)
    for index, path in enumerate(board.paths):
        if path.terrain in cannot["paths"]:
            place = at_path(grid, index, path.through)
            yield Finding(message(path.terrain, "paths"), place, mend("Delete it", _no_path, old=path))
    for index, piece in enumerate(board.artwork):
        if piece.terrain in cannot["artwork"]:
            place = at_piece("artwork", index, (grid.frame.hex_at(piece.ring[0]),))
            edit = mend("Delete the ring", _no_artwork, old=piece)
            yield Finding(message(piece.terrain, "artwork"), place, edit)


def _ground_of_all(ground: Ground) -> Iterator[Finding]:
    """A ground of the whole board that can't even fill a hex; what fills one may fill all."""
    rules, base = ground.ruleset, ground.board.base
    row = rules.terrains.get(base.terrain)
    if (
        row is None
        or row.places & {"base", "hexes"}
        or "base" in rules.said_of("terrain-out-of-place").get("but", ())
    ):
        return
    usual = replace(base, terrain=rules.base_terrain)
    yield Finding(
        f"{upper_first(row.title)} can't be the ground of a whole board.",
        at=at_heading("base"),
        fixes=mend(f"Make it {title_of(rules, usual.terrain)}", replace, base=usual),
    )


def _off_side(board: Board, side: Side, terrain: str) -> Board:
    return board_edits.clear_sides(board, (side,), terrain)


def _no_path(board: Board, old: Path) -> Board:
    return board_edits.reroute_path(board, old, ())


def _no_artwork(board: Board, old: Artwork) -> Board:
    return board_edits.redraw_artwork(board, old, ())
