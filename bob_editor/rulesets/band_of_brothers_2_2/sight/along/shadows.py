"""The hexes in whose shadow a thread ends, where nothing on it blocks outright (47.2)."""

from __future__ import annotations

from bob_editor.rulesets.band_of_brothers_2_2.land.heights import SHADOW
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import counting, shadow_from
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Hit
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look


def shadows(look: Look) -> list[Hit]:
    """Every crossed hex that hides the lower end in its shadow, in order, where none blocks outright."""
    thread, base, low, length = look.thread, look.base, look.low, look.length
    rows, any_pieces = thread.rows, look.reading.rulings.any_pieces
    shapes = look.reading.shapes.get
    distances = rows.from_start if look.from_start else rows.to_goal
    hits = []
    for place, distance in enumerate(distances):
        if 2 * distance <= length:
            continue  # no shadow is as long as that
        number = base + rows.steps[place]
        shape = shapes(number)
        if shape is None or shape.top <= low:
            continue
        least = shadow_from(look, distance)
        if least is None:
            continue
        near = rows.from_start[place]
        mark = counting(look, shape, near, rows.to_goal[place]).mark(least)
        if mark is not None and mark.on_both_sides(
            rows.offsets[place], thread.du, thread.dv, thread.reach, any_pieces=any_pieces
        ):
            hits.append(Hit(mark, SHADOW, number, rows.offsets[place], near, distance))
    return hits
