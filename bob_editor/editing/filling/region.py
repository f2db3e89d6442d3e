"""Which hexes a rule may fill: a region without ways, water, houses, and what else is to stay."""

from collections.abc import Iterable
from functools import partial
from typing import Literal

from bob_editor.editing.gestures.stroke_hexes import connected
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.ground import Ground

Region = Literal["selection", "connected", "board"]


def hexes_of(ground: Ground, region: Region, selection: Iterable[Hex]) -> frozenset[Hex]:
    """The selected hexes, all that hang together with them and bear the same, or the whole board."""
    grid = ground.board.grid
    if region == "board":
        return frozenset(grid.hexes)
    chosen = frozenset(at for at in selection if at in grid)
    if region == "selection":
        return chosen
    found: set[Hex] = set()
    for start in chosen:
        if start not in found:
            kind = ground.terrain(start)
            found.update(connected(grid, start, partial(_bears, ground, kind)))
    return frozenset(found)


def _bears(ground: Ground, kind: tuple[str, ...], at: Hex) -> bool:
    return ground.terrain(at) == kind


def free_hexes(
    ground: Ground, hexes: Iterable[Hex], off: frozenset[str], *, only_open: bool = True, sparing: str = ""
) -> frozenset[Hex]:
    """Those that bear nothing that a rule keeps off, listed, drawn or led through them.

    With ``only_open`` none but those that bear the base's terrain and nothing else; ``sparing`` is a terrain that is
    let pass all the same.
    """
    board = ground.board
    keep = off - {sparing}
    led = frozenset[Hex]().union(*(board.path_hexes.get(one, frozenset()) for one in keep))
    bare = {(board.base.terrain,), (sparing,)}

    def is_free(at: Hex) -> bool:
        terrain = ground.terrain(at)
        return at not in led and keep.isdisjoint(terrain) and (not only_open or terrain in bare)

    return frozenset(at for at in hexes if is_free(at))
