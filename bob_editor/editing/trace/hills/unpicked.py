"""Levels that nobody picked where they are: a stain on the paper, or a shade of the ground, has a hill's tint, too."""

from collections.abc import Iterable, Iterator

from bob_editor.editing.gestures.stroke_hexes import connected
from bob_editor.editing.trace.proposals import Proposal, Stroke, Unsure
from bob_editor.geometry.grid import Grid

_DOUBT = 0.15
"""Most of them are as they were traced: what any trace doubts is looked at before."""


def unpicked(grid: Grid, crests: Iterable[Proposal], strokes: Iterable[Stroke]) -> Iterator[Unsure]:
    """The hexes of each stretch of one level in which no stroke says that this is its level.

    Crest lines come from the lowest up; ``strokes`` are those of what is meant. Ground that was picked nowhere is what
    is left, wherever that is.
    """
    levels = dict.fromkeys(grid.hexes, 0)
    for one in crests:
        levels.update(dict.fromkeys(one.hexes, one.level))
    picked = {(grid.frame.hex_at(point), stroke.level) for stroke in strokes for point in stroke.points}
    known = {level for _, level in picked}
    left = dict.fromkeys(grid.hexes)
    while left:
        first = next(iter(left))
        as_high = {at for at in left if levels[at] == levels[first]}
        stretch = tuple(connected(grid, first, as_high.__contains__))
        for at in stretch:
            del left[at]
        if levels[first] in known and picked.isdisjoint((at, levels[first]) for at in stretch):
            yield from (Unsure((at,), "no stroke picked this level here", _DOUBT) for at in stretch)
