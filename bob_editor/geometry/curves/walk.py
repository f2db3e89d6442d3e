"""Which hexes a drawn line enters, in order: decided with whole numbers and fractions, never by rounding.

A line enters a hex where it enters its interior. One that runs along a hexside is in neither of the two hexes there,
and ``sides_along`` names that hexside; one that goes through a corner goes from the hex before to the hex after it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor

from bob_editor.geometry.curve import Knot, flattened
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import MILLI, Frame, Node, Point
from bob_editor.geometry.parts import Side, side_between
from bob_editor.records import Record

Bounds = tuple[float, float, float, float]
_Limits = tuple[int, int, int, int]

DOT_REACH = 400
"""How near, in thousandths in true proportions (circumradius 2), a line passes a dot that it runs over."""

NEAR = 1000
"""How far, in thousandths, from a hex a line may pass whose band reaches into it: farther than any ruleset's band."""

_START, _END = Fraction(0), Fraction(1)


class Stay(Record):
    """The stretch of a straight piece that lies in one closed hex: from and to which share of the piece.

    ``inside`` says whether it lies in the interior, else it runs along a hexside.
    """

    start: Fraction
    end: Fraction
    hex: Hex
    inside: bool


def hexes_along(frame: Frame, line: Sequence[Point], bounds: Bounds | None = None) -> tuple[Hex, ...]:
    """The hexes that a line of lattice points enters, in order, none twice running; on the board or off it.

    With ``bounds`` (left, top, right, bottom on the lattice) only what lies within them counts, their edge too.
    """
    return _in_a_row(_entered(frame, line, bounds))


def _entered(frame: Frame, line: Sequence[Point], bounds: Bounds | None) -> Iterator[Hex]:
    """The hexes of its pieces, one after the other: most pieces of a curve lie in the hex of both their ends."""
    limits = None if bounds is None else _canonical(frame, bounds)
    nodes = [_node(frame, point) for point in line]
    homes = [_home(frame, node) for node in nodes]
    for (p, q), (one, other) in zip(pairwise(nodes), pairwise(homes), strict=True):
        home = one if one == other else None
        if p != q and home is not None and (limits is None or (_is_in(p, limits) and _is_in(q, limits))):
            yield home
        else:
            yield from (stay.hex for stay in _stays(frame, p, q, home, limits) if stay.inside)


def hexes_of_curve(frame: Frame, knots: Sequence[Knot], bounds: Bounds | None = None) -> tuple[Hex, ...]:
    """The hexes that a curve enters, as ``hexes_along`` says of its flattening."""
    return _in_a_row(
        at
        for start, end in pairwise(knots)
        for at in _hexes_of_segment(frame, start, end, None if _is_held(start, end, bounds) else bounds)
    )


def _is_held(start: Knot, end: Knot, bounds: Bounds | None) -> bool:
    """Whether a segment surely lies within bounds: its knots and handles do."""
    points = (start.at, start.after or start.at, end.before or end.at, end.at)
    return bounds is not None and all(
        bounds[0] <= x <= bounds[2] and bounds[1] <= y <= bounds[3] for x, y in points
    )


@kept(lambda *_: 0)
def _hexes_of_segment(frame: Frame, start: Knot, end: Knot, bounds: Bounds | None) -> tuple[Hex, ...]:
    """Kept, since a drag leaves all segments of a curve but two as they are."""
    return hexes_along(frame, flattened((start, end)), bounds)


def sides_along(frame: Frame, line: Sequence[Point]) -> tuple[Side, ...]:
    """The hexsides along which a line runs for a while, in order: there it is in neither hex."""
    found: dict[Side, None] = {}
    for start, end in pairwise(line):
        beside = [stay for stay in stays(frame, start, end) if not stay.inside]
        for one, other in pairwise(beside):
            side = side_between(one.hex, other.hex)
            if side is not None and (one.start, one.end) == (other.start, other.end):
                found[side] = None
    return tuple(found)


