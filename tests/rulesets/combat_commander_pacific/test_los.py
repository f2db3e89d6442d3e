"""Combat Commander: Pacific LOS: trace, field and a plain shapely oracle say the same, and both ways alike."""

import random

import numpy as np
import pytest

from bob_editor.errors import UnknownId, UnknownPlace
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import thread
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Contour
from bob_editor.model.change import difference
from bob_editor.rules.game import game_from_data
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rules.los.threads.contact_tables import contact_table
from bob_editor.rules.los.threads.contacts import contact_thread
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.combat_commander_pacific.land.pictured import pictured
from bob_editor.rulesets.combat_commander_pacific.sight.end_hexes import FINE, runs_in
from tests.rulesets.combat_commander_pacific.boards import (
    board_of,
    box,
    circumstances,
    random_board,
    sight_on,
)
from tests.rulesets.combat_commander_pacific.oracle import Oracle


def expectation(sight, start, goal, *, start_lit=False, goal_lit=False):
    """What the sight says of two labels."""
    hex_ = sight.scene.board.grid.hex
    return sight.trace(End(hex_(start), lit=start_lit), End(hex_(goal), lit=goal_lit)).expectation


# -- three ways to say the same --------------------------------------------------------------------------------------


@pytest.mark.parametrize("drawn", [False, True], ids=["grown", "drawn"])
@pytest.mark.parametrize("seed", range(6))
def test_trace_agrees_with_the_oracle(seed, drawn):
    """On random boards, hexspine pairs and as many others have the verdict that shapely finds pair by pair."""
    board = random_board(seed, drawn=drawn)
    dice = random.Random(seed)
    hexes = board.grid.hexes
    smoke = {at: dice.randint(1, 8) for at in dice.sample(hexes, 3)}
    blazes, centre = dice.sample(hexes, 2), dice.choice(hexes)
    night, everywhere = seed % 3 == 1, 2 * (seed % 3 == 2)
    sight = sight_on(
        board,
        markers=(
            *(Marker("smoke", at, None, {"value": value}) for at, value in smoke.items()),
            *(Marker("blaze", at) for at in blazes),
            Marker("starshell", centre),
        ),
        conditions={"night": night, "hindrance": everywhere},
    )
    oracle = Oracle(
        board, smoke=smoke, blazes=blazes, night=night, lit=centre.within(2), everywhere=everywhere
    )
    assert {at: sight.reading.type_of(at) for at in hexes} == oracle.type
    pairs = [(a, b) for a in hexes for b in hexes]
    spines = [pair for pair in pairs if thread(Hex(pair[1].q - pair[0].q, pair[1].r - pair[0].r)).runs]
    for a, b in dice.sample(spines, 150) + dice.sample(pairs, 150):
        labels = board.grid.label(a), board.grid.label(b)
        assert sight.trace(End(a), End(b)).expectation == oracle.look(a, b), labels


@pytest.mark.parametrize("seed", range(10))
def test_field_equals_trace(seed):
    """Under any rulings, changes, markers and conditions the field of an end has what trace says of every pair."""
    board = random_board(seed, drawn=seed % 3 > 0)
    more = circumstances(seed, board)
    sight = sight_on(board, **more)
    dice = random.Random(seed)
    cave = next(marker.at for marker in more["markers"] if marker.marker == "cave")
    starts = [End(at) for at in dice.sample(board.grid.hexes, 25)]
    starts += [End(starts[0].hex, unit="aircraft"), End(cave, "cave"), End(starts[0].hex, lit=True)]
    for start in starts:
        found = sight.field(start)
        for place, at in enumerate(board.grid.hexes):
            answer = sight.trace(start, End(at))
            labels = board.grid.label(start.hex), board.grid.label(at)
            assert found.verdict(place) == (answer.verdict, answer.blind, answer.hindrance), labels


