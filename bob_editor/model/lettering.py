"""Where labels are written: what room a text takes, which lies under a point, and what one keeps off."""

import math

import numpy as np
from msgspec.structs import replace

from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model import lettering_along as along
from bob_editor.model.board import Board, Label

HEIGHT = 0.95
"""How high letters of the usual size are, in true proportions."""

NAME_UP = {False: 1.42, True: 1.38}
"""How far above its dot a hex's name stands, in true proportions, by whether the board is pointy-top."""

_A_LETTER = 0.27
"""Half the usual width of a letter, as a share of its height."""

_DOT_KEPT, _NAME_KEPT = 0.2, 0.28
"""How near a label comes to a dot, and to the middle line of a hex's name."""

_NAME_HALF = 0.45
"""Half the length of a hex's name."""

_BUILT_KEPT, _BUILT_COUNTS = 0.2, 0.2
"""How near a label comes to a spot of what is built, and how much one counts beside a dot: a house has many."""

FARTHEST = 1.8
"""A label that finds its place goes no farther than this from where it was put, about a hexside's length."""

_MOST_REACH = 60.0
"""A label keeps off what is no farther than this from its middle, about twenty hexes, however long its text is."""

_OFF_SHEET = 4.0
"""How much a length off the sheet counts: more than all that a label could cover."""

XY = tuple[float, float]
Sheet = tuple[float, float, float, float]
"""Left, top, right and bottom of a sheet, in true proportions."""

BOUNDLESS: Sheet = (-math.inf, -math.inf, math.inf, math.inf)


def box_of(label: Label) -> tuple[float, float]:
    """Half the width and half the height of a label before it is turned, in true proportions."""
    high = HEIGHT * label.size
    return max(0.5, _A_LETTER * len(label.text)) * high, 0.6 * high


def middle_of(frame: Frame, label: Label, built: tuple[XY, ...] = (), sheet: Sheet = BOUNDLESS) -> XY:
    """Where a label's middle is, in true proportions: on its curve, at its point, or near it where it finds room.

    One that looks for its place keeps off dots and hexes' names, off the spots of what is ``built`` near it, and within
    the ``sheet``.
    """
    if label.curve:
        return along.middle_on(frame, label.curve)
    return _free_place(frame, label, built, sheet) if label.floating else frame.true(label.at)


def reach_of(label: Label) -> float:
    """How far from its point a label keeps off things while it looks for its place, in true proportions."""
    return min(math.hypot(*box_of(label)) + FARTHEST + 2, _MOST_REACH)


@kept(lambda _frame, _label, built=(), _sheet=None: len(built))
def settled(frame: Frame, label: Label, built: tuple[XY, ...] = (), sheet: Sheet = BOUNDLESS) -> Label:
    """The label where it is seen, no longer looking for its place."""
    if not label.floating:
        return label
    if label.curve:
        return replace(label, floating=False)
    x, y = frame.from_true(middle_of(frame, label, built, sheet))
    return replace(label, at=(round(x, 3), round(y, 3)), floating=False)


def label_under(board: Board, point: Point) -> int | None:
    """The place of the topmost label over a lattice point; None where there is none."""
    frame = board.grid.frame
    found = (
        index for index in reversed(range(len(board.labels))) if _covers(frame, board.labels[index], point)
    )
    return next(found, None)


def outline_of(frame: Frame, label: Label) -> tuple[Point, ...]:
    """The corners of a label's box, or of what it covers along its curve, on the lattice."""
    if label.curve:
        return tuple(map(frame.from_true, along.outline(frame, label.curve, box_of(label))))
    wide, high = box_of(label)
    middle = middle_of(frame, label)
    corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    return tuple(frame.from_true(_turned(middle, corner, label.turn)) for corner in corners)


def _covers(frame: Frame, label: Label, point: Point) -> bool:
    if label.curve:
        return along.covers(frame, label.curve, box_of(label), frame.true(point))
    x, y = _seen_from(middle_of(frame, label), frame.true(point), label.turn)
    wide, high = box_of(label)
    return abs(x) <= wide and abs(y) <= high


