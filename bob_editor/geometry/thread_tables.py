"""Threads of many offsets at once, in numpy arrays: what ``threads`` says of one, for a field or a whole board.

A table has a row per offset; the crossed hexes of row ``i`` are the entries ``start[i]`` to ``start[i] + count[i]``,
in order from the start of the thread. Tests hold that it equals ``threads.thread`` for every offset.
"""

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.geometry.hexes import STEPS
from bob_editor.geometry.lattice import CORNERS, MILLI, corners_of_side
from bob_editor.geometry.threads import RAYS
from bob_editor.records import Record

NOT_A_SIDE = 6
"""In ``entered``: the hex was entered through a corner or at the end of a hexside."""

_STEP_CODE = np.full(9, NOT_A_SIDE, dtype=np.int8)
for _direction, _step in enumerate(STEPS):
    _STEP_CODE[(_step.q + 1) * 3 + _step.r + 1] = _direction
_SIDE_CORNERS = np.array(
    [[CORNERS[c] for c in corners_of_side(d)] for d in range(6)] + [[(1, 0), (1, 0)]], dtype=np.int64
)


class ThreadTable(Record, eq=False):
    """The hexes crossed by threads from (0, 0) to ``(q[i], r[i])``.

    Entries: ``hex_q, hex_r`` the crossed hex, ``entered`` the direction of the step into it (``NOT_A_SIDE`` through a
    corner), ``from_start`` and ``to_goal`` its distance in hexes from either end. ``midst`` is the least whole number
    of thousandths such that the hex, shrunk to that many toward its dot, has the thread strictly through it; ``aside``
    as in ``threads``.
    Rows: ``special`` where the thread runs along a hexside or meets a corner.
    """

    q: Ints
    r: Ints
    start: Ints
    count: Ints
    special: Bools
    hex_q: Shorts
    hex_r: Shorts
    entered: npt.NDArray[np.int8]
    from_start: Shorts
    to_goal: Shorts
    midst: Shorts
    aside: Shorts


def distance(q: Ints, r: Ints) -> Ints:
    """Distance in hexes of axial offsets."""
    result: Ints = np.maximum(np.maximum(np.abs(q), np.abs(r)), np.abs(q + r))
    return result


def reaches(du: Ints, dv: Ints) -> Ints:
    """How far a hex reaches to either side of each thread (``threads.reach``)."""
    found: Ints = np.maximum(2 * np.abs(dv), np.abs(du) + np.abs(dv))
    return found


def sectors(du: Ints, dv: Ints) -> Ints:
    """The sector of each thread (``threads.sector_of``)."""
    turned = (dv < 0) | ((dv == 0) & (du < 0))
    du, dv = np.where(turned, -du, du), np.where(turned, -dv, dv)
    found = np.full(len(du), -1, dtype=np.int64)
    for u, v in RAYS[:-1]:
        found += u * dv - v * du >= 0
    return found


