"""Band of Brothers LOS: trace, field and a plain shapely oracle say the same, and both ways alike."""

import random
from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.geometry.threads import thread
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board, Feature
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rulesets import ruleset
from tests.rulesets.band_of_brothers_2_2.boards import RULESET, random_board, sight_on
from tests.rulesets.band_of_brothers_2_2.oracle import Oracle


def fields(sight):
    hexes = sight.scene.board.grid.hexes
    found = [sight.field(End(at)) for at in hexes]
    return np.array([one.codes for one in found]), np.array([one.hindrance for one in found])


def on_hexspine(a: Hex, b: Hex) -> bool:
    return bool(thread(Hex(b.q - a.q, b.r - a.r)).runs)


@pytest.mark.parametrize("drawn", [False, True], ids=["grown", "drawn"])
@pytest.mark.parametrize("seed", range(3))
def test_trace_agrees_with_the_oracle(seed, drawn):
    """On random boards, hexspine pairs and as many others have the verdict that shapely finds pair by pair."""
    board = random_board(seed, drawn=drawn)
    oracle, sight = Oracle(board), sight_on(board)
    pairs = [(a, b) for a in board.grid.hexes for b in board.grid.hexes if a < b]
    spines = [pair for pair in pairs if on_hexspine(*pair)]
    dice = random.Random(seed)
    for a, b in dice.sample(spines, 150) + dice.sample(pairs, 150):
        assert sight.trace(End(a), End(b)).expectation == oracle.look(a, b), (
            board.grid.label(a),
            board.grid.label(b),
        )


CIRCUMSTANCES = {
    "plain": {},
    "night": {"conditions": {"visibility": 4}, "markers": (Marker("illumination", Hex(5, 2)),)},
    "rain": {"conditions": {"rain": True}},
    "any pieces": {"rulings": {"separate_pieces": "any_pieces"}},
    "dot base": {"rulings": {"obstacle_base": "hex"}},
    "overhang": {"rulings": {"crest_overhang_adjacent": "ignore"}},
    "stated": {"rulings": {"blind_hex_formula": "stated"}},
    "hedgerow corner": {"rulings": {"hedgerow_vertex": "block", "hedgerow_between_elevations": "either_hex"}},
    "hindrance below": {"rulings": {"hindrance_below_ends": "count", "hindrance_vertex": "ignore"}},
    "all walls": {"rulings": {"wall_in_front": "all_walls"}},
    "literal edge": {"rulings": {"edge_half_hex": "literal"}},
    "upper level": {"changes": (MapChange("upper_level", tuple(Hex(q, 3) for q in range(9))),)},
    "orchards": {"changes": (MapChange("orchard", tuple(Hex(q, 2) for q in range(9))),)},
}


@pytest.mark.parametrize("circumstances", CIRCUMSTANCES.values(), ids=CIRCUMSTANCES.keys())
@pytest.mark.parametrize(("drawn", "half"), [(False, False), (True, True)], ids=["grown", "drawn"])
def test_field_equals_trace(circumstances, drawn, half):
    """The field of a hex has for every hex what trace says of the pair."""
    board = random_board(11 + drawn, columns=9, rows=8, drawn=drawn, half=half)
    sight = sight_on(board, **circumstances)
    for a in board.grid.hexes[::9]:
        found = sight.field(End(a))
        for place, b in enumerate(board.grid.hexes):
            answer = sight.trace(End(a), End(b))
            labels = board.grid.label(a), board.grid.label(b)
            assert found.verdict(place) == (answer.verdict, answer.blind, answer.hindrance), labels


HEDGEROWS = {
    "plain": ("band-of-brothers-2.2", {}),
    "corner": ("band-of-brothers-2.2", {"hedgerow_vertex": "block"}),
    "either hex": ("band-of-brothers-2.2", {"hedgerow_between_elevations": "either_hex"}),
    "every": ("band-of-brothers-2.1", {"hedgerow_elevation": "always"}),
    "beyond the map": ("band-of-brothers-2.2", {"thread_off_map": "clear"}),
}


