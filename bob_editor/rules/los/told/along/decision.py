"""What all that is met comes to: the ways in which the two hands of a line along a hexside are put together."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.meeting import all_met
from bob_editor.rules.los.told.along.met import CROSSED, LEFT, NO_PAIR, RIGHT, Met
from bob_editor.rules.los.told.hindrance import summed
from bob_editor.rules.los.told.settings import Settings


class Decision(NamedTuple):
    """Whether a line is blocked, by shadows only, or by how much it is hindered; and what counted, in order."""

    blocked: bool
    blind: bool
    hindrance: int
    counted: Sequence[Met]


class Bound(NamedTuple):
    """How far one sees by what is at an end, ``start`` or ``target``.

    ``name`` is the id of terrain, a marker's ``marker_key``, or the id of a kind of ``unit``.
    """

    hexes: int
    end: str
    name: str
    unit: bool = False


class Line(NamedTuple):
    """One of the lines that are looked along: what blocks it, or how much hinders it and what."""

    blocking: Sequence[Met]
    hindrance: int
    hindering: Sequence[Met]
    too_much: bool

    @property
    def blocked(self) -> bool:
        """Whether it is."""
        return bool(self.blocking) or self.too_much

    @property
    def counted(self) -> Sequence[Met]:
        """What blocks it; where nothing does by itself, what hinders."""
        return self.blocking or self.hindering


FREE = Decision(blocked=False, blind=False, hindrance=0, counted=())


def decided(look: Look) -> Decision | None:
    """What a line comes to; None where the target is too far off to be seen."""
    if is_dark(look):
        return None
    return decide(all_met(look), look.reading.settings) if look.length else FREE


def is_dark(look: Look) -> bool:
    """Whether the target is too far off to be seen."""
    reading = look.reading
    if not reading.bounded:
        return False
    if look.length <= 1 and reading.settings.adjacent == "clear":
        return False
    return look.length > min((reading.darkest_at(look.far)[0], *(one.hexes for one in bounds(look))))


def bounds(look: Look) -> Iterator[Bound]:
    """What bounds how far one sees by the terrain, the markers and the units of both ends."""
    reading, things = look.reading, look.reading.things
    for end, number, at, units in (
        ("target", look.far, reading.seen_within, things.units_seen_within),
        ("start", look.base, reading.sees_within, things.units_see_within),
    ):
        unit = look.goal.unit if end == "target" else look.start.unit
        hexes, name = at(number, unit)
        if name:
            yield Bound(hexes, end, name)
        if unit in units and not (end == "target" and reading.revealing(number)):
            yield Bound(units[unit], end, unit, unit=True)


def decide(met: Sequence[Met], settings: Settings) -> Decision:
    """What all that is met comes to."""
    if not met:
        return FREE
    if len(met) == 1 and met[0].hand == CROSSED and met[0].thing.blocks and not met[0].second:
        return Decision(blocked=True, blind=met[0].shadow, hindrance=0, counted=met)
    found, lines = _judged(met, settings)
    if not found.blocked:
        return Decision(blocked=False, blind=False, hindrance=found.hindrance, counted=found.hindering)
    bare = [one for one in met if not (one.shadow and one.thing.blocks)]
    blind = len(bare) < len(met) and not (bare and _judged(bare, settings)[0].blocked)
    counted = {id(one) for line in lines if line.blocked for one in line.counted}
    return Decision(
        blocked=True, blind=blind, hindrance=0, counted=[one for one in met if id(one) in counted]
    )


def _judged(met: Sequence[Met], settings: Settings) -> tuple[Line, Sequence[Line]]:
    """The line that decides of those that are looked along, and all of them."""
    lines = [_line(one, settings) for one in _lines(met, settings)]
    return (min if settings.along == "better" else max)(lines, key=_rank), lines


def _rank(line: Line) -> tuple[bool, int]:
    return line.blocked, line.hindrance


def _lines(met: Sequence[Met], settings: Settings) -> list[Sequence[Met]]:
    """The lines that are looked along: one, or the one moved to the left and the one moved to the right."""
    crossed = [one for one in met if one.hand == CROSSED]
    if len(crossed) == len(met) or settings.along == "either":
        return [met]
    if settings.along == "facing":
        return [[*crossed, *_facing(met, settings)]]
    return [[one for one in met if one.hand in (CROSSED, hand)] for hand in (LEFT, RIGHT)]


def _facing(met: Sequence[Met], settings: Settings) -> Iterable[Met]:
    """What counts of pairs beside the line: where both block, both; where both do anything, what does less."""
    pairs: dict[int, dict[int, list[Met]]] = {}
    for one in met:
        if one.hand != CROSSED and one.pair != NO_PAIR:
            pairs.setdefault(one.pair, {}).setdefault(one.hand, []).append(one)
    for hands in pairs.values():
        if len(hands) < 2:
            continue
        blocking = [[one for one in hand if one.thing.blocks] for hand in hands.values()]
        if all(blocking):
            yield from (one for hand in blocking for one in hand)
            continue
        hindering = [
            [one for one in hand if not one.thing.blocks]
            for hand, blocks in zip(hands.values(), blocking, strict=True)
            if not blocks
        ]
        yield from min(hindering, key=lambda hand: _weight(hand, settings))


def _weight(hand: Sequence[Met], settings: Settings) -> tuple[int, list[str]]:
    """How much one side of a pair hinders; by names where that is alike, so that both ends take the same."""
    values = [one.thing.hindrance.single for one in hand if one.thing.hindrance is not None]
    names = sorted(one.thing.id for one in hand)
    return (max(values) if settings.add == "highest" else sum(values)), names


def _line(met: Sequence[Met], settings: Settings) -> Line:
    seconds = [one for one in met if one.second]
    if seconds:
        counts = Counter(one.thing for one in seconds)
        met = [one for one in met if not one.second or counts[one.thing] > 1]
    blocking = [one for one in met if one.thing.blocks]
    if blocking:
        return Line(blocking, 0, (), too_much=False)
    hindering = [one for one in met if not one.thing.blocks]
    hindrances = [(one.where, one.thing.hindrance) for one in hindering if one.thing.hindrance is not None]
    total, too_many = summed(hindrances, highest=settings.add == "highest")
    too_much = too_many or (settings.blocks_at is not None and total >= settings.blocks_at)
    return Line((), total, hindering, too_much)
