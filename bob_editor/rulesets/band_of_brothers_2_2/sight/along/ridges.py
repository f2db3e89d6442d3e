"""Ridges, which hide two hexes of level 0 from each other (54.2)."""

from collections.abc import Iterator

from bob_editor.rules.los.pieces.obstacles import HexShape, joined
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look


def ridges_met(look: Look) -> Iterator[Cause]:
    """Ridges between two level 0 hexes, those of the end hexes left out (54.2; docs/games/band-of-brothers.md, A13)."""
    reading, base = look.reading, look.base
    aim = look.thread.du, look.thread.dv, look.thread.reach
    own = reading.ridges_under(look.start) | reading.ridges_under(look.goal)
    any_pieces = reading.rulings.any_pieces
    for step in look.thread.crossed:
        for ridge, rung in reading.ridges.get(base + step.step, {}).items():
            mark = HexShape((rung,)).mark(rung.height)
            if ridge in own or mark is None:
                continue
            if mark.on_both_sides(step.offset, *aim, any_pieces=any_pieces):
                yield Cause("ridge", BLOCKS, step.from_start, hex=base + step.step, terrain="ridge")
    for run in look.thread.runs:
        for ridge, rung in reading.ridges.get(base + run.left, {}).items():
            other = reading.ridges.get(base + run.right, {}).get(ridge)
            if ridge in own or other is None:
                continue
            if any_pieces or joined(rung, other, run.direction, run.shift):
                yield Cause("ridge", BLOCKS, run.from_start, side=look.code(run.side), terrain="ridge")
