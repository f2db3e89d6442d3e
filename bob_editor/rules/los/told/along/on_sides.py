"""What counts on the hexsides that a thread crosses, runs along or meets at an end."""

from bisect import bisect_right
from collections.abc import Mapping
from operator import attrgetter

from bob_editor.rules.los.threads.stepped import SideStep
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.met import CROSSED, LEFT, NO_PAIR, RIGHT, Met
from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.things import OF_OWN_SIDES

_FROM_START = attrgetter("from_start")


def on_sides(look: Look, last: int, *, whole: bool) -> list[Met]:
    """What counts on hexsides up to so many hexes from the start, or only what blocks there."""
    reading, first, stepped = look.reading, 3 * look.base, look.stepped
    sides = reading.sides if whole else reading.blocking_sides
    found: list[Met] = []
    for place, code in enumerate(stepped.side_codes[: bisect_right(stepped.side_nears, last)]):
        if first + code in sides and (whole or reading.sides_between(look.low, look.high)[first + code]):
            _on_side(look, found, stepped.sides[place], "hexside", whole=whole)
    for run in stepped.runs:
        if run.from_start <= last and first + run.side.code in sides:
            _on_side(look, found, run.side, "hexspine", whole=whole)
    vertex = reading.settings.side_vertex if stepped.corners else "nothing"
    if vertex == "nothing":
        return found
    for place, corner in enumerate(stepped.corners):
        if corner.near > last:
            break
        for hand, met in ((LEFT, corner.left), (RIGHT, corner.right)):
            for side in met:
                if first + side.code not in sides:
                    continue
                if vertex == "counts":
                    _on_side(look, found, side, "vertex", whole=whole)
                else:
                    _on_side(look, found, side, "vertex", hand, -2 - place, whole=whole)
    return found


def _on_side(
    look: Look,
    found: list[Met],
    side: SideStep,
    how: str,
    hand: int = CROSSED,
    pair: int = NO_PAIR,
    *,
    whole: bool,
) -> None:
    reading, code = look.reading, 3 * look.base + side.code
    nearest, near = side.first.from_start, side.second.from_start
    if near < nearest:
        nearest, near = near, nearest
    far = max(side.first.to_goal, side.second.to_goal)
    for thing, top in reading.on_side(code):
        if not whole and not thing.blocks:
            continue
        if how == "hexspine" and thing.sides.along == "nothing":
            continue
        own = side.own and thing.sides.spares(at_start=nearest == 0, at_goal=nearest > 0)
        word = ""
        if thing.by_levels is not None:
            word = _by_levels(look, thing.by_levels, side, near, far)
            if word == "never" or (own and word not in OF_OWN_SIDES):
                continue
            blind = OUTRIGHT
        elif own:
            continue
        else:
            blind = look.blind(thing, top, near, far)
        if blind:
            number = look.base + side.first.step
            place = 2 * _place(look, nearest) + 1
            end = "target" if side.own and thing.sides.own == "target" and word not in OF_OWN_SIDES else ""
            met = Met(thing, number, hand, place, near, blind, code, pair, word == "second", how, end)
            found.append(met)


def _place(look: Look, from_start: int) -> int:
    """The last contact no farther from the start than a hexside's nearer hex."""
    return bisect_right(look.thread.contacts, from_start, key=_FROM_START) - 1


def _by_levels(look: Look, words: Mapping[tuple[int, int], str], side: SideStep, near: int, far: int) -> str:
    """What a hexside does by the levels of the ends' hexes; "never" where its word doesn't hold on this line."""
    here, there = look.reading.level(look.base), look.reading.level(look.far)
    word = words.get((min(here, there), max(here, there)), "never")
    # of two ends on one level each is the lower and the higher one
    lower = [end for end, lies in ((look.base, here <= there), (look.far, there <= here)) if lies]
    higher = [end for end, lies in ((look.base, here >= there), (look.far, there >= here)) if lies]
    hexes = (look.base + side.first.step, look.base + side.second.step)
    if word == "lower_end" and not any(end in hexes for end in lower):
        return "never"
    if word == "not_higher_end" and any(end in hexes for end in higher):
        return "never"
    if word == "closer" and here != there and (near > far if here < there else far > near):
        return "never"
    return word
