"""Thread templates in steps of hex numbers: what ``trace`` walks along without making a hex.

On a padded numbering (``cells``) of some width, the number of a hex on the map is that of the start plus a step, and a
hexside's code is three times its owner's number plus its direction; so the code too is the start's plus a step.
"""

from __future__ import annotations

from array import array
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept_together
from bob_editor.geometry.parts import Side
from bob_editor.geometry.threads import MOST_MET, Thread, aside, centre_of, reach, sector_of, thread
from bob_editor.records import Record
from bob_editor.rules.los.threads.shared_steps import shared_steps

START = Hex(0, 0)

ASIDE = 2**11 - 1
"""The bits of a course that hold how far aside of the hex's dot the thread passes (``threads.aside``)."""
SIDE = 12
"""How far a course's bits of directions are shifted: 1 << the direction of the hexside by which a hex is entered."""
AS_FAR = 64 << SIDE
"""A bit of a course: the hex before is as far from the start."""
NEXT_AS_FAR = 128 << SIDE
"""A bit of a course: the hex behind is as far from the start."""
NEAR, MOST_NEAR = 20, 2**12 - 1
"""How far a course's distance from the start is shifted, and its bits then.

Up to 1,023 hexes all bits together are one digit of Python's, which is reckoned with in half the time of two.
"""


class CrossedStep(Record, eq=False):
    """A crossed hex: its step, its offset (see ``threads.Crossed``), its distances in hexes from start and goal."""

    step: int
    offset: int
    from_start: int
    to_goal: int


class SideStep(Record, eq=False):
    """A hexside: the step of its code, and for each of its two hexes the step and the distances from start and goal.

    ``own`` is true where it is a side of an end's hex.
    """

    code: int
    first: CrossedStep
    second: CrossedStep
    own: bool


class RunStep(Record, eq=False):
    """A hexside run along: the side, its direction from the left hex, the right dot's x seen from the left one's."""

    side: SideStep
    left: int
    right: int
    direction: int
    shift: int
    from_start: int
    to_goal: int


class Rows(Record, eq=False):
    """The crossed hexes column by column: what a loop over ``CrossedStep`` would read, close together in memory.

    A board's threads are many small objects, and fetching them takes longer than reckoning with them.
    """

    offsets: array[int]
    from_start: array[int]
    to_goal: array[int]


class Entries(Record, eq=False):
    """Crossed hexes entered by a hexside of neither end's hex, column by column.

    ``bits`` are those of the side's direction from the hex (1 << direction), ``near`` how far from the start its nearer
    hex is, ``sides`` the sides themselves.
    """

    steps: array[int]
    bits: bytes
    near: array[int]
    sides: tuple[SideStep, ...]


class CornerStep(Record, eq=False):
    """A corner met: the hexsides there on either hand, and the hex touched in it alone, if any.

    ``near`` is how far from the start the nearest hex of these hexsides is, ``codes`` are the steps of the codes of all
    but the ends' own.
    """

    left: tuple[SideStep, ...]
    right: tuple[SideStep, ...]
    touched: CrossedStep | None
    near: int
    codes: tuple[int, ...]


class SteppedThread(Record, eq=False):
    """A thread from a start to a goal, each list in order from the start; ``last`` is the goal's hexside crossed.

    ``steps`` has the step to each crossed hex, ``course`` a number for it, of which ``ASIDE``, ``NEAR`` and so on are
    parts: what is looked up most lies closest together. There is no hexside's bit where the hex is entered otherwise,
    or from an end's hex. ``sector`` is that of its direction.

    ``beside_from`` is the least distance from the start of a run and of hexsides met in a corner from both sides, more
    than its length where there is neither.

    ``side_codes`` has the steps of the codes of ``sides``, ``side_nears`` how far from the start the nearer hex of each
    is.

    ``beside_codes`` are those of hexsides run along or met in corners, the ends' own left out.
    """

    steps: tuple[int, ...]
    course: array[int]
    length: int
    sector: int
    beside_from: int
    corners: tuple[CornerStep, ...]
    thread: Thread
    du: int
    dv: int
    reach: int
    crossed: tuple[CrossedStep, ...]
    sides: tuple[SideStep, ...]
    side_codes: array[int]
    side_nears: array[int]
    rows: Rows
    entries: Entries
    runs: tuple[RunStep, ...]
    beside_codes: tuple[int, ...]
    first: SideStep | None
    last: SideStep | None

    @property
    def leaves_by(self) -> tuple[SideStep, ...]:
        """The hexside of the start's hex over which it leaves, or those at the corner through which it does."""
        met = (self.first,) if self.first else _met_in(self.corners[:1])
        return tuple(side for side in met if not (side.first.from_start and side.second.from_start))

    @property
    def enters_by(self) -> tuple[SideStep, ...]:
        """The hexside of the goal's hex over which it enters, or those at the corner through which it does."""
        met = (self.last,) if self.last else _met_in(self.corners[-1:])
        return tuple(side for side in met if not (side.first.to_goal and side.second.to_goal))


