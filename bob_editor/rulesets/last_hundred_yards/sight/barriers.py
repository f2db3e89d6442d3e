"""What may stop a line in each hex between certain ends, laid ready to be looked up along a thread."""

from collections.abc import Sequence
from itertools import takewhile

from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.outright import Outright, Reach, outright, reach_of, stops_beside
from bob_editor.rules.los.threads.stepped import SteppedThread
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ORDERS
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN, HexFacts, Pieces
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.side_features import ALWAYS, TREE_LINE

Barrier = Outright[HexFacts]


def barriers_between(reading: MapReading, here: int, there: int) -> Barriers[Barrier]:
    """What may stop lines outright between ends of these contour ranks; kept in ``barriers`` of the reading."""
    rank, level = max(here, there), here // ORDERS == there // ORDERS
    found = on_one_level(reading, rank) if level else so_high(reading, rank // ORDERS)
    reading.barriers[here, there] = found
    return found


def on_one_level(reading: MapReading, rank: int) -> Barriers[Barrier]:
    """What may part two ends on one level, of which the higher contour rank is given (4.2.1)."""
    kept = reading.on_one_level
    return kept.get(rank) or kept.setdefault(rank, Barriers(reading.cells.size, _parting, rank))


def so_high(reading: MapReading, least: int) -> Barriers[Barrier]:
    """What may part two ends on different levels and is ``least`` so high (4.2.2, 4.2.3)."""
    kept = reading.so_high
    return kept.get(least) or kept.setdefault(least, Barriers(reading.cells.size, _reaching, least))


def lowest(reading: MapReading, low: int) -> Barriers[Barrier]:
    """What may hide a lower end on a level: by ruling, what reaches above it alone."""
    return so_high(reading, low + 1 if reading.rulings.ignore_obstacle_not_above_lower else ABSENT + 1)


def stands_beside(
    reading: MapReading, barriers: Barriers[Barrier], thread: SteppedThread, base: int, within: int
) -> bool:
    """Whether what is beside hexsides run along or in corners, so near to a line's start, may stop it or count."""
    features, held = reading.features.keys(), reading.held_sides
    return stops_beside(reading, barriers, thread, base, within=within, features=features, held=held)


def _parting(reading: MapReading, rank: int, number: int) -> Barrier | None:
    facts, rulings, high = reading.facts.get(number, PLAIN), reading.rulings, rank // ORDERS
    found: list[Reach] = []
    if facts.forest > high:
        closed = reading.pathless_sides(number) if facts.has_path else 0
        found.append(Reach(facts.forest, whole=not facts.has_path, closed=closed))
    if facts.level > high and rulings.bare_hill_blocks_same_level:
        found.append(Reach(facts.level, whole=True))
    if (
        facts.contours and facts.contours[0].height >= rank
    ):  # where it holds the dot it may count by being met elsewhere
        height, _, images = facts.contours[0]
        found.append(reach_of(height // ORDERS, images if reading.contour_parts(height, rank) else ()))
    if facts.buildings and (facts.buildings[0].height > high or not rulings.feature_height_matters):
        found.append(_built(facts.buildings))
    edges = reading.edges_where(number, lambda one: one.parts >= high)
    orchard = facts.orchard > high
    forest = facts.forest != ABSENT
    if not (found or edges or orchard or (forest and not rulings.forest_pair_height_matters)):
        return None
    dots = facts.held_by and rulings.run_along_dots_count
    against = None if dots else tuple([image for pieces in facts.buildings for image in pieces.images])
    return outright(found, facts, edges, counts=orchard, against=against, pairs=forest)


def _reaching(reading: MapReading, least: int, number: int) -> Barrier | None:
    facts = reading.facts.get(number, PLAIN)
    # of what fills its hex by ruling, the reason names that where no image is met
    found = [Reach(top.height, whole=top.ruling is None) for top in facts.tops[:1] if top.height >= least]
    if facts.roadway:
        found.append(Reach(ALWAYS))
    if (built := facts.seen_over) and built[0].height >= least:
        found.append(_built(built))
    edges = reading.edges_where(number, lambda one: one.terrain == TREE_LINE and one.top >= least)
    return outright(found, facts, edges) if found or edges else None


def _built(buildings: Sequence[Pieces]) -> Reach:
    """What buildings reach, the highest first; those with it that say the same decide together."""
    first = [*takewhile(lambda one: one[:2] == buildings[0][:2], buildings)]
    images, others = (
        [image for pieces in part for image in pieces.images] for part in (first, buildings[len(first) :])
    )
    return reach_of(buildings[0].height, images, others)
