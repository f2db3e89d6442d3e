"""What forms, maps and prints are told of a card, and that no malformed card upsets its checks."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rules.cards.card import Card
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset, ruleset_folders
from bob_editor.storage.kinds.scenarios import scenario_from_json, scenario_to_json
from tests.rulesets import read_once
from tests.rulesets.read_once import board_of

EDITIONS = ("band-of-brothers-2.2", "band-of-brothers-2.1")
SCHEMA = json.loads(
    (Path(__file__).parents[3] / "schemas" / "scenario-band-of-brothers.schema.json").read_text("utf-8")
)
LAYOUT = json.loads((ruleset_folders()[EDITIONS[0]] / "card.json").read_text("utf-8"))
FIXED = {"format", "version", "ruleset", "imported"}
HALF = {
    "hexes": "flat-top",
    "columns": 9,
    "rows": [8, 9],
    "shifted": "even",
    "shift": "up",
    "first_row": [1, 0],
    "edges": {"top": "half", "bottom": "half", "left": "half", "right": "half"},
}
BOARDS = {
    "1": {
        "grid": HALF,
        "hexes": {"D4": {"level": 1}, "E5": {"terrain": ["building_stone"]}, "F5": {"level": 2}},
    },
    "2": {
        "grid": HALF,
        "hexes": {"C3": {"terrain": ["river"]}, "E3": {"terrain": ["gully", "bridge"], "level": -1}},
    },
}
FULL: dict[str, Any] = {
    "id": "full",
    "title": "Everything at once",
    "ruleset": EDITIONS[0],
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
ODD: tuple[Any, ...] = (
    None,
    True,
    -3,
    10**6,
    0.5,
    "",
    "Z9",
    "us",
    [],
    [[]],
    {},
    {"at": []},
    [{"at": 4}],
    ["D4", 7],
    {"board": 3},
)


def card_on(fields: dict[str, Any], edition: str = EDITIONS[0]) -> Card:
    """The card of a scenario on the two boards."""
    scenario = Scenario({**fields, "ruleset": edition})
    rules = ruleset(edition)
    files = []
    for place in scenario.boards:
        content = BOARDS.get(place.name, {"grid": HALF})
        files.append(BoardFile(place, False, None, board_of({"ruleset": edition, "base": {}, **content})))
    return read_once.card_on(scenario, rules, files)


def code(edition: str = EDITIONS[0]):
    """What the ruleset says of its cards."""
    return ruleset(edition).card_code()


def test_pages_cover_every_field_once():
    """The form's pages hold each field of the schema, and no other; hints and prints name what there is."""
    listed = [field for page in LAYOUT["pages"] for field in page["fields"]]
    assert sorted(listed) == sorted(set(SCHEMA["properties"]) - FIXED - set(LAYOUT["absent"]))
    for path in LAYOUT["hints"]:
        assert path.split("/")[0] in SCHEMA["properties"] or path.startswith("conditions")
    for section in LAYOUT["print"]:
        assert set(section["fields"]) <= set(SCHEMA["properties"])


def test_a_full_card_fits_the_schema():
    """The card that these tests use is one that the schema accepts."""
    _, problems = scenario_from_json(scenario_to_json(card_on(FULL).scenario))
    assert problems == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fresh_card_has_no_issues(edition):
    """What a new card begins with fits the schema, and nothing in it is worse than a hint."""
    boards = {"boards": [{"board": "3.board.json", "name": "3"}]}
    card = card_on({"id": "new", "title": "New", "map": boards, **LAYOUT["new"]}, edition)
    _, problems = scenario_from_json(scenario_to_json(card.scenario))
    assert problems == ()
    assert [issue.code for issue in issues_of_card(card) if issue.severity != "hint"] == []


@pytest.mark.parametrize(("edition", "told"), [(EDITIONS[0], True), (EDITIONS[1], False)])
def test_what_an_edition_lacks_is_told_once(edition, told):
    """A mortar in a bunker can't fire; where there are no bunkers, that is all that is told."""
    fields = {
        "map": {"boards": [{"board": "3.board.json", "name": "3"}]},
        "unit_types": {"mortar": {"kind": "wt", "wt_type": "mortar"}},
        "units": [{"unit_type": "mortar", "side": "ge", "at": "C3"}],
        "markers": [{"marker": "bunker", "at": "C3"}],
    }
    codes = {issue.code for issue in issues_of_card(card_on(fields, edition))}
    assert (f"{edition}/unit-cannot-fire-here" in codes) == told
    assert ("band-of-brothers-2.1/datum-not-in-edition" in codes) != told