def _met_in(corners: Iterable[CornerStep]) -> Iterator[SideStep]:
    return (side for one in corners for side in (*one.left, *one.right))


def _weight(found: SteppedThread) -> int:
    return 8 + len(found.crossed)


@kept_together(_weight, MOST_MET)
def stepped(q: int, r: int, width: int) -> SteppedThread:
    """The thread to the hex ``(q, r)`` away on a numbering of this width."""
    goal = Hex(q, r)
    found = thread(goal)

    # Hexes and sides are met several times: templates are kept by the thousand, and each once takes half the room.
    @cache
    def hex_step(at: Hex, offset: int = 0) -> CrossedStep:
        return CrossedStep(at.q * width + at.r, offset, START.distance(at), goal.distance(at))

    @cache
    def side_step(side: Side) -> SideStep:
        first, second = side.hexes
        own = START in side.hexes or goal in side.hexes
        code = 3 * (side.owner.q * width + side.owner.r) + side.direction
        return SideStep(code, hex_step(first), hex_step(second), own)

    runs = []
    for run in found.runs:
        (u, _), (a, _) = centre_of(run.left), centre_of(run.right)
        left = hex_step(run.left)
        runs.append(
            RunStep(
                side_step(run.side),
                left.step,
                hex_step(run.right).step,
                run.side.direction_from(run.left),
                1000 * (a - u),
                left.from_start,
                left.to_goal,
            )
        )
    crossed = tuple(hex_step(one.hex, one.offset) for one in found.crossed)
    entered = [
        (step.step, 1 << one.entered.direction_from(one.hex), side_step(one.entered))
        for step, one in zip(crossed, found.crossed, strict=True)
        if one.entered is not None
    ]
    inner = [entry for entry in entered if not entry[2].own]
    wide = reach(found.du, found.dv)
    rows = Rows(
        array("q", [step.offset for step in crossed]),
        array("q", [step.from_start for step in crossed]),
        array("q", [step.to_goal for step in crossed]),
    )
    entries = Entries(
        array("q", [step for step, _, _ in inner]),
        bytes(bit for _, bit, _ in inner),
        array("q", [_nearer(side) for _, _, side in inner]),
        tuple(side for _, _, side in inner),
    )
    corners = []
    for one in found.corners:
        on_left, on_right = (tuple(map(side_step, hand)) for hand in (one.left, one.right))
        touched = None if one.touched is None else hex_step(one.touched)
        met = (*on_left, *on_right)
        codes = tuple(side.code for side in met if not side.own)
        corners.append(CornerStep(on_left, on_right, touched, min(map(_nearer, met)), codes))
    beside = [run.side.code for run in runs if not run.side.own]
    beside += [code for corner in corners for code in corner.codes]
    length = START.distance(goal)
    sides = tuple(side_step(side) for side in found.sides_crossed)
    return SteppedThread(
        shared_steps(step.step for step in crossed),
        array("q", _course(crossed, {step: bit for step, bit, _ in inner}, found)),
        length,
        sector_of(found.du, found.dv),
        min((length + 1, *(run.from_start for run in runs), *_from_both_sides(corners))),
        tuple(corners),
        found,
        found.du,
        found.dv,
        wide,
        crossed,
        sides,
        array("q", [side.code for side in sides]),
        array("q", [_nearer(side) for side in sides]),
        rows,
        entries,
        tuple(runs),
        tuple(beside),
        None if found.first_side is None else side_step(found.first_side),
        None if found.last_side is None else side_step(found.last_side),
    )


def _nearer(side: SideStep) -> int:
    """How far the nearer hex of a hexside is from the start."""
    return min(side.first.from_start, side.second.from_start)


def _from_both_sides(corners: Iterable[CornerStep]) -> Iterator[int]:
    """How far from the start the nearest hexside is of each corner with some on both hands, the ends' own left out."""
    for corner in corners:
        left, right = ([side for side in hand if not side.own] for hand in (corner.left, corner.right))
        if left and right:
            yield min(map(_nearer, (*left, *right)))


def _course(crossed: tuple[CrossedStep, ...], bits: Mapping[int, int], found: Thread) -> Iterator[int]:
    nears = [0, *(one.from_start for one in crossed), 0]
    for place, one in enumerate(crossed, start=1):
        number = (one.from_start << NEAR) | (bits.get(one.step, 0) << SIDE)
        number |= aside(one.offset, found.du, found.dv)
        number |= AS_FAR if nears[place - 1] == one.from_start else 0
        yield number | (NEXT_AS_FAR if nears[place + 1] == one.from_start else 0)


def off_map(on_map: Container[int], thread: SteppedThread, base: int) -> int | None:
    """The number of the first hex off the map that a thread crosses, or runs beside with none opposite."""
    for step in thread.steps:
        if base + step not in on_map:
            return base + step
    for run in thread.runs:
        if base + run.left not in on_map and base + run.right not in on_map:
            return base + run.left
    return None
