from collections.abc import Iterable
from typing import Any

import shapely

from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Path
from bob_editor.model.places import Place, at_hex, at_path, at_piece, at_side
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rules.land.cut_rings import in_true
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.hexside_lines import sides_along, sides_around
from bob_editor.rules.mending import Board, Edit, board_edits, mend, partial
from bob_editor.rules.tags import rule_of, tagged, title_of
from bob_editor.rules.wording import placed

_REACH = 0.2
"""A ring within this many circumradii of most of a hexside is meant to stand on it."""


@board_check(Severity.ERROR, cites="44.0, 46.1, 47.4, 54.1")
def hexside_feature_off_hexside(ground: Ground) -> Iterator[Finding]:
    """Hedgerows, walls, cliffs, escarpments and small terrain features belong to hexsides, and to nothing else.

    LOS and movement know them by the hexside alone, so one that is listed in a hex, drawn as a ring, run as a path or
    named on a hexside that isn't there does nothing.
    """
    board = ground.board
    features = {terrain for terrain, row in ground.ruleset.terrains.items() if row.places == {"sides"}}
    yield from _on_no_hexside(ground, features)
    for at, content in board.hexes.items():
        for terrain in [one.terrain for one in content.terrain if one.terrain in features]:
            remove = partial(board_edits.remove_terrain, hexes=(at,), terrain=terrain)
            yield _finding(ground, terrain, f"in {board.grid.label(at)}", at_hex(board.grid, at), (), remove)
    for index, path in enumerate(board.paths):
        if path.terrain in features:
            place = at_path(board.grid, index, path.through)
            where = f"along {board.grid.label(path.through[0])}–{board.grid.label(path.through[-1])}"
            yield _finding(ground, path.terrain, where, place, (), partial(_without_path, old=path))
    for piece in ground.drawn:
        if piece.terrain in features:
            place = at_piece(
                "artwork", piece.index, (board.grid.frame.hex_at(board.artwork[piece.index].ring[0]),)
            )
            ring = board.artwork[piece.index]
            remove = partial(_without_ring, old=ring)
            fixes: tuple[Edit[Board], ...] = ()
            sides = [] if piece.area.is_empty else _sides_under(ground, piece)
            if sides:
                labels = ", ".join(board.grid.side_label(side) for side in sides)
                fixes = (mend(f"Put it on {labels}", _snapped, old=ring, sides=sides),)
            yield _finding(ground, piece.terrain or "", placed(board.grid, place), place, fixes, remove)


def _finding(
    ground: Ground, terrain: str, where: str, place: Place, fixes: tuple[Edit[Board], ...], remove: Any
) -> Finding:
    name = title_of(ground.ruleset, terrain)
    return Finding(
        f"The {name} {where} is not on a hexside.",
        at=(place,),
        fixes=(*fixes, Edit(f"Remove the {name}", remove)),
        cites=rule_of(ground.ruleset, terrain),
    )


def _on_no_hexside(ground: Ground, features: set[str]) -> Iterator[Finding]:
    """Features under keys that name no hexside, and on hexsides outside the board."""
    board = ground.board
    grid = board.grid
    for key, value in board.unplaced.get("sides", {}).items():
        entries = value if isinstance(value, list) else [value]
        ids = [entry.get("terrain") if isinstance(entry, dict) else entry for entry in entries]
        named = tuple(terrain for terrain in ids if isinstance(terrain, str) and terrain in features)
        if not named or key.startswith("x-"):
            continue
        hexes = [at for part in key.split("/") if (at := grid.hex_anywhere(part)) is not None]
        fixes: tuple[Edit[Board], ...] = ()
        if len(hexes) == 2:
            (x, y), (z, w) = (grid.frame.canonical_centre(at) for at in hexes)
            middle = shapely.Point((x + z) / 2 * MILLI, (y + w) / 2 * MILLI)
            side = _nearest(ground, middle, named)
            if side is not None:
                label = grid.side_label(side)
                fixes = (mend(f"Put it on {label}", _moved, key=key, side=side, features=named),)
        remove = partial(board_edits.drop_unplaced, section="sides", key=key)
        place = Place("heading", key, near=tuple(at for at in hexes if at in grid))
        yield _finding(ground, named[0], f"at {key}", place, fixes, remove)
    for side, there in board.sides.items():
        if any(at in grid for at in side.hexes):
            continue
        found = [feature.terrain for feature in there if feature.terrain in features]
        if found:
            remove = partial(_cleared, side=side)
            yield _finding(ground, found[0], f"at {grid.side_label(side)}", at_side(grid, side), (), remove)


def _fits(ground: Ground, side: Side, features: Iterable[str]) -> bool:
    """Whether features may stand on a hexside: nothing there excludes them, and a cliff finds a drop."""
    present = {*ground.board.side_terrain(side), *features}
    rows = ground.ruleset.terrains
    drops = tagged(ground.ruleset, "drop")
    for terrain in features:
        if present.intersection(rows[terrain].row.get("excludes", ())):
            return False
        first, second = side.hexes
        if terrain in drops and ground.level(first) == ground.level(second):
            return False
    return True


def _nearest(ground: Ground, point: Any, features: tuple[str, ...]) -> Side | None:
    """The hexside nearest to a point where features may stand."""
    wide = point.buffer(3 * MILLI).bounds
    there = [
        (side, line) for side, line in sides_around(ground.board.grid, wide) if _fits(ground, side, features)
    ]
    if not there:
        return None
    spot = in_true(point)
    return min(there, key=lambda one: (one[1].interpolate(0.5, normalized=True).distance(spot), one[0]))[0]


def _sides_under(ground: Ground, piece: DrawnPiece) -> list[Side]:
    """The hexsides that a ring runs along, or the one nearest to it."""
    features = (piece.terrain or "",)
    along = sides_along(ground.board.grid, piece.area, _REACH)
    sides = [side for side in along if _fits(ground, side, features)]
    nearest = _nearest(ground, piece.area.centroid, features)
    return sides or ([nearest] if nearest is not None else [])


def _snapped(board: Board, old: Artwork, sides: list[Side]) -> Board:
    board = board_edits.put_on_sides(board, sides, old.terrain)
    return board_edits.redraw_artwork(board, old, ())


def _moved(board: Board, key: str, side: Side, features: tuple[str, ...]) -> Board:
    for terrain in features:
        board = board_edits.put_on_sides(board, (side,), terrain)
    return board_edits.drop_unplaced(board, "sides", key)


def _without_path(board: Board, old: Path) -> Board:
    return board_edits.reroute_path(board, old, ())


def _without_ring(board: Board, old: Artwork) -> Board:
    return board_edits.redraw_artwork(board, old, ())


def _cleared(board: Board, side: Side) -> Board:
    return board_edits.clear_sides(board, (side,))
