"""Files of Memoir '44 there and back."""

import copy
import json
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bob_editor.errors import BadCall, BadFile
from bob_editor.exchange.door import outgoing_of
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.m44 import FORMAT, kept
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json, board_to_json, scenario_to_json
from bob_editor.storage.kinds.scenarios import scenario_from_json
from tests.exchange.formats.m44.at_hand import FILE

RULES = ruleset("memoir-44")

ODD: dict[str, Any] = copy.deepcopy(FILE) | {
    "equipment_packs": {"base_cost": 3},
    "packs": {"terrain": 1, "air": "1"},
}
"""What real files have that no document of ours holds, or has another form for it."""
ODD["board"]["hexagons"] += [
    {"row": "2", "col": "2", "terrain": {"name": "lava"}, "unit": {"name": "plnus"}},
    {
        "row": 2,
        "col": 4,
        "terrain": {"name": "dam", "orientation": 5, "properties": {"isImpassable": ["AXIS"]}},
    },
    {"row": 2, "col": 4, "unit": {"name": "tank2us", "badge": "badge3", "equipment": {"a": 1}}},
    {"row": 2, "col": 6, "unit": {"name": "vehger"}},
    {
        "row": 2,
        "col": 8,
        "unit": {"name": "infus"},
        "rect_terrain": {"name": "bridge", "behavior": "CAN_BE_BLOWN"},
    },
    {"row": 0, "col": 0, "tags": [{"name": "tag5", "side": "AXIS", "group": ["B9", "C9", "zz"]}]},
]

ODD["board"]["groups"] = [{"group_id": 1, "hexes": [{"row": 0, "col": 0}]}]
ODD["game_info"] |= {"starting": None, "country_player1": "de", "country_player2": "ca"}

ODD["game_info"]["options"] = {
    "deck_name": "X",
    "partial_blitz_rules": {"side": "AXIS"},
    "air_strikes_rules": "ALLIES",
    "night_visibility_reverse_rule": True,
    "airdrop": {"side": "ALLIES", "nbr_drops": 2, "nbr_units": 3, "range": 1, "center": "G5"},
}

ODD["text"]["en"]["sdate"] = "June 1944"

NUMBERED = copy.deepcopy(ODD)

NUMBERED["board"]["hexagons"] = {str(number): one for number, one in enumerate(ODD["board"]["hexagons"])}

NUMBERED["board"]["labels"] = {"item": ODD["board"]["labels"]}

WEB = copy.deepcopy(FILE)

WEB["meta_data"] = {"status": "public", "software": "dow web scenario editor", "owner": {"id": 3}}
WEB["board"] |= {"type": "brkthru", "face": "winter"}

LARGE = copy.deepcopy(FILE)
LARGE["board"] |= {"type": "OVERLORD"}


def brought(data):
    """What a file holds, read from our own documents again."""
    found = FORMAT.read(Given(json.dumps(data).encode(), "odd.m44"), Asked(RULES, name="odd"))
    board, troubles = board_from_json(json.loads(json.dumps(board_to_json(found.boards[0]))))
    card, more = scenario_from_json(json.loads(json.dumps(scenario_to_json(found.scenarios[0]))))
    assert [*troubles, *more] == []
    return found, board, card


def sent(board, card=None):
    """The JSON value of a file that is written."""
    return json.loads(FORMAT.write(Outgoing(board, RULES, card), Asked()).data)


@pytest.mark.parametrize(
    "data", [FILE, ODD, NUMBERED, WEB, LARGE], ids=["sed", "odd", "numbers", "web", "overlord"]
)
def test_a_file_that_nobody_altered_is_the_same_again(data):
    """In every generation and size, whatever it has that ours don't; its documents hold to their schemas."""
    _, board, card = brought(data)
    assert sent(board, card) == data
    assert sent(board) == {"board": data["board"]}