def test_areas():
    """Set-up areas, entries by the edge and on the map, victory hexes, exits and minefields."""
    card = card_on(FULL)
    found = {(area.kind, area.title, area.side): area.hexes for area in code().areas(card)}
    assert found["objective", "Victory hexes", "us"] == {card.grid.hex("1.E5")}
    assert found["note", "Minefield", "ja"] == {card.grid.hex("1.C4")}
    assert len(found["setup", "A Company", "us"]) == 17
    assert card.grid.hex("1.A3") in found["entry", "Enter on turn 2", "us"]
    assert found["entry", "Enter on turn 4", "ja"] == found["setup", "ja1", "ja"]
    assert card.grid.hex("2.A4") in found["exit", "Leave the map", "us"]


def test_a_set_up_area_without_a_name_is_counted_from_one():
    """As its issues count it, too."""
    card = card_on({**FULL, "setup_areas": [{"side": "us", "area": {"rows": [1, 2]}}]})
    assert "Set-up area 1" in [area.title for area in code().areas(card)]


def test_hexes_off_the_map_leave_a_minefield_alone():
    """What lacks only its board stays, which another check tells."""
    mines = {"change": "mines", "at": ["1.C4", "C4", "1.Z9"]}
    card = card_on({**FULL, "changes": [mines]})
    told = f"{EDITIONS[0]}/minefield-misplaced"
    (issue,) = (one for one in issues_of_card(card) if one.code == told)
    assert issue.fixes[0].apply(card.scenario).get("changes", 0, "at") == ["1.C4", "C4"]


def test_counters():
    """Units show their fire power, hubs their range; what is hidden says so; riders stand nowhere by themselves."""
    card = card_on(FULL)
    found = {(one.kind, one.symbol): one for one in code().counters(card)}
    assert found["unit", "vehicle"].text == "9-7"
    assert found["unit", "hub"].text == "4"
    assert found["unit", "decoy"].concealed
    assert found["marker", "cave"].facing == "w"
    assert found["objective", "victory"].side == "ja"
    assert len(code().counters(card)) == 8


