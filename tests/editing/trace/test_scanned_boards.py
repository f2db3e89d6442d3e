"""Our own boards as scans, turned, sheared, blurred and saved as JPEG, are traced back to what they were."""

from itertools import pairwise, takewhile
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bob_editor.editing.trace.accepting import accepting
from bob_editor.editing.trace.areas.terrain import trace_terrain
from bob_editor.editing.trace.hills.levels import trace_levels
from bob_editor.editing.trace.proposals import Proposal, Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.sides.hexsides import trace_sides
from bob_editor.editing.trace.wire import Wire, hexes_along
from bob_editor.geometry.curves.parts import nearest, parted
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model import board as model
from bob_editor.model.board import Board
from bob_editor.model.lettering import label_under
from bob_editor.records import Record
from bob_editor.rules.game import sight_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset
from tests.scans import on_side, over, scanned, sheet_of, shipped

USUAL = Settings()


class Scanned(Record, eq=False):
    """A shipped board, the empty one over its scan, and what a trace reads of that."""

    board: Board
    empty: Board
    sheet: Sheet

    def taken(self, *proposals: Proposal) -> Board:
        """The empty board with proposals accepted."""
        return accepting(proposals, ruleset(self.board.ruleset), lambda one: one.terrain).apply(self.empty)

    def terrain(
        self, terrain: str, *labels: str, unlike: tuple[str, ...] = (), outlined: bool = True
    ) -> Board:
        """The empty board with all that looks as under a stroke over these hexes."""
        strokes = [*over(self.board, *labels), *over(self.board, *unlike, unlike=True)]
        return self.taken(*trace_terrain(self.sheet, strokes, terrain, USUAL, outlined=outlined).proposals)

    def wrong(self, traced: Board, terrain: str) -> list[str]:
        """The hexes in which one has the terrain and the other not."""
        rules = ruleset(self.board.ruleset)
        there, found = Ground(self.board, rules), Ground(traced, rules)
        return [
            self.board.grid.label(at)
            for at in self.board.grid.hexes
            if (terrain in there.terrain(at)) != (terrain in found.terrain(at))
        ]


def _scan(name: str, folder: Path, look: str = "clean") -> Scanned:
    board = shipped(name)
    empty = scanned(board, folder, look=look)
    return Scanned(board, empty, sheet_of(empty, folder))


@pytest.fixture(scope="module")
def sainte_barbe(tmp_path_factory: pytest.TempPathFactory) -> Scanned:
    """Woods, fields, orchards, houses, a hill of two levels, hedgerows, walls and roads."""
    return _scan("band-of-brothers-2.2/sainte-barbe", tmp_path_factory.mktemp("scan"))


@pytest.fixture(scope="module")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Scanned:
    """The same board, painted."""
    return _scan("band-of-brothers-2.2/sainte-barbe", tmp_path_factory.mktemp("scan"), "painted")


@pytest.fixture(scope="module")
def aubrelle(tmp_path_factory: pytest.TempPathFactory) -> Scanned:
    """Whole hexes with a corner on top."""
    return _scan("memoir-44/aubrelle", tmp_path_factory.mktemp("scan"))


@pytest.fixture(scope="module")
def tavo(tmp_path_factory: pytest.TempPathFactory) -> Scanned:
    """A board with ragged edges."""
    return _scan("combat-commander-pacific/tavo-lagoon", tmp_path_factory.mktemp("scan"))


def test_terrain_levels_and_los_come_back(sainte_barbe: Scanned) -> None:
    """At least 98 % of the dots have their terrain and level again, and 97 % of all pairs their line of sight."""
    board, sheet = sainte_barbe.board, sainte_barbe.sheet
    found: list[Proposal] = []
    for terrain, strokes in (
        ("woods", over(board, "B3")),
        ("wheat", over(board, "F2")),
        ("orchard", over(board, "F5", "E5")),
        ("building_stone", over(board, "F6", "I7", reach=0.2, wide=0.4)),
        ("building_wood", over(board, "E8", "F3", "H6", reach=0.3, wide=0.4)),
    ):
        found += trace_terrain(sheet, strokes, terrain, USUAL).proposals
    tints = [
        *over(board, "N3", level=1, reach=0.2),
        *over(board, "M5", level=2, reach=0.2),
        *over(board, "F2", reach=0.2, unlike=True),
    ]
    found += trace_levels(sheet, tints, USUAL).proposals
    found += trace_sides(sheet, [on_side(board.grid, "L10/M11")], "hedgerow", USUAL).proposals
    found += trace_sides(sheet, [on_side(board.grid, "O10/P9")], "wall", USUAL).proposals
    traced = sainte_barbe.taken(*found)
    rules = ruleset(board.ruleset)
    there, again = Ground(board, rules), Ground(traced, rules)
    hexes = board.grid.hexes
    alike = [set(there.terrain(at)) == set(again.terrain(at)) for at in hexes]
    assert sum(alike) >= 0.98 * len(hexes)
    assert [there.level(at) for at in hexes] == [again.level(at) for at in hexes]
    before, after = sight_of(Scene(board, rules)), sight_of(Scene(traced, rules))
    same = [
        bool(one)
        for at in Random(3).sample(hexes, 25)
        for one in before.field(End(at)).codes == after.field(End(at)).codes
    ]
    assert sum(same) >= 0.97 * len(same)