def test_what_is_altered_is_altered_and_no_more():
    """A tile and a unit change, a unit goes, a title too; what stood beside them stays as it was."""
    _, board, card = brought(NUMBERED)
    at = board.grid.hex
    hexes = {**board.hexes, at("F9"): HexContent((Feature("forest"),)), at("H9"): HexContent()}
    units = [one for one in card.data["units"] if one["at"] != "D1"]
    units[0] = {**units[0], "figures": 2}
    texts = {"en": {**card.data["texts"]["en"], "victory": "6 Medals"}}
    out = sent(
        Board(
            board.grid,
            board.ruleset,
            base=board.base,
            hexes=hexes,
            labels=board.labels,
            foreign=board.foreign,
        ),
        Scenario({**card.data, "units": units, "texts": texts}),
    )
    was = {(int(one["row"]), int(one["col"])): one for one in ODD["board"]["hexagons"]}
    now = {(int(one["row"]), int(one["col"])): one for one in out["board"]["hexagons"]}
    assert "unit" not in now[0, 6]
    assert now[0, 6]["obstacle"] == was[0, 6]["obstacle"]
    assert now[8, 10] == {
        "row": 8,
        "col": 10,
        "terrain": {"name": "woods"},
        "unit": {**was[8, 10]["unit"], "nbr_units": 2},
    }
    assert "terrain" not in now[8, 14]
    assert now[2, 2] == was[2, 2]
    assert out["text"]["en"] == {**NUMBERED["text"]["en"], "victory": "6 Medals"}
    assert out["board"]["groups"] == ODD["board"]["groups"]


def test_what_the_odd_things_mean():
    """Nations by country, badges by class, exits by group, options as cards; what is only kept is told by place."""
    found, board, card = brought(ODD)
    units = {row["at"]: row for _, row in card.rows("units")}
    assert (units["E3"]["nation"], units["E3"]["x-m44-figures"]) == ("ca", "us")
    assert units["D3"]["unit"] == "supply_truck"
    assert units["C3"]["unit"] == "elite_armor"
    assert board.content(board.grid.hex("C3")).terrain[0].orientation == 5
    assert card.get("cards", "air_strikes") == {"sides": ["allies"]}
    assert card.get("cards", "night_attack") == {"direction": "dusk"}
    assert card.get("cards", "blow_bridges") == {"bridges": ["E3"]}
    assert len(card.get("cards", "paradrop", "drops")) == 2
    assert {row["at"] for _, row in card.rows("markers") if row["marker"] == "exit"} == {
        "A1",
        "B1",
        "C1",
        "G9",
    }
    assert (card.get("sides", "top", "country"), card.get("date_text", "en")) == ("DE", "June 1944")
    assert card.get("expansions") == ["terrain", "air"]
    told = {(row.place, row.original) for row in found.report}
    assert {("C3", "terrain.properties: {'isImpassable': ['AXIS']}"), ("", "option deck_name: X")} <= told
    assert {("B3", "plnus"), ("", "lava"), ("", "board.groups"), ("", "partial_blitz_rules")} <= told


@pytest.mark.parametrize("name", ["crossings-of-the-aubrelle", "orvenne-at-low-water"])
def test_a_scenario_made_here_is_read_again(name):
    """Units, markers and tiles that these files can hold come back as they went out."""
    maps = Path(__file__).resolve().parents[4] / "maps" / "memoir-44"
    outgoing = outgoing_of(maps / f"{name}.scenario.json")
    out = FORMAT.write(outgoing, Asked())
    back, board, card = brought(json.loads(out.data))
    del back
    lost = {row.place for row in out.report}
    for section in ("units", "markers"):
        ours, theirs = (
            {
                tuple(row.get(name) for name in ("at", "unit", "marker", "side"))
                for _, row in one.rows(section)
            }
            for one in (outgoing.scenario, card)
        )
        assert {one for one in ours if one[0] not in lost} <= theirs, section
    for at, content in outgoing.board.hexes.items():
        if content.terrain and board.grid.label(at) not in lost:
            assert board.content(at).terrain_ids == content.terrain_ids


def test_what_is_no_such_file_is_refused():
    """A file without a board, a board of another size."""
    with pytest.raises(BadFile, match="no board"):
        FORMAT.read(Given(b'{"a": 1}', "a.m44"), Asked(RULES, name="a"))
    with pytest.raises(BadCall, match="no board of Memoir"):
        sent(Board(Grid(5, 5), "memoir-44"))


