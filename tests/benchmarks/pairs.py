"""The pairs of hexes that are looked along: drawn with seed 1."""

import random

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import thread
from bob_editor.model.board import Board


def pairs(board: Board, number: int) -> list[tuple[Hex, Hex]]:
    """So many pairs of hexes."""
    dice = random.Random(1)
    return [tuple(dice.sample(board.grid.hexes, 2)) for _ in range(number)]


def on_hexspines(board: Board, number: int) -> list[tuple[Hex, Hex]]:
    """So many pairs whose threads run along hexsides."""
    dice = random.Random(1)
    found: list[tuple[Hex, Hex]] = []
    while len(found) < number:
        a, b = dice.sample(board.grid.hexes, 2)
        if thread(Hex(b.q - a.q, b.r - a.r)).runs:
            found.append((a, b))
    return found
