"""The LOS of The Last Hundred Yards: trace, field and the plain oracle agree, both ways alike where rules are."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board, Contour, HexContent
from bob_editor.model.change import difference
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, MapChange, Scene
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.last_hundred_yards.sight.look import look
from bob_editor.rulesets.last_hundred_yards.sight.reasons import deciding, in_order, reason_of
from bob_editor.rulesets.last_hundred_yards.sight.tracing import stopped
from tests.rules.los.boards import dense_scene
from tests.rulesets.last_hundred_yards.boards import RULESET, random_board, random_markers
from tests.rulesets.last_hundred_yards.los.at_hand import sight_on
from tests.rulesets.last_hundred_yards.oracle import Oracle
from tests.rulesets.last_hundred_yards.oracle_land import DEFAULTS

UNITS = ("infantry", "gun", "vehicle", "afv", "fp")


def random_rulings(dice: random.Random) -> dict[str, Any]:
    """Other answers to about a third of the questions."""
    rows = ruleset(RULESET).rulings
    return {name: dice.choice(rows[name].choices) for name in DEFAULTS if dice.random() < 0.3}


def pairs_of(dice: random.Random, board: Board, count: int) -> Iterator[tuple[Hex, Hex]]:
    """Random pairs of hexes, four in ten along a hexspine."""
    for _ in range(count):
        a, b = dice.choice(board.grid.hexes), dice.choice(board.grid.hexes)
        if dice.random() < 0.4:
            corner = dice.randrange(6)
            b = a
            for _ in range(dice.randint(1, 3)):
                onward = b.neighbour(corner).neighbour((corner + 1) % 6)
                b = onward if onward in board.grid else b
        yield a, b


@pytest.mark.parametrize("drawn", [False, True], ids=["grown", "drawn"])
@pytest.mark.parametrize("rulings", [False, True], ids=["defaults", "rulings"])
@pytest.mark.parametrize("seed", range(4))
def test_trace_agrees_with_the_oracle(seed: int, rulings: bool, drawn: bool) -> None:
    """On random boards, hexspines and other pairs have the verdict that the rule's text gives with shapely."""
    dice = random.Random(seed)
    board = random_board(seed, drawn=drawn, density=dice.choice((0.08, 0.2, 0.35)))
    answers = random_rulings(dice) if rulings else {}
    markers = random_markers(seed, board) if seed % 2 else ()
    light = dice.choice(("day", "day", "night", "twilight"))
    oracle = Oracle(board, answers, markers, light)
    sight = sight_on(board, markers=markers, conditions={"light": light}, rulings=answers)
    for a, b in pairs_of(dice, board, 150):
        units = dice.choice(UNITS), dice.choice(UNITS)
        answer = sight.trace(End(a, unit=units[0]), End(b, unit=units[1]))
        assert answer.expectation == oracle.look(a, b, *units), (
            board.grid.label(a),
            board.grid.label(b),
            units,
        )


@pytest.mark.parametrize("seed", range(10))
def test_field_equals_trace(seed: int) -> None:
    """The field of a hex has for every hex what trace says of the pair, whatever the rulings, markers and light."""
    dice = random.Random(seed)
    board = random_board(seed, columns=9, rows=8, drawn=bool(seed % 2), half=seed % 3 == 2, density=0.15)
    sight = sight_on(
        board,
        markers=random_markers(seed, board) if seed % 4 else (),
        conditions={"light": dice.choice(("day", "night", "twilight"))},
        rulings=random_rulings(dice) if seed > 3 else {},
    )
    for a in board.grid.hexes[::4]:
        start = End(a, unit=dice.choice((None, *UNITS)), lit=dice.random() < 0.2)
        found = sight.field(start)
        for place, b in enumerate(board.grid.hexes):
            answer = sight.trace(start, End(b))
            labels = board.grid.label(a), board.grid.label(b)
            assert found.verdict(place) == (answer.verdict, answer.blind, answer.hindrance), labels


@pytest.mark.parametrize("drawn", [False, True], ids=["grown", "drawn"])
def test_los_is_reciprocal(drawn: bool) -> None:
    """Whoever sees is seen (4.2.3), hindered as much, by day and by night; no unit is shelled here."""
    board = random_board(21, drawn=drawn, columns=9, rows=8)
    markers = tuple(one for one in random_markers(21, board) if one.marker != "primary_impact")
    for light in ("day", "night", "twilight"):
        sight = sight_on(board, markers=markers, conditions={"light": light})
        fields = {a: sight.field(End(a)) for a in board.grid.hexes}
        for a in board.grid.hexes:
            for b in board.grid.hexes:
                there, back = board.grid.index[b], board.grid.index[a]
                assert fields[a].verdict(there) == fields[b].verdict(back)


