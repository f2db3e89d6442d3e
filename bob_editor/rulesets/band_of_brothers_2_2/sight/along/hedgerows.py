"""Hedgerows crossed, run along or met at a corner (44.0; 2.1: 55.0)."""

from collections.abc import Iterator

from bob_editor.rules.los.threads.stepped import SideStep
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, NOTHING, SHADOW, hides
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look

Hand = dict[SideStep, int]  # hedgerows on one hand of the thread, and what each does to it


def hedgerow_hides(look: Look, side: SideStep) -> int:
    """What a hedgerow that belongs to neither end does to a thread: ``BLOCKS``, ``SHADOW`` or ``NOTHING``."""
    return BLOCKS if look.reading.rulings.hedgerow_always else _by_height(look, side)


def _by_height(look: Look, side: SideStep) -> int:
    """What it does where no ruling has it block at any elevation.

    Between ends on one level it must be higher than both; between different levels it hides where woods in each of
    its two hexes would (by ruling ``hedgerow_between_elevations``: or in one).
    """
    reading = look.reading
    levels = reading.level_numbers
    first, second = levels.get(look.base + side.first.step), levels.get(look.base + side.second.step)
    if first is None or second is None:
        first = second = first if second is None else second
    if first is None or second is None:
        return NOTHING
    if look.level:
        return BLOCKS if max(first, second) + 1 > look.high else NOTHING
    stated = reading.rulings.stated_blind_hexes
    effects = [
        hides(level + 1, look.distance(step), look.length, look.high, look.low, stated_only=stated)
        for level, step in ((first, side.first), (second, side.second))
    ]
    if NOTHING in effects and not (reading.rulings.either_hedgerow_hex and any(effects)):
        return NOTHING
    return BLOCKS if BLOCKS in effects else SHADOW


def hedgerow_crossed(look: Look, step: int) -> Cause | None:
    """The hedgerow on the hexside by which the hex at this step is entered, where it hides."""
    entries = look.thread.entries
    side = entries.sides[entries.steps.index(step)]
    effect = hedgerow_hides(look, side)
    return _cause(look, "hedgerow_crossed", {side: effect}) if effect else None


def hedgerows_beside(look: Look, within: int, *, whole: bool) -> Iterator[Cause]:
    """The hedgerows that the thread runs along, or meets in a corner from both sides, and that hide.

    Those farther than ``within`` hexes from the start are left out, and unless ``whole`` some farther than the nearest
    that blocks outright.
    """
    hedgerows, here = look.reading.hedgerow_codes, (3 * look.base).__add__
    least = 1 if look.reading.rulings.hedgerow_corner_blocks else 2
    for run in look.thread.runs:
        if run.from_start > within:
            break
        if here(run.side.code) in hedgerows and (hand := _hiding(look, (run.side,))):
            yield (cause := _cause(look, "hedgerow_run_along", hand))
            if cause.effect == BLOCKS and not whole:
                within = min(within, cause.near)
    for contact in look.thread.corners:
        if contact.near > within:
            break
        if hedgerows.isdisjoint(map(here, contact.codes)):
            continue
        hands = [hand for sides in (contact.left, contact.right) if (hand := _hiding(look, sides))]
        if len(hands) >= least:
            yield (cause := _cause(look, "hedgerow_corner", *hands))
            if cause.effect == BLOCKS and not whole:
                within = min(within, cause.near)


def _hiding(look: Look, sides: tuple[SideStep, ...]) -> Hand:
    """The hedgerows of these hexsides, and what those do that hide."""
    hedgerows, base = look.reading.hedgerow_codes, 3 * look.base
    grown = [side for side in sides if base + side.code in hedgerows and not side.own]
    return {side: effect for side in grown if (effect := hedgerow_hides(look, side))} if grown else {}


def _cause(look: Look, row: str, *hands: Hand) -> Cause:
    """What hedgerows on one hand of the thread, or on both, do together; the first of them is told."""
    side = next(iter(hands[0]))
    near = min(side.first.from_start, side.second.from_start)
    effect = max(max(hand.values()) for hand in hands)
    ruling = None
    if row == "hedgerow_corner" and len(hands) == 1:
        ruling = "hedgerow_vertex"
    elif look.reading.rulings.hedgerow_always:
        by_height = [max(_by_height(look, side) for side in hand) for hand in hands]
        if NOTHING in by_height or BLOCKS not in by_height:
            ruling = "hedgerow_elevation"
    return Cause(row, effect, near, None, 3 * look.base + side.code, "hedgerow", ruling=ruling)