@pytest.mark.parametrize("seed", range(6))
def test_sight_is_mutual(seed):
    """By day each of two ends sees the other as it is seen (16.1)."""
    board = random_board(seed + 50)
    more = {**circumstances(seed, board), "conditions": {}}
    sight = sight_on(board, **more)
    hexes = board.grid.hexes
    for a in hexes:
        for b in random.Random(seed).sample(hexes, 12):
            assert sight.trace(End(a), End(b)).expectation == sight.trace(End(b), End(a)).expectation


@pytest.mark.parametrize("seed", range(5))
def test_after_equals_a_fresh_sight(seed):
    """After each edit the sight that keeps what it can says what one made anew says."""
    dice = random.Random(seed)
    board = random_board(seed + 80, drawn=seed % 2 == 1)
    more = circumstances(seed, board)
    sight = sight_on(board, **more)
    sight.field(End(board.grid.hexes[0]))
    for _ in range(6):
        edited = _edited(board, dice)
        sight = sight.after(edited, difference(board, edited))
        board = edited
        fresh = sight_on(board, **more)
        for at in dice.sample(board.grid.hexes, 12):
            kept, new = sight.field(End(at)), fresh.field(End(at))
            assert np.array_equal(kept.codes, new.codes)
            assert np.array_equal(kept.hindrance, new.hindrance)
            goal = End(dice.choice(board.grid.hexes))
            assert sight.trace(End(at), goal) == fresh.trace(End(at), goal)


def test_a_bridge_led_over_a_gully_opens_it_at_once():
    """A path over it makes a bridge hex of a gully hex (T84), though no hex lists anything else than before."""
    board = board_of(columns=7, rows=5, hexes={"D3": {"terrain": ["gully"]}})
    grid = board.grid
    gully, far = grid.hex("D3"), End(grid.hex("G4"))
    after = board_edits.add_path(board, "bridge", [grid.hex(label) for label in ("D2", "D3", "D4")])
    sight = sight_on(board)
    before = sight.field(far).codes
    sight, fresh = sight.after(after, difference(board, after)), sight_on(after)
    assert np.array_equal(sight.field(far).codes, fresh.field(far).codes)
    assert not np.array_equal(before, fresh.field(far).codes)
    assert sight.trace(End(gully), far) == fresh.trace(End(gully), far)


def _edited(board, dice):
    hexes = board.grid.hexes
    x, y = board.grid.centre(dice.choice(hexes))
    ring = tuple((a, b) for a, b in box(x - 1.5, y - 0.5, x + 1, y + 1.25))
    return dice.choice(
        (
            lambda: board_edits.paint_terrain(
                board, dice.sample(hexes, 2), (dice.choice(("jungle", "gully", "hut")),)
            ),
            lambda: board_edits.paint_level(board, dice.sample(hexes, 3), dice.randint(0, 3)),
            lambda: board_edits.add_artwork(board, Artwork("building", ring)),
            lambda: board_edits.add_contour(board, Contour(dice.randint(1, 3), ring)),
        )
    )()


def test_contact_tables_equal_contacts():
    """What the tables say of many threads at once is what a thread alone says."""
    offsets = [(q, r) for q in range(-7, 8) for r in range(-7, 8)]
    q_of, r_of = (np.array(values) for values in zip(*offsets, strict=True))
    table = contact_table(q_of, r_of, 101)
    for row, (q, r) in enumerate(offsets):
        alone = contact_thread(q, r, 101)
        begin = table.start[row]
        entries = slice(begin, begin + table.count[row])
        assert [one.step for one in alone.contacts] == table.step[entries].tolist()
        assert [one.offset for one in alone.contacts] == table.offset[entries].tolist()
        assert [one.inside for one in alone.contacts] == table.inside[entries].tolist()
        assert [one.corner for one in alone.contacts] == table.corner[entries].tolist()
        for ends, flag in ((table.first, "first"), (table.last, "last")):
            flagged = {begin + place for place, one in enumerate(alone.contacts) if getattr(one, flag)}
            assert flagged == {entry for entry in ends[row].tolist() if entry >= 0}


# -- rulings ----------------------------------------------------------------------------------------------------------