@kept(lambda _frame, _label, built, _sheet: len(built))
def _free_place(frame: Frame, label: Label, built: tuple[XY, ...], sheet: Sheet) -> XY:
    """The place near a label's point that covers the fewest dots, names and spots, of those the nearest."""
    start = frame.true(label.at)
    wide, high = box_of(label)
    spots, kept, counts = _marks(frame, start, reach_of(label), built)
    cos, sin = math.cos(math.radians(label.turn)), math.sin(math.radians(label.turn))
    upright = np.array([[cos, sin], [-sin, cos]])
    # As the text sees them from where it was put.
    across, down = upright @ (spots - np.array([start]).T)
    near = (abs(across) <= wide + FARTHEST + 1) & (abs(down) <= high + FARTHEST + 1)
    across, down, kept, counts = across[near], down[near], kept[near], counts[near]
    right, below = upright @ _STEPS
    away = np.hypot(
        np.maximum(0.0, abs(across - right[:, None]) - wide),
        np.maximum(0.0, abs(down - below[:, None]) - high),
    )
    cost = 0.05 * np.hypot(*_STEPS) + (np.maximum(0.0, kept - away) * counts).sum(axis=1)
    cost += _OFF_SHEET * _beyond(start, (abs(upright.T) @ box_of(label)), sheet)
    # Of places that are as good the nearest, whatever the last digits of a sum.
    best = int(np.flatnonzero(cost < cost.min() + 1e-9)[0])
    return start[0] + float(_STEPS[0, best]), start[1] + float(_STEPS[1, best])


def _beyond(start: XY, half: Floats, sheet: Sheet) -> Floats:
    """How far a text with that half width and height, turned as it is, reaches off the sheet at each step."""
    low, high = np.array([sheet[:2]]).T, np.array([sheet[2:]]).T
    middles = np.array([start]).T + _STEPS
    off = np.maximum(0.0, low - middles + half[:, None]) + np.maximum(0.0, middles + half[:, None] - high)
    far: Floats = off.sum(axis=0)
    return far


def _steps() -> Floats:
    """Steps away from a place, the nearest first, a column each."""
    steps = [(0.0, 0.0)]
    for ring in range(1, 13):
        count = 4 * ring if ring < 4 else 16
        for part in range(count):
            angle = 2 * math.pi * part / count
            steps.append((ring / 12 * FARTHEST * math.cos(angle), ring / 12 * FARTHEST * math.sin(angle)))
    return np.array(steps).T


_STEPS = _steps()


def _marks(frame: Frame, middle: XY, reach: float, built: tuple[XY, ...]) -> tuple[Floats, Floats, Floats]:
    """What a label keeps off around a place: dots, hexes' names as three points each, and what is built.

    With each the distance that is kept, and how much it counts.
    """
    here = frame.hex_at(frame.from_true(middle))
    far = math.ceil(reach / 3)
    dots = np.array(
        [
            frame.true(frame.centre(Hex(here.q + q, here.r + r)))
            for q in range(-far, far + 1)
            for r in range(max(-far, -q - far), min(far, -q + far) + 1)
        ]
    ).T
    up = NAME_UP[frame.pointy]
    names = [dots + np.array([[across], [-up]]) for across in (-_NAME_HALF, 0.0, _NAME_HALF)]
    many = [dots.shape[1], 3 * dots.shape[1], len(built)]
    kept = np.repeat([_DOT_KEPT, _NAME_KEPT, _BUILT_KEPT], many)
    counts = np.repeat([1.0, 1.0, _BUILT_COUNTS], many)
    return np.concatenate([dots, *names, np.array(built).reshape(-1, 2).T], axis=1), kept, counts


def _seen_from(middle: XY, spot: XY, turn: float) -> XY:
    """A point as a text sees it that is written at a place, turned."""
    if not turn:
        return spot[0] - middle[0], spot[1] - middle[1]
    return _turned((0.0, 0.0), (spot[0] - middle[0], spot[1] - middle[1]), -turn)


def _turned(middle: XY, by: XY, degrees: float) -> XY:
    """A point so far from another, turned clockwise about it; y grows downward."""
    if not degrees:
        return middle[0] + by[0], middle[1] + by[1]
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return middle[0] + by[0] * cos - by[1] * sin, middle[1] + by[0] * sin + by[1] * cos
