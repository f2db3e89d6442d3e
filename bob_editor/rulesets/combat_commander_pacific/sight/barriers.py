"""What may count in each hex between ends of which the higher is on a certain level, laid ready to be looked up."""

from bob_editor.geometry.threads import SECTORS
from bob_editor.records import Record
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.bands import Band, around, within
from bob_editor.rules.los.pieces.cut_pieces import Piece
from bob_editor.rules.los.pieces.images import CROSSED, MISSED
from bob_editor.rules.los.threads.contacts import FIRST, LAST, NEAR
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents
from bob_editor.rulesets.combat_commander_pacific.sight.causes import BLOCKS, Found, Known, nothing_found
from bob_editor.rulesets.combat_commander_pacific.sight.drawings import Met, does, how_met, meets
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.rulesets.combat_commander_pacific.sight.reasons import reason_of
from bob_editor.rulesets.combat_commander_pacific.sight.slopes import ground_there, higher_of

Key = int | tuple[int, Met] | tuple[int, Met, bool, int, int]
"""How far off a hex is; how it is met; whether inside, and the number and level of the lower end right behind it."""
Weighed = tuple[int, Known | None]
"""The weight of a finding, and what is said of it; None where it does nothing."""
NOTHING: Weighed = 0, None
VALUES = 1 << 16
"""How much a stronger effect weighs more than any value."""
OUTRIGHT = BLOCKS * VALUES


class Bands(Band, eq=False):
    """Where a thread in a sector may meet drawings or pass a hair beside them, and surely meets what decides there.

    From ``ground`` and less than ``ground_end`` alone it may touch ground; from ``through`` and less than
    ``through_end`` it surely crosses some. All in shares of asides (``ContactThread.shares``).
    """

    ground: int
    ground_end: int
    through: int
    through_end: int


class Barrier(Record, eq=False):
    """What may count in a hex between certain ends; ``ground`` is what of its ground may stop a thread.

    What decides is the only drawing, or the first obstacle that blocks outright: that of the place ``sure``, if any.
    ``known`` has what it does by its distance where that is sure, else also by how it is met, as far as it was asked;
    ``over`` says that it may be looked over, and blind the lower end: right before that also by its hex and level.
    """

    contents: Contents
    ground: tuple[Piece, ...]
    sure: int | None
    over: bool
    bands: list[Bands | None]
    known: dict[Key, Weighed]

    def bands_in(self, sector: int) -> Bands:
        """The bands in a sector of directions, from now on kept."""
        each = [one.bands[sector] or one.band_in(sector) for *_, one in self.contents.tried]
        ground = [piece.touch.band_in(sector) for piece in self.ground]
        solid = [one for one, piece in zip(ground, self.ground, strict=True) if not piece.flat]
        decides = () if self.sure is None else (each[self.sure],)
        found = self.bands[sector] = Bands(*around(each), *within(decides), *around(ground), *within(solid))
        return found


def _barrier_at(reading: MapReading, high: int, stopping: int, number: int) -> Barrier | None:
    contents = reading.contents.get(number)
    if contents is None or not (contents.tried or contents.top >= stopping):
        return None
    blocks = [place for place, (_, _, one, _) in enumerate(contents.tried) if one and contents.level >= high]
    sure = blocks[0] if blocks else 0 if len(contents.tried) == 1 else None
    over = bool(contents.obstacles) and contents.level < high and stopping != high + 1
    parts = (part for part in contents.ground if part.level >= stopping)
    ground = tuple(piece for part in parts for piece in part.pieces)
    return Barrier(contents, ground, sure, over, [None] * SECTORS, {})


def met_along(look: Look, *, certain: bool) -> tuple[Known | None, int, Found | None]:
    """What decides of all that stands along a thread, how far off that blocks it outright, and what else is found.

    Where nothing blocks, that is farther than its ends. Ground is told by itself where it is ``certain`` that none in
    the ends' own hexes comes before it; where it hangs on more it is in what is found.
    """
    reading, thread, base = look.reading, look.thread, look.base
    key = look.high, look.stopping
    barriers = reading.barriers.get(key)
    if barriers is None:
        barriers = reading.barriers.setdefault(key, Barriers(reading.cells.size, _barrier_at, *key))
    among, shares, sector, (most, decides) = barriers.found, thread.shares, thread.sector, NOTHING
    found, ground, last = None, None, thread.length + 1
    course, before_lower = thread.course, LAST if look.looks_down else FIRST
    by_itself = certain and (look.level or look.looks_down)
    for place, step in enumerate(thread.steps):
        here = among[base + step]
        if not here and (here is None or (here := barriers.at(reading, base + step)) is None):
            continue
        if ground is not None and course[place] & NEAR > last:
            break
        share, bands = shares[place], here.bands[sector] or here.bands_in(sector)
        weight = 0
        if bands.sure <= share < bands.sure_end and not (here.over and course[place] & before_lower):
            kept = here.known.get(course[place] & NEAR)
            if kept is None:
                found = found or nothing_found()
                kept = _met_in(look, place, here, found, surely=True, blinds=False)
            weight, does = kept
        elif bands.start <= share < bands.end:
            found, blinds = found or nothing_found(), here.over and course[place] & before_lower > 0
            weight, does = _met_in(look, place, here, found, surely=False, blinds=blinds)
        if weight > most:
            if weight == OUTRIGHT:
                return does, course[place] & NEAR, found
            most, decides = weight, does
        if bands.ground <= share < bands.ground_end:
            found = found or nothing_found()
            through = bands.through <= share < bands.through_end
            if through and not by_itself:
                found.ground.append((thread.contacts[place], here.contents))
                continue
            stops = _ground_met(look, place, here, found, by_itself=by_itself, through=through)
            if stops is not None:
                ground, last = higher_of(ground, stops), course[place] & NEAR
    return (decides if ground is None else ground), last, found


def _ground_met(
    look: Look, place: int, barrier: Barrier, found: Found, *, by_itself: bool, through: bool
) -> Known | None:
    """What ground of a hex does that stops a thread by itself; what hangs on more is in ``found``."""
    thread, contact = look.thread, look.thread.contacts[place]
    how = CROSSED if through else max([one.met_by(contact, thread) for one in barrier.ground])
    if how == MISSED:
        return None
    if by_itself and (look.level or (how == CROSSED and not found.ground)):
        return ground_there(look, contact, barrier.contents)
    found.ground.append((contact, barrier.contents))
    return None


def _met_in(look: Look, place: int, barrier: Barrier, found: Found, *, surely: bool, blinds: bool) -> Weighed:
    """The strongest that drawings in a hex do, which may blind the lower end; kept by all that it hangs on."""
    contact, contents = look.thread.contacts[place], barrier.contents
    alone = len(contents.tried) == 1
    met = (
        (meets(look, contact, contents.tried[0][-1], found),)
        if alone
        else how_met(look, contact, contents, found)
    )
    key: Key = contact.from_start if surely else (contact.from_start, met)
    if blinds:
        key = contact.from_start, met, contact.inside, look.lower_end()[0], look.low
    if key in barrier.known:
        return barrier.known[key]
    most, before = NOTHING, len(found.dropped)
    for finding in does(look, contact, contents, met, found):
        weight = finding.effect * VALUES + finding.value
        if weight > most[0]:
            most = weight, (finding, reason_of(look.reading, finding))
            if weight == OUTRIGHT:
                break
    if len(found.dropped) == before:
        barrier.known[key] = most
    return most
