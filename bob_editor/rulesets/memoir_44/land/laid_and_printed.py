"""What lies in each hex, for checks: tiles, paths, printed face (docs/games/memoir-44.md, 1.5, 1.6)."""

from collections.abc import Collection
from functools import lru_cache

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.land.faces import printed_bands
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets.memoir_44.land.contents import Inventory

COAST = frozenset(("beach", "coastline"))
WATER = frozenset(("ocean", "lake", "river"))
"""Where nothing stands that isn't made for water, unless over a bridge or ford."""


@lru_cache(maxsize=4)
def land_of(ground: Ground) -> Inventory:
    """The inventory of a board without a scenario; kept, since every check asks for it."""
    return Inventory(Scene(ground.board, ground.ruleset))


def around(board: Board, at: Hex) -> list[Hex]:
    """The neighbours of a hex that are on the board."""
    return [other for other in at.neighbours() if other in board.grid.index]


def is_beside(land: Inventory, at: Hex, terrains: Collection[str]) -> bool:
    """Whether a neighbour of a hex has one of these terrains."""
    return any(one in terrains for other in around(land.board, at) for one in land.terrain(other))


def hexes_with(land: Inventory, terrains: Collection[str]) -> list[Hex]:
    """The hexes that list one of these terrains, or that a path of them runs through, in board order."""
    board = land.board
    found = {at for at, here in board.hexes.items() if any(one in terrains for one in here.terrain_ids)}
    for terrain in terrains:
        found |= board.path_hexes.get(terrain, frozenset())
    return sorted(found & board.grid.index.keys(), key=board.grid.position)


def hexes_lying(land: Inventory, terrain: str) -> frozenset[Hex]:
    """All hexes that have a terrain: listed, run through by a path, or printed by the board's face."""
    board = land.board
    found = set(hexes_with(land, (terrain,)))
    if terrain in printed_bands(board, land.ruleset):
        found.update(at for at in board.grid.hexes if terrain in land.terrain(at))
    return frozenset(found)