def runs_over(frame: Frame, line: Sequence[Point], at: Hex, width: float = 1.0) -> bool:
    """Whether a line runs over a hex's dot: no farther from it than ``DOT_REACH`` times its width."""
    cu, cv = (value * MILLI for value in frame.canonical_centre(at))
    nodes = [(u - cu, v - cv) for u, v in (_node(frame, point) for point in line)]
    reach = round(DOT_REACH * width) ** 2
    return any(_is_near(start, end, reach) for start, end in pairwise(nodes))


def _is_near(start: Node, end: Node, reach: int) -> bool:
    """Whether a piece comes as near to the origin as the root of ``reach``; v counts root 3 times."""
    (pu, pv), (qu, qv) = start, end
    du, dv = qu - pu, qv - pv
    long = du * du + 3 * dv * dv
    along = -(pu * du + 3 * pv * dv)
    if along <= 0:
        return pu * pu + 3 * pv * pv <= reach
    if along >= long:
        return qu * qu + 3 * qv * qv <= reach
    return 3 * (pu * qv - pv * qu) ** 2 <= reach * long


_AROUND = 10
"""So many points a point of a line weighs, with the pieces of it in the hexes around."""


@kept(lambda _frame, line: _AROUND * len(line))
def pieces_near(frame: Frame, line: tuple[Point, ...]) -> Mapping[Hex, Sequence[tuple[Node, Node]]]:
    """The straight pieces of a line by the hexes that they meet or pass within ``NEAR`` of, seen from their dots.

    Kept, since an edit leaves most lines as they are.
    """
    found: dict[Hex, list[tuple[Node, Node]]] = {}
    for start, end in pairwise(line):
        p, q = _node(frame, start), _node(frame, end)
        met = {stay.hex for stay in stays(frame, start, end)}
        for at in {other for one in met for other in (one, *one.neighbours())}:
            cu, cv = (value * MILLI for value in frame.canonical_centre(at))
            (pu, pv), (qu, qv) = (p[0] - cu, p[1] - cv), (q[0] - cu, q[1] - cv)
            if (
                min(pu, qu) <= 2 * MILLI + NEAR
                and max(pu, qu) >= -2 * MILLI - NEAR
                and min(pv, qv) <= MILLI + NEAR
                and max(pv, qv) >= -MILLI - NEAR
            ):
                found.setdefault(at, []).append(((pu, pv), (qu, qv)))
    return found


def stays(frame: Frame, start: Point, end: Point, bounds: Bounds | None = None) -> list[Stay]:
    """Where a straight piece lies in which hexes, in order; a corner or a point alone that it touches is no stay."""
    p, q = _node(frame, start), _node(frame, end)
    home = _home(frame, p)
    limits = None if bounds is None else _canonical(frame, bounds)
    return _stays(frame, p, q, home if home == _home(frame, q) else None, limits)


def _stays(frame: Frame, p: Node, q: Node, home: Hex | None, limits: _Limits | None) -> list[Stay]:
    """Likewise; ``home`` is the hex in whose interior both ends lie, if they do."""
    if p == q:
        return []
    share: tuple[Fraction, Fraction] | None = (_START, _END)
    if limits is not None and not (_is_in(p, limits) and _is_in(q, limits)):
        share = _within(p, q, limits)
    if share is None:
        return []
    if home is not None:
        return [Stay(*share, home, inside=True)]
    found = []
    for at in _near(frame, p, q):
        stay = _stay(frame, p, q, at, share)
        if stay is not None:
            found.append(stay)
    return sorted(found, key=lambda stay: (stay.start, stay.end, stay.hex))


