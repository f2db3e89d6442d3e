"""A card on which every field of the game says something."""

from typing import Any

FULL: dict[str, Any] = {
    "id": "full",
    "title": "Everything at once",
    "ruleset": "band-of-brothers-2.2",
    "theatre": "pacific",
    "date": "1944-09-15",
    "island": "other",
    "map": {
        "boards": [
            {"board": "1.board.json", "name": "1", "at": [0, 0]},
            {"board": "2.board.json", "name": "2", "at": [24, 0], "turn": 180},
        ],
        "playable": {"rows": [0, 8]},
    },
    "turns": 7,
    "first_side": "us",
    "setup_order": ["ja", "us"],
    "sides": [
        {
            "id": "us",
            "name": "Marines",
            "nationalities": ["marine"],
            "operations_range": {"min": 2, "max": 5},
            "company_cps": {"A": 2},
            "rout_edges": ["left"],
            "artillery": [
                {
                    "type": "105 mm battery", "fp_vs_vehicle": 4, "fp_vs_infantry": 9, "accuracy": 7, "prof": 8,
                    "calibre_mm": 105, "nationality": "american", "smoke": True, "smoke_missions": 1,
                }
            ],
            "aircraft": [{"type": "other", "fp_vs_vehicle": 8, "fp_vs_inf": 8, "prof": 6}],
            "force_exchanges": [{"give": [{"unit_type": "rifles"}], "receive": [{"unit_type": "tank"}]}],
            "tank_riders": [{"squad": "r1", "vehicle": "t1"}],
            "fow_cup": {"forces": [{"unit_type": "rifles", "company": "A"}], "turn_from": 2},
            "hubs": [{"company": "A", "hex": "1.A3", "command_range": 4}],
            "fatigue": {"A": {"start": 0, "thresholds": [12, 18]}},
        },
        {
            "id": "ja",
            "name": "Japanese",
            "nationalities": ["japanese"],
            "operations_range": {"min": 1, "max": 3},
            "command_points": 1,
            "rout_edges": ["right", "2.A3"],
            "decoys": 2,
            "satt": 1,
            "banzai": {"turn_min": 3, "turn_max": 6, "count": 1},
            "fortifications": {"bunker": 1, "cave": 1, "area": {"cols": ["D", "G"]}},
        },
    ],
    "unit_types": {
        "rifles": {
            "kind": "squad", "name": "Marine rifle squad", "nationality": "marine", "fp_normal": 4, "fp_prof": 3,
            "range": 5, "casualty": [4, 7], "morale": [10, 6, 1], "traits": ["marine", "satchel"], "company": "A",
        },
        "tank": {"kind": "vehicle", "name": "Sherman", "fp_vs_vehicle": 9, "fp_vs_inf": 7, "prof": 7, "company": "A"},
        "gd": {"kind": "squad", "name": "GD squad", "nationality": "japanese", "traits": ["gd"], "range": 4},
    },
    "setup_areas": [
        {
            "id": "us1", "side": "us", "name": "A Company", "area": {"board": "1", "cols": ["A", "B"]},
            "forces": [{"unit_type": "rifles", "count": 4}, {"unit_type": "tank"}],
        },
        {
            "id": "ja1", "side": "ja", "concealed": "allowed", "decoys": 1,
            "area": {"any": [{"within": {"of": ["1.F5"], "hexes": 1}}], "except": ["1.G5"]},
            "forces": [{"unit_type": "gd", "count": 2, "conceal": -2}],
        },
    ],
    "units": [
        {"unit_type": "tank", "id": "t1", "side": "us", "at": "1.A4", "facing": "e"},
        {"unit_type": "rifles", "id": "r1", "side": "us", "mounted_on": "t1"},
        {"unit_type": "gd", "side": "ja", "at": "1.F5", "in": "cave", "facing": "w", "concealed": True},
        {"kind": "decoy", "side": "ja", "at": "1.F4", "concealed": True, "facing": "w"},
    ],
    "markers": [
        {"marker": "cave", "at": "1.F5", "facing": "w", "side": "ja"},
        {"marker": "roadblock", "at": "1.B3", "facing": "n"},
        {"marker": "trail", "at": "1.B4", "to": "1.D4", "side": "ne"},
        {"marker": "victory", "at": "1.E5", "controller": "ja"},
    ],
    "changes": [
        {"change": "upper_level", "at": ["1.E5"]},
        {"change": "mines", "at": ["1.C4"], "owner": "ja"},
        {"change": "orchard", "at": ["1.C6"]},
        {"change": "trench", "at": ["1.G4"]},
        {"change": "vehicle_access", "unit": "vehicle", "terrain": "jungle"},
        {"change": "balka", "at": ["2.E3"], "steep": ["2.E3/2.E4"]},
    ],
    "reinforcements": [
        {"side": "us", "turn": 2, "entry": {"edge": "left"}, "forces": [{"unit_type": "rifles"}]},
        {"side": "us", "turn": 3, "entry": {"aoc": True}, "forces": [{"unit_type": "rifles"}], "concealed": True},
        {"side": "ja", "turn": 4, "entry": {"area": "ja1"}, "forces": [{"unit_type": "gd"}]},
    ],
    "conditions": {"visibility": 3, "monsoon": {"storm_range": [1, 2]}},
    "optional_rules": ["infantry_facing", "combat_events"],
    "fire_lanes": True,
    "fortification_concealment": True,
    "rules": [{"id": "small_caves", "text": "No small caves."}],
    "victory": {
        "clauses": [
            {"kind": "control_hexes", "side": "us", "hexes": ["1.E5"], "count": 1, "at": "end"},
            {"kind": "exit", "side": "us", "edge": "right", "count": 3},
            {"kind": "eliminate", "side": "ja", "count": 5},
        ],
        "else_winner": "ja",
    },
    "initial_control": {"1.E5": "ja"},
    "campaign": {
        "attacker": "us",
        "scenarios": [{"scenario": "a.scenario.json", "stanzas": [{"id": "1", "next": ["2"]}, {"id": "2"}]}],
        "same_map": True,
        "next_fortifications": {"ja": {"foxhole": 1}},
    },
}  # fmt: skip
