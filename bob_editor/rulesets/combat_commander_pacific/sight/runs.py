"""Runs: stretches of a thread on ground of its higher end's level, looked for from that end (T89.3.2).

What is open there is A-03 of docs/games/combat-commander-pacific.md.

Where a run begins, and in which hex it ends, is told by the signs of cross products for nearly all threads; those that
meet a corner of an outline, or run along hexsides, are measured in fractions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS, MILLI
from bob_editor.rules.los.pieces.hulls import Corner
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
from bob_editor.rulesets.combat_commander_pacific.sight.end_hexes import (
    Distance,
    OwnGround,
    leaves_at,
    merged,
    runs_in,
)
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.outlines import Passage, outline, passage

Reached = list[tuple[Contact, Contents]]
"""The hexes between the ends whose ground of the level a thread touches, in order from its start."""


_HEX = tuple((x * MILLI, y * MILLI, 1) for x, y in CORNERS)
"""The outline of a hex."""


class Run(NamedTuple):
    """A run that begins beyond the higher end's dot: in which hex, and how far from the thread's start that is.

    ``at_ends`` says that it begins in the lower end's hex, or ends in the higher one's (A-03).
    """

    number: int
    near: int
    at_ends: bool


def runs_along(look: Look, reached: Reached, own: OwnGround, low: OwnGround) -> list[Run]:
    """The runs of a thread in order from the higher end; ``own`` ground is in its hex, ``low`` in the lower end's."""
    found = _hex_by_hex(look, reached, own, low)
    return _measured(look, reached) if found is None else found


def _hex_by_hex(look: Look, reached: Reached, own: OwnGround, low: OwnGround) -> list[Run] | None:
    """The runs, told by how the thread passes each hex; None where it runs along a hexside of ground, or touches one.

    Of two hexes that meet on a hexside where a run begins the farther one has more of it.
    """
    if own.by_touch or low.by_touch:
        return None
    there = {contact.step: contents for contact, contents in reached}
    number, near, *_ = look.higher_end()
    begun = _Begun([Run(number, near, at_ends=True)] * own.begun, carried=own.at_side)
    for contact in look.thread.contacts if look.looks_down else reversed(look.thread.contacts):
        contents = there.get(contact.step)
        run = Run(look.base + contact.step, contact.from_start, at_ends=False)
        if contents is None:
            if not contact.corner:
                begun.on(run, (False, 0, False))
        elif contact.corner:
            begun.corner = run
        elif not contact.inside:
            return None
        else:
            passed = _passage(look, contact, contents)
            if passed is None:
                return None
            begun.on(run, passed)
    number, near, *_ = look.lower_end()
    begun.on(Run(number, near, at_ends=True), (low.at_side, low.ended, False))
    return begun.runs


class _Begun:
    """The runs begun so far, whether one is carried on to the next hex, and one that may begin in a corner."""

    def __init__(self, runs: list[Run], *, carried: bool) -> None:
        self.runs = runs
        self.carried = carried
        self.own = carried and bool(runs)
        self.corner: Run | None = None

    def on(self, run: Run, passed: Passage) -> None:
        """Go on through a hex, where runs may begin."""
        enters, begins, leaves = passed
        if self.carried:
            if enters and self.own:
                self.runs[-1] = self.runs[-1]._replace(at_ends=False)
        elif enters:
            self.runs.append(run)
        elif self.corner is not None:
            self.runs.append(self.corner)
        self.runs += [run] * begins
        self.carried, self.own, self.corner = leaves, False, None


def _passage(look: Look, contact: Contact, contents: Contents) -> Passage | None:
    """How a thread passes through a hex, from the higher end; None where it only touches ground on coming or going."""
    number, _, du, dv = look.higher_end()
    offset = contact.offset if look.looks_down else -contact.offset
    passed = passage(outline(contents, look.high), offset, du, dv)
    if passed is not None:
        return passed
    u, v = shift(look.reading.cells.hex(number), look.reading.cells.hex(look.base + contact.step))
    runs = merged(_ground_runs(contents, look.high, u, v, du, dv))
    ((first, last),) = runs_in(_moved((_HEX,), u, v), du, dv)
    if runs[0][1] <= first or runs[-1][0] >= last:
        return None
    enters = runs[0][0] <= first
    return enters, len(runs) - enters, runs[-1][1] >= last


def _ground_runs(
    contents: Contents, level: int, u: int, v: int, du: int, dv: int
) -> Iterator[tuple[Distance, Distance]]:
    """Where the ray ``du, dv`` from a dot lies on ground of a hex whose own dot is at ``u, v``."""
    for part in contents.ground:
        if part.level < level:
            break
        for piece in part.pieces:
            yield from runs_in(_moved(piece.rings, u, v), du, dv)


def _moved(rings: Iterable[Sequence[Corner]], u: int, v: int) -> list[list[Corner]]:
    return [[(x + u * w, y + v * w, w) for x, y, w in ring] for ring in rings]


def _measured(look: Look, reached: Reached) -> list[Run]:
    """The same, measured along the thread."""
    contents_of, level = look.reading.contents.get, look.high
    number, near, du, dv = look.higher_end()
    low_number, low_near, *_ = look.lower_end()
    there = [(number, near, contents_of(number)), (low_number, low_near, contents_of(low_number))]
    there += [(look.base + contact.step, contact.from_start, contents) for contact, contents in reached]
    found: list[tuple[Distance, Distance, int, int]] = []
    for at, distance, contents in there:
        u, v = shift(look.reading.cells.hex(number), look.reading.cells.hex(at))
        if contents is not None:
            for start, end in _ground_runs(contents, level, u, v, du, dv):
                if start <= MILLI:
                    found.append((start, -min(end, MILLI), at, distance))
    leaves = leaves_at(du, dv)
    enters = MILLI - leaves
    begun: list[tuple[Distance, Run]] = []
    over: Distance = -1
    # of those that begin at one point the longest is first
    for start, minus_end, at, distance in sorted(found):
        if start > over:
            begun.append((start, Run(at, distance, at_ends=True)))
        over = max(over, -minus_end)
        first, run = begun[-1]
        begun[-1] = first, run._replace(at_ends=first >= enters or over <= leaves)
    return [run for start, run in begun if start]


def shift(at: Hex, other: Hex) -> tuple[int, int]:
    """The dot of another hex, from that of a hex."""
    q, r = other.q - at.q, other.r - at.r
    return 3 * q * MILLI, (2 * r + q) * MILLI