def _in_a_row(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    found: list[Hex] = []
    for at in hexes:
        if not found or found[-1] != at:
            found.append(at)
    return tuple(found)


def _node(frame: Frame, point: Point) -> Node:
    u, v = frame.swap(point)
    return round(u * MILLI), round(v * MILLI)


@lru_cache(maxsize=64)
def _canonical(frame: Frame, bounds: Bounds) -> _Limits:
    left, top = _node(frame, bounds[:2])
    right, bottom = _node(frame, bounds[2:])
    return left, top, right, bottom


def _offsets(frame: Frame, node: Node, at: Hex) -> tuple[int, int, int]:
    """How far a point lies off a hex's dot across its three pairs of hexsides; on a hexside it is ``_REACH``."""
    cu, cv = frame.canonical_centre(at)
    u, v = node[0] - cu * MILLI, node[1] - cv * MILLI
    return v, u + v, u - v


_REACH = (MILLI, 2 * MILLI, 2 * MILLI)


def _home(frame: Frame, node: Node) -> Hex | None:
    """The hex in whose interior a point lies; None where it lies on a hexside."""
    at = frame.hex_at(frame.swap((node[0] / MILLI, node[1] / MILLI)))
    cu, cv = frame.canonical_centre(at)
    u, v = abs(node[0] - cu * MILLI), abs(node[1] - cv * MILLI)
    # Off all three pairs of hexsides, as ``_offsets`` has them.
    return at if v < MILLI and u + v < 2 * MILLI else None


def _near(frame: Frame, p: Node, q: Node) -> Iterator[Hex]:
    """Every hex that a piece may meet, and some more."""
    (pu, pv), (qu, qv) = (p[0] / MILLI, p[1] / MILLI), (q[0] / MILLI, q[1] / MILLI)
    if pu > qu:
        pu, pv, qu, qv = qu, qv, pu, pv
    for column in range(floor((pu - 2) / 3), ceil((qu + 2) / 3) + 1):
        low, high = pv, qv
        if qu > pu:
            first = min(1.0, max(0.0, (3 * column - 2 - pu) / (qu - pu)))
            last = min(1.0, max(0.0, (3 * column + 2 - pu) / (qu - pu)))
            low, high = pv + (qv - pv) * first, pv + (qv - pv) * last
        low, high = min(low, high) - 1.01, max(low, high) + 1.01
        shift = column + frame.parity
        for row in range(ceil((low - shift) / 2), floor((high - shift) / 2) + 1):
            yield Hex(column, row)


def _stay(frame: Frame, p: Node, q: Node, at: Hex, share: tuple[Fraction, Fraction]) -> Stay | None:
    """The stay of a piece in a closed hex, within a share of the piece; None where it is no longer than a point."""
    # Numerators with their denominators: most hexes that are near aren't met, and fractions take longer to be compared.
    start, end = (one.as_integer_ratio() for one in share)
    inside = True
    off = [*zip(_offsets(frame, p, at), _offsets(frame, q, at), _REACH, strict=True)]
    if any((one > reach and other > reach) or (one < -reach and other < -reach) for one, other, reach in off):
        return None
    for one, other, reach in off:
        step, here = (other - one, one) if other > one else (one - other, -one)
        if step == 0:
            if abs(here) > reach:
                return None
            inside = inside and abs(here) < reach
            continue
        comes, goes = -reach - here, reach - here
        if comes * start[1] > start[0] * step:
            start = comes, step
        if goes * end[1] < end[0] * step:
            end = goes, step
        if start[0] * end[1] >= end[0] * start[1]:
            return None
    return Stay(Fraction(*start), Fraction(*end), at, inside)


def _is_in(node: Node, limits: _Limits) -> bool:
    return limits[0] <= node[0] <= limits[2] and limits[1] <= node[1] <= limits[3]


def _within(p: Node, q: Node, limits: _Limits) -> tuple[Fraction, Fraction] | None:
    """The share of a piece that lies in a rectangle, its edge too; None where none does."""
    start, end = _START, _END
    for axis in (0, 1):
        low, high = limits[axis], limits[axis + 2]
        step = q[axis] - p[axis]
        if step == 0:
            if not low <= p[axis] <= high:
                return None
            continue
        first, last = Fraction(low - p[axis], step), Fraction(high - p[axis], step)
        start, end = max(start, min(first, last)), min(end, max(first, last))
        if start >= end:
            return None
    return start, end