def edits(board: Board) -> Iterator[Board]:
    """Edits of every sort, each on the board before it."""
    at = board.grid.hexes[len(board.grid.hexes) // 2]
    x, y = board.grid.centre(at)
    ring = ((x - 1.5, y - 0.5), (x + 1.7, y - 0.8), (x + 2.5, y + 1.25))
    board = board_edits.paint_terrain(board, [at, at.neighbour(1)], ("woods",))
    yield board
    board = board_edits.paint_level(board, [at, *at.neighbours()], 1)
    yield board
    board = board_edits.paint_level(board, [at], 3)
    yield board
    board = board_edits.put_on_sides(board, [side_of(at, 1), side_of(at, 4)], "tree_line")
    yield board
    board = board_edits.add_artwork(board, Artwork("stone_building", ring))
    yield board
    way = (at.neighbour(0), at, at.neighbour(3), at.neighbour(3).neighbour(3))
    board = board_edits.add_path(board, "road", way)
    yield board
    board = board_edits.add_contour(board, Contour(2, tuple((3 * a - 2 * x, 3 * b - 2 * y) for a, b in ring)))
    yield board
    board = board_edits.add_contour(board, Contour(0, ring, line="thin"))
    yield board
    board = board_edits.paint_terrain(board, [at], ("urban_building", "urban"))
    yield board
    yield board_edits.set_heading(board, rulings={"contour_equal_blocks": False})


@pytest.mark.parametrize("drawn", [False, True], ids=["grown", "drawn"])
@pytest.mark.parametrize("changes", [(), (MapChange("hill_levels_times", fields={"factor": 2}),)])
def test_sight_after_an_edit_equals_a_new_one(drawn: bool, changes: tuple[MapChange, ...]) -> None:
    """What an edit leaves may be kept; the fields are those of the edited board all the same, edit after edit."""
    board = random_board(31, columns=9, rows=8, drawn=drawn, density=0.15)
    kept = sight_on(board, changes=changes)
    kept.field(End(board.grid.hexes[0]))
    for after in edits(board):
        kept = kept.after(after, difference(board, after))
        board = after
        fresh = sight_on(board, changes=changes)
        for a in board.grid.hexes[::6]:
            assert (kept.field(End(a)).codes == fresh.field(End(a)).codes).all()
            assert (kept.field(End(a)).hindrance == fresh.field(End(a)).hindrance).all()
            b = board.grid.hexes[-1]
            assert kept.trace(End(a), End(b)) == fresh.trace(End(a), End(b))


def test_a_level_that_grows_once_its_drawn_contour_is_gone_grows_on_every_hill() -> None:
    """Contours grow of painted levels alone; where one is no longer drawn around its hex, it does about others, too."""
    grid = Grid(7, 5)
    hill, knoll = grid.hex("C3"), grid.hex("F2")
    drawn = tuple(
        Contour(level, tuple((x + a * wide, y + b * wide) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))))
        for level, wide, (x, y) in ((3, 0.2, grid.centre(hill)), (2, 0.4, grid.centre(knoll)))
    )
    board = Board(grid, RULESET, hexes={knoll: HexContent(level=2)}, contours=drawn)
    after = replace(board, contours=drawn[:1])
    start = End(grid.hex("A3"))
    kept = sight_on(board)
    before = kept.field(start).codes
    found, fresh = (
        kept.after(after, difference(board, after)).field(start).codes,
        sight_on(after).field(start).codes,
    )
    assert (found == fresh).all()
    assert (found != before)[grid.index[grid.hex("E2")]]


