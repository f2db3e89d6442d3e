"""Ends on one level: forest, contours, images, hexsides (4.2.1; docs/games/last-hundred-yards.md, 3.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bob_editor.geometry.hexes import STEPS
from bob_editor.rules.los.threads.stepped import RunStep
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ORDERS, DrawnContour
from bob_editor.rulesets.last_hundred_yards.land.heights import BLOCKS
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import HexFacts
from bob_editor.rulesets.last_hundred_yards.sight.along.corridors import is_corridor
from bob_editor.rulesets.last_hundred_yards.sight.along.hexsides import (
    MetSide,
    counts,
    ruling_of,
    sides_beside,
    sides_met,
    top_of,
)
from bob_editor.rulesets.last_hundred_yards.sight.along.meeting import met_beside, met_in_hex, met_in_touched
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look

ORCHARDS_SEEN_THROUGH = 2
"""How many orchards a line may pass (4.2.1g)."""


def stopped_on_one_level(look: Look, *, first_only: bool = False) -> list[Cause]:
    """Everything that blocks between ends on one level more than one hex apart; ``first_only``: nothing after one."""
    causes: list[Cause] = []
    get = look.reading.facts.get
    base, level = look.base, look.high
    reading = look.reading
    bare_hills = reading.rulings.bare_hill_blocks_same_level
    for place, step in enumerate(look.thread.crossed):
        number = base + step.step
        facts = get(number)
        if facts is None:
            continue
        if facts.forest > level:
            if facts.has_path:
                causes.extend(_along_path(look, place, number, facts))
            else:
                causes.append(forest("forest", level, step.from_start, number, facts))
        if facts.contours or facts.buildings or bare_hills:
            causes.extend(_in_hex(look, place, number, facts))
            if first_only and causes:
                return causes
    if look.thread.runs:
        causes.extend(_forest_both_sides(look))
        causes.extend(_alone_beside(look, look.length))
    if reading.contours:
        causes.extend(_drawn_contours(look, {cause.hex for cause in causes if cause.row == "contour"}))
    if reading.sides:
        causes.extend(_hexsides(look, sides_met(look, exempt_too=False)))
    return causes


def forest(row: str, level: int, near: int, number: int, facts: HexFacts, ruling: str | None = None) -> Cause:
    """A hex's forest, as what blocks between ends on a level by a row of the reasons."""
    return Cause(row, near, number, -1, BLOCKS, facts.forest_terrain, facts.forest, ruling, level)


def _along_path(look: Look, place: int, number: int, facts: HexFacts) -> Iterator[Cause]:
    """Forest with a road, path or river: along it only the image blocks (4.2.1a, 4.2.1d)."""
    road = is_corridor(look, place)
    if not road or met_in_hex(look, place, facts.forest_images):
        row = "corridor_image" if road else "forest"
        on_path = look.reading.board.has_path(look.reading.cells.hex(number), "path")
        ruling = "path_is_los_corridor" if on_path else None
        yield forest(row, look.high, look.thread.crossed[place].from_start, number, facts, ruling)


def _in_hex(look: Look, place: int, number: int, facts: HexFacts) -> Iterator[Cause]:
    """What but forest blocks in a crossed hex (4.2.1c, 4.2.1d)."""
    near = look.thread.crossed[place].from_start
    level = look.high
    if look.reading.rulings.bare_hill_blocks_same_level and facts.level > level:
        ruling = "bare_hill_blocks_same_level"
        yield Cause("bare_hill", near, number, terrain="hill", height=facts.level, level=level, ruling=ruling)
    for contour in facts.contours:
        if contour.height < look.rank:
            break
        if _blocks(look, contour.height) and met_in_hex(look, place, contour.images):
            yield _contour(look, near, contour.height, hex_=number)
            break
    matters = look.reading.rulings.feature_height_matters
    for pieces in facts.buildings:
        if pieces.height <= level and matters:
            break
        if met_in_hex(look, place, pieces.images):
            yield _image(look, near, number, pieces.terrain, pieces.height)


