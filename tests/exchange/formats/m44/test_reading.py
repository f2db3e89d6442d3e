"""Reading .m44 files: the board, the card, and what is wrong with either."""

import pytest

from bob_editor.exchange.formats.m44.board import codes, read_m44_board
from bob_editor.exchange.formats.m44.coordinates import group_label, hex_of_group_label
from bob_editor.exchange.formats.m44.scenario import read_m44_scenario
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.scenarios import scenario_from_json
from tests.exchange.formats.m44.at_hand import FILE


def test_the_card_of_a_file():
    """Players, dates, texts, units, markers, medals and rule cards are read, and fit the schema."""
    fields, found = read_m44_scenario(FILE)
    assert found.faults == ()
    assert found.unread == ()
    assert fields["title"] == "Example"
    assert fields["first_player"] == "bottom"
    assert fields["sides"]["top"] == {
        "side": "axis",
        "country": "DE",
        "command_cards": 5,
        "victory_medals": 5,
    }
    assert fields["sides"]["bottom"]["command_cards"] == 6
    assert fields["texts"]["en"] == {"name": "Example", "briefing": "Five cards.", "victory": "5 Medals"}
    assert fields["cards"] == {"smoke_screen": {"side": "allies"}, "camouflage": {}}
    town, sudden, exit_ = fields["objectives"]
    assert (town["owner"], town["kind"], town["hexes"], town["value"]) == (
        "allies",
        "permanent",
        ["D1", "E1"],
        2,
    )
    assert (exit_["kind"], exit_["owner"]) == ("exit", "axis")
    assert town["condition"] == {"type": "count", "threshold": 2}
    assert (sudden["kind"], sudden["hexes"], sudden["threshold"]) == ("sudden_death", ["A1", "A2"], 2)
    by_hex = {unit["at"]: unit for unit in fields["units"]}
    assert by_hex["D1"]["unit"] == "infantry"
    assert (by_hex["F9"]["unit"], by_hex["F9"]["figures"]) == ("elite_armor", 4)
    assert (by_hex["G9"]["swa"], by_hex["G9"]["side"], by_hex["G9"]["nation"]) == ("mortar", "allies", "brit")
    train = by_hex["H9"]
    assert (train["unit"], train["part"], train["side"], train["nation"]) == (
        "train",
        "locomotive",
        "allies",
        "us",
    )
    markers = {(one["marker"], one["at"]): one for one in fields["markers"]}
    assert markers["sandbags", "D1"]["facing"] == "s"
    assert markers["bunker", "A8"] == {"marker": "bunker", "at": "A8", "facing": "n", "side": "axis"}
    assert markers["exit", "G9"]["mode"] == "range"
    assert ("camouflage", "A3") in markers
    heading = {
        "format": "bob-editor/scenario",
        "version": 1,
        "id": "x",
        "map": {"boards": [{"board": "x.board.json"}]},
    }
    _, problems = scenario_from_json({**heading, **fields})
    assert problems == ()


def test_the_board_of_a_file():
    """Tiles keep shape and orientation, pieces lie on them, variants get their own ids."""
    board = read_m44_board(FILE).board
    at = board.grid.hex
    assert board.content(at("G5")).terrain_ids == ("river", "bridge")
    assert [(one.shape, one.orientation) for one in board.content(at("G5")).terrain] == [
        ("straight", 1),
        (None, 1),
    ]
    assert board.content(at("H9")).terrain[0].shape == "curve"
    assert board.content(at("A3")).terrain_ids == ("cliff",)
    assert board.labels[0].text == "River Orne"
    assert board.grid.frame.hex_at(board.labels[0].at) == at("F5")


@pytest.mark.parametrize(
    ("board", "faults"),
    [
        ({"type": "HUGE"}, ["unknown-layout"]),
        ({"face": "MOON"}, ["unknown-layout"]),
        ({"hexagons": [{"row": 0, "col": 1}]}, ["hex-off-board"]),
        ({"hexagons": [{"row": "0", "col": "2"}, {"row": 0, "col": 2}]}, ["hex-listed-twice"]),
        (
            {"hexagons": [{"row": 0, "col": 2, "terrain": {"name": "woods"}}] * 2},
            ["hex-listed-twice", "layer-overfull"],
        ),
        ({"hexagons": [{"row": 16, "col": 24}], "type": "brkthru"}, []),
        ("no board", []),
    ],
)
def test_faults_of_a_file(board, faults):
    """What only a file of that form can have wrong is told by the name of the check."""
    assert [fault.check for fault in read_m44_board({"board": board}).faults] == faults


