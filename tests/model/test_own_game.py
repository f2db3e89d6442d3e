"""Edits to a game's data: each gives the next value, keeps what it doesn't know, and what it reads it writes again."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.errors import BadFile
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.games.renaming import rename_row, renumber
from bob_editor.rulesets import ruleset_folders
from bob_editor.storage.games.game_files import game_text, problems_of_game, read_game, write_game

DATA: dict[str, Any] = {
    "id": "pebbles",
    "title": "Pebbles",
    "hexes": "flat-top",
    "base_terrain": "sand",
    "x-mine": {"kept": [1, 2.5, None]},
    "terrains": [
        {"id": "sand", "title": "Sand", "in": ["base", "hexes"], "cites": "1"},
        {"id": "rock", "title": "Rock", "in": ["hexes"], "cites": "2, 2.1", "excludes": ["weed"], "x-own": True},
        {
            "id": "weed", "title": "Weed", "in": ["hexes"], "cites": "2.1",
            "effects": [{"what": "cover", "value": 1, "with": ["rock"], "source": "rules", "cites": "2"}],
        },
    ],
    "checks": [{"check": "not-together", "pairs": [{"first": ["rock"], "second": ["sand"]}], "cites": "2"}],
    "rule_numbers": {"1": "Sand", "2": "Rocks", "2.1": "Weeds"},
}  # fmt: skip
GAME = OwnGame(DATA)


@pytest.mark.parametrize("ruleset_id", list(ruleset_folders()))
def test_what_is_read_is_written_again(ruleset_id: str, tmp_path: Path) -> None:
    """Each game's data, whatever its layout, comes back the same, with all its ``x-`` fields, and always alike."""
    folder = ruleset_folders()[ruleset_id]
    game, problems = read_game(folder)
    assert problems == ()
    assert game.to_json() == json.loads((folder / "ruleset.json").read_text("utf-8"))
    write_game(tmp_path / "copy", game)
    assert read_game(tmp_path / "copy") == (game, ())
    assert game_text(read_game(tmp_path / "copy")[0]) == game_text(game)


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    """A list, a board, and a folder without a file; what is misspelt is told by place and kept."""
    for text in ("[]", '{"format": "bob-editor/board"}', "{"):
        (tmp_path / "ruleset.json").write_text(text, "utf-8")
        with pytest.raises(BadFile):
            read_game(tmp_path)
    with pytest.raises(BadFile, match="be read"):
        read_game(tmp_path / "ruleset.json" / "x")
    (tmp_path / "ruleset.json").write_text(json.dumps({**DATA, "terain": 1}), "utf-8")
    game, problems = read_game(tmp_path)
    assert game.data["terain"] == 1
    assert [one.pointer for one in problems if "terain" in one.message] == ["/terain"]


def test_rows_are_added_moved_copied_and_removed() -> None:
    """The palette's order is the table's; a row of an id that is there takes its place."""
    game = edits.add_row(GAME, "terrains", {"id": "reef", "title": "Reef", "in": ["hexes"], "cites": ""}, 1)
    assert game.ids("terrains") == ("sand", "reef", "rock", "weed")
    game = edits.move_row(game, "terrains", "weed", 0)
    assert game.ids("terrains") == ("weed", "sand", "reef", "rock")
    game = edits.copy_row(game, "terrains", "rock")
    assert game.ids("terrains")[-1] == "rock_2"
    assert game.row("terrains", "rock_2") == {**DATA["terrains"][1], "id": "rock_2", "title": "Rock (copy)"}
    game = edits.remove_row(edits.remove_row(game, "terrains", "rock_2"), "terrains", "reef")
    assert edits.move_row(game, "terrains", "weed", 2) == GAME
    assert edits.remove_row(GAME, "terrains", "nothing") is GAME
    assert GAME.data is DATA


