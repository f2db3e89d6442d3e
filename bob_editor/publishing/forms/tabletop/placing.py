"""Where a scenario's counters stand when it begins: on the map by hex, all others in rows beside it."""

import math
from collections import Counter

from bob_editor.geometry.facings import way
from bob_editor.geometry.hexes import Hex
from bob_editor.publishing.edition import PublishedScenario
from bob_editor.records import Record
from bob_editor.rules.cards.mix import CounterMix

_GAP = 1.15
"""From the middle of a waiting counter to that of the next, in counters."""


class Table(Record):
    """A map: its picture's left and upper edge in units of true proportions, its size and the unit in millimetres."""

    left: float
    top: float
    wide: float
    high: float
    per_unit: float


class Placed(Record):
    """A counter: its lot, the middle of its place in millimetres from the map's upper left corner, how it lies.

    ``hex`` is "" beside the map, ``layer`` how many lie beneath it, ``turned`` in degrees clockwise from upright.
    """

    lot: int
    x: float
    y: float
    layer: int = 0
    turned: float = 0.0
    hex: str = ""


class Sides(Record):
    """What a thing is called, and where the pictures of both its sides are."""

    name: str
    front: str
    back: str


def placed(one: PublishedScenario, number: int, mix: CounterMix, table: Table, size: float) -> list[Placed]:
    """Every counter that a scenario uses, the ``number``-th of the mix; markers lie below units."""
    game, grid = one.card.ruleset.id, one.card.grid
    found: list[Placed] = []
    heights: Counter[Hex] = Counter()
    for counter in sorted(one.game.card_code().counters(one.card), key=lambda one: one.kind == "unit"):
        x, y = grid.frame.true(grid.centre(counter.at))
        towards = way(grid.frame, counter.facing) if counter.facing else None
        turned = 0.0 if towards is None else math.degrees(math.atan2(towards[0], -towards[1])) % 360
        for piece in counter.pieces:
            lot = mix.places[game, piece.alike]
            for _ in range(piece.number):
                at = ((x - table.left) * table.per_unit, (y - table.top) * table.per_unit)
                found.append(Placed(lot, *at, heights[counter.at], round(turned, 3), grid.label(counter.at)))
                heights[counter.at] += 1
    on_map = Counter(thing.lot for thing in found)
    waiting = [
        (place, left)
        for place, lot in enumerate(mix.lots)
        if lot.game == game and (left := lot.used[number] - on_map[place]) > 0
    ]
    rows = max(1, int(table.high / (size * _GAP)))
    for place, (lot_place, left) in enumerate(waiting):
        x = table.wide + size * (1.5 + place // rows * _GAP)
        y = size * (0.5 + place % rows * _GAP)
        found += [Placed(lot_place, x, y, layer) for layer in range(left)]
    return found
