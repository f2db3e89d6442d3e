"""The LOS of The Last Hundred Yards: trace, field and the plain oracle agree, both ways alike where rules are."""

import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_between, side_of
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent
from bob_editor.model.change import difference
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.opening.loaded_map import load_scene
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene, UnitOnMap
from bob_editor.rules.los.sight import Sight
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.last_hundred_yards.sight.look import look
from bob_editor.rulesets.last_hundred_yards.sight.reasons import deciding, in_order, reason_of
from bob_editor.rulesets.last_hundred_yards.sight.target import faces
from bob_editor.rulesets.last_hundred_yards.sight.tracing import stopped
from bob_editor.storage.documents import board_from_json
from tests.rules.los.boards import dense_scene
from tests.rulesets.last_hundred_yards.boards import RULESET, random_board, random_markers
from tests.rulesets.last_hundred_yards.oracle import DEFAULTS, Oracle

UNITS = ("infantry", "gun", "vehicle", "afv", "fp")


def sight_on(board: Board, **circumstances: Any) -> Sight:
    """The LOS of a board."""
    rules = ruleset(RULESET)
    assert rules.sight is not None
    return rules.sight(Scene(board, rules, **circumstances))


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
    after = evolve(board, contours=drawn[:1])
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
        other = evolve(sight.scene, rulings=random_rulings(dice))
        anew: Any = sight_of(other)
        kept, fresh = sight.under(other).reading, anew.reading
        without = [{at: one._replace(held_by=()) for at, one in read.facts.items()} for read in (kept, fresh)]
        assert without[0] == without[1]
        assert kept.ranks == fresh.ranks
        assert kept.features == fresh.features


def test_every_answer_gives_reasons() -> None:
    """Each answer has reasons with a rule number and a place; the first decides; ids of rulings are known."""
    board = random_board(3, drawn=True)
    sight = sight_on(board, markers=random_markers(3, board))
    rules = ruleset(RULESET)
    for a in board.grid.hexes[::8]:
        for b in board.grid.hexes:
            answer = sight.trace(End(a), End(b))
            assert answer.reasons
            for reason in answer.reasons:
                assert reason.cites
                assert reason.text.endswith(".")
                assert reason.at
                assert reason.ruling is None or reason.ruling in rules.rulings
            kinds = {
                "clear": ("clear",),
                "hindered": ("marker", "hindrance"),
                "blocked": ("obstacle", "hexside", "contour", "blind_hex", "position", "visibility"),
            }
            assert answer.reasons[0].kind in kinds[answer.verdict]
            if answer.blind:
                assert answer.reasons[0].cites == "4.2.3"


def test_a_ruling_named_in_a_reason_decides() -> None:
    """Where a contour equal to the higher unit's blocks, the reason names the question, and the other answer opens."""
    board = Board(random_board(0).grid, RULESET)
    hill = [Hex(4, 1), Hex(4, 2), Hex(4, 3)]
    board = board_edits.paint_level(board, hill, 1)
    answer = sight_on(board).trace(End(hill[0]), End(hill[2]))
    assert (answer.reasons[0].cites, answer.reasons[0].ruling) == ("4.2.1c", "contour_equal_blocks")
    opened = sight_on(board, rulings={"contour_equal_blocks": False}).trace(End(hill[0]), End(hill[2]))
    assert opened.verdict == "clear"


def test_a_touch_along_the_whole_way_between_two_hexes_counts() -> None:
    """An image whose edge runs along the line from the one end's hexside to the other's is met (4.2.1d)."""
    board = Board(random_board(0).grid, RULESET)
    a, b = board.grid.hex("E3"), board.grid.hex("E5")
    x, y = board.grid.centre(board.grid.hex("E4"))
    edge = ((x, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x, y + 1))
    point = ((x, y - 1), (x + 1, y - 0.5), (x + 1, y + 0.5))
    along = board_edits.add_artwork(board, Artwork("hut", edge))
    assert sight_on(along).trace(End(a), End(b)).reasons[0].cites == "4.2.1d"
    touched = board_edits.add_artwork(board, Artwork("hut", point))
    assert sight_on(touched).trace(End(a), End(b)).verdict == "clear"
    # met beyond the end hexes, the same point counts
    assert sight_on(touched).trace(End(a.neighbour(0)), End(b)).verdict == "blocked"


def test_vehicular_units_hinder_like_vehicle_markers() -> None:
    """A scenario's vehicle in an enclosed road hex hinders (4.2.4d); infantry there doesn't."""
    board = Board(random_board(0).grid, RULESET)
    middle = board.grid.hex("E4")
    board = board_edits.paint_terrain(board, [middle], ("road", "enclosed_road"))
    ends = End(board.grid.hex("E2")), End(board.grid.hex("E6"))
    for unit, expected in (("halftrack", "hindered:1"), ("squad", "clear")):
        sight = sight_on(board, units=(UnitOnMap(unit, middle),))
        assert sight.trace(*ends).expectation == expected


