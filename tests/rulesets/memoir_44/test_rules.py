"""The rows of ``rules.json`` that ask for geometry or for a fire preview."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.exchange.formats.m44.coordinates import group_label, hex_of_place, place_of_hex
from bob_editor.exchange.formats.m44.scenario import read_m44_scenario
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import sight_of
from bob_editor.rules.issues.gathering import issues_of_card, issues_of_scene
from bob_editor.rules.land.faces import printed_terrain
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene, UnitOnMap
from bob_editor.rules.los.threads.contacts import contact_thread
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.memoir_44.fire.dice import Attacker, preview
from bob_editor.rulesets.memoir_44.land.layouts import sections_of, sub_sections_of
from bob_editor.rulesets.memoir_44.sight.reading import MapReading
from bob_editor.storage.kinds.board_reader import board_from_json

ROWS = json.loads((Path(__file__).parent / "rules.json").read_text("utf-8"))
KINDS = {"geometry", "fire", "placement", "scenario"}
OPEN_BOARD = {
    "ruleset": "memoir-44",
    "grid": {"hexes": "pointy-top", "columns": [13, 12], "rows": 9, "shifted": "even", "shift": "right"},
    "base": {"terrain": "open"},
}
NOT_STOPPED = ("ok", "zero_dice")
"""What becomes of fire whose line is free; of the other outcomes ``night`` and ``no_los`` are the line's."""


def grid_of(data):
    return board_from_json({"ruleset": "memoir-44", "grid": data}, inline=True)[0].grid


def rows(kind):
    found = [row for row in ROWS if row["kind"] == kind]
    assert found
    return found


