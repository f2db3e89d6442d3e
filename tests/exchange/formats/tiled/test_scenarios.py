"""Scenarios in Tiled."""

import json
import sys

import pytest
from msgspec.structs import replace

from bob_editor.exchange.format import Asked, Given, file_of
from bob_editor.exchange.formats.tiled import FORMAT
from bob_editor.exchange.lay import lay_of
from bob_editor.model.scenario_edits import put
from bob_editor.storage.shipped import shipped

if sys.version_info >= (3, 14):
    pass
else:
    pass
from tests.exchange.formats.tiled.at_hand import outgoing_of

SCENARIOS = [
    path
    for path in sorted(shipped("maps").glob("*/*.scenario.json"))
    if len(json.loads(path.read_text(encoding="utf-8"))["map"]["boards"]) == 1
]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
@pytest.mark.parametrize("name", ["a.tmx", "a.tmj"])
def test_a_scenario_comes_back_with_its_board(path, name):
    """Every field of its card, naming the board's file; its pieces and areas are objects on the way."""
    outgoing = outgoing_of(path)
    out = FORMAT.write(outgoing, Asked(name=name))
    assert out.report == ()
    found = FORMAT.read(Given(out.data, name), Asked(outgoing.rules, name="b"))
    assert found.report == ()
    assert found.boards == (outgoing.board,)
    (scenario,) = found.scenarios
    assert outgoing.scenario is not None
    wanted = put(outgoing.scenario, ("map", "boards", 0, "board"), file_of(outgoing.board.id))
    assert dict(scenario.data) == dict(wanted.data)


def test_a_piece_that_is_moved_in_tiled_is_moved_on_the_card():
    """To the hex that its point lies in; what is taken off, added or off the map is told, and stays."""
    outgoing = outgoing_of(next(path for path in SCENARIOS if "aubrelle" in path.name))
    data = json.loads(FORMAT.write(outgoing, Asked(name="a.tmj")).data)
    (layer,) = (one for one in data["layers"] if one["name"] == "units")
    (areas,) = (one for one in data["layers"] if one["name"] == "areas")
    areas["objects"][0]["x"] += 200
    units = [one for one in layer["objects"] if one["type"] == "unit"]
    first, second, third, fourth = units[:4]
    lay, *_ = lay_of(outgoing.board.grid)
    free = outgoing.board.grid.hex("G5")
    first["x"], first["y"] = lay.pixel(outgoing.board.grid.centre(free))
    second["x"] -= 10_000
    layer["objects"].remove(third)
    layer["objects"].append({**fourth, "id": 9999, "properties": []})
    found = FORMAT.read(Given(json.dumps(data).encode(), "a.tmj"), Asked(outgoing.rules, name="b"))
    (scenario,) = found.scenarios

    def keys(one):
        return next(row["value"] for row in one["properties"] if row["name"] == "bob:key")

    path = [int(step) if step.isdecimal() else step for step in keys(first).split("/")[1:]]
    was, now = outgoing.scenario, scenario
    assert now.get(*path, "at").rpartition(".")[2] == "G5"
    changed = [row for _, row in now.rows("units") if row not in [one for _, one in was.rows("units")]]
    assert changed == [now.get(*path)]
    assert [row.made.partition(",")[0].partition(";")[0] for row in found.report] == [
        "It came back off the map", "No piece of the scenario", "It was taken off in Tiled",
        "An area that was altered in Tiled stays",
    ]  # fmt: skip


def test_a_scenario_on_several_boards_goes_out_as_a_map_alone():
    """Its hexes have other names there; that is told."""
    outgoing = outgoing_of(SCENARIOS[0])
    assert outgoing.scenario is not None
    placed = outgoing.scenario.get("map", "boards", 0)
    scenario = put(outgoing.scenario, ("map", "boards"), [placed, {**placed, "at": [300, 0]}])
    out = FORMAT.write(replace(outgoing, scenario=scenario), Asked(name="a.tmj"))
    assert [row.original for row in out.report] == ["the scenario"]
    assert FORMAT.read(Given(out.data, "a.tmj"), Asked(outgoing.rules, name="b")).scenarios == ()
