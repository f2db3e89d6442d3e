import shapely
from msgspec.structs import replace
from shapely.geometry.base import BaseGeometry

from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check, title_of
from bob_editor.rules.land.artwork import HEX_AREA, drawn_of, grown_area, parts_of
from bob_editor.rules.land.contours import drawn_at_level, grown_part, region_near
from bob_editor.rules.land.cut_rings import dot, hex_area, redrawn_on, with_area
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, Edit, board_edits, mend

_SMALL = 0.05
"""So much of a hex (a twentieth) must lie on each side of the crest line: less comes of how edges are drawn in."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def obstacle_across_crest_line(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """An obstacle is as high as the ground it stands on and its own height, so one piece should stand on one level.

    Where one lies across a crest line, how high it is there depends on the reading.
    """
    if not ground.contour_levels:
        return
    judged: set[Hex] = set()
    for at, part, piece, terrain in _obstacles(ground):
        if at in judged or (piece is not None and piece.level is not None):
            continue
        level = _level_across(ground, at, part)
        if level is None:
            continue
        judged.add(at)
        name = title_of(ground.ruleset, terrain)
        yield Finding(
            f"The {name} in {ground.label(at)} lies across the crest line of level {level}: "
            "how high it is depends on the reading.",
            at=ground.at_hex(at),
            fixes=_fixes(ground, at, piece, level),
        )


def _obstacles(ground: Ground) -> Iterator[tuple[Hex, BaseGeometry, DrawnPiece | None, str]]:
    """Blocking artwork by hex: every drawn ring's part, and what grows where a crest line is drawn."""
    blocking = [row.id for row in ground.ruleset.terrains.values() if row.los == "blocks"]
    for piece in drawn_of(ground, blocking):
        for at, part in parts_of(ground, piece):
            yield at, part, piece, piece.terrain or ""
    crossed = {at for piece in ground.drawn_contours if not piece.thin for at, _ in parts_of(ground, piece)}
    for terrain in blocking if crossed else ():
        for at in ground.board.hexes_with(terrain):
            grown = grown_area(ground, at, terrain) if at in crossed else None
            if grown is not None:
                yield at, grown, None, terrain


def _level_across(ground: Ground, at: Hex, part: BaseGeometry) -> int | None:
    """The level whose drawn crest line parts an obstacle in a hex; one that grows keeps to its hexsides."""
    outline = hex_area(ground.board.grid.frame, at)
    for level in ground.contour_levels:
        regions = [piece.area for piece in drawn_at_level(ground, level) if piece.area.intersects(outline)]
        grown = grown_part(ground, at, level)
        if not regions:
            continue
        regions += [] if grown is None else [grown]
        inside = part.intersection(shapely.union_all(regions)).area
        if min(inside, part.area - inside) > _SMALL * HEX_AREA:
            return level
    return None


def _fixes(ground: Ground, at: Hex, piece: DrawnPiece | None, level: int) -> tuple[Edit[Board], ...]:
    if piece is None:
        return (mend("Lead the crest line along the hexside", _led_round, ground=ground, at=at, level=level),)
    stand = ground.level(at)
    return (
        mend("Cut it at the crest line", _cut, ground=ground, piece=piece, level=level),
        mend(
            f"Stand all of it on level {stand}", _standing, old=ground.board.artwork[piece.index], level=stand
        ),
    )


def _cut(board: Board, ground: Ground, piece: DrawnPiece, level: int) -> Board:
    """The board with the ring in two along the crest line: what lies within it and what lies without."""
    region = region_near(ground, level, piece.area.bounds)
    artwork = ground.board.artwork[piece.index]
    parts = (piece.area.difference(region), piece.area.intersection(region))
    rings = [ring for part in parts for ring in redrawn_on(board.grid, artwork, part)]
    return board_edits.redraw_artwork(board, artwork, rings)


def _standing(board: Board, old: object, level: int) -> Board:
    return replace(
        board, artwork=tuple(replace(one, level=level) if one is old else one for one in board.artwork)
    )


def _led_round(board: Board, ground: Ground, at: Hex, level: int) -> Board:
    """The board with the hex wholly within the drawn crest line, and those below it, or wholly outside."""
    outline = hex_area(board.grid.frame, at)
    lines = [piece for piece in drawn_at_level(ground, level) if piece.area.intersects(outline)]
    if ground.level(at) < level:
        higher = [piece for piece in ground.drawn_contours if not piece.thin and (piece.level or 0) >= level]
        for piece in higher:
            if piece.area.intersects(outline):
                board = with_area(board, ground, piece, piece.area.difference(outline))
        return board
    centre = shapely.Point(dot(board.grid.frame, at))
    around = [piece for piece in ground.drawn_contours if not piece.thin and 0 < (piece.level or 0) < level]
    for piece in (*lines, *around):
        # Where a higher line gives the dot its level, the line at fault is led round the hex all the same.
        if piece.area.covers(centre) or piece is lines[0]:
            board = with_area(board, ground, piece, piece.area.union(outline))
    return board
