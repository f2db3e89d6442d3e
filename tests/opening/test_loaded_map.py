"""Boards, suites and scenarios become scenes: labels become hexes, and ids are held against the ruleset."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import BadFile, BobEditorError, UnknownId, UnknownPlace, UnknownRuleset
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.opening.ends import as_named
from bob_editor.opening.laying import rows_of
from bob_editor.opening.loaded_map import load_map, load_scene
from bob_editor.rules.game import game_from_data
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene, UnitOnMap
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.kinds.suites import EndSpec

BOARD: dict[str, Any] = {
    "format": "bob-editor/board", "version": 1, "id": "a", "title": "A", "ruleset": "toy",
    "grid": {"hexes": "flat-top", "columns": 5, "rows": 6, "shifted": "even", "shift": "down"},
    "base": {"terrain": "open"}, "rulings": {"edge": "low"},
}  # fmt: skip
SUITE: dict[str, Any] = {"format": "bob-editor/los-suite", "version": 1, "board": BOARD, "checks": []}
SCENARIO: dict[str, Any] = {
    "format": "bob-editor/scenario", "version": 1, "id": "s", "title": "S", "ruleset": "toy-2",
    "map": {"boards": [{"board": "a.board.json", "name": "1", "at": [0, 0], "turn": 0, "crop": None}]},
    "markers": [{"marker": "smoke", "at": "1.B2"}], "conditions": {"night": True, "visibility": 3},
    "rulings": {"edge": "high", "strict": True}, "units": [{"unit": "infantry", "at": "1.C3", "side": "axis"}],
}  # fmt: skip


def ruleset_of(name: str) -> Ruleset:
    """A toy ruleset in two editions."""
    if not name.startswith("toy"):
        raise UnknownRuleset(f"No ruleset {name}.")
    choices: list[dict[str, Any]] = [{"value": "low"}, {"value": "high"}]
    return game_from_data(
        {
            "id": name,
            "title": "Toy",
            "markers": [{"id": "smoke"}, {"id": "roadblock"}],
            "changes": [{"id": "dike_road"}, {"id": "levels"}],
            "conditions": [
                {"id": "night", "value": {"type": "boolean"}},
                {"id": "visibility", "value": {"type": "integer", "minimum": 1, "maximum": 20}},
                {"id": "fog", "value": {"type": "integer", "minimum": 1, "maximum": 20}},
            ],
            "rulings": [
                {"id": "edge", "choices": choices, "default": "low"},
                {"id": "strict", "choices": [{"value": True}, {"value": False}], "default": False},
            ],
        }
    )


def saved(folder: Path, data: Any, name: str) -> Path:
    """A file with this JSON."""
    path = folder / name
    path.write_text(json.dumps(data))
    return path


def test_a_board_is_a_scene_of_its_own(tmp_path: Path) -> None:
    """Its ruleset is asked for by id, and nothing lies on it."""
    scene = load_scene(saved(tmp_path, BOARD, "a.board.json"), ruleset_of)
    assert scene.ruleset.id == "toy"
    assert [scene.markers, scene.changes, scene.units] == [(), (), ()]
    assert scene.ruling("edge") == "low"


def test_a_suite_lays_its_rows_on_its_board(tmp_path: Path) -> None:
    """Every row keeps what its ruleset names beside."""
    suite = SUITE | {
        "markers": [
            {"marker": "smoke", "at": "B2", "value": 3, "side": "axis"},
            {"marker": "roadblock", "at": "C3/C4", "facing": 5},
        ],
        "changes": [
            {"change": "levels", "levels": {"1": 3}},
            {"change": "dike_road", "at": ["A1", "B2"]},
            {"change": "dike_road", "at": ["A1", "C3/C4"]},
        ],
        "units": [
            {"unit": "infantry", "at": "C3", "side": "axis", "moved": True},
            {"kind": "squad", "at": "C4"},
            {},
        ],
        "conditions": {"visibility": 4, "x-moon": "full"},
        "rulings": {"edge": "high"},
        "checks": [{"from": {"hex": "A1", "in": "cave", "lit": True}, "to": "B2", "expect": "clear"}],
    }
    loaded = load_map(saved(tmp_path, suite, "a.los.json"), ruleset_of)
    scene, at = loaded.scene, loaded.scene.board.grid.hex
    assert loaded.problems == {tmp_path / "a.los.json": ()}
    assert scene.markers == (
        Marker("smoke", at("B2"), None, {"value": 3, "side": "axis"}),
        Marker("roadblock", at("C3"), "5", {"at": "C3/C4"}),
    )
    assert scene.changes == (
        MapChange("levels", None, {"levels": {"1": 3}}),
        MapChange("dike_road", (at("A1"), at("B2")), {}),
        MapChange("dike_road", (at("A1"),), {"at": ["A1", "C3/C4"]}),
    )
    assert scene.units == (
        UnitOnMap("infantry", at("C3"), "axis", {"moved": True}),
        UnitOnMap("squad", at("C4"), "", {"kind": "squad"}),
    )
    assert scene.conditions == {"visibility": 4, "x-moon": "full"}
    assert scene.ruling("edge") == "high"
    assert loaded.suite is not None
    assert loaded.end(loaded.suite.checks[0].start) == End(at("A1"), "cave", None, lit=True)
    assert loaded.end("B2") == End(at("B2"))


def test_a_check_of_an_unknown_hex_fails_by_itself(tmp_path: Path) -> None:
    """The suite opens; only asking for that end raises."""
    suite = SUITE | {"checks": [{"from": "Z9", "to": "B2", "expect": "clear"}]}
    loaded = load_map(saved(tmp_path, suite, "a.los.json"), ruleset_of)
    assert loaded.suite is not None
    with pytest.raises(UnknownPlace, match="no hex Z9"):
        loaded.end(loaded.suite.checks[0].start)


def test_a_suite_names_its_board_by_path(tmp_path: Path) -> None:
    """Relative to the suite, not to where the program was started; problems are told by file."""
    (tmp_path / "boards").mkdir()
    (tmp_path / "los").mkdir()
    board = saved(tmp_path / "boards", BOARD | {"number": 3}, "a.board.json")
    path = saved(tmp_path / "los", SUITE | {"board": "../boards/a.board.json"}, "a.los.json")
    loaded = load_map(path, ruleset_of)
    assert loaded.scene.board.title == "A"
    assert loaded.path == path
    found = {file.resolve(): [problem.pointer for problem in told] for file, told in loaded.problems.items()}
    assert found == {path.resolve(): [], board.resolve(): ["/number"]}


def test_a_scenario_lays_its_rows_on_its_board(tmp_path: Path) -> None:
    """Its ruleset counts; the board's name may stand before a hex, or not."""
    saved(tmp_path, BOARD, "a.board.json")
    loaded = load_map(saved(tmp_path, SCENARIO, "s.scenario.json"), ruleset_of)
    at = loaded.scene.board.grid.hex
    assert loaded.scene.ruleset.id == "toy-2"
    assert loaded.scene.markers == (Marker("smoke", at("B2")),)
    assert loaded.scene.units == (UnitOnMap("infantry", at("C3"), "axis"),)
    assert loaded.hex("1.E4") == loaded.hex("E4") == at("E4")
    assert loaded.scene.board.grid.side("1.D2/1.E3") == loaded.scene.board.grid.side("D2/E3")
    assert loaded.scene.board.grid.label(at("1.E4")) == "E4"
    with pytest.raises(UnknownPlace):
        loaded.hex("2.E4")


