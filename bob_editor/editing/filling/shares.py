"""Covers a share of a region with a terrain, in clumps."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from random import Random

from bob_editor.editing.drawing.terrain_edits import lay_terrain
from bob_editor.editing.filling.clumps import clump
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.ruleset import Ruleset


def scattered(
    free: AbstractSet[Hex], count: int, grain: int, seed: int, pace: Callable[[], object] = lambda: None
) -> frozenset[Hex]:
    """So many of the free hexes, all of them at most, in clumps of about ``grain``; the same for the same seed.

    Clumps keep apart as long as there is room. ``pace`` is called before each; what it raises ends the work.
    """
    draw = Random(f"share/{seed}")
    starts = sorted(free)
    draw.shuffle(starts)
    found: set[Hex] = set()
    apart = set(free)
    # A second time over what was kept free between clumps, where that is needed.
    for number, start in enumerate((*starts, *starts)):
        if len(found) >= count:
            break
        room = apart if number < len(starts) else free - found
        if start not in room:
            continue
        pace()
        size = max(1, round(grain * (0.6 + 0.8 * draw.random())))
        grown = clump(start, min(size, count - len(found)), room, draw)
        found |= grown
        apart -= grown
        apart.difference_update(near for at in grown for near in at.neighbours())
    return frozenset(found)


def share_filled(
    board: Board,
    ruleset: Ruleset,
    free: AbstractSet[Hex],
    terrain: str,
    *,
    share: int,
    grain: int,
    seed: int = 0,
    pace: Callable[[], object] = lambda: None,
) -> Board:
    """The board with ``share`` of a hundred of these hexes bearing a terrain; those that list it already count."""
    there = frozenset(at for at in free if board.has(at, terrain))
    count = round(len(free) * share / 100) - len(there)
    hexes = scattered(free - there, count, grain, seed, pace)
    return lay_terrain(board, ruleset, sorted(hexes), terrain) if hexes else board
