"""Combat Commander: Pacific LOS: what is answered, and under which changes."""

import pytest

from bob_editor.errors import UnknownId, UnknownPlace
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.game import game_from_data
from bob_editor.rules.los.pieces.stretches import FINE, runs_in
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.combat_commander_pacific.land.pictured import pictured
from tests.rulesets.combat_commander_pacific.boards import (
    board_of,
    box,
    sight_on,
)
from tests.rulesets.combat_commander_pacific.los.at_hand import KNOLL, expectation


def test_every_finding_is_told():
    """What decides comes first, then all else in order along the thread, and what is looked over at the end."""
    board = board_of(
        hexes={
            "C2": {"terrain": ["grass"]},
            "C3": {"terrain": ["jungle"], "level": 1},
            "C4": {"terrain": ["bush"]},
            "C5": {"terrain": ["jungle"]},
            "C1": {"level": 1},
            "C7": {"level": 1},
        }
    )
    sight = sight_on(board, markers=(Marker("smoke", board.grid.hex("C6"), None, {"value": 3}),))
    answer = sight.trace(End(board.grid.hex("C1")), End(board.grid.hex("C7")))
    told = [(reason.kind, reason.at, reason.terrain, reason.cites) for reason in answer.reasons]
    assert told == [
        ("obstacle", "C3", "jungle", "T89.4"),
        ("marker", "C6", "smoke", "16.3.4"),
        ("looked_over", "C2", "grass", "T89.5"),
        ("looked_over", "C4", "bush", "T89.5"),
        ("looked_over", "C5", "jungle", "T89.4"),
    ]
    assert answer.reasons[0].height == 1
    assert "grown" in answer.reasons[0].text


def test_drawings_that_overlap_are_told_once():
    """Two drawings of one terrain in a hex do the same, be that what decides or what is told besides."""
    overlapping = [("grass", box(2, 1, 13, 3)), ("grass", box(2.2, 1.2, 12.8, 2.8))]
    board = board_of(columns=7, rows=5, artwork=overlapping)
    at = board.grid.hex
    told = [(one.kind, one.at) for one in sight_on(board).trace(End(at("A2")), End(at("G2"))).reasons]
    assert len(told) > 2
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("terrain", "contours", "told"),
    [
        (["jungle"], [], [("obstacle", "D2"), ("crest", "D3")]),
        ([], [(2, box(8.5, 2.5, 10.3, 3.98))], [("obstacle", "D2"), ("crest", "D3"), ("obstacle", "E3")]),
        ([], [], [("crest", "D3")]),
    ],
    ids=["obstacle", "hill", "one run"],
)
def test_of_what_is_as_far_off_the_strongest_decides(terrain, contours, told):
    """Where a line meets a crest line, what stands in the other hex as far off comes first, or a hill there."""
    hexes = {"B3": {"level": 1}, "D3": {"level": 1}, "D2": {"level": 1, "terrain": terrain}}
    board = board_of(columns=9, rows=7, hexes=hexes, contours=contours)
    at = board.grid.hex
    reasons = sight_on(board).trace(End(at("B3")), End(at("F2"))).reasons
    assert (reasons[0].kind, reasons[0].at) == told[0]
    assert [(one.kind, one.at) for one in reasons] == told


def test_every_run_of_the_level_is_told_where_it_begins():
    """Seen from the higher end, each run of its level on the way is a cause in the hex where it begins (T89.3.2)."""
    strips = [(1, box(5, top, 7, bottom)) for top, bottom in ((4.8, 5.4), (6, 6.2), (7.5, 7.6))]
    sight = sight_on(board_of(contours=[KNOLL, *strips]))
    hex_ = sight.scene.board.grid.hex
    for ends in (("C3", "C6"), ("C6", "C3")):
        reasons = sight.trace(*(End(hex_(at)) for at in ends)).reasons
        assert sorted((reason.kind, reason.at) for reason in reasons) == [
            ("crest", at) for at in ("C3", "C4", "C5")
        ]


def test_an_outline_touched_from_both_sides_of_a_thread():
    """What dips to a thread from one side in one place and from the other in another is touched in both."""
    below = [(100, -50), (200, -50), (300, 0), (400, -50), (500, -50)]
    above = [(500, 50), (600, 50), (700, 0), (800, 50), (800, 90), (100, 90)]
    outline = [(x, y, 1) for x, y in (*below, *above)]
    assert runs_in([outline], 1, 0) == [(100 * FINE, 500 * FINE), (700 * FINE, 700 * FINE)]


def test_a_hairs_breadth_is_told():
    """Near an edge the answer says that players should judge (docs/games/combat-commander-pacific.md, 3.12)."""
    near = board_of(artwork=[("jungle", box(6.05, 3.65, 7.6, 4.35))])
    grazed = board_of(artwork=[("jungle", box(5.95, 3.65, 7.6, 4.35))])
    far = board_of(artwork=[("jungle", box(6.2, 3.65, 7.6, 4.35))])

    def text(board):
        answer = sight_on(board).trace(End(board.grid.hex("C1")), End(board.grid.hex("C5")))
        return answer.expectation, "judge with the string" in answer.reasons[0].text

    assert [text(board) for board in (near, grazed, far)] == [
        ("clear", True),
        ("blocked", True),
        ("clear", False),
    ]


