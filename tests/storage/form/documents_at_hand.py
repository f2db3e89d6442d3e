"""A full document of each kind, with every field there is, and documents broken in one place."""

from typing import Any

BOARD: dict[str, Any] = {
    "format": "bob-editor/board",
    "version": 1,
    "id": "mill-crossing",
    "title": "Mill crossing",
    "number": "3",
    "ruleset": "band-of-brothers-2.2",
    "grid": {
        "hexes": "flat-top",
        "columns": 19,
        "rows": [12, 13],
        "shifted": "even",
        "shift": "up",
        "first_row": [1, 0],
        "edges": {"top": "full", "bottom": "full", "left": "half", "right": "half"},
    },
    "base": {"terrain": "open_ground", "level": 0, "face": "country"},
    "hexes": {
        "E4": {"level": 1},
        "B0": {"terrain": [{"terrain": "river", "orientation": 2, "shape": "curve"}, "bridge"]},
        "BB12": {"terrain": ["building_stone"], "level": -1},
    },
    "sides": {
        "D2/E3": ["hedgerow", {"terrain": "small_terrain_feature", "in": ["D2"]}],
        "A1/nw": ["wall"],
    },
    "paths": [{"terrain": "road", "through": ["A3", "B3", "C4"]}],
    "artwork": [{"terrain": "woods", "ring": [[9, 6.5], [13, 6.2], [12.4, 9]], "holes": [], "level": 0}],
    "contours": [{"level": 0, "ring": [[4, 3], [20, 3.5], [18, 11]], "line": "thin"}],
    "labels": [{"text": "Mill", "at": [12, 9]}],
    "exits": [{"at": "C1/n", "value": 2}],
    "objectives": [{"number": 3, "at": "E5"}],
    "underlay": {"image": "scan.png", "points": [{"pixel": [120, 88], "hex": "A1"}], "opacity": 0.5},
    "rulings": {"contour_equal_blocks": False, "separate_pieces": "any_pieces", "overlord_border": 41},
    "accepted": [{"code": "schema/type", "at": "", "because": "kept as it came"}],
    "credits": {"author": "", "licence": ""},
    "extra": {"artillery_boxes": ["top_left", "bottom_right"]},
    "x-other-program": {"zoom": 3},
}

SUITE: dict[str, Any] = {
    "format": "bob-editor/los-suite",
    "version": 1,
    "title": "Hills, 47.2",
    "board": "mill-crossing.board.json",
    "conditions": {"visibility": 4, "rain": False, "haze": 3},
    "markers": [{"marker": "cave", "at": "2.F5", "facing": "ne", "side": "axis"}],
    "changes": [{"change": "hill_levels_set", "levels": {"1": 3}}, {"change": "upper_level", "at": ["1.F6"]}],
    "units": [{"unit": "infantry", "at": "G5", "side": "axis"}],
    "rulings": {},
    "checks": [
        {"from": "E4", "to": "E7", "expect": "blind", "cites": "47.2", "modifiers": ["target_higher"]},
        {
            "from": {"hex": "E4", "in": "cave"},
            "to": {"hex": "E6", "unit": "vehicle", "lit": True, "moved": False},
            "expect": "hindered:2",
        },
    ],
}

SCENARIO: dict[str, Any] = {
    "format": "bob-editor/scenario",
    "version": 1,
    "id": "demo",
    "title": "The mill at dawn",
    "ruleset": "band-of-brothers-2.2",
    "theatre": "europe",
    "date": "1944-06",
    "turns": 6,
    "first_side": "us",
    "map": {"boards": [{"board": "20.board.json", "name": "20", "at": [0, 0], "turn": 180, "crop": None}]},
    "sides": [
        {
            "id": "us",
            "nationalities": ["american"],
            "operations_range": {"min": 2, "max": 4},
            "command_points": 2,
            "rout_edges": ["bottom", "20.A1"],
        },
        {
            "id": "ge",
            "nationalities": ["german"],
            "decoys": 2,
            "fortifications": {"foxhole": 4, "trench": [3]},
        },
    ],
    "setup_areas": [
        {
            "id": "us1",
            "side": "us",
            "area": {"rows": [8, 10]},
            "forces": [{"unit_type": "squad", "count": 4}],
        },
        {"id": "ge1", "side": "ge", "area": ["20.F5", "20.F6"], "forces": [], "concealed": "allowed"},
    ],
    "reinforcements": [
        {"side": "us", "turn": 3, "entry": {"edge": "bottom"}, "forces": [], "delayable": True}
    ],
    "changes": [{"change": "balka", "at": ["20.F5"], "steep": ["20.F5/20.F6"]}],
    "conditions": {"monsoon": {"storm_range": [1, 3]}},
    "markers": [{"marker": "trail", "at": "20.A4", "to": "20.E4"}],
    "unit_types": {"squad": {"kind": "squad", "fp_normal": 6, "casualty": [4, 7]}},
    "optional_rules": ["sustained_fire"],
    "victory": {
        "clauses": [{"kind": "control_hexes", "side": "us", "hexes": ["20.F5"], "count": 1, "at": "end"}]
    },
    "rules": [{"text": "No prisoners are taken.", "change": "balka"}],
    "cards": {"air_rules": True},
}