@pytest.mark.parametrize(
    "sides",
    [
        [
            {"id": "axis", "name": "The Axis"},
            {"id": "allies"},
            {"id": "third", "name": 3},
            7,
            {"name": "Nobody"},
        ],
        {"left": {"side": "axis", "name": "The Axis"}},
    ],
)
def test_a_scenario_says_what_its_sides_are_called(tmp_path: Path, sides: object) -> None:
    """Those that it gives a name."""
    saved(tmp_path, BOARD, "a.board.json")
    loaded = load_map(saved(tmp_path, SCENARIO | {"sides": sides}, "s.scenario.json"), ruleset_of)
    assert loaded.scene.side_names == {"axis": "The Axis"}


def test_a_suites_rows_come_after_its_scenarios(tmp_path: Path) -> None:
    """Its conditions and rulings win, and the scenario's over the board's; it opens with what its schema tells of."""
    saved(tmp_path, BOARD, "a.board.json")
    saved(tmp_path, SCENARIO, "s.scenario.json")
    suite = SUITE | {
        "board": "s.scenario.json",
        "markers": [{"marker": "smoke", "at": "1.A1"}],
        "conditions": {"visibility": 30, "fog": 2},
        "rulings": {"strict": False},
        "checks": [{"from": "1.A1", "to": "A2", "expect": "clear"}],
    }
    loaded = load_map(saved(tmp_path, suite, "s.los.json"), ruleset_of)
    assert [marker.at for marker in loaded.scene.markers] == [loaded.hex("B2"), loaded.hex("A1")]
    assert loaded.scene.conditions == {"night": True, "visibility": 30, "fog": 2}
    assert set(loaded.problems.values()) == {()}
    assert (loaded.scene.ruling("edge"), loaded.scene.ruling("strict")) == ("high", False)
    assert loaded.suite is not None
    assert loaded.end(loaded.suite.checks[0].start) == End(loaded.hex("A1"))
    assert loaded.end(EndSpec("1.A1", moved=True)).moved


MAPS: list[tuple[dict[str, Any], str]] = [
    ({"boards": []}, "has no board on its map"),
    ({"boards": [{}]}, "has no file"),
    ({"boards": [{"board": "nowhere.json"}]}, "There is no file"),
    ({"boards": [{"board": "/a.board.json"}]}, "no path relative"),
    ({"boards": [{"board": "s.scenario.json"}]}, "is a scenario, not a board"),
]


