"""How much each place of a sheet looks as what was picked does: by its colours, and by their mixture around."""

from collections.abc import Sequence
from functools import reduce

import numpy as np
import shapely
from shapely.geometry import MultiPoint

from bob_editor.editing.trace.areas.clumps import clumped
from bob_editor.editing.trace.arrays import Flags, Floats, Whole, blur, blurred
from bob_editor.editing.trace.colours import MOST, Places, Shares, shares, shares_of_looks, votes
from bob_editor.editing.trace.picking import looks_under, under
from bob_editor.editing.trace.proposals import Pace, Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.records import Record

STEPS = 5
"""Told of as many steps."""

WINDOW = 0.32
"""Half the width, in true proportions, of the window in which colours vote: a tree of a canopy, some dots of ink."""

CLOSE, _PURE = 0.14, 0.93
"""The same where so much of what was picked has colours of its own, as roofs have: a wider window would round their
corners, and pass by what is narrow."""

_SPARSE, _OWN_COLOUR = 0.82, 0.3
"""Where less of what was picked has colours of its own there is ground between; and the vote of a colour that is."""

_MIXTURES = (0.3, 0.0, -0.4, -0.9, -1.4)
"""A mixture whose vote is lower than this forbids likeness, by tolerance."""
_BROAD, _HUT, _MOSTLY = 0.5, 0.25, 0.75
"""Half the width of a window of which so much must be alike in both, for all around to count; and of one for what has
colours of its own, which may be as small as a hut."""
_NEAR_CORE = 0.9
"""So near to where colours and mixture are alike the colours alone decide; in true proportions."""

_REACH = 1.0
"""Over how many bins of the colour cube what was picked spreads."""

_STRONG = 1.0
"""The vote from which on a place is learned from."""

_OWN = 1.0
"""The vote of a mixture from which on it is learned from: woods, seen broadly, may pass for an orchard's neighbours."""

_IMPURE = 4.0
"""Where so much less than all of a stroke has colours of its own, what they blend into counts as much as they do."""

_SHARED = 0.5
"""How much colours of what isn't meant speak against a place: jungle and bush have greens in common, and are told
apart by what those blend into."""

_COMMON = 2.0
"""What so many times as much of the board blends into as has the colours tells nothing."""

_FOUND, _NEARLY = 0.2, 0.8
"""A stroke of which more is alike than this ends where that does, if nearly all between is alike, as in a roof and not
among bushes, and something is left beside it."""


class Likeness(Record, eq=False):
    """How much each place looks as was picked, above 0, or not.

    ``loose`` says that there was ground between in what was picked, ``sparse`` that most of that was ground.
    """

    field: Floats
    loose: bool
    sparse: bool


def likeness(
    sheet: Sheet, strokes: Sequence[Stroke], settings: Settings, pace: Pace = lambda _done, _all: None
) -> Likeness | None:
    """How much each place looks as under the strokes.

    None where they lie beside the scan, or wholly under strokes over what isn't meant.
    """
    hexes = sheet.hexes >= 0
    meant, refused = ([stroke for stroke in strokes if stroke.unlike == one] for one in (False, True))
    unlike = under(sheet, refused) & hexes
    where = under(sheet, meant) & hexes & ~unlike
    if not where.any():
        return None
    pace(0, STEPS)
    board = sheet.seen
    looks = looks_under(sheet, meant, where), looks_under(sheet, refused, unlike)
    likes = _Likes(sheet, where, looks, _MIXTURES[settings.tolerance - 1])
    pace(1, STEPS)
    field = likes.field(board)
    shown = [between(look, field) for look in looks[0]]
    if sum(map(len, shown)) < sum(map(len, looks[0])):
        where = np.zeros(sheet.shape, dtype=bool)
        for look in shown:
            where.ravel()[look] = True
        likes = _Likes(sheet, where, (shown, looks[1]), _MIXTURES[settings.tolerance - 1])
        field = likes.field(board)
    if likes.pure < _SPARSE:
        return Likeness(clumped(sheet, strokes, likes.own_colours, settings), loose=True, sparse=True)
    pace(2, STEPS)
    for step in (3, 4):
        inside = (field > _STRONG) & likes.own & board
        if not inside.any() or inside.sum() > 0.95 * board.sum():
            break
        # Now what is alike is held against what isn't, not against the whole picture.
        field = likes.field(board & ~inside, inside & ~unlike)
        pace(step, STEPS)
    return Likeness(field, loose=likes.pure < _PURE, sparse=False)


