"""Ground between printed crest lines has one level, whatever its shades: it is flooded from strokes, up to the lines.

Where a hill's tint hardly differs from that of a meadow, or crest lines are drawn over ground of one colour, no place
tells its level by itself. But water that is poured where a stroke says the level runs everywhere before it rises over a
line (watershed by flooding, Meyer 1992), as the eye follows a line around a hill.
"""

import math
from collections.abc import Collection, Mapping
from functools import reduce

import numpy as np
import numpy.typing as npt

from bob_editor.editing.trace.arrays import Flags, Floats, shifted
from bob_editor.records import Record

_STEPS = 32
"""Heights of water, up to the darkest lines."""

_COVER = np.float32(0.7)
"""As high as a line of that strength is what hides the ground: water runs beneath a road before it crosses a hill."""

_TURNS, _ACROSS = 8, 4
"""In so many directions a line may run beneath a road, and so many cells away from its middle it is seen again."""

_DRAWN, _FEW = 0.75, 0.25
"""Crest lines are printed as lines if of what parts the waters no more than a few are lower than this."""

_LEAKY, _LITTLE, _MOSTLY = 0.2, 0.05, 0.5
"""Of the ground that is seen, so much stands under water of a level that it doesn't have where lines hold none; or so
little, if that is most of what stands under water of that level."""

_ASTRAY = 0.05
"""So much rarer is a tint that tells under another level's water than under its own."""

_LOW = 0.5
"""Water that rose over no more than this of the height of crest lines crossed none."""

_SAME, _MUDDLED, _CLEAR = 1.0, 2.0, 5.0
"""Tints of two levels that are so many times as far apart as what was picked for one are the same; tell little; tell
all."""

_CLOSED = 0.8
"""Water that rose over so much of the height of crest lines came over one into what it closes: there tints that tell
little still tell more, unless they are the same."""


def bridged(lines: Floats, strips: Flags) -> Floats:
    """Lines that go on beneath roads and streams: from one bank to the one that faces it."""
    found = lines.copy()
    for turn in range(_TURNS):
        down, right = math.sin(math.pi * turn / _TURNS), math.cos(math.pi * turn / _TURNS)
        banks = [
            reduce(
                np.maximum,
                (
                    shifted(np.where(strips, 0, lines), round(way * far * down), round(way * far * right))
                    for far in range(1, _ACROSS + 1)
                ),
            )
            for way in (-1, 1)
        ]
        np.maximum(found, np.where(strips, np.minimum(*banks), 0), out=found)
    return found


def flooded(
    known: Floats, lines: Floats, hidden: Flags, picked: Floats, apart: Mapping[tuple[int, int], float]
) -> tuple[Floats, Flags]:
    """The levels ``known`` by tints, unless the water from what was ``picked`` says otherwise; and where neither tells.

    ``apart`` says how well the tints of two levels are told apart. Where that is clear the tint counts, where it isn't
    at all the water, and between the water as far as it crossed nothing. ``hidden`` is what lies under something; there
    only tints that are clear tell. Where crest lines are no lines, but tints that end, all stays as it is known; so it
    does where they hold no water, and then no tint that isn't clear at all tells where the water says otherwise.
    """
    doubtful = [pair for pair, far in apart.items() if far < _CLEAR]
    nowhere = np.zeros(known.shape, dtype=bool)
    if not doubtful:
        return known, nowhere
    walls = np.where(hidden, _COVER, lines)
    water = _watershed(picked, walls)
    drawn = _drawn(water.level, walls, ~hidden)
    if drawn < _DRAWN:
        return known, nowhere
    told = _told(known, water.level, apart)
    if _leaked(known, water.level, ~hidden, told):
        unlike = [
            (known == one) & (water.level == other) for one, other in doubtful if (one, other) not in told
        ]
        return known, ~hidden & reduce(np.logical_or, unlike, nowhere)
    found, untold = known.copy(), nowhere
    for one, other in doubtful:
        muddled = apart[one, other] < _MUDDLED
        found[hidden & np.isin(known, (one, other))] = np.nan
        here = ~hidden & (known == one) & (water.level == other)
        crossed = (_CLOSED if muddled else _LOW) * drawn if apart[one, other] >= _SAME else np.inf
        found[here & (water.reached < crossed)] = other
        if muddled:
            untold |= ~hidden & np.isin(known, (one, other)) & (water.reached >= drawn)
    return found, untold


