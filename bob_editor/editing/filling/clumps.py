"""Grows clumps of hexes by chance: compact ones, the same for the same seed."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from random import Random

from bob_editor.geometry.hexes import Hex, chains_of

RAGGED = 1.4
"""How much chance counts beside compactness where a clump grows, in neighbours."""


def clump(start: Hex, size: int, free: AbstractSet[Hex], draw: Random) -> set[Hex]:
    """At most ``size`` free hexes that hang together, with ``start`` among them."""
    grown = {start}
    rim = {at: draw.random() * RAGGED for at in start.neighbours() if at in free}
    while rim and len(grown) < size:
        best = max(sorted(rim), key=lambda at: rim[at] + sum(one in grown for one in at.neighbours()))
        del rim[best]
        grown.add(best)
        for at in best.neighbours():
            if at in free and at not in grown and at not in rim:
                rim[at] = draw.random() * RAGGED
    return grown


def hang_together(hexes: AbstractSet[Hex]) -> bool:
    """Whether hexes are one piece."""
    return len(pieces_of(hexes)) <= 1


def pieces_of(hexes: Iterable[Hex]) -> list[set[Hex]]:
    """The pieces that hexes fall into, lowest hex first."""
    return [set(piece) for piece in chains_of(sorted(hexes))]
