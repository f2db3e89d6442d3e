"""Memoir '44 LOS: trace, field and a plain shapely oracle say the same, both ways where the rule has no direction."""

import random

import numpy as np
import pytest
from msgspec.structs import replace

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import thread
from bob_editor.model import board_edits
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.model.change import difference
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, Marker, Scene, UnitOnMap
from bob_editor.rules.los.threads.contact_tables import contact_table
from bob_editor.rules.los.threads.contacts import contact_thread
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.memoir_44.sight.decision import decide, terms
from bob_editor.rulesets.memoir_44.sight.look import Look
from bob_editor.rulesets.memoir_44.sight.reasons import reasons_that_stop
from tests.rulesets.memoir_44.boards import HEIGHTS, RULESET, circumstances, grid_of, random_board
from tests.rulesets.memoir_44.oracle import Oracle

RULINGS = {
    "default": {},
    "half hex open": {"half_hex_blocks": False},
    "facing": {"opposite_sides": "facing"},
    "corner blocks": {"corner_contact": "blocks"},
    "corner nothing": {"corner_contact": "nothing", "lake_side_counts": False},
    "height": {"hill_rule": "height"},
    "built apart": {"built_hill_joins": False, "erg_joins_hills": False},
    "between mountains": {"hill_between_mountains": "seen_over"},
    "lakes crossed": {"lake_side_counts": False, "corner_contact": "blocks"},
    "screen": {"smoke_screen_stops_artillery": True, "destroyer_ignores_los": False},
    "all": {
        "half_hex_blocks": False,
        "opposite_sides": "facing",
        "corner_contact": "nothing",
        "hill_rule": "height",
        "built_hill_joins": False,
        "erg_joins_hills": False,
        "hill_between_mountains": "seen_over",
        "night_limits_artillery": False,
    },
}
UNITS = (None, "infantry", "artillery", "destroyer", "heavy_at_gun", "mortar_late")
GRIDS = {
    "standard": grid_of((9, 8), 9),
    "rectangle": grid_of(8, 9),
    "ragged": grid_of((9, 6), 8),
    "other shift": Grid((8, 9), 7, orientation="pointy-top", shifted="odd", shift="left"),
}


def scene_on(seed, grid=None, **more):
    board = random_board(seed, grid)
    return Scene(board, ruleset(RULESET), **{**circumstances(seed, board.grid), **more})


def sight_on(scene):
    return sight_of(scene)


def beside_something(a: Hex, b: Hex) -> bool:
    found = thread(Hex(b.q - a.q, b.r - a.r))
    return bool(found.runs or found.corners)


@pytest.mark.parametrize("rulings", RULINGS.values(), ids=RULINGS.keys())
@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS.keys())
def test_trace_agrees_with_the_oracle(grid, rulings):
    """On random boards, pairs along hexsides and corners and as many others have the verdict that shapely finds."""
    scene = scene_on(len(rulings), grid, rulings=rulings, conditions={"visibility": 5})
    oracle, sight = Oracle(scene), sight_on(scene)
    pairs = [(a, b) for a in grid.hexes for b in grid.hexes if a != b]
    special = [pair for pair in pairs if beside_something(*pair)]
    dice = random.Random(len(rulings))
    for a, b in dice.sample(special, 70) + dice.sample(pairs, 50):
        unit, moved = dice.choice(UNITS), dice.random() < 0.5
        answer = sight.trace(End(a, unit=unit, moved=moved), End(b))
        expected = oracle.look(a, b, unit or "infantry", moved=moved)
        assert answer.verdict == expected, (grid.label(a), grid.label(b), unit)


@pytest.mark.parametrize("rulings", RULINGS.values(), ids=RULINGS.keys())
@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS.keys())
def test_field_equals_trace(grid, rulings):
    """The field of a hex has for every hex what trace says of the pair."""
    sight = sight_on(scene_on(7, grid, rulings=rulings))
    for n, a in enumerate(grid.hexes[::7]):
        start = End(a, unit=UNITS[n % len(UNITS)], moved=n % 2 == 1)
        found = sight.field(start)
        for place, b in enumerate(grid.hexes):
            answer = sight.trace(start, End(b))
            labels = grid.label(a), grid.label(b)
            assert found.verdict(place) == (answer.verdict, answer.blind, answer.hindrance), labels


