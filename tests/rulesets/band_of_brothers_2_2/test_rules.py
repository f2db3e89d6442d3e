"""Every case of ``rules.json`` of both editions: map, fire sums, placement, trails, rows and allowances."""

import json
from pathlib import Path

import pytest

from bob_editor.errors import UnknownId
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hex_rows import in_one_row, nearest_marker
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import front_hexes
from bob_editor.geometry.threads import moved_side, thread
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.board import Path as BoardPath
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.band_of_brothers_2_2.cards.area_of_control import area_of_control
from bob_editor.rulesets.band_of_brothers_2_2.fire.total import fire_total
from bob_editor.rulesets.band_of_brothers_2_2.land.allowances import may_move, may_use
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import blind_hexes
from bob_editor.rulesets.band_of_brothers_2_2.land.reverse_slope import reverse_slope_hexes
from bob_editor.rulesets.band_of_brothers_2_2.land.trails import trail_kind
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
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


def hexes_of(labels_):
    return [GRID.hex(label) for label in labels_]


def modifier(given):
    return fire_total(ruleset(given.get("ruleset", RULESET)), given["base"], given["terms"])


def trail(given):
    hexes = hexes_of(given["hexes"])
    assert [GRID.label(hexes[0]), GRID.label(hexes[-1])] == [given["start"], given["end"]]
    return trail_kind(hexes)


def aoc(given):
    edge = EDGES[given["edge"]]
    area = area_of_control(GRID, edge, hexes_of(given["friends"]), hexes_of(given["enemies"]))
    return {GRID.label(at): at in area for at in GRID.hexes}


def hex_row(given):
    return "same_row" if in_one_row(GRID, hexes_of(given["hexes"]), EDGES[given["edge"]]) else "other_rows"


def marker_of_each(given):
    markers = hexes_of(given["markers"])
    return {GRID.label(at): GRID.label(nearest_marker(at, markers)) for at in GRID.hexes}


ON_TERRAIN = [
    "fortification-in-forbidden-terrain",
    "fortified-position-outside-building",
    "roadblock-misplaced",
    "cave-faces-no-lower-ground",
    "vehicle-or-gun-in-forbidden-terrain",
    "infantry-in-water",
    "landing-craft-misplaced",
    "breach-without-ditch",
    "upper-level-without-building",
    "dike-road-without-road",
    "change-without-feature",
    "trench-broken",
    "marker-without-effect",
    "unit-cannot-fire-here",
    "gun-cannot-turn",
]
"""The checks that say whether something may be where it is; of two as bad the first counts."""


def placement(given):
    """What the checks say of a card with one thing on it."""
    at, put = given["at"], given["put"]
    listed = () if given["terrain"] in ("open_ground", "road") else (Feature(given["terrain"]),)
    hexes = {GRID.hex(at): HexContent(listed, given.get("level"))}
    hexes |= {
        GRID.hex(label): HexContent((), level) for label, level in given.get("front_levels", {}).items()
    }
    road = (BoardPath("road", (GRID.hex(at), GRID.hex(at).neighbour(3))),)
    paths = road if given["terrain"] in ("road", "bridge") else ()
    board = Board(GRID, RULESET, hexes=hexes, paths=paths)
    rules = ruleset(RULESET)
    if put in rules.rows("markers"):
        facing = given.get("facing") or ("n" if put == "roadblock" else None)
        row = {"marker": put, "at": at, **({"facing": facing} if facing else {})}
        fields = {"markers": [row]}
    elif put in rules.rows("changes"):
        fields = {"changes": [{"change": put, "at": [at]}]}
    else:
        fields = {"units": [{"kind": put, "at": at, "side": "us", "facing": given.get("facing", "e")}]}
    fields["sides"] = [{"id": "us"}, {"id": "ge"}]
    map_ = join([Laid(PlacedBoard("a.board.json", "1"), board)], RULESET)
    card = Card(Scenario(fields), rules, map_)
    found = [issue for issue in issues_of_card(card) if issue.code.rpartition("/")[2] in ON_TERRAIN]
    if not found:
        return {"verdict": "allowed"}
    worst = min(
        found, key=lambda issue: (issue.severity.rank, ON_TERRAIN.index(issue.code.rpartition("/")[2]))
    )
    verdict = "forbidden" if worst.severity is Severity.ERROR else "allowed_with_note"
    return {"verdict": verdict, "check": worst.code.rpartition("/")[2]}


def legal(answer):
    return "legal" if answer else "illegal"


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
    "trail": trail,
    "hex_row": hex_row,
    "nearest_marker": marker_of_each,
    "aoc": aoc,
    "modifier": modifier,
    "placement": placement,
    "movement": lambda given: legal(may_move(given["mp"], given["path_cost"])),
    "operations": lambda given: legal(may_use(given["max"], given["used"], given["next"])),
}
"""How the program answers each kind of question."""

UNORDERED = {"front_hexes", "cave_fronts"}
PARTIAL = {"aoc", "nearest_marker"}
"""Kinds whose cases ask for some hexes of the map."""

EDITIONS = {"band_of_brothers_2_2": RULESET, "band_of_brothers_2_1": "band-of-brothers-2.1"}
CASES = [
    {**case, "given": {**case["given"], "ruleset": edition}}
    for folder, edition in EDITIONS.items()
    for case in json.loads((Path(__file__).parent.parent / folder / "rules.json").read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_rule_holds(case):
    """The program's answer is the one that the rulebook's case expects."""
    expect = sorted(case["expect"]) if case["kind"] in UNORDERED else case["expect"]
    answer = ANSWERS[case["kind"]](case["given"])
    if case["kind"] in PARTIAL:
        answer = {label: answer[label] for label in expect}
    assert answer == expect, case["note"]


def test_fire_sum_knows_its_modifiers():
    """A modifier that no row of the data names is refused, not added in silence; points and hyphens name nothing."""
    with pytest.raises(UnknownId):
        fire_total(ruleset(RULESET), 6, [{"name": "moon phase", "value": -1}])
    names = ("SATW vs gun", "anti-tank weapon at gun", "cave, not from front", "stream-woods")
    assert fire_total(ruleset(RULESET), 6, [{"name": name, "value": 1} for name in names]) == 10


def test_marker_of_the_nearest_column_bounds_a_hex():
    """The nearest column counts, not the nearest hex; of two as near the one that is fewer hexes away."""
    markers = hexes_of(["C2", "G9"])
    assert nearest_marker(GRID.hex("D9"), markers) == GRID.hex("C2")
    assert nearest_marker(GRID.hex("E9"), markers) == GRID.hex("G9")
