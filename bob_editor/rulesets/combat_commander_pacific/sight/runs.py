"""Runs: stretches of a thread on ground of its higher end's level, looked for from that end (T89.3.2).

What is open there is A-03 of docs/games/combat-commander-pacific.md.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.rules.los.pieces.crossings import OUTSIDE, THROUGH, Crossed
from bob_editor.rules.los.pieces.rays import OnRay
from bob_editor.rules.los.pieces.stretches import FINE, across, crossed, in_parts, runs_in
from bob_editor.rules.los.threads.contacts import Contact, sides_met
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
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


NOWHERE, WHOLE, UNSURE = (0, 0), (0, FINE), (FINE, 0)
"""Stretches of a hexside, in whole parts of that (``in_parts``), the end of the lesser x first."""
Place = tuple[int, int]
"""The number of a hex, and its distance from the thread's start."""


def nearest_run(look: Look, met: Met, own: OnRay, before: int) -> list[Place] | None:
    """Where the nearest run between the ends begins that does so ``before`` so many hexes from the start, if any.

    ``met`` are the hexes with ground as far as that; in the higher end's hex is its ``own``, in the lower one's none.
    None where that isn't sure.
    """
    return _begun_below(look, met, before) if look.looks_down else _ended_above(look, met, own, before)


def _begun_below(look: Look, met: Met, before: int) -> list[Place] | None:
    """See ``nearest_run``; of a thread that looks down, the first that goes into ground of the level."""
    for _, number, near, passed in _passages(look, met, before):
        if near >= before:
            break
        if passed is None:
            return None
        if passed.into or passed.enters:
            return [(number, near)]
    return []


def _ended_above(look: Look, met: Met, own: OnRay, before: int) -> list[Place] | None:
    """See ``nearest_run``; of a thread that looks up, the first that comes out of ground of the level."""
    inside, here = False, (look.base, 0)
    found: list[Place] = []
    for contact, number, near, passed in _passages(look, met, before):
        if inside and contact.corner:  # what it comes out of and goes into says whether ground goes on there
            continue
        if passed is None:
            return None
        if inside and not passed.enters:
            found = [here]
        if near >= before or (found and near > found[0][1]):
            return found
        here = number, near
        if passed.out:
            found = [here]
        inside = passed.leaves
    return [here] if inside and not own.at_side else found


def _passages(look: Look, met: Met, before: int) -> Iterator[tuple[Contact, int, int, Crossed | None]]:
    """What a thread does in each touched hex from the first of ``met`` on, its number and distance.

    Of the two beside a hexside, whose ground may be the same there, the first is given for both. None where that isn't
    sure.
    """
    contacts, grounds = look.thread.contacts, {contact.step for contact, _ in met}
    first = look.thread.steps.index(met[0][0].step)
    along = iter(contacts[first - (first > 0 and contacts[first].runs and contacts[first - 1].runs) :])
    for contact in along:
        number, near = look.base + contact.step, contact.from_start
        if contact.inside or contact.corner:
            none = near < before and contact.step not in grounds
            yield contact, number, near, OUTSIDE if none else _passed(look, number, contact)
        else:
            yield contact, *_along_side(look, contact, next(along))


def _along_side(look: Look, one: Contact, other: Contact) -> tuple[int, int, Crossed | None]:
    """What a thread does along the hexside between two hexes: the number of the one that says so, how far off."""
    lies = {look.base + there.step: _beside(look, there) for there in (one, other)}
    by_length = sorted((start - end, number) for number, (start, end) in lies.items() if end > start)
    stretches = {lies[number] for _, number in by_length}
    number, near = by_length[0][1] if by_length else look.base + one.step, one.from_start
    if WHOLE in stretches:
        return number, near, THROUGH
    if UNSURE in lies.values() or len(stretches) > 1:
        return number, near, None
    for start, end in stretches:
        begins, ends = (start > 0, end < FINE) if look.thread.du > 0 else (end < FINE, start > 0)
        return number, near, Crossed(begins, ends, enters=not begins, leaves=not ends)
    return number, near, OUTSIDE


