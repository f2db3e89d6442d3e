"""What forms, maps and prints are told of a card: its pages, areas, counters, catalogue, facts and picture."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.rules.game import game_from_data
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset, ruleset_folders
from bob_editor.storage.kinds.scenarios import scenario_from_json, scenario_to_json
from tests.rulesets.memoir_44.cards import OVERLORD, card_on, code

SCHEMA = json.loads(
    (Path(__file__).parents[3] / "schemas" / "scenario-memoir-44.schema.json").read_text("utf-8")
)
LAYOUT = json.loads((ruleset_folders()["memoir-44"] / "card.json").read_text("utf-8"))
FIXED = {"format", "version", "ruleset", "imported"}
FULL = {
    "date": {"begin": "1942-06-06", "end": "1942-06-07"},
    "sides": {
        "top": {
            "side": "axis",
            "nations": ["ger"],
            "command_cards": 5,
            "victory_medals": 5,
            "reserves": [{"unit": "armor", "nation": "ger", "count": 2}],
        },
        "bottom": {"side": "allies", "country": "US", "command_cards": 5, "victory_medals": 5},
    },
    "first_player": "top",
    "units": [
        {"at": "D4", "side": "axis", "nation": "ger", "unit": "infantry", "swa": "mortar", "figures": 3},
        {"at": "G5", "side": "allies", "nation": "us", "unit": "armor", "boat": True},
        {"at": "H5", "side": "allies", "nation": "us", "unit": "train", "part": "locomotive"},
    ],
    "markers": [
        {"marker": "wire", "at": "D5", "facing": "s"},
        {"marker": "exit", "at": "B9", "side": "axis", "mode": "range", "pair": 1},
        {"marker": "exit", "at": "E9", "side": "axis", "mode": "range", "pair": 1},
        {"marker": "minefield", "at": "E5", "side": "axis", "value": 2},
        {"marker": "smoke_screen", "at": "A1", "group": 1},
        {"marker": "landing_craft", "at": "A9", "side": "allies"},
    ],
    "objectives": [
        {
            "owner": "allies",
            "kind": "temporary",
            "hexes": ["C3", "D3"],
            "condition": {"type": "majority"},
            "value": 2,
        },
        {"owner": "axis", "kind": "empty_section", "sections": ["left"]},
        {"owner": "any", "kind": "destroy", "target": "G5"},
        {"owner": "axis", "kind": "exit"},
    ],
    "cards": {
        "paradrop": {"drops": [{"side": "allies", "target": "F3", "range": 1, "figures": [4]}]},
        "beach_control": {"side": "allies", "sections": ["left"]},
        "sabotage": {"targets": [{"at": "G5", "stars": 2, "side": "axis"}]},
        "ground_reinforcements": {
            "side": "axis",
            "table": [{"result": "star", "unit": {"unit": "infantry"}}],
        },
        "town_control": {"need": {"axis": 1, "allies": 1}},
        "capture_hq": {"tents": [{"at": "C3", "owner": "axis"}]},
        "blow_bridges": {"bridges": ["G5"]},
        "combat_cards": {"per_player": 2},
        "night_attack": {"start_visibility": 2},
        "italian_royal_army": {"high_command": True, "side": "axis"},
        "red_army": {"variant": "standard"},
    },
    "changes": [{"change": "impassable", "at": ["C3"], "units": ["armor"]}, {"change": "cave", "at": ["D4"]}],
    "conditions": {"visibility": 3},
    "rules": [{"text": "It burns.", "hexes": ["C3"]}],
}


def test_pages_cover_every_field_once():
    """The form's pages hold each field of the schema, and no other; so do hints and prints name what there is."""
    listed = [field for page in LAYOUT["pages"] for field in page["fields"]]
    assert sorted(listed) == sorted(set(SCHEMA["properties"]) - FIXED - {"ruleset"})
    for path in LAYOUT["hints"]:
        assert path.split("/")[0] in SCHEMA["properties"]
    for section in LAYOUT["print"]:
        assert set(section["fields"]) <= set(SCHEMA["properties"])


