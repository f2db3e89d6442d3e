"""What becomes of proposals that the user takes: ordinary outlines, hexes, hexsides and paths of the board."""

from collections.abc import Callable, Sequence

from attrs import evolve

from bob_editor.editing.drawing.listed import with_listed
from bob_editor.editing.drawing.terrain_edits import lay_terrain, put_feature
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.geometry.curves.curve_fit import TOLERANCE, fitted
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Contour, Path
from bob_editor.model.board_edits import add_artwork, add_contour, add_path
from bob_editor.model.drawn_paths import redrawn
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset


def accepting(
    proposals: Sequence[Proposal], ruleset: Ruleset, title: Callable[[Proposal], str]
) -> Edit[Board]:
    """The edit that puts proposals on the board, lowest first; ``title`` is what one is called."""
    label = (
        f"Accept {title(proposals[0])}" if len(proposals) == 1 else f"Accept {len(proposals)} traced things"
    )

    def accepted(board: Board) -> Board:
        drawn = len(board.artwork)
        for one in sorted(proposals, key=lambda one: one.level):
            board = _put(board, ruleset, one)
        return with_listed(board, ruleset, board.artwork[drawn:])

    return Edit(label, accepted)


def _put(board: Board, ruleset: Ruleset, one: Proposal) -> Board:
    if one.kind == "artwork":
        return add_artwork(board, Artwork(one.terrain, one.ring, one.holes))
    if one.kind == "contour":
        return add_contour(board, Contour(one.level, one.ring, one.holes))
    if one.kind == "hexes":
        return lay_terrain(board, ruleset, one.hexes, one.terrain)
    return board if one.side is None else put_feature(board, ruleset, (one.side,), one.terrain)


def with_road(board: Board, terrain: str, way: Sequence[Point], hexes: Sequence[Hex]) -> Board:
    """The board with a path along a traced way: a curve of few knots that enters just the hexes of the way."""
    if len(hexes) < 2:
        return board
    for tolerance in (TOLERANCE, TOLERANCE / 4):
        path = redrawn(board.grid, Path(terrain, ()), fitted(way, tolerance=tolerance))
        if path.through == tuple(hexes):
            return evolve(board, paths=(*board.paths, path))
    return add_path(board, terrain, hexes)
