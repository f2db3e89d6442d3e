"""Hexsides that a colour lines: hedgerows, walls and cliffs, by strips of samples along each side."""

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from bob_editor.editing.gestures.hexside_web import distance_to_side, ends_of
from bob_editor.editing.trace.arrays import Flags, blurred
from bob_editor.editing.trace.colours import Shares, shares, votes
from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.proposals import Pace, Proposal, Settings, Stroke, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.unsure import in_order
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.parts import Side, sides_of

_ALONG = np.linspace(0.14, 0.86, 25)
"""Where along a side samples lie: its ends belong to other sides, too."""

_ACROSS = np.linspace(-0.95, 0.95, 39)
"""How far beside it, in true proportions."""
_STRIP = np.abs(_ACROSS) <= 0.42
_MIDDLE = np.abs(_ACROSS) <= 0.16
_FILLED = 0.7
"""So much of the strip's middle must have the colour: woods that end beside a side don't line it."""
_FLANKS = (_ACROSS < -0.6, _ACROSS > 0.6)

_EVERY, _SEEN, _BROAD = 0.25, 0.04, 0.09
"""A hex line is what all but so many sides show, by so much lightness at least. Where it is broader than this to either
side, only what lies beside it can be seen of what lines a side."""

_THICK = 0.14
"""What lines a side is at least so thick, thicker than a printed hex line; in true proportions."""

_FLOODED = 0.3
"""Where more of both flanks than this has the colour, all along a side, it lies in an area of it, and isn't lined:
among trees that are printed one by one a hedge's greens are here and there."""

_PICKED_WITHIN = 0.6
"""A stroke so near to a hexside picks it, in true proportions."""

_HEIGHT = 0.4
"""The vote from which on a pixel has the colour."""

PROPOSED, UNSURE = 0.5, (0.35, 0.65)
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
    strips = Strips(sheet)
    where, shown = strips.picked([stroke for stroke in strokes if not stroke.unlike])
    unlike, _ = strips.picked([stroke for stroke in strokes if stroke.unlike])
    if not (where & ~unlike).any():
        return Traced()
    pace(0, 3)
    board = sheet.hexes >= 0
    others = shares(sheet.bins, board) + shares(sheet.bins, unlike) + strips.around(shown)
    ballot = votes(shares(sheet.bins, where & ~unlike), others, _REACHES[settings.tolerance - 1])
    alike = blurred(ballot.of(sheet.bins), 1.0) > _HEIGHT
    pace(1, 3)
    found, unsure = [], []
    for side, share in zip(strips.sides, strips.lined(alike, shown), strict=True):
        if share >= PROPOSED:
            found.append(Proposal("side", terrain, side=side, share=share))
        if UNSURE[0] <= share <= UNSURE[1]:
            hexes = tuple(at for at in side.hexes if at in sheet.grid)
            unsure.append(Unsure(hexes, f"lined by {100 * share:.0f} %", 1 - abs(share - 0.5) / 0.15))
    pace(3, 3)
    return Traced(tuple(found), in_order(unsure))


class Strips:
    """The pixels along every hexside between two hexes of the board, and some way to both sides of it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        frame, grid = sheet.grid.frame, sheet.grid
        every = {side: None for at in grid.hexes for side in sides_of(at)}
        self.sides = [side for side in every if all(at in grid for at in side.hexes)]
        ends = np.array([[frame.true(end) for end in ends_of(frame, side)] for side in self.sides])
        start, way = ends.reshape(-1, 2, 2)[:, 0], np.diff(ends.reshape(-1, 2, 2), axis=1)[:, 0]
        beside = np.stack((-way[:, 1], way[:, 0]), axis=1) / np.hypot(way[:, 0], way[:, 1])[:, None]
        spots = (
            start[:, None, None, :]
            + way[:, None, None, :] * _ALONG[None, :, None, None]
            + beside[:, None, None, :] * _ACROSS[None, None, :, None]
        )
        high, wide = sheet.shape
        self._columns = ((spots[..., 0] - sheet.left) * sheet.scale).astype(int).clip(0, wide - 1)
        self._rows = ((spots[..., 1] - sheet.top) * sheet.scale).astype(int).clip(0, high - 1)
        self._on_board = sheet.hexes[self._rows, self._columns] >= 0

    def picked(self, strokes: Sequence[Stroke]) -> tuple[Flags, list[int]]:
        """What strokes picked: the middles of the sides that they pass, whose places are told too.

        A hand isn't as steady as a hedge is thin. What passes no side counts as it lies.
        """
        frame = self.sheet.grid.frame
        where = np.zeros(self.sheet.shape, dtype=bool)
        passed: list[int] = []
        for stroke in strokes:
            near = (self._nearest(frame, point) for point in stroke.points)
            found = [place for place in dict.fromkeys(near) if place is not None]
            if not found:
                where |= under(self.sheet, (stroke,))
            passed += found
        where[self._rows[passed][..., self._middle], self._columns[passed][..., self._middle]] = True
        return where & (self.sheet.hexes >= 0), passed

    @cached_property
    def _middle(self) -> Flags:
        """Where across a side what lines it is looked for: in its middle, or beside a broad hex line."""
        light = self.sheet.colours[self._rows, self._columns, 0]
        beside = light[..., np.logical_or(*_FLANKS)].mean(axis=-1, keepdims=True)
        off = np.quantile(np.abs(light - beside), _EVERY, axis=(0, 1))
        is_line = off > max(_SEEN, off.max() / 4)
        far = np.abs(_ACROSS)
        broad = float(far[~is_line].min())
        return _MIDDLE if broad <= _BROAD else (far >= broad) & (far < broad + _THICK)

    def around(self, shown: Sequence[int]) -> Shares:
        """The colours that lie to both sides of those that were shown.

        A wall is narrower than what a click on it covers: they are the ground's, and don't line anything.
        """
        beside = []
        for flank in _FLANKS:
            where = np.zeros(self.sheet.shape, dtype=bool)
            where[self._rows[shown][..., flank], self._columns[shown][..., flank]] = True
            beside.append(shares(self.sheet.bins, where & (self.sheet.hexes >= 0)))
        return np.minimum(*beside)

    def _nearest(self, frame: Frame, point: Point) -> int | None:
        """The place of the side that a point lies on."""
        at = frame.hex_at(point)
        far = [(distance_to_side(frame, side, point), side) for side in sides_of(at)]
        distance, side = min(far)
        return self._places.get(side) if distance < _PICKED_WITHIN else None

    @cached_property
    def _places(self) -> Mapping[Side, int]:
        return {side: place for place, side in enumerate(self.sides)}

    def lined(self, alike: Flags, shown: Sequence[int]) -> list[float]:
        """For each hexside the share of its length along which a strip of the colour runs, with other ground beside.

        What is thinner than half of what lines the sides that were shown, as a printed hex line may be, lines nothing.
        """
        hits = alike[self._rows, self._columns] & self._on_board
        thick = hits[..., _STRIP].sum(axis=-1) * (_ACROSS[1] - _ACROSS[0])
        left, right = (hits[..., flank].mean(axis=(1, 2)) for flank in _FLANKS)
        alone = (np.minimum(left, right) < _FLOODED)[:, None]
        example = float(np.median(thick[list(shown)])) if shown else 0.0
        middle = hits[..., self._middle].mean(axis=-1) >= _FILLED
        runs = (thick >= max(_THICK, example / 2)) & middle & alone
        counted = self._on_board[..., _STRIP].any(axis=-1)
        return [float(one) for one in (runs & counted).sum(axis=1) / np.maximum(1, counted.sum(axis=1))]
