"""Ends on one level: forest, contours, images, hexsides (4.2.1; docs/games/last-hundred-yards.md, 3.4)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bob_editor.geometry.hexes import STEPS
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.meeting import met_beside, met_in_hex, met_in_touched
from bob_editor.rules.los.threads.stepped import ASIDE, MOST_NEAR, NEAR, RunStep
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ORDERS, DrawnContour
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT, ANY_LEVEL, BLOCKS
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN, HexFacts
from bob_editor.rulesets.last_hundred_yards.sight.along.corridors import is_corridor
from bob_editor.rulesets.last_hundred_yards.sight.along.hexsides import MetSide, ruling_of, sides_met
from bob_editor.rulesets.last_hundred_yards.sight.barriers import Barrier, on_one_level
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look

_Run = tuple[RunStep, HexFacts, HexFacts]
"""A hexside run along, and what may block of the hexes to its left and right."""
ORCHARDS_SEEN_THROUGH = 2
"""How many orchards a line may pass (4.2.1g)."""


class _Crossed(NamedTuple):
    """What a walk through the crossed hexes has found, up to ``until`` hexes from the start.

    ``missed`` are hexes, by their places, whose dots drawn contours hold that the thread doesn't meet there; ``sides``
    the places of hexes entered by a hexside with a feature, ``edged`` says whether any has one at all.
    """

    causes: list[Cause]
    missed: list[tuple[int, HexFacts]]
    sides: list[int]
    edged: bool
    orchards: int
    until: int


def stopped_on_one_level(look: Look, *, whole: bool) -> list[Cause]:
    """What blocks between ends on one level more than one hex apart.

    That is everything along the ``whole`` line; else nothing that matters is left out up to the nearest.
    """
    reading, thread = look.reading, look.thread
    barriers = on_one_level(reading, look.rank)
    causes, missed, sides, edged, orchards, until = _crossed(look, barriers, whole=whole)
    runs = _runs_met(look, barriers, until) if thread.runs else []
    if runs:
        causes.extend(_forest_both_sides(look, runs))
        near = [run for run in runs if run[0].from_start <= until]
        causes.extend(_alone_beside(look, near))
        orchards += len(_orchard_pairs(look, near))
        if causes and not whole:
            until = min(until, *(cause.near for cause in causes))
    if thread.runs and reading.contours:
        told = {cause.hex for cause in causes if cause.row == "contour"}
        if told or missed or _may_be_held(look, runs):
            causes.extend(_contours_beside(look, told, until))
    elif missed:
        causes.extend(_contours_missed(look, missed))
    if sides or (runs and reading.sides) or (edged and thread.corners):
        causes.extend(_hexsides(look, sides_met(look, sides, until, exempt_too=False)))
    if orchards > ORCHARDS_SEEN_THROUGH:
        causes.extend(too_many(orchards_met(look)))
    return causes


def _runs_met(look: Look, barriers: Barriers[Barrier], until: int) -> list[_Run]:
    """The runs beside which anything may block; none where the first is farther than ``until`` hexes from the start."""
    reading, base = look.reading, look.base
    found: list[_Run] = []
    for run in look.thread.runs:
        if run.from_start > until and not found:
            break
        left, right = barriers.at(reading, base + run.left), barriers.at(reading, base + run.right)
        if left or right:
            found.append((run, left.held if left else PLAIN, right.held if right else PLAIN))
    return found


def _crossed(look: Look, barriers: Barriers[Barrier], *, whole: bool) -> _Crossed:
    """Walk from the start to the first hex that stops the line, or along the whole of it."""
    causes: list[Cause] = []
    missed: list[tuple[int, HexFacts]] = []
    sides: list[int] = []
    thread, rank = look.thread, look.rank
    edged, orchards, until = False, 0, look.length
    for place, number, barrier in barriers.along(look.reading, thread.steps, look.base):
        here = thread.course[place]
        near = here >> NEAR & MOST_NEAR
        if near > until + 1:
            break
        if barrier.edges:  # the next hex may have a nearer one's in a corner
            edged = True
            if barrier.edges & here:
                sides.append(place)
        if near > until:
            continue
        orchards += barrier.counts
        facts, limits = barrier.held, barrier.bands[thread.sector] or barrier.band_in(thread.sector)
        found = _in_hex(look, place, number, facts) if limits.start <= here & ASIDE < limits.end else []
        causes += found
        if facts.held_by and facts.contours[0].height >= rank and "contour" not in [one.row for one in found]:
            missed.append((place, facts))
        if (found or orchards > ORCHARDS_SEEN_THROUGH) and not whole:
            until = near
    return _Crossed(causes, missed, sides, edged, orchards, until)


def _forest(
    row: str, look: Look, near: int, number: int, facts: HexFacts, ruling: str | None = None
) -> Cause:
    return Cause(row, near, number, -1, BLOCKS, facts.forest_terrain, facts.forest, ruling, look.high)


def _in_hex(look: Look, place: int, number: int, facts: HexFacts) -> list[Cause]:
    """What blocks in a crossed hex, by itself (4.2.1a, 4.2.1c, 4.2.1d)."""
    found: list[Cause] = []
    near = look.thread.rows.from_start[place]
    level, rulings = look.high, look.reading.rulings
    if facts.forest > level:
        if not facts.has_path:
            found.append(_forest("forest", look, near, number, facts))
        else:
            found.extend(_along_path(look, place, number, facts))
    if facts.level > level and rulings.bare_hill_blocks_same_level:
        ruling = "bare_hill_blocks_same_level"
        found.append(Cause("bare_hill", near, number, -1, BLOCKS, "hill", facts.level, ruling, level))
    for contour in facts.contours:
        if contour.height < look.rank:
            break
        if look.reading.contour_parts(contour.height, look.rank) and met_in_hex(
            look.thread, place, contour.images
        ):
            found.append(_contour(look, near, contour.height, hex_=number))
            break
    for pieces in facts.buildings:
        if pieces.height <= level and rulings.feature_height_matters:
            break
        if met_in_hex(look.thread, place, pieces.images):
            found.append(_image(look, near, number, pieces.terrain, pieces.height))
    return found


def _along_path(look: Look, place: int, number: int, facts: HexFacts) -> Iterator[Cause]:
    """Forest with a road, path or river: along it only the image blocks (4.2.1a, 4.2.1d)."""
    road = is_corridor(look, place)
    if not road or met_in_hex(look.thread, place, facts.forest_images):
        row = "corridor_image" if road else "forest"
        on_path = look.reading.board.has_path(look.reading.cells.hex(number), "path")
        ruling = "path_is_los_corridor" if on_path else None
        yield _forest(row, look, look.thread.rows.from_start[place], number, facts, ruling)


def _contour(look: Look, near: int, rank: int, *, hex_: int, side: int = -1) -> Cause:
    ruling = "contour_equal_blocks" if rank == look.rank else None
    row = "contour" if side < 0 else "contour_side"
    height, adds = divmod(rank, ORDERS)
    return Cause(row, near, hex_, side, BLOCKS, "hill", height, ruling, adds=adds)


def _contour_along(look: Look, run: RunStep, rank: int) -> Cause:
    """A contour that holds a hexside run along, at a hex of the map beside it."""
    left, right = look.base + run.left, look.base + run.right
    at = left if left in look.reading.labels else right
    return _contour(look, run.from_start, rank, hex_=at, side=look.code(run.side))


def _image(look: Look, near: int, number: int, terrain: str, height: int) -> Cause:
    ruling = "feature_height_matters" if height <= look.high else None
    return Cause("image", near, number, -1, BLOCKS, terrain, height, ruling, look.high)


def _alone_beside(look: Look, runs: Iterable[_Run]) -> Iterator[Cause]:
    """What by itself blocks beside hexsides run along (4.2.1c, 4.2.1d)."""
    matters = look.reading.rulings.feature_height_matters
    for run, left, right in runs:
        for facts, step, on_left in ((left, run.left, True), (right, run.right, False)):
            for pieces in facts.buildings:
                if pieces.height <= look.high and matters:
                    break
                if met_beside(look.thread, run, pieces.images, left=on_left):
                    yield _image(look, run.from_start, look.base + step, pieces.terrain, pieces.height)
        rank = _grown_over_side(look, run, left, right) if left.grown and right.grown else None
        if rank is not None:
            yield _contour_along(look, run, rank)


def _forest_both_sides(look: Look, runs: Iterable[_Run]) -> Iterator[Cause]:
    """The nearest forest on either hand of the hexsides run along, where it stands on both (4.2.1b)."""
    same_only = look.reading.rulings.pair_same_hexside_only
    floor = look.high if look.reading.rulings.forest_pair_height_matters else ABSENT
    nearest: dict[int, tuple[int, int, HexFacts]] = {}
    facing = False
    for run, left, right in runs:
        both = left.forest > floor and right.forest > floor
        facing = facing or both
        for step, facts in ((run.left, left), (run.right, right)) if both or not same_only else ():
            if facts.forest > floor:
                nearest.setdefault(facts is right, (run.from_start, look.base + step, facts))
        if facing:  # so both are known
            break
    found = (nearest[0], nearest[1]) if len(nearest) > 1 else ()
    for near, number, facts in sorted(found, key=lambda one: one[0]):
        ruling = None if facing else "pair_same_hexside_only"
        if facts.forest <= look.high:
            ruling = "forest_pair_height_matters"
        yield _forest("forest_both_sides", look, near, number, facts, ruling)


def _grown_over_side(look: Look, run: RunStep, left: HexFacts, right: HexFacts) -> int | None:
    """The highest grown contour that blocks by holding the whole hexside, or by ruling a dot beside it (4.2.1c.ii)."""
    for rank in left.grown:
        if not look.reading.contour_parts(rank, look.rank) or rank not in right.grown:
            continue
        if look.reading.rulings.run_along_dots_count:
            return rank
        width = look.reading.cells.width
        ends = (STEPS[(run.direction + turn) % 6] for turn in (-1, 1))
        numbers = (look.base + run.left + step.q * width + step.r for step in ends)
        facts = (look.reading.facts.get(number) for number in numbers)
        if all(one is not None and rank in one.grown for one in facts):
            return rank
    return None


def _contours_missed(look: Look, missed: list[tuple[int, HexFacts]]) -> Iterator[Cause]:
    """Drawn contours that the thread meets elsewhere than in the first hex whose dot they hold.

    ``missed`` are the crossed hexes, by their places, in which it meets no contour that holds the dot.
    """
    base, steps = look.base, look.thread.steps
    found: list[tuple[int, Cause]] = []
    for place, facts in missed:
        near, number = look.thread.rows.from_start[place], base + steps[place]
        for contour in facts.held_by:
            dots = contour.shape.dots
            if (
                look.reading.contour_parts(contour.rank, look.rank)
                and not any(base + step in dots for step in steps[:place])
                and _meets_contour(look, contour)
            ):
                order = look.reading.contour_order[contour.shape]
                found.append((order, _contour(look, near, contour.rank, hex_=number)))
    found.sort(key=lambda one: one[0])
    return (cause for _, cause in found)


def _contours_beside(look: Look, told: set[int], until: int) -> Iterator[Cause]:
    """Drawn contours that hold a crossed hex's dot or a whole hexside run along, and that the thread meets.

    Some that do so farther than ``until`` hexes from the start are left out.
    """
    base, thread, rows = look.base, look.thread, look.thread.rows
    runs = [run for run in thread.runs if run.from_start <= until]
    sides = {look.code(run.side) for run in runs}
    near = {base + step for step, here in zip(thread.steps, rows.from_start, strict=True) if here <= until}
    if look.reading.rulings.run_along_dots_count:
        near.update(base + step for run in runs for step in (run.left, run.right))
    for contour in look.reading.contours:
        shape = contour.shape
        if not look.reading.contour_parts(contour.rank, look.rank) or (
            near.isdisjoint(shape.dots) and sides.isdisjoint(shape.sides)
        ):
            continue
        held = _held(look, contour)
        if held is None or (held.hex in told and held.row == "contour"):
            continue
        if _meets_contour(look, contour):
            yield held


def _may_be_held(look: Look, runs: Iterable[_Run]) -> bool:
    """Whether a drawn contour may hold a hexside run along, or a dot beside one."""
    held = look.reading.held_sides
    return any(look.code(run.side) in held for run in look.thread.runs) or any(
        left.held_by or right.held_by for _, left, right in runs
    )


def _held(look: Look, contour: DrawnContour) -> Cause | None:
    """The first dot or hexside along the thread that a contour holds, as the cause that it would be."""
    shape, base, thread = contour.shape, look.base, look.thread
    found = []
    for step in thread.crossed:
        if base + step.step in shape.dots:
            found.append(_contour(look, step.from_start, contour.rank, hex_=base + step.step))
            break
    for run in thread.runs:
        if look.code(run.side) in shape.sides:
            found.append(_contour_along(look, run, contour.rank))
            break
        beside = [base + step for step in (run.left, run.right) if base + step in shape.dots]
        if look.reading.rulings.run_along_dots_count and beside:
            cause = _contour(look, run.from_start, contour.rank, hex_=beside[0])
            found.append(replace(cause, ruling="run_along_dots_count"))
            break
    return min(found, key=lambda cause: cause.near, default=None)


def _meets_contour(look: Look, contour: DrawnContour) -> bool:
    images, base, thread = contour.shape.images, look.base, look.thread
    for place, step in enumerate(thread.steps):
        here = images.get(base + step)
        if here and met_in_hex(look.thread, place, here):
            return True
    for run in thread.runs:
        for beside, left in ((run.left, True), (run.right, False)):
            if met_beside(look.thread, run, images.get(base + beside, ()), left=left):
                return True
    for place, corner in enumerate(thread.corners):
        if corner.touched is not None:
            here = images.get(base + corner.touched.step, ())
            if here and met_in_touched(look.thread, place, here):
                return True
    return False


def _hexsides(look: Look, met: Iterable[MetSide]) -> Iterator[Cause]:
    """Walls, hedgerows and tree lines that neither end is near enough to (4.2.1e)."""
    for one in met:
        for feature in one.features:
            if feature.parts >= look.high:
                row, ruling = f"hexside_{one.how}", ruling_of(look, one, feature)
                yield Cause(
                    row, one.near, -1, one.code, BLOCKS, feature.terrain, feature.top, ruling, look.high
                )


def orchards_met(look: Look) -> list[Cause]:
    """The orchards on a line between ends on one level, each as one hindrance (4.2.1g, 4.2.4e)."""
    thread, barriers = look.thread, on_one_level(look.reading, look.rank)
    found = [
        _orchard(look, thread.rows.from_start[place], number, barrier.held, None)
        for place, number, barrier in barriers.along(look.reading, thread.steps, look.base)
        if barrier.counts
    ]
    return found + _orchard_pairs(look, _runs_met(look, barriers, look.length))


def _orchard_pairs(look: Look, runs: Iterable[_Run]) -> list[Cause]:
    """The hexsides run along with orchards on both sides, each as one hindrance by ruling."""
    if not look.reading.rulings.orchard_pair_counts:
        return []
    return [
        _orchard(look, run.from_start, look.base + run.left, left, "orchard_pair_counts")
        for run, left, right in runs
        if left.orchard > look.high and right.orchard > look.high
    ]


def too_many(orchards: list[Cause]) -> list[Cause]:
    """The first orchard that is one too many (4.2.1g)."""
    if len(orchards) <= ORCHARDS_SEEN_THROUGH:
        return []
    orchards.sort(key=lambda cause: cause.near)
    third = orchards[ORCHARDS_SEEN_THROUGH]
    ruling = next((cause.ruling for cause in orchards if cause.ruling), None)
    return [replace(third, row="orchards", effect=BLOCKS, ruling=ruling, adds=0)]


def _orchard(look: Look, near: int, number: int, facts: HexFacts, ruling: str | None) -> Cause:
    row, terrain = "orchard_hindrance", facts.orchard_terrain
    if facts.orchard == ANY_LEVEL:
        return Cause(row, near, number, -1, 0, terrain, None, "orchard_height_matters", look.high, adds=1)
    return Cause(row, near, number, -1, 0, terrain, facts.orchard, ruling, look.high, adds=1)
