"""From causes to answers: which reason comes first, what it says and cites.

Kinds, rule numbers and words are rows of the ruleset's ``reasons``, so another edition has its own.
"""

from functools import lru_cache
from operator import itemgetter

from bob_editor.rules.los.answer import Answer, Reason, seen_through
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import Reasons
from bob_editor.rules.los.scene import End
from bob_editor.rules.wording import filled
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hindrances import Hindering, Hindrances
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import cause_of, decisive
from bob_editor.rulesets.band_of_brothers_2_2.sight.barrier import Stop
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause, Hit
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look
from bob_editor.rulesets.band_of_brothers_2_2.sight.modifiers import modifiers
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

WORDED_AT_MOST = 50_000
"""How many causes a map keeps in words."""


def deciding(stop: Stop) -> tuple[int, int, float]:
    """What puts one stop before all others: that it blocks outright, then that it is nearer, then higher."""
    effect, reason = stop
    return -effect, reason.distance or 0, -(reason.height or 0)


def in_order(stops: list[Stop], decisive: Reason) -> tuple[Reason, ...]:
    """All reasons but the one that decides, in order along the thread."""
    reasons = sorted((reason for _, reason in stops), key=_DISTANCE)
    reasons.remove(decisive)
    return tuple(reasons)


_DISTANCE = itemgetter(Reason._fields.index("distance"))


def worded_hit(look: Look, hit: Hit) -> Reason:
    """A hit in words: the ground where it hides by itself, else the highest terrain that does.

    Kept by what decides, since neighbouring threads share their obstacles.
    """
    mark, effect, number, _, near, distance = hit
    if mark.ground is not None or mark.higher:
        mark = decisive(look, hit)
    # a mark lives as long as the reading that keeps these words
    key = (id(mark), number, near, distance, look.high, effect)
    reason = look.reading.worded.get(key)
    if reason is None:
        reason = look.reading.worded[key] = worded(look.reading, cause_of(look, hit, mark))
    return reason


def answer_shut(reading: MapReading, row: str, at: str, length: int) -> Answer:
    """The answer where a gate is shut, the map ends, or night or rain hides: one reason."""
    data = reading.reason_rows[row]
    text = _said_of(data["says"], length, reading.visibility)
    if row == "cave_arc" and length == 0:
        text = "A cave and the ground above it don't see each other."
    ruling = "thread_off_map" if row == "off_map" else None
    return Answer("blocked", length, (Reason(data["kind"], data["cites"], text, at, ruling=ruling),))


@lru_cache(maxsize=1000)
def _said_of(says: str, length: int, visibility: int | None) -> str:
    """What a row says of a range, put into words once for all lines so long."""
    return filled(says, length=length, visibility=visibility)


def answer_open(look: Look, start: End, goal: End, found: Hindrances, total: int) -> Answer:
    """The answer for a free thread: hindered by so much, or clear."""
    reading = look.reading
    adding = Later(modifiers, look, start, goal, total)
    if total:
        reasons = Reasons(_hindrance(reading, found.nearest), _other_hindrances, (reading, found))
        return seen_through(look.length, reasons, total, adding)
    return seen_through(look.length, reading.clear_reasons[look.length > 1], 0, adding)


def _other_hindrances(asked: tuple[MapReading, Hindrances], _: Reason) -> tuple[Reason, ...]:
    """All that hinders but the nearest, in order along the thread."""
    reading, found = asked
    every = sorted(found.all, key=lambda one: one.near)
    return tuple(_hindrance(reading, one) for one in every[1:])


def worded(reading: MapReading, cause: Cause) -> Reason:
    """The cause in words; put into words once, since neighbouring threads share their causes."""
    try:
        return reading.worded[cause]
    except KeyError:
        pass
    if len(reading.worded) >= WORDED_AT_MOST:
        reading.worded.clear()
    row = reading.reason_rows[cause.row]
    at = reading.labels[cause.hex] if cause.hex is not None else reading.side_label(cause.side or 0)
    title = reading.title(cause.terrain)
    height, distance, blind = cause.height, cause.distance, cause.blind
    text = filled(row["says"], title=title, at=at, height=height, distance=distance, blind=blind)
    reason = Reason(
        row["kind"], row["cites"], text, at, cause.terrain, cause.ruling, cause.height, cause.near
    )
    reading.worded[cause] = reason
    return reason


def _hindrance(reading: MapReading, one: Hindering) -> Reason:
    reason = reading.worded.get(one)
    if reason is None:
        reason = reading.worded[one] = _worded_hindrance(reading, one)
    return reason


def _worded_hindrance(reading: MapReading, one: Hindering) -> Reason:
    kind = "hindering_wall" if one.terrain in ("wall", "dike_road") else "hindering_terrain"
    row = reading.reason_rows[kind]
    at = reading.labels[one.hex] if one.hex is not None else reading.side_label(one.side or 0)
    title = "The dike road" if one.terrain == "dike_road" else reading.title(one.terrain)
    return Reason(row["kind"], row["cites"], f"{title} at {at} hinders.", at, one.terrain, distance=one.near)
