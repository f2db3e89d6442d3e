"""The cases of ``rules.json`` that concern the map: hexes, levels, heights, arcs, smoke and reverse slopes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import moved_side, thread
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.band_of_brothers_2_2.heights import blind_hexes
from bob_editor.rulesets.band_of_brothers_2_2.land import front_hexes
from bob_editor.rulesets.band_of_brothers_2_2.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.reverse_slope import reverse_slope_hexes
from bob_editor.storage.documents import board_from_json

RULESET = "band-of-brothers-2.2"
GRID = Grid(14, 14)
EDGES = {"low_row": "top", "high_row": "bottom", "left": "left", "right": "right"}


def board_of(given) -> Board:
    hexes = {
        GRID.hex(label): HexContent(
            (Feature(row["terrain"]),) if row["terrain"] != "open_ground" else (), row["level"]
        )
        for label, row in given.get("board", {}).items()
    }
    return Board(GRID, RULESET, hexes=hexes)


def reading_of(given, **circumstances) -> MapReading:
    rules = ruleset(RULESET)
    return MapReading(Scene(board_of(given), rules, **circumstances))


def offset(given) -> Hex:
    start, goal = GRID.hex(given["from"]), GRID.hex(given["to"])
    return Hex(goal.q - start.q, goal.r - start.r)


def labels(hexes):
    return [GRID.label(at) for at in hexes]


def intervening(given):
    start = GRID.hex(given["from"])
    found = thread(offset(given))
    return {
        "crossed": labels(Hex(one.hex.q + start.q, one.hex.r + start.r) for one in found.crossed),
        "along": [GRID.side_label(moved_side(run.side, start)) for run in found.runs],
    }


def upper_levels(given):
    return (MapChange("upper_level", (GRID.hex(given["hex"]),)),) if given.get("location") == "upper" else ()


def obstacle_height(given):
    reading = reading_of(given, changes=upper_levels(given))
    return reading.shapes[reading.cells.number(GRID.hex(given["hex"]))].top


def unit_level(given):
    reading = reading_of(given, changes=upper_levels(given))
    position = {"ground": None, "upper": "upper_level"}.get(given["location"], given["location"])
    return reading.end_level(End(GRID.hex(given["hex"]), position))


def cave_end(given):
    at = GRID.hex(given["hex"])
    marker = Marker("cave", at, given["facing"])
    return reading_of(given, markers=(marker,)), End(at, "cave")


def cave_level(given):
    reading, end = cave_end(given)
    return reading.end_level(end)


def cave_fronts(given):
    reading, end = cave_end(given)
    return sorted(labels(reading.cave_fronts(end)))


def fronts(given):
    corner = GRID.frame.corner(given["facing"])
    assert corner is not None
    return sorted(labels(front_hexes(GRID.hex(given["hex"]), corner)))


def half_hex(given):
    board, _ = board_from_json({"ruleset": RULESET, "grid": given["grid"], "base": {}})
    return bool(board.grid.cut_edges(board.grid.hex(given["hex"])))


def smoke(given):
    markers = tuple(Marker("smoke", GRID.hex(label)) for label in given["smoke"])
    rules = ruleset(RULESET)
    answer = rules.sight(Scene(board_of(given), rules, markers=markers)).trace(
        End(GRID.hex(given["from"])), End(GRID.hex(given["to"]))
    )
    return any(one.id == "smoke" for one in answer.modifiers)


def rsbh(given):
    found = reverse_slope_hexes(reading_of(given), EDGES[given["rout_edge"]])
    return [label for label in given["hexes"] if GRID.hex(label) in found]


ANSWERS = {
    "distance": lambda given: Hex(0, 0).distance(offset(given)),
    "adjacent": lambda given: Hex(0, 0).distance(offset(given)) == 1,
    "intervening": intervening,
    "blind_count": lambda given: [
        blind_hexes(given["observer_level"], given["obstacle_level"], one) for one in given["distances"]
    ],
    "obstacle_height": obstacle_height,
    "unit_level": unit_level,
    "hex_terrain": lambda given: reading_of(given).ground.terrain(GRID.hex(given["hex"]))[-1],
    "half_hex": half_hex,
    "front_hexes": fronts,
    "cave_fronts": cave_fronts,
    "cave_level": cave_level,
    "smoke": smoke,
    "rsbh": rsbh,
}
"""How the program answers each kind of question about the map."""

UNORDERED = {"front_hexes", "cave_fronts"}
CASES = [
    case
    for case in json.loads((Path(__file__).parent / "rules.json").read_text(encoding="utf-8"))
    if case["kind"] in ANSWERS
]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_rule_holds(case):
    """The program's answer is the one that the rulebook's case expects."""
    expect = sorted(case["expect"]) if case["kind"] in UNORDERED else case["expect"]
    assert ANSWERS[case["kind"]](case["given"]) == expect, case["note"]