@pytest.mark.parametrize("seed", range(12))
def test_what_decides_is_found_without_looking_farther(seed: int) -> None:
    """A look that ends with the nearest block finds what decides the whole line, whatever is drawn and ruled."""
    dice = random.Random(seed)
    if seed % 3:
        board = random_board(seed, drawn=bool(seed % 2), density=dice.choice((0.08, 0.2, 0.35)))
        sight: Any = sight_on(
            board,
            markers=random_markers(seed, board) if seed % 4 == 1 else (),
            conditions={"light": dice.choice(("day", "day", "twilight"))},
            rulings=random_rulings(dice) if seed > 3 else {},
        )
    else:
        sight = sight_of(dense_scene(RULESET, seed))
    reading, board, found = sight.reading, sight.scene.board, 0
    for a, b in pairs_of(dice, board, 150):
        here, there = reading.numbers[a], reading.numbers[b]
        looking = look(reading, reading.cells.thread_between(a, b), here, there)
        near, whole = (stopped(looking, End(a), End(b), whole=one) for one in (False, True))
        assert bool(near) == bool(whole)
        if near and a != b:
            assert deciding(near) == deciding(whole)
            found += 1
            answer = sight.trace(End(a), End(b))
            causes = in_order(whole)
            causes.insert(0, causes.pop(causes.index(deciding(whole))))
            said = tuple(dict.fromkeys(reason_of(reading, one) for one in causes))
            assert tuple(answer.reasons)[: len(said)] == said
            assert len(set(answer.reasons)) == len(answer.reasons)
    assert found > 10


@pytest.mark.parametrize("seed", range(3))
def test_which_building_images_are_met_is_told_of_each_line(seed: int) -> None:
    """Where buildings fill their hexes by ruling, a line that meets an image doesn't hang on it, others before do."""
    dice = random.Random(seed)
    board = random_board(seed + 40, drawn=False, density=0.2)
    told = sight_on(board, rulings={"feature_blind_by_image": False})
    looked: Any = sight_on(board, rulings={"feature_blind_by_image": False})
    looked.reading.stops_plainly = False
    for a, b in pairs_of(dice, board, 1500):
        known, seen = told.trace(End(a), End(b)), looked.trace(End(a), End(b))
        assert known.reasons[0] == seen.reasons[0], (board.grid.label(a), board.grid.label(b))


@pytest.mark.parametrize("seed", range(8))
def test_barriers_tell_what_a_look_does(seed: int) -> None:
    """What is known of a line before it is looked along is what the look says, beside hexsides and up hills, too."""
    dice = random.Random(seed)
    board = random_board(seed + 40, drawn=bool(seed % 2), density=dice.choice((0.04, 0.1, 0.2)))
    rulings = random_rulings(dice) if seed > 3 else {}
    told = sight_on(board, rulings=rulings)
    looked: Any = sight_on(board, rulings=rulings)
    looked.reading.stops_plainly = False
    for a, b in pairs_of(dice, board, 400):
        known, seen = told.trace(End(a), End(b)), looked.trace(End(a), End(b))
        assert known.reasons[0] == seen.reasons[0], (board.grid.label(a), board.grid.label(b))
        assert known == seen


@pytest.mark.parametrize(
    ("scene", "start", "goal"),
    [
        (Scene(random_board(8, density=0.2), ruleset(RULESET)), "J8", "F8"),
        (dense_scene(RULESET, 33), "B5", "G7"),
    ],
    ids=["along a hexside", "through a corner"],
)
def test_what_blocks_outright_behind_what_casts_a_shadow(scene: Scene, start: str, goal: str) -> None:
    """A goal in a blind hex is blocked where something beside the thread is as high as the higher end (4.2.2)."""
    sight, grid = sight_of(scene), scene.board.grid
    a, b = (grid.hex_anywhere(label) for label in (start, goal))
    assert a is not None
    assert b is not None
    answer = sight.trace(End(a), End(b))
    assert (answer.verdict, answer.blind) == ("blocked", False)
    assert "blind_hex" in {one.kind for one in answer.reasons}
    assert sight.field(End(a)).verdict(grid.index[b])[:2] == ("blocked", False)


@pytest.mark.parametrize("seed", range(6))
def test_other_rulings_read_anew_what_hangs_on_them(seed: int) -> None:
    """Only the hexes in which a ruling decides are read again; the reading is as if all were."""
    sight: Any = (
        sight_of(dense_scene(RULESET, seed)) if seed % 2 else sight_on(random_board(seed, drawn=True))
    )
    dice = random.Random(seed)
    for _ in range(4):
        other = replace(sight.scene, rulings=random_rulings(dice))
        anew: Any = sight_of(other)
        kept, fresh = sight.under(other).reading, anew.reading
        without = [{at: replace(one, held_by=()) for at, one in read.facts.items()} for read in (kept, fresh)]
        assert without[0] == without[1]
        assert kept.ranks == fresh.ranks
        assert kept.features == fresh.features
