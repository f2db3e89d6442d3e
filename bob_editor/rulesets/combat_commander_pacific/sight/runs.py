"""Runs: stretches of a thread on ground of its higher end's level, looked for from that end (T89.3.2).

What is open there is A-03 of docs/games/combat-commander-pacific.md.

Where a run begins, and in which hex it ends, is told by the signs of cross products for nearly all threads; those that
meet a corner of an outline, or run along hexsides, are measured exactly.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS, MILLI
from bob_editor.rules.los.pieces.hulls import Corner
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
from bob_editor.rulesets.combat_commander_pacific.sight.end_hexes import (
    FINE,
    OwnGround,
    across,
    in_parts,
    merged,
    runs_in,
)
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.outlines import PAST, Passage, passage

Met = list[tuple[Contact, Contents]]
"""The touched hexes between the ends with ground of the level, in order from the thread's start."""


_HEX = tuple((x * MILLI, y * MILLI, 1) for x, y in CORNERS)
"""The outline of a hex."""


class Run(NamedTuple):
    """A run that begins beyond the higher end's dot: in which hex, and how far from the thread's start that is.

    ``at_ends`` says that it begins in the lower end's hex, or ends in the higher one's (A-03).
    """

    number: int
    near: int
    at_ends: bool


def runs_along(look: Look, met: Met, own: OwnGround, low: OwnGround, before: int | None) -> list[Run]:
    """The runs of a thread in order from the higher end; ``own`` ground is in its hex, ``low`` in the lower end's.

    Where it is only asked what decides ``before`` so many hexes from the start, the nearest to it is among them.
    """
    # what begins or ends in an end's hex hangs on a ruling unless there is more, so then all is looked for
    if own.begun if look.looks_down else low.at_side or low.ended:
        before = None
    found = None
    if not own.by_touch and not low.by_touch:
        found = _hex_by_hex(look, met, own, low, before)
    return _measured(look, met, before) if found is None else found


def _hex_by_hex(look: Look, met: Met, own: OwnGround, low: OwnGround, before: int | None) -> list[Run] | None:
    """The runs, told by how the thread passes each hex; None where it goes along a hexside of ground or touches one."""
    way = _Way(look, met, own, low)
    if before is not None:
        found = way.nearest(before)
        if found is None or found or before <= look.thread.length or not own.begun:
            return found
    return way.runs()


class _Way:
    """The hexes that a thread passes, in order from the start: both ends' own, and between them those of its spots.

    ``step`` leads from one to the next that is nearer to the higher end.
    """

    def __init__(self, look: Look, met: Met, own: OwnGround, low: OwnGround) -> None:
        self.look = look
        self.met = met
        self.there = {contact.step: contents for contact, contents in met}
        self.spots, self.corners = look.thread.spots, look.thread.corners
        self.last = len(self.spots) + 1
        self.high, self.step = (0, -1) if look.looks_down else (self.last, 1)
        self.own = own
        low_passage = low.at_side, low.ended, False
        self.passages: dict[int, Passage | None] = {
            self.high: (False, own.begun, own.at_side),
            self.last - self.high: low_passage,
        }

    def runs(self) -> list[Run] | None:
        """All runs, in order from the higher end."""
        places = range(self.last + 1)
        found: list[Run] = []
        for place in places if self.look.looks_down else reversed(places):
            begun = self._begun_in(place)
            if begun is None:
                return None
            found += begun
        return found

    def nearest(self, before: int) -> list[Run] | None:
        """Those nearest to the start and nearer than ``before``, in order from the higher end."""
        down, length = self.look.looks_down, self.look.thread.length
        found: list[Run] = []
        looked_in = 0 if down else -1
        for contact, _ in self.met:
            if contact.from_start >= before:
                break
            place = contact.place + (down and contact.corner)
            if place == looked_in:
                continue
            looked_in = place
            begun = self._begun_in(place)
            if begun is None or (begun and down):
                return begun
            if begun:
                found = begun + found
                before = min(before, begun[0].near + 1)
        if down and before > length and looked_in < self.last:
            return self._begun_in(self.last)
        return found

    def _begun_in(self, place: int) -> list[Run] | None:
        """The runs that begin in a hex, or in the corner just before it; None where signs don't tell.

        Of two hexes that meet on a hexside where a run begins the farther one has more of it.
        """
        if place == self.high:
            return self._begun_in_own()
        here = self._passage(place)
        if here is None:
            return None
        enters, begins, _ = here
        corner = self.corners[max(place, place + self.step) - 1]
        if not enters and corner is not None and self._ground_on(corner) is None:
            corner = None
        if not enters and not begins and corner is None:
            return []
        behind = self._passage(place + self.step)
        if behind is None:
            return None
        found = [Run(self._number(place), self._near(place), at_ends=place in (0, self.last))] * begins
        if behind[2]:
            return found
        if enters:
            return [Run(self._number(place), self._near(place), at_ends=place in (0, self.last)), *found]
        if corner is None:
            return found
        return [Run(self.look.base + corner.step, corner.from_start, at_ends=False), *found]

    def _begun_in_own(self) -> list[Run] | None:
        """The runs in the higher end's own hex; the last may go on to the next one."""
        found = [Run(self._number(self.high), self._near(self.high), at_ends=True)] * self.own.begun
        if found and self.own.at_side:
            ahead = self._passage(self.high - self.step)
            if ahead is None:
                return None
            found[-1] = found[-1]._replace(at_ends=not ahead[0])
        return found

    def _number(self, place: int) -> int:
        look = self.look
        if place in (0, self.last):
            return look.far if place else look.base
        return look.base + self.spots[place - 1].step

    def _near(self, place: int) -> int:
        if place in (0, self.last):
            return self.look.thread.length if place else 0
        return self.spots[place - 1].from_start

    def _passage(self, place: int) -> Passage | None:
        try:
            return self.passages[place]
        except KeyError:
            contact = self.spots[place - 1]
            contents = self._ground_on(contact)
            found = PAST if contents is None else _passage(self.look, contact, contents)
            self.passages[place] = found
            return found

    def _ground_on(self, contact: Contact) -> Contents | None:
        """What stands in a hex whose ground of the higher end's level a thread touches; None where it touches none."""
        contents = self.there.get(contact.step)
        return contents if contents is not None and reaches(self.look, contact, contents) else None