def test_a_lit_target_is_seen_at_night():
    """An end that is lit is seen as within two hexes of a starshell; a lit sighter gains nothing (7.2, 18.3)."""
    sight = sight_on(board_of(), conditions={"night": True})
    assert expectation(sight, "C1", "C6") == "hindered:5"
    assert expectation(sight, "C1", "C6", goal_lit=True) == "clear"
    assert expectation(sight, "C1", "C6", start_lit=True) == "hindered:5"


def test_ends_that_are_not_there():
    """A hex off the map, a cave without its marker and an unknown unit are refused in words."""
    sight = sight_on(board_of(columns=4, rows=4))
    here = sight.scene.board.grid.hexes[0]
    with pytest.raises(UnknownPlace):
        sight.trace(End(here), End(Hex(40, 40)))
    with pytest.raises(UnknownPlace, match="no cave"):
        sight.field(End(here, "cave"))
    with pytest.raises(UnknownPlace, match="no position"):
        sight.trace(End(here), End(here, "gully"))
    with pytest.raises(UnknownId, match="zeppelin"):
        sight.trace(End(here, unit="zeppelin"), End(here))


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("terrain_as", {"terrain": "bush"}),
        ("terrain_as", {"terrain": "bush", "as": "moor"}),
        ("terrain_values", {"terrain": "bush", "los": "hindrance:0"}),
    ],
)
def test_changes_that_say_nothing(name, fields):
    """A change that names no terrain, or no effect, is refused in words."""
    board = board_of(hexes={"B2": {"terrain": ["bush"]}})
    with pytest.raises(UnknownId):
        sight_on(board, changes=(MapChange(name, None, fields),))


def test_changes_apply_in_order():
    """What counts as another goes on to what that counts as (docs/games/combat-commander-pacific.md, 9.3)."""
    board = board_of(hexes={"C2": {"terrain": ["bush"]}})

    def seen(*changes):
        return expectation(sight_on(board, changes=changes), "C1", "C4")

    grass = MapChange("terrain_as", None, {"terrain": "bush", "as": "grass"})
    jungle = MapChange("terrain_as", None, {"terrain": "grass", "as": "jungle"})
    elsewhere = MapChange("terrain_as", (board.grid.hex("A1"),), {"terrain": "bush", "as": "jungle"})
    obstacle = MapChange("terrain_values", None, {"terrain": "grass", "los": "obstacle"})
    assert seen() == "hindered:2"
    assert seen(elsewhere) == "hindered:2"
    assert seen(grass) == "hindered:3"
    assert seen(grass, jungle) == "blocked"
    assert seen(jungle, grass) == "hindered:3"
    assert seen(grass, obstacle) == "blocked"


def test_what_counts_as_another_terrain_grows_as_that_one():
    """Bush as jungle grows together with jungle, a building as a hut to itself, open ground as grass at all."""

    def seen(start, goal, hexes, terrain, instead, at=None):
        board = board_of(columns=7, rows=7, hexes={label: {"terrain": [one]} for label, one in hexes.items()})
        change = MapChange(
            "terrain_as", at and tuple(map(board.grid.hex, at)), {"terrain": terrain, "as": instead}
        )
        sight = sight_on(board, changes=(change,))
        painted = sight_on(pictured(sight.scene))
        assert expectation(painted, start, goal) == expectation(sight, start, goal)
        return expectation(sight, start, goal)

    pair = {"D2": "jungle", "D3": "bush"}
    assert seen("C3", "E3", pair, "palm", "grass") == "clear"
    assert seen("C3", "E3", pair, "bush", "jungle") == "blocked"
    house = {"D2": "building", "D3": "building"}
    assert seen("C3", "E3", house, "palm", "grass") == "blocked"
    assert seen("C3", "E3", house, "building", "hut") == "clear"
    assert seen("C1", "C4", {}, "open_ground", "grass") == "hindered:3"
    assert seen("C1", "C4", {}, "open_ground", "grass", ("C6",)) == "clear"
    assert seen("C1", "C4", {"C2": "palm"}, "open_ground", "grass", ("C2",)) == "hindered:1"


def test_ground_goes_on_past_the_map_edge():
    """A plateau that fills the map has no crest line (docs/games/combat-commander-pacific.md, 3.2)."""
    whole = sight_on(
        board_of(columns=3, rows=3, hexes={f"{c}{r}": {"level": 1} for c in "ABC" for r in (1, 2, 3)})
    )
    for at in whole.scene.board.grid.hexes:
        grown = whole.reading.ground.grown_contour(at, 1)
        assert grown is not None
        assert grown.outline == ()


def test_a_game_based_on_it_words_a_reason_as_it_likes():
    """Braces that name nothing of which the rule knows stay as they stand."""
    rules = ruleset("combat-commander-pacific")
    reasons = {**rules.rows("reasons")}
    reasons["obstacle_on_level_0"] = {**reasons["obstacle_on_level_0"], "says": "{at} {foo} {0} }{"}
    game = game_from_data({**rules.data, "reasons": [*reasons.values()]}, **rules.code)
    board = board_of(hexes={"D4": {"terrain": ["jungle"]}})
    answer = game.sight(Scene(board, game)).trace(End(board.grid.hex("D2")), End(board.grid.hex("D6")))
    assert answer.reasons[0].text.startswith("D4 {foo} {0} }{ ")
