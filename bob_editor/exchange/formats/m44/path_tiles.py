"""Roads and rivers that run as paths, laid as these files have them: a tile in each hex that they pass."""

from collections.abc import Collection

from msgspec.structs import replace

from bob_editor.exchange.formats.m44.board import codes
from bob_editor.exchange.formats.m44.writing_board import tile_code
from bob_editor.exchange.report import Report
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature
from bob_editor.model.board_edits import paint_terrain
from bob_editor.rules.land.tile_shapes import canonical, links_at, tile_linking


def with_tiles(board: Board, report: Report) -> Board:
    """The board with a tile for each hex of a path, led on straight where the path ends; what no tile is for is told.

    A tile of the same kind that lies there already gives way to one that leads where both do.
    """
    laid = board
    for kind in dict.fromkeys(path.terrain for path in board.paths):
        for at in dict.fromkeys(at for path in board.paths if path.terrain == kind for at in path.through):
            others = tuple(one for one in laid.content(at).terrain if one.terrain != kind)
            if any(one.terrain not in _pieces() for one in others):
                report.dropped(board.grid.label(at), kind, "A hex has one such piece in these files.")
            elif (tile := _tile(board, at, kind, report)) is not None:
                laid = paint_terrain(laid, (at,), (*others, tile))
    return replace(laid, paths=())


def _pieces() -> Collection[str]:
    """What lies on a tile."""
    return {row.get("terrain") for row in codes()["rect_terrain"].values()}


def _tile(board: Board, at: Hex, kind: str, report: Report) -> Feature | None:
    led, label = links_at(board, at, (kind,)), board.grid.label(at)
    # Where it ends, its one link is led on to the hexside that lies across.
    on = {(link + 3) % 6 for link in led} if len(led) == 1 else set[int]()
    tile = tile_linking(kind, led | on)
    if tile is None or not _has_shape(tile):
        report.dropped(label, kind, "These files have no tile that leads so.")
        return None
    if any(at.neighbour(canonical(link)) in board.grid for link in on):
        report.approximated(label, kind, "Where it ends a straight tile leads on.")
    return tile


def _has_shape(tile: Feature) -> bool:
    """Whether there is a code for a tile of that shape, and not only for others of its kind."""
    code, _ = tile_code(tile, "")
    return code is not None and codes()["terrain"][code].get("shape") == tile.shape