PACK: dict[str, Any] = {
    "format": "bob-editor/pack",
    "version": 1,
    "id": "mill-country",
    "title": "Mill country",
    "authors": ["A. Designer", "A board may name as many as fit into 1,000 letters. " * 19],
    "rulesets": ["band-of-brothers-2.2"],
    "contents": {"boards/mill crossing.board.json": "0" * 64},
}

PROJECT: dict[str, Any] = {
    "format": "bob-editor/project",
    "version": 1,
    "id": "mill-country",
    "title": "Mill country",
    "edition": "1.2",
    "authors": ["A. Designer"],
    "languages": ["en", "de-AT"],
    "logo": "assets/logo.png",
    "scenarios": ["scenarios/dawn.scenario.json"],
    "earlier": "../mill-country-1.1.bobpack",
    "publish": {"forms": ["cards"], "leave_out": ["drafts"], "settings": {"maps": {"dpi": 300, "x-why": {}}}},
}

STAMP: dict[str, Any] = {
    "format": "bob-editor/stamp",
    "version": 1,
    "title": "Walled farm",
    "keywords": ["yard"],
    "hexes": ["B2", "B3"],
    "board": {
        "ruleset": "band-of-brothers-2.2",
        "grid": {"hexes": "flat-top", "columns": 4, "rows": 4, "shifted": "even", "shift": "down"},
        "base": {"terrain": "open_ground"},
        "hexes": {"B2": {"terrain": ["building_stone"]}},
        "sides": {"B1/B2": ["wall"]},
    },
    "x-other-program": True,
}

COUNTERS: dict[str, Any] = {
    "format": "bob-editor/counters",
    "version": 1,
    "title": "Mill country",
    "ruleset": "band-of-brothers-2.2",
    "colours": {"german": "#7c8472"},
    "counters": [
        {
            "name": "Squad",
            "nation": "german",
            "box": 24,
            "values": {"FP": 5, "Morale": "10/6/1"},
            "back": {"says": "reduced", "art": "art/back.png"},
            "x-why": 1,
        }
    ],
}

MAPPING: dict[str, Any] = {
    "format": "bob-editor/mapping",
    "version": 1,
    "terrain": {"wood": "woods", "hill": {"terrain": ["woods"], "level": -99, "x-why": 1}, "fog": None},
    "fields": {"terrain": "ground"},
    "verdicts": {"grain": "hindered:1"},
    "rulesets": {"memoir-44": {"wood": "forest"}},
}

GOOD = {
    "counters": COUNTERS, "mapping": MAPPING,
    "board": BOARD, "los-suite": SUITE, "scenario": SCENARIO, "stamp": STAMP, "pack": PACK, "project": PROJECT,
}  # fmt: skip