def asides(offset: Ints, du: Ints, dv: Ints) -> Shorts:
    """How far aside of a hex's dot each thread passes (``threads.aside``)."""
    turned = (dv < 0) | ((dv == 0) & (du < 0))
    return (np.where(turned, -offset, offset) // np.maximum(reaches(du, dv), 1) + MILLI).astype(np.int16)


def thread_table(q: Ints, r: Ints) -> ThreadTable:
    """The table of the offsets ``(q[i], r[i])``, in that order; (0, 0) crosses nothing."""
    du, dv = 3 * q, 2 * r + q
    wide = reaches(du, dv)
    row, hex_q, hex_r = candidates(q, r, du, dv, wide)
    u, v = 3 * hex_q, 2 * hex_r + hex_q
    along = du[row] * u + 3 * dv[row] * v
    length = (du * du + 3 * dv * dv)[row]
    keep = (along > 0) & (along < length)
    row, hex_q, hex_r, along = row[keep], hex_q[keep], hex_r[keep], along[keep]
    # the goal closes each row, for the step into it
    there = np.flatnonzero((q != 0) | (r != 0))
    row = np.concatenate([row, there])
    hex_q, hex_r = np.concatenate([hex_q, q[there]]), np.concatenate([hex_r, r[there]])
    along = np.concatenate([along, (du * du + 3 * dv * dv)[there]])
    order = placed(row, along).argsort(kind="stable")
    row, hex_q, hex_r = row[order], hex_q[order], hex_r[order]
    first = np.ones(len(row), dtype=bool)
    first[1:] = row[1:] != row[:-1]
    before_q, before_r = np.roll(hex_q, 1), np.roll(hex_r, 1)
    before_q[first] = before_r[first] = 0
    entered = entered_by(du[row], dv[row], before_q, before_r, hex_q, hex_r)
    special = np.zeros(len(q), dtype=bool)
    special[row[entered == NOT_A_SIDE]] = True
    inner = np.zeros(len(row), dtype=bool)
    inner[:-1] = ~first[1:]
    row, hex_q, hex_r, entered = row[inner], hex_q[inner], hex_r[inner], entered[inner]
    count = np.bincount(row, minlength=len(q)).astype(np.int64)
    offset = MILLI * (du[row] * (2 * hex_r + hex_q) - dv[row] * 3 * hex_q)
    return ThreadTable(
        q,
        r,
        np.concatenate([[0], np.cumsum(count)[:-1]]).astype(np.int64) if len(q) else count,
        count,
        special,
        hex_q.astype(np.int16),
        hex_r.astype(np.int16),
        entered.astype(np.int8),
        distance(hex_q, hex_r).astype(np.int16),
        distance(q[row] - hex_q, r[row] - hex_r).astype(np.int16),
        (np.abs(offset) // wide[row] + 1).astype(np.int16),
        asides(offset, du[row], dv[row]),
    )


def placed(row: Ints, along: Ints) -> Ints:
    """Numbers that order entries by row, and in it by how far along it they are, which is no less than 0."""
    return row * (int(along.max(initial=0)) + 1) + along


def candidates(
    q: Ints, r: Ints, du: Ints, dv: Ints, wide: Ints, most: int | None = None
) -> tuple[Ints, Ints, Ints]:
    """Row, q and r of every hex that the endless line through a row's thread crosses, in the columns of the thread.

    In so many at ``most``, from the start on.
    """
    columns = np.abs(q) + 1 if most is None else np.minimum(np.abs(q) + 1, most)
    row = np.repeat(np.arange(len(q)), columns)
    step = np.arange(len(row)) - np.repeat(np.cumsum(columns) - columns, columns)
    at_q = step * np.sign(q)[row]
    slope = du[row]
    sign = np.sign(slope)
    # |du (2r + q) - 3 q dv| < wide, solved for r by whole numbers
    middle = (3 * at_q * dv[row] - at_q * slope) * sign
    divisor = np.maximum(2 * np.abs(slope), 1)
    low = (middle - wide[row]) // divisor + 1
    high = -((-middle - wide[row]) // divisor) - 1
    upright = slope == 0
    low = np.where(upright, np.minimum(0, r[row]), low)
    high = np.where(upright, np.maximum(0, r[row]), high)
    number = np.maximum(high - low + 1, 0)
    entry = np.repeat(np.arange(len(row)), number)
    place = np.arange(len(entry)) - np.repeat(np.cumsum(number) - number, number)
    return row[entry], at_q[entry], low[entry] + place


def entered_by(
    du: Ints, dv: Ints, before_q: Ints, before_r: Ints, hex_q: Ints, hex_r: Ints
) -> npt.NDArray[np.int8]:
    """The direction of each step where it crosses a hexside inside, else ``NOT_A_SIDE``."""
    dq, dr = hex_q - before_q, hex_r - before_r
    near = (np.abs(dq) <= 1) & (np.abs(dr) <= 1)
    code = np.where(near, _STEP_CODE[np.where(near, (dq + 1) * 3 + dr + 1, 0)], NOT_A_SIDE)
    u, v = 3 * before_q, 2 * before_r + before_q
    for end in range(2):
        corner = _SIDE_CORNERS[code, end]
        on_line = du * (v + corner[:, 1]) - dv * (u + corner[:, 0]) == 0
        code = np.where(on_line & (code != NOT_A_SIDE), NOT_A_SIDE, code)
    return code.astype(np.int8)