@pytest.mark.parametrize(
    ("country", "unit", "nation", "figures"),
    [
        ("FR", {"name": "infus", "badge": "badge12"}, "fr", "us"),
        ("CA", {"name": "inf2us", "badge": "badge1"}, "ca", "us"),
        ("CA", {"name": "infbrit"}, "ca", "brit"),
        ("GB", {"name": "tankus"}, "brit", "us"),
        ("NL", {"name": "gunus"}, "nl", "us"),
        ("PL", {"name": "inf2us", "badge": "badge9"}, "us", None),
        ("FR", {"name": "inf2us", "badge": "badge1"}, "brit", "us"),
        ("US", {"name": "infus"}, "us", None),
        ("IT", {"name": "infger", "badge": "badge38"}, "it", "ger"),
    ],
)
def test_an_army_names_the_nation_and_the_figures_stay(country, unit, nation, figures):
    """A badge of one nation's troops names that one; no check fires on figures of another nation."""
    data = copy.deepcopy(FILE)
    place = "country_player1" if unit["name"].endswith("ger") else "country_player2"
    data["game_info"][place] = country
    data["board"]["hexagons"] = [{"row": 6, "col": 8, "unit": unit}]
    _, board, card = brought(data)
    (row,) = (row for _, row in card.rows("units"))
    assert (row["nation"], row.get("x-m44-figures")) == (nation, figures)
    issues = issues_of_card(Card(card, RULES, join([Laid(card.boards[0], board)], RULES.id)))
    assert [one.message for one in issues if one.code == "memoir-44/badge-mismatch"] == []
    assert sent(board, card) == data


def test_rule_cards_go_out_as_options_and_come_back():
    """Those that the files of others have an option or a tile's behavior for."""
    data = copy.deepcopy(FILE)
    bridge = {"name": "bridge", "orientation": 1}
    tiles = [{"terrain": {"name": "river", "orientation": 1}, "rect_terrain": bridge}]
    tiles += [{"terrain": {"name": name}} for name in ("oasis", "dcamp")]
    data["board"]["hexagons"] = [{"row": 4, "col": 4 + 2 * n, **one} for n, one in enumerate(tiles)]
    data["game_info"].pop("options")
    _, board, card = brought(data)
    at = [board.grid.label(one) for one in board.hexes]
    landed = {
        "side": "axis",
        "target": "E5",
        "unit": "special_forces",
        "nation": "ger",
        "one_at_a_time": True,
    }
    cards = {
        "paradrop": {
            "drops": [
                *2 * [{"side": "allies", "target": "E5", "range": 2, "figures": [4]}],
                {**landed, "figures": [3]},
                {**landed, "figures": [2]},
            ]
        },
        "blow_bridges": {"side": "axis", "option": 2, "bridges": [at[0]], "medal_if_blown": True},
        "armor_breakthrough": {"side": "axis", "units": [{"unit": "armor", "nation": "ger"}]},
        "oasis_recovery": {"hexes": [at[1]]},
        "capture_hq": {"tents": [{"at": at[2]}]},
        "night_attack": {"direction": "dusk"},
        "red_army": {"side": "allies"},
    }
    sections = {"owner": "axis", "kind": "empty_section", "sections": ["left", "centre", "right"], "value": 1}
    more = [*card.data["objectives"], sections]
    changed = Scenario({**card.data, "cards": cards, "objectives": more})
    out = FORMAT.write(Outgoing(board, RULES, changed), Asked())
    assert [row.original for row in out.report] == []
    _, _, back = brought(json.loads(out.data))
    assert back.data["cards"] == cards
    assert sections in back.data["objectives"]


def test_what_an_option_and_a_badge_leave_to_the_board_and_the_figures():
    """The commissar of an Overlord board is the one for it, and a Finnish badge makes no Finns of Soviet figures."""
    data = copy.deepcopy(LARGE)
    data["game_info"]["options"] = {"russian_commissar_rule": "ALLIES"}
    data["board"]["hexagons"] = [{"row": 8, "col": 0, "unit": {"name": "infru", "badge": "badge30"}}]
    _, _, card = brought(data)
    assert card.data["cards"] == {"red_army": {"side": "allies", "variant": "overlord"}}
    (unit,) = card.data["units"]
    assert (unit["unit"], unit["nation"], unit["side"]) == ("ski_troops", "ru", "allies")


