"""Ways over a hex from one neighbour to another, for the bridges that quick fixes lead there."""

from collections.abc import Callable
from itertools import combinations

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex

_TURN = 6
"""The directions of a hex; worth in steps of this goes before how nearly opposite two neighbours lie."""


def way_over(grid: Grid, at: Hex, worth: Callable[[Hex], int]) -> tuple[Hex, ...]:
    """From the one to the other of the two neighbours that are worth most together, and lie opposite as far as can be.

    Nothing where the map has fewer than two.
    """
    beside = [(turn, other) for turn, other in enumerate(at.neighbours()) if other in grid]

    def together(pair: tuple[tuple[int, Hex], ...]) -> int:
        (one, first), (two, second) = pair
        return worth(first) + worth(second) + min((one - two) % _TURN, (two - one) % _TURN)

    pairs = list(combinations(beside, 2))
    return (pair[0][1], at, pair[1][1]) if pairs and (pair := max(pairs, key=together)) else ()