@pytest.mark.parametrize(("name", "rulings"), HEDGEROWS.values(), ids=HEDGEROWS.keys())
def test_field_equals_trace_through_hedgerows(name, rulings):
    """Also along hexsides and through corners, level and from hill to hill, where nothing else is on the map (44.0).

    Some stand on the map's edge, where lines run along them, or lead over them where they may leave the map.
    """
    met: Counter[tuple[str, str]] = Counter()
    for seed in (2, 3, 4):
        board, dice = random_board(seed, half=True), random.Random(8)
        grid = Grid(11, (9, 7)) if "thread_off_map" in rulings else board.grid
        hills = {at: replace(content, terrain=()) for at, content in board.hexes.items() if at in grid}
        near = {side: at for at in hills for side in sides_of(at)}
        sides = {
            side: (Feature(dice.choice(("hedgerow", "hedgerow", "wall"))),)
            for side, at in near.items()
            if dice.random() < (0.15 if side.beyond(at) in grid else 0.4)
        }
        board = replace(board, grid=grid, ruleset=name, hexes=hills, sides=sides)
        sight = ruleset(name).sight(Scene(board, ruleset(name), rulings=rulings))
        for a in board.grid.hexes[::2]:
            found = sight.field(End(a))
            for place, b in enumerate(board.grid.hexes):
                answer = sight.trace(End(a), End(b))
                assert found.verdict(place) == (answer.verdict, answer.blind, answer.hindrance), (a, b)
                met.update(("blind" if answer.blind else answer.verdict, one.kind) for one in answer.reasons)
    assert met["blocked", "hexspine"] > 20
    assert met["blocked", "vertex"] > 20
    assert met["blind", "hexspine"] or name == "band-of-brothers-2.1"


def test_a_hedgerow_on_the_edge_of_the_map_stands_on_its_one_hex():
    """Run along from hill to hill, it hides by that hex's level, in the field too (44.0)."""
    board = board_edits.paint_level(Board(Grid(11, 6), RULESET), Grid(11, 6).hexes, 1)
    start, between, goal = (board.grid.hex(label) for label in ("F6", "G6", "H6"))
    board = board_edits.paint_level(board, [goal], 2)
    sight = sight_on(board_edits.put_on_sides(board, sides_of(between), "hedgerow"))
    assert sight.trace(End(start), End(goal)).verdict == "blocked"
    assert sight.field(End(start)).verdict(board.grid.index[goal])[0] == "blocked"


