"""Two lines of sight side by side, by the names of their hexes: two maps, rulings, rulesets or versions of a board."""

from collections.abc import Callable, Iterable, Iterator

import numpy as np
from msgspec.structs import replace

from bob_editor.geometry.arrays import Bytes, Shorts
from bob_editor.records import Record
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, HINDERED, Sight
from bob_editor.rules.los.surveys.fields import Progress, fields

Verdict = tuple[str, bool, int]
"""Verdict, blind and hindrance, as ``FieldOfView.verdict`` gives them."""

_WORDS = ("clear", "hindered", "blocked", "blocked")


class Difference(Record):
    """A pair of hexes, by their labels, that is answered differently."""

    start: str
    goal: str
    first: Verdict
    second: Verdict


class Comparison(Record):
    """Two sights, and the labels of their hexes: those that both have, and those of one alone, in board order."""

    first: Sight
    second: Sight
    shared: tuple[str, ...]
    only_first: tuple[str, ...]
    only_second: tuple[str, ...]

    @property
    def pairs(self) -> int:
        """How many pairs of different hexes both have."""
        return len(self.shared) * (len(self.shared) - 1)

    def differences(
        self,
        starts: Iterable[str] | None = None,
        *,
        like: End | None = None,
        progress: Progress | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Iterator[Difference]:
        """Look along every pair that both have (or those from some hexes), and yield what is answered differently.

        Who looks stands on plain ground, unless ``like`` says otherwise. They come from-hex by from-hex in the first
        one's board order; ``progress`` counts from-hexes.

        :raises Cancelled: once ``cancelled`` says so.
        :raises UnknownPlace: where a start isn't on both maps.
        """
        grids = self.first.scene.board.grid, self.second.scene.board.grid
        labels = self.shared if starts is None else tuple(starts)
        hexes = [tuple(grid.hex(label) for label in labels) for grid in grids]
        places = [
            np.array([grid.index[grid.hex(label)] for label in self.shared], dtype=np.intp) for grid in grids
        ]
        ends = [[End(at) if like is None else replace(like, hex=at) for at in some] for some in hexes]
        looks = fields(self.first, ends[0], progress=progress, cancelled=cancelled)
        for row, one in enumerate(looks):
            other = self.second.field(ends[1][row])
            codes = one.codes[places[0]], other.codes[places[1]]
            counts = [
                _counting(field.codes, field.hindrance)[place]
                for field, place in zip((one, other), places, strict=True)
            ]
            for at in np.flatnonzero((codes[0] != codes[1]) | (counts[0] != counts[1])).tolist():
                if self.shared[at] != labels[row]:
                    yield Difference(
                        labels[row],
                        self.shared[at],
                        _verdict(codes[0][at], counts[0][at]),
                        _verdict(codes[1][at], counts[1][at]),
                    )


def compared(first: Sight, second: Sight) -> Comparison:
    """Two sights side by side, hex by hex of the same name."""
    grids = first.scene.board.grid, second.scene.board.grid
    labels = [tuple(map(grid.label, grid.hexes)) for grid in grids]
    known = [set(one) for one in labels]
    return Comparison(
        first,
        second,
        tuple(label for label in labels[0] if label in known[1]),
        tuple(label for label in labels[0] if label not in known[1]),
        tuple(label for label in labels[1] if label not in known[0]),
    )


def _counting(codes: Bytes, hindrance: Shorts) -> Shorts:
    return np.where(codes == HINDERED, hindrance, np.int16(0))


def _verdict(code: int, count: int) -> Verdict:
    return _WORDS[code], int(code) == BLIND, int(count)
