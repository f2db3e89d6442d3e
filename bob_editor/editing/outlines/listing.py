"""What hexes list follows the outlines: where a drawn thing is gone from a hex, the hex lists it no more.

Else the terrain that a hex lists would grow where it was drawn before, and a building that is moved would stay behind.
In games whose hexes list what is drawn over their dots, they list it as soon as it is drawn.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bob_editor.editing.outlines.entering import shown_by
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent
from bob_editor.model.board_edits import with_hexes
from bob_editor.rules.land.drawn_pieces import DrawnPiece, ring_read
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.painting import painting_of
from bob_editor.rules.tags import tagged


def followed(ground: Ground, after: Board) -> Board:
    """A board whose outlines are others than those that ``ground`` reads, with what its hexes list following them."""
    before = ground.board
    contents: dict[Hex, HexContent] = {}
    if after.artwork is not before.artwork:
        gone = _gone(before.artwork, after.artwork, ground.drawn) if before.hexes else {}
        new = _new(before.artwork, after.artwork)
        for at, terrain in _left(ground, gone, new):
            content = contents.get(at, after.content(at))
            left = tuple(feature for feature in content.terrain if feature.terrain != terrain)
            contents[at] = replace(content, terrain=left)
        for at, terrain in _come(ground, new):
            content = contents.get(at, after.content(at))
            if terrain not in content.terrain_ids:
                contents[at] = replace(content, terrain=(*content.terrain, Feature(terrain)))
    if after.contours is not before.contours and before.hexes:
        lines = _gone(before.contours, after.contours, ground.drawn_contours)
        for at, level in _sunk(ground, lines, _new(before.contours, after.contours)):
            content = contents.get(at, after.content(at))
            if content.level == level:
                contents[at] = replace(content, level=None)
    return with_hexes(after, contents) if contents else after


def _gone(
    before: Iterable[Artwork | Contour], after: Iterable[Artwork | Contour], read: Iterable[DrawnPiece]
) -> dict[int, DrawnPiece]:
    there = {id(piece) for piece in after}
    return {drawn.index: drawn for piece, drawn in zip(before, read, strict=True) if id(piece) not in there}


def _new(before: Iterable[Artwork | Contour], after: Iterable[Artwork | Contour]) -> list[Artwork | Contour]:
    there = {id(piece) for piece in before}
    return [piece for piece in after if id(piece) not in there]


def _left(
    ground: Ground, gone: dict[int, DrawnPiece], new: list[Artwork | Contour]
) -> Iterator[tuple[Hex, str]]:
    """The hexes that list a terrain which was drawn there and is no more."""
    board, now = ground.board, shown_by(ground, new)
    for piece in gone.values():
        row = ground.ruleset.terrains.get(piece.terrain or "")
        if row is None:
            continue
        reaches, shown = row.known_by_artwork, now.get(row.id, set())
        for at in ground.hexes_reached(piece) if reaches else piece.dots:
            if board.has(at, row.id) and at not in shown:
                others = ground.reaching_into(at) if reaches else ground.drawn_at(at)
                if not any(one.terrain == row.id and one.index not in gone for one in others):
                    yield at, row.id


def _come(ground: Ground, new: Iterable[Artwork | Contour]) -> Iterator[tuple[Hex, str]]:
    """The hexes over whose dots terrain is drawn that they are to list in this game; not what would fill it twice."""
    board, grid, listed = ground.board, ground.board.grid, painting_of(ground.ruleset).listed
    filling = tagged(ground.ruleset, "fills_hex")
    for piece in new:
        if isinstance(piece, Artwork) and piece.terrain in listed:
            for at in ring_read(grid, piece.ring, piece.holes)[1]:
                if piece.terrain not in filling or filling.isdisjoint(board.content(at).terrain_ids):
                    yield at, piece.terrain


def _sunk(
    ground: Ground, gone: dict[int, DrawnPiece], new: list[Artwork | Contour]
) -> Iterator[tuple[Hex, int]]:
    """The hexes on which a level is painted that a crest line gave them and gives no more."""
    now = shown_by(ground, new)
    for piece in gone.values():
        level = piece.level or 0
        shown = now.get(level, set())
        for at in piece.dots:
            # Whether others hold it takes longest, and most of what is dragged a little stays where it is.
            if at not in shown and ground.board.content(at).level == level:
                others = ground.contours_at(at)
                if not any(one.level == level and one.index not in gone for one in others):
                    yield at, level