def test_a_full_card_fits_the_schema():
    """The card that these tests use is one that the schema accepts."""
    _, problems = scenario_from_json(scenario_to_json(card_on(FULL).scenario))
    assert problems == ()


def test_a_fresh_card_has_no_errors():
    """What a new card begins with fits the schema, and nothing in it is an error."""
    card = card_on(LAYOUT["new"])
    _, problems = scenario_from_json(scenario_to_json(card.scenario))
    assert problems == ()
    assert not [issue for issue in issues_of_card(card) if issue.severity == "error"]


def test_areas():
    """Objectives, exits with all hexes between a pair, drops, beaches and sections that count."""
    found = {
        (area.kind, area.title): area
        for area in code().areas(card_on(FULL, base={"terrain": "open", "face": "beach"}))
    }
    card = card_on(FULL)
    labels = {key: sorted(map(card.grid.label, area.hexes)) for key, area in found.items()}
    assert labels["objective", "Temporary: 2 medals"] == ["C3", "D3"]
    assert labels["exit", "Exit"] == ["B9", "C9", "D9", "E9"]
    assert len(labels["entry", "Paradrop"]) == 7
    assert labels["objective", "Destroy: 1 medal"] == ["G5"]
    assert "A5" in labels["objective", "Beach, left"]
    assert "G5" not in labels["objective", "Beach, left"]
    assert len(labels["objective", "Empty section: 1 medal"]) == 9 * 4
    assert found["exit", "Exit"].side == "axis"


def test_pairs_without_a_number_go_together_as_they_lie():
    """Two and two along a baseline, all the hexes between them included (A23)."""
    exits = [{"marker": "exit", "at": at, "side": "axis", "mode": "range"} for at in ("L9", "B9", "J9", "E9")]
    card = card_on({"markers": [*exits, *({**one, "at": one["at"][0] + "1"} for one in exits[:2])]})
    found = [sorted(map(card.grid.label, area.hexes)) for area in code().areas(card) if area.kind == "exit"]
    assert found[1:] == [["B9", "C9", "D9", "E9"], ["J9", "K9", "L9"]]
    assert (found[0][0], found[0][-1], len(found[0])) == ("B1", "L1", 11)


def test_one_of_a_thing_is_not_several():
    """In what is told of a depleted sniper, and of an objective of one hex."""
    sniper = {"unit": "sniper", "side": "axis", "nation": "ger", "at": "C3", "figures": 1, "depleted": True}
    town = {
        "owner": "axis",
        "kind": "permanent",
        "hexes": ["C3"],
        "condition": {"type": "count", "threshold": 2},
    }
    told = {issue.message for issue in issues_of_card(card_on({"units": [sniper], "objectives": [town]}))}
    assert {
        "2 of 1 hex cannot be held.",
        "A unit of sniper at C3 is depleted and has all of its 1 figure.",
    } <= told


def test_objectives_are_called_by_their_ids():
    """What has an id is called by it; a beach that is an objective is shown once."""
    rows = [
        {"id": "left-beach", "owner": "allies", "kind": "beach_section", "sections": ["left"], "value": 2}
    ]
    card = card_on({**FULL, "objectives": rows}, base={"terrain": "open", "face": "beach"})
    (beach,) = [area for area in code().areas(card) if area.kind == "objective"]
    assert beach.title == "Left beach: 2 medals"
    assert {card.grid.label(at)[1:] for at in beach.hexes} == {"5", "6", "7"}


def test_counters():
    """Units show nation, figures that are missing, and what they carry; medals their value."""
    found = {(one.kind, one.symbol, one.text) for one in code().counters(card_on(FULL))}
    assert ("unit", "infantry", "GER 3 Mtr") in found
    assert ("unit", "armor", "US boat") in found
    assert ("objective", "medal", "2") in found
    assert ("marker", "minefield", "2") in found
    # What players see of it tells nothing of its strength.
    assert {one.public.text for one in code().counters(card_on(FULL)) if one.symbol == "minefield"} == {""}
    assert {one.facing for one in code().counters(card_on(FULL)) if one.symbol == "wire"} == {"s"}


