"""What may count in each hex between ends of which the higher is on a certain level, laid ready to be looked up."""

from collections.abc import Sequence

from bob_editor.geometry.threads import SECTORS
from bob_editor.records import Record
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.bands import NOWHERE, Band
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
from bob_editor.rulesets.combat_commander_pacific.sight.causes import BLOCKS, Found, Known
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import met_in
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.rulesets.combat_commander_pacific.sight.reasons import reason_of

Weighed = tuple[int, Known | None]
"""The weight of a finding, and what is said of it; None where it does nothing."""
NOTHING: Weighed = 0, None
VALUES = 1 << 16
"""How much a stronger effect weighs more than any value."""
OUTRIGHT = BLOCKS * VALUES


class Bands(Band, eq=False):
    """Where a thread in a sector may meet drawings or pass a hair beside them, and surely meets what decides there.

    From ``ground`` and less than ``ground_end`` alone it may touch ground.
    """

    ground: int
    ground_end: int


class Barrier(Record, eq=False):
    """What may count in a hex between certain ends; of its ground what is of the level ``stopping`` or higher.

    What decides is the only drawing, or the first obstacle that blocks outright: that of the place ``sure``, if any.
    ``known`` has what it does by its distance, as far as it was asked; ``over`` says that it may be looked over, and
    blind the lower end.
    """

    contents: Contents
    stopping: int
    sure: int | None
    over: bool
    bands: list[Bands | None]
    known: dict[int, Weighed]

    def bands_in(self, sector: int) -> Bands:
        """The bands in a sector of directions, from now on kept."""
        each = [one.bands[sector] or one.band_in(sector) for *_, one in self.contents.tried]
        sure, (start, end) = NOWHERE if self.sure is None else each[self.sure], _around(each)
        parts = (part for part in self.contents.ground if part.level >= self.stopping)
        ground = [piece.touch.band_in(sector) for part in parts for piece in part.pieces]
        found = self.bands[sector] = Bands(start, end, sure.sure, sure.sure_end, *_around(ground))
        return found


def _around(bands: Sequence[Band]) -> tuple[int, int]:
    return min((one.start for one in bands), default=0), max((one.end for one in bands), default=0)


def _barrier_at(reading: MapReading, high: int, stopping: int, number: int) -> Barrier | None:
    contents = reading.contents.get(number)
    if contents is None or not (contents.tried or contents.top >= stopping):
        return None
    blocks = [place for place, (_, _, one, _) in enumerate(contents.tried) if one and contents.level >= high]
    sure = blocks[0] if blocks else 0 if len(contents.tried) == 1 else None
    over = bool(contents.obstacles) and contents.level < high and stopping != high + 1
    return Barrier(contents, stopping, sure, over, [None] * SECTORS, {})


def met_along(look: Look, found: Found) -> tuple[Known | None, int]:
    """The strongest that drawings along a thread do, and how far off that blocks it outright.

    Where none does, that is farther than its ends.
    """
    reading, thread, base, key = look.reading, look.thread, look.base, (look.high, look.stopping)
    barriers = reading.barriers.get(key)
    if barriers is None:
        barriers = reading.barriers.setdefault(key, Barriers(reading.cells.size, _barrier_at, *key))
    among, sector, down = barriers.found, thread.sector, look.looks_down
    most = NOTHING
    for step, aside, contact in thread.asides:
        here = among[base + step]
        if here is None:
            continue
        here = here or barriers.at(reading, base + step)
        if here is None:
            continue
        bands = here.bands[sector] or here.bands_in(sector)
        surely = bands.sure <= aside < bands.sure_end
        if surely or bands.start <= aside < bands.end:
            if surely and here.over:
                surely = not (contact.last if down else contact.first)
            met = here.known.get(contact.from_start) if surely else None
            if met is None:
                met = _met_in(look, contact, here, found, kept=surely)
            if met[0] > most[0]:
                most = met
                if met[0] == OUTRIGHT:
                    return most[1], contact.from_start
        if bands.ground <= aside < bands.ground_end:
            found.ground.append((contact, here.contents))
    return most[1], thread.length + 1


def _met_in(look: Look, contact: Contact, barrier: Barrier, found: Found, *, kept: bool) -> Weighed:
    """The strongest that drawings in a hex do; ``kept`` where it hangs on nothing but the distance."""
    most, before = NOTHING, len(found.dropped)
    for finding in met_in(look, contact, barrier.contents, found):
        weight = finding.effect * VALUES + finding.value
        if weight > most[0]:
            most = weight, (finding, reason_of(look.reading, finding))
            if weight == OUTRIGHT:
                break
    if kept and len(found.dropped) == before:
        barrier.known[contact.from_start] = most
    return most
