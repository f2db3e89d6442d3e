"""Runs: stretches of a thread on ground of its higher end's level, looked for from that end (T89.3.2).

What is open there is A-03 of docs/games/combat-commander-pacific.md.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
from bob_editor.rulesets.combat_commander_pacific.sight.end_hexes import (
    FINE,
    OwnGround,
    across,
    in_parts,
    runs_in,
)
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look

Met = list[tuple[Contact, Contents]]
"""The touched hexes between the ends with ground of the level, in order from the thread's start."""


class Run(NamedTuple):
    """A run that begins beyond the higher end's dot: in which hex, and how far from the thread's start that is.

    ``at_ends`` says that it begins in the lower end's hex, or ends in the higher one's (A-03).
    """

    number: int
    near: int
    at_ends: bool


def runs_along(look: Look, met: Met, own: OwnGround, low: OwnGround, before: int | None) -> list[Run]:
    """The runs of a thread in order from the higher end; ``own`` ground is in its hex, ``low`` in the lower end's.

    Where it is only asked what decides ``before`` so many hexes from the start, the nearest to it is among them: ground
    farther off is left out but for the next hex's.
    """
    # what begins or ends in an end's hex hangs on a ruling unless there is more, so then all is looked for
    if own.begun if look.looks_down else low.at_side or low.ended:
        before = None
    _, _, du, dv = look.higher_end()
    wide = across(du, dv)
    leaves, enters, goal = in_parts(2 * MILLI, wide), in_parts((wide - 2) * MILLI, wide), MILLI * FINE
    there = [*_between(look, met, before), look.lower_end()[:2]]
    over = leaves if own.reaches else 0
    if own.begun or own.by_touch:
        there.append(look.higher_end()[:2])
        over = -1
    begun: list[tuple[int, Run]] = []
    # of those that begin at one point the longest is first
    for start, minus_end, at, distance in sorted(_ground_along(look, there, before)):
        if start > goal:
            break
        if start > over:
            begun.append((start, Run(at, distance, at_ends=True)))
        over = max(over, min(-minus_end, goal))
        if begun:
            first, run = begun[-1]
            begun[-1] = first, run._replace(at_ends=first >= enters or over <= leaves)
    return [run for start, run in begun if start]


def _between(look: Look, met: Met, before: int | None) -> Iterator[tuple[int, int]]:
    """The hexes between the ends where a thread touches ground, and how far they are."""
    for contact, contents in met:
        if before is not None and contact.from_start > before + 1:
            return
        if reaches(look, contact, contents):
            yield look.base + contact.step, contact.from_start


def _ground_along(
    look: Look, there: Iterable[tuple[int, int]], before: int | None
) -> Iterator[tuple[int, int, int, int]]:
    """Where a thread lies on ground of its higher end's level: from, minus to, in which hex, how far that is."""
    reading, level = look.reading, look.high
    number, _, du, dv = look.higher_end()
    dot = reading.cells.hex(number)
    for at, near in there:
        contents = reading.contents.get(at)
        if contents is None or contents.top < level or (before is not None and near > before + 1):
            continue
        u, v = shift(dot, reading.cells.hex(at))
        for rings in reading.outline(at, level).pieces:
            for start, end in runs_in(rings, du, dv, u, v):
                yield start, -end, at, near


def reaches(look: Look, contact: Contact, contents: Contents) -> bool:
    """Whether a thread touches ground of its higher end's level, or higher, in a hex."""
    for part in contents.ground:
        if part.level < look.high:
            return False
        for piece in part.pieces:
            least, greatest = piece.touch.hands(contact, look.thread)
            if least <= 0 <= greatest:
                return True
    return False


def shift(at: Hex, other: Hex) -> tuple[int, int]:
    """The dot of another hex, from that of a hex."""
    q, r = other.q - at.q, other.r - at.r
    return 3 * q * MILLI, (2 * r + q) * MILLI
