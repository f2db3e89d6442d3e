"""How far every kind of hex or hexside hides, between ends of some heights: tables by kind and distance."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

from bob_editor.geometry.arrays import Bytes, Ints, Shorts
from bob_editor.rules.los.told.around.kinds import Kinds, Standing
from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.settings import Settings

FAR = 32_000
"""As far as any line goes."""

CERTAIN, MAYBE, PARTS, RARE, OUTLINE, SHADOW, HINDERS = 1, 2, 4, 8, 16, 32, 64
"""Bits of a kind's code: it blocks outright at any distance, may block, has parts that may block, or only the explained
line can tell; its first outline blocks outright at any distance; it only hides by shadows; it has parts that hinder."""

BLOCKING = CERTAIN | MAYBE | PARTS


class Hiding(NamedTuple):
    """How near the lower end must be for something to count, by its distance from the higher: outright, or at all."""

    outright: Shorts | int
    at_all: Shorts | int
    rare: bool = False


NOT = Hiding(0, 0)
ALWAYS = Hiding(FAR, FAR)

Judge = Callable[[Standing], Hiding]


class Terms(NamedTuple):
    """What all lines between two ends have in common: the heights of the eyes of the lower and the higher end.

    ``one_hill`` is true where a hex and both ends are ground of one hill. Hexsides ask for the rest: whether the start
    is the lower end, and the levels of the start's and the goal's hexes.
    """

    low: int
    high: int
    one_hill: bool = False
    start_low: bool = True
    here: int = 0
    there: int = 0


class Reach:
    """The tables of all kinds on some terms: ``code`` by kind, ``outright`` and ``at_all`` by kind and distance.

    ``part_outright`` and ``part_at_all`` are the same by part; what is a part isn't in those by kind. ``within`` says
    of each how near the lower end is at most where anything of it counts, parts and all, or may.
    """

    def __init__(self, judge: Judge, span: int) -> None:
        self._judge = judge
        self._span = span
        self.code: Bytes = np.zeros(0, dtype=np.uint8)
        self.outright, self.at_all = self._none(0), self._none(0)
        self.part_outright, self.part_at_all = self._none(0), self._none(0)
        self.within: Shorts = np.zeros(0, dtype=np.int16)

    def grown(self, kinds: Kinds) -> Reach:
        """Itself, with the kinds that it lacks."""
        first = len(self.code)
        rows = kinds.rows[first:]
        if not rows:
            return self
        new = len(rows)
        code, outright, at_all = np.zeros(new, dtype=np.uint8), self._none(new), self._none(new)
        within = np.zeros(new, dtype=np.int16)
        parts: list[Hiding] = []
        for place, row in enumerate(rows):
            own: list[tuple[Standing, Hiding]] = []
            for standing in row:
                found = self._judge(standing)
                code[place] |= RARE * found.rare
                within[place] = max(within[place], FAR * found.rare, np.max(found.at_all))
                if standing.is_part:
                    own.append((standing, found))
                    counts = bool(np.any(np.greater(found.at_all, 0)))
                    code[place] |= counts * (PARTS if standing.thing.blocks else HINDERS)
                elif found is not NOT:
                    np.maximum(outright[place], found.outright, out=outright[place])
                    np.maximum(at_all[place], found.at_all, out=at_all[place])
            parts += [found for _, found in own]
            if outright[place, 0] == FAR and (outright[place] == FAR).all():
                code[place] |= CERTAIN
            elif at_all[place].max() > 0:
                code[place] |= MAYBE
            if any(_is_core(*one) for one in own):
                code[place] |= OUTLINE
            if 0 < code[place] <= BLOCKING and not outright[place].any() and all(map(_is_shadow, own)):
                code[place] |= SHADOW
        self.code, self.within = np.concatenate([self.code, code]), np.concatenate([self.within, within])
        self.outright, self.at_all = (
            np.concatenate([old, more]) for old, more in ((self.outright, outright), (self.at_all, at_all))
        )
        self.part_outright = np.concatenate([self.part_outright, self._rows(one.outright for one in parts)])
        self.part_at_all = np.concatenate([self.part_at_all, self._rows(one.at_all for one in parts)])
        return self

    def _none(self, rows: int) -> Shorts:
        return np.zeros((rows, self._span), dtype=np.int16)

    def _rows(self, found: Iterable[Shorts | int]) -> Shorts:
        rows = list(found)
        filled = self._none(len(rows))
        for place, row in enumerate(rows):
            filled[place] = row
        return filled


def _is_shadow(part: tuple[Standing, Hiding]) -> bool:
    """Whether a part that blocks does so by a shadow, if at all; a second one of its kind may block outright."""
    standing, found = part
    return found is NOT or not (standing.second or np.any(found.outright))


def _is_core(standing: Standing, found: Hiding) -> bool:
    """Whether a part of a hex is its first outline, and blocks outright at any distance."""
    return found is ALWAYS and standing.bit == 0 and standing.thing.blocks


def judged_by_height(standing: Standing, terms: Terms, settings: Settings, distances: Ints) -> Hiding:
    """How something hides by its height: the formulas of ``heights``, for all distances at once."""
    thing, top = standing.thing, standing.top
    if not thing.blocks and settings.hinders_below(terms.high - top):
        return ALWAYS
    if top < terms.low:
        return NOT
    if top > terms.high:
        return ALWAYS
    blind = thing.rule.blind_hexes(top, terms.low, terms.high, distances, one_hill=terms.one_hill)
    if blind[0] >= OUTRIGHT:
        return ALWAYS
    within = np.clip(blind, 0, FAR).astype(np.int16)
    return Hiding(0, within) if within.any() else NOT
