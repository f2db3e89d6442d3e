"""What hinders without blocking: orchards, palms, grass, walls and dike roads (46.0, 46.1; 2.1: 57.0, 58.0)."""

from collections.abc import Iterator, Sequence
from operator import attrgetter

from bob_editor.geometry.threads import centre_of
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hulls import straddles
from bob_editor.rules.los.threads.stepped import CrossedStep, RunStep, SideStep
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, hides
from bob_editor.rulesets.band_of_brothers_2_2.land.hindering_terrain import (
    NOTHING_THERE,
    ORCHARD,
    PALMS,
    TREES,
    OnTheWay,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look


class Hindering(Record):
    """A hindering hex (its number) or hexside (its code), and how far it is from the start in hexes."""

    terrain: str
    near: int
    hex: int | None = None
    side: int | None = None


class Hindrances(Record):
    """What hinders a thread, each sort in order from the start."""

    palms: tuple[Hindering, ...] = ()
    orchards: tuple[Hindering, ...] = ()
    grass: tuple[Hindering, ...] = ()
    wall: Hindering | None = None

    def total(self, *, vehicle: bool) -> int:
        """How many hindrances count; grass doesn't against vehicles (46.0)."""
        grass = 0 if vehicle else len(self.grass)
        return (len(self.orchards) + 1) // 2 + (grass + 1) // 2 + len(self.palms) + (self.wall is not None)

    @property
    def all(self) -> tuple[Hindering, ...]:
        """Everything that hinders, by sort."""
        wall = () if self.wall is None else (self.wall,)
        return (*self.palms, *self.orchards, *self.grass, *wall)

    @property
    def nearest(self) -> Hindering:
        """What hinders nearest to the start.

        :raises ValueError: where nothing does.
        """
        return min(self.all, key=_NEAR)


NONE = Hindrances()
"""Nothing that hinders."""


def hindrances(look: Look) -> Hindrances:
    """All that hinders a thread, its ends' hexes excluded."""
    reading, thread, base = look.reading, look.thread, look.base
    found = []
    walled = 0
    try:
        hindering = reading.hindering_way[look.high, look.low]
    except KeyError:
        hindering = reading.hindering_between(look.high, look.low)
    for place, number in enumerate(thread.steps):
        met = hindering[base + number]
        if met is None:
            continue
        terrain, walls = met
        walled = walled or walls & thread.course[place]
        if terrain is not None:
            step = thread.crossed[place]
            if _reaches(look, step) and _in_the_way(look, step, terrain):
                found.append(Hindering(terrain, step.from_start, base + step.step))
    if thread.corners:
        walled = walled or not reading.wall_codes.isdisjoint(map((3 * base).__add__, thread.beside_codes))
        if reading.hindering_numbers:
            found += _along_and_touched(look, hindering)
            found.sort(key=_NEAR)
    wall = wall_or_dike(look) if walled or reading.dikes else None
    if not found:
        return NONE if wall is None else Hindrances(wall=wall)
    if len(found) == 1:
        terrain = found[0].terrain
        alone = (found[0],)
        if terrain == ORCHARD:
            return Hindrances((), alone, (), wall)
        return Hindrances(alone, (), (), wall) if terrain == PALMS else Hindrances((), (), alone, wall)
    return Hindrances(
        palms=tuple([one for one in found if one.terrain == PALMS]),
        orchards=tuple([one for one in found if one.terrain == ORCHARD]),
        grass=tuple([one for one in found if one.terrain not in TREES]),
        wall=wall,
    )


_NEAR = attrgetter("near")


def second_palm(found: Hindrances) -> Iterator[Cause]:
    """The second palm hex in between, which blocks (46.0)."""
    if len(found.palms) > 1:
        second = found.palms[1]
        yield Cause("second_palm_hex", BLOCKS, second.near, hex=second.hex, terrain=second.terrain)


def _in_the_way(look: Look, step: CrossedStep, terrain: str) -> bool:
    """Whether the artwork of grass lies on both sides of the thread; trees fill their hex."""
    if terrain in TREES:
        return True
    hulls = look.reading.grass_hulls(look.base + step.step, terrain)
    return any(straddles(hull, step.offset, look.thread.du, look.thread.dv) for hull in hulls)


def _along_and_touched(look: Look, hindering: Sequence[OnTheWay | None]) -> Iterator[Hindering]:
    """The hindering hexes that count of those beside the thread's runs, and of those touched in corners."""
    reading, base, thread = look.reading, look.base, look.thread
    for run in thread.runs:
        if hindering[base + run.left] or hindering[base + run.right]:
            yield from _beside(look, run, hindering)
    if reading.rulings.count_corner_hindrance:
        for contact in thread.corners:
            touched = contact.touched
            if touched is None or not touched.from_start or not touched.to_goal:
                continue
            terrain, _ = hindering[base + touched.step] or NOTHING_THERE
            if terrain in TREES and _reaches(look, touched):
                yield Hindering(terrain, touched.from_start, base + touched.step)


def _beside(look: Look, run: RunStep, hindering: Sequence[OnTheWay | None]) -> Iterator[Hindering]:
    """Of the two hexes beside a run, the one better for the target (46.0), or both orchards (2.1: 57.0)."""
    reading = look.reading
    counting = []
    for step, direction in ((run.left, run.direction), (run.right, (run.direction + 3) % 6)):
        number = look.base + step
        terrain, _ = hindering[number] or NOTHING_THERE
        if terrain is None:
            continue
        here = run.side.first if run.side.first.step == step else run.side.second
        if _reaches(look, here) and (terrain in TREES or reading.grass_touches(number, terrain, direction)):
            counting.append(Hindering(terrain, run.from_start, number))
    if reading.clauses.orchards_as_woods and reading.rulings.both_orchards:
        yield from counting
    elif counting:
        yield min(counting, key=lambda one: TREES.index(one.terrain) if one.terrain in TREES else len(TREES))


def _reaches(look: Look, step: CrossedStep) -> bool:
    """Whether what may hinder between these ends (``hindering_between``) reaches up to the thread (46.0)."""
    if look.high == look.low:
        return True
    level = look.reading.level_numbers.get(look.base + step.step, 0)
    stated = look.reading.rulings.stated_blind_hexes
    return bool(hides(level + 1, look.distance(step), look.length, look.high, look.low, stated_only=stated))


def wall_or_dike(look: Look) -> Hindering | None:
    """The first wall, roadblock or dike road that hinders (46.1); all of them together hinder once."""
    reading = look.reading
    if not (reading.wall_codes or reading.dikes) or not (look.level or reading.clauses.dike_at_any_level):
        return None
    if reading.rulings.wall_in_front_cancels_all and _directly_behind(look):
        return None
    if reading.wall_codes and look.level:
        walls, codes = reading.wall_codes, 3 * look.base
        for side in _sides_met(look):
            if codes + side.code not in walls or side.own:
                continue
            if reading.rulings.count_hindrance_below or _higher_level(look, side) >= look.high:
                return Hindering(
                    "wall", min(side.first.from_start, side.second.from_start), side=look.code(side)
                )
    return _dike(look) if reading.dikes else None


def _higher_level(look: Look, side: SideStep) -> int:
    levels = look.reading.level_numbers
    found = (levels.get(look.base + step.step) for step in (side.first, side.second))
    return max(level for level in found if level is not None)


def _sides_met(look: Look) -> Iterator[SideStep]:
    """Hexsides crossed, run along, or met at a corner, in no order."""
    thread = look.thread
    yield from thread.sides
    yield from (run.side for run in thread.runs)
    if look.reading.rulings.count_corner_hindrance:
        for contact in thread.corners:
            yield from contact.left
            yield from contact.right


def _directly_behind(look: Look) -> bool:
    """Whether the firer fires across a wall of his own hex, or over the dike road in it (``wall_in_front``)."""
    walls = look.reading.wall_codes
    return look.start in look.reading.dikes or not walls.isdisjoint(map(look.code, look.thread.leaves_by))


def _dike(look: Look) -> Hindering | None:
    """A connected stretch of dike road between, on both sides of the thread (ruling ``dike_road_extent``)."""
    reading, thread, base = look.reading, look.thread, look.base
    beside = (step for run in thread.runs for step in (run.left, run.right))
    met = filter(reading.dike_numbers.__contains__, map(base.__add__, (*thread.steps, *beside)))
    anywhere = reading.clauses.dike_at_any_level or reading.rulings.count_hindrance_below
    hexes = map(reading.cells.hex, met)
    between = frozenset(at for at in hexes if anywhere or reading.level(at) >= look.high)
    if not between:
        return None
    if reading.rulings.whole_dike_hex:
        first = min(between, key=look.start.distance)
        return Hindering("dike_road", look.start.distance(first), reading.cells.number(first))
    u, v = centre_of(look.start)
    for stretch in reading.dike_stretches(between):
        # in half lattice units, where dots and middles of hexsides are whole numbers
        aside = [thread.du * (y - 2 * v) - thread.dv * (x - 2 * u) for x, y, _ in stretch]
        if min(aside) < 0 < max(aside):
            near = min((at for _, _, at in stretch), key=look.start.distance)
            return Hindering("dike_road", look.start.distance(near), reading.cells.number(near))
    return None
