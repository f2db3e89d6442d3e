"""Hexsides that a colour lines: hedgerows, walls and cliffs, by strips of samples along each side.

A printed hex line runs along all sides, and beside many lies woods' green, which a hedge has, too. So a side that was
shown is held against others over ground like its own, spot by spot as far from the side: what these have, too, lines
nothing.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from bob_editor.editing.gestures.hexside_web import distance_to_side, ends_of
from bob_editor.editing.trace.arrays import Flags, Floats, Whole
from bob_editor.editing.trace.colours import Places, Shares, shares, spread, votes
from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.proposals import Pace, Proposal, Settings, Stroke, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.sides.aside import apart, around, followed, toned
from bob_editor.editing.trace.unsure import in_order
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.records import Record

_ALONG = np.linspace(0.14, 0.86, 25)
"""Where along a side samples lie: its ends belong to other sides, too."""

_ACROSS = np.linspace(-0.95, 0.95, 39)
"""How far beside it, in true proportions."""
_STRIP, _NEAR = np.abs(_ACROSS) <= 0.42, np.abs(_ACROSS) <= 0.32
_AFTER = np.flatnonzero(_STRIP & (_ACROSS > -0.01))
_BEFORE = len(_ACROSS) - 1 - _AFTER
"""The spots of a strip to both sides of it, from its middle outwards."""
_FLANKS = (_ACROSS < -0.6, _ACROSS > 0.6)
_BANKS = (np.abs(_ACROSS + 0.2) < 0.11, np.abs(_ACROSS - 0.2) < 0.11)
"""Beside the hex line that runs along a side's middle, where what lines it shows; and beyond that, the ground."""

_HALF = 0.35
"""So much of what lines the sides that were shown is to be there on either side: woods may end beside a hex line."""

_FLOODED = 0.45
"""Where more of both flanks than this has the colour, all along a side, it lies in an area of it, and isn't lined; half
of what less of both has is taken from the share: among trees that are printed one by one a hedge's greens are here and
there."""

_FAINT, _AGREED, _OTHERWISE = 0.02, 0.3, -0.1
"""How sides that were shown differ from the ground beside, in Oklab, tells nothing if it is less than this, or if one
of them has less than so much of it, to either side; what has less than the last to both sides differs the other way
around."""

_AS_SHOWN = 0.6
"""What differs to both sides by so much of what sides that were shown do says nothing of what others have."""

_GROUND_LIKE = 0.06
"""How far in Oklab the flanks of sides may be from each other's that run over like ground, both taken together."""
_FEW, _OF_ALL = 8, 10
"""Fewer sides tell nothing of their ground; and as many sides as this count for what all have."""

_LITTLE, _BROAD, _KEPT, _CLEAR = 0.1, 0.7, 0.6, 0.18
"""Where less of a strip than this is alike nothing keeps to a line. Where more of strips that were shown is, or none of
them keeps to one so well, what lines them is too broad to be told from a wood's rim if it isn't on its side; and too
faint to be told from a hex line, where the tone beside is less than so far from its own in Oklab."""
_ASIDE = 0.8
"""For how much counts what lies beside a side, or slants."""

_MOSTLY = 2.0
"""A colour so many times as common along sides that were refused as along those that were shown is of the former."""

_PICKED_WITHIN = 0.6
"""A stroke so near to a hexside picks it, in true proportions."""

_HEIGHT = 0.3
"""The vote from which on a spot has the colour."""

PROPOSED, UNSURE = 0.5, (0.3, 0.65)
"""The share of a side that must be lined, and between which shares it could be meant either way."""

_REACHES = (0.6, 0.8, 1.1, 1.5, 2.0)
"""Over how many bins of the colour cube what was picked spreads, by tolerance."""


