"""Threads: the hexes between two dots that a line crosses, runs beside or touches, exactly.

What a thread meets depends on nothing but the offset between its ends, so every ``Thread`` is made once per offset and
shared by all boards. Everything is decided by integers: with the thread ``d = (du, dv)`` and a hex's centre ``c``, the
line crosses the hex where ``|d × c|`` is less than the greatest ``d × corner``, and touches it where the two are equal.
Hexes are the Voronoi cells of their dots, so their order along a line is that of the dots' projections on it.
"""

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept_together
from bob_editor.geometry.lattice import CORNERS, MILLI, corners_of_side
from bob_editor.geometry.parts import Side, side_between
from bob_editor.records import Record

RAYS = (
    *((4, v) for v in range(4)),
    *((u, 4) for u in range(4, -4, -1)),
    *((-4, v) for v in range(4, -1, -1)),
)
"""The directions ``du, dv`` between sectors, half around: to a line it is all one from which end it is seen."""
SECTORS = len(RAYS) - 1

MOST_MET = 1_200_000
"""Hexes that the threads which are kept cross together: those of all threads of a board of 7,200 hexes."""


class Crossed(Record):
    """A hex whose inside the thread crosses, seen from the thread's start.

    ``offset`` is ``1000 (d × c)``: added to ``du·y - dv·x`` of a point in thousandths from the hex's dot, its sign
    says on which side of the thread the point lies. ``entered`` is the hexside crossed on the way in, None where the
    thread comes in through a corner.
    """

    hex: Hex
    offset: int
    entered: Side | None


class Run(Record):
    """A hexside that the thread runs along; ``left`` and ``right`` are the hexes beside it."""

    side: Side
    left: Hex
    right: Hex


class CornerContact(Record):
    """A corner that the thread meets, with the hexsides there that it doesn't run along, by side of the thread.

    ``touched`` is the hex that the thread meets in this corner only; None where the thread runs along a hexside here.
    """

    left: tuple[Side, ...]
    right: tuple[Side, ...]
    touched: Hex | None


class Thread(Record):
    """What the thread from hex (0, 0) to ``goal`` meets, in order from the start; the end hexes are left out.

    ``du, dv`` is the goal's centre in the canonical frame. ``first_side`` and ``last_side`` are the end hexes' own
    hexsides where the thread crosses them inside.
    """

    goal: Hex
    du: int
    dv: int
    crossed: tuple[Crossed, ...]
    runs: tuple[Run, ...]
    corners: tuple[CornerContact, ...]
    last_side: Side | None
    first_side: Side | None

    @property
    def sides_crossed(self) -> tuple[Side, ...]:
        """The hexsides crossed at an inner point, the end hexes' own included, in order."""
        inner = tuple(hex_.entered for hex_ in self.crossed if hex_.entered is not None)
        return inner if self.last_side is None else (*inner, self.last_side)


def centre_of(at: Hex) -> tuple[int, int]:
    """A hex's centre seen from that of (0, 0), canonical frame."""
    return 3 * at.q, 2 * at.r + at.q


def reach(du: int, dv: int) -> int:
    """The greatest ``d × corner``: how far to either side of a line a hex reaches."""
    return max(2 * abs(dv), abs(du) + abs(dv))


def sector_of(du: int, dv: int) -> int:
    """The sector of a thread: the number of the last ray that isn't beyond its direction."""
    if dv < 0 or (dv == 0 and du < 0):
        du, dv = -du, -dv
    return max(number for number, (u, v) in enumerate(RAYS[:-1]) if u * dv - v * du >= 0)


def aside(offset: int, du: int, dv: int) -> int:
    """How far aside of a hex's dot a line passes, rounded down, in thousandths of how far the hex reaches.

    ``offset`` is 1000 times the cross product of the line and the dot. A line through the dot is at 1000, one that
    touches the hex at 0 or 2000. It is the same seen from either end, as sectors are.
    """
    turned = dv < 0 or (dv == 0 and du < 0)
    return (-offset if turned else offset) // reach(du, dv) + MILLI


def _weight(found: Thread) -> int:
    return 8 + len(found.crossed)


