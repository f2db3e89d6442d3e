"""Terrain on a board that a ruleset doesn't know: LOS can't ask what it is, so it counts as open ground."""

from collections import Counter
from collections.abc import Iterator

from bob_editor.model.board import Board
from bob_editor.model.places import Place, at_heading, at_hex, at_path, at_piece, at_side
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import listed


def strange_terrain(board: Board, ruleset: Ruleset) -> Iterator[tuple[str, Place]]:
    """Every terrain that a board names and its ruleset doesn't, and where."""
    grid, known = board.grid, ruleset.terrains
    if board.base.terrain not in known:
        yield board.base.terrain, at_heading("base")
    for at, content in board.hexes.items():
        for feature in content.terrain:
            if feature.terrain not in known:
                yield feature.terrain, at_hex(grid, at)
    for side, features in board.sides.items():
        for feature in features:
            if feature.terrain not in known:
                yield feature.terrain, at_side(grid, side)
    for index, path in enumerate(board.paths):
        if path.terrain not in known:
            yield path.terrain, at_path(grid, index, path.through)
    for index, piece in enumerate(board.artwork):
        if piece.terrain not in known:
            yield piece.terrain, at_piece("artwork", index, (grid.frame.hex_at(piece.ring[0]),))


def strange_words(board: Board, ruleset: Ruleset) -> str:
    """Terrain that the ruleset doesn't know and in how many places: *woods (12 places) and wall (1 place)*; or ""."""
    counts = Counter(name for name, _ in strange_terrain(board, ruleset))
    if not counts:
        return ""
    return listed(_in_places(name.replace("_", " "), count) for name, count in sorted(counts.items()))


def _in_places(name: str, count: int) -> str:
    return f"{name} (1 place)" if count == 1 else f"{name} ({count} places)"


def warnings_of(board: Board, ruleset: Ruleset) -> tuple[str, ...]:
    """What every answer on such a board has to say; nothing where the ruleset knows all of its terrain."""
    words = strange_words(board, ruleset)
    return (f"{ruleset.title} doesn't know {words}: for LOS these places count as open.",) if words else ()
