"""Trails through minefields: straight along a row of hexes, or along a hexspine on one side of it (54.4)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from bob_editor.geometry.hexes import Hex

TrailKind = Literal["hexrow", "hexspine", "illegal"]


def trail_kind(hexes: Sequence[Hex]) -> TrailKind:
    """What the hexes of a trail, from one end to the other, make: a row, one side of a hexspine line, or neither."""
    turns = [first.direction_to(second) for first, second in pairwise(hexes)]
    if not turns or None in turns:
        return "illegal"
    if len(set(turns)) == 1:
        return "hexrow"
    first, second = turns[0], turns[1]
    if first is None or second is None or len(turns) % 2 or (first - second) % 6 not in (1, 5):
        return "illegal"
    return (
        "hexspine"
        if all(pair == (first, second) for pair in zip(turns[::2], turns[1::2], strict=True))
        else "illegal"
    )
