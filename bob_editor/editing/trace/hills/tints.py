"""The tints of levels: what colour each has, and how far from it every place of a sheet is."""

from collections.abc import Iterable, Sequence
from itertools import permutations

import numpy as np

from bob_editor.editing.trace.arrays import Floats, blur
from bob_editor.editing.trace.colours import shares, spread
from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet, bins_of

WEIGHTS = np.array([1.0, 1.6, 1.6], dtype=np.float32)
"""Tints of levels differ in hue more than shadows and paper do."""

_EVEN = 0.004
"""Ground of one level varies so much at least in each part of its colour; what varies more counts less."""

_APART, _QUIET = 3.0, 0.25
"""How far apart places are, in true proportions, whose colours tell how the ground varies, and the share of them that
is taken for ground of one level: elsewhere woods end between them, or a hill begins."""

_OF_NORMAL = 0.3186
"""Of what is spread normally, that share is closer to the middle than so many standard deviations."""

_SINGULAR = 0.25
"""The ground around isn't what comes so much nearer to a picked tint than ``_NEAR`` lets a place of that be."""

_SMOOTH = 0.25
"""Tints are flat: their grain is smoothed over so much, in true proportions."""

NO_LEVEL = -1000
"""What was picked as not meant: no game goes so low."""


def tints_of(sheet: Sheet, strokes: Sequence[Stroke]) -> list[tuple[int, Floats]]:
    """The middling colour of each stroke, with its level; ``NO_LEVEL`` where it isn't meant."""
    found = []
    for stroke in strokes:
        where = under(sheet, [stroke]) & (sheet.hexes >= 0)
        if where.any():
            middle = np.median(sheet.colours[where], axis=0).astype(np.float32)
            found.append((NO_LEVEL if stroke.unlike else stroke.level, middle))
    return found


def is_ground(sheet: Sheet, stroke: Stroke, strokes: Iterable[Stroke], near: float) -> bool:
    """Whether a stroke over bare ground has none of the tints that were picked for levels other than the ground's."""
    own = tints_of(sheet, [stroke])
    levels = [tint for level, tint in tints_of(sheet, list(strokes)) if level not in (0, NO_LEVEL)]
    return bool(own) and all(np.hypot.reduce((own[0][1] - tint) * WEIGHTS) > near for tint in levels)


class Seen:
    """A sheet's colours without their grain, and by what they are told apart: shading changes light more than hue."""

    def __init__(self, sheet: Sheet, strokes: Sequence[Stroke], visible: Floats) -> None:
        self.sheet = sheet
        self.visible = visible
        """1 where the ground is seen, 0 on hex lines, dots, and what is drawn over it."""
        self.smooth = np.stack(
            [blur(sheet.colours[..., one], visible, _SMOOTH * sheet.scale) for one in range(3)], axis=-1
        )
        levels = {stroke.level for stroke in strokes if not stroke.unlike}
        # Only with the ground's own colours among them do strokes show what varies in it.
        spreads = [self._spread_nearby(), *([self._spread_within(strokes, levels)] if 0 in levels else [])]
        even = np.sqrt(np.maximum(np.max(spreads, axis=0), _EVEN**2))
        weights = np.minimum(WEIGHTS, WEIGHTS.max() * even.min() / even)
        self._weights = np.asarray(weights, dtype=np.float32)

    def _spread_within(self, strokes: Sequence[Stroke], levels: Iterable[int]) -> Floats:
        """How much colours that were picked for one level differ among themselves, as variances."""
        spreads = []
        for level in levels:
            picked = [one for one in strokes if one.level == level and not one.unlike]
            where = under(self.sheet, picked) & (self.visible > 0)
            if where.any():
                spreads.append(self.smooth[where].var(axis=0))
        return np.asarray(np.mean(spreads, axis=0) if spreads else np.zeros(3), dtype=np.float32)

    def _spread_nearby(self) -> Floats:
        """How much colours near each other differ where that is little, as variances: shade and patches of grass."""
        step, seen, off = max(1, round(_APART * self.sheet.scale)), self.visible > 0, []
        for here, there in ((np.s_[:, step:], np.s_[:, :-step]), (np.s_[step:], np.s_[:-step])):
            both = seen[here] & seen[there]
            off.append(np.abs(self.smooth[here][both] - self.smooth[there][both]))
        every = np.concatenate(off)
        if not len(every):
            return np.zeros(3, dtype=np.float32)
        deviation = np.quantile(every[:: 1 + len(every) // 100_000], _QUIET, axis=0) / _OF_NORMAL
        return np.asarray(deviation**2 / 2, dtype=np.float32)

    def apart(self, tints: Sequence[tuple[int, Floats]]) -> dict[tuple[int, int], float]:
        """How many times as far the tints of two levels are apart as what was picked for one level is at least."""
        of_levels = [(level, tint) for level, tint in tints if level != NO_LEVEL]
        levels = np.array([level for level, _ in of_levels])
        every = np.array([tint for _, tint in of_levels]).reshape(-1, 3)
        far = np.sqrt((((every[:, None] - every) * self._weights) ** 2).sum(axis=-1))
        alike = (levels[:, None] == levels) & ~np.eye(len(levels), dtype=bool)
        nearest = np.where(alike, far, np.inf).min(axis=1, initial=np.inf)[alike.any(axis=1)]
        usual = max(float(nearest.mean()) if len(nearest) else 0.0, _EVEN)
        return {
            (one, other): float(far[np.ix_(levels == one, levels == other)].min()) / usual
            for one, other in permutations(sorted(set(levels.tolist())), 2)
        }

    def far(self, tint: Floats) -> Floats:
        """How far each place's colour is from a tint."""
        off = (self.smooth - tint) * self._weights
        return np.asarray(np.sqrt((off**2).sum(axis=-1)), dtype=np.float32)


def ground_of(seen: Seen, tints: Sequence[Floats], near: float) -> Floats:
    """The commonest colour that is no level's tint."""
    smooth = seen.smooth
    bins = bins_of(smooth)
    rest = seen.visible > 0
    for tint in tints:
        rest &= seen.far(tint) > _SINGULAR * near
    if not rest.any():
        return np.zeros(3, dtype=np.float32)
    commonest = int(spread(shares(bins, rest), 1.0).argmax())
    where = rest & (bins == commonest)
    return np.asarray(np.median(smooth[where if where.any() else rest], axis=0), dtype=np.float32)