def test_fields_are_put_and_taken_away() -> None:
    """A new field of the heading stands among its like; None takes one away."""
    game = edits.set_heading(GAME, edition="2")
    assert list(game.data)[:3] == ["id", "title", "edition"]
    assert edits.set_heading(game, edition=None) == GAME
    game = edits.set_field(GAME, "terrains", "rock", "hindrance", "value", value=2)
    assert game.row("terrains", "rock") == {**DATA["terrains"][1], "hindrance": {"value": 2}}
    assert edits.set_field(game, "terrains", "rock", "hindrance", "value", value=None) == GAME
    game = edits.set_sight(GAME, "ties", "level", value="blocks")
    assert game.data["sight"] == {"ties": {"level": "blocks"}}
    assert list(game.data).index("sight") < list(game.data).index("terrains")
    assert edits.set_sight(game, "ties", "level", value=None) == GAME
    assert edits.set_levels(GAME, 2, -1).data["levels"] == {"cites": "", "min": -1, "max": 2}


def test_headings_are_typed_once() -> None:
    """Numbers with titles, or numbers alone; both are read the same way."""
    assert GAME.headings == DATA["rule_numbers"]
    assert edits.set_headings(GAME, ["1", "2"]).headings == {"1": "", "2": ""}
    assert edits.set_headings(GAME, {"1": "", "2": ""}).data["rule_numbers"] == ["1", "2"]
    assert "rule_numbers" not in edits.set_headings(GAME, []).data


def test_a_rename_follows_everywhere() -> None:
    """Wherever the data names the row it names the new id; a row's title and what other programs keep stay."""
    game = rename_row(GAME, "terrain", "rock", "cliff")
    text = json.dumps(game.data)
    assert '"rock"' not in text
    assert text.count('"cliff"') == 3
    assert rename_row(game, "terrain", "cliff", "rock") == GAME
    assert rename_row(GAME, "terrain", "rock", "sand") is GAME
    assert rename_row(GAME, "terrain", "sand", "beach").data["base_terrain"] == "beach"


def test_a_terrain_follows_into_all_that_boards_and_painting_name() -> None:
    """Boards beside checks, with turned tiles and artwork; bands of a face, charts, what is listed when drawn."""
    tile = {"terrain": "rock", "orientation": 2}
    case = {
        "hexes": {"A1": {"terrain": [tile, "rock"]}},
        "sides": {"A1/n": [tile]},
        "artwork": [{"terrain": "rock"}],
    }
    data = {
        "id": "dunes", "title": "Dunes", "terrains": [{"id": "rock"}], "painting": {"listed": ["rock"]},
        "faces": [{"id": "coast", "bands": [{"terrain": "rock"}]}],
        "checks": [{"check": "x", "cases": {"fault": case}}],
        "charts": [{"id": "fire", "of": "terrains", "rows": ["rock"]}, {"id": "men", "of": "units", "rows": ["rock"]}],
    }  # fmt: skip
    renamed = rename_row(OwnGame(data), "terrain", "rock", "cliff").data
    assert [row["rows"] for row in renamed["charts"]] == [["cliff"], ["rock"]]
    text = json.dumps({**renamed, "charts": []})
    assert ('"rock"' in text, text.count('"cliff"')) == (False, 7)


def test_what_is_counted_with_a_row_follows_it() -> None:
    """Terrain and markers name either; of one id the terrain is meant."""
    rows = [{"id": one, "hindrance": {"value": 1, "with": ["smoke", "brush"]}} for one in ("brush", "smoke")]
    game = OwnGame({"id": "dunes", "title": "Dunes", "terrains": rows[:1], "markers": rows[1:]})
    for kind, old, new in (("terrain", "brush", "heath"), ("marker", "smoke", "mist")):
        game = rename_row(game, kind, old, new)
    assert [row["hindrance"]["with"] for table in ("terrains", "markers") for row in game.rows(table)] == [
        ["mist", "heath"]
    ] * 2
    both = OwnGame({"id": "dunes", "title": "Dunes", "terrains": rows, "markers": rows[1:]})
    assert rename_row(both, "marker", "smoke", "mist").data["terrains"] == rows


