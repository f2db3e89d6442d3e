"""Ways over a hex from one neighbour to another, for bridges that quick fixes lead there, and ways that end in it."""

from collections.abc import Callable, Iterable
from itertools import combinations

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Path

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


def leads_to(paths: Iterable[Path], at: Hex) -> bool:
    """Whether the only one of these paths that is in a hex ends there."""
    here = [path for path in paths if at in path.through]
    return len(here) == 1 and at in (here[0].through[0], here[0].through[-1])
