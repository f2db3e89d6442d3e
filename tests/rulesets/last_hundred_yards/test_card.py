"""What forms, maps and prints are told of a mission: its pages, areas, counters, catalogue, facts and picture."""

import json
import random
from collections import defaultdict
from copy import deepcopy
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest

from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import sight_on
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rules.issues.issue import Issue
from bob_editor.rulesets import ruleset, ruleset_folders
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage.documents import read_board
from bob_editor.storage.kinds.scenarios import scenario_from_json, scenario_to_json
from tests.rulesets.read_once import card_on

ROOT = Path(__file__).parents[3]
MAPS = ROOT / "maps" / "last-hundred-yards"
SCHEMA = json.loads((ROOT / "schemas" / "scenario-last-hundred-yards.schema.json").read_text("utf-8"))
LAYOUT = json.loads((ruleset_folders()["last-hundred-yards"] / "card.json").read_text("utf-8"))
FIXED = {"format", "version", "imported"}
RULES = ruleset("last-hundred-yards")
CODE = RULES.card_code()
MILL, MARKET = (
    json.loads((MAPS / f"{name}.scenario.json").read_text("utf-8"))
    for name in ("the-mill-at-les-etangs", "market-day-at-vauquemont")
)
SECTORS = ("les-etangs", "vauquemont")
LANDING = {
    "sticks": [
        {"id": "a", "type": "platoon", "units": ["squad", "platoon_leader"], "lz": "D6", "assembly": "D3"}
    ],
    "gliders": [
        {"id": "g", "units": ["squad"], "lz": "D5", "skid": ["D3", "D4", "D5"], "direction": "S", "turn": 1}
    ],
}


SHIPPED = {f"{name}.board.json": read_board(MAPS / f"{name}.board.json").value for name in SECTORS}


def card_of(data: dict[str, Any]) -> Card:
    """The card of a mission's fields on the shipped sectors that it names."""
    scenario = Scenario({name: value for name, value in data.items() if name not in FIXED})
    files = [BoardFile(one, False, None, SHIPPED.get(one.board)) for one in scenario.boards]
    return card_on(scenario, RULES, files)


def test_pages_cover_every_field_once() -> None:
    """The form's pages hold each field of the schema, and no other; so do hints and prints name what there is."""
    listed = [field for page in LAYOUT["pages"] for field in page["fields"]]
    assert sorted(listed) == sorted(set(SCHEMA["properties"]) - FIXED - {"ruleset", "imported"})
    for path in LAYOUT["hints"]:
        assert path.split("/")[0] in SCHEMA["properties"]
    for section in LAYOUT["print"]:
        assert set(section["fields"]) <= set(SCHEMA["properties"])


def test_a_fresh_card_has_no_errors() -> None:
    """What a new card begins with fits the schema, and nothing in it is worse than a hint."""
    heading = {name: MILL[name] for name in ("id", "title", "ruleset")}
    board = {"board": "les-etangs.board.json", "name": "1"}
    card = card_of({**heading, **LAYOUT["new"], "map": {"boards": [board], "frontage": "normal"}})
    _, problems = scenario_from_json(scenario_to_json(card.scenario))
    assert problems == ()
    assert not [issue for issue in issues_of_card(card) if issue.severity != "hint"]


def test_areas() -> None:
    """Where the defence may stand, where the attack comes in, and what is to be won."""
    card = card_of(MILL)
    found = {area.title: area for area in CODE.areas(card)}
    labels = {title: sorted(map(card.grid.label, area.hexes)) for title, area in found.items()}
    assert labels["The bridge"] == ["F5", "F6", "F7"]
    assert labels["Enter after 15 minutes"] == ["C14", "I14"]
    assert len(labels["Enter at the start and after 5 minutes"]) == 11
    set_up = labels["Behind row 4"]
    assert {"C10", "F9"} <= set(set_up)
    assert not {"C11", "F10"} & set(set_up)
    assert found["The bridge"].side == "german"


def test_counters() -> None:
    """Units show company, platoon and number; markers are those on the map; landings have their zones."""
    found = {(one.kind, one.symbol, one.text) for one in CODE.counters(card_of({**MILL, "landing": LANDING}))}
    assert ("unit", "squad", "111") in found
    assert ("unit", "towed_gun", "") in found
    assert ("marker", "ip", "") in found
    assert ("marker", "lz", "") in found
    assert ("objective", "objective", "") in found