def test_with_a_carrier_goes_who_is_aboard_in_its_hex():
    """Who is mounted on it and stands there too, nobody else; with another unit goes nobody. It lies uppermost."""
    truck = {"kind": "carrier", "side": "us", "at": "1.D4", "id": "truck", "facing": "e"}
    aboard = {"kind": "squad", "side": "us", "at": "1.D4", "mounted_on": "truck"}
    units = [truck, aboard, {**aboard, "at": "1.D5"}, {**aboard, "mounted_on": "other"}]
    card = card_on({**FULL, "units": units})
    assert code().companions(card, ("units", 0)) == (("units", 1, "at"),)
    assert code().companions(card, ("units", 3)) == ()
    here = [
        one.path for one in code().counters(card) if one.kind == "unit" and one.at == card.grid.hex("1.D4")
    ]
    assert here[-1] == ("units", 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_catalogue_rows_fit_the_schema(edition):
    """Whatever is dragged onto the map makes a row that the schema accepts, for each side that may own it."""
    card = card_on(FULL, edition)
    entries = [entry for group in code(edition).catalogue(card) for entry in group.entries]
    assert {"rifles", "decoy", "foxhole", "victory"} <= {entry.id for entry in entries}
    assert ("bunker" in {entry.id for entry in entries}) == (edition == EDITIONS[0])
    for entry in entries:
        for side in entry.sides or (None,):
            owner = {} if side is None else {"side": side}
            fields = {**FULL, entry.section[0]: [{**entry.row, **owner, entry.place: "1.D4"}]}
            _, problems = scenario_from_json(scenario_to_json(card_on(fields, edition).scenario))
            assert problems == (), entry.id


def test_a_counter_is_offered_to_the_sides_of_its_nation():
    """The card's own counters go to whoever's nations hold theirs; to all where none does or none is named."""
    types = {
        "rifles": {"name": "Rifles", "kind": "squad", "nationality": "american"},
        "raiders": {"name": "Raiders", "kind": "squad", "nationality": "marine"},
        "panther_5": {"kind": "vehicle", "nationality": "german"},
        "guards": {"name": "Guards", "kind": "squad", "nationality": "russian"},
        "crew": {"name": "Crew", "kind": "squad"},
    }
    sides = [
        {"id": "us", "name": "Americans", "nationalities": ["american"]},
        {"id": "ge", "name": "Germans", "nationalities": ["german", "ss"]},
    ]
    groups = {
        group.title: group for group in code().catalogue(card_on({"sides": sides, "unit_types": types}))
    }
    own = {entry.id: entry for entry in groups["Counters of this card"].entries}
    both = ("us", "ge")
    assert {name: entry.sides for name, entry in own.items()} == {
        "rifles": ("us",),
        "raiders": ("us",),
        "panther_5": ("ge",),
        "guards": both,
        "crew": both,
    }
    assert own["panther_5"].title == "Panther 5"


def test_facts():
    """Strength with what comes later, Op Fire of artillery, reverse slopes, and how far one sees."""
    told = {(fact.title, fact.side): fact.text for fact in code().facts(card_on(FULL))}
    assert told["Strength", "us"].startswith("8 squads, 2 vehicles")
    assert told["Artillery in Op Fire", "us"] == "105 mm battery: -2"
    assert told["Night", ""] == "one sees 3 hexes"
    assert told["Reverse slopes", "us"].partition(" ")[0].isdigit()


def test_area_of_control_is_told_where_all_units_stand():
    """Units that a player sets up where he likes count for it (16.1): until they stand nobody knows how large it is."""
    placed = [
        {"unit_type": "rifle", "side": side, "at": at}
        for side, hexes in (("us", ("1.C3", "1.D3", "1.E3")), ("ja", ("2.C3", "2.D3", "2.E3")))
        for at in hexes
    ]
    fields = {**FULL, "units": placed, "setup_areas": []}
    told = {(fact.title, fact.side): fact.text for fact in code().facts(card_on(fields))}
    assert told["Area of control", "us"].partition(" ")[0] != "0"
    area = {
        "id": "more",
        "side": "us",
        "area": {"edge": "bottom"},
        "forces": [{"unit_type": "rifle", "count": 1}],
    }
    more = code().facts(card_on({**fields, "setup_areas": [area]}))
    assert not [fact for fact in more if fact.title == "Area of control"]


def test_picture_after_changes():
    """A hex that a special rule turns into orchard is painted as one."""
    card = card_on(FULL)
    board = code().pictured(card.scene)
    assert board.content(card.grid.hex("1.C6")).terrain_ids == ("orchard",)


def _places(value: Any, path: tuple[Any, ...] = ()):
    """Every place of a card's data, the inner ones too."""
    yield path
    if isinstance(value, dict):
        for name, entry in value.items():
            yield from _places(entry, (*path, name))
    elif isinstance(value, list):
        for number, entry in enumerate(value):
            yield from _places(entry, (*path, number))


def _broken(chance: random.Random) -> dict[str, Any]:
    """The full card with odd values in a few places."""
    card = copy.deepcopy(FULL)
    for _ in range(chance.randint(1, 6)):
        path = chance.choice([path for path in _places(card) if path])
        holder = card
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = copy.deepcopy(chance.choice(ODD))
    return card


def test_mines_that_are_no_list_upset_no_trail():
    """Both are told of as what they are."""
    trail = {"marker": "trail", "at": FULL["units"][0]["at"]}
    card = card_on({**FULL, "markers": [trail], "changes": [{"change": "mines", "at": 5}]}, EDITIONS[0])
    assert "has no other end" in " ".join(one.message for one in issues_of_card(card))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_malformed_cards_upset_nobody(edition, seed):
    """Checks, areas, counters, catalogue, facts and picture bear whatever a half-written card says."""
    chance = random.Random(seed)
    for _ in range(8):
        card = card_on(_broken(chance), edition)
        for issue in issues_of_card(card):
            if issue.subject == "scenario":
                for fix in issue.fixes:
                    fix.apply(card.scenario)
        for ask in (
            code(edition).areas,
            code(edition).counters,
            code(edition).catalogue,
            code(edition).facts,
        ):
            ask(card)
        code(edition).pictured(card.scene)
