"""Random boards for Memoir '44, with all that bears on LOS packed close."""

import random
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board, Feature, HexContent, Path
from bob_editor.rules.los.scene import MapChange, Marker, UnitOnMap

RULESET = "memoir-44"

TILES = (
    *("forest", "town", "hedgerow", "jungle") * 2,
    *("hill", "steep_hill", "hill_road", "erg", "hill_with_forest", "hill_with_village") * 3,
    *("mountain", "cave_on_mountain") * 3,
    *("lake",) * 8,
    *("river", "road", "marsh", "wadi", "trench", "beach", "open"),
)


def grid_of(columns: int | tuple[int, int] = (9, 8), rows: int = 9) -> Grid:
    return Grid(columns, rows, orientation="pointy-top", shifted="even", shift="right")


HEIGHTS = (*("hill", "mountain") * 3, "hill_with_village", "erg", "open")


def random_board(
    seed: int, grid: Grid | None = None, *, density: float = 0.45, tiles: tuple[str, ...] = TILES
) -> Board:
    """A board whose heights and lakes lie in clusters, so that plateaus and shores are met."""
    dice = random.Random(seed)
    grid = grid or grid_of()
    hexes: dict[Hex, HexContent] = {}
    for _ in range(len(grid.hexes) // 12):
        kind = dice.choice((("hill",), ("hill", "erg"), ("mountain",), ("lake",), ("hill", "mountain")))
        for at in dice.choice(grid.hexes).within(1):
            if at in grid and dice.random() < 0.7:
                hexes[at] = HexContent((Feature(dice.choice(kind)),))
    for at in grid.hexes:
        if at not in hexes and dice.random() < density / 2:
            tile = dice.choice(tiles)
            features: tuple[Feature, ...] = (Feature(tile),)
            if tile == "river" and dice.random() < 0.7:
                features += (Feature(dice.choice(("bridge", "railroad_bridge", "rope_bridge"))),)
            hexes[at] = HexContent(features)
    at = dice.choice(grid.hexes)
    through = [at]
    for _ in range(4):
        on = [near for near in through[-1].neighbours() if near in grid and near not in through]
        if on:
            through.append(dice.choice(on))
    paths = (Path("wadi", tuple(through)),) if len(through) > 1 else ()
    return Board(grid, RULESET, base=Base("open", 0, "beach"), hexes=hexes, paths=paths)


def circumstances(seed: int, grid: Grid) -> dict[str, Any]:
    """Markers, units and changes strewn over a grid."""
    dice = random.Random(seed + 1000)

    def some(share: float) -> list[Hex]:
        return [at for at in grid.hexes if dice.random() < share]

    kinds = ("bunker", "field_bunker", "landing_craft", "smoke_screen", "smoke_shells", "wire", "sandbags")
    markers = tuple(Marker(dice.choice((*kinds, "star")), at) for at in some(0.08))
    units = tuple(UnitOnMap(dice.choice(("infantry", "train", "destroyer")), at) for at in some(0.06))
    changes = tuple(
        MapChange(name, tuple(some(share)))
        for name, share in (("blocks_los", 0.03), ("blocks_all_fire", 0.03), ("cave", 0.1))
    )
    return {"markers": markers, "units": units, "changes": changes}