def _passage(look: Look, contact: Contact, contents: Contents) -> Passage | None:
    """How a thread passes a hex, from the higher end; None where it goes beside it, or touches ground at a hexside."""
    if not contact.inside:
        return None
    number, _, du, dv = look.higher_end()
    offset = contact.offset if look.looks_down else -contact.offset
    passed = passage(look.reading.outline(look.base + contact.step, look.high), offset, du, dv)
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
) -> Iterator[tuple[int, int]]:
    """Where the ray ``du, dv`` from a dot lies on ground of a hex whose own dot is at ``u, v``."""
    for part in contents.ground:
        if part.level < level:
            break
        for piece in part.pieces:
            yield from runs_in(_moved(piece.rings, u, v), du, dv)


def _moved(rings: Iterable[Sequence[Corner]], u: int, v: int) -> list[list[Corner]]:
    return [[(x + u * w, y + v * w, w) for x, y, w in ring] for ring in rings]


def _measured(look: Look, met: Met, before: int | None) -> list[Run]:
    """The same, measured along the thread, with ground beyond ``before`` left out but for the next hex's."""
    level = look.high
    number, _, du, dv = look.higher_end()
    contents_of = look.reading.contents.get
    there = [(at, near, contents_of(at)) for at, near, *_ in (look.higher_end(), look.lower_end())]
    there += [
        (look.base + contact.step, contact.from_start, contents)
        for contact, contents in met
        if reaches(look, contact, contents)
    ]
    if before is not None:
        there = [one for one in there if one[1] <= before + 1]
    found: list[tuple[int, int, int, int]] = []
    whole = MILLI * FINE
    for at, distance, contents in there:
        u, v = shift(look.reading.cells.hex(number), look.reading.cells.hex(at))
        if contents is not None:
            for start, end in _ground_runs(contents, level, u, v, du, dv):
                if start <= whole:
                    found.append((start, -min(end, whole), at, distance))
    wide = across(du, dv)
    leaves, enters = in_parts(2 * MILLI, wide), in_parts((wide - 2) * MILLI, wide)
    begun: list[tuple[int, Run]] = []
    over = -1
    # of those that begin at one point the longest is first
    for start, minus_end, at, distance in sorted(found):
        if start > over:
            begun.append((start, Run(at, distance, at_ends=True)))
        over = max(over, -minus_end)
        first, run = begun[-1]
        begun[-1] = first, run._replace(at_ends=first >= enters or over <= leaves)
    return [run for start, run in begun if start]


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
