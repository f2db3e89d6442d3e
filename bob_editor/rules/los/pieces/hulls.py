"""Hulls of artwork within a hex, as exact whole numbers, and the question whether a thread has them on both sides.

The sandwich lemma: a thread that crosses a whole hex has a connected piece of that hex's artwork on both sides if and
only if the corners of the piece's convex hull have cross products of both signs.
A corner is ``(x, y, w)``: the point ``x/w, y/w`` in thousandths from the hex's dot. Drawn and grown points have w = 1;
where an outline is cut by a hexside the point is a fraction, and stays one.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from shapely import get_coordinates
from shapely.geometry import Polygon

from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import CORNERS, MILLI

Corner = tuple[int, int, int]
Hull = tuple[Corner, ...]

GREATEST_DENOMINATOR = 2**19
"""An edge of artwork is at most this many thousandths long across a hexside; cuts are fractions of that."""

WHOLE_HEX: Hull = tuple((x * MILLI, y * MILLI, 1) for x, y in CORNERS)


def straddles(hull: Hull, offset: int, du: int, dv: int) -> bool:
    """Whether a thread has parts of the hull strictly on both sides.

    ``du, dv`` is the thread, ``offset`` is 1000 times the cross product of the thread and the hex's dot.
    """
    left = right = False
    for x, y, w in hull:
        aside = offset * w + du * y - dv * x
        if aside > 0:
            right = True
            if left:
                return True
        elif aside < 0:
            left = True
            if right:
                return True
    return False


@kept(len)
def core(hull: Hull) -> int:
    """The greatest whole number of thousandths to which a hex can be shrunk toward its dot and still fit in the hull.

    A thread whose ``offset`` is less than ``core * reach`` (see ``threads.reach``) has the hull on both sides: it has
    the shrunk hex on both. Most threads are decided by that one comparison. 0 where the dot is outside the hull.
    """
    corners = hull if _turns_right(hull) else hull[::-1]
    least = MILLI
    for (ax, ay, aw), (bx, by, bw) in zip(corners, corners[1:] + corners[:1], strict=True):
        along_x, along_y = bx * aw - ax * bw, by * aw - ay * bw
        dot = along_y * ax - along_x * ay  # how far inside the dot is, as a cross product
        if dot <= 0:
            return 0
        deepest = min(along_x * y - along_y * x for x, y in CORNERS)
        if deepest < 0:
            least = min(least, dot // (-deepest * aw))
    return least


def _turns_right(hull: Hull) -> bool:
    """Whether the corners follow each other so that the inside has positive cross products with the edges.

    Rounding can mistake it in a sliver alone, which has no core either way.
    """
    points = [(x / w, y / w) for x, y, w in hull]
    return (
        sum(ax * by - ay * bx for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True))
        >= 0
    )


def hull_of_piece(piece: Polygon) -> Hull:
    """The exact hull of a connected piece of artwork clipped to its hex.

    Its corners are drawn points, corners of the hex, cuts of an outline by a hexside, and points inside the hex where
    outlines cross: of woods and the crest line that they reach over, of artwork and the board's edge.
    """
    return tuple(exact_corner(x, y) for x, y in get_coordinates(piece.convex_hull)[:-1].tolist())


def exact_corner(x: float, y: float) -> Corner:
    """A clipped point as whole numbers; one inside the hex, where outlines cross, as near as makes no odds."""
    exact = exact_point(x, y)
    if exact is not None:
        return exact
    near_x, near_y = (Fraction(value).limit_denominator(2**16) for value in (x, y))
    w = near_x.denominator * near_y.denominator
    return int(near_x * w), int(near_y * w), w


def exact_point(x: float, y: float) -> Corner | None:
    """A clipped point as whole numbers; None for a fractional one that lies on no hexside."""
    near_x, near_y = round(x), round(y)
    if abs(x - near_x) < 1e-7 and abs(y - near_y) < 1e-7:
        return near_x, near_y, 1
    for a, b, c in HEXSIDE_LINES:
        if abs(a * x + b * y - c) < 1e-5:
            exact_x, w = nearest_fraction(x, GREATEST_DENOMINATOR)
            return exact_x, b * (c * w - a * exact_x), w
    return None


def nearest_fraction(x: float, most: int) -> tuple[int, int]:
    """Numerator and denominator of the fraction nearest to ``x`` of those with a denominator of at most ``most``.

    As ``Fraction(x).limit_denominator(most)``, in a third of the time: an outline that is dragged has hundreds of cuts.
    """
    upper, whole = x.as_integer_ratio()
    if whole <= most:
        return upper, whole
    lower = whole
    p0, q0, p1, q1 = 0, 1, 1, 0
    while True:
        times = upper // lower
        if q0 + times * q1 > most:
            break
        p0, q0, p1, q1 = p1, q1, p0 + times * p1, q0 + times * q1
        upper, lower = lower, upper - times * lower
    times = (most - q0) // q1
    last = q0 + times * q1
    return (p1, q1) if 2 * lower * last <= whole else (p0 + times * p1, last)


HEXSIDE_LINES = tuple(
    (a, b, c * MILLI) for a, b, c in ((0, 1, -1), (0, 1, 1), (1, 1, 2), (1, 1, -2), (1, -1, 2), (1, -1, -2))
)
"""The six hexsides as ``a·x + b·y = c``, in thousandths from the dot."""

_DIRECTION_LINES = (
    (0, 1, -MILLI),
    (1, -1, 2 * MILLI),
    (1, 1, 2 * MILLI),
    (0, 1, MILLI),
    (1, -1, -2 * MILLI),
    (1, 1, -2 * MILLI),
)
"""The line of the hexside in each direction, n to nw."""

Interval = tuple[Fraction | int, Fraction | int]


def along_sides(piece: Polygon) -> tuple[tuple[Interval, ...], ...]:
    """For each of the six hexsides, the stretches on which a clipped piece lies against it, by x from the hex's dot."""
    points = [exact_point(x, y) for x, y in piece.exterior.coords]
    found: list[tuple[Interval, ...]] = []
    for a, b, c in _DIRECTION_LINES:
        on = [point is not None and a * point[0] + b * point[1] == c * point[2] for point in points]
        stretches = []
        for here, there, first, second in zip(on, on[1:], points, points[1:], strict=False):
            if here and there and first is not None and second is not None and first != second:
                ends = sorted((Fraction(first[0], first[2]), Fraction(second[0], second[2])))
                stretches.append((ends[0], ends[1]))
        found.append(tuple(stretches))
    return tuple(found)


def overlap(first: Sequence[Interval], second: Iterable[Interval], shift: int) -> bool:
    """Whether two sets of stretches share more than a point; ``shift`` is added to the second's x."""
    return any(max(a, c + shift) < min(b, d + shift) for c, d in second for a, b in first)