def test_codes_lead_to_what_the_ruleset_knows():
    """Each code stands for a terrain, marker or unit that there is; unknown ones are kept apart."""
    rules = ruleset("memoir-44")
    assert {row["id"] for row in codes()["terrain"].values()} <= set(rules.terrains)
    for layer in ("rect_terrain", "obstacle"):
        for row in codes()[layer].values():
            tables = {"terrain": rules.terrains, "marker": rules.rows("markers"), "unit": rules.rows("units")}
            assert any(name in tables and row[name] in tables[name] for name in row)
    odd = {"hexagons": [{"row": 0, "col": 0, "terrain": {"name": "lava"}, "unit": {"name": "dragon"}}]}
    found = read_m44_board({"board": odd})
    assert found.unread == ("lava",)
    assert found.units == ({"unit": "dragon", "at": "A1"},)


def test_group_labels_lead_back():
    """The labels of groups name every hex of every layout."""
    for kind in ("STANDARD", "OVERLORD", "BRKTHRU"):
        grid = read_m44_board({"board": {"type": kind}}).board.grid
        for at in grid.hexes:
            assert hex_of_group_label(grid, group_label(grid, at)) == grid.label(at)
    endless = f"A{'9' * 5000}"
    assert hex_of_group_label(grid, endless) == endless


def test_a_read_board_can_be_looked_over():
    """LOS works on a board as it was read."""
    board = read_m44_board(FILE).board
    rules = ruleset("memoir-44")
    assert rules.sight(Scene(board, rules)) is not None


def test_what_units_and_tiles_say_besides():
    """Badges tell nations, behaviors special rules of units and hexes; a lone figure of elite armor is a Tiger."""
    hexagons = [
        {"row": 0, "col": 0, "unit": {"name": "tank2ger", "nbr_units": 1, "badge": "badge4"}},
        {"row": 0, "col": 2, "unit": {"name": "infger", "badge": "badge38"}},
        {"row": 0, "col": 4, "unit": {"name": "tankus", "behavior": "ARMOR_MOVE_TWO"}},
        {"row": 2, "col": 0, "terrain": {"name": "river", "orientation": 1, "behavior": "WIDE_RIVER"}},
        {"row": 2, "col": 2, "terrain": {"name": "hills", "behavior": "IMPASSABLE_BLOCKING_HILL"}},
        {"row": 2, "col": 4, "rect_terrain": {"name": "bridge", "behavior": "BRIDGE_SECTION"}},
    ]
    fields, _ = read_m44_scenario({"board": {"hexagons": hexagons}})
    tiger, italians, tanks = fields["units"]
    assert (tiger["unit"], tiger["badge"], tiger["figures"]) == ("tiger", "badge4", 1)
    assert (italians["nation"], italians["side"]) == ("it", "axis")
    assert tanks["move_limit"] == 2
    assert fields["changes"] == [
        {"change": "blocks_los", "at": ["A3"]},
        {"change": "impassable", "at": ["B3"]},
        {"change": "blocks_all_fire", "at": ["B3"]},
        {"change": "bridge_section", "at": ["C3"]},
    ]


@pytest.mark.parametrize(
    ("face", "code", "landscape"),
    [
        ("DESERT", "wforest", "winter"),
        ("WINTER", "wforest", None),
        ("WINTER", "woods", "country"),
        ("DESERT", "hills", "country"),
        ("DESERT", "palmtrees", None),
        ("COUNTRY", "bled", "sand"),
        ("COUNTRY", "woods", None),
    ],
)
def test_prints_of_another_face_are_kept(face, code, landscape):
    """A tile says so where its print is marked as another face's, or the face has one of its own (M05)."""
    data = {"face": face, "hexagons": [{"row": 0, "col": 0, "terrain": {"name": code}}]}
    board = read_m44_board({"board": data}).board
    (feature,) = board.content(board.grid.hex("A1")).terrain
    assert feature.landscape == landscape