def _blocks(look: Look, rank: int) -> bool:
    """Whether a contour of this rank is high enough (4.2.1c.i)."""
    return rank > look.rank or (rank == look.rank and look.reading.rulings.contour_equal_blocks)


def _beside_hex(look: Look, run: RunStep) -> int:
    """A hex of the map beside a hexside run along."""
    left, right = look.base + run.left, look.base + run.right
    return left if left in look.reading.labels else right


def _contour(look: Look, near: int, rank: int, *, hex_: int, side: int = -1) -> Cause:
    ruling = "contour_equal_blocks" if rank == look.rank else None
    row = "contour" if side < 0 else "contour_side"
    return Cause(
        row, near, hex_, side, terrain="hill", height=rank // ORDERS, ruling=ruling, adds=rank % ORDERS
    )


def _image(look: Look, near: int, number: int, terrain: str, height: int) -> Cause:
    ruling = "feature_height_matters" if height <= look.high else None
    return Cause("image", near, number, terrain=terrain, height=height, level=look.high, ruling=ruling)


def nearest_beside_on_one_level(look: Look, near: int) -> list[Cause]:
    """What blocks beside hexsides run along up to ``near`` hexes from the start, but nothing behind the nearest."""
    causes = [cause for cause in _forest_both_sides(look) if cause.near <= near]
    near = causes[0].near if causes else near
    causes.extend(_alone_beside(look, near))
    if look.reading.sides:
        causes.extend(_hexsides(look, sides_beside(look, near, exempt_too=False)))
    if any(_orchard_pairs(look)):  # with these too the orchards crossed may be too many
        causes.extend(too_many(orchards_met(look)))
    return causes


def _alone_beside(look: Look, near: int) -> Iterator[Cause]:
    """What by itself blocks beside hexsides run along, up to ``near`` hexes from the start (4.2.1c, 4.2.1d)."""
    get = look.reading.facts.get
    matters = look.reading.rulings.feature_height_matters
    for run in look.thread.runs:
        if run.from_start > near:
            return
        left, right = get(look.base + run.left), get(look.base + run.right)
        for facts, step, on_left in ((left, run.left, True), (right, run.right, False)):
            for pieces in facts.buildings if facts is not None else ():
                if pieces.height <= look.high and matters:
                    break
                if met_beside(look, run, pieces.images, left=on_left):
                    yield _image(look, run.from_start, look.base + step, pieces.terrain, pieces.height)
        if left is not None and right is not None:
            rank = _grown_over_side(look, run, left, right)
            if rank is not None:
                yield _contour(
                    look, run.from_start, rank, hex_=_beside_hex(look, run), side=look.code(run.side)
                )


def _forest_both_sides(look: Look) -> Iterator[Cause]:
    """The nearest forest on either hand of the hexsides run along, where it stands on both (4.2.1b)."""
    get = look.reading.facts.get
    same_only = look.reading.rulings.pair_same_hexside_only
    left: list[tuple[int, int, HexFacts]] = []
    right: list[tuple[int, int, HexFacts]] = []
    for run in look.thread.runs:
        pair = []
        for step, side in ((run.left, left), (run.right, right)):
            facts = get(look.base + step)
            if facts is not None and facts.forest > look.high:
                pair.append((side, (run.from_start, look.base + step, facts)))
        if len(pair) == 2 or not same_only:
            for side, one in pair:
                side.append(one)
    if not left or not right:
        return
    facing = any(one[0] == other[0] for one in left for other in right)
    for near, number, facts in sorted((left[0], right[0]), key=lambda one: one[0]):
        ruling = None if facing else "pair_same_hexside_only"
        yield forest("forest_both_sides", look.high, near, number, facts, ruling)


def _grown_over_side(look: Look, run: RunStep, left: HexFacts, right: HexFacts) -> int | None:
    """The highest grown contour that blocks by holding the whole hexside, or by ruling a dot beside it (4.2.1c.ii)."""
    for rank in left.grown:
        if not _blocks(look, rank) or rank not in right.grown:
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