def test_hexsides_come_back(sainte_barbe: Scanned) -> None:
    """All hedgerows from a click on one, and hardly a side more; a wall likewise."""
    board = sainte_barbe.board
    for terrain, label, most in (("hedgerow", "L10/M11", 2), ("wall", "O10/P9", 4)):
        traced = trace_sides(sainte_barbe.sheet, [on_side(board.grid, label)], terrain, USUAL)
        found = {one.side for one in traced.proposals}
        wanted = {side for side in board.sides if terrain in board.side_terrain(side)}
        assert wanted <= found
        assert len(found - wanted) <= most
        assert all(one.share >= 0.5 for one in traced.proposals)


@pytest.mark.parametrize("name", ["sainte_barbe", "aubrelle", "tavo"])
def test_roads_are_followed(name: str, request: pytest.FixtureRequest) -> None:
    """With a click in every second hex, the way runs through the very hexes of the road, on a scan of each shape."""
    scan: Scanned = request.getfixturevalue(name)
    for path in scan.board.paths:
        if path.terrain != "road":
            continue
        seen = _in_the_open(scan.board, path.through)
        stops: list[Hex] = [*seen[:-1:2], seen[-1]]
        clicks = [_on_way(scan.board, path, at) for at in stops]
        wire = Wire(scan.sheet, [Stroke((clicks[1],), 0.25)])
        way: list[tuple[float, float]] = []
        for start, goal in pairwise(clicks):
            wire.anchor(start)
            way += wire.way_to(goal)
        assert hexes_along(scan.board.grid, way) == seen


def _on_way(board: Board, path: model.Path, at: Hex) -> Point:
    """The point of a path that is nearest to a hex's dot, where one would click to follow it."""
    x, y = board.grid.centre(at)
    if not path.curve:
        return float(x), float(y)
    (number, share), _ = nearest(board.grid.frame, path.curve, (x, y))
    return parted(path.curve[number], path.curve[number + 1], share)[1].at