def between(look: Places, field: Floats) -> Places:
    """What of a stroke lies between what it found: ground at its ends, where it ran over a hut and on, isn't meant."""
    wide = field.shape[1]
    strong = look[field.ravel()[look] > _STRONG]
    if len(strong) < _FOUND * len(look):
        return look
    hull = MultiPoint(np.stack([strong % wide, strong // wide], axis=1)).convex_hull.buffer(1)
    inside = shapely.contains_xy(hull, look % wide, look // wide)
    whole = len(strong) > _NEARLY * inside.sum()
    return np.asarray(look[inside], dtype=np.intp) if whole and inside.mean() < _NEARLY else look


class _Likes:
    """The strokes' colours, by themselves and mixed over a larger window, as bins of the colour cube.

    By themselves they say where the edge is; but an orchard has the colours of woods too, and of the grass between. So
    where the mixture around is none of the strokes', nothing counts as alike; and the less of a stroke has colours of
    its own, the more counts what they blend into.
    """

    def __init__(
        self, sheet: Sheet, where: Flags, looks: tuple[Sequence[Places], Sequence[Places]], mixture: float
    ) -> None:
        meant, refused = looks
        self.sheet, self.mixture, self._where = sheet, mixture, where
        self.own, self.own_colours, self.pure = where, where, 1.0
        """Where the mixture is clearly that of the strokes, and where the colours are; how much of them is so."""
        self._meant = nearer(sheet.mixed, meant, refused) if refused else np.True_
        # Who picks one look more often than another means it the more, but the other, too.
        self.kinds = [
            (
                bins,
                (shares(bins, where) + shares_of_looks(bins, meant)) / 2,
                weight * shares_of_looks(bins, refused),
            )
            for bins, weight in ((sheet.bins, _SHARED), (sheet.mixed_bins, 1.0), (sheet.blended_bins, 1.0))
        ]

    def field(self, others: Flags, inside: Flags | None = None) -> Floats:
        """The votes of each place's surroundings, for what is as the strokes are (and as ``inside``) and no others."""
        fine, mixed, blended = (self._ballot(kind, others, inside) for kind in self.kinds)
        self.own = mixed > _OWN
        self.own_colours = fine > _OWN_COLOUR
        seen = self._where & self.sheet.seen
        self.pure = float((fine[seen] > 0).mean()) if seen.any() else 1.0
        window, far = (CLOSE, _HUT) if self.pure > _PURE else (WINDOW, _BROAD)
        edge = blur(fine, self.sheet.artwork, window * self.sheet.scale)
        own = (edge[self._where] > 0).mean()
        if own < _MOSTLY:
            # Colours that are each at home elsewhere too, as an orchard's: the fewer are its own, the more their
            # mixture alone tells.
            edge = edge * (own / _MOSTLY) + mixed
        else:
            edge += self._own_blend(edge, blended) * blended
        # What is small or narrow has the mixture of what is around: its own colours tell it.
        meant = self._meant | (edge > _STRONG)
        core = ((edge > 0) & (mixed > self.mixture) & meant).astype(np.float32)
        # Around woods the mixture of trees and grass may be that of an orchard: a rim, which is narrow.
        broad = (blur(core, self.sheet.artwork, far * self.sheet.scale) > _MOSTLY).astype(np.float32)
        near = blurred(np.maximum(broad, self._where), _NEAR_CORE * self.sheet.scale)
        return np.asarray(np.minimum(edge, 60 * near - MOST), dtype=np.float32)

    def _own_blend(self, edge: Floats, blended: Floats) -> float:
        """How much what colours blend into is to count, from 0 to 1.

        The more, the more of the strokes' colours are at home elsewhere: between palms there is grass. But not where
        much more of the board blends into the like.
        """
        board = self.sheet.seen
        alike, own = int((blended[board] > 0).sum()), int((edge[board] > 0).sum())
        common = alike / max(1, own)
        return min(1.0, _IMPURE * (1 - self.pure)) * min(1.0, max(0.0, _COMMON - common))

    def _ballot(self, kind: tuple[Whole, Shares, Shares], others: Flags, inside: Flags | None) -> Floats:
        bins, picked, refused = kind
        known = picked if inside is None else 0.5 * picked + 0.5 * shares(bins, inside)
        against = shares(bins, others) + refused
        ballot: Floats = votes(known, against, _REACH).of(bins)
        return ballot


def nearer(mixed: Floats, meant: Sequence[Places], refused: Sequence[Places]) -> Flags:
    """Where the mixture of colours is nearer to that of a look that is meant than to that of any that isn't."""

    def off(looks: Sequence[Places]) -> Floats:
        tints = (mixed.reshape(-1, mixed.shape[-1])[look].mean(axis=0) for look in looks)
        return reduce(np.minimum, (((mixed - tint) ** 2).sum(axis=-1) for tint in tints))

    return np.asarray(off(meant) < off(refused), dtype=bool)
