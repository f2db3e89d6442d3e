"""Names of hexes as labels: in a file that names every hex they would be written over one another."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from attrs import evolve

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import LABEL_SIZES, Label
from bob_editor.model.lettering import box_of


def apart(grid: Grid, labels: Sequence[Label]) -> tuple[Label, ...]:
    """The labels at hexes' dots, those smaller that would reach into one beside them in their row."""
    rows: dict[float, list[tuple[float, int]]] = defaultdict(list)
    for number, label in enumerate(labels):
        x, y = grid.frame.true(label.at)
        rows[round(y, 3)].append((x, number))
    room: dict[int, float] = {}
    for row in rows.values():
        for (left, one), (right, other) in pairwise(sorted(row)):
            if sum(box_of(labels[number])[0] for number in (one, other)) > right - left > 0:
                for number in (one, other):
                    room[number] = min(room.get(number, right - left), right - left)
    return tuple(
        _within(label, room[number]) if number in room else label for number, label in enumerate(labels)
    )


def _within(label: Label, wide: float) -> Label:
    least = wide / (2 * box_of(label)[0]) * label.size
    return evolve(label, size=max(LABEL_SIZES[0], min(label.size, least // 0.01 / 100)))
