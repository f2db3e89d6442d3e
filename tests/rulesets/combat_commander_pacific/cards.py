"""A card with everything on it, on a small map, for the tests of what is made of cards."""

from typing import Any

from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import CardCode
from bob_editor.rulesets import ruleset
from tests.rulesets.combat_commander_pacific.boards import RULESET
from tests.rulesets.read_once import board_of, card_on

Json = Any
RULES = ruleset(RULESET)
GRID = {"hexes": "flat-top", "columns": 7, "rows": 7, "shifted": "even", "shift": "down"}
BOARD = {
    "number": "T",
    "grid": GRID,
    "base": {"terrain": "open_ground", "level": 0},
    "hexes": {
        "E4": {"level": 1},
        "E5": {"level": 1},
        "D4": {"terrain": ["grass"]},
        "D5": {"terrain": ["grass"]},
        "B4": {"terrain": ["building"]},
        "B5": {"terrain": ["building"]},
        "A4": {"terrain": ["water_barrier"]},
    },
    "objectives": [
        {"number": 1, "at": "B4"},
        {"number": 2, "at": "F2"},
        {"number": 3, "at": "E4"},
        {"number": 4, "at": "B6"},
        {"number": 5, "at": "F6"},
    ],
    "exits": [{"at": "A3/nw", "value": 1}, {"at": "G3/ne", "value": 2}],
}
FULL: dict[str, Json] = {
    "title": "Everything",
    "date": {"year": 1943},
    "first_player": "allied",
    "initiative": "japan",
    "turns": {"marker": 0, "sudden_death": 7},
    "victory": {
        "surrender": 4,
        "vp_start": -2,
        "control": {"1": "japan", "2": None},
        "open": ["C", "K", "Z"],
        "random_open": 1,
        "excluded": ["Y"],
    },
    "mines_fp": 7,
    "conditions": {"hindrance": 1},
    "changes": [{"change": "terrain_as", "terrain": "grass", "as": "palm", "at": ["D4"]}],
    "rulings": {"cave_needs_hill_hex": True},
    "rules": [{"title": "Palms", "text": "The grass of D4 counts as palms.", "change": "terrain_as"}],
    "sides": [
        {
            "side": "japan",
            "faction": "japan",
            "posture": "defender",
            "order_limit": 3,
            "quality": "line",
            "friendly_edge": "right",
            "artillery_box": "top_right",
            "weapons": [
                {"id": "mortar", "name": "Mortar", "class": "mortar", "years": [1941, 1944], "counters": 1}
            ],
            "fortifications": [{"marker": "foxholes", "count": 2}],
            "sighting_markers": {"count": 2, "hexes": ["F4"]},
            "infiltration": {"A": ["boxed"]},
            "secret_objectives": {"random": 1, "chits": ["G"]},
        },
        {
            "side": "allied",
            "faction": "us",
            "posture": "attacker",
            "order_limit": 4,
            "quality": "green",
            "friendly_edge": "left",
            "radio": {"fp": 10},
        },
    ],
    "units": [
        {
            "side": "japan",
            "unit": "ridge-squad",
            "kind": "squad",
            "at": "E4",
            "in": "cave",
            "weapon": "mortar",
        },
        {"side": "japan", "unit": "ridge-leader", "kind": "leader", "at": "E5", "command": 2},
        {"side": "japan", "unit": "boxed", "kind": "team"},
        {"side": "allied", "unit": "squad", "kind": "squad", "count": 3},
        {"side": "allied", "unit": "late-team", "kind": "team"},
    ],
    "setup_areas": [
        {"id": "ridge", "side": "japan", "mode": "within", "hexes": ["E4"], "radius": 1, "exclude": ["D4"]},
        {
            "id": "beach",
            "side": "allied",
            "mode": "depth",
            "edge": "left",
            "depth": 2,
            "terrain": ["open_ground"],
        },
    ],
    "markers": [
        {"marker": "cave", "at": "E4", "side": "japan"},
        {"marker": "smoke", "at": "C4", "value": 3},
        {"marker": "mines", "at": "C6", "value": 7},
    ],
    "reinforcements": [
        {
            "side": "allied",
            "space": 2,
            "pieces": ["late-team", {"unit": "relief", "kind": "squad", "count": 2}],
        }
    ],
}


def card_with(fields: dict[str, Json], board: dict[str, Json] | None = None) -> Card:
    """A card of these fields on the small map, or on one that holds something else."""
    made = board_of({"ruleset": RULESET, **BOARD, **(board or {})})
    place = PlacedBoard("small.board.json", "1")
    data = {
        "id": "test",
        "ruleset": RULESET,
        "map": {"boards": [{"board": place.board, "name": "1"}]},
        **fields,
    }
    return card_on(Scenario(data), RULES, [BoardFile(place, False, None, made)])


def code() -> CardCode:
    """What the ruleset says of its cards."""
    assert RULES.card_code is not None
    return RULES.card_code()
