"""Names of hexes as labels: in a file that names every hex they would be written over one another."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import LABEL_SIZES, Label
from bob_editor.model.lettering import box_of


def apart(grid: Grid, labels: Sequence[Label]) -> tuple[Label, ...]:
    """The labels at hexes' dots, those smaller that would reach into one beside them in their row.

    Being names of one kind, none is larger than three quarters of them are.
    """
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
    sizes = [
        _within(label, room[number]) if number in room else label.size for number, label in enumerate(labels)
    ]
    usual = sorted(sizes)[3 * len(sizes) // 4] if sizes else 0.0
    return tuple(
        label if label.size == size <= usual else replace(label, size=min(size, usual))
        for label, size in zip(labels, sizes, strict=True)
    )


def _within(label: Label, wide: float) -> float:
    """The size at which a label is no wider."""
    least = wide / (2 * box_of(label)[0]) * label.size
    return max(LABEL_SIZES[0], min(label.size, least // 0.01 / 100))
