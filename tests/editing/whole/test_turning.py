"""A whole board turned and mirrored: nothing is lost, twice is as before, and lines of sight stay what they are."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.editing.whole.beside import carried_end, carried_suite
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.judged import still_accepted
from bob_editor.editing.whole.shaping import resized, turned
from bob_editor.editing.whole.whole import stays_printed
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Accepted, Board, Feature, HexContent, Label
from bob_editor.opening.loaded_map import suite_map
from bob_editor.opening.suite_runs import why_not
from bob_editor.rules.game import game_of
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.land.tile_shapes import LINKS, TURNS, flipped, links_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json, board_to_json, read_board, read_suite
from bob_editor.storage.kinds.suites import Suite
from bob_editor.storage.shipped import shipped
from tests.editing.whole.boards import boards, grids

WAYS = ((True, True), (True, False), (False, True))
SHIPPED = sorted(shipped("maps").rglob("*.board.json"))
ways = st.sampled_from(WAYS)


def flip(grid: Grid, way: tuple[bool, bool]) -> Carry:
    """The carry of a turn or a mirror."""
    return turned(grid, left_right=way[0], top_bottom=way[1])


@given(grids(), ways)
def test_every_hex_has_its_place(grid: Grid, way: tuple[bool, bool]) -> None:
    """The other grid has just the hexes that come to lie on it, in a rectangle of the same size."""
    carry = flip(grid, way)
    assert {carry.hex(at) for at in grid.hexes} == set(carry.target.hexes)
    left, top, right, bottom = grid.bounds
    (ax, ay), (bx, by) = carry.point((left, top)), carry.point((right, bottom))
    assert carry.target.bounds == (min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))


@given(boards(), ways)
def test_twice_is_as_before(board: Board, way: tuple[bool, bool]) -> None:
    """Nothing falls off, and what undoes it is the same once more."""
    once = carried(board, flip(board.grid, way))
    assert not once.fallen
    twice = carried(once.board, flip(once.board.grid, way))
    assert not twice.fallen
    assert twice.board == board
    assert carried(once.board, flip(board.grid, way).back).board == board


@cache
def _board(path: Path) -> Board:
    return read_board(path).value


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
@pytest.mark.parametrize("way", WAYS)
def test_shipped_boards(path: Path, way: tuple[bool, bool]) -> None:
    """Also by way of a file, and under the schema."""
    board = _board(path)
    once = carried(board, flip(board.grid, way)).board
    read, problems = board_from_json(board_to_json(once))
    assert not problems
    assert read == once
    assert carried(read, flip(read.grid, way)).board == board


def _suites() -> list[Path]:
    found = []
    for path in sorted(shipped("maps").rglob("*.los.json")):
        suite = read_suite(path).value
        if suite.board_path and suite.board_path.endswith(".board.json") and suite.checks:
            found.append(path)
    return found


@pytest.mark.parametrize("path", _suites(), ids=lambda path: path.name)
def test_lines_of_sight_stay(path: Path) -> None:
    """What a shipped suite expects holds between the turned ends, too."""
    suite = read_suite(path).value
    board = _board(path.parent / str(suite.board_path))
    rules = ruleset(board.ruleset)
    look = game_of(rules).sight
    assert look is not None
    for way in WAYS:
        carry = flip(board.grid, way)
        if stays_printed(Scene(board, rules), carry):
            continue
        found = carried_suite(suite, carry)
        assert (found.lines, found.rows) == (0, 0)
        loaded = suite_map(found.suite, carried(board, carry).board, rules, path)
        sight = look(loaded.scene)
        for check in found.suite.checks:
            answer = sight.trace(loaded.end(check.start), loaded.end(check.goal))
            assert not why_not(check, answer), (way, check)
        assert carried_suite(found.suite, carry.back).suite == suite


@pytest.mark.parametrize("shape", sorted(TURNS))
@pytest.mark.parametrize("orientation", range(1, 7))
def test_tiles_lead_where_they_are_turned_to(shape: str, orientation: int) -> None:
    """Directions count counter-clockwise from the east of a pointy-top hex."""
    feature = Feature("road", orientation, shape)
    mirrors = {
        (True, True): lambda one: (one + 3) % 6,
        (True, False): lambda one: (3 - one) % 6,
        (False, True): lambda one: -one % 6,
    }
    for (left_right, top_bottom), image in mirrors.items():
        other = flipped(feature, left_right=left_right, top_bottom=top_bottom, pointy=True)
        assert links_of(other) == {image(one) for one in links_of(feature)}, (left_right, top_bottom)
        assert (other.orientation or 0) <= TURNS[shape] or orientation > TURNS[shape]
    assert shape in LINKS


def test_bridges_lie_along_an_axis() -> None:
    """From both ends they look the same; in a mirror they lean the other way."""
    bridge = Feature("bridge", 2)
    assert flipped(bridge, left_right=True, top_bottom=True, pointy=True) == bridge
    assert flipped(bridge, left_right=True, top_bottom=False, pointy=True).orientation == 6


def test_geomorphic_boards_keep_their_names() -> None:
    """Such a grid lies on itself when it is turned."""
    edges = tuple((edge, "half") for edge in EDGES)
    grid = Grid(19, (13, 14), shift="up", first_row=(1, 0), edges=edges)  # type: ignore[arg-type]
    assert flip(grid, (True, True)).target == grid
    assert flip(grid, (True, True)).label("A1") == "S13"
    assert flip(grid, (True, False)).label("B0/n") == "R0/n"


def test_other_grids_are_made_to_fit() -> None:
    """An even number of columns changes which are shifted, lines of one length which way."""
    assert flip(Grid(4, 3), (True, False)).target == Grid(4, 3, shifted="odd")
    assert flip(Grid(4, 3), (False, True)).target == Grid(4, 3, shift="up")
    assert flip(Grid(4, 3), (True, True)).target == Grid(4, 3, shifted="odd", shift="up")


def test_what_lies_off_the_board_is_kept() -> None:
    """A check tells of it; also of what an edit of another kind leaves there."""
    grid = Grid(4, 3)
    off = Board(
        grid,
        "toy",
        hexes={Hex(9, 9): HexContent(level=1)},
        accepted=(Accepted("x", "J14"), Accepted("x", f"paths/{'9' * 5000}")),
    )
    for way in WAYS:
        once = carried(off, flip(grid, way)).board
        assert len(once.hexes) == 1
        assert carried(once, flip(once.grid, way)).board.hexes == off.hexes
    assert len(carried(off, resized(grid, 2, 2)).board.hexes) == 1


def test_what_was_accepted_says_where_it_is_then() -> None:
    """By names and points of the compass; else it is accepted no more."""
    grid = Grid(5, 4)
    said = Accepted("x", "B2", message="The road stops at B2 (south-west side).")
    for way, message in (
        ((True, False), "The road stops at D2 (south-east side)."),
        ((True, True), "The road stops at D3 (north-east side)."),
    ):
        of_grid = Accepted("x", "grid", message="Of the hexes from A1 to O10 it lacks some.")
        board = Board(grid, "toy", accepted=(said, of_grid))
        one, kept = carried(board, flip(grid, way)).board.accepted
        assert one.message == message
        assert kept == of_grid


@pytest.mark.parametrize("way", WAYS)
def test_what_a_check_tells_by_the_first_of_several_stays_accepted(way: tuple[bool, bool]) -> None:
    """The first is another then; what isn't accepted isn't then either, and what is of no use is told as before."""
    rules, grid = ruleset("combat-commander-pacific"), Grid(5, 4)
    hexes = {grid.hex(at): HexContent((Feature("bridge"),)) for at in ("B2", "C2", "D3")}
    board = Board(grid, rules.id, hexes=hexes)
    found = {one.code.rpartition("/")[2]: one for one in issues_of_board(board, rules)}
    of_several = found["terrain-not-drawn"]
    assert of_several.message == "The bridge of B2 and 2 more is not drawn."
    rows = (
        Accepted.of(of_several.code, "B2", of_several.message, "So it is."),
        Accepted(of_several.code, "A1"),
    )
    before, carry = replace(board, accepted=rows), flip(grid, way)
    after = still_accepted(before, carried(before, carry).board, carry, rules)
    assert {one.because for one in after.accepted} == {"", "So it is."}
    codes = [one.code for one in issues_of_board(after, rules) if one.accepted is None]
    assert codes == [one.code for one in issues_of_board(before, rules) if one.accepted is None]


def test_too_ragged_a_grid_is_told() -> None:
    """Where shifted columns begin further up and end two rows earlier, no grid has them upside down."""
    with pytest.raises(BadCall, match="raggedly"):
        flip(Grid(5, (4, 3), shift="up"), (False, True))


def test_facings_and_ends() -> None:
    """By name, by number, and the hexside of a road."""
    grid = Grid(5, 5)
    carry = flip(grid, (True, False))
    assert [carry.facing(one) for one in ("ne", "n", 3, "10", "up", None)] == ["nw", "n", 9, "2", "up", None]
    assert flip(grid, (True, True)).facing(1) == 7
    assert flip(grid, (False, True)).facing(1) == 5
    end = carried_end(End(grid.hex("A2"), road_side=1), carry)
    assert end == End(carry.target.hex("E2"), road_side=5)
    assert carried_end(None, carry) is None


def test_rows_that_name_more_than_their_hexes() -> None:
    """The steep sides of a balka, the other end of a trail and the side of the spine it runs on."""
    grid = Grid(5, 5)
    balka = {"change": "balka", "at": ["A2"], "steep": ["A2/A3", "nowhere"]}
    trail = {"marker": "trail", "at": "A2", "to": "A4", "side": "ne"}
    found = carried_suite(Suite(changes=(balka,), markers=(trail,)), flip(grid, (True, False))).suite
    assert found.changes == ({"change": "balka", "at": ["E2"], "steep": ["E2/E3", "nowhere"]},)
    assert found.markers == ({"marker": "trail", "at": "E2", "to": "E4", "side": "nw"},)


@pytest.mark.parametrize(
    ("way", "turn"), [((True, True), -30.0), ((True, False), 30.0), ((False, True), 30.0)]
)
def test_a_label_stays_readable(way: tuple[bool, bool], turn: float) -> None:
    """A mirror slants it the other way, half a turn leaves it along the same line."""
    grid = Grid(5, 5)
    board = Board(grid, "band-of-brothers-2.2", labels=(Label("Road", (6.0, 6.0), turn=-30.0),))
    assert carried(board, flip(grid, way)).board.labels[0].turn == turn
