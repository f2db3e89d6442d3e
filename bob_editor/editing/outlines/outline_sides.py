"""The hexsides round a region: a selection, what a drawn outline holds, or a painted field under the pointer."""

from collections.abc import Iterable

from bob_editor.editing.drawing.following_rings import held_by
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.rings import piece_at
from bob_editor.editing.gestures.stroke_hexes import connected
from bob_editor.editing.outlines.picking import Outlines
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_of
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.rules.land.cut_rings import area_of, hex_area
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.tags import title_of
from bob_editor.sheet.languages.in_window import label
from bob_editor.words import many, tr


def sides_round(board: Board, hexes: Iterable[Hex]) -> dict[Side, Hex]:
    """The hexsides between these hexes and others of the board, each with the hex inside; the board's edge has none."""
    inside = frozenset(at for at in hexes if at in board.grid)
    return {
        side_of(at, direction): at
        for at in sorted(inside)
        for direction, other in enumerate(at.neighbours())
        if other in board.grid and other not in inside
    }


def hexes_of(board: Board, piece: Artwork | Contour) -> frozenset[Hex]:
    """The hexes whose dots a drawn outline holds; of a house that holds none, the one that it covers most of."""
    frame = board.grid.frame
    held = frozenset(held_by(frame, piece, board.grid.hexes))
    if held:
        return held
    area, corners = area_of(piece, frame), {frame.hex_at(at) for at in piece.ring}
    near = {at for one in corners for at in (one, *one.neighbours()) if at in board.grid}
    covered = {at: area.intersection(hex_area(frame, at)).area for at in near}
    most = max(sorted(near), key=covered.__getitem__, default=None)
    return frozenset() if most is None else frozenset([most])


def region_under(ground: Ground, pointer: Pointer, selection: frozenset[Hex]) -> tuple[frozenset[Hex], str]:
    """The hexes that a click means, and what they are, in words; none where nothing has an outline there.

    The selection comes first, then a drawn outline that is clicked, then the painted terrain that hangs together.
    """
    board = ground.board
    if pointer.hex in selection:
        return selection, many("the selection of 1 hex", "the selection of {count} hexes", len(selection))
    place = Outlines().edged(board, pointer.point, pointer.reach)
    piece = None if place is None else piece_at(board, place)
    if piece is not None:
        return hexes_of(board, piece), tr("the drawn outline")
    if pointer.hex not in board.grid:
        return frozenset(), ""
    kind = ground.terrain(pointer.hex)
    level = ground.level(pointer.hex)
    if kind != (board.base.terrain,):
        found = connected(board.grid, pointer.hex, lambda at: ground.terrain(at) == kind)
        return frozenset(found), tr("the {terrain}", terrain=label(title_of(ground.ruleset, kind[-1])))
    if level > board.base.level:
        found = connected(board.grid, pointer.hex, lambda at: ground.level(at) >= level)
        return frozenset(found), tr("the ground of level {level}", level=level)
    return frozenset(), ""
