"""Gullies and ditches that aren't on level -1, level -1 without them, and depressions that reach into a hill."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import shapely
from shapely.affinity import translate

from bob_editor.geometry.shapes import polygon
from bob_editor.model import board_edits
from bob_editor.model.edit import Edit
from bob_editor.model.places import at_hex
from bob_editor.rules.check import Finding, Severity, board_check
from bob_editor.rules.contours import cut_out, region_near
from bob_editor.rules.redraw import SLIVER, dot, hex_area, hexes_in_box, redrawn
from bob_editor.rules.tags import title_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shapely.geometry.base import BaseGeometry

    from bob_editor.geometry.hexes import Hex
    from bob_editor.model.board import Board
    from bob_editor.rules.ground import DrawnPiece, Ground
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
    for at, overlap, pieces in _reaching_into_hills(ground, known):
        if at not in judged:
            judged.add(at)
            yield _overlap(ground, at, overlap, pieces)


def _candidates(ground: Ground, known: dict[str, Terrain]) -> Iterator[Hex]:
    """The hexes below level 0, and those that list a depression or have one drawn at their dot."""
    board = ground.board
    if any(piece.terrain in known for piece in ground.drawn):
        yield from (
            at
            for at in board.grid.hexes
            if (board.content(at).level or 0) < 0 or _depression(ground, at, known)
        )
        return
    for at, content in board.hexes.items():
        low = content.level is not None and content.level < 0
        if (low or any(feature.terrain in known for feature in content.terrain)) and at in board.grid:
            yield at


def _depression(ground: Ground, at: Hex, known: dict[str, Terrain]) -> Terrain | None:
    """The depression that a hex lists or that is drawn at its dot."""
    there = (*ground.board.content(at).terrain_ids, *(piece.terrain for piece in ground.drawn_at(at)))
    return next((known[terrain] for terrain in there if terrain in known), None)


def _of_hex(ground: Ground, at: Hex, known: dict[str, Terrain]) -> Finding | None:
    board, label = ground.board, ground.board.grid.label(at)
    content, row = board.content(at), _depression(ground, at, known)
    place = (at_hex(board.grid, at),)
    if row is None:
        new = next(iter(known.values()))
        dig = partial(_dug, at=at, row=new)
        fill = partial(board_edits.paint_level, hexes=(at,), level=max(board.base.level, 0))
        return Finding(
            f"{label} is on level {content.level} without a gully or ditch.",
            at=place,
            fixes=(
                Edit(f"Make it a {title_of(ground.ruleset, new.id)}", dig),
                Edit(f"Make it level {max(board.base.level, 0)}", fill),
            ),
        )
    name = title_of(ground.ruleset, row.id)
    hills = [piece for piece in ground.contours_at(at) if not piece.thin and (piece.level or 0) > 0]
    wrong_level = content.level is not None and content.level != row.level
    if not wrong_level and not hills:
        return None
    where = f"within a crest line of level {hills[0].level}" if hills else f"painted on level {content.level}"
    return Finding(
        f"The {name} in {label} is {where}.",
        at=place,
        fixes=(
            Edit(f"Put it on level {row.level}", partial(_sunk, at=at, row=row, hills=hills)),
            Edit(f"Fill in the {name}", partial(_filled, at=at, row=row, drawn=ground.drawn_at(at))),
        ),
    )


def _dug(board: Board, at: Hex, row: Terrain) -> Board:
    """The board with a depression under whatever the hex lists."""
    board = board_edits.paint_terrain(board, (at,), (row.id, *board.content(at).terrain))
    return board_edits.paint_level(board, (at,), row.level)


def _sunk(board: Board, at: Hex, row: Terrain, hills: list[DrawnPiece]) -> Board:
    """The board with the depression's own level painted on the hex, and no hill over it."""
    board = board_edits.paint_level(board, (at,), row.level)
    area = hex_area(board.grid.frame, at)
    olds = [board.contours[piece.index] for piece in hills]
    for old, piece in zip(olds, hills, strict=True):
        rest = redrawn(old, piece.area.difference(area), board.grid.frame)
        board = board_edits.redraw_contour(board, old, rest)
    return board


def _filled(board: Board, at: Hex, row: Terrain, drawn: list[DrawnPiece]) -> Board:
    """The board without the depression in the hex: not listed, cut out of its rings, and on no level below 0."""
    frame = board.grid.frame
    board = board_edits.remove_terrain(board, (at,), row.id)
    rings = [(board.artwork[piece.index], piece) for piece in drawn if piece.terrain == row.id]
    for ring, piece in rings:
        rest = redrawn(ring, piece.area.difference(hex_area(frame, at)), frame)
        board = board_edits.redraw_artwork(board, ring, rest)
    level = board.content(at).level
    return board_edits.paint_level(board, (at,), 0) if level is not None and level < 0 else board


def _reaching_into_hills(
    ground: Ground, known: dict[str, Terrain]
) -> Iterator[tuple[Hex, BaseGeometry, list[DrawnPiece]]]:
    """Hexes where a depression's artwork lies on a hill's, that part, and the rings that may be drawn back."""
    grid = ground.board.grid
    pits = [piece for piece in ground.drawn if piece.terrain in known and not piece.area.is_empty]
    for pit in pits:
        for level in ground.contour_levels:
            overlap = pit.area.intersection(region_near(ground, level, pit.area.bounds))
            if overlap.area <= SLIVER:
                continue
            for at in hexes_in_box(grid, overlap.bounds):
                here = overlap.intersection(hex_area(grid.frame, at))
                if here.area > SLIVER:
                    yield at, here, [pit]
    hills = [piece for piece in ground.drawn_contours if not piece.thin and not piece.area.is_empty]
    for hill in hills:
        for at in hexes_in_box(grid, hill.area.bounds):
            for terrain in ground.board.content(at).terrain_ids:
                grown = ground.grown(at, terrain) if terrain in known else None
                if grown is None:
                    continue
                pit_area = translate(polygon(grown.ring), *dot(grid.frame, at))
                overlap = pit_area.intersection(hill.area)
                if overlap.area > SLIVER:
                    yield at, pit_area, [hill]


def _overlap(ground: Ground, at: Hex, area: BaseGeometry, pieces: list[DrawnPiece]) -> Finding:
    grid = ground.board.grid
    piece = pieces[0]
    if piece.terrain is None:
        fix = Edit("Draw the crest line back from it", partial(cut_out, piece=piece, area=area.buffer(1)))
    else:
        fix = Edit("Draw it back from the hill", partial(_drawn_back, ground=ground, pit=piece))
    return Finding(
        f"A gully or ditch reaches into the hill in {grid.label(at)}.", at=(at_hex(grid, at),), fixes=(fix,)
    )


def _drawn_back(board: Board, ground: Ground, pit: DrawnPiece) -> Board:
    """The board with a drawn depression clipped to the ground below every hill."""
    hills = [region_near(ground, level, pit.area.bounds) for level in ground.contour_levels]
    rest = pit.area.difference(shapely.union_all(hills))
    old = board.artwork[pit.index]
    return board_edits.redraw_artwork(board, old, redrawn(old, rest, board.grid.frame))
