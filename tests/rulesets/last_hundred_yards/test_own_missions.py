"""A whole mission of the players' own (23.0): nothing is wrong with it, and what is made wrong is told once."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.rules.check import Severity
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets.last_hundred_yards.checks.cards import dyo_facts_differ
from tests.rulesets.last_hundred_yards.test_card import MILL, card_of

Json = Any


def _platoon(side: str, company: str, number: int) -> list[dict[str, Json]]:
    of = {"side": side, "company": company, "platoon": number}
    squads = [{"unit": "squad", "counter": str(one), **of} for one in (1, 2, 3)]
    return [
        {"id": f"{side}-{number}-{place}", **row}
        for place, row in enumerate([{"unit": "platoon_leader", **of}, *squads])
    ]


def _force(company: str, platoons: int, *support: tuple[str, int]) -> dict[str, Json]:
    rows = [
        {"company": company, "platoon": one + 1, "arm": "infantry", "mode": "full"} for one in range(platoons)
    ]
    return {"platoons": rows, "units": [{"kind": kind, "count": count} for kind, count in support]}


US = [one for number in (1, 2, 3) for one in _platoon("us", "Able", number)]
JAPAN = [one for number in (1, 2) for one in _platoon("ja", "1", number)]
SUPPORT = [
    {"id": one, "unit": one.rstrip("12"), "side": "us"}
    for one in ("mg_section1", "mg_section2", "latw", "flamethrower", "halftrack")
]
MISSION: dict[str, Json] = {
    **{name: MILL[name] for name in ("id", "title", "ruleset", "number", "module", "map")},
    "theatre": "pacific",
    "date": "1944-07-18",
    "kind": "dyo",
    "mission_type": "assault",
    "edges": {"attacker_fbe": "N", "defender_fbe": "S"},
    "sides": [
        {
            "id": "us",
            "role": "attacker",
            "nationality": "US",
            "faction": "allies",
            "initiative_drm": 1,
            "coordination_drm": 1,
            "cdl": 4,
            "cp_per_box": 3,
            "dummies": {"allowed": False},
            "force": {
                **_force("Able", 3, ("mg_section", 2), ("latw", 1), ("flamethrower", 1), ("halftrack", 1)),
                "mortars": [{"type": "60mm", "size": "section", "company": "Able"}],
            },
        },
        {
            "id": "ja",
            "role": "defender",
            "nationality": "Japanese",
            "faction": "axis",
            "initiative_drm": 0,
            "coordination_drm": 0,
            "cdl": 8,
            "cp_per_box": 1,
            "dummies": {"allowed": True, "non_vehicular": 3},
            "force": _force("1", 2, ("mg_section", 1), ("fp_mg", 1)),
            "marker_counts": {"ip": 3, "mines": 3, "fp_mg": 1},
        },
    ],
    "setup_areas": [
        {
            "id": "v",
            "side": "ja",
            "type": "on_map",
            "area": {"edge": "EBE", "min_row": 5},
            "hidden_allowed": False,
            "ip": {"mode": "none"},
        },
        {"id": "n", "side": "us", "type": "off_map", "hidden_allowed": False, "ip": {"mode": "none"}},
    ],
    "units": [*JAPAN, {"id": "mg", "unit": "mg_section", "side": "ja"}, *US, *SUPPORT],
    "markers": [{"marker": "fp_mg", "at": "F10", "side": "ja", "facing": 0}],
    "reinforcements": [
        {
            "id": "all",
            "side": "us",
            "time_min": "start",
            "units": [one["id"] for one in (*US, *SUPPORT)],
            "edge": "FBE",
        }
    ],
    "objectives": [{"id": "mill", "kind": "building", "hexes": ["G6"], "control": "ja"}],
    "end": {"on_objective": True, "max_final_score": 30},
    "victory": [
        {"level": "Won", "winner": "attacker", "to": 20},
        {"level": "Drawn", "winner": "draw", "from": 21, "to": 30},
        {"level": "Lost", "winner": "defender", "from": 31},
    ],
    "flags": {"armor_support": False, "dummies": True, "hidden": False, "half_hexes": True},
    "conditions": {"light": "day"},
    "dyo": {
        "force_column": "b",
        "bids": {"attacker": 20, "defender": 23},
        "winning_bid": 20,
        "dice": {
            "hill": 2,
            "cdl_att": 3,
            "cdl_def": 4,
            "init_att": 2,
            "init_def": 4,
            "coord_att": 3,
            "coord_def": 5,
            "misc": [4, 1, 8, 3, 5],
        },
        "purchases": {
            "attacker": [
                {"item": item, "count": count, "points": points}
                for item, count, points in (
                    ("mg_section", 2, 10),
                    ("latw", 1, 3),
                    ("flamethrower", 1, 6),
                    ("mortar_60", 1, 5),
                    ("halftrack", 1, 6),
                )
            ],
            "defender": [
                {"item": item, "count": count, "points": points}
                for item, count, points in (
                    ("mg_section", 1, 5),
                    ("fp_mg", 1, 8),
                    ("ip_roll", 2, 4),
                    ("mines_roll", 1, 4),
                    ("dummies", 2, 4),
                )
            ],
        },
        "support_points": {
            "attacker": {"available": 30, "spent": 30},
            "defender": {"available": 25, "spent": 25},
        },
    },
}


def _put(path: str, value: Json) -> Callable[[dict[str, Json]], None]:
    def put(data: Json) -> None:
        *way, last = (int(step) if step.isdigit() else step for step in path.split("/"))
        for step in way:
            data = data[step]
        if last == "+":
            data.append(value)
        else:
            data[last] = value

    return put


def _all(*puts: Callable[[dict[str, Json]], None]) -> Callable[[dict[str, Json]], None]:
    def put(data: Json) -> None:
        for one in puts:
            one(data)

    return put


_RESTS_ON_23 = (
    _put("dyo/winning_bid", 23),
    _put("end/max_final_score", 33),
    _put("victory/0/to", 23),
    _put("victory/1", {"level": "Drawn", "winner": "draw", "from": 24, "to": 33}),
    _put("victory/2/from", 34),
)
FP = {"marker": "fp_mg", "at": "F11", "side": "ja", "facing": 0}


def _mined(data: dict[str, Json]) -> None:
    data["markers"] += [
        {"marker": "minefield", "at": at, "side": "ja"} for at in ("E10", "G10", "H10", "E11")
    ]


def _unled(data: dict[str, Json]) -> None:
    data["units"] = [one for one in data["units"] if one.get("id") != "us-1-0"]
    data["reinforcements"][0]["units"].remove("us-1-0")


def _of_two(data: dict[str, Json]) -> None:
    gone = {one["id"] for one in _platoon("us", "Able", 3)}
    data["sides"][0]["force"]["platoons"].pop()
    data["units"] = [one for one in data["units"] if one.get("id") not in gone]
    data["reinforcements"][0]["units"] = [
        one for one in data["reinforcements"][0]["units"] if one not in gone
    ]


WRONG = {
    "dyo-facts-differ 23.0 step 10": _put("sides/0/initiative_drm", 2),
    "dyo-facts-differ 23.0 step 9": _put("sides/0/cdl", 5),
    "casualty-limits-not-in-table 23.0 step 9": _put("sides/1/cdl", 3),
    "support-overspent 23.0 step 13": _put(
        "dyo/purchases/defender/+", {"item": "fp_mg", "count": 1, "points": 8}
    ),
    "dyo-facts-differ 23.0 step 13": _put("sides/0/force/units/+", {"kind": "truck", "count": 1}),
    "dyo-facts-differ 23.0 step 13; and it stands there": _all(
        _put("sides/0/force/units/0/count", 3),
        _put("units/+", {"id": "mg3", "unit": "mg_section", "side": "us"}),
        _put("reinforcements/0/units/+", "mg3"),
        _put("sides/0/force/steps_printed", 22),
    ),
    "support-overspent 23.0 step 13; by a counter and a marker": _all(
        _put("dyo/purchases/defender/1", {"item": "fp_mg", "count": 2, "points": 16}),
        _put("sides/1/force/units/1/count", 2),
        _put("sides/1/marker_counts/fp_mg", 2),
        _put("markers/+", {"marker": "fp_mg", "at": "F11", "side": "ja", "facing": 0}),
        _put("dyo/support_points/defender/spent", 33),
    ),
    "item-limit-exceeded 23.0 step 13": _put(
        "dyo/purchases/attacker/4", {"item": "halftrack", "count": 4, "points": 24}
    ),
    "base-force-differs 23.0 step 8": _put("dyo/support_points/attacker/available", 40),
    "base-force-differs 23.0 step 8; by fewer than are spent": _put(
        "dyo/support_points/attacker/available", 20
    ),
    "bid-invalid 23.0 step 12": _put("dyo/winning_bid", 23),
    "bid-invalid 23.0 step 12; with the end": _all(*_RESTS_ON_23),
    "bid-invalid 23.0 step 12; of the wrong side": _all(
        _put("dyo/bids", {"attacker": 23, "defender": 20}),
        *_RESTS_ON_23,
    ),
    "bid-invalid 23.0 step 12; below 0": _put("dyo/bids/defender", -3),
    "bid-invalid 23.0 step 12; by nobody, where levels alone say which": _all(
        _put("dyo/bids", {}), _put("dyo/winning_bid", None), _put("end", {"on_objective": True})
    ),
    "victory-levels-incomplete 21.3": _all(
        _put("victory/1", MISSION["victory"][2]), _put("victory/2", MISSION["victory"][0])
    ),
    "victory-levels-incomplete 21.3; by a level that lacks": _put(
        "victory", [MISSION["victory"][0], MISSION["victory"][2]]
    ),
    "dyo-facts-differ 23.0 step 12": _put("end/max_final_score", 34),
    "dyo-setup-too-near 23.0 step 15": _put("setup_areas/0/area/min_row", 4),
    "unit-outside-setup-area 20.7": _put("markers/0/at", "F4"),
    "entry-edge-not-friendly 23.0 step 15": _put("reinforcements/0/edge", "S"),
    "item-not-available 23.0 step 13": _put("dyo/purchases/defender/+", {"item": "wire_roll", "count": 1}),
    "armor-support-not-in-play 23.0 step 12": _put(
        "dyo/purchases/attacker/+", {"item": "armor_support", "count": 1}
    ),
    "too-many-dummies 20.8": _put("sides/1/dummies/non_vehicular", 4),
    "dyo-facts-differ 23.0 step 4": _put("dyo/dice/hill", 5),
    "mission-field-missing 20.0": _all(_put("theatre", None), _put("map/frontage", "normal")),
    "mission-field-missing 20.0; of what was rolled": _put("sides/0/initiative_drm", None),
    "mission-field-missing 20.0; of a limit": _put("sides/1/cdl", None),
    "initiative-drm-out-of-range 20.2, 23.0 step 10": _put("sides/0/initiative_drm", 6),
    "casualty-limit-invalid 20.5": _put("sides/0/cdl", -2),
    "sides-wrong 20.2": _put("sides/0/role", "defender"),
    "sides-wrong 20.1": _put("sides/0/faction", "axis"),
    "unknown-company 1.9": _put("units/10/company", "Zeta"),
    "unit-enters-nowhere 20.7": _put("reinforcements/0/units", ["us-1-0"]),
    "unit-not-in-force 20.6": _all(
        *(_put("units/+", {"id": f"x{one}", "unit": "truck", "side": "ja"}) for one in (1, 2))
    ),
    "leader-without-platoon 20.6.2": _unled,
    "too-many-dummies 20.8; and more than the dice give": _put("sides/1/dummies/non_vehicular", 8),
    "dyo-facts-differ 23.0 step 13; by fewer dice": _put("dyo/dice/misc", [4, 1, 1, 3, 5]),
    "dyo-facts-differ 23.0 step 13; by a position that is listed, placed and not bought": _all(
        _put("sides/1/marker_counts/fp_mg", 2), _put("markers/+", FP)
    ),
    "dyo-facts-differ 23.0 step 13; by a position of the force": _all(
        _put("sides/1/force/units/1/count", 2), _put("sides/1/marker_counts/fp_mg", 2), _put("markers/+", FP)
    ),
    "locations-not-rolled 23.0 step 13": _all(_put("sides/1/marker_counts/mines", 4), _mined),
    "locations-not-rolled 23.0 step 13; without a list": _all(
        _put("sides/1/marker_counts", {"ip": 3}), _mined
    ),
    "locations-not-rolled 23.0 step 13; of dummies": _all(
        _put("dyo/purchases/defender/4", {"item": "dummies", "count": 1, "points": 2}),
        _put("dyo/support_points/defender/spent", 23),
        _put("dyo/dice/misc", None),
        _put("sides/1/dummies", {"allowed": True, "vehicular": 2, "non_vehicular": 3}),
    ),
    "base-force-differs 23.0 step 8; by the column": _put("dyo/force_column", "c"),
    "base-force-differs 23.0 step 8; by one that isn't there": _put("dyo/force_column", "d"),
    "base-force-differs 23.0 step 8; by platoons and points": _all(
        _of_two,
        _put("dyo/support_points/attacker/available", 35),
    ),
}
"""What is told of it, with its rule, and how it came about where that is told of two."""


def _faults(card: Json) -> Counter[str]:
    issues = (one for one in issues_of_card(card) if one.severity is not Severity.HINT)
    return Counter(f"{one.code.rpartition('/')[2]} {one.cites}" for one in issues)


def test_what_roles_give_waits_for_the_roles() -> None:
    """Prices, dice and purchases are a role's, so two attackers are told, and nothing of what they buy."""
    data = deepcopy(MISSION)
    data["sides"][1]["role"] = "attacker"
    told = {one.code.rpartition("/")[2] for one in issues_of_card(card_of(data))}
    assert "sides-wrong" in told
    assert not told & {"dyo-facts-differ", "locations-not-rolled", "too-many-fortifications"}


