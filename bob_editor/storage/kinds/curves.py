"""Knots of drawn curves as JSON: ``[x, y]`` for a corner, ``[x, y, bx, by, ax, ay]`` for one with handles.

``b`` is the handle before the knot, ``a`` the one after it; one that lies on the knot repeats its coordinates.
"""

from collections.abc import Iterable
from typing import Any

from bob_editor.geometry.curve import Curve, Knot, flattened
from bob_editor.geometry.lattice import FARTHEST, Point, is_coordinate
from bob_editor.storage.form.problems import ProblemLog, Steps, spoken
from bob_editor.storage.form.values import Fields, ring

Json = Any


def read_curve(fields: Fields, name: str) -> Curve:
    """The knots of a path's curve; none where one of them is no knot, as the curve would be another without it."""
    entries, steps = fields.entries(name), (*fields.steps, name)
    found = read_knots(entries, steps, fields.log)
    if len(found) < len(entries):
        fields.log.refused.add(steps)
        return ()
    return found


def read_knots(entries: list[Json], steps: Steps, log: ProblemLog) -> Curve:
    """The knots of a list; what is none is noted and left out."""
    found = (_knot(entry, (*steps, index), log) for index, entry in enumerate(entries))
    return tuple(knot for knot in found if knot is not None)


def written_knots(knots: Iterable[Knot]) -> list[Json]:
    """Knots as files hold them; reading them gives the same."""
    return [_written(knot) for knot in knots]


def read_ring(entries: list[Json], steps: Steps, log: ProblemLog) -> tuple[tuple[Point, ...], Curve]:
    """The points of a closed outline, and the knots that it is drawn with, () where all are corners."""
    if not any(isinstance(entry, list) and len(entry) > 2 for entry in entries):
        return ring(entries, steps, log), ()
    knots = read_knots(entries, steps, log)
    while len(knots) > 3 and knots[0].at == knots[-1].at:
        knots = (Knot(knots[0].at, knots[-1].before or knots[0].before, knots[0].after), *knots[1:-1])
    line = flattened(knots, closed=True)
    if len(knots) < 3 or len(line) < 3:
        log.add(steps, "minItems", f"{spoken(steps)} needs at least three points.", unless_known=True)
        return (), ()
    return line, knots


def _knot(entry: Json, steps: Steps, log: ProblemLog) -> Knot | None:
    if not isinstance(entry, list) or len(entry) not in (2, 6) or not all(map(is_coordinate, entry)):
        told = f"{spoken(steps)} must be two numbers within ±{FARTHEST}, or six where it has handles."
        log.add(steps, "type", told, unless_known=True)
        return None
    numbers = [round(float(number), 3) + 0.0 for number in entry]
    if numbers != entry:
        log.add(steps, "multipleOf", f"{spoken(steps)} has more than three decimals and was rounded.")
    at = numbers[0], numbers[1]
    before, after = ((numbers[2], numbers[3]), (numbers[4], numbers[5])) if len(entry) == 6 else (at, at)
    return Knot(at, before, after)


def _written(knot: Knot) -> list[Json]:
    bends = knot.before is not None or knot.after is not None
    parts = (knot.at, knot.before or knot.at, knot.after or knot.at) if bends else (knot.at,)
    numbers = (round(number, 3) for part in parts for number in part)
    return [int(number) if number == int(number) else number for number in numbers]