@pytest.mark.parametrize("visibility", [1, 3, 5, 6])
def test_field_equals_trace_at_night(visibility):
    """Night hides what is farther off than the visibility; at 6 it is day (A19)."""
    scene = scene_on(3, conditions={"visibility": visibility})
    sight, grid = sight_on(scene), scene.board.grid
    for a in grid.hexes[::11]:
        codes = sight.field(End(a)).codes
        for place, b in enumerate(grid.hexes):
            answer = sight.trace(End(a), End(b))
            assert (codes[place] == 0) == (answer.verdict == "clear")
            dark = visibility < 6 and a.distance(b) > visibility
            assert (answer.reasons[0].kind == "visibility") == dark


def codes_of(sight):
    return np.array([sight.field(End(at)).codes for at in sight.scene.board.grid.hexes])


SYMMETRIC = [name for name in RULINGS if name not in ("height", "all")]


@pytest.mark.parametrize("name", SYMMETRIC)
def test_los_is_reciprocal(name):
    """Whoever sees is seen, but under the ruling that goes by height."""
    codes = codes_of(sight_on(scene_on(21, rulings=RULINGS[name])))
    assert (codes == codes.T).all()
    assert 0.1 < (codes == 0).mean() < 0.9


def edits(board):
    at = board.grid.hexes[len(board.grid.hexes) // 2]
    yield board_edits.paint_terrain(board, [at, at.neighbour(1)], ("forest",))
    yield board_edits.paint_terrain(board, [at, *at.neighbours()], ("hill",))
    yield board_edits.paint_terrain(board, [at], ("mountain",))
    yield board_edits.paint_terrain(board, [at.neighbour(2)], ("hill_with_forest",))
    yield board_edits.paint_terrain(board, [at.neighbour(3), at.neighbour(4)], ("lake",))
    yield board_edits.add_path(board, "hill_road", (at.neighbour(0), at, at.neighbour(3)))
    yield board_edits.paint_terrain(board, [at], ("open",))
    yield board_edits.set_heading(board, rulings={"corner_contact": "blocks"})


@pytest.mark.parametrize("rulings", [{}, {"built_hill_joins": False}], ids=["default", "built apart"])
def test_sight_after_an_edit_equals_a_new_one(rulings):
    """What an edit leaves may be kept; the fields are those of the edited board all the same, also edit after edit."""
    scene = scene_on(31, rulings=rulings)
    board, kept = scene.board, sight_on(scene)
    kept.field(End(board.grid.hexes[0]))
    for _ in range(2):
        for after in edits(board):
            kept = kept.after(after, difference(board, after))
            board = after
            fresh = sight_on(scene.with_board(board))
            for a in board.grid.hexes[::6]:
                assert (kept.field(End(a)).codes == fresh.field(End(a)).codes).all()
                b = board.grid.hexes[-1]
                assert kept.trace(End(a), End(b)) == fresh.trace(End(a), End(b))


def test_every_answer_gives_reasons():
    """Each answer has a first reason with a card or rule; one that is blocked names places only."""
    scene = scene_on(5)
    sight, grid = sight_on(scene), scene.board.grid
    firsts = set()
    for a in grid.hexes[::5]:
        for b in grid.hexes:
            answer = sight.trace(End(a), End(b))
            firsts.add(answer.reasons[0].kind)
            assert all(reason.cites and reason.text for reason in answer.reasons)
            if answer.verdict == "blocked":
                assert all(reason.at for reason in answer.reasons)
            elif a.distance(b) <= 1:
                assert [(reason.kind, reason.cites) for reason in answer.reasons] == [("adjacent", "X2")]
            else:
                assert answer.reasons[0][:2] == ("line", "X1")
    assert firsts >= {"line", "adjacent", "obstacle", "height", "hexside", "unit", "marker", "special_rule"}


@pytest.mark.parametrize("rulings", RULINGS.values(), ids=RULINGS.keys())
def test_the_reason_that_decides_is_the_first_of_all(rulings):
    """What is said before a line was looked along to its end is what the whole of it says first."""
    scene = scene_on(7, rulings=rulings)
    sight, grid = sight_on(scene), scene.board.grid
    kinds = set()
    for a in grid.hexes[::4]:
        for b in grid.hexes:
            answer, along = sight.trace(End(a), End(b)), Look(sight.reading, End(a), End(b))
            if answer.verdict == "blocked":
                every = reasons_that_stop(along, decide(along, terms(along, sight.reading.ordinary)))
                first = answer.reasons[0]
                assert first._replace(ruling=None) == every[0]
                assert [one.at for one in answer.reasons][: len(every)] == [one.at for one in every]
                kinds.add((first.kind, len(every) > 1))
    assert kinds >= {("obstacle", True), ("obstacle", False), ("hexside", True)}


@pytest.mark.parametrize("rulings", RULINGS.values(), ids=RULINGS.keys())
@pytest.mark.parametrize("laid", [True, False], ids=["laid", "bare"])
def test_where_nobody_is_named_infantry_looks(rulings, laid):
    """What is known of a line before it is looked along is what the look says, with all reasons and rulings."""
    scene = scene_on(8, rulings=rulings, **({} if laid else {"markers": (), "units": (), "changes": ()}))
    sight, grid = sight_on(scene), scene.board.grid
    for a in grid.hexes[::5]:
        for b in grid.hexes:
            known, looked = sight.trace(End(a), End(b)), sight.trace(End(a, unit="infantry"), End(b))
            assert (known.verdict, known.range) == (looked.verdict, looked.range)
            assert known.reasons[0] == looked.reasons[0], (grid.label(a), grid.label(b))
            assert tuple(known.reasons) == tuple(looked.reasons), (grid.label(a), grid.label(b))


HANGING = {
    "half_hex_blocks",
    "opposite_sides",
    "corner_contact",
    "hill_rule",
    "built_hill_joins",
    "erg_joins_hills",
    "hill_between_mountains",
    "lake_side_counts",
    "smoke_screen_stops_artillery",
    "night_limits_artillery",
    "destroyer_ignores_los",
}


def test_answer_names_the_rulings_it_hangs_on():
    """An answer names a ruling only if another choice of it changes the verdict (docs/games/memoir-44.md, 10.7)."""
    hung = set()
    for seed in range(12):
        grid = GRIDS["standard" if seed % 3 else "ragged"]
        hilly = seed % 2 == 0
        board = (
            random_board(seed, grid, density=2, tiles=HEIGHTS)
            if hilly
            else random_board(seed, grid, density=0.1)
        )
        strewn = {} if hilly else {name: rows[::3] for name, rows in circumstances(seed, grid).items()}
        scene = Scene(
            board, ruleset(RULESET), **strewn, conditions={"visibility": 4} if seed % 4 == 3 else {}
        )
        sight = sight_on(scene)
        others = [
            (name, sight_on(replace(scene, rulings={name: choice})))
            for name in HANGING
            for choice in scene.ruleset.rulings[name].choices[1:]
        ]
        dice = random.Random(seed)
        pairs = [(a, b) for a in grid.hexes for b in grid.hexes if a != b]
        special = [pair for pair in pairs if beside_something(*pair)]
        for a, b in dice.sample(pairs, 40) + dice.sample(special, 60):
            start, goal = End(a, unit=dice.choice(UNITS)), End(b)
            answer = sight.trace(start, goal)
            named = {reason.ruling for reason in answer.reasons} - {None}
            changing = {name for name, other in others if other.trace(start, goal).verdict != answer.verdict}
            assert named == changing, (grid.label(a), grid.label(b))
            hung |= named
    assert hung == HANGING


def board_of(**tiles):
    grid = grid_of((13, 12), 9)
    hexes = {
        grid.hex(label): HexContent(tuple(map(Feature, terrain.split()))) for label, terrain in tiles.items()
    }
    return Board(grid, RULESET, base=Base("open", 0, "country"), hexes=hexes)


def kinds(answer):
    return [(reason.kind, reason.cites, reason.at) for reason in answer.reasons]


def trace_on(board, start, goal, *, unit=None, **more):
    sight = sight_on(Scene(board, ruleset(RULESET), **more))
    return sight.trace(End(board.grid.hex(start), unit=unit), End(board.grid.hex(goal)))


def test_blocked_answer_lists_each_cause_of_each_hex():
    """Every hex that stops the line, with all that does it, in order (docs/games/memoir-44.md, 3.7)."""
    board = board_of(C1="forest", D1="trench")
    at = board.grid.hex
    answer = trace_on(
        board, "A1", "F1", markers=(Marker("bunker", at("C1")),), units=(UnitOnMap("armor", at("D1")),)
    )
    assert kinds(answer) == [
        ("marker", "T2", "C1"),
        ("obstacle", "T3", "C1"),
        ("unit", "X4", "D1"),
        ("unit", "T51", "D1"),
    ]


def test_pair_beside_a_hexside_is_named_by_its_side():
    """A pair on both sides of a hexside stops the line: X3 comes first (docs/games/memoir-44.md, 3.7)."""
    answer = trace_on(board_of(F2="town", G2="forest"), "G1", "G3")
    assert kinds(answer)[0] == ("hexside", "X3", "F2/G2")
    assert {one.cites for one in answer.reasons[1:]} == {"T3", "T14"}


def test_clear_answer_lists_what_it_grazes_and_meets():
    """One side only is X3; what doesn't obstruct is listed, open ground isn't (docs/games/memoir-44.md, 3.7)."""
    board = board_of(F2="town", G2="river", F4="lake")
    answer = trace_on(board, "G1", "G5", markers=(Marker("wire", board.grid.hex("G3")),))
    assert kinds(answer) == [
        ("line", "X1", ""),
        ("hexside", "X3", "F2"),
        ("crossed", "T8", "G2"),
        ("crossed", "T15", "G3"),
        ("crossed", "T26", "F4"),
    ]


def test_unit_that_needs_no_los_says_what_would_stop_infantry():
    """Its card, and in words the forest that infantry would meet (docs/games/memoir-44.md, 3.7)."""
    answer = trace_on(board_of(C1="forest"), "A1", "E1", unit="artillery")
    assert [one.cites for one in answer.reasons] == ["TR1"]
    assert "forest at C1" in answer.reasons[0].text


def test_half_hex_is_named_by_the_edge():
    """Along the board's edge the half hex outside is placed at the hexside that the line runs along (X5)."""
    answer = trace_on(board_of(A4="forest"), "A3", "A5")
    assert answer.verdict == "blocked"
    assert ("off_board", "X5", "A4/w") in kinds(answer)
    assert any(reason.ruling == "half_hex_blocks" for reason in answer.reasons)


def test_positions_and_hexes_off_the_board_are_refused():
    """This game has no positions; hexes are those of the board."""
    sight = sight_on(Scene(board_of(), ruleset(RULESET)))
    here = sight.scene.board.grid.hexes[0]
    with pytest.raises(UnknownPlace):
        sight.trace(End(here, position="cave"), End(here))
    with pytest.raises(UnknownPlace):
        sight.field(End(Hex(99, 99)))
    assert sight.trace(End(here), End(here)).reasons[0].cites == "X2"


def test_tables_of_contacts_equal_the_templates():
    """The numpy table has the same contacts in the same order as each template."""
    q, v = np.meshgrid(np.arange(-9, 10), np.arange(-16, 17), indexing="ij")
    fits = (v - q) % 2 == 0
    q, v = q[fits].astype(np.int64), v[fits].astype(np.int64)
    table = contact_table(q, (v - q) // 2, 100)
    for row in range(len(q)):
        template = contact_thread(int(q[row]), int((v[row] - q[row]) // 2), 100)
        entries = range(table.start[row], table.start[row] + table.count[row])
        assert [(one.step, one.offset, one.inside, one.corner) for one in template.contacts] == [
            (table.step[n], table.offset[n], table.inside[n], table.corner[n]) for n in entries
        ]


def test_free_line_shows_the_dice():
    """A clear answer has the fire preview, or why the unit can't fire (docs/games/memoir-44.md, 3.7)."""
    board = board_of(B1="town", D1="forest")

    def shown(start, goal, **more):
        return [(one.id, one.value, one.cites) for one in trace_on(board, start, goal, **more).modifiers]

    assert shown("B1", "D1", unit="armor") == [("dice", 3, "TR1"), ("town", -2, "T14"), ("forest", -2, "T3")]
    assert shown("C1", "D1") == [("dice", 3, "TR1"), ("forest", -1, "T3")]
    assert shown("D1", "H1") == [("out_of_range", None, "TR1")]
    assert shown("A1", "D1") == []
