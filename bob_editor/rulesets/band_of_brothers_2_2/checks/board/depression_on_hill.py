import shapely
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.shapes import polygon
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, rule_of, title_of
from bob_editor.rules.land.contours import region_near, sunk
from bob_editor.rules.land.cut_rings import SLIVER, cut_hex, cut_out, dot, hex_area, hexes_in_box, redrawn_on
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, Edit, board_edits, mend, partial
from bob_editor.rules.ruleset import Terrain


@board_check(Severity.ERROR, cites="45.4, 54.5")
def depression_on_hill(ground: Ground) -> Iterator[Finding]:
    """A gully, balka or ditch is a region of level -1 cut into ground of level 0; nothing else is, none lies on a hill.

    Its rim is the crest line that LOS goes by, so level -1 needs its artwork and the artwork its level.
    """
    known = {row.id: row for row in ground.ruleset.terrains.values() if row.los == "depression"}
    judged: set[Hex] = set()
    for at in _candidates(ground, known):
        finding = _of_hex(ground, at, known)
        if finding is not None:
            judged.add(at)
            yield finding
    for at, area, piece in _reaching_into_hills(ground, known):
        if at not in judged:
            judged.add(at)
            yield _overlap(ground, at, area, piece)


def _candidates(ground: Ground, known: dict[str, Terrain]) -> Iterator[Hex]:
    """The hexes below level 0, and those that list a depression or have one drawn at their dot."""
    board = ground.board
    if any(piece.terrain in known for piece in ground.drawn):
        yield from (
            at
            for at in board.grid.hexes
            if ground.ruleset.levels[0] <= (board.content(at).level or 0) < 0
            or _depression(ground, at, known)
        )
        return
    for at, content in board.hexes.items():
        low = content.level is not None and ground.ruleset.levels[0] <= content.level < 0
        if (low or any(feature.terrain in known for feature in content.terrain)) and at in board.grid:
            yield at


def _depression(ground: Ground, at: Hex, known: dict[str, Terrain]) -> Terrain | None:
    """The depression that a hex lists or that is drawn at its dot."""
    there = (*ground.board.content(at).terrain_ids, *(piece.terrain for piece in ground.drawn_at(at)))
    return next((known[terrain] for terrain in there if terrain in known), None)


def _of_hex(ground: Ground, at: Hex, known: dict[str, Terrain]) -> Finding | None:
    board, label = ground.board, ground.label(at)
    content, row = board.content(at), _depression(ground, at, known)
    place = (ground.at_hex(at),)
    hills = [piece for piece in ground.contours_at(at) if not piece.thin and (piece.level or 0) > 0]
    if row is None:
        new = next(iter(known.values()))
        dig = partial(_sunk, ground=ground, at=at, row=new)
        # Under a crest line the level is that line's to give.
        flat = partial(board_edits.paint_level, hexes=(at,), level=None if hills else 0)
        return Finding(
            f"{label} is on level {content.level} without a gully or ditch.",
            at=place,
            fixes=(
                Edit(f"Make it a {title_of(ground.ruleset, new.id)}", dig),
                Edit(f"Take level {content.level} off it", flat),
            ),
        )
    name = title_of(ground.ruleset, row.id)
    lowest, highest = ground.ruleset.levels
    # Of a level that doesn't exist another check tells.
    there = content.level is not None and lowest <= content.level <= highest
    wrong_level = there and content.level != row.level
    if not wrong_level and not hills:
        return None
    where = f"within a crest line of level {hills[0].level}" if hills else f"painted on level {content.level}"
    return Finding(
        f"The {name} in {label} is {where}.",
        at=place,
        fixes=(
            mend(f"Put it on level {row.level}", _sunk, ground=ground, at=at, row=row),
            mend(f"Fill in the {name}", _filled, ground=ground, at=at, row=row),
        ),
        cites=rule_of(ground.ruleset, row.id),
    )


def _sunk(board: Board, ground: Ground, at: Hex, row: Terrain) -> Board:
    """The board with the depression in the hex, under what else it lists, on its own level, and no drawn hill in it."""
    if row.id not in ground.board.content(at).terrain_ids and all(
        piece.terrain != row.id for piece in ground.drawn_at(at)
    ):
        # What is drawn there is listed with it, or the list would contradict the artwork.
        drawn = [terrain for terrain in ground.terrain(at) if terrain != board.base.terrain]
        board = board_edits.paint_terrain(board, (at,), (row.id, *(board.content(at).terrain or drawn)))
    board = board_edits.paint_level(board, (at,), row.level)
    hole = hex_area(board.grid.frame, at)
    hills = [piece for piece in ground.drawn_contours if not piece.thin and piece.area.intersects(hole)]
    return sunk(board, ground, at, hills)


def _filled(board: Board, ground: Ground, at: Hex, row: Terrain) -> Board:
    """The board without the depression in the hex: not listed, cut out of its rings, and on no level below 0."""
    board = board_edits.remove_terrain(board, (at,), row.id)
    level = board.content(at).level
    if level is not None and level < 0:
        board = board_edits.paint_level(board, (at,), None if ground.contours_at(at) else 0)
    return cut_hex(board, ground, [piece for piece in ground.drawn_at(at) if piece.terrain == row.id], at)


def _reaching_into_hills(
    ground: Ground, known: dict[str, Terrain]
) -> Iterator[tuple[Hex, BaseGeometry, DrawnPiece]]:
    """Hexes where a depression's artwork lies on a hill's, that part of it, and the ring that may be drawn back."""
    grid = ground.board.grid
    for pit in ground.drawn:
        if pit.terrain not in known or pit.area.is_empty:
            continue
        for level in ground.contour_levels:
            overlap = pit.area.intersection(region_near(ground, level, pit.area.bounds))
            for at in hexes_in_box(grid, overlap.bounds) if overlap.area > SLIVER else ():
                here = overlap.intersection(hex_area(grid.frame, at))
                if here.area > SLIVER:
                    yield at, here, pit
    hills = [piece for piece in ground.drawn_contours if not piece.thin and not piece.area.is_empty]
    for at in ground.board.hexes_with(*known) if hills else ():
        grown = [part for terrain in known if (part := ground.grown(at, terrain)) is not None]
        for part in grown:
            area = translate(polygon(part.ring), *dot(grid.frame, at))
            yield from ((at, area, hill) for hill in hills if area.intersection(hill.area).area > SLIVER)


def _overlap(ground: Ground, at: Hex, area: BaseGeometry, piece: DrawnPiece) -> Finding:
    if piece.terrain is None:
        back = partial(cut_out, ground=ground, piece=piece, hole=area.buffer(1))
        fix = Edit("Draw the crest line back from it", back)
    else:
        fix = mend("Draw it back from the hill", _drawn_back, ground=ground, pit=piece)
    message = f"A gully or ditch reaches into the hill in {ground.label(at)}."
    return Finding(message, at=ground.at_hex(at), fixes=fix)


def _drawn_back(board: Board, ground: Ground, pit: DrawnPiece) -> Board:
    """The board with a drawn depression clipped to the ground below every hill."""
    hills = [region_near(ground, level, pit.area.bounds) for level in ground.contour_levels]
    rest = pit.area.difference(shapely.union_all(hills))
    old = board.artwork[pit.index]
    return board_edits.redraw_artwork(board, old, redrawn_on(board.grid, old, rest))