def _drawn_contours(look: Look, told: set[int]) -> Iterator[Cause]:
    """Drawn contours that hold a crossed hex's dot or a whole hexside run along, and that the thread meets."""
    for contour in look.reading.contours:
        if not _blocks(look, contour.rank):
            continue
        held = _held(look, contour)
        if held is None or (held.hex in told and held.row == "contour"):
            continue
        if _meets_contour(look, contour):
            yield held


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
            found.append(
                _contour(
                    look, run.from_start, contour.rank, hex_=_beside_hex(look, run), side=look.code(run.side)
                )
            )
            break
        beside = [base + step for step in (run.left, run.right) if base + step in shape.dots]
        if look.reading.rulings.run_along_dots_count and beside:
            cause = _contour(look, run.from_start, contour.rank, hex_=beside[0])
            found.append(cause._replace(ruling="run_along_dots_count"))
            break
    return min(found, key=lambda cause: cause.near, default=None)


def _meets_contour(look: Look, contour: DrawnContour) -> bool:
    images, base, thread = contour.shape.images, look.base, look.thread
    for place, step in enumerate(thread.crossed):
        if met_in_hex(look, place, images.get(base + step.step, ())):
            return True
    for run in thread.runs:
        for beside, left in ((run.left, True), (run.right, False)):
            if met_beside(look, run, images.get(base + beside, ()), left=left):
                return True
    for place, corner in enumerate(thread.corners):
        if corner.touched is not None:
            here = images.get(base + corner.touched.step, ())
            if here and met_in_touched(look, place, here):
                return True
    return False


def _hexsides(look: Look, met: Iterable[MetSide]) -> Iterator[Cause]:
    """Walls, hedgerows and tree lines that neither end is near enough to (4.2.1e)."""
    for one in met:
        for feature in one.features:
            if counts(look.reading, one.code, feature, look.high):
                yield Cause(
                    f"hexside_{one.how}",
                    one.near,
                    side=one.code,
                    terrain=feature,
                    height=top_of(look.reading, one.code, feature),
                    ruling=ruling_of(look, one, feature),
                    level=look.high,
                )


def orchards_met(look: Look) -> list[Cause]:
    """The orchards on a line between ends on one level, each as one hindrance (4.2.1g, 4.2.4e)."""
    get = look.reading.facts.get
    found = []
    for step in look.thread.crossed:
        facts = get(look.base + step.step)
        if facts is not None and facts.orchard > look.high:
            found.append(_orchard(look, step.from_start, look.base + step.step, facts, None))
    found.extend(_orchard_pairs(look))
    return found


def _orchard_pairs(look: Look) -> Iterator[Cause]:
    """The hexsides run along with orchards on both sides, each as one hindrance by ruling."""
    get = look.reading.facts.get
    if not look.reading.rulings.orchard_pair_counts:
        return
    for run in look.thread.runs:
        left, right = get(look.base + run.left), get(look.base + run.right)
        if left is not None and right is not None and min(left.orchard, right.orchard) > look.high:
            yield _orchard(look, run.from_start, look.base + run.left, left, "orchard_pair_counts")


def too_many(orchards: list[Cause]) -> list[Cause]:
    """The first orchard that is one too many (4.2.1g)."""
    if len(orchards) <= ORCHARDS_SEEN_THROUGH:
        return []
    orchards.sort(key=lambda cause: cause.near)
    third = orchards[ORCHARDS_SEEN_THROUGH]
    ruling = next((cause.ruling for cause in orchards if cause.ruling), None)
    return [third._replace(row="orchards", effect=BLOCKS, ruling=ruling, adds=0)]


def _orchard(look: Look, near: int, number: int, facts: HexFacts, ruling: str | None) -> Cause:
    return Cause(
        "orchard_hindrance",
        near,
        number,
        effect=0,
        terrain=facts.orchard_terrain,
        height=facts.orchard,
        ruling=ruling,
        adds=1,
        level=look.high,
    )