def with_depressions():
    board = random_board(5, columns=9, rows=8)
    ditch = [at for at in board.grid.hexes if board.listed_level(at) == 0][::5]
    board = board_edits.paint_terrain(board, ditch, ("gully",))
    board = board_edits.paint_terrain(board, ditch[:2], ("gully", "bridge"))
    ridge = [at for at in board.grid.hexes if not board.content(at)][::4]
    board = board_edits.paint_terrain(board, ridge, ("ridge",))
    return board_edits.add_path(board, "stream", tuple(Hex(q, 5 - q // 2) for q in range(6)))


@pytest.mark.parametrize("rulings", [{}, {"gully_rim": "either_end"}], ids=["upper end", "either end"])
def test_depressions_ridges_and_streams(rulings):
    """Field and trace agree, and are symmetric, where there are gullies, bridges, ridges and a stream."""
    sight = sight_on(with_depressions(), rulings=rulings)
    codes, hindrance = fields(sight)
    assert (codes == codes.T).all()
    assert (hindrance == hindrance.T).all()
    hexes = sight.scene.board.grid.hexes
    for a in hexes[::7]:
        for place, b in enumerate(hexes):
            answer = sight.trace(End(a), End(b))
            assert (
                codes[hexes.index(a), place]
                == {"clear": 0, "hindered": 1, "blocked": 2, "blind": 3}[
                    "blind" if answer.blind else answer.verdict
                ]
            )


def test_a_second_palm_hex_blocks_in_a_shadow_too():
    """Where palms block outright what a hill shades, trace and field alike say so (46.0)."""
    board = board_edits.paint_level(Board(Grid(3, 9), RULESET), [Hex(1, 0)], 3)
    board = board_edits.paint_level(board, [Hex(1, 5), Hex(1, 6)], 2)
    sight = sight_on(board_edits.paint_terrain(board, [Hex(1, 5), Hex(1, 6)], ("palm_trees",)))
    start, goal = End(Hex(1, 0)), End(Hex(1, 7))
    answer = sight.trace(start, goal)
    assert (answer.verdict, answer.blind) == ("blocked", False)
    assert sight.field(start).verdict(board.grid.index[goal.hex]) == ("blocked", False, 0)


def test_a_change_to_the_base_terrain_is_at_the_dot_whatever_is_drawn():
    """A hex that a scenario repaints open is no orchard any more, though the board draws one there."""
    grid = Grid(3, 5)
    x, y = grid.centre(Hex(1, 2))
    ring = ((x - 1, y - 0.8), (x + 1, y - 0.8), (x + 1, y + 0.8), (x - 1, y + 0.8))
    board = Board(grid, RULESET, artwork=(Artwork("orchard", ring),))
    ends = End(Hex(1, 0)), End(Hex(1, 4))
    assert sight_on(board).trace(*ends).verdict == "hindered"
    change = MapChange("terrain", (Hex(1, 2),), {"terrain": "open_ground"})
    assert sight_on(board, changes=(change,)).trace(*ends).verdict == "clear"


def test_a_ridge_drawn_over_a_hexside_is_one():
    """A ring cut by a slanting hexside stays one ridge, so a unit on it sees over all of it (54.2)."""
    ring = ((14.301, 5.839), (13.002, 6.614), (11.287, 6.926), (9.889, 5.839), (11.163, 5.18), (13.08, 4.828))
    reading = sight_on(Board(Grid(9, 7), RULESET, artwork=(Artwork("ridge", ring),))).reading
    assert len({ridge for parts in reading.ridges.values() for ridge in parts}) == 1


def test_a_gully_dug_by_a_special_rule_is_low():
    """A hill hex that a scenario repaints as gully is on level -1, and one that is filled in isn't (45.4)."""
    board = board_edits.paint_level(Board(Grid(3, 5), RULESET), [Hex(1, 2)], 1)
    dug = MapChange("terrain", (Hex(1, 2),), {"terrain": "gully"})
    filled = MapChange("terrain", (Hex(1, 2),), {"terrain": "woods"})
    assert sight_on(board, changes=(dug,)).reading.level(Hex(1, 2)) == -1
    assert sight_on(board, changes=(filled,)).reading.level(Hex(1, 2)) == 1
    sunk = board_edits.paint_level(board_edits.paint_terrain(board, [Hex(1, 2)], ("gully",)), [Hex(1, 2)], -1)
    assert sight_on(sunk, changes=(filled,)).reading.level(Hex(1, 2)) == 0


@pytest.mark.parametrize("name", [RULESET, "band-of-brothers-2.1"])
@pytest.mark.parametrize("empty", [True, False])
def test_field_equals_trace_along_dike_roads(name, empty):
    """A dike road beside a hexside that the thread runs along hinders in the field too (46.1), once with walls."""
    board = Board(Grid(9, 8), name) if empty else replace(random_board(4, columns=9, rows=8), ruleset=name)
    board = board_edits.add_path(board, "road", tuple(Hex(q, 4 - q // 2) for q in range(9)))
    sight = ruleset(name).sight(Scene(board, ruleset(name), changes=(MapChange("dike_road"),)))
    for a in board.grid.hexes[::3]:
        found = sight.field(End(a))
        for place, b in enumerate(board.grid.hexes):
            answer = sight.trace(End(a), End(b))
            assert found.verdict(place) == (answer.verdict, answer.blind, answer.hindrance)


@pytest.mark.parametrize("extent", ["road", "hex"])
def test_a_dike_road_far_off_the_map_hinders_nothing(extent):
    """Hexes so far off have the numbers of others, which have no road (46.1)."""
    grid = Grid(9, 5)
    cells = sight_on(Board(grid, RULESET)).reading.cells
    at = grid.hexes[22]
    off = Hex(at.q - 1, at.r + cells.width)
    assert off not in grid
    assert cells.number(off) == cells.number(at)
    board = board_edits.add_path(Board(grid, RULESET), "road", (off, off.neighbour(0)))
    sight = sight_on(board, changes=(MapChange("dike_road"),), rulings={"dike_road_extent": extent})
    assert {sight.trace(End(a), End(b)).verdict for a in grid.hexes for b in grid.hexes} == {"clear"}


@pytest.mark.parametrize(("drawn", "half"), [(False, True), (True, False)])
def test_los_is_reciprocal(drawn, half):
    """Whoever sees is seen (47.2), hindered as much."""
    codes, hindrance = fields(sight_on(random_board(21, drawn=drawn, half=half)))
    assert (codes == codes.T).all()
    assert (hindrance == hindrance.T).all()


def test_every_answer_gives_reasons():
    """Each answer has a first reason with a rule number; a blocked one names a place."""
    board = random_board(3)
    sight = sight_on(board)
    for b in board.grid.hexes[1:]:
        answer = sight.trace(End(board.grid.hexes[0]), End(b))
        assert answer.reasons
        assert all(reason.cites and reason.text for reason in answer.reasons)
        if answer.verdict == "blocked":
            assert all(reason.at for reason in answer.reasons)
        if answer.verdict == "clear":
            assert answer.reasons[0].kind == "clear"


@pytest.mark.parametrize(
    ("grid", "blocked"),
    [
        (Grid(3, (6, 5), shift="up"), True),
        (Grid(3, (6, 5)), False),
        (Grid(3, (6, 4)), True),
        (Grid(3, (6, 7), shift="up"), False),
    ],
)
def test_thread_along_a_ragged_edge_leaves_the_map(grid, blocked):
    """Between the last hexes of two columns the thread leaves the map where the column between ends short (14.0)."""
    sight = sight_on(Board(grid, RULESET))
    start, goal = End(grid.hex("A6")), End(grid.hex("C6"))
    answer = sight.trace(start, goal)
    assert (answer.verdict == "blocked") == blocked
    assert sight.field(start).verdict(grid.index[goal.hex])[0] == answer.verdict
    if blocked:
        assert answer.reasons[0].kind == "off_map"


def test_hexsides_off_the_map_are_not_seen():
    """A hedgerow or wall between hexes that the map doesn't have, however far off, changes nothing."""
    grid, off = Grid(7, 7), (Hex(25, -4), Hex(2, 90), Hex(-3, 2))
    both = (Feature("hedgerow"), Feature("wall"))
    sides = dict.fromkeys((side for at in off for side in sides_of(at)), both)
    strange = sight_on(Board(grid, RULESET, sides=sides), markers=(Marker("roadblock", off[0], "n"),))
    codes, hindrance = fields(strange)
    assert not codes.any()
    assert not hindrance.any()
    assert all(
        strange.trace(End(a), End(b)).verdict == "clear" for a in grid.hexes[::3] for b in grid.hexes[::2]
    )


def test_small_features_shelter_the_hex_that_holds_them():
    """The strip counts for a target in its hex, not for one beyond it, nor against fire from higher ground (54.1)."""
    grid = Grid(7, 7)
    side = grid.side("C3/C4")
    board = Board(grid, RULESET, sides={side: (Feature("small_terrain_feature", within=("C4",)),)})

    def shelters(on: Board, start: str, goal: str) -> bool:
        answer = sight_on(on).trace(End(grid.hex(start)), End(grid.hex(goal)))
        return "small_feature_between" in {one.id for one in answer.modifiers}

    assert shelters(board, "C1", "C4")
    assert not shelters(board, "C6", "C3")
    assert not shelters(board, "C6", "C4")
    assert not shelters(board_edits.paint_level(board, [grid.hex("C1")], 1), "C1", "C4")
    assert not shelters(board_edits.paint_terrain(board, [grid.hex("C1")], ("ridge",)), "C1", "C4")


@pytest.mark.parametrize("drawn", [False, True])
def test_the_first_reason_decides(drawn):
    """Of all reasons that block outright, the first is the nearest, and there the highest; the rest is in order."""
    board = random_board(41, drawn=drawn)
    sight = sight_on(board)
    for a in board.grid.hexes[::7]:
        for b in board.grid.hexes[::3]:
            answer = sight.trace(End(a), End(b))
            if answer.verdict != "blocked" or answer.blind:
                continue
            first, every = answer.reasons[0], tuple(answer.reasons)
            assert every[0] == first
            outright = [one for one in every if one.kind != "blind_hex"]
            near = min(one.distance for one in outright)
            assert first.distance == near
            assert (first.height or 0) == max(one.height or 0 for one in outright if one.distance == near)
            assert [one.distance for one in every[1:]] == sorted(one.distance for one in every[1:])


def test_hexes_with_the_like_grass_share_it():
    """So there is room to keep what is seen of it on a large map."""
    board = board_edits.paint_terrain(Board(Grid(14, 12), RULESET), Grid(14, 12).hexes, ("wheat",))
    reading = sight_on(board).reading
    found = {id(reading.grass_rung(number, "wheat")) for number in reading.hindering_numbers}
    assert len(found) <= 1 + 2 * 6  # inland, along edges, and in corners
