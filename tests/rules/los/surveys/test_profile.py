"""The side view of a thread."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rules.game import sight_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import End, Marker, Scene, UnitOnMap
from bob_editor.rules.los.surveys.profile import Profile
from bob_editor.rules.los.surveys.side_view import profile
from bob_editor.rulesets import ruleset
from tests.rules.los.boards import WITH_LOS, random_scene
from tests.rules.los.told.plain_game import TERRAINS, game, row_scene

GRID = Grid(9, 9)
EIGHTH = Fraction(1, 8)


def seen_from_the_side(
    start: str, goal: str, hexes: dict[str, HexContent], sides: tuple[str, ...] = ()
) -> Profile:
    """The profile of a thread on a Band of Brothers board, with hedgerows on these sides."""
    rules = ruleset("band-of-brothers-2.2")
    board = Board(
        GRID,
        rules.id,
        hexes={GRID.hex(label): content for label, content in hexes.items()},
        sides={GRID.side(label): (Feature("hedgerow"),) for label in sides},
    )
    assert rules.sight is not None
    return profile(rules.sight(Scene(board, rules)), End(GRID.hex(start)), End(GRID.hex(goal)))


WOODS = (Feature("woods"),)


def test_a_hill_looks_over_woods() -> None:
    """From a hill, woods are an obstacle of their height on their ground, and the hexes behind lie in their shadow."""
    found = seen_from_the_side("E2", "E8", {"E2": HexContent(level=2), "E5": HexContent(WOODS)})
    assert [column.label for column in found.columns] == ["E2", "E3", "E4", "E5", "E6", "E7", "E8"]
    assert [column.ground for column in found.columns] == [2, 0, 0, 0, 0, 0, 0]
    assert (found.eye, found.start_level, found.goal_level, found.range) == ("start", 2, 0, 6)
    (woods,) = found.columns[3].obstacles
    assert (woods.terrain, woods.top) == ("woods", 1)
    assert (woods.first, woods.last) == (Fraction(5, 12), Fraction(7, 12))
    # Three hexes off and one level down, they shade two hexes (47.2).
    assert [(one.first, one.last, one.blind) for one in found.shadows] == [
        (Fraction(7, 12), Fraction(11, 12), True)
    ]
    assert found.levels == (0, 2)


def test_the_upper_end_is_the_eye() -> None:
    """Looking up, the shadow is the one that the upper end sees, on this side of the obstacle."""
    down = seen_from_the_side("E2", "E8", {"E2": HexContent(level=2), "E5": HexContent(WOODS)})
    up = seen_from_the_side("E8", "E2", {"E2": HexContent(level=2), "E5": HexContent(WOODS)})
    assert up.eye == "goal"
    assert [(1 - one.last, 1 - one.first, one.blind) for one in up.shadows] == [
        (one.first, one.last, one.blind) for one in down.shadows
    ]


def test_reasons_lie_with_their_obstacles() -> None:
    """What an answer names carries the reason, in a hex or on a hexside; what it doesn't stands there without one."""
    found = seen_from_the_side("E2", "E6", {"E5": HexContent(WOODS), "E3": HexContent(WOODS)}, ("E3/E4",))
    assert [column.obstacles[0].reason is not None for column in found.columns if column.obstacles] == [
        True,
        True,
    ]
    (hedgerow,) = found.walls
    assert (hedgerow.terrain, hedgerow.first, hedgerow.last) == ("hedgerow", 3 * EIGHTH, 3 * EIGHTH)
    assert hedgerow.reason is not None
    quiet = seen_from_the_side("E2", "E4", {"E4": HexContent(WOODS)}, ("E3/E4",))
    assert [one.reason for one in quiet.walls] == [None]
    assert quiet.columns[-1].obstacles[0].reason is None


def test_beside_a_hexside() -> None:
    """Where the thread runs along a hexside, both hexes beside it are there; it is hidden where both are."""
    found = seen_from_the_side("C3", "E3", {"D2": HexContent(WOODS), "D3": HexContent(WOODS)})
    assert [(column.label, column.beside) for column in found.columns] == [
        ("C3", None),
        ("D2", "left"),
        ("D3", "right"),
        ("E3", None),
    ]
    third = Fraction(1, 3)
    assert [(one.first, one.last) for one in found.columns[1:3]] == [(third, 2 * third)] * 2
    assert [(one.first, one.last) for one in found.shadows] == [(2 * third, Fraction(1))]