@pytest.mark.parametrize(("on_map", "words"), MAPS)
def test_maps_that_cannot_be_joined_are_refused_in_a_sentence(
    tmp_path: Path, on_map: dict[str, Any], words: str
) -> None:
    """A board that isn't there is told, and a scenario that names itself is no endless loop."""
    saved(tmp_path, BOARD, "a.board.json")
    with pytest.raises(BadFile, match=words):
        load_scene(saved(tmp_path, SCENARIO | {"map": on_map}, "s.scenario.json"), ruleset_of)


def test_boards_are_joined(tmp_path: Path) -> None:
    """Two boards side by side, the second turned: each hex by the name of its board."""
    tile = {"terrain": "river", "shape": "curve", "orientation": 1}
    saved(tmp_path, BOARD | {"hexes": {"B2": {"terrain": [tile]}}}, "a.board.json")
    on_map = {
        "boards": [
            {"board": "a.board.json", "name": "1"},
            {"board": "a.board.json", "name": "2", "at": [15, -1], "turn": 180},
        ]
    }
    scene = load_scene(saved(tmp_path, SCENARIO | {"map": on_map}, "s.scenario.json"), ruleset_of)
    grid = scene.board.grid
    assert len(grid.hexes) == 60
    assert grid.label(scene.markers[0].at) == "1.B2"
    assert grid.hex("2.E6") in grid.hex("1.E1").neighbours()
    tiles = [scene.board.content(grid.hex(f"{name}.B2")).terrain[0] for name in "12"]
    assert [one.orientation for one in tiles] == [1, 4]


@pytest.mark.parametrize("name", ["a", "B"])
def test_names_are_read_in_any_case(name: str) -> None:
    """Of hexes, on boards whatever they are called; in a list of places, too."""
    grid = join([Laid(PlacedBoard("x", name), Board(Grid(3, 3), "toy"))], "toy", named=True).board.grid
    for written, wanted in (
        ("b2", "B2"), (f"{name}.b2", f"{name}.B2"), (f"{name}.b2/{name}.c3", f"{name}.B2/{name}.C3"),
        (f"{name}.b2/nw", f"{name}.B2/nw"), (f"{name}.B2", f"{name}.B2"),
        (f"{name.swapcase()}.b2", f"{name}.B2"), ("x.e4", "x.E4"),
    ):  # fmt: skip
        assert as_named(written, grid) == wanted
    scene = Scene(Board(grid, "toy"), ruleset_of("toy"))
    (row,) = rows_of("change", [{"change": "levels", "at": [f"{name}.b2", "c3"]}], scene, alone=True)
    assert row["at"] == [f"{name}.B2", "C3"]


def test_a_suite_cannot_name_a_suite(tmp_path: Path) -> None:
    """Nor itself."""
    path = saved(tmp_path, SUITE | {"board": "a.los.json"}, "a.los.json")
    with pytest.raises(BadFile, match="names another LOS suite"):
        load_scene(path, ruleset_of)


def test_packs_and_rulesets_are_no_maps(tmp_path: Path) -> None:
    """They are documents of ours, but nobody looks along them."""
    with pytest.raises(BadFile, match="not a map"):
        load_scene(saved(tmp_path, {"format": "bob-editor/pack"}, "pack.json"), ruleset_of)


UNKNOWN: list[tuple[dict[str, Any], type[BobEditorError], str, str]] = [
    ({"markers": [{"marker": "smok", "at": "A1"}]}, UnknownId, "has the marker “smok”", "smoke"),
    ({"markers": [{"marker": "SMOKE", "at": "A1"}]}, UnknownId, "has the marker “SMOKE”", "smoke"),
    ({"changes": [{"change": "dikes"}]}, UnknownId, "has the change “dikes”", ""),
    ({"conditions": {"nigth": True}}, UnknownId, "has the condition “nigth”", "night"),
    ({"rulings": {"edges": "low"}}, UnknownId, "answers the ruling “edges”", "edge"),
    ({"rulings": {"edge": "middle"}}, UnknownId, "with “middle”, which is none of its choices", "“low” or “high”"),
    ({"markers": [{"marker": "smoke", "at": "Z9"}]}, BadFile, "puts the marker “smoke” at “Z9”", "A1"),
    ({"changes": [{"change": "levels", "at": ["A1/B9"]}]}, BadFile, "puts the change “levels” at “A1/B9”", "D2/E3"),
    ({"units": [{"unit": "infantry", "at": "2.A1"}]}, BadFile, "puts the unit “infantry” at “2.A1”", ""),
    ({"board": BOARD | {"ruleset": "chess"}}, UnknownRuleset, "No ruleset chess", ""),
    ({"board": BOARD | {"ruleset": 5}}, BadFile, "names no ruleset", "ruleset"),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "error", "words", "hint"), UNKNOWN)
def test_what_is_unknown_is_said_with_what_may_be_meant(
    tmp_path: Path, rows: dict[str, Any], error: type[BobEditorError], words: str, hint: str
) -> None:
    """One sentence with the file, and a hint where there is one to give."""
    with pytest.raises(error) as caught:
        load_scene(saved(tmp_path, SUITE | rows, "a.los.json"), ruleset_of)
    assert words in str(caught.value)
    assert hint in caught.value.hint
    assert str(caught.value).isprintable()