@pytest.mark.parametrize(
    ("levels", "expected"),
    [({}, 1), ({"1": 3}, 3), ({"2": 5}, 2), ({"1": 1000}, 99)],
    ids=["as printed", "set", "another set", "none is higher than a board may have"],
)
def test_levels_set_win_over_levels_multiplied(levels: dict[str, int], expected: int) -> None:
    """A level that is named is replaced, others are multiplied (4.1.4; docs/games/last-hundred-yards.md, 8.4)."""
    board = Board(random_board(0).grid, RULESET)
    at = board.grid.hex("E4")
    board = board_edits.paint_level(board, [at], 1)
    times = MapChange("hill_levels_times", fields={"factor": 2})
    changes = (times, MapChange("hill_levels_set", fields={"levels": levels})) if levels else ()
    sight: Any = sight_on(board, changes=changes)
    assert sight.reading.level(sight.reading.cells.number(at)) == expected


def test_from_the_highest_level_the_lowest_is_looked_at() -> None:
    """Over a wood in a pit: the table of blind hexes ended at half of what a board may have."""
    board = Board(Grid(5, 9), RULESET)
    hexes = [board.grid.hex(f"C{row}") for row in range(2, 9)]
    board = board_edits.paint_level(board, hexes, -99)
    board = board_edits.paint_terrain(board_edits.paint_level(board, hexes[:1], 99), hexes[1:2], ("woods",))
    sight = sight_on(board)
    field = sight.field(End(hexes[0]))
    for at in hexes[1:]:
        answer = sight.trace(End(hexes[0]), End(at))
        seen = field.verdict(board.grid.hexes.index(at))
        assert seen == (answer.verdict, answer.blind, answer.hindrance)


def test_the_ground_of_one_sector_is_set_on_its_own() -> None:
    """On a map of two sectors level 0 of one of them is raised there alone (4.1.4)."""
    board = Board(random_board(0).grid, RULESET)
    places = [PlacedBoard(f"{name}.board.json", name, (0, 30 * number)) for number, name in enumerate("ab")]
    joined = join([Laid(one, board) for one in places], RULESET).board
    change = MapChange("hill_levels_set", fields={"levels": {"0": 2}, "board": "b"})
    sight: Any = sight_on(joined, changes=(change,))
    hexes = (joined.grid.hex(name) for name in ("a.E4", "b.E4"))
    assert [sight.reading.level(sight.reading.cells.number(at)) for at in hexes] == [0, 2]


def test_units_know_no_positions() -> None:
    """An end that names a position is refused (docs/games/last-hundred-yards.md, 8.5)."""
    board = random_board(0)
    at = board.grid.hexes[0]
    with pytest.raises(Exception, match="no position"):
        sight_on(board).trace(End(at, "cave"), End(at))


def test_side_codes_name_their_hexes() -> None:
    """A hexside's code gives back the numbers of its two hexes."""
    sight: Any = sight_on(random_board(0))
    reading = sight.reading
    at = reading.grid.hexes[40]
    for other in at.neighbours():
        side = side_between(at, other)
        assert side is not None
        assert set(reading.side_hexes(reading.code(side))) == set(map(reading.cells.number, (at, other)))


def test_a_tree_line_between_levels_is_told_in_a_hex() -> None:
    """A tree line blinds from the nearer of its hexes (docs/games/last-hundred-yards.md, 3.5, 8.9)."""
    board = Board(random_board(0).grid, RULESET)
    a, b = board.grid.hex("E1"), board.grid.hex("E6")
    board = board_edits.paint_level(board, [a], 2)
    side = side_between(board.grid.hex("E4"), board.grid.hex("E5"))
    assert side is not None
    lined = board_edits.put_on_sides(board, [side], "tree_line")
    for start, goal in ((a, b), (b, a)):
        reason = sight_on(lined).trace(End(start), End(goal)).reasons[0]
        assert (reason.cites, reason.at) == ("4.2.3", "E4")
        assert reason.text.startswith("Tree line E4/E5 at E4, level 1, blinds 3 behind it")


def test_a_unit_may_be_named_by_its_kind() -> None:
    """A truck is a vehicle, a command tank an AFV, an MG position an FP (docs/games/last-hundred-yards.md, 6.1)."""
    board = Board(random_board(0).grid, RULESET)
    a, b = board.grid.hex("A1"), board.grid.hex("A7")
    twilight = sight_on(board, conditions={"light": "twilight"})
    assert twilight.trace(End(a), End(b, unit="truck")).verdict == "clear"
    assert twilight.trace(End(a), End(b, unit="mg_section")).verdict == "blocked"
    shelled = sight_on(board, markers=(Marker("primary_impact", a), Marker("mdrm", a)))
    for unit, verdict in (("command_tank", "hindered"), ("fp_at", "hindered"), ("truck", "blocked")):
        assert shelled.trace(End(a, unit=unit), End(b)).verdict == verdict