@pytest.mark.parametrize("name", WITH_LOS)
def test_any_thread_has_a_profile(name: str) -> None:
    """Columns fill the thread in order, on the ground of their hexes; obstacles stand above it."""
    scene = random_scene(name, 9)
    sight = sight_of(scene)
    ground = Ground(scene.board, scene.ruleset)
    grid = scene.board.grid
    for start in grid.hexes[::7]:
        seen = sight.field(End(start))
        for goal in grid.hexes[::5]:
            found = profile(sight, End(start), End(goal), ground=ground, seen=seen)
            columns = found.columns
            assert (columns[0].hex, columns[-1].hex) == (start, goal)
            assert columns[0].first == 0
            assert columns[-1].last == 1
            assert list(columns) == sorted(columns, key=lambda one: (one.first, one.last))
            for column in columns:
                if column.hex in grid:
                    assert column.ground == ground.level(column.hex)
                for one in column.obstacles:
                    assert one.top > column.ground
                    assert one.terrain in ground.terrain(column.hex) or one.reason is not None
            low, high = found.levels
            assert low <= min(found.start_level, found.goal_level) <= high
            eye = start if found.eye == "start" else goal
            codes = dict(zip(grid.hexes, sight.field(End(eye)).codes, strict=True))
            assert all(column.code == codes[column.hex] for column in columns if column.hex in grid)


@pytest.mark.parametrize(("on", "top"), [("higher", 3.0), ("lower", 1.0), ({"ruling": "on"}, 1.0)])
def test_what_stands_on_a_hexside_stands_on_the_hex_that_the_game_says(on: object, top: float) -> None:
    """As the reason has it; a marker that lies there is drawn, too."""
    choices = [{"value": one, "text": one} for one in ("lower", "higher")]
    ruling = {"id": "on", "question": "?", "choices": choices, "default": "lower", "from": "", "cites": ""}
    wire = {"id": "wire", "title": "Barbed wire", "los": "blocks", "height": 1, "cites": "9"}
    scene, start, goal = row_scene("0.|2.0", game({"side_on": on}, rulings=[ruling], markers=[wire]))
    (side,) = scene.board.sides
    marker = Marker("wire", side.owner, fields={"at": scene.board.grid.side_label(side)})
    found = profile(sight_of(replace(scene, markers=(marker,))), End(start), End(goal))
    assert [(wall.title, wall.top) for wall in found.walls] == [("Wall", top), ("Barbed wire", top)]
    assert all(wall.reason is not None and wall.reason.height == top for wall in found.walls)


@pytest.mark.parametrize(
    ("name", "kind", "counter"),
    [
        ("memoir-44", "units", "infantry"),
        ("memoir-44", "markers", "smoke_screen"),
        ("last-hundred-yards", "markers", "smoke"),
        ("combat-commander-pacific", "markers", "blaze"),
    ],
)
def test_a_counter_that_is_in_the_way_stands_there(name: str, kind: str, counter: str) -> None:
    """A line was blocked by nothing that its side view showed; what has no height is drawn a level high."""
    rules, at = ruleset(name), GRID.hex("E4")
    bare = Scene(Board(GRID, rules.id), rules)
    scene = (
        replace(bare, units=(UnitOnMap(counter, at),))
        if kind == "units"
        else replace(bare, markers=(Marker(counter, at),))
    )
    found = profile(sight_of(scene), End(GRID.hex("E3")), End(GRID.hex("E5")))
    assert [one.terrain for one in found.columns[1].obstacles] == [counter]
    assert found.columns[1].obstacles[0].top > 0


def test_what_does_not_count_out_of_season_is_not_drawn() -> None:
    """In hexes and on hexsides; in the way it is as high as ever."""
    rows = [{**row, "while": "summer"} if row["id"] in ("woods", "hedge") else row for row in TERRAINS]
    summer = {"id": "summer", "title": "Summer", "value": {"type": "boolean"}, "text": "", "cites": ""}
    scene, start, goal = row_scene("0w.:0", game({}, terrains=rows, conditions=[summer]))
    for holds, tops in ((False, []), (True, [1.0, 1.0])):
        sight = sight_of(replace(scene, conditions={"summer": holds}))
        found = profile(sight, End(start), End(goal))
        drawn = [*found.walls, *(one for column in found.columns for one in column.obstacles)]
        assert [one.top for one in drawn] == tops


def test_what_is_looked_over_or_is_the_ground_is_no_obstacle() -> None:
    """A hill is drawn once, as the ground that it makes; woods on one stand above that, and beach on none."""
    rules = ruleset("memoir-44")
    content = {name: HexContent((Feature(name),)) for name in ("hill", "beach", "hill_with_forest")}
    grid = Grid(6, 1, "pointy-top", shift="right")
    places = ("hill", "beach", "hill", "beach", "hill_with_forest")
    board = Board(
        grid, rules.id, hexes=dict(zip(grid.hexes, (content[name] for name in places), strict=False))
    )
    found = profile(sight_of(Scene(board, rules)), End(grid.hexes[0]), End(grid.hexes[-1]))
    assert [one.ground for one in found.columns] == [1, 0, 1, 0, 1, 0]
    standing = {one.terrain: one.top for column in found.columns for one in column.obstacles}
    assert standing == {"hill_with_forest": 2}
