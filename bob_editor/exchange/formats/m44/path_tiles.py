"""Roads and rivers that run as paths, laid as these files have them: a tile in each hex that they pass."""

from collections.abc import Collection

from msgspec.structs import replace

from bob_editor.exchange.formats.m44.board import codes
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
    links, label = links_at(board, at, (kind,)), board.grid.label(at)
    if len(links) == 1:
        (link,) = links
        links |= {(link + 3) % 6}
        if at.neighbour(canonical((link + 3) % 6)) in board.grid:
            report.approximated(label, kind, "Where it ends a straight tile leads on.")
    tile = tile_linking(kind, links)
    if tile is None or not _has_shape(kind, tile.shape):
        report.dropped(label, kind, "These files have no tile that leads so.")
        return None
    return tile


def _has_shape(kind: str, shape: str | None) -> bool:
    """Whether there is a tile of a kind with a shape, or one that behaves as that kind."""
    kinds: Collection[str] = {kind}
    if kind in codes()["behavior"].values():
        kinds = {"river", "hill"}
    return any(row["id"] in kinds and row.get("shape") == shape for row in codes()["terrain"].values())
