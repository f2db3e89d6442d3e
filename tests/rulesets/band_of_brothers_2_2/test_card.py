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
from tests.rulesets.band_of_brothers_2_2.full_card import FULL
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
