"""Fire modifiers of a line, by who fires at whom: those that must be there, and those that must not."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.opening.loaded_map import load_map
from bob_editor.rules.game import sight_of
from bob_editor.rulesets import ruleset

GRID = {"hexes": "flat-top", "columns": 9, "rows": 9, "shifted": "even", "shift": "down"}
Json = Any

CASES: dict[str, tuple[Json, Json, Json, dict[str, float | None], set[str]]] = {
    "neighbours": ({}, "C4", "C5", {"adjacent": 3}, set()),
    "across a cliff": (
        {"board": {"hexes": {"C5": {"level": 1}}, "sides": {"C4/C5": ["cliff"]}}},
        "C4",
        "C5",
        {"target_higher": -1},
        {"adjacent"},
    ),
    "an upper level and the hex outside": (
        {
            "board": {"hexes": {"C4": {"terrain": ["building_stone"]}}},
            "changes": [{"change": "upper_level", "at": ["C4"]}],
        },
        {"hex": "C4", "in": "upper_level"},
        "C5",
        {"target_lower": 1},
        {"adjacent"},
    ),
    "from a bridge into the next gully hex": (
        {"board": {"hexes": {"C4": {"terrain": ["gully", "bridge"]}, "C5": {"terrain": ["gully"]}}}},
        "C4",
        "C5",
        {"target_lower": 1},
        {"adjacent"},
    ),
    "a foxhole": (
        {"markers": [{"marker": "foxhole", "at": "C6"}]},
        "C4",
        "C6",
        {"foxhole": -2},
        {"open_ground"},
    ),
    "a foxhole in woods": (
        {"board": {"hexes": {"C6": {"terrain": ["woods"]}}}, "markers": [{"marker": "foxhole", "at": "C6"}]},
        "C4",
        "C6",
        {"foxhole": -2},
        {"woods"},
    ),
    "a pillbox": ({"markers": [{"marker": "pillbox", "at": "C6"}]}, "C4", "C6", {"pillbox": -3}, set()),
    "a trench": ({"changes": [{"change": "trench", "at": ["C6", "C7"]}]}, "C4", "C6", {"trench": -2}, set()),
    "a fortified position in stone": (
        {
            "board": {"hexes": {"C6": {"terrain": ["building_stone"]}}},
            "markers": [{"marker": "fortified_position", "at": "C6"}],
        },
        "C4",
        "C6",
        {"fortified_position": -3},
        {"building_stone"},
    ),
    "surf": ({"board": {"hexes": {"C6": {"terrain": ["surf"]}}}}, "C4", "C6", {"surf": 1}, set()),
    "a landing craft in surf": (
        {"board": {"hexes": {"C6": {"terrain": ["surf"]}}}},
        "C4",
        {"hex": "C6", "unit": "landing_craft"},
        {},
        {"surf"},
    ),
    "a shallow river": (
        {
            "board": {"hexes": {"C6": {"terrain": ["river"]}}},
            "changes": [{"change": "shallow_river", "at": ["C6"]}],
        },
        "C4",
        "C6",
        {"shallow_river": 1},
        set(),
    ),
    "every river is shallow": (
        {"board": {"hexes": {"C6": {"terrain": ["river"]}}}, "changes": [{"change": "shallow_river"}]},
        "C4",
        "C6",
        {"shallow_river": 1},
        set(),
    ),
    "every river is shallow, and there is none": (
        {"board": {}, "changes": [{"change": "shallow_river"}]},
        "C4",
        "C6",
        {},
        {"shallow_river"},
    ),
    "a mortar uphill": (
        {"board": {"hexes": {"C6": {"level": 1}}}},
        {"hex": "C4", "unit": "mortar"},
        "C6",
        {},
        {"target_higher", "adjacent"},
    ),
    "a mortar over a wall": (
        {"board": {"sides": {"C5/C6": ["wall"]}}},
        {"hex": "C4", "unit": "mortar"},
        "C6",
        {},
        {"wall_between"},
    ),
    "artillery at a hedgerow": (
        {"board": {"sides": {"C5/C6": ["hedgerow"]}}},
        {"hex": "C4", "unit": "artillery"},
        "C6",
        {},
        {"hedgerow_between"},
    ),
    "a mortar at a foxhole": (
        {"markers": [{"marker": "foxhole", "at": "C6"}]},
        {"hex": "C4", "unit": "mortar"},
        "C6",
        {"foxhole": -4},
        set(),
    ),
    "a mortar at woods": (
        {"board": {"hexes": {"C6": {"terrain": ["woods"]}}}},
        {"hex": "C4", "unit": "mortar"},
        "C6",
        {"woods": None},
        set(),
    ),
    "a gun at its neighbour": ({}, {"hex": "C4", "unit": "gun"}, "C5", {}, {"adjacent"}),
    "a vehicle in woods": (
        {"board": {"hexes": {"C6": {"terrain": ["woods"]}}}},
        "C4",
        {"hex": "C6", "unit": "vehicle"},
        {},
        {"woods"},
    ),
    "a vehicle behind a wall": (
        {"board": {"sides": {"C5/C6": ["wall"]}}},
        "C4",
        {"hex": "C6", "unit": "vehicle"},
        {"wall_between": -2},
        set(),
    ),
    "a vehicle uphill": (
        {"board": {"hexes": {"C6": {"level": 1}}}},
        "C4",
        {"hex": "C6", "unit": "vehicle"},
        {"target_higher": -1},
        set(),
    ),
    "out of wire": ({"markers": [{"marker": "wire", "at": "C4"}]}, "C4", "C6", {"wire": -1}, set()),
    "into wire": ({"markers": [{"marker": "wire", "at": "C6"}]}, "C4", "C6", {}, {"wire"}),
    "woods for infantry": (
        {"board": {"hexes": {"C6": {"terrain": ["woods"]}}}},
        "C4",
        "C6",
        {"woods": -1},
        set(),
    ),
    "a gun at night": (
        {"conditions": {"visibility": 4}},
        {"hex": "C4", "unit": "gun"},
        "C6",
        {"night_guns": -2},
        set(),
    ),
}


def answer_of(given: Json, start: Json, goal: Json, folder: Path):
    """The answer of a line on a small board."""
    board = {
        "ruleset": "band-of-brothers-2.2",
        "grid": GRID,
        "base": {"terrain": "open_ground", "level": 0},
        **given.get("board", {}),
    }
    more = {key: value for key, value in given.items() if key != "board"}
    suite = {"format": "bob-editor/los-suite", "version": 1, "title": "x", "board": board, **more}
    path = folder / "x.los.json"
    path.write_text(
        json.dumps({**suite, "checks": [{"from": start, "to": goal, "expect": "clear"}]}), "utf-8"
    )
    loaded = load_map(path, ruleset)
    check = loaded.suite.checks[0]
    return sight_of(loaded.scene).trace(loaded.end(check.start), loaded.end(check.goal))


@pytest.mark.parametrize("name", CASES)
def test_what_applies_is_given_and_nothing_else(name: str, tmp_path: Path):
    """Modifiers that apply have their values; those that don't aren't named, not even as such that may."""
    given, start, goal, must, must_not = CASES[name]
    answer = answer_of(given, start, goal, tmp_path)
    assert answer.verdict == "clear"
    sure = {one.id: one.value for one in answer.modifiers if not one.may}
    assert {key: sure.get(key, "missing") for key in must} == must
    assert not must_not & {one.id for one in answer.modifiers}
    assert not (set(sure) - set(must)), "nothing else applies"
    assert all(one.title and one.cites for one in answer.modifiers)


@pytest.mark.parametrize(
    ("start", "goal", "may"),
    [
        ("C4", "C6", {"command_point": 1, "marked_op_fire": 1, "moving_open_ground": 4, "concealed": -1}),
        ({"hex": "C4", "unit": "gun"}, "C6", {"changed_facing": -1, "op_fire_guns": -2, "canister": 4}),
        ("C4", {"hex": "C6", "unit": "gun"}, {"anti_tank_weapon_at_gun": 1}),
        ("C4", {"hex": "C5", "unit": "vehicle"}, {"closed_armor": -1}),
        ({"hex": "C4", "unit": "mortar"}, "C6", {"directed_fire": -1}),
    ],
)
def test_what_the_line_cant_tell_may_apply(start: Json, goal: Json, may: Json, tmp_path: Path):
    """Command Points, marked Op Fire and other things that players know are listed as such that may apply."""
    found = {one.id: one.value for one in answer_of({}, start, goal, tmp_path).modifiers if one.may}
    assert {key: found.get(key, "missing") for key in may} == may


@pytest.mark.parametrize("dark", [{"visibility": 4}, {"monsoon": {"storm_range": [1, 3]}, "rain": True}])
def test_less_for_who_moves_in_the_dark(dark: Json, tmp_path: Path):
    """At night and in the deluge moving in Open Ground costs 2 next to the firer, 1 from two hexes, then nothing."""
    moving = []
    for goal in ("C5", "C6", "C7"):
        found = answer_of({"conditions": dark}, "C4", goal, tmp_path).modifiers
        moving.append({one.id: one.value for one in found if "moving" in one.id})
    assert moving == [{"night_moving_1": 2}, {"night_moving_2": 1}, {}]


def test_nobody_moves_in_open_ground_behind_dispersed_smoke(tmp_path: Path):
    """It takes no fire, and the ground isn't open all the same (48.0)."""
    given = {"markers": [{"marker": "smoke_dispersed", "at": "C5"}]}
    assert "moving_open_ground" not in {one.id for one in answer_of(given, "C4", "C6", tmp_path).modifiers}


def test_a_raised_building_is_told_in_whole_levels(tmp_path: Path):
    given = {
        "board": {"hexes": {"C5": {"terrain": ["building_stone"]}}},
        "changes": [{"change": "upper_level", "at": ["C5"]}],
    }
    assert "reaches level 2, above both" in answer_of(given, "C4", "C6", tmp_path).reasons[0].text