KNOLL = (1, box(5.5, 3.5, 6.5, 4.5))
"""A contour around the dot of C3, its crest line well inside."""
RULED = {
    "a crest line beyond the hexside": (
        "adjacent_always_visible",
        {"contours": [(1, box(16.1, 3.01, 19.9, 7.31))]},
        ("G4", "G5"),
        {False: "blocked", True: "clear"},
    ),
    "that crest line farther off": (
        "adjacent_always_visible",
        {"contours": [(1, box(16.1, 3.01, 19.9, 7.31))]},
        ("G4", "G7"),
        {False: "blocked", True: "blocked"},
    ),
    "grass as high as the higher end": (
        "hindrance_at_higher_end_counts",
        {"contours": [KNOLL, (1, box(8.5, 4.6, 9.5, 5.4))], "artwork": [("grass", box(8.5, 3.9, 9.5, 4.3))]},
        ("C3", "E3"),
        {True: "hindered:3", False: "clear"},
    ),
    "the edge of jungle on the string": (
        "bare_touch_counts_on_hills",
        {"contours": [KNOLL], "artwork": [("jungle", box(8.5, 4, 9.5, 4.5))]},
        ("C3", "E3"),
        {True: "blind", False: "clear"},
    ),
    "jungle across the hexside": (
        "bare_touch_counts_on_hills",
        {"contours": [KNOLL], "artwork": [("jungle", box(8.5, 3.8, 9.5, 4.5))]},
        ("C3", "E3"),
        {True: "blind", False: "blind"},
    ),
    "the edge of jungle on level 0": (
        "bare_touch_counts_on_hills",
        {"artwork": [("jungle", box(8.5, 4, 9.5, 4.5))]},
        ("C3", "E3"),
        {True: "blocked", False: "blocked"},
    ),
    "jungle along the hexside before the target": (
        "hexside_run_blinds",
        {"contours": [KNOLL], "artwork": [("jungle", box(8.5, 3.8, 9.5, 4.5))]},
        ("C3", "E3"),
        {True: "blind", False: "clear"},
    ),
    "the far hex of a building": (
        "far_hex_of_building_is_blind",
        {
            "contours": [(1, box(28.1, -0.99, 31.9, 0.58))],
            "artwork": [("building", box(29.6, 5.77, 30.4, 8.23))],
        },
        ("K1", "K5"),
        {True: "blind", False: "clear"},
    ),
    "the hex behind the building": (
        "far_hex_of_building_is_blind",
        {
            "contours": [(1, box(28.1, -0.99, 31.9, 0.58))],
            "artwork": [("building", box(29.6, 5.77, 30.4, 8.23))],
        },
        ("K1", "K6"),
        {True: "blind", False: "blind"},
    ),
    "two buildings, one behind the other": (
        "far_hex_of_building_is_blind",
        {
            "contours": [(1, box(28.1, -0.99, 31.9, 0.58))],
            "artwork": [("building", box(29.6, 5.77, 30.4, 6.23)), ("building", box(29.6, 7.77, 30.4, 8.23))],
        },
        ("K1", "K5"),
        {True: "blind", False: "blind"},
    ),
    "a building joined around a corner": (
        "far_hex_of_building_is_blind",
        {
            "contours": [(1, box(28.1, -0.99, 31.9, 0.58))],
            "artwork": [
                (
                    "building",
                    [
                        [29.6, 5.8],
                        [32.5, 5.8],
                        [32.5, 8.2],
                        [29.6, 8.2],
                        [29.6, 7.9],
                        [32.2, 7.9],
                        [32.2, 6.2],
                        [29.6, 6.2],
                    ],
                )
            ],
        },
        ("K1", "K5"),
        {True: "blind", False: "clear"},
    ),
    "a stream in a gully": (
        "gully_beats_other_types",
        {"hexes": {"C4": {"terrain": ["stream", "gully"]}}},
        ("C1", "C4"),
        {True: "blocked", False: "clear"},
    ),
    "a stream in a gully, seen through palms": (
        "gully_beats_other_types",
        {"hexes": {"C4": {"terrain": ["stream", "gully"]}, "C2": {"terrain": ["palm"]}}},
        ("C1", "C4"),
        {True: "blocked", False: "hindered:1"},
    ),
    "a bush beside a stream": (
        "lesser_artwork_counts",
        {"hexes": {"C3": {"terrain": ["stream", "bush"]}}},
        ("C1", "C4"),
        {True: "hindered:2", False: "clear"},
    ),
    "a bush beside a stream, seen through palms": (
        "lesser_artwork_counts",
        {"hexes": {"C2": {"terrain": ["palm"]}, "C3": {"terrain": ["stream", "bush"]}}},
        ("C1", "C4"),
        {True: "hindered:2", False: "hindered:1"},
    ),
    "jungle beside a stream, seen through palms": (
        "lesser_artwork_counts",
        {"hexes": {"C2": {"terrain": ["palm"]}, "C3": {"terrain": ["stream", "jungle"]}}},
        ("C1", "C4"),
        {True: "blocked", False: "hindered:1"},
    ),
    "blaze at a corner": (
        "corner_of_marker_hex_counts",
        {"markers": [("blaze", "A7")]},
        ("C3", "A9"),
        {True: "blocked", False: "clear"},
    ),
    "blaze along a hexside": (
        "corner_of_marker_hex_counts",
        {"markers": [("blaze", "D3")]},
        ("C3", "E3"),
        {True: "blocked", False: "blocked"},
    ),
    "a strip of the level in the higher end's hex": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(7, 3.5, 7.3, 4.5))]},
        ("C3", "F4"),
        {True: "blocked", False: "clear"},
    ),
    "a bump in the higher end's hex": (
        "higher_crest_in_own_hex_blocks",
        {"contours": [KNOLL, (2, box(6.2, 3.8, 6.5, 4.2))]},
        ("C3", "F4"),
        {True: "blocked", False: "clear"},
    ),
    "a strip of the level over the hexside": (
        "crest_again_in_end_hex_blocks",
        {"contours": [(1, box(5.5, -0.4, 6.5, 0.4)), (1, box(5, 0.8, 7, 1.2))]},
        ("C1", "C5"),
        {True: "blocked", False: "blocked"},
    ),
    "a strip of the level over the hexside of neighbours": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(5, 4.8, 7, 5.2))]},
        ("C3", "C4"),
        {True: "blocked", False: "blocked"},
    ),
    "a strip of the level up to the hexside of neighbours": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(5, 4.8, 7, 5))]},
        ("C3", "C4"),
        {True: "blocked", False: "clear"},
    ),
    "the level all along the hexside between the ends": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(8, 4, 10, 4.5))]},
        ("C3", "E3"),
        {True: "blocked", False: "blocked"},
    ),
    "the level at the ends of that hexside": (
        "crest_again_in_end_hex_blocks",
        {"contours": [KNOLL, (1, box(10, 4, 10.4, 4.5))]},
        ("C3", "E3"),
        {True: "blocked", False: "clear"},
    ),
}


@pytest.mark.parametrize("case", RULED.values(), ids=RULED.keys())
@pytest.mark.parametrize("answer", [True, False])
def test_ruling_decides(case, answer):
    """A thread that hangs on a ruling has the verdict of the answer in force, by trace and by field."""
    ruling, drawn, (start, goal), expected = case
    board = board_of(**{name: value for name, value in drawn.items() if name != "markers"})
    hex_ = board.grid.hex
    markers = tuple(Marker(name, hex_(at)) for name, at in drawn.get("markers", ()))
    sight = sight_on(board, markers=markers, rulings={ruling: answer})
    assert expectation(sight, start, goal) == expected[answer]
    assert expectation(sight, goal, start) == expected[answer]
    verdict, blind, _ = sight.field(End(hex_(start))).verdict(board.grid.index[hex_(goal)])
    assert (verdict == "blocked", blind) == (
        expected[answer] in ("blocked", "blind"),
        expected[answer] == "blind",
    )
    if expected[True] != expected[False]:
        assert ruling in {reason.ruling for reason in sight.trace(End(hex_(start)), End(hex_(goal))).reasons}


# -- answers ----------------------------------------------------------------------------------------------------------


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