def test_tags_are_told_apart_by_what_they_are():
    """A medal beside an exit that comes first in the file stays with it; a side that is altered is that of the exit."""
    data = copy.deepcopy(FILE)
    medal = {
        "name": "medal1",
        "group": [],
        "medal": {"permanent": True, "counts_for": 2, "nbr_hex": 1, "x": 3},
    }
    leave = {"name": "tag5", "behavior": "EXIT_MARKER", "side": "ALLIES", "group": ["B9", "C9"]}
    data["board"]["hexagons"] = [{"row": 0, "col": 0, "tags": [medal, leave]}]
    found, board, card = brought(data)
    assert [row.original for row in found.report] == ["tags.medal.x: 3"]
    assert sent(board, card) == data
    markers = [{**row, "side": "axis"} if row["at"] == "A1" else row for _, row in card.rows("markers")]
    tags = sent(board, Scenario({**card.data, "markers": markers}))["board"]["hexagons"][0]["tags"]
    assert tags == [medal, {**leave, "side": "AXIS"}]


def test_each_of_many_tags_is_asked_for_its_name_a_few_times(monkeypatch):
    """A hex may have thousands, and they were held against each other, there and back."""
    data, many = copy.deepcopy(FILE), 190
    kind = Mock(side_effect=kept._kind)
    data["board"]["hexagons"].append({"row": 0, "col": 0, "tags": [{"name": "medal4"}] * many})
    monkeypatch.setattr(kept, "_kind", kind)
    _, board, card = brought(data)
    assert sent(board, card) == data
    assert many <= kind.call_count < 10 * many


def test_options_beside_the_game_are_told_too():
    """Wherever a file has them."""
    data = copy.deepcopy(FILE)
    data["options"] = {"deck_name": "X"}
    assert "option deck_name: X" in [row.original for row in brought(data)[0].report]


def test_drops_and_nights_as_files_have_them():
    """The unit in an object, figures for each drop, both options of the night: nothing of it is said to be dropped."""
    data = copy.deepcopy(FILE)
    unit = {"name": "inf2us"}
    drop = {
        "side": "ALLIES",
        "nbr_drops": 2,
        "nbr_units": [3, 2],
        "center": "G5",
        "unit": unit,
        "behavior": "ONE_AT_TIME",
    }
    nights = {"night_visibility_rules": True, "night_visibility_reverse_rule": True}
    data["game_info"]["options"] = {"airdrop": drop, **nights}
    found, board, card = brought(data)
    one = {"side": "allies", "target": "G5", "unit": "special_forces", "nation": "us", "one_at_a_time": True}
    drops = [{**one, "figures": [number]} for number in (3, 2)]
    dusk = {"direction": "dusk"}
    assert card.data["cards"] == {"paradrop": {"drops": drops}, "night_attack": dusk, "camouflage": {}}
    assert [row.original for row in found.report if "option" in row.original] == []
    assert sent(board, card) == data


def test_whose_medal_is_kept_until_it_is_contested_holds_it():
    """Of a medal for either side the file names who may take it; no check misses a holder then."""
    data = copy.deepcopy(FILE)
    of_axis = {"name": "medal2", "medal": {"any_hex": True}}
    of_either = {"name": "medal0", "medal": {"any_hex": True, "side": "ALLIES"}}
    data["board"]["hexagons"] = [
        {"row": 0, "col": 2 * n, "tags": [one]} for n, one in enumerate((of_axis, of_either))
    ]
    _, board, card = brought(data)
    held = {"type": "contested_default", "holder": "axis", "challenger": "allies"}
    assert [row["condition"] for _, row in card.rows("objectives") if "condition" in row] == [held, held]
    issues = issues_of_card(Card(card, RULES, join([Laid(card.boards[0], board)], RULES.id)))
    assert not [one for one in issues if one.code == "memoir-44/holder-not-named"]
    assert sent(board, card) == data


def test_british_units_are_called_so_by_their_army_too():
    """The editor's own data call it uk."""
    data = copy.deepcopy(FILE)
    data["board"]["hexagons"] = [{"row": 8, "col": 0, "unit": {"name": "inf2uk"}}]
    _, board, card = brought(data)
    (unit,) = card.data["units"]
    assert (unit["unit"], unit["nation"], unit["side"]) == ("special_forces", "brit", "allies")
    assert sent(board, card) == data
