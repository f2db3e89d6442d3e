"""What counts on the hexsides that a thread crosses, runs along or meets at an end."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from operator import attrgetter

from bob_editor.rules.los.threads.stepped import SideStep, SteppedThread
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.met import CROSSED, LEFT, NO_PAIR, RIGHT, Met
from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.things import Thing

_FROM_START = attrgetter("from_start")


def on_sides(look: Look, last: int, *, whole: bool) -> Iterator[Met]:
    """What counts on hexsides, or only what blocks; of those crossed, up to so many hexes from the start."""
    sides, first, stepped = look.reading.sides, 3 * look.base, look.stepped
    for place, code in enumerate(_crossed(stepped, last)):
        if first + code in sides:
            yield from _on_side(look, stepped.sides[place], "hexside", CROSSED, NO_PAIR, whole=whole)
    for run in stepped.runs:
        if first + run.side.code in sides:
            yield from _on_side(look, run.side, "hexspine", CROSSED, NO_PAIR, whole=whole)
    vertex = look.reading.settings.side_vertex
    if vertex == "nothing":
        return
    for place, corner in enumerate(stepped.corners):
        for hand, met in ((LEFT, corner.left), (RIGHT, corner.right)):
            for side in met:
                if first + side.code not in sides:
                    continue
                if vertex == "counts":
                    yield from _on_side(look, side, "vertex", CROSSED, NO_PAIR, whole=whole)
                else:
                    yield from _on_side(look, side, "vertex", hand, -2 - place, whole=whole)


def _on_side(look: Look, side: SideStep, how: str, hand: int, pair: int, *, whole: bool) -> Iterator[Met]:
    reading, code = look.reading, 3 * look.base + side.code
    hexes = (look.base + side.first.step, look.base + side.second.step)
    near = max(side.first.from_start, side.second.from_start)
    far = max(side.first.to_goal, side.second.to_goal)
    place = 2 * _place(look, min(side.first.from_start, side.second.from_start)) + 1
    for thing in reading.sides[code]:
        if not whole and not thing.blocks:
            continue
        if how == "hexspine" and thing.sides.along == "nothing":
            continue
        word = _by_levels(look, thing, hexes, near, far)
        if side.own and thing.sides.own == "clear" and word != "lower_end":
            continue
        if thing.by_levels is None:
            top = reading.side_ground(thing, code) + thing.height
            blind = look.blind(thing, top, near, far)
        else:
            blind = 0 if word == "never" else OUTRIGHT
        if blind:
            yield Met(thing, hexes[0], hand, place, near, blind, code, pair, second=word == "second", how=how)


def none_blocks(look: Look, last: int) -> bool:
    """Whether no hexside that the line meets holds what may block; of those crossed, up to so many hexes on."""
    sides, first = look.reading.blocking_sides, 3 * look.base
    if not sides:
        return True
    stepped = look.stepped
    for code in _crossed(stepped, last):
        if first + code in sides:
            return False
    if not stepped.runs and not stepped.corners:
        return True
    met = (side for corner in stepped.corners for side in (*corner.left, *corner.right))
    return not any(first + side.code in sides for side in (*(run.side for run in stepped.runs), *met))


def _crossed(stepped: SteppedThread, last: int) -> Sequence[int]:
    """The steps of the codes of the hexsides crossed, up to so many hexes from the start."""
    return stepped.side_codes[: bisect_right(stepped.side_nears, last)]


def _place(look: Look, from_start: int) -> int:
    """The last contact no farther from the start than a hexside's nearer hex."""
    return bisect_right(look.thread.contacts, from_start, key=_FROM_START) - 1


def _by_levels(look: Look, thing: Thing, hexes: tuple[int, int], near: int, far: int) -> str:
    """What a hexside does by the levels of the ends' hexes; "never" where its word doesn't hold on this line."""
    if thing.by_levels is None:
        return ""
    here, there = look.reading.level(look.base), look.reading.level(look.far)
    word = thing.by_levels.get((min(here, there), max(here, there)), "never")
    # of two ends on one level each is the lower one
    lower = [end for end, lies in ((look.base, here <= there), (look.far, there <= here)) if lies]
    if word == "lower_end" and not any(end in hexes for end in lower):
        return "never"
    if word == "closer" and here != there and (near > far if here < there else far > near):
        return "never"
    return word
