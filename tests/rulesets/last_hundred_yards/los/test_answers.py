"""The LOS of The Last Hundred Yards: reasons, levels, units, cover."""

import math
from pathlib import Path
from typing import Any

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_between
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board, Feature, HexContent
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.opening.loaded_map import load_scene
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, MapChange, Marker, UnitOnMap
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.last_hundred_yards.sight.target import faces
from bob_editor.storage.documents import board_from_json
from tests.rulesets.last_hundred_yards.boards import RULESET, random_board, random_markers
from tests.rulesets.last_hundred_yards.los.at_hand import sight_on


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
    scene = load_scene(Path(__file__).parents[1] / "enclosed-road-1.los.json", ruleset)
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
