"""The pixels under the user's strokes."""

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.arrays import Flags
from bob_editor.editing.trace.colours import Places
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.lattice import Frame, Point

_MOSTLY = 0.5
"""A stroke of which more lies beneath another is about the same place."""


def led_on(line: tuple[Point, ...], point: Point, parts: float) -> tuple[Point, ...]:
    """A stroke's points and, of so many parts, those on the way to another: a quick hand leaves gaps."""
    (x, y), count = line[-1], max(1, round(parts))
    dx, dy = (point[0] - x) / count, (point[1] - y) / count
    return (*line, *((x + dx * at, y + dy * at) for at in range(1, count)), point)


def under(sheet: Sheet, strokes: Iterable[Stroke]) -> Flags:
    """The pixels around the points of strokes, those of the hex lines and dots too."""
    found = np.zeros(sheet.shape, dtype=bool)
    rows, columns = sheet.shape
    for stroke in strokes:
        wide = max(1, round(stroke.reach * sheet.scale))
        y, x = np.ogrid[-wide : wide + 1, -wide : wide + 1]
        disc = x * x + y * y <= wide * wide
        for point in stroke.points:
            row, column = sheet.row_and_column(point)
            top, left = max(0, row - wide), max(0, column - wide)
            bottom, right = min(rows, row + wide + 1), min(columns, column + wide + 1)
            if top < bottom and left < right:
                found[top:bottom, left:right] |= disc[
                    top - row + wide : bottom - row + wide, left - column + wide : right - column + wide
                ]
    return found


def looks_under(sheet: Sheet, strokes: Iterable[Stroke], within: Flags) -> list[Places]:
    """The pixels under each stroke that lie within some: each shows a look of its own."""
    each = (np.flatnonzero(under(sheet, [stroke]) & within) for stroke in strokes)
    return [look for look in each if look.size]


def not_overruled(frame: Frame, strokes: Sequence[Stroke], newer: Iterable[Stroke]) -> tuple[Stroke, ...]:
    """The strokes of which no newer one, of what is meant, covers most, or is covered for the most part."""

    def lies_over(one: Stroke, other: Stroke) -> bool:
        spots = shapely.multipoints([frame.true(point) for point in other.points]).buffer(other.reach)
        return bool(
            np.mean([spots.covers(ShapelyPoint(frame.true(point))) for point in one.points]) > _MOSTLY
        )

    correct = [one for one in newer if not one.unlike]
    return tuple(
        one
        for one in strokes
        if one.unlike or not any(lies_over(one, other) or lies_over(other, one) for other in correct)
    )


def of_one_level(frame: Frame, strokes: Sequence[Stroke], newer: Iterable[Stroke]) -> tuple[Stroke, ...]:
    """The strokes but for those over which a newer one says another level."""
    for one in newer:
        kept = not_overruled(frame, [other for other in strokes if other.level != one.level], (one,))
        strokes = [other for other in strokes if other.level == one.level or other in kept]
    return tuple(strokes)


def areas_under(sheet: Sheet, strokes: Iterable[Stroke], *, unlike: bool = False) -> list[BaseGeometry]:
    """What each stroke that is meant covers, in true proportions; with ``unlike`` each that isn't."""
    true = sheet.grid.frame.true
    return [
        shapely.multipoints([true(point) for point in stroke.points]).buffer(stroke.reach)
        for stroke in strokes
        if stroke.unlike == unlike
    ]


def shown_colour(sheet: Sheet, strokes: Iterable[Stroke]) -> tuple[int, int, int] | None:
    """The middling colour under strokes, to show what was picked; None where they lie beside the scan."""
    where = under(sheet, strokes)
    if not where.any():
        return None
    red, green, blue = np.median(sheet.pixels[where], axis=0)
    return int(red), int(green), int(blue)