def _beside(look: Look, contact: Contact) -> tuple[int, int]:
    """On which stretch of the hexside that a thread runs along ground of a hex lies."""
    number, kept = look.base + contact.step, look.reading.beside
    key = number, look.high, look.thread.sector, contact.aside
    if key not in kept:
        contents = look.reading.contents.get(number)
        if contents is None or not reaches(look, contact, contents):
            kept[key] = NOWHERE
        else:
            ((direction, first, last),) = sides_met(contact, look.thread)
            pieces = [piece for part in contents.ground if part.level >= look.high for piece in part.pieces]
            found = {run for piece in pieces for run in piece.on_sides[direction]}
            alone = len(found) == 1 and not any(piece.flat for piece in pieces)
            stretch = (first, last) if (first, last) in found else found.pop() if alone else (last, first)
            shares = (Fraction(x - first, last - first) for x in stretch)
            start, end = (in_parts(one.numerator, one.denominator) for one in shares)
            kept[key] = (start, end) if start < end else UNSURE
    return kept[key]


def _passed(look: Look, number: int, contact: Contact) -> Crossed | None:
    """What a thread does in a touched hex with ground of the higher end's level; None where that isn't sure."""
    contents = look.reading.contents.get(number)
    if contents is None or contents.top < look.high:
        return OUTSIDE
    outline, thread = look.reading.outline(number, look.high), look.thread
    du, dv = thread.du, thread.dv
    crossings = outline.crossings
    found = None if crossings is None else crossings.of(contact.offset, contact.aside, du, dv, thread.sector)
    if found is None and contact.inside:
        return crossed(outline.pieces, du, dv, *shift(look.start.hex, look.reading.cells.hex(number)))
    return found


def runs_along(look: Look, met: Met, own: OnRay) -> list[Run]:
    """The runs of a thread in order from the higher end; ``own`` ground is in its hex."""
    _, _, du, dv = look.higher_end()
    wide = across(du, dv)
    leaves, enters, goal = in_parts(2 * MILLI, wide), in_parts((wide - 2) * MILLI, wide), MILLI * FINE
    there = [(look.base + one.step, one.from_start) for one, contents in met if reaches(look, one, contents)]
    there.append(look.lower_end()[:2])
    over = leaves if own.reaches else 0
    if own.begun or own.by_touch:
        there.append(look.higher_end()[:2])
        over = -1
    begun: list[tuple[int, Run]] = []
    # of those that begin at one point the longest is first
    for start, minus_end, at, distance in sorted(_ground_along(look, there)):
        if start > goal:
            break
        if start > over:
            begun.append((start, Run(at, distance, at_ends=True)))
        over = max(over, min(-minus_end, goal))
        if begun:
            first, run = begun[-1]
            begun[-1] = first, run._replace(at_ends=first >= enters or over <= leaves)
    return [run for start, run in begun if start]


def _ground_along(look: Look, there: Iterable[Place]) -> Iterator[tuple[int, int, int, int]]:
    """Where a thread lies on ground of its higher end's level: from, minus to, in which hex, how far that is."""
    reading, level = look.reading, look.high
    number, _, du, dv = look.higher_end()
    dot = reading.cells.hex(number)
    for at, near in there:
        contents = reading.contents.get(at)
        if contents is None or contents.top < level:
            continue
        u, v = shift(dot, reading.cells.hex(at))
        for rings in reading.outline(at, level).pieces:
            for start, end in runs_in(rings, du, dv, u, v):
                yield start, -end, at, near


def reaches(look: Look, contact: Contact, contents: Contents) -> bool:
    """Whether a thread touches ground of its higher end's level, or higher, in a hex."""
    parts = (part for part in contents.ground if part.level >= look.high)
    return any(piece.met_by(contact, look.thread) for part in parts for piece in part.pieces)


def shift(at: Hex, other: Hex) -> tuple[int, int]:
    """The dot of another hex, from that of a hex."""
    q, r = other.q - at.q, other.r - at.r
    return 3 * q * MILLI, (2 * r + q) * MILLI