def test_catalogue_rows_fit_the_schema():
    """Whatever is dragged onto the map makes a row that the schema accepts, for each side that may own it."""
    card = card_on(FULL)
    groups = code().catalogue(card)
    assert {"Axis infantry", "Allies armor", "Markers", "Objectives"} <= {group.title for group in groups}
    for entry in (entry for group in groups for entry in group.entries):
        place = ["D4"] if entry.place == "hexes" else "D4"
        for side in entry.sides or (None,):
            owner = {} if side is None else {"side": side}
            fields = {**FULL, entry.section[0]: [{**entry.row, **owner, entry.place: place}]}
            _, problems = scenario_from_json(scenario_to_json(card_on(fields).scenario))
            assert problems == (), entry.id


def test_smoke_that_is_laid_in_two_places_is_two_clouds():
    """As many as one drags onto the map: those that touch belong together, unless they are numbered (A21)."""
    (smoke,) = (
        one.row
        for group in code().catalogue(card_on({}))
        for one in group.entries
        if one.id == "smoke_screen"
    )
    markers = [{**smoke, "at": at} for at in ("B1", "C1", "D1", "J9", "K9", "L9")]
    assert not [one for one in issues_of_card(card_on({"markers": markers})) if "smoke" in one.code]


def test_nations_decide_whose_troops_are_offered():
    """Marines and partisans are offered where their nation fights."""
    entries = {entry.id for group in code().catalogue(card_on(FULL)) for entry in group.entries}
    assert "allies-leathernecks" in entries
    assert "axis-leathernecks" not in entries
    assert "allies-french_resistance" not in entries


def test_facts():
    """Figures by class, what is to come, sections, medals and the generation of the assets."""
    told = {(fact.title, fact.side): fact.text for fact in code().facts(card_on(FULL))}
    assert told["Board", ""] == "Standard, 13 by 9"
    assert told["Special weapons", ""] == "early or late-war cards"
    assert told["Units", "axis"] == "1 on the board; figures: 3 infantry"
    assert told["Units to come", "axis"] == "3"
    assert told["Units by section", "allies"] == "left 0, centre 2, right 0"
    assert told["Medals within reach", "allies"] == "no limit, 5 to win"


def test_who_sits_at_the_top_sees_the_sections_from_there():
    """What lies on the board's left is right to him; the assets' generation is named by its own card."""
    units = [{"at": "A3", "side": "axis", "nation": "ger", "unit": "infantry", "swa": "mortar"}]
    units.append({"at": "D2", "side": "axis", "nation": "ger", "unit": "armor"})  # on the line between two
    fields = {**FULL, "units": units, "date": {"begin": "1944-06-06"}}
    told = {(fact.title, fact.side): fact for fact in code().facts(card_on(fields))}
    assert told["Units by section", "axis"].text == "left 0, centre 1, right 2; 1 of them in two"
    assert told["Special weapons", ""].cites == "SWA4"


def test_medals_of_towns_and_blown_bridges_count_once():
    """Towns that are needed together are one win; a blown bridge pays who may blow it, by card or by objective."""
    towns = {"owner": "any", "kind": "town_control", "hexes": ["C3", "I7"], "value": 2}
    blown = {"owner": "axis", "kind": "destroy", "target": "H5"}
    rules = {
        "town_control": {"hexes": ["C3", "I7"], "need": {"axis": 2, "allies": 2}, "medals": 2},
        "blow_bridges": {"side": "axis", "bridges": ["H5", "D5"], "medal_if_blown": True},
    }
    card = card_on({"sides": FULL["sides"], "cards": rules, "objectives": [towns, blown]})
    told = {fact.side: fact.text for fact in code().facts(card) if fact.title == "Medals within reach"}
    # The Axis has a bridge that the card alone pays for, the Allies its two tanks in reserve.
    assert told == {"axis": "4, 5 to win", "allies": "4, 5 to win"}


def test_border_of_half_flanks_is_ruled():
    """On an Overlord board ``overlord_border`` says where the outer flank right of the board is parted."""
    unit = [{"at": "V2", "side": "axis", "nation": "ger", "unit": "infantry"}]
    for answers, expected in (({}, "1 1 0 0 0 0"), ({"overlord_border": 41}, "1 0 0 0 0 0")):
        card = card_on({**FULL, "units": unit, "rulings": answers}, grid=OVERLORD)
        told = {fact.title: fact.text for fact in code().facts(card) if fact.side == "axis"}
        assert told["Units by half flank"] == expected


