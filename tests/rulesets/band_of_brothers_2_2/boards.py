"""Random Band of Brothers boards, seeded: terrain, hills, hexside features, drawn rings."""

import math
import random
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset

RULESET = "band-of-brothers-2.2"


def sight_on(board: Board, **circumstances: Any) -> Any:
    """Sight on a board, under markers, conditions and rulings."""
    rules = ruleset(RULESET)
    return rules.sight(Scene(board, rules, **circumstances))


def random_board(
    seed: int, *, columns: int = 11, rows: int = 9, drawn: bool = False, half: bool = False
) -> Board:
    """A board of whole hexes (or a geomorphic one) with a third of its hexes covered, hills, hedgerows and walls."""
    dice = random.Random(seed)
    grid = Grid(columns, rows)
    if half:
        edges: Any = (("top", "half"), ("bottom", "half"), ("left", "half"), ("right", "half"))
        grid = Grid(columns, (rows, rows + 1), shift="up", first_row=(1, 0), edges=edges)
    levels: dict[Hex, int] = {}
    for _ in range(3):
        top = dice.choice(grid.hexes)
        for at in top.within(2):
            levels[at] = max(levels.get(at, 0), min(3, 3 - top.distance(at) + dice.choice((-1, 0))))
    kinds = (
        ["woods"] * 5
        + ["building_stone"] * 2
        + ["building_wood", "orchard", "orchard", "wheat", "palm_trees"]
    )
    hexes = {}
    for at in grid.hexes:
        terrain = (Feature(dice.choice(kinds)),) if dice.random() < 0.4 else ()
        level = levels.get(at) or None
        if terrain or level:
            hexes[at] = HexContent(terrain, level)
    sides = {}
    for at in grid.hexes:
        for side in sides_of(at)[:3]:
            if dice.random() < 0.08 and side.beyond(at) in grid:
                sides[side] = (Feature(dice.choice(("hedgerow", "hedgerow", "wall"))),)
    artwork, contours = [], []
    if drawn:
        drawn_kinds = ("woods", "building_stone", "wheat")
        artwork = [Artwork(dice.choice(drawn_kinds), _blob(dice, grid, 2.2)) for _ in range(6)]
        contours.append(Contour(1, _blob(dice, grid, 6)))
    return Board(grid, RULESET, hexes=hexes, sides=sides, artwork=tuple(artwork), contours=tuple(contours))


def _blob(dice: random.Random, grid: Grid, size: float) -> tuple[tuple[float, float], ...]:
    """A star-shaped ring around some point of the board."""
    left, top = grid.centre(dice.choice(grid.hexes))
    x, y = left + dice.uniform(-2, 2), top + dice.uniform(-1, 1)
    corners = dice.randint(4, 9)
    return tuple(
        (
            round(x + size * dice.uniform(0.5, 1) * math.cos(math.tau * n / corners), 3),
            round(y + size / 1.732 * dice.uniform(0.5, 1) * math.sin(math.tau * n / corners), 3),
        )
        for n in range(corners)
    )