def test_a_condition_follows_into_the_rows_that_count_while_it_holds() -> None:
    """Those of the game and those that it amends."""
    rows = [{"id": "brush", "while": "summer"}]
    data = {"id": "dunes", "title": "Dunes", "conditions": [{"id": "summer"}], "terrains": rows}
    game = OwnGame({**data, "amended": {"terrains": rows, "markers": rows}})
    text = json.dumps(rename_row(game, "condition", "summer", "heat").data)
    assert ('"summer"' in text, text.count('"heat"')) == (False, 4)


def test_a_unit_follows_into_how_far_it_is_seen_in_terrain() -> None:
    """And into how far it sees from there; a tag of the same rows stays."""
    far = {"kinds_seen_within": {"tank": 3, "soft": 2}, "kinds_see_within": {"tank": {"ruling": "tank"}}}
    rows = [{"id": "brush", **far}]
    game = OwnGame(
        {"id": "dunes", "title": "Dunes", "units": [{"id": "tank"}], "terrains": rows, "markers": rows}
    )
    text = json.dumps(rename_row(game, "unit", "tank", "panzer").data)
    assert (text.count('"tank"'), text.count('"panzer"'), text.count('"soft"')) == (2, 5, 2)
    ruled = json.dumps(rename_row(game, "ruling", "tank", "armour").data)
    assert ruled.count('{"ruling": "armour"}') == 2


def test_a_ruling_follows_into_the_rows_that_are_left_to_it() -> None:
    """Terrain, markers and units, beside the answers about sight."""
    left = {"ruling": "dust"}
    row = {"id": "sand", "title": "Sand", "seen_within": left, "ties": {"level": left}}
    data = {
        "id": "dunes", "title": "Dunes", "sight": {"along": left}, "rulings": [{"id": "dust"}], "terrains": [row],
        "markers": [{**row, "id": "smoke"}], "units": [{"id": "scout", "title": "Scout", "sees_within": left}],
    }  # fmt: skip
    text = json.dumps(rename_row(OwnGame(data), "ruling", "dust", "sandstorm").data)
    assert '"dust"' not in text
    assert text.count('"sandstorm"') == 7


def test_a_number_follows_everywhere() -> None:
    """Among the headings, and in every citation, one of several too; one that only begins alike stays."""
    game = renumber(GAME, "2", "7")
    assert game.headings == {"1": "Sand", "7": "Rocks", "2.1": "Weeds"}
    assert [row["cites"] for row in game.rows("terrains")] == ["1", "7, 2.1", "2.1"]
    assert game.rows("checks")[0]["cites"] == "7"


_NAMES = st.sampled_from(["sand", "rock", "weed", "reef"])


@given(
    st.lists(
        st.tuples(st.sampled_from(["move", "copy", "remove", "rename", "add"]), _NAMES, _NAMES), max_size=8
    )
)
def test_any_edits_keep_a_game_whole(steps: list[tuple[str, str, str]]) -> None:
    """Ids stay single, nothing foreign is lost, and a game that fits its schema fits it after any edit."""
    game = GAME
    for what, one, other in steps:
        match what:
            case "move":
                game = edits.move_row(game, "terrains", one, 1)
            case "copy":
                game = edits.copy_row(game, "terrains", one)
            case "remove":
                game = edits.remove_row(game, "terrains", one)
            case "rename":
                game = rename_row(game, "terrain", one, other)
            case _:
                game = edits.add_row(
                    game, "terrains", {"id": other, "title": other, "in": ["hexes"], "cites": ""}
                )
    ids = game.ids("terrains")
    assert len(ids) == len(set(ids))
    assert game.data["x-mine"] == DATA["x-mine"]
    assert problems_of_game(OwnGame({**game.to_json()})) == ()