def trace_sides(
    sheet: Sheet,
    strokes: Sequence[Stroke],
    terrain: str,
    settings: Settings,
    *,
    pace: Pace = lambda _done, _all: None,
) -> Traced:
    """The hexsides along which the colour under the strokes runs, each with the share of it that is lined."""
    strips = Strips(sheet, _REACHES[settings.tolerance - 1])
    shown, refused = (
        strips.picked([stroke for stroke in strokes if stroke.unlike == unlike]) for unlike in (False, True)
    )
    if not strips.sides or not (shown.sides or shown.colours.any()):
        return Traced()
    pace(0, 3)
    first = strips.lined(shown, refused)
    pace(1, 3)
    # What is lined as well says nothing of what sides have that aren't.
    lined = strips.lined(shown, refused, np.flatnonzero(first >= PROPOSED).tolist())
    pace(2, 3)
    found, unsure = [], []
    for side, share in zip(strips.sides, lined.tolist(), strict=True):
        if share >= PROPOSED:
            found.append(Proposal("side", terrain, side=side, share=share))
        if UNSURE[0] <= share <= UNSURE[1]:
            hexes = tuple(at for at in side.hexes if at in sheet.grid)
            unsure.append(Unsure(hexes, f"lined by {100 * share:.0f} %", 1 - abs(share - 0.5) / 0.2))
    pace(3, 3)
    return Traced(tuple(found), in_order(unsure))


class _Picked(Record, eq=False):
    """The places of the sides that strokes pass, and the colours under those that pass none."""

    sides: list[int]
    colours: Shares


