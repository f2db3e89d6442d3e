"""Random boards of a random game: terrain in hexes and on hexsides, levels, roads and drawn triangles."""

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Artwork, Base, Board, Feature, HexContent, Path

Json = Any
Ring = tuple[tuple[Fraction, Fraction], ...]


class Dice(random.Random):
    """Dice with a seed."""

    def chance(self, share: float) -> bool:
        """True in such a share of all throws."""
        return self.random() < share

    def some(self, rows: dict[str, tuple[Json, ...]], share: float) -> dict[str, Json]:
        """Some of the parameters, a value for each."""
        return {name: self.choice(values) for name, values in rows.items() if self.chance(share)}


def random_board(dice: Dice, grid: Grid, rings: tuple[tuple[str, Ring], ...]) -> Board:
    """A board of the terrain that random games have, and these rings drawn on it."""
    share, high, edged = (
        dice.choice((0.15, 0.35, 0.6, 0.85)),
        dice.choice((0.0, 0.3, 0.7)),
        dice.choice((0.0, 0.1, 0.3)),
    )
    kinds = dice.sample(("woods", "town", "brush", "grove"), dice.choice((1, 2, 4)))
    hexes = {}
    for at in grid.hexes:
        terrain = (
            tuple(map(Feature, dice.sample(kinds, 1 + (len(kinds) > 1 and dice.chance(0.2)))))
            if dice.chance(share)
            else ()
        )
        hexes[at] = HexContent(terrain, dice.choice((-1, 1, 1, 2, 3)) if dice.chance(high) else None)
    sides = {
        side: tuple(map(Feature, dice.sample(("wall", "hedge", "bank"), 1 + dice.chance(0.1))))
        for side in {side for at in grid.hexes for side in sides_of(at)}
        if dice.chance(edged)
    }
    roads = []
    if dice.chance(0.3):
        at = dice.choice(grid.hexes)
        way = [at]
        for _ in range(4):
            at = dice.choice([one for one in at.neighbours() if one in grid])
            way.append(at)
        roads.append(Path("road", tuple(way)))
    artwork = tuple(Artwork(terrain, _on_board(ring, grid)) for terrain, ring in rings)
    return Board(
        grid, "random-game", base=Base("clear"), hexes=hexes, sides=sides, paths=tuple(roads), artwork=artwork
    )


def random_rings(dice: Dice, grid: Grid) -> Iterator[tuple[str, Ring]]:
    """Triangles here and there, in thousandths."""
    for _ in range(dice.choice((3, 8))):
        u, v = grid.frame.canonical_centre(dice.choice(grid.hexes))
        points = [
            (
                Fraction(1000 * u + dice.randint(-3000, 3000), 1000),
                Fraction(1000 * v + dice.randint(-2000, 2000), 1000),
            )
            for _ in range(3)
        ]
        (ax, ay), (bx, by), (cx, cy) = points
        turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        if abs(turn) > Fraction(1, 10):
            yield dice.choice(("copse", "field")), tuple(points if turn > 0 else points[::-1])


def _on_board(ring: Ring, grid: Grid) -> tuple[tuple[float, float], ...]:
    at = grid.hexes[0]
    (u, v), (x, y) = grid.frame.canonical_centre(at), grid.frame.centre(at)
    return tuple((float(a + x - u), float(b + y - v)) for a, b in ring)
