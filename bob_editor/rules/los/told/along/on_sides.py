"""What counts on the hexsides that a thread crosses, runs along or meets at an end."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.los.threads.stepped import SideStep
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.met import CROSSED, LEFT, NO_PAIR, RIGHT, Met
from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.things import Thing


def on_sides(look: Look, last: int) -> Iterator[Met]:
    """What counts on hexsides; of those crossed, up to so many hexes from the start."""
    sides, first, stepped = look.reading.sides, 3 * look.base, look.stepped
    for side in stepped.sides:
        if first + side.code in sides:
            if side.first.from_start > last < side.second.from_start:
                break
            yield from _on_side(look, side, "hexside", CROSSED, NO_PAIR)
    for run in stepped.runs:
        if first + run.side.code in sides:
            yield from _on_side(look, run.side, "hexspine", CROSSED, NO_PAIR)
    vertex = look.reading.settings.side_vertex
    if vertex == "nothing":
        return
    for place, corner in enumerate(stepped.corners):
        for hand, met in ((LEFT, corner.left), (RIGHT, corner.right)):
            for side in met:
                if first + side.code not in sides:
                    continue
                if vertex == "counts":
                    yield from _on_side(look, side, "vertex", CROSSED, NO_PAIR)
                else:
                    yield from _on_side(look, side, "vertex", hand, -2 - place)


def _on_side(look: Look, side: SideStep, how: str, hand: int, pair: int) -> Iterator[Met]:
    reading, code = look.reading, 3 * look.base + side.code
    hexes = (look.base + side.first.step, look.base + side.second.step)
    near = max(side.first.from_start, side.second.from_start)
    far = max(side.first.to_goal, side.second.to_goal)
    place = 2 * _place(look, min(side.first.from_start, side.second.from_start)) + 1
    for thing in reading.sides[code]:
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


def _place(look: Look, from_start: int) -> int:
    """The last contact no farther from the start than a hexside's nearer hex."""
    contacts = look.thread.contacts
    return sum(one.from_start <= from_start for one in contacts) - 1


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