def test_a_right_one_has_nothing_wrong() -> None:
    """As its dice, purchases and bids have it."""
    assert not _faults(card_of(MISSION))


@pytest.mark.parametrize("told", WRONG)
def test_what_is_wrong_is_told_once_and_mended(told: str) -> None:
    """By the check and the rule that it breaks, and each of its fixes leaves nothing else behind."""
    data = deepcopy(MISSION)
    WRONG[told](data)
    card = card_of(data)
    assert _faults(card) == {told.partition(";")[0]: 1}
    (issue,) = (one for one in issues_of_card(card) if one.severity is not Severity.HINT)
    assert issue.fixes
    for fix in issue.fixes:
        assert not _faults(replace(card, scenario=fix.apply(card.scenario))), fix.label


def test_very_many_purchases_are_read_otherwise_only_some_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether less is wrong then is asked of the whole bill, which is as long as they are many."""
    asked: list[object] = []
    real = dyo_facts_differ._faults

    def counting(*of: Any) -> int:
        asked.append(of)
        return real(*of)

    monkeypatch.setattr(dyo_facts_differ, "_faults", counting)
    mission = deepcopy(MISSION)
    mission["dyo"]["purchases"]["attacker"] = [{"item": "towed_gun", "count": 1, "points": 16}] * 600
    found = issues_of_card(card_of(mission), code="last-hundred-yards/dyo-facts-differ")
    assert len(found) > 500
    assert 2 < len(asked) < 600