def test_orchards_on_both_hands_may_be_too_many_before_the_wood_behind_them() -> None:
    """A line along hexsides past two pairs of orchards and through one: the third decides, being nearest (4.2.1g)."""
    grid = Grid(9, 7)
    at = grid.hex("B4")
    hexes = {
        Hex(at.q + q, at.r + r): HexContent((Feature("orchard"),))
        for q, r in ((1, 0), (1, -1), (2, -1), (3, -1), (3, -2))
    }
    hexes[Hex(at.q + 4, at.r - 2)] = HexContent((Feature("woods"),))
    answer = sight_on(Board(grid, RULESET, hexes=hexes)).trace(End(at), End(Hex(at.q + 6, at.r - 3)))
    assert [(reason.terrain, reason.distance) for reason in answer.reasons[:2]] == [
        ("orchard", 3),
        ("woods", 4),
    ]
    assert answer.reasons[0].ruling == "orchard_pair_counts"


def test_no_limits_where_only_an_end_is_enclosed() -> None:
    """The limits of an enclosed road hold through an intervening hex, not out of one (4.1.9.4)."""
    scene = load_scene(Path(__file__).parent / "enclosed-road-1.los.json", ruleset)
    hexes, sight = scene.board.grid.hex, sight_of(scene)
    limited = {
        goal: [one.id for one in sight.trace(End(hexes(start)), End(hexes(goal))).modifiers]
        for start, goal in (("C8", "C2"), ("C8", "C5"), ("C8", "C4"))
    }
    assert {goal: "enclosed_road" in found for goal, found in limited.items()} == {
        "C2": True,
        "C5": False,
        "C4": False,
    }


@pytest.mark.parametrize("facing", range(12))
def test_the_front_of_a_position_is_half_the_map(facing: int) -> None:
    """On the lattice as in degrees: within 90 degrees of a facing is in front (11.1)."""
    centre = Hex(0, 0)
    for goal in (Hex(q, r) for q in range(-4, 5) for r in range(-4, 5) if (q, r) != (0, 0)):
        east, south = 1.5 * goal.q, math.sqrt(3) * (goal.r + goal.q / 2)
        azimuth = math.degrees(math.atan2(east, -south)) % 360
        off = round(azimuth - 30 * facing, 6) % 360
        assert faces(facing, centre, goal) == (off <= 90 or off >= 270)


def test_a_target_has_its_cover() -> None:
    """What the target has against fire: cover on foot, hull-down in a vehicle, the front of a fortified position."""
    house = {"C2": {"terrain": ["wooden_building"]}}
    board, _ = board_from_json(
        {
            "ruleset": RULESET,
            "grid": {"hexes": "flat-top", "columns": 7, "rows": 7, "shifted": "even", "shift": "down"},
            "base": {"terrain": "rural", "level": 0},
            "hexes": house,
        },
        inline=True,
    )
    at = board.grid.hex
    sight = sight_on(board, markers=(Marker("fp_mg", at("D3"), facing="0"),))

    def told(start: End, goal: End) -> dict[str, float | None]:
        return {one.id: one.value for one in sight.trace(start, goal).modifiers}

    assert told(End(at("C4")), End(at("C2"))) == {"cover": -2, "proximity": 1}
    assert told(End(at("C5")), End(at("C2"), unit="afv")) == {"hull_down": None, "motion_target": -1}
    assert told(End(at("D3"), unit="fp_mg"), End(at("D6"))) == {"no_fire_out_of_front": None}
    assert told(End(at("D6")), End(at("D3"), unit="fp_mg"))["no_fire_behind_front"] is None
    assert "no_fire_out_of_front" not in told(End(at("D3"), unit="fp_mg"), End(at("D1")))


def test_a_road_between_tree_lines_gives_their_cover_from_any_direction() -> None:
    """Whether the board lists it as a tree-lined road or has the tree lines drawn alone (4.1.9.1b)."""
    board, _ = board_from_json(
        {
            "ruleset": RULESET,
            "grid": {"hexes": "flat-top", "columns": 7, "rows": 7, "shifted": "even", "shift": "down"},
            "base": {"terrain": "rural", "level": 0},
            "paths": [{"terrain": "road", "through": ["C1", "C2", "C3", "C4", "C5", "C6"]}],
            "sides": {f"C2/{name}": ["tree_line"] for name in ("ne", "se", "sw", "nw")},
        },
        inline=True,
    )
    at = board.grid.hex
    (cover,) = sight_on(board).trace(End(at("C5")), End(at("C2"))).modifiers
    assert (cover.id, cover.value) == ("cover", -1)