def _in_the_open(board: Board, through: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """The part of a road up to the first town, whose tile hides it; from the other end where it begins in one."""
    shown = list(takewhile(lambda at: not board.has(at, "town"), through))
    return (
        tuple(shown)
        if len(shown) > 1
        else tuple(takewhile(lambda at: not board.has(at, "town"), through[::-1]))
    )


def test_terrain_that_fills_hexes_comes_as_hexes(aubrelle: Scanned) -> None:
    """Memoir's forests are painted, not drawn; a hedgerow's tile is green too, and said not to be meant."""
    traced = aubrelle.terrain("forest", "B4", unlike=("F5",), outlined=False)
    assert aubrelle.wrong(traced, "forest") == []
    assert not traced.artwork


def test_outlines_run_over_ragged_edges(tavo: Scanned) -> None:
    """Jungle that the board's edge cuts has its dots; what lies beside the board is nobody's.

    A dot that a printed name covers can't be seen.
    """
    grid, seen = tavo.board.grid, Ground(tavo.board, ruleset(tavo.board.ruleset)).lettered
    wrong = tavo.wrong(tavo.terrain("jungle", "J2"), "jungle")
    assert [one for one in wrong if label_under(seen, grid.centre(grid.hex(one))) is None] == []
    assert tavo.wrong(tavo.terrain("grass", "I6"), "grass") == []


def test_what_was_picked_is_no_speck(tavo: Scanned) -> None:
    """Huts are smaller than the islands that are left out: a stroke over one brings back all."""
    stroke = over(tavo.board, "D3", reach=0.2, wide=0.3)
    found = trace_terrain(tavo.sheet, stroke, "hut", USUAL).proposals
    huts = {tavo.board.grid.hex(label) for label in ("D3", "D4", "F4")}
    assert huts <= {at for one in found for at in one.hexes}


@pytest.mark.parametrize(("name", "amiss", "lost"), [("sainte_barbe", 0, 0), ("painted", 2, 1)])
def test_orchards_are_parted_from_woods(
    name: str, amiss: int, lost: int, request: pytest.FixtureRequest
) -> None:
    """An orchard's trees are the woods', its grass is the ground's: where both are ruled out, the mixture tells.

    Painted, its grass is the meadow's to a hair: at a wood's rim the mixture is an orchard's too, and by one stroke a
    hex of an orchard may be meadow.
    """
    one: Scanned = request.getfixturevalue(name)
    wrong = one.wrong(one.terrain("orchard", "F5", unlike=("B3",)), "orchard")
    assert len(wrong) <= amiss
    assert len({"E5", "F4", "F5", "I5", "J4", "J5", "P10", "P11", "Q11", "Q12"}.intersection(wrong)) <= lost


def test_hills_are_told_from_ground_that_varies(painted: Scanned) -> None:
    """On a painted map ground varies more than levels differ; still one stroke a level tells most of it."""
    board = painted.board
    there = Ground(board, ruleset(board.ruleset))
    strokes = [
        *over(board, "L6", level=1, reach=0.2),
        *over(board, "L4", level=2, reach=0.2),
        *over(board, "B3", "F2", unlike=True),
    ]
    for ground, most in (((), 0.12), (over(board, "H3", reach=0.2), 0.06)):
        traced = painted.taken(*trace_levels(painted.sheet, [*strokes, *ground], USUAL).proposals)
        found = Ground(traced, there.ruleset)
        wrong = [at for at in board.grid.hexes if there.level(at) != found.level(at)]
        assert len(wrong) <= most * len(board.grid.hexes)


def test_ground_below_the_rest_is_traced(tmp_path: Path) -> None:
    """A hollow and a hill, told from the ground and from each other."""
    board = shipped("band-of-brothers-2.2/sainte-barbe")
    hill, hollow = (_ring_around(board, label) for label in ("D4", "M6"))
    board = replace(
        Board(board.grid, board.ruleset, base=board.base),
        contours=(model.Contour(1, hill), model.Contour(-1, hollow)),
    )
    empty = scanned(board, tmp_path, 30.0)
    one = Scanned(board, empty, sheet_of(empty, tmp_path))
    strokes = [
        stroke
        for label, level in (("D4", 1), ("M6", -1), ("H3", 0))
        for stroke in over(board, label, level=level, reach=0.2)
    ]
    traced = one.taken(*trace_levels(one.sheet, strokes, USUAL).proposals)
    levels = [
        {at: Ground(each, ruleset(board.ruleset)).level(at) for at in board.grid.hexes}
        for each in (board, traced)
    ]
    assert set(levels[0].values()) == {-1, 0, 1}
    assert levels[1] == levels[0]


def _ring_around(board: Board, label: str) -> tuple[Point, ...]:
    """A ring that holds a hex and those next to it."""
    x, y = board.grid.frame.centre(board.grid.hex(label))
    return ((x - 4.6, y - 2.6), (x + 4.6, y - 2.6), (x + 4.6, y + 2.6), (x - 4.6, y + 2.6))


def test_what_is_not_meant_is_left_out(tavo: Scanned) -> None:
    """A stroke over a like colour that isn't meant parts the two: beaches from the sand of the hills."""
    alone = tavo.wrong(tavo.terrain("beach", "C4"), "beach")
    told = tavo.wrong(tavo.terrain("beach", "C4", unlike=("L6", "M7", "N7")), "beach")
    assert len(told) < len(alone)


def test_a_stroke_beside_the_scan_gives_nothing(tavo: Scanned) -> None:
    """Neither do none at all, nor those alone that say what isn't meant."""
    assert not trace_terrain(tavo.sheet, [], "jungle", USUAL).proposals
    assert not trace_terrain(tavo.sheet, over(tavo.board, "J2", unlike=True), "jungle", USUAL).proposals
    assert not trace_levels(tavo.sheet, [], USUAL).proposals
    assert not trace_sides(tavo.sheet, [], "wall", USUAL).proposals


def test_a_stroke_wholly_over_another_gives_nothing(tavo: Scanned) -> None:
    """What is meant and not meant at once is nothing to go by."""
    strokes = [*over(tavo.board, "J2"), *over(tavo.board, "J2", unlike=True)]
    assert not trace_terrain(tavo.sheet, strokes, "jungle", USUAL).proposals


def test_progress_may_end_a_trace(tavo: Scanned) -> None:
    """What is told the steps may raise, and hears of all of them where it doesn't."""
    told: list[tuple[int, int]] = []
    strokes = over(tavo.board, "J2")
    trace_terrain(tavo.sheet, strokes, "jungle", USUAL, pace=lambda done, all_: told.append((done, all_)))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]

    def stop(_done: int, _all: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        trace_levels(tavo.sheet, over(tavo.board, "M6", level=1), USUAL, pace=stop)


def test_huts_are_no_hills(tavo: Scanned) -> None:
    """Where all that was picked is small, a hill of the same sand isn't proposed along with it."""
    stroke = over(tavo.board, "D3", reach=0.2, wide=0.3)
    found = trace_terrain(tavo.sheet, stroke, "hut", Settings(tolerance=5)).proposals
    assert found
    assert max(len(one.hexes) for one in found) <= 3


def test_woods_of_many_greens_are_told_by_their_blend(tmp_path: Path) -> None:
    """Painted trees have the greens of bushes and palms; what they blend into is theirs alone."""
    one = _scan("combat-commander-pacific/tavo-lagoon", tmp_path, "painted")
    others = (
        "G9",
        "K5",
        "I6",
        "H7",
        "D8",
        "C1",
        "D3",
        "F4",
        "F3",
        "F9",
        "I9",
        "J9",
        "C4",
        "D9",
        "A5",
        "B9",
        "H2",
        "F5",
    )
    assert one.wrong(one.terrain("jungle", "J2", "L1", unlike=others), "jungle") == []