REFUSED: dict[str, tuple[str, tuple[str | int, ...], Any]] = {
    "an unknown field of a board": ("board", ("colour",), "red"),
    "an unknown field of a hex": ("board", ("hexes", "E4", "height"), 1),
    "another format": ("board", ("format",), "bob-editor/scenario"),
    "another version": ("board", ("version",), 2),
    "a hex without a row": ("board", ("hexes", "E"), {}),
    "a row with a leading nought": ("board", ("hexes", "E04"), {}),
    "column letters that differ": ("board", ("hexes", "AB4"), {}),
    "a small column letter": ("board", ("hexes", "e4"), {}),
    "a side of one hex": ("board", ("sides", "D2"), ["wall"]),
    "a side with an unknown direction": ("board", ("sides", "A1/north"), ["wall"]),
    "a side's terrain not in a list": ("board", ("sides", "A1/nw"), "wall"),
    "a level that is no whole number": ("board", ("hexes", "E4", "level"), 0.5),
    "a level that is a word": ("board", ("hexes", "E4", "level"), "1"),
    "a level that is true": ("board", ("hexes", "E4", "level"), True),
    "a ring of two points": ("board", ("artwork", 0, "ring"), [[1, 2], [3, 4]]),
    "a point of three numbers": ("board", ("artwork", 0, "ring", 0), [1, 2, 3]),
    "a point off any map": ("board", ("artwork", 0, "ring", 0), [1e9, 2]),
    "a contour without a level": ("board", ("contours", 0), {"ring": [[1, 2], [3, 4], [5, 6]]}),
    "a path through nothing": ("board", ("paths", 0, "through"), []),
    "more columns than a map has": ("board", ("grid", "columns"), 257),
    "no columns": ("board", ("grid", "columns"), 0),
    "columns in a pair on flat top": ("board", ("grid", "columns"), [13, 12]),
    "a flat-top shift to the right": ("board", ("grid", "shift"), "right"),
    "three lengths of columns": ("board", ("grid", "rows"), [1, 2, 3]),
    "rows in a pair on pointy top": ("board", ("grid", "hexes"), "pointy-top"),
    "an edge neither full nor half": ("board", ("grid", "edges", "top"), "cut"),
    "an opacity above 1": ("board", ("underlay", "opacity"), 1.5),
    "an accepted issue without a ruleset": ("board", ("accepted", 0, "code"), "line-ends-nowhere"),
    "a ruling with a list": ("board", ("rulings", "separate_pieces"), []),
    "a verdict of nought hindrances": ("los-suite", ("checks", 0, "expect"), "hindered:0"),
    "an unknown verdict": ("los-suite", ("checks", 0, "expect"), "maybe"),
    "an end without a hex": ("los-suite", ("checks", 1, "from"), {"in": "cave"}),
    "an end that is no hex": ("los-suite", ("checks", 0, "from"), "4E"),
    "an unknown field of an end": ("los-suite", ("checks", 1, "from", "level"), 2),
    "a condition in a list": ("los-suite", ("conditions", "haze"), [3]),
    "an unknown facing": ("los-suite", ("markers", 0, "facing"), "up"),
    "a marker without a place": ("los-suite", ("markers", 0), {"marker": "smoke"}),
    "a written board without a ruleset": (
        "los-suite",
        ("board",),
        {"grid": BOARD["grid"], "base": BOARD["base"]},
    ),
    "a scenario outside the project": ("project", ("scenarios", 0), "../dawn.scenario.json"),
    "an earlier edition at an absolute path": ("project", ("earlier",), "//server/mill.bobpack"),
    "a template that is a path": ("project", ("template",), "../look.json"),
    "a setting that is an object": ("project", ("publish", "settings", "maps", "dpi"), {}),
    "an unknown field of publishing": ("project", ("publish", "form"), "cards"),
    "a stamp of no hex": ("stamp", ("hexes",), []),
    "a hex that no grid has": ("stamp", ("hexes", 0), "AB1"),
    "a stamp without a name": ("stamp", ("title",), ""),
    "an unknown field of a stamp": ("stamp", ("turn",), 60),
    "a stamp's board with an unknown field": ("stamp", ("board", "colour"), "red"),
    "a level that no board has": ("mapping", ("terrain", "hill", "level"), 100),
    "a word for nought hindrances": ("mapping", ("verdicts", "grain"), "hindered:0"),
    "a board turned by 90 degrees": ("scenario", ("map", "boards", 0, "turn"), 90),
    "a map without boards": ("scenario", ("map", "boards"), []),
    "a side without an id": ("scenario", ("sides", 0), {"name": "Germany"}),
    "a half turn": ("scenario", ("turns",), 6.5),
    "a date in words": ("scenario", ("date",), "June 1944"),
    "firepower off the counters": ("scenario", ("unit_types", "squad", "fp_normal"), 21),
    "a path that leaves the pack": ("pack", ("contents", "boards/../../etc/passwd"), "0" * 64),
    "a path outside the pack's folders": ("pack", ("contents", "bin/run"), "0" * 64),
    "a checksum cut short": ("pack", ("contents", "boards/mill crossing.board.json"), "abc"),
}
