"""The rows of ``rules.json`` that a fire preview shows beside a line of sight."""

import json
from pathlib import Path

import pytest

from bob_editor.rules.los.scene import End, Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.board_reader import board_from_json
from tests.rulesets.combat_commander_pacific.boards import RULESET, board_of, sight_on

ROWS = json.loads((Path(__file__).parent / "rules.json").read_text("utf-8"))
GRID = {"hexes": "flat-top", "columns": 15, "rows": 10, "shifted": "even", "shift": "down"}


def rows(kind, *wanted):
    """The rows of a kind whose question has all these parts."""
    found = [row for row in ROWS if row["kind"] == kind and all(part in row["given"] for part in wanted)]
    assert found
    return [pytest.param(row["given"], row["expect"], id=row["id"]) for row in found]


def board(given):
    """The printed map with what a row puts on it."""
    data = {"ruleset": RULESET, "grid": GRID, "base": {"terrain": "open_ground", "level": 0}}
    return board_from_json({**data, **given.get("board", {})}, inline=True)[0]


def sight(given):
    """The sight on a row's board, with its markers and conditions."""
    map_ = board(given)
    markers = tuple(
        Marker(row["marker"], map_.grid.hex(row["at"]), None, {"value": row.get("value")})
        for row in given.get("markers", ())
    )
    rules = ruleset(RULESET)
    return rules.sight(Scene(map_, rules, markers, conditions=given.get("conditions", {})))


def values(row, what):
    """What a row of the ruleset's data says of one thing."""
    return [effect["value"] for effect in row["effects"] if effect["what"] == what]


def modifiers(given, start, goal, **ends):
    """The modifiers from a hex at another by id."""
    looking = sight(given)
    hex_ = looking.scene.board.grid.hex
    return {one.id: one.value for one in looking.trace(End(hex_(start), **ends), End(hex_(goal))).modifiers}


@pytest.mark.parametrize(("given", "expect"), rows("cover", "terrain"))
def test_cover_of_terrain(given, expect):
    """Terrain rows have the chart's cover, and a fire preview shows it."""
    name = given["terrain"]
    assert values(ruleset(RULESET).terrains[name].row, "cover") == [expect["result"]]
    listed = ["bridge", "stream"] if name == "bridge" else [name]
    shown = modifiers(
        {"board": {"hexes": {"C2": {"terrain": listed}} if name != "open_ground" else {}}}, "C1", "C2"
    )
    assert shown[name] == expect["result"]


@pytest.mark.parametrize(("given", "expect"), rows("cover", "fortification", "attack"))
def test_cover_of_fortifications(given, expect):
    """A fortification's cover is that against the attack; a cave covers its occupants alone (F101 to F106)."""
    name = given["fortification"]
    if given.get("occupant") == "outside":
        assert name not in modifiers({"markers": [{"marker": "cave", "at": "C2"}]}, "C1", "C2")
        return
    row = ruleset(RULESET).rows("markers")[name]
    by_fire = given["attack"].startswith("fire")
    what = "cover" if by_fire else "cover against aircraft, mortar and artillery"
    assert values(row, what) == [expect["cover"]]
    if name != "cave" and given["attack"] in ("fire", "aircraft"):
        unit = "aircraft" if given["attack"] == "aircraft" else None
        assert (
            modifiers({"markers": [{"marker": name, "at": "C2"}]}, "C1", "C2", unit=unit)[name]
            == expect["cover"]
        )


@pytest.mark.parametrize(("given", "expect"), rows("targeting", "board"))
def test_targeting(given, expect):
    """The product of the dice less the hindrance must exceed the range (O27.2.4)."""
    shown = modifiers(given if given["hindrance"] else {}, given["from"], given["to"])
    assert shown["targeting"] == expect["min_product"]


@pytest.mark.parametrize(("given", "expect"), rows("attack_total"))
def test_attack_total(given, expect):
    """Jungle and swamp add 2 to a mortar's Attack Total, beach takes 2 (T82, T91, T97)."""
    hexes = {"C4": {"terrain": [given["target_terrain"]]}} if "target_terrain" in given else None
    shown = modifiers({"board": {"hexes": hexes}} if hexes else given, "C3", given["to"])
    change = sum(shown.get(name, 0) for name in ("airburst", "soft_sand"))
    assert given["fp"] + given["roll"] + change == expect["total"]


@pytest.mark.parametrize(("given", "expect"), rows("firepower", "firer_levels"))
def test_height(given, expect):
    """Each firer adds 1 at a lower target and takes 1 at a higher one, whatever the difference (T89.2)."""
    found: set[tuple[str, int]] = set()
    for level in given["firer_levels"]:
        hexes = {"C1": {"level": level}, "C2": {"level": given["target_level"]}}
        shown = modifiers({"board": {"hexes": hexes}}, "C1", "C2")
        found.update((name, shown[name]) for name in ("target_higher", "target_lower") if name in shown)
    assert sum(value for _, value in found) == expect["mod"]


WHERE_WEAPONS_FIRE = [row for row in rows("fire_restriction") if row.values[0]["query"] == "weapon_may_fire"]
"""Of the restrictions those that the map decides; the others ask for units."""


@pytest.mark.parametrize(("given", "expect"), WHERE_WEAPONS_FIRE)
def test_where_no_weapon_fires(given, expect):
    """No weapon fires from water terrain or wire (T96, T97, T99, F107.3)."""
    at = given["from"]
    shown = modifiers(given, at, f"{at[0]}{int(at[1:]) + 1}")
    assert ("no_weapon_fire" not in shown) == expect["result"]


def test_melee_forbids_fire():
    """No fire from or into a melee hex (19.1)."""
    map_ = board_of()
    looking = sight_on(map_, markers=(Marker("melee", map_.grid.hex("C4")),))
    answer = looking.trace(End(map_.grid.hex("C1")), End(map_.grid.hex("C4")))
    assert answer.expectation == "clear"
    assert "melee" in {one.id for one in answer.modifiers}


def test_best_cover_counts():
    """Cover isn't added up: of palm and foxholes the better counts (T81.3.1)."""
    given = {
        "board": {"hexes": {"C4": {"terrain": ["palm"]}}},
        "markers": [{"marker": "foxholes", "at": "C4"}],
    }
    shown = modifiers(given, "C1", "C4")
    assert shown["foxholes"] == 3
    assert "palm" not in shown
