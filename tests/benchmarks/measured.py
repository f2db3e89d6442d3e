"""Times LOS on one board: the yardstick, an explained check, a field, and an edit until the field shows it."""

import random
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from statistics import median
from typing import NamedTuple

from bob_editor.editing.drawing.terrain_edits import lay_terrain
from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.model.change import difference
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from tests.benchmarks.measured_boards import MeasuredBoard
from tests.benchmarks.pairs import pairs
from tests.benchmarks.timing import percentile, seconds
from tests.benchmarks.yardsticks.every_game import YARDSTICKS, disagreements

SLICES = 4
"""In how many parts a round takes what is compared, so that a machine's speed changes for all alike."""
LARGE = 2000
"""Boards of more hexes are large: a few pairs, origins and edits say enough."""
TERRAINS = {
    "band-of-brothers-2.1": ("woods", "orchard", "building_stone"),
    "band-of-brothers-2.2": ("woods", "orchard", "building_stone"),
    "combat-commander-pacific": ("jungle", "grass", "building"),
    "last-hundred-yards": ("woods", "orchard", "stone_building"),
    "memoir-44": ("forest", "marsh", "town"),
}
"""What edits paint."""

Paint = Callable[[Board, Hex, str], Board]


class Round(NamedTuple):
    """The seconds of one round: of a pair by the yardstick, by a check, and by one with every cause; of a field.

    ``painted`` and ``brushed`` are those of each edit: one hex painted, and with the brush, to which rings give way.
    """

    plain: float
    check: float
    every_cause: float
    field: float
    painted: list[float]
    brushed: list[float]


class Measured:
    """A board with its sight and yardstick, both of which have made what they keep."""

    def __init__(self, ruleset_id: str, board: MeasuredBoard) -> None:
        self.name, self.ruleset_id = board.name, ruleset_id
        self.rules = ruleset(ruleset_id)
        scene = board.scene()
        self.board = scene.board
        self.hexes = len(scene.board.grid.hexes)
        large = self.hexes > LARGE
        self.sight = self.rules.sight(scene)
        self.yardstick = YARDSTICKS[ruleset_id](scene)
        self.pairs = pairs(scene.board, 200 if large else 600)
        self.ends = [(End(a), End(b)) for a, b in self.pairs]
        dice = random.Random(1)
        self.origins = [End(at) for at in dice.sample(scene.board.grid.hexes, 12 if large else 60)]
        self.edited = [
            (dice.choice(scene.board.grid.hexes), dice.choice(TERRAINS[ruleset_id]))
            for _ in range(30 if large else 60)
        ]
        self.brushed = self.edited[: 4 if large else 12]  # enough for what has no goal
        self.origin = End(scene.board.grid.hexes[self.hexes // 2])
        for origin in (*self.origins, self.origin):
            self.sight.field(origin)
        self.rounds: list[Round] = []

    @cached_property
    def disagreements(self) -> list[tuple[str, str, str, str]]:
        """The pairs, of those that are timed, on which yardstick and ``trace`` don't agree."""
        return disagreements(self.yardstick, self.sight, self.pairs)

    def time_round(self) -> None:
        """Time everything once: yardstick, checks and fields in turn, slice by slice of the pairs and origins."""
        plain, check, every = [], [], []
        fields: list[float] = []
        for part in range(SLICES):
            plain.append(seconds(partial(self._looked, self.pairs[part::SLICES])))
            ends = self.ends[part::SLICES]
            check.append(median(seconds(partial(self._checked, ends)) for _ in range(3)))
            fields += [seconds(partial(self.sight.field, at)) for at in self.origins[part::SLICES]]
            every.append(seconds(partial(self._explained, ends)))
        count = len(self.pairs)
        # What has no goal is timed once.
        brushed = self.rounds[0].brushed if self.rounds else self._edits(self.brushed, self._brush)
        painted = self._edits(self.edited, self._paint)
        self.rounds.append(
            Round(
                sum(plain) / count, sum(check) / count, sum(every) / count, median(fields), painted, brushed
            )
        )

    def _looked(self, pairs: Sequence[tuple[Hex, Hex]]) -> None:
        look = self.yardstick.look
        for a, b in pairs:
            look(a, b)

    def _checked(self, ends: Sequence[tuple[End, End]]) -> None:
        trace = self.sight.trace
        for a, b in ends:
            trace(a, b).reasons[0]  # the reason is made when it is read

    def _explained(self, ends: Sequence[tuple[End, End]]) -> None:
        trace = self.sight.trace
        for a, b in ends:
            tuple(trace(a, b).reasons)

    def _paint(self, board: Board, at: Hex, terrain: str) -> Board:
        return board_edits.paint_terrain(board, (at,), (terrain,))

    def _brush(self, board: Board, at: Hex, terrain: str) -> Board:
        return lay_terrain(board, self.rules, (at,), terrain)

    def _edits(self, edited: Sequence[tuple[Hex, str]], paint: Paint) -> list[float]:
        """The seconds of each edit, from the board before it to the field after it."""
        self.sight.field(self.origin)

        def edit(at: Hex, terrain: str) -> None:
            after = paint(self.board, at, terrain)
            self.sight.after(after, difference(self.board, after)).field(self.origin)

        return [seconds(lambda one=one: edit(*one)) for one in edited]

    def over_rounds(self, figure: Callable[[Round], float]) -> float:
        """The median of a figure over all rounds."""
        return median(figure(one) for one in self.rounds)

    @property
    def field_ratio(self) -> float:
        """How many times faster a field is than the yardstick for all its pairs."""
        return self.over_rounds(lambda one: one.plain * (self.hexes - 1) / one.field)

    def edit_seconds(self, edits: Callable[[Round], list[float]], share: float) -> float:
        """Below what such a share of the edits stays, each by its median over the rounds."""
        each = zip(*map(edits, self.rounds), strict=True)
        return percentile(map(median, each), share)
