"""How much of the lines of sight of a board comes back when a print of it in one of five foreign hands is traced.

A user draws a few strokes over each terrain and each level, takes all that is proposed, and walks through the list of
hexes of which the trace is unsure, with keys for what the print shows there; then crest lines are drawn anew. Roads are
laid as they are on the board.
Firm pairs are those whose line doesn't hang on a hair's breadth of any outline. Whoever measures a print by hand can't
tell the others either.

Run with ``python -m pytest tests/benchmarks/test_foreign_prints.py -s``; it prints shares of all pairs.
"""

from collections.abc import Iterator
from functools import reduce
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from msgspec.structs import replace

from bob_editor.editing.drawing.keyed_hexes import keyed, keyed_side
from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.trace.accepting import accepting
from bob_editor.editing.trace.hills.laying import laid_anew
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.subjects import Subject
from bob_editor.editing.trace.tracing import Tracing
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_between
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.rules.game import sight_of
from bob_editor.rules.land.cut_rings import area_of, grown_by, redrawn
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import BLIND, BLOCKED
from bob_editor.rulesets import ruleset
from tests.flat_prints import FlatPrint
from tests.foreign_prints import ForeignPrint, printed
from tests.plate_prints import PlatePrint
from tests.scans import on_side, over, sheet_of, shipped
from tests.soft_prints import SoftPrint
from tests.strayed_boards import strayed
from tests.worn_prints import WornPrint

HAIR = 0.06
"""How much larger and smaller outlines are where a line is firm, in circumradii."""

LEAST = {ForeignPrint: 0.975, PlatePrint: 0.975, WornPrint: 0.97, FlatPrint: 0.965, SoftPrint: 0.975}
"""How much of all lines is right after the walk, by the hand: on stained paper hills are hardly told from meadows."""

LARGE = ("water_barrier", "stream", "gully", "beach")
SMALL = ("hut", "building", "building_stone", "building_wood", "bridge")
STROKES, MOST_PRESSED = 3, 9

Codes = npt.NDArray[np.uint8]