def _told(
    known: Floats, water: Floats, apart: Mapping[tuple[int, int], float]
) -> Collection[tuple[int, int]]:
    """The pairs of levels of which a tint tells the first from the second, by colour or by where it lies.

    However much the ground's shades differ, a hill's tint that is nowhere but under the hill's water is no chance.
    """

    def share(tint: int, level: int) -> float:
        return float((known[water == level] == tint).mean()) if (water == level).any() else np.inf

    return {
        (one, other)
        for (one, other), far in apart.items()
        if far >= _MUDDLED or share(other, one) < _ASTRAY * share(other, other) < np.inf
    }


def _leaked(known: Floats, water: Floats, shown: Flags, told: Collection[tuple[int, int]]) -> bool:
    """Whether water of a level stands on much ground whose tint is another's, and more or less told from its own."""
    wet = shown & ~np.isnan(known) & ~np.isnan(water)
    unlike = [wet & (known == one) & (water == other) for one, other in told]
    parts = [
        (here.sum(), (wet & (water == other)).sum()) for here, (_, other) in zip(unlike, told, strict=True)
    ]
    flows = any(part > _MOSTLY * own and part > _LITTLE * wet.sum() for part, own in parts)
    return flows or bool(reduce(np.logical_or, unlike, np.zeros_like(wet)).sum() > _LEAKY * wet.sum())


def _drawn(level: Floats, walls: Floats, shown: Flags) -> float:
    """How high most of what parts the levels is where the ground is seen; 0 where nothing does."""
    heights = [
        np.maximum(walls[here], walls[there])[shown[here] & shown[there] & (level[here] != level[there])]
        for here, there in ((np.s_[:, 1:], np.s_[:, :-1]), (np.s_[1:], np.s_[:-1]))
    ]
    every = np.concatenate(heights)
    return float(np.quantile(every, _FEW)) if len(every) else 0.0


class _Water(Record, eq=False):
    """The ``level`` whose water comes first to each cell, and how high it rose on its way."""

    level: Floats
    reached: Floats


def _watershed(picked: Floats, walls: Floats) -> _Water:
    high, wide = walls.shape
    width = wide + 2
    height = np.pad((walls * (_STEPS - 1)).round().astype(np.int32), 1, constant_values=_STEPS).ravel()
    level = np.pad(picked, 1, constant_values=np.nan).ravel()
    wet = ~np.isnan(level) | (height == _STEPS)
    reached = np.where(wet, 0, _STEPS)
    fronts: list[list[npt.NDArray[np.intp]]] = [[] for _ in range(_STEPS)]
    fronts[0].append(np.flatnonzero(~np.isnan(level)))
    for water, front in enumerate(fronts):
        while front:
            shore = np.concatenate(front)
            front.clear()
            for step in (1, -1, width, -width):
                dry = shore[~wet[shore + step]]
                to, first = np.unique(dry + step, return_index=True)
                wet[to] = True
                level[to] = level[dry[first]]
                reached[to] = np.maximum(height[to], water)
                for rise in np.unique(reached[to]).tolist():
                    fronts[rise].append(to[reached[to] == rise])
    inner = np.s_[1:-1, 1:-1]
    return _Water(
        np.asarray(level.reshape(high + 2, width)[inner], dtype=np.float32),
        np.asarray(reached.reshape(high + 2, width)[inner] / (_STEPS - 1), dtype=np.float32),
    )
