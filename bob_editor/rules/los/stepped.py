"""Thread templates in steps of hex numbers: what ``trace`` walks along without making a hex.

On a padded numbering (``cells``) of some width, the number of a hex on the map is that of the start plus a step, and a
hexside's code is three times its owner's number plus its direction; so the code too is the start's plus a step.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import Thread, centre_of, reach, thread

if TYPE_CHECKING:
    from bob_editor.geometry.parts import Side

START = Hex(0, 0)


class CrossedStep(NamedTuple):
    """A crossed hex: its step, its offset (see ``threads.Crossed``), its distances in hexes from start and goal."""

    step: int
    offset: int
    from_start: int
    to_goal: int


class SideStep(NamedTuple):
    """A hexside: the step of its code, and for each of its two hexes the step and the distances from start and goal.

    ``own`` is true where it is a side of an end's hex.
    """

    code: int
    first: CrossedStep
    second: CrossedStep
    own: bool


class RunStep(NamedTuple):
    """A hexside run along: the side, its direction from the left hex, the right dot's x seen from the left one's."""

    side: SideStep
    left: int
    right: int
    direction: int
    shift: int
    from_start: int
    to_goal: int


class Rows(NamedTuple):
    """The crossed hexes column by column: what a loop over ``CrossedStep`` would read, close together in memory.

    A board's threads are many small objects, and fetching them takes longer than reckoning with them.
    """

    steps: array[int]
    offsets: array[int]
    from_start: array[int]
    to_goal: array[int]


class Entries(NamedTuple):
    """Crossed hexes entered by a hexside of neither end's hex, column by column.

    ``bits`` are those of the side's direction from the hex (1 << direction), ``near`` how far from the start its nearer
    hex is, ``sides`` the sides themselves.
    """

    steps: array[int]
    bits: bytes
    near: array[int]
    sides: tuple[SideStep, ...]


class CornerStep(NamedTuple):
    """A corner met: the hexsides there on either hand, and the hex touched in it alone, if any."""

    left: tuple[SideStep, ...]
    right: tuple[SideStep, ...]
    touched: CrossedStep | None


class SteppedThread(NamedTuple):
    """A thread from a start to a goal, each list in order from the start; ``last`` is the goal's hexside crossed.

    ``edge_codes`` are the steps of the codes of the hexsides run along and of those left of the corners met.
    """

    thread: Thread
    length: int
    du: int
    dv: int
    reach: int
    crossed: tuple[CrossedStep, ...]
    sides: tuple[SideStep, ...]
    rows: Rows
    entries: Entries
    runs: tuple[RunStep, ...]
    corners: tuple[CornerStep, ...]
    edge_codes: tuple[int, ...]
    first: SideStep | None
    last: SideStep | None


@lru_cache(maxsize=100_000)
def stepped(q: int, r: int, width: int) -> SteppedThread:
    """The thread to the hex ``(q, r)`` away on a numbering of this width."""
    goal = Hex(q, r)
    found = thread(goal)

    def hex_step(at: Hex, offset: int = 0) -> CrossedStep:
        return CrossedStep(at.q * width + at.r, offset, START.distance(at), goal.distance(at))

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
    rows = Rows(*(array("q", [step[column] for step in crossed]) for column in (0, 1, 2, 3)))
    entered = [
        (step.step, 1 << one.entered.direction_from(one.hex), side_step(one.entered))
        for step, one in zip(crossed, found.crossed, strict=True)
        if one.entered is not None
    ]
    inner = [entry for entry in entered if not entry[2].own]
    entries = Entries(
        array("q", [step for step, _, _ in inner]),
        bytes(bit for _, bit, _ in inner),
        array("q", [min(side.first.from_start, side.second.from_start) for _, _, side in inner]),
        tuple(side for _, _, side in inner),
    )
    corners = tuple(
        CornerStep(
            tuple(side_step(side) for side in one.left),
            tuple(side_step(side) for side in one.right),
            None if one.touched is None else hex_step(one.touched),
        )
        for one in found.corners
    )
    return SteppedThread(
        found,
        START.distance(goal),
        found.du,
        found.dv,
        reach(found.du, found.dv),
        crossed,
        tuple(side_step(side) for side in found.sides_crossed),
        rows,
        entries,
        tuple(runs),
        corners,
        (*(run.side.code for run in runs), *(side.code for one in corners for side in one.left)),
        None if found.first_side is None else side_step(found.first_side),
        None if found.last_side is None else side_step(found.last_side),
    )