def test_catalogue_rows_fit_the_schema() -> None:
    """Whatever is dragged onto the map makes a row that the schema accepts, for each side that may own it."""
    rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for entry in (entry for group in CODE.catalogue(card_of(MILL)) for entry in group.entries):
        place = ["D4"] if entry.place == "hexes" else "D4"
        for side in entry.sides or (None,):
            owner = {} if side is None else {"side": side}
            rows[str(entry.section[0])].append({**entry.row, **owner, entry.place: place})
    _, problems = scenario_from_json(scenario_to_json(card_of({**MILL, **rows}).scenario))
    assert problems == ()
    assert len(rows["units"]) > 20


def test_nations_decide_what_is_offered() -> None:
    """Knee mortars are offered where Japanese fight."""
    sides = [MILL["sides"][0], {**MILL["sides"][1], "nationality": "Japanese"}]

    def offered(data: dict[str, Any]) -> set[str]:
        return {entry.id for group in CODE.catalogue(card_of(data)) for entry in group.entries}

    assert "knee_mortar_squad" not in offered(MILL)
    assert "knee_mortar_squad" in offered({**MILL, "sides": sides})


def test_facts() -> None:
    """Steps, limits, points and rows of a printed mission; purchases and the end of one of the players' own."""
    told = {(fact.title, fact.side): fact.text for fact in CODE.facts(card_of(MILL))}
    assert told["Steps", "us"] == "23"
    assert told["Steps", "german"] == "15"
    assert told["Casualty limit marker", "us"] == "box 6"
    assert told["Each casualty box", "german"] == "−4 on the final score"
    assert told["Hidden guns and vehicles", "german"] == "from row 8 of the enemy's edge on"
    told = {(fact.title, fact.side): fact.text for fact in CODE.facts(card_of(MARKET))}
    assert told["Base force", "german"] == "5 platoons, 25 support points"
    assert told["Support points", "us"] == "15 of 15 spent"
    assert told["Hill levels", ""] == "2 times as high as printed"
    assert told["The mission ends", ""] == "when the final score is above 34"
    flat = {"change": "hill_levels_times", "factor": 1, "board": "1"}
    told = {(fact.title, fact.side): fact.text for fact in CODE.facts(card_of({**MARKET, "changes": [flat]}))}
    assert told["Hill levels", ""] == "sector 1: as printed"


def test_picture_after_changes() -> None:
    """Hills are painted as high as the mission makes them."""
    card = card_of(MARKET)
    before, after = card.board, CODE.pictured(card.scene)
    at = card.grid.hex("I7")
    assert (before.content(at).level, after.content(at).level) == (2, 4)


def test_hills_of_one_sector_alone_are_multiplied() -> None:
    """A change that names a board changes no other's hills (docs/games/last-hundred-yards.md, 8.4)."""
    boards = [
        {"board": f"{name}.board.json", "name": name, "at": at}
        for name, at in zip(SECTORS, ([0, 0], [0, 26]), strict=True)
    ]
    change = {"change": "hill_levels_times", "factor": 3, "board": "vauquemont"}
    card = card_of({**MILL, "map": {"boards": boards}, "changes": [change]})
    after = CODE.pictured(card.scene)
    assert after.content(card.grid.hex("vauquemont.I7")).level == 6
    assert after.content(card.grid.hex("les-etangs.F2")).level == 2
    levels = {contour.level for contour in after.contours}
    assert 3 in levels
    assert 1 in levels


def test_light_may_change() -> None:
    """Where a mission has several lights the first counts for lines of sight."""
    card = card_of(MARKET)
    sight: Any = sight_on(card)
    assert sight.reading.standing.light == "twilight"


ODD: tuple[Any, ...] = (
    None,
    True,
    -3,
    10**6,
    0.5,
    "",
    "Z9",
    "attacker",
    [],
    [[]],
    {},
    {"at": []},
    [{"at": 4}],
    ["D4", 7],
)


