"""Random boards of The Last Hundred Yards, seeded: terrain, hills, roads, hexside features, drawn rings."""

import math
import random
from typing import Literal

from bob_editor.geometry.grid import Edge, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Artwork, Base, Board, Contour, Feature, HexContent, Path
from bob_editor.rules.los.scene import Marker

RULESET = "last-hundred-yards"
HALF: tuple[tuple[Edge, Literal["full", "half"]], ...] = (
    ("top", "half"),
    ("bottom", "half"),
    ("left", "half"),
    ("right", "half"),
)
KINDS = (
    *("woods", "woods", "heavy_woods", "jungle"),
    *("orchard", "orchard", "palm_grove"),
    *("stone_building", "wooden_building", "urban_building", "hut"),
    *("marsh", "urban", "bridge"),
)
Ring = tuple[tuple[float, float], ...]


def random_board(
    seed: int,
    *,
    columns: int = 11,
    rows: int = 9,
    drawn: bool = False,
    half: bool = False,
    density: float = 0.3,
) -> Board:
    """A board with hills of up to three levels, roads, a path and a river, walls, tree lines and hedgerows.

    ``drawn`` adds rings of buildings and woods and contours, bold and thin; ``half`` cuts the board's edges.
    """
    dice = random.Random(seed)
    grid = Grid(columns, (rows + 1, rows), edges=HALF) if half else Grid(columns, rows)
    levels: dict[Hex, int] = {}
    for _ in range(2):
        top = dice.choice(grid.hexes)
        for at in top.within(2):
            levels[at] = max(levels.get(at, 0), min(3, 3 - top.distance(at) + dice.choice((-1, 0))))
    hexes = {}
    for at in grid.hexes:
        terrain: tuple[Feature, ...] = ()
        if dice.random() < density:
            terrain = (Feature(dice.choice(KINDS)),)
            if dice.random() < 0.1:
                terrain += (Feature(dice.choice(("road", "hut", "enclosed_road", "urban_building_road"))),)
        level = levels.get(at) or None
        if terrain or level:
            hexes[at] = HexContent(terrain, level)
    sides = {}
    for at in grid.hexes:
        for side in sides_of(at)[:3]:
            if dice.random() < 0.06 and side.beyond(at) in grid:
                sides[side] = (Feature(dice.choice(("wall", "tree_line", "tree_line", "hedgerow"))),)
    paths = tuple(Path(kind, _way(dice, grid)) for kind in ("road", "road", "path", "river"))
    artwork: list[Artwork] = []
    contours: list[Contour] = []
    if drawn:
        kinds = ("stone_building", "hut", "urban_building", "woods", "heavy_woods", "wooden_building")
        artwork = [Artwork(kind, _blob(dice, grid, 1.8)) for kind in kinds]
        contours = [
            Contour(1, _blob(dice, grid, 6)),
            Contour(2, _blob(dice, grid, 2.5)),
            Contour(0, _blob(dice, grid, 5), line="thin"),
            Contour(1, _blob(dice, grid, 5), line="thin"),
        ]
        outer = _blob(dice, grid, 7)
        contours += [Contour(0, outer, line="thin"), Contour(0, _shrunk(outer), line="thin")]
    return Board(
        grid,
        RULESET,
        base=Base("rural"),
        hexes=hexes,
        sides=sides,
        paths=paths,
        artwork=tuple(artwork),
        contours=tuple(contours),
    )


def random_markers(seed: int, board: Board) -> tuple[Marker, ...]:
    """Smoke, HE, vehicles, light and a primary impact on the map."""
    dice = random.Random(seed)
    kinds = ["smoke"] * 5 + ["mdrm"] * 3 + ["vehicle"] * 6 + ["illumination"]
    found = [Marker(kind, dice.choice(board.grid.hexes)) for kind in kinds]
    shelled = dice.choice(board.grid.hexes)
    return (*found, Marker("primary_impact", shelled), Marker("mdrm", shelled), Marker("mdrm", shelled))


def _way(dice: random.Random, grid: Grid) -> tuple[Hex, ...]:
    """A way through neighbouring hexes, mostly straight on."""
    at, direction = dice.choice(grid.hexes), dice.randrange(6)
    way = [at]
    for _ in range(9):
        onward = at.neighbour(direction)
        if onward not in grid or onward in way:
            direction = dice.randrange(6)
            continue
        at = onward
        way.append(at)
        if dice.random() < 0.25:
            direction = (direction + dice.choice((-1, 1))) % 6
    return tuple(way)


def _blob(dice: random.Random, grid: Grid, size: float) -> Ring:
    """A star-shaped ring around some point of the board; one in three has its corners on dots and vertices."""
    x, y = map(float, grid.centre(dice.choice(grid.hexes)))
    corners = dice.randint(4, 9)
    exact = dice.random() < 0.33
    if not exact:
        x, y = x + dice.uniform(-2, 2), y + dice.uniform(-1, 1)
    ring = [
        (
            x + size * dice.uniform(0.5, 1) * math.cos(math.tau * n / corners),
            y + size / 1.732 * dice.uniform(0.5, 1) * math.sin(math.tau * n / corners),
        )
        for n in range(corners)
    ]
    return tuple(dict.fromkeys((round(a, 0 if exact else 3), round(b, 0 if exact else 3)) for a, b in ring))


def _shrunk(ring: Ring) -> Ring:
    """The ring at half its size."""
    x, y = (sum(point[one] for point in ring) / len(ring) for one in (0, 1))
    return tuple((round((a + x) / 2, 3), round((b + y) / 2, 3)) for a, b in ring)