class Strips:
    """The pixels along every hexside between two hexes of the board, and some way to both sides of it.

    ``reach`` says over how many bins of the colour cube what was picked spreads.
    """

    def __init__(self, sheet: Sheet, reach: float) -> None:
        self.sheet, self._reach = sheet, reach
        frame, grid = sheet.grid.frame, sheet.grid
        every = {side: None for at in grid.hexes for side in sides_of(at)}
        self.sides = [side for side in every if all(at in grid for at in side.hexes)]
        ends = np.array([[frame.true(end) for end in ends_of(frame, side)] for side in self.sides])
        start, way = ends.reshape(-1, 2, 2)[:, 0], np.diff(ends.reshape(-1, 2, 2), axis=1)[:, 0]
        self._start, self._way = start, way
        self._square = np.stack((-way[:, 1], way[:, 0]), axis=1) / np.hypot(way[:, 0], way[:, 1])[:, None]
        rows, columns = self._pixels(np.arange(len(start)), np.arange(len(_ACROSS))[None, None, :])
        self._bins = sheet.bins[rows, columns]
        self._on_board = sheet.hexes[rows, columns] >= 0
        self._beside, banks = (
            np.stack([sheet.colours[rows[..., one], columns[..., one]].mean(axis=(1, 2)) for one in both])
            for both in (_FLANKS, _BANKS)
        )
        self._off = banks - self._beside

    def _pixels(self, sides: Places, across: Places | Whole) -> tuple[Places, Places]:
        """The rows and columns of spots along sides, each so many places across (sides, along, across)."""
        spots = (
            self._start[sides, None, None]
            + self._way[sides, None, None] * _ALONG[None, :, None, None]
            + self._square[sides, None, None] * _ACROSS[across][..., None]
        )
        high, wide = self.sheet.shape
        columns = ((spots[..., 0] - self.sheet.left) * self.sheet.scale).astype(int).clip(0, wide - 1)
        rows = ((spots[..., 1] - self.sheet.top) * self.sheet.scale).astype(int).clip(0, high - 1)
        return rows, columns

    def picked(self, strokes: Sequence[Stroke]) -> _Picked:
        """What strokes picked: a hand isn't as steady as a hedge is thin."""
        frame = self.sheet.grid.frame
        where = np.zeros(self.sheet.shape, dtype=bool)
        passed: dict[int, None] = {}
        for stroke in strokes:
            near = (self._nearest(frame, point) for point in stroke.points)
            found = [place for place in dict.fromkeys(near) if place is not None]
            if not found:
                where |= under(self.sheet, (stroke,))
            passed |= dict.fromkeys(found)
        return _Picked(list(passed), shares(self.sheet.bins, where & (self.sheet.hexes >= 0)))

    def _nearest(self, frame: Frame, point: Point) -> int | None:
        """The place of the side that a point lies on."""
        at = frame.hex_at(point)
        far = [(distance_to_side(frame, side, point), side) for side in sides_of(at)]
        distance, side = min(far)
        return self._places.get(side) if distance < _PICKED_WITHIN else None

    @cached_property
    def _places(self) -> Mapping[Side, int]:
        return {side: place for place, side in enumerate(self.sides)}

    def lined(self, shown: _Picked, refused: _Picked, left_out: Sequence[int] = ()) -> Floats:
        """How much of what lines the sides that were shown lines each, up to 1, with other ground beside.

        Nothing lines those that were refused. Those that are ``left_out`` don't tell what other sides have.
        """
        alike = self._alike(shown, refused, left_out) & self._on_board
        found = np.maximum(self._on_them(shown, alike), self._aside(shown, alike))
        found[refused.sides] = 0
        return np.asarray(found, dtype=np.float32)

    def _on_them(self, shown: _Picked, alike: Flags) -> Floats:
        """The same of what lies to both of their sides."""
        hits = alike.mean(axis=1, dtype=np.float32)
        example = hits[shown.sides] if shown.sides else np.ones_like(hits[:1])
        usual, others = ((one[:, _BEFORE] + one[:, _AFTER]).mean(axis=0) / 2 for one in (example, hits))
        tells = np.maximum(0, usual - others)
        if not tells.any():
            return np.zeros(len(hits), dtype=np.float32)
        held = np.stack([hits[:, half] @ tells / (usual @ tells) for half in (_BEFORE, _AFTER)])
        beside = np.stack([hits[:, flank].mean(axis=1) for flank in _FLANKS])
        flooded = beside.min(axis=0)
        alone = (flooded < _FLOODED) & (held.min(axis=0) >= _HALF)
        share = held.mean(axis=0).clip(0, 1) - flooded / 2
        return np.asarray(np.where(alone & self.differing(shown), share, 0), dtype=np.float32)

    def _aside(self, shown: _Picked, alike: Flags) -> Floats:
        """The same of what keeps to a line beside them, or slants across."""
        found = np.zeros(len(alike), dtype=np.float32)
        filled = alike[..., _STRIP].mean(axis=(1, 2))
        if not shown.sides or np.median(filled[shown.sides]) > _BROAD:
            return found
        filled[shown.sides] = 1
        places = np.flatnonzero(filled > _LITTLE)
        mine = np.searchsorted(places, shown.sides)
        run = followed(alike[places])
        own, beside = (
            self.sheet.colours[self._pixels(places, across)].mean(axis=(1, 2)) for across in around(run.spots)
        )
        best = run.along[mine].max()
        if best > _KEPT and apart(own[mine], beside[mine]) > _CLEAR:
            found[places] = _ASIDE * toned(own, beside, mine) * run.along / best
        return found.clip(0, 1)

    def differing(self, shown: _Picked) -> Flags:
        """Which sides differ from the ground beside them rather as those that were shown than the other way around.

        A hedge is darker than a meadow; a hex line across woods has its colours, too, but is lighter than they.
        """
        agreed = self._agreed(shown)
        return np.ones(len(self.sides), dtype=bool) if agreed is None else agreed.max(axis=0) > _OTHERWISE

    def _agreed(self, shown: _Picked) -> Floats | None:
        """How much to both sides each differs from the ground as those that were shown do; None where that is faint."""
        usual = self._off[:, shown.sides].mean(axis=(0, 1)) if shown.sides else np.zeros(3)
        agreed = self._off @ usual / max(float(usual @ usual), _FAINT**2)
        told = np.hypot.reduce(usual) > _FAINT and agreed[:, shown.sides].min() > _AGREED
        return np.asarray(agreed, dtype=np.float32) if told else None

    def _alike(self, shown: _Picked, refused: _Picked, left_out: Sequence[int]) -> Flags:
        """Which spots along and across every side look as those of the sides that were shown."""
        bins = self._bins
        strip, near = self._of(shown.sides, _STRIP), self._of(shown.sides, _NEAR)
        # A wall is narrower than what a click on it covers: what lies to both sides of it doesn't line anything.
        against = refused.colours + np.minimum(*(self._of(shown.sides, flank) for flank in _FLANKS))
        rest = np.ones(len(bins), dtype=bool)
        rest[[*shown.sides, *left_out]] = False
        if (agreed := self._agreed(shown)) is not None:
            # Where fields are hedged all around, most sides over their ground are lined.
            rest &= agreed.min(axis=0) < _AS_SHOWN
        field = np.zeros(bins.shape, dtype=np.float32)
        for zone in map(list, map(set, zip(_BEFORE.tolist(), _AFTER.tolist(), strict=True))):
            picked = (self._of(shown.sides, zone) + near) / 2 + shown.colours
            not_meant = against + self._unlike(picked, self._of(refused.sides, zone))
            all_have = self._of(rest, zone)
            for ground in self._grounds:
                there = rest & ground
                count = int(there.sum())
                have = (count * self._of(there, zone) + _OF_ALL * all_have) / (count + _OF_ALL)
                ballot = votes(picked, not_meant + have, self._reach)
                for column in zone:
                    field[ground, :, column] = ballot.of(bins[ground, :, column])
        # Farther off any of these colours counts.
        meant = strip + shown.colours
        beyond = against + self._unlike(meant, self._of(refused.sides, _STRIP))
        beyond += shares(self.sheet.bins, self.sheet.hexes >= 0)
        field[..., ~_STRIP] = votes(meant, beyond, self._reach).of(bins[..., ~_STRIP])
        return np.asarray(_smoothed(field) > _HEIGHT, dtype=bool)

    def _of(self, sides: Sequence[int] | Flags, across: Sequence[int] | Flags) -> Shares:
        """How often each colour occurs along some sides, so far across."""
        places, columns = np.arange(len(self._bins))[sides], np.arange(len(_ACROSS))[across]
        spots = places[:, None, None], np.arange(len(_ALONG))[:, None], columns
        return shares(self._bins[spots], self._on_board[spots])

    def _unlike(self, picked: Shares, refused: Shares) -> Shares:
        """The refused colours that aren't as well those that were picked: trees in a row may look as a hedge does."""
        own = spread(refused, self._reach) > _MOSTLY * spread(picked, self._reach)
        return np.asarray(np.where(own, refused, 0), dtype=np.float64)

    @cached_property
    def _grounds(self) -> list[Flags]:
        """The sides in groups over like ground, by what lies to both sides; last all of which there are few."""
        flanks = self._beside.swapaxes(0, 1)
        darker = np.argsort(flanks[..., 0], axis=1)
        both = np.take_along_axis(flanks, darker[..., None], axis=1).reshape(len(flanks), -1)
        left, found = np.ones(len(both), dtype=bool), []
        few = np.zeros(len(both), dtype=bool)
        while left.any():
            like = left & (((both - both[left.argmax()]) ** 2).sum(axis=1) < _GROUND_LIKE**2)
            left &= ~like
            if like.sum() < _FEW:
                few |= like
            else:
                found.append(like)
        return [*found, few] if few.any() else found


def _smoothed(field: Floats) -> Floats:
    """The means of nine spots, three along and three across."""
    padded = np.pad(field, ((0, 0), (1, 1), (1, 1)), mode="edge")
    along = padded[:, :-2] + padded[:, 1:-1] + padded[:, 2:]
    return np.asarray((along[..., :-2] + along[..., 1:-1] + along[..., 2:]) / 9, dtype=np.float32)