def _spoiled(value: Any, dice: random.Random) -> Any:
    """The value with a part of it replaced by something of another kind."""
    if dice.random() < 0.12 or not isinstance(value, (dict, list)) or not value:
        return dice.choice(ODD)
    if isinstance(value, dict):
        name = dice.choice(list(value))
        return {**value, name: _spoiled(value[name], dice)}
    place = dice.randrange(len(value))
    return [*value[:place], _spoiled(value[place], dice), *value[place + 1 :]]


def test_a_platoon_that_is_no_word_is_borne() -> None:
    """Nobody is in it with its leader, nor does the force list one."""
    leader = {"unit": "leader", "side": "us", "company": "1", "platoon": {"a": 1}, "at": "D3"}
    assert issues_of_card(card_of({**MILL, "units": [*MILL["units"], leader]}))
    unlisted = deepcopy(MILL)
    unlisted["sides"][0]["force"]["platoons"][0]["platoon"] = {"a": 1}
    assert not any(one.failed for one in issues_of_card(card_of(unlisted)))


@pytest.mark.parametrize("seed", range(10))
def test_malformed_cards_are_borne(seed: int) -> None:
    """Checks, areas, counters, catalogue, facts and picture bear whatever a file may hold."""
    dice = random.Random(seed)
    data = {**(MILL if seed % 2 else MARKET), "landing": LANDING}
    fields = {name: value for name, value in data.items() if name not in ("map", *FIXED)}
    for _ in range(8):
        fields = _spoiled(fields, dice)
        if not isinstance(fields, dict):
            fields = dict(data)
        card = card_of({**fields, "map": data["map"]})
        issues_of_card(card)
        for function in (CODE.areas, CODE.counters, CODE.catalogue, CODE.facts):
            function(card)
        CODE.pictured(card.scene)


@pytest.mark.parametrize("kind", ["mg_section", "towed_gun", "flamethrower", "afv"])
def test_a_unit_put_on_the_map_may_be_listed_in_the_force(kind: str) -> None:
    """Beside taking it away; the printed steps count it, and nothing else is told of."""
    side = MILL["sides"][0]
    unit = {"unit": kind, "side": side["id"], "at": "D12"}
    crowd = [{**unit, "at": at} for at in ("D12", "E12", "F12", "G12")]
    card = card_of({**MILL, "units": [*MILL["units"], *crowd], "reinforcements": []})
    code = "last-hundred-yards/unit-not-in-force"

    def told(card: Card) -> list[Issue]:
        return [
            one
            for one in issues_of_card(card)
            if one.code.endswith(("unit-not-in-force", "step-total-differs"))
        ]

    before = told(card)
    found = next(one for one in before if one.code == code)
    fix = next(one for one in found.fixes if one.label == "List them among the support units")
    assert len(told(card_of(fix.apply(card.scenario).data))) == len(before) - 1


def test_a_printed_sum_that_becomes_right_stays() -> None:
    """Where a platoon was listed twice, its steps aren't taken off the sum that never had them (20.6)."""
    data = deepcopy(MILL)
    platoons = data["sides"][0]["force"]["platoons"]
    platoons.append(dict(platoons[0]))
    card = card_of(data)
    (twice,) = [one for one in issues_of_card(card) if one.code.endswith("duplicate-unit-id")]
    after = issues_of_card(card_of(twice.fixes[0].apply(card.scenario).data))
    assert not [one for one in after if one.severity != "hint"]


@pytest.mark.parametrize(
    "path", ["map/boards/0", "sides/0", "sides/1/force/platoons/0", "units/1", "units/11", "setup_areas/0",
             "reinforcements/0", "objectives/0", "rules/1", "markers/1", "markers/2"]
)  # fmt: skip
def test_a_row_that_stands_there_twice_is_one_fault(path: str) -> None:
    """What such a row makes wrong besides isn't told, and one fix mends all of it."""
    data = deepcopy(MILL)
    *steps, place = [int(step) if step.isdecimal() else step for step in path.split("/")]
    rows = reduce(getitem, steps, data)
    rows.insert(place + 1, deepcopy(rows[place]))
    card = card_of(data)
    (told,) = [one for one in issues_of_card(card) if one.severity != "hint"]
    assert told.fixes[0].apply(card.scenario).data == Scenario(card_of(MILL).scenario.data).data


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        ("dyo/purchases/attacker/1/count", 1), ("dyo/purchases/attacker/1/count", 3),
        ("dyo/purchases/attacker/1/count", 9), ("dyo/purchases/defender/2/count", 2),
        ("dyo/purchases/attacker/1/points", 13), ("changes/0/factor", 0), ("changes/0/factor", 9),
        ("end/max_final_score", 0), ("sides/0/force/units/0/count", 3),
    ],
)  # fmt: skip
def test_a_number_that_dice_points_or_bid_belie_is_one_fault(path: str, wrong: int) -> None:
    """Its price, its limit, the sum and the force follow from a number; one fix mends all of it."""
    data = deepcopy(MARKET)
    *steps, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
    reduce(getitem, steps, data)[last] = wrong
    card = card_of(data)
    (told,) = [one for one in issues_of_card(card) if one.severity != "hint"]
    assert told.fixes[0].apply(card.scenario).data == card_of(MARKET).scenario.data