def test_picture_after_changes():
    """Caves and flooded fields are painted as what they become."""
    changes = [{"change": "cave", "at": ["D4"]}, {"change": "flooded_fields"}]
    card = card_on({"changes": changes}, hexes={"D4": {"terrain": ["mountain"]}, "E4": {"terrain": ["hill"]}})
    board = code().pictured(card.scene)
    assert board.content(card.grid.hex("D4")).terrain_ids == ("cave_on_mountain",)
    assert board.content(card.grid.hex("E4")).terrain_ids == ("hill",)
    assert board.base.terrain == "flooded_field"


def test_overlays():
    """Sections of a standard board overlap on the dotted lines; an Overlord board has half flanks besides."""
    rules = ruleset("memoir-44")
    by_id = {overlay.id: overlay for overlay in rules.overlays()}
    card = card_on({})
    sight = rules.sight(Scene(card.board, rules))
    sizes = [len(by_id["sections"].hexes(sight, choice)) for choice, _ in by_id["sections"].choices]
    assert sizes == [36, 49, 36]
    assert not by_id["half_flanks"].hexes(sight, "0")
    wide = card_on({}, grid=OVERLORD)
    sight = rules.sight(Scene(wide.board, rules))
    assert all(by_id["half_flanks"].hexes(sight, choice) for choice, _ in by_id["half_flanks"].choices)


ODD: tuple[Any, ...] = (
    None,
    True,
    -3,
    10**6,
    0.5,
    "",
    "Z9",
    "axis",
    [],
    [[]],
    {},
    {"at": []},
    [{"at": 4}],
    ["D4", 7],
)


def _spoiled(value, dice):
    """The value with a part of it replaced by something of another kind."""
    if dice.random() < 0.12 or not isinstance(value, (dict, list)) or not value:
        return dice.choice(ODD)
    if isinstance(value, dict):
        name = dice.choice(list(value))
        return {**value, name: _spoiled(value[name], dice)}
    place = dice.randrange(len(value))
    return [*value[:place], _spoiled(value[place], dice), *value[place + 1 :]]


@pytest.mark.parametrize("seed", range(100))
def test_every_check_bears_a_malformed_card(seed):
    """Whatever stands where the schema wants something else, no check and nothing that is shown fails."""
    dice = random.Random(seed)
    fields = dict(FULL)
    for _ in range(4):
        fields = _spoiled(fields, dice)
        if not isinstance(fields, dict):
            return
    card = card_on(fields, base={"terrain": "open", "face": dice.choice(["beach", "winter"])})
    for issue in issues_of_card(card):
        for fix in issue.fixes:
            fix.apply(card.scenario)
    code().areas(card)
    code().counters(card)
    code().catalogue(card)
    code().facts(card)
    code().pictured(card.scene)


@pytest.mark.parametrize(
    ("bases", "told"),
    [(("memoir-44",), 0), (("in-between", "memoir-44"), 0), (("in-between", "combat-commander-pacific"), 1)],
)
def test_what_is_based_on_a_game_is_played_on_its_boards(bases, told):
    rules = ruleset("memoir-44")
    code = {**rules.code, "further_bases": bases[1:]}
    own = game_from_data({**rules.data, "id": "own", "based_on": bases[0]}, **code)
    found = issues_of_card(replace(card_on(FULL), ruleset=own), code="own/board-of-another-game")
    assert len(found) == told


def test_a_game_that_says_of_no_names_what_they_are_is_checked() -> None:
    """Designers who base their own on this one write the rows of its checks anew."""
    card = card_on(FULL)
    rows = [{"check": "unknown-reference", "names": {"side": ["units/*/side"]}}]
    rules = replace(card.ruleset, data={**card.ruleset.data, "checks": rows})
    assert not [one for one in issues_of_card(replace(card, ruleset=rules)) if one.failed]
