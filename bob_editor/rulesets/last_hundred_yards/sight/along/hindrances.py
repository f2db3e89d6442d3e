"""Smoke and HE markers, vehicles on enclosed roads, orchards: what hinders without blocking (4.2.4)."""

from collections.abc import Iterator

from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT, passes_through
from bob_editor.rulesets.last_hundred_yards.sight.along.same_level import orchards_met
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look

SMOKE_HEIGHT = 2
"""How many levels smoke reaches above its hex (11.4.11)."""
VEHICLE_HEIGHT = 0.5
"""How high a vehicle stands above its hex (4.2.4d)."""


def hindrances(look: Look) -> list[Cause]:
    """Everything that hinders a line, in no order; each cause has its count."""
    standing = look.reading.standing
    found: list[Cause] = []
    if standing.smoke:
        found.extend(_smoke(look))
        if look.thread.runs:
            found.extend(_smoke_beside(look))
    if standing.vehicles:
        found.extend(_vehicles(look))
    if look.level and look.length > 1:
        found.extend(orchards_met(look))
    return found


def _through(look: Look, top: float, distance: int) -> bool:
    """Whether the line passes through, not over, what reaches an absolute height in a hex."""
    table = look.reading.blind_hexes
    return passes_through(table, top, (look.high, look.low), distance, look.length)


def _smoke(look: Look) -> Iterator[Cause]:
    """Markers in the end hexes and in crossed hexes (4.2.4a)."""
    smoke = look.reading.standing.smoke
    for number, near in ((look.base, 0), (look.goal, look.length)):
        if number in smoke:
            yield _marker("marker_hex", near, number, smoke[number])
    for step in look.thread.crossed:
        number = look.base + step.step
        if number in smoke and _smoke_reaches(look, number, look.distance(step)):
            yield _marker("marker_hex", step.from_start, number, smoke[number], _ruling(look, number))


def _smoke_reaches(look: Look, number: int, distance: int) -> bool:
    top = look.reading.level(number) + SMOKE_HEIGHT
    if look.level and top == look.high:
        return look.reading.rulings.smoke_level_with_units_hinders
    return _through(look, top, distance)


def _ruling(look: Look, number: int) -> str | None:
    """The open question on which it hangs that a marker in a crossed hex hinders."""
    level_with = look.level and look.reading.level(number) + SMOKE_HEIGHT == look.high
    return "smoke_level_with_units_hinders" if level_with else None


def _marker(row: str, near: int, number: int, count: int, ruling: str | None = None) -> Cause:
    return Cause(row, near, number, effect=0, terrain="smoke", ruling=ruling, adds=count)


def _smoke_beside(look: Look) -> Iterator[Cause]:
    """Markers beside hexsides run along (4.2.4b, 4.2.4c).

    Of markers on both sides of one hexside those of the fuller hex count. Markers on one side count where forest or a
    hill stands on the other side of the line, anywhere along it.
    """
    rulings = look.reading.rulings
    smoke = look.reading.standing.smoke
    left: list[tuple[int, int]] = []
    right: list[tuple[int, int]] = []
    for run in look.thread.runs:
        distance = run.from_start if look.from_start else run.to_goal
        here = [
            smoke.get(number, 0) if number in smoke and _smoke_reaches(look, number, distance) else 0
            for number in (look.base + run.left, look.base + run.right)
        ]
        if all(here):
            fuller = run.left if here[0] >= here[1] else run.right
            yield _marker("marker_both", run.from_start, look.base + fuller, max(here))
        elif here[0]:
            left.append((run.from_start, look.base + run.left))
        elif here[1]:
            right.append((run.from_start, look.base + run.right))
    ruling = None if rulings.hindrance_b_needs_block else "hindrance_b_needs_block"
    lone: list[list[tuple[int, int]]] = []
    for markers, other_side_left in ((left, False), (right, True)):
        if markers and _stands_beside(look, left=other_side_left):
            for near, number in markers:
                yield _marker("marker_beside", near, number, smoke[number], ruling)
        elif markers:
            lone.append(markers)
    if len(lone) == 2 and not rulings.marker_pair_same_hexside:
        near, number = max((one for markers in lone for one in markers), key=lambda one: smoke[one[1]])
        yield _marker("marker_both", near, number, smoke[number], "marker_pair_same_hexside")


def _stands_beside(look: Look, *, left: bool) -> bool:
    """Whether forest or a hill that counts stands left, or right, of any hexside run along (4.2.4b)."""
    for run in look.thread.runs:
        number = look.base + (run.left if left else run.right)
        facts = look.reading.facts.get(number)
        if facts is None:
            continue
        top = max(facts.forest, facts.level if facts.level > 0 else ABSENT)
        if top == ABSENT:
            continue
        distance = run.from_start if look.from_start else run.to_goal
        if not look.reading.rulings.hindrance_b_needs_block or _through(look, top, distance):
            return True
    return False


def _vehicles(look: Look) -> Iterator[Cause]:
    """Vehicles in enclosed road hexes that the line crosses (4.2.4d)."""
    reading = look.reading
    for step in look.thread.crossed:
        number = look.base + step.step
        count = reading.standing.vehicles.get(number)
        facts = reading.facts.get(number)
        if not count or facts is None or not facts.enclosed:
            continue
        top = facts.level + VEHICLE_HEIGHT
        if _through(look, top, look.distance(step)):
            ruling = "vehicles_hinder_each" if count > 1 else None
            adds = count if reading.rulings.vehicles_hinder_each else 1
            yield Cause("vehicle", step.from_start, number, -1, 0, "vehicle", top, ruling, adds=adds)