def contacts(grid, start, goal):
    width = 1000
    found = {}
    for one in contact_thread(goal.q - start.q, goal.r - start.r, width).contacts:
        q = (one.step + width // 2) // width
        at = Hex(start.q + q, start.r + one.step - q * width)
        # the canonical frame is the mirror image of a pointy-top board
        found[grid.label(at)] = "cross" if one.inside else "right" if one.offset < 0 else "left"
    return found


def answer(grid, given, wanted):
    """What the program has to say of one thing that a row expects."""
    if "m44" in given:
        at = hex_of_place(grid, given["m44"]["col"], given["m44"]["row"])
        if wanted == "on_board":
            return at is not None
        assert at is not None
        assert place_of_hex(grid, at) == (given["m44"]["col"], given["m44"]["row"])
        return grid.label(at) if wanted == "hex" else group_label(grid, at)
    if wanted == "hexes":
        return len(grid.hexes)
    if wanted == "range":
        return grid.hex(given["from"]).distance(grid.hex(given["to"]))
    if wanted == "contacts":
        return contacts(grid, grid.hex(given["from"]), grid.hex(given["to"]))
    at = grid.hex(given["hex"])
    if wanted == "sections":
        return list(sections_of(grid, at))
    assert wanted == "terrain"
    board = Board(grid, "memoir-44", base=Base("open", 0, given["face"]))
    return printed_terrain(board, ruleset("memoir-44"), at)


@pytest.mark.parametrize("row", rows("geometry"), ids=lambda row: row["id"])
def test_geometry(row):
    """Layouts, names, ranges, sections, faces and contacts are as the rulebook has them."""
    grid = grid_of(row["given"]["grid"])
    for wanted, value in row["expect"].items():
        expected = {one["at"]: one["contact"] for one in value} if wanted == "contacts" else value
        assert answer(grid, row["given"], wanted) == expected


def scene_of(given):
    board = board_from_json(given["board"], inline=True)[0]
    at = board.grid.hex
    return Scene(
        board,
        ruleset("memoir-44"),
        markers=tuple(
            Marker(one["marker"], at(one["at"]), one.get("facing"), one) for one in given.get("markers", ())
        ),
        changes=tuple(
            MapChange(one["change"], tuple(map(at, one["at"])) if "at" in one else None)
            for one in given.get("changes", ())
        ),
        conditions=given.get("conditions", {}),
        units=tuple(
            UnitOnMap(one["unit"], at(one["at"]), one["side"], one) for one in given.get("units", ())
        ),
    )


@pytest.mark.parametrize("row", rows("fire"), ids=lambda row: row["id"])
def test_fire(row):
    """The preview gives the outcome, the range and the dice; fire that comes about has a free line."""
    given, expect = row["given"], row["expect"]
    scene = scene_of(given)
    at = scene.board.grid.hex
    attacker = dict(given["attacker"])
    start = End(at(given["from"]), unit=attacker.pop("unit"), moved=given.get("moved", False))
    goal = End(at(given["to"]))
    target = given.get("target")
    found = preview(
        MapReading(scene),
        start,
        goal,
        Attacker(**attacker),
        target=None
        if target is None
        else UnitOnMap(target["unit"], goal.hex, target.get("side", ""), target),
        cards=given.get("cards"),
    )
    assert {"status": found.status, "range": found.range, "dice": found.dice} == expect
    answer = sight_of(scene).trace(start, goal)
    if expect["status"] in (*NOT_STOPPED, "night", "no_los"):
        assert (answer.verdict == "clear") == (expect["status"] in NOT_STOPPED)
        assert (answer.reasons[0].kind == "visibility") == (expect["status"] == "night")


def issues_of(given):
    """Check, severity and place of all that the program finds in what a row gives, its board alone or as a card's."""
    m44 = given.get("m44") or given.get("scenario", {}).get("m44")
    if m44 is not None:
        fields, found = read_m44_scenario(m44)
        faults = [
            (fault.check, "error", None if fault.row is None else {"row": fault.row, "col": fault.column})
            for fault in found.faults
        ]
        return faults + issues_on(found.board, fields)
    if "scenario" in given:
        placed = given["scenario"].get("map", {}).get("boards", [{}])[0].get("board", OPEN_BOARD)
        return issues_on(board_from_json(placed, inline=True)[0], given["scenario"])
    return issues_on(board_from_json(given.get("board", OPEN_BOARD), inline=True)[0], given)


def issues_on(board, fields):
    """What is found on a board, and on the card of a scenario with these fields that is played on it."""
    rules = ruleset("memoir-44")
    scenario = Scenario({**fields, "map": {"boards": [{"board": "a.board.json", "name": "1"}]}})
    card = Card(scenario, rules, join([Laid(scenario.boards[0], board)], rules.id))
    issues = (*issues_of_scene(card.scene.with_board(board)), *issues_of_card(card))
    return [(issue.code.rpartition("/")[2], str(issue.severity), issue.at) for issue in issues]


@pytest.mark.parametrize("row", [*rows("placement"), *rows("scenario")], ids=lambda row: row["id"])
def test_checks(row):
    """The check that a row names finds what it should, at the place and as bad as it says, or nothing."""
    expect = row["expect"]
    found = [(severity, at) for check, severity, at in issues_of(row["given"]) if check == expect["check"]]
    if expect.get("at") is not None:
        found = [one for one in found if one[1] == expect["at"]]
    if expect["severity"] == "none":
        assert not found
    else:
        assert expect["severity"] in {severity for severity, _ in found}


def test_every_row_is_read():
    """No kind of row is left out."""
    assert {row["kind"] for row in ROWS} == KINDS


def test_sub_sections_of_an_overlord_board():
    """They mirror each other, but for the border of the outer right one (``overlord_border``)."""
    grid = grid_of(
        {"hexes": "pointy-top", "columns": [26, 25], "rows": 9, "shifted": "even", "shift": "right"}
    )
    right = 50
    for at in grid.hexes:
        x, y = grid.centre(at)
        mirrored = grid.frame.hex_with_centre((right - x, y))
        assert sub_sections_of(grid, at) == tuple(
            5 - place for place in reversed(sub_sections_of(grid, mirrored))
        )
    assert sub_sections_of(grid, grid.hex("V2")) == (4, 5)
    assert sub_sections_of(grid, grid.hex("V2"), 41) == (5,)


def flags_at(terrain, *markers, rulings=None, **unit):
    board = board_from_json(
        {
            "ruleset": "memoir-44",
            "grid": {
                "hexes": "pointy-top",
                "columns": [13, 12],
                "rows": 9,
                "shifted": "even",
                "shift": "right",
            },
            "base": {"terrain": "open"},
            "hexes": {"F5": {"terrain": [terrain]}},
        },
        inline=True,
    )[0]
    at = board.grid.hex("F5")
    target = {"unit": "infantry", "side": "axis", **unit}
    scene = Scene(
        board,
        ruleset("memoir-44"),
        markers=tuple(Marker(one, at, fields={"side": "allies"}) for one in markers),
        units=(UnitOnMap(target["unit"], at, target["side"], target),),
        rulings=rulings or {},
    )
    found = preview(MapReading(scene), End(board.grid.hex("E5")), End(at))
    return [(one.value, one.cites) for one in found.flags]


def test_flags_that_a_target_may_ignore():
    """One flag for terrain unless they add up, all in a fortress, one by the unit (docs/games/memoir-44.md, 3.6)."""
    assert flags_at("forest") == []
    assert flags_at("church", "sandbags") == [(1, "T19")]
    assert flags_at("church", "sandbags", rulings={"terrain_flags": "sum"}) == [(1, "T19"), (1, "T10")]
    assert flags_at("church", "sandbags", unit="leathernecks") == [(1, "T19"), (1, "TR30")]
    assert flags_at("fortress", unit="leathernecks") == [(None, "T24")]
    assert flags_at("trench") == [(1, "T51")]
    assert flags_at("trench", unit="armor") == []
    assert flags_at("open", "bunker") == []
    assert flags_at("open", "bunker", side="allies") == [(1, "T2")]
    assert flags_at("cave_on_hill", nation="jp") == [(None, "T52")]
    assert flags_at("cave_on_hill", nation="us") == []
    assert flags_at("town", nation="jp") == [(1, "N3")]
    assert flags_at("open", unit="artillery", nation="it") == [(1, "N6")]


FIRE_RULINGS = [
    ("wadi_inside_exempt", False, {"E5": ["wadi"], "F5": ["wadi"]}, [], "infantry", 3, 2),
    ("sandbags_only_on_open", False, {"F5": ["marsh"]}, ["sandbags"], "infantry", 3, 2),
    ("battle_out", "sum", {"E5": ["river", "ford"]}, ["wire@E5"], "infantry", 2, 1),
    ("artillery_reduced_by_wadi", True, {"F5": ["wadi"]}, [], "artillery", 3, 2),
    ("bunker_without_owner", "nobody", {}, ["bunker"], "infantry", 2, 3),
    ("cave_on_hill_dice", "hill_always", {"F5": ["cave_on_hill"]}, [], "infantry", 1, 2),
    ("sea_wall_sides", "all", {"F5": ["beach"]}, ["sea_wall"], "infantry", 3, 2),
]


@pytest.mark.parametrize(
    ("name", "other", "hexes", "markers", "unit", "usual", "otherwise"),
    FIRE_RULINGS,
    ids=[row[0] for row in FIRE_RULINGS],
)
def test_ruling_on_fire(name, other, hexes, markers, unit, usual, otherwise):
    """Each ruling on fire changes the dice where its question arises (docs/games/memoir-44.md, 10.7)."""
    grid = {"hexes": "pointy-top", "columns": [13, 12], "rows": 9, "shifted": "even", "shift": "right"}
    listed = {label: {"terrain": terrain} for label, terrain in hexes.items()}
    data = {"ruleset": "memoir-44", "grid": grid, "base": {"terrain": "open"}, "hexes": listed}
    board = board_from_json(data, inline=True)[0]
    at = board.grid.hex
    placed = (one.partition("@")[::2] for one in markers)
    scene = Scene(
        board,
        ruleset("memoir-44"),
        markers=tuple(Marker(marker, at(place or "F5"), "s") for marker, place in placed),
        units=(UnitOnMap("infantry", at("F5"), "axis", {"nation": "jp"}),),
    )
    found = [
        preview(MapReading(replace(scene, rulings=answers)), End(at("E5"), unit=unit), End(at("F5"))).dice
        for answers in ({}, {name: other})
    ]
    assert found == [usual, otherwise]


def dice_into(base, hexes, marker, unit="infantry", paths=(), **more):
    grid = {"hexes": "pointy-top", "columns": [13, 12], "rows": 9, "shifted": "even", "shift": "right"}
    data = {"ruleset": "memoir-44", "grid": grid, "base": base, "hexes": hexes, "paths": list(paths)}
    board = board_from_json(data, inline=True)[0]
    at = board.grid.hex
    scene = Scene(
        board,
        ruleset("memoir-44"),
        markers=(Marker(marker, at("F8"), "s", {"side": "axis"}),),
        units=(UnitOnMap("infantry", at("F8"), "axis"),),
        **more,
    )
    return preview(MapReading(scene), End(at("F9"), unit=unit), End(at("F8"))).dice


def test_sandbags_take_dice_wherever_no_tile_lies():
    """A face prints countryside, sea, flooded fields; a river is a tile (T10; docs/games/memoir-44.md, 2.3)."""
    beach, country = {"terrain": "open", "face": "beach"}, {"terrain": "open", "face": "country"}
    path = {"terrain": "river", "through": ["E8", "F8"]}
    flooded = {"changes": (MapChange("flooded_fields"),)}
    listed = {"F8": {"terrain": ["marsh"]}}
    # from the sea on the beach face nobody fires
    dry = {"F9": {"terrain": ["open"]}}
    assert dice_into(beach, dry, "sandbags") == 2
    assert dice_into(country, {}, "sandbags", **flooded) == 2
    assert dice_into(country, {}, "sandbags", paths=[path]) == 3
    assert dice_into(country, listed, "sandbags") == 3


def test_jungle_fighters_meet_no_reduction_in_jungle():
    """Whatever else protects a target in jungle does so in vain against them (TR29)."""
    country, jungle = {"terrain": "open", "face": "country"}, {"F8": {"terrain": ["jungle"]}}
    assert dice_into(country, jungle, "bunker") == 2
    assert dice_into(country, jungle, "bunker", "jungle_fighters") == 3
    assert dice_into(country, {}, "bunker", "jungle_fighters") == 2
