"""The cases of ``rules.json`` that the map and LOS answer; those of missions are in ``test_mission_rules.py``."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import moved_side, thread
from bob_editor.model.board import Board, Contour, Feature, HexContent
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import rolled
from bob_editor.rulesets.last_hundred_yards.land.blind_hexes import BlindHexTable
from bob_editor.rulesets.last_hundred_yards.land.hill_levels import with_hill_levels
from bob_editor.rulesets.last_hundred_yards.sight.modifiers import enclosed_road_limits
from bob_editor.rulesets.last_hundred_yards.sight.target import faces
from bob_editor.storage.kinds.board_reader import board_from_json

RULESET = "last-hundred-yards"
CASES = json.loads((Path(__file__).parent / "rules.json").read_text("utf-8"))


def cases(kind: str) -> list[Any]:
    """The cases of a kind."""
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]


def board_of(data: Any) -> Board:
    """The board of a case."""
    return board_from_json({"ruleset": RULESET, **data})[0]


@pytest.mark.parametrize("case", cases("line_geometry"))
def test_line_geometry(case: Any) -> None:
    """What a line crosses, runs beside and touches, and its range (docs/games/last-hundred-yards.md, 3.3)."""
    grid = board_of({"grid": case["given"]["grid"]}).grid
    a, b = grid.hex(case["given"]["from"]), grid.hex(case["given"]["to"])
    found = thread(Hex(b.q - a.q, b.r - a.r))

    def label(at: Hex) -> str:
        return grid.label(Hex(at.q + a.q, at.r + a.r))

    assert {
        "range": a.distance(b),
        "through": [label(one.hex) for one in found.crossed],
        "along": [grid.side_label(moved_side(run.side, a)) for run in found.runs],
        "vertices": [label(corner.touched) for corner in found.corners if corner.touched is not None],
    } == case["expect"]


@pytest.mark.parametrize("case", cases("los_modifiers"))
def test_los_modifiers(case: Any) -> None:
    """An answer's modifiers, and an enclosed road's limits (docs/games/last-hundred-yards.md, 3.6, 8.9)."""
    given = case["given"]
    board, rules = board_of(given["board"]), ruleset(RULESET)
    markers = tuple(Marker(one["marker"], board.grid.hex(one["at"])) for one in given.get("markers", ()))
    scene = Scene(board, rules, markers=markers, conditions=given.get("conditions", {}))
    assert rules.sight is not None
    answer = rules.sight(scene).trace(End(board.grid.hex(given["from"])), End(board.grid.hex(given["to"])))
    on_the_way = [one.id for one in answer.modifiers if one.id not in ("cover", "proximity")]
    assert on_the_way == case["expect"]["modifiers"]
    allowed = enclosed_road_limits(answer.range)
    for action, said in case["expect"].get("limits", {}).items():
        assert allowed[action] == (said == "allowed")


@pytest.mark.parametrize("case", cases("arc"))
def test_arc(case: Any) -> None:
    """The frontal 180 degrees of a fortified position (docs/games/last-hundred-yards.md, 3.9)."""
    azimuth = math.radians(case["given"]["los_azimuth_deg"])
    east = round(2e6 * math.sin(azimuth))
    far = Hex(east, round(-3e6 * math.cos(azimuth) / math.sqrt(3) - east / 2))
    inside = faces(case["given"]["facing"], Hex(0, 0), far)
    assert inside == (case["expect"]["value"] == "in")


@pytest.mark.parametrize("case", cases("blind_table"))
def test_blind_table(case: Any) -> None:
    """The blind hexes by difference of level and distance (docs/games/last-hundred-yards.md, 7.2)."""
    table = BlindHexTable(ruleset(RULESET).data["x-assumed_data"]["blind_hex_table"])
    given = case["given"]
    assert table.count(given["level_difference"], given["distance"]) == case["expect"]["value"]
    laid_out = table.array(given["level_difference"], given["distance"])
    assert laid_out[given["level_difference"], given["distance"]] == case["expect"]["value"]


@pytest.mark.parametrize("case", cases("terrain_level"))
def test_terrain_level(case: Any) -> None:
    """A hex's level: its hill's, multiplied, and what stands on it (docs/games/last-hundred-yards.md, 1.4)."""
    given, rules = case["given"], ruleset(RULESET)
    if "die" in given:
        assert rolled("hill_multiplier", given["die"]) == case["expect"]["value"]
        return
    board = board_of({"grid": {"hexes": "flat-top", "columns": 5, "rows": 5}, "base": {"terrain": "rural"}})
    at = board.grid.hex("C3")
    if "printed_hill_levels" in given:
        change = MapChange("hill_levels_times", fields={"factor": given["multiplier"]})
        for name, level in given["printed_hill_levels"].items():
            hill = Board(board.grid, RULESET, hexes={at: HexContent(level=level)})
            changed = with_hill_levels(Scene(hill, rules, changes=(change,)))
            assert changed.listed_level(at) == case["expect"]["value"][name]
        return
    if "hill_level" in given:
        terrain = tuple(map(Feature, given["terrain"]))
        board = Board(board.grid, RULESET, hexes={at: HexContent(terrain, given["hill_level"])})
    levels = given.get("centre_dot_inside_bold_levels", ())
    x, y = board.grid.centre(at)
    rings = [Contour(level, ((x - 1, y - 0.5), (x + 1, y - 0.5), (x, y + 0.8))) for level in levels]
    if given.get("bold_line_crosses_hex"):
        rings.append(Contour(1, ((x + 0.5, y), (x + 2, y - 1), (x + 2, y + 1))))
    if rings:
        board = Board(board.grid, RULESET, contours=tuple(rings))
    assert rules.sight is not None
    sight: Any = rules.sight(Scene(board, rules))
    number = sight.reading.cells.number(at)
    if "hex_level" in case["expect"]:
        assert sight.reading.level(number) == case["expect"]["hex_level"]
    if "total" in case["expect"]:
        facts = sight.reading.facts[number]
        heights = [top.height for top in facts.tops] + [pieces.height for pieces in facts.buildings]
        assert max(heights) == case["expect"]["total"]


@pytest.mark.parametrize("case", cases("map_lint"))
def test_map_lint(case: Any) -> None:
    """The issues that a board must have; where a case expects none, there is none at all."""
    board = board_of(case["given"]["board"])
    found = {(str(issue.severity), issue.code) for issue in issues_of_board(board, ruleset(RULESET))}
    expected = {(one["severity"], f"{RULESET}/{one['code']}") for one in case["expect"]["issues"]}
    assert expected <= found
    if not expected:
        assert not found