def invented(seed: int) -> Board:
    """A board of 150 hexes that nobody drew: clumps of terrain on hills, drawn naturally."""
    dice = np.random.default_rng(seed)
    rules = ruleset("combat-commander-pacific")
    grid = Grid(15, 10)
    board = Board(grid, rules.id, base=shipped("combat-commander-pacific/kiro-strip").base)
    hexes = grid.hexes

    def clump(size: int, among: set[Hex] | None = None) -> set[Hex]:
        found = (
            {hexes[int(dice.integers(len(hexes)))]}
            if among is None
            else {sorted(among)[int(dice.integers(len(among)))]}
        )
        while len(found) < size:
            beside = sorted(
                {
                    near
                    for at in found
                    for near in at.neighbours()
                    if near in grid and (among is None or near in among)
                }
                - found
            )
            if not beside:
                break
            found.add(beside[int(dice.integers(len(beside)))])
        return found

    for size in (34, 16):
        hill = clump(size)
        board = board_edits.paint_level(board, sorted(hill), 1)
        board = board_edits.paint_level(board, sorted(clump(size // 3, hill)), 2)
    for terrain, sizes in (
        ("grass", (5, 4, 3)),
        ("bush", (4, 3, 3, 2)),
        ("palm", (4, 3)),
        ("jungle", (12, 8, 5, 3)),
        ("hut", (1, 1, 1)),
    ):
        for size in sizes:
            board = board_edits.paint_terrain(board, sorted(clump(size)), (terrain,))
    return draw_naturally(board, rules, seed=seed)


BOARDS = {
    "kiro-strip": lambda: shipped("combat-commander-pacific/kiro-strip"),
    "tavo-lagoon": lambda: shipped("combat-commander-pacific/tavo-lagoon"),
    "sainte-barbe": lambda: shipped("band-of-brothers-2.2/sainte-barbe"),
    "vieux-pont": lambda: shipped("band-of-brothers-2.2/vieux-pont"),
    **{f"invented {seed}": lambda seed=seed: invented(seed) for seed in (1, 2, 3)},
}


class User:
    """Who traces a print of a board with a few strokes."""

    def __init__(
        self, board: Board, folder: Path, seed: int, hand: type[ForeignPrint] = ForeignPrint
    ) -> None:
        self.truth, self.rules = board, ruleset(board.ruleset)
        self.there = Ground(board, self.rules)
        self.dice = np.random.default_rng(seed)
        self.board = printed(board, folder, seed=seed, hand=hand)
        self.tracing = Tracing()
        self.tracing.sheet = sheet_of(self.board, folder)

    def traces(self) -> None:
        """Strokes for all that the print shows; all that is proposed is taken, areas before levels."""
        for terrain in sorted(
            {one for at in self.truth.grid.hexes for one in self.there.terrain(at)}
            - {self.truth.base.terrain}
        ):
            self._picks(Subject("areas", terrain), self._strokes(terrain))
        levels = {self.there.level(at) for at in self.truth.grid.hexes}
        if len(levels) > 1:
            self._picks(
                Subject("levels"), tuple(stroke for level in sorted(levels) for stroke in self._tints(level))
            )
        for terrain in sorted({one.terrain for features in self.truth.sides.values() for one in features}):
            self._picks(Subject("sides", terrain), self._clicks(terrain))
        for what in ("areas", "levels", "sides"):
            self._takes(what)
        self.board = replace(self.board, paths=self.truth.paths)

    def walks(self) -> int:
        """Looks at each hex that is listed, and says with keys what the print shows; how many those are."""
        listed = dict.fromkeys(one.hexes for _, one in self.tracing.unsure)
        self.board = reduce(self._said, [hexes[0] for hexes in listed if len(hexes) == 1], self.board)
        sides = [side for hexes in listed if len(hexes) == 2 and (side := side_between(*hexes)) is not None]
        self.board = reduce(self._lined, sides, self.board)
        return len(listed)

    def draws_crests(self) -> None:
        """Has crest lines drawn anew between the dots, whose levels were looked at."""
        sheet = self.tracing.sheet
        assert sheet is not None
        job = self.tracing.crests_anew(Settings(), Ground(self.board, self.rules))
        crests = job(sheet, lambda _done, _all: None).proposals
        self.board = laid_anew(crests, self.rules).apply(self.board)

    def _picks(self, subject: Subject, strokes: tuple[Stroke, ...]) -> None:
        self.tracing.pick(subject, strokes)
        self.tracing.put_off(subject, strokes)
        self._works()

    def _works(self) -> None:
        sheet = self.tracing.sheet
        assert sheet is not None
        for _ in range(20):
            if not self.tracing.due:
                return
            subject = self.tracing.due[0]
            job = self.tracing.job(subject, Settings(), self.board)
            assert job is not None
            self.tracing.show(subject, job(sheet, lambda _done, _all: None))

    def _takes(self, what: str) -> None:
        kinds = {"areas": ("artwork", "hexes"), "levels": ("contour",), "sides": ("side",)}[what]
        self._works()
        taken = [one for one in self.tracing.proposals if one.kind in kinds]
        if taken:
            before = self.board
            self.board = accepting(taken, self.rules, lambda one: one.terrain).apply(before)
            self.tracing.took(taken, before, self.board)

    def _strokes(self, terrain: str) -> tuple[Stroke, ...]:
        hexes = [at for at in self.truth.grid.hexes if self.there.terrain(at)[-1:] == (terrain,)]
        if terrain in SMALL:
            return tuple(self._over(hexes, STROKES, reach=0.15, wide=0.25))
        return tuple(self._over(hexes, STROKES, reach=0.3, wide=0.5 if terrain in LARGE else 0.7))

    def _clicks(self, terrain: str) -> tuple[Stroke, ...]:
        grid = self.truth.grid
        lined = [side for side in self.truth.sides if terrain in self.truth.side_terrain(side)]
        inner = [side for side in lined if all(at in grid for at in side.hexes)]
        few = self.dice.permutation(len(inner))[:STROKES].tolist()
        return tuple(on_side(grid, grid.side_label(inner[place])) for place in few)

    def _tints(self, level: int) -> Iterator[Stroke]:
        base = (self.truth.base.terrain,)
        hexes = [at for at in self.truth.grid.hexes if self.there.level(at) == level]
        bare = [at for at in hexes if self.there.terrain(at) in ((), base)]
        yield from self._over(bare or hexes, STROKES, reach=0.25, wide=0.4, level=level)

    def _over(self, hexes: list[Hex], count: int, **named: float) -> Iterator[Stroke]:
        label = self.truth.grid.label
        for place in self.dice.permutation(len(hexes))[:count].tolist():
            yield from over(self.truth, label(hexes[place]), **named)  # type: ignore[arg-type]

    def _said(self, board: Board, at: Hex) -> Board:
        """The board with the hex as the print has it."""
        wanted = self.there.terrain(at) or (self.truth.base.terrain,)
        ground = Ground(board, self.rules)

        def pressed(key: str) -> Ground:
            edit = keyed(ground, at, key)
            return ground if edit is None else Ground(edit.apply(ground.board), self.rules)

        # Bridges aren't typed, but drawn.
        for _ in range(MOST_PRESSED if len(wanted) == 1 else 0):
            if ground.terrain(at) in (wanted, () if wanted == (self.truth.base.terrain,) else wanted):
                break
            ground = pressed(self.rules.terrain(wanted[0]).title[0].casefold())
        for _ in range(MOST_PRESSED):
            higher = self.there.level(at) - ground.level(at)
            if higher:
                ground = pressed("+" if higher > 0 else "-")
        return ground.board

    def _lined(self, board: Board, side: Side) -> Board:
        """The board with the hexside as the print has it."""
        wanted = self.truth.side_terrain(side)
        for terrain in (*board.side_terrain(side), *wanted):
            letter = self.rules.terrain(terrain).title[0]
            for _ in range(MOST_PRESSED):
                if (terrain in board.side_terrain(side)) == (terrain in wanted):
                    break
                edit = keyed_side(Ground(board, self.rules), side, letter)
                assert edit is not None
                board = edit.apply(board)
        assert set(board.side_terrain(side)) == set(wanted)
        return board


def lines(board: Board) -> Codes:
    """What is seen from each hex of each, blind or not."""
    rules = ruleset(board.ruleset)
    sight = sight_of(Scene(board, rules))
    codes = np.stack([sight.field(End(at)).codes for at in board.grid.hexes])
    return np.where(codes == BLIND, BLOCKED, codes)


def resized(board: Board, by: float) -> Board:
    """The board with all outlines larger by so much."""
    frame = board.grid.frame
    return replace(
        board,
        artwork=tuple(
            one
            for piece in board.artwork
            for one in redrawn(piece, grown_by(area_of(piece, frame), by), frame)
        ),
        contours=tuple(
            one
            for piece in board.contours
            for one in redrawn(piece, grown_by(area_of(piece, frame), by), frame)
        ),
    )


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("hand", LEAST)
def test_lines_of_sight_come_back(hand: type[ForeignPrint], name: str, tmp_path: Path) -> None:
    """Prints how many dots and lines are right before and after the walk; nearly all lines are, after it."""
    board = strayed(BOARDS[name](), seed=3)
    user = User(board, tmp_path, len(name), hand)
    user.traces()
    truth, pairs = lines(board), np.triu_indices(len(board.grid.hexes), 1)
    firm = np.logical_and.reduce([lines(resized(board, by)) == truth for by in (-HAIR, HAIR)])[pairs]

    def told() -> str:
        same = (lines(user.board) == truth)[pairs]
        ground = Ground(user.board, user.rules)
        alike = sum(
            (set(user.there.terrain(at)), user.there.level(at)) == (set(ground.terrain(at)), ground.level(at))
            for at in board.grid.hexes
        )
        shares = f"{100 * same.mean():.1f} % of all pairs, {100 * same[firm].mean():.1f} of firm ones"
        return f"{shares}, {alike} of {len(board.grid.hexes)} hexes"

    before = told()
    listed = user.walks()
    walked = told()
    user.draws_crests()
    print(
        f"\n{name}, {hand.__name__}: {before}; {listed} places looked at: {walked}; crest lines anew: {told()}"
    )
    assert (lines(user.board) == truth)[pairs].mean() > LEAST[hand]