@pytest.mark.parametrize(
    ("path", "wrong", "label"),
    [
        ("units/16/platoon", 1, "Put it into platoon 2"), ("sides/0/force/platoons/4/platoon", 1, "Make it platoon 2"),
        ("units/22/id", "g1-1-3", "Call this one g2-1-1"),
    ],
)  # fmt: skip
def test_two_alike_of_which_one_is_what_is_missing(path: str, wrong: object, label: str) -> None:
    """A unit or platoon that another's number or id makes one too many is given its own, and nothing is wrong then."""
    data = deepcopy(MARKET)
    *steps, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
    reduce(getitem, steps, data)[last] = wrong
    card = card_of(data)
    (told,) = [one for one in issues_of_card(card) if one.code.endswith("duplicate-unit-id")]
    fix = next(one for one in told.fixes if one.label == label)
    assert fix.apply(card.scenario).data == card_of(MARKET).scenario.data


def test_shapes_of_fields() -> None:
    """A card may name players and sides as they are called, gliders' headings in small letters, calibres as numbers."""
    support = {"allies": {"available": 20}}
    dyo = {
        "bids": {"Ann": 25, "Ben": 27},
        "purchases": {"allies": [{"item": "truck"}]},
        "support_points": support,
    }
    result = {"allies": {"casualties": "4"}, "final_score": 30}
    mortars = [{"type": 60, "size": "section"}, {"type": 81, "size": "platoon"}, {"type": "8cm"}]
    data = {
        **MILL,
        "kind": "dyo",
        "edges": {"attacker_fbe": "S", "defender_fbe": "N", "attacker_ebe": ["B1"], "defender_ebe": "S"},
        "sides": [{"role": "attacker", "force": {"mortars": mortars}}, {"role": "defender"}],
        "units": [{"unit": "fp_at", "side": "defender", "at": "D4", "facing": 3}],
        "landing": {"gliders": [{"direction": "sw"}]},
        "dyo": {**dyo, "result": result},
    }
    scenario, problems = scenario_from_json(data)
    assert problems == ()
    again, problems = scenario_from_json(scenario_to_json(scenario))
    assert again == scenario
    assert problems == ()


def test_sides_without_ids_are_printed_by_their_roles() -> None:
    """A mission's sides are known by their roles, so that what names one so is printed with it."""
    heading = {name: MILL[name] for name in ("id", "title", "ruleset", "map")}
    units = [{"unit": "squad", "side": "defender"}]
    sides = [{"role": "attacker", "faction": "allies"}, {"role": "defender", "faction": "axis"}]
    text = card_sheet(card_of({**heading, "sides": sides, "units": units})).text
    assert "Of no side" not in text
    assert "A side without id" not in text


def test_who_is_aboard_goes_by_the_new_name_of_its_truck() -> None:
    """Of two trucks of one id the second is called otherwise, and so it is by the squad in its hex."""
    units = [
        {"unit": kind, "side": "attacker", "at": at, **more}
        for at in ("les-etangs.C3", "les-etangs.D4")
        for kind, more in (("truck", {"id": "v"}), ("squad", {"mounted_on": "v"}))
    ]
    card = card_of({**MILL, "units": units})
    (issue,) = (one for one in issues_of_card(card) if one.code.endswith("/duplicate-unit-id"))
    after = issue.fixes[0].apply(card.scenario)
    assert [row.get("mounted_on") for _, row in after.units] == [None, "v", None, "v-2"]