@kept_together(_weight, MOST_MET)
def thread(goal: Hex) -> Thread:
    """The thread from hex (0, 0) to another hex."""
    du, dv = centre_of(goal)
    length = du * du + 3 * dv * dv  # in true proportions, where dots' projections order the hexes
    if not length:
        return Thread(goal, 0, 0, (), (), (), None, None)
    wide = reach(du, dv)
    inside: list[tuple[int, Hex, int]] = []
    beside: list[tuple[int, Hex, int]] = []
    for at in _near(goal):
        u, v = centre_of(at)
        along = du * u + 3 * dv * v
        aside = du * v - dv * u
        if not 0 < along < length or abs(aside) > wide:
            continue
        (inside if abs(aside) < wide else beside).append((along, at, aside))
    inside.sort()
    beside.sort()
    spine = dv == 0 or abs(du) == abs(dv)
    runs = _runs(beside) if spine else ()
    crossed: list[Crossed] = []
    corners: list[CornerContact] = []
    before = Hex(0, 0)
    steps = [(at, aside) for _, at, aside in inside] + [(goal, 0)]
    last: Side | None = None
    for at, aside in steps:
        side = side_between(before, at)
        contact = None
        if side is not None:
            contact = _corner_on(before, at, side, du, dv)
            if contact is not None:
                side = None
                corners.append(contact)
        if at == goal:
            last = side
        else:
            crossed.append(Crossed(at, 1000 * aside, side))
        if spine and side is None and contact is None:
            corners.extend(_run_ends(before, at))
        before = at
    first = crossed[0].entered if crossed else last
    return Thread(goal, du, dv, tuple(crossed), runs, tuple(corners), last, first)


def _near(goal: Hex) -> list[Hex]:
    """The hexes that the thread may meet: column by column, those around it."""
    du, dv = centre_of(goal)
    if du == 0:
        step = 1 if goal.r > 0 else -1
        return [Hex(0, r) for r in range(0, goal.r + step, step)]
    step = 1 if goal.q > 0 else -1
    found = []
    wide = reach(du, dv)
    for q in range(-step, goal.q + 2 * step, step):
        # du·v - dv·u lies within ±wide
        low, high = sorted(((3 * q * dv - wide) / du, (3 * q * dv + wide) / du))
        found += [Hex(q, r) for r in range(int((low - q) // 2) - 1, int((high - q) // 2) + 2)]
    return found


def _runs(beside: list[tuple[int, Hex, int]]) -> tuple[Run, ...]:
    """The hexsides that a thread along a hexspine runs along: the hexes beside it, two by two."""
    by_place: dict[int, list[tuple[int, Hex]]] = {}
    for along, at, aside in beside:
        by_place.setdefault(along, []).append((aside, at))
    runs = []
    for along in sorted(by_place):
        if len(by_place[along]) == 2:
            (_, left), (_, right) = sorted(by_place[along])
            side = side_between(left, right)
            if side is not None:
                runs.append(Run(side, left, right))
    return tuple(runs)


def _corner_on(before: Hex, at: Hex, side: Side, du: int, dv: int) -> CornerContact | None:
    """The corner through which the thread goes from one hex to the next, or None where it crosses inside the side."""
    direction = side.direction_from(before)
    u, v = centre_of(before)
    for corner in corners_of_side(direction):
        x, y = u + CORNERS[corner][0], v + CORNERS[corner][1]
        if du * y - dv * x == 0:
            third = _third(before, at, corner, direction)
            shared = side_between(before, third), side_between(at, third)
            pair = tuple(one for one in shared if one is not None)
            a, b = centre_of(third)
            left = du * b - dv * a < 0
            return CornerContact(pair if left else (side,), (side,) if left else pair, third)
    return None


def _third(before: Hex, at: Hex, corner: int, direction: int) -> Hex:
    """The third hex at a corner of the side between two."""
    other = direction - 1 if corner == corners_of_side(direction)[0] else direction + 1
    third = before.neighbour(other % 6)
    assert third.direction_to(at) is not None
    return third


def _run_ends(before: Hex, at: Hex) -> list[CornerContact]:
    """The two corners at the ends of the hexside between two hexes in line along a hexspine."""
    beside = [other for other in before.neighbours() if other.direction_to(at) is not None]
    found = []
    for end in (before, at):
        sides = [side_between(end, other) for other in beside]
        u, v = centre_of(before)
        x, y = centre_of(at)
        du, dv = x - u, y - v
        left: list[Side] = []
        right: list[Side] = []
        for other, side in zip(beside, sides, strict=True):
            a, b = centre_of(other)
            if side is not None:
                (left if du * (b - v) - dv * (a - u) < 0 else right).append(side)
        found.append(CornerContact(tuple(left), tuple(right), None))
    return found


def moved_side(side: Side, by: Hex) -> Side:
    """A hexside of a thread template on the map."""
    return Side(Hex(side.owner.q + by.q, side.owner.r + by.r), side.direction)


def in_front(at: Hex, other: Hex, corner: int) -> bool:
    """Whether a hex's dot lies within 60 degrees of the hexspine that leads from a hex's corner, limits included."""
    (u, v), (a, b) = centre_of(at), centre_of(other)
    du, dv = a - u, b - v
    (ax, ay), (bx, by) = CORNERS[corner - 1], CORNERS[(corner + 1) % 6]
    return ax * dv - ay * du >= 0 and du * by - dv * bx >= 0
