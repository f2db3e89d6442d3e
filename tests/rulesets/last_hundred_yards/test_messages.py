"""The words of messages about missions: numbers that agree, names for keys, what lacks what."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Feature, HexContent
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rules.cards.card import Card
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.last_hundred_yards.card import areas as card_areas
from bob_editor.rulesets.last_hundred_yards.cards.dyo import steps as dyo
from bob_editor.rulesets.last_hundred_yards.cards.landings import breaches as landings
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.required import lacking, required_fields, short
from bob_editor.rulesets.last_hundred_yards.cards.setup.transport import overloading
from bob_editor.rulesets.last_hundred_yards.checks.board.no_rural_or_urban_base import no_rural_or_urban_base
from bob_editor.rulesets.last_hundred_yards.checks.board.sector_note_wrong import sector_note_wrong
from bob_editor.rulesets.last_hundred_yards.land.tables import in_number, kinds
from bob_editor.storage.documents import read_board
from tests.rulesets.read_once import card_on

Json = Any

MAPS = Path(__file__).parents[3] / "maps" / "last-hundred-yards"
MILL: dict[str, Json] = json.loads((MAPS / "the-mill-at-les-etangs.scenario.json").read_text("utf-8"))

LES_ETANGS = read_board(MAPS / "les-etangs.board.json").value


def card_of(**fields: Json) -> Card:
    """The mission at the mill with other fields; those that are None are left out."""
    data = {name: value for name, value in {**MILL, **fields}.items() if value is not None}
    scenario = Scenario({name: value for name, value in data.items() if name not in ("format", "version")})
    files = [BoardFile(place, False, None, LES_ETANGS) for place in scenario.boards]
    return card_on(scenario, ruleset("last-hundred-yards"), files)


def messages(check: str, **fields: Json) -> list[str]:
    """What a check says of it."""
    issues = issues_of_card(card_of(**fields))
    return [issue.message for issue in issues if issue.code == f"last-hundred-yards/{check}"]


def without(row: dict[str, Json], *names: str) -> dict[str, Json]:
    """A row without some of its fields."""
    return {name: value for name, value in row.items() if name not in names}


def test_who_lacks_what() -> None:
    """The mission, a side or a set-up area, and no key of the file."""
    attacker, defender = MILL["sides"]
    areas = [without(MILL["setup_areas"][0], "name", "area"), without(MILL["setup_areas"][1], "ip")]
    told = messages(
        "mission-field-missing", number=None, sides=[without(attacker, "cdl"), defender], setup_areas=areas
    )
    assert sorted(told) == [
        "Set-up area 1 lacks hexes.",
        "The attacker lacks a CDL.",
        "The mission lacks a number.",
        f"The set-up area “{areas[1]['name']}” lacks a word on improved positions.",
    ]


def test_every_required_field_has_a_name() -> None:
    """For a printed mission and for one of the players' own."""
    for kind in ("printed", "dyo"):
        mission = mission_of(card_of(kind=kind))
        told = [lacking(mission, path) for path, _ in required_fields(mission)]
        assert len(told) > 20
        assert not [one for one in told if "_" in one]


@pytest.mark.parametrize(
    ("value", "words"),
    [(False, "“no”"), (True, "“yes”"), ("on_map", "“on map”"), (45, "45"), ([], "the usual")],
)
def test_values_in_quick_fixes(value: Json, words: str) -> None:
    """As players say them."""
    assert short(value) == words


def test_one_of_a_thing_is_not_several() -> None:
    """In the messages that count."""
    hidden = {"unit": "towed_gun", "side": "german", "at": "F4", "hidden": True}
    assert messages("hidden-setup-in-public-sheet", units=[hidden], markers=[]) == [
        "The card shows 1 hidden unit to both players."
    ]
    mine = {"marker": "minefield", "side": "german", "at": "F4"}
    (told,) = messages("hidden-setup-in-public-sheet", units=[hidden, hidden], markers=[mine])
    assert told == "The card shows 2 hidden units and 1 minefield to both players."


@pytest.mark.parametrize(
    ("name", "one", "two"),
    [
        ("mg_section", "1 MG section", "2 MG sections"),
        ("dummy_nv", "1 non-vehicular dummy", "2 non-vehicular dummies"),
        ("fp_mg", "1 fortified position, MG", "2 fortified positions, MG"),
        ("afv", "1 AFV", "2 AFVs"),
        ("wagon_train", "1 wagon train", "2 wagon trains"),
    ],
)
def test_units_in_number(name: str, one: str, two: str) -> None:
    """By their kind's title, whatever it is."""
    assert (in_number(name, 1), in_number(name, 2)) == (one, two)
    assert all("_" not in in_number(kind, 2) for kind in kinds())


def test_one_hex_is_not_several() -> None:
    """However far a path or an assembly hex is, and however many hexes lack a ground."""
    (breach,) = landings.skid_breaches([Hex(0, 0)], Hex(0, 0), {})
    assert breach.message == "1 hex to its landing zone, 3 are needed"
    (breach,) = landings.assembly_breaches([1])
    assert breach.message == "1 hex from the objective, 5 to 10 are needed"
    rural = {at: HexContent(terrain=(Feature("rural"),)) for at in LES_ETANGS.grid.hexes[1:]}
    board = replace(LES_ETANGS, base=replace(LES_ETANGS.base, terrain="woods"), hexes=rural)
    (finding,) = no_rural_or_urban_base.find(Ground(board, ruleset("last-hundred-yards")))
    assert finding.message == "1 hex is neither rural nor urban: the board's base is woods."
    (finding,) = sector_note_wrong.find(
        Ground(replace(LES_ETANGS, extra={"scatter_diagram": ["n"]}), ruleset("last-hundred-yards"))
    )
    assert finding.message == "The scatter diagram has 1 direction instead of six."


def test_who_may_hide_is_said_by_the_area_of_the_unit() -> None:
    """Whatever is said of another area of its side (20.9.1)."""
    area, off = MILL["setup_areas"]
    hiding = {**area, "id": "hiding", "area": ["F9"], "hidden_allowed": ["squad"]}
    open_ = {**area, "id": "open", "area": ["G6"], "hidden_allowed": False}
    squad = {"unit": "squad", "side": "german", "hidden": True}
    for areas in ([hiding, open_, off], [open_, hiding, off]):
        assert not messages("hidden-not-allowed", units=[{**squad, "at": "F9"}], setup_areas=areas)
        assert not messages("hidden-not-allowed", units=[squad], setup_areas=areas)
        assert messages("hidden-not-allowed", units=[{**squad, "at": "G6"}], setup_areas=areas)


def test_who_may_start_in_motion_is_said_by_the_area_too() -> None:
    """A vehicle in an area that lets none can't, though others of its side may (20.7f)."""
    area, off = MILL["setup_areas"]
    areas = [
        {**area, "id": at, "area": [at], "motion_allowed": moving}
        for at, moving in (("F9", True), ("G6", False))
    ]
    afv = {"unit": "afv", "side": "german", "motion": True}
    told = [
        messages("motion-not-a-vehicle", units=[{**afv, "at": at}], setup_areas=[*areas, off])
        for at in ("F9", "G6")
    ]
    assert list(map(len, told)) == [0, 1]


def test_a_set_up_area_that_is_all_too_near_is_not_made_empty() -> None:
    """Only one that goes on behind the fourth row may begin in the fifth (23.0 step 15)."""
    area, off = MILL["setup_areas"]
    for last, offered in ((4, []), (6, ["Let it begin in row 5"])):
        near = {**area, "area": {"edge": "EBE", "min_row": 2, "max_row": last}}
        issues = issues_of_card(card_of(kind="dyo", setup_areas=[near, off]))
        (issue,) = [one for one in issues if one.code.endswith("/dyo-setup-too-near")]
        assert [fix.label for fix in issue.fixes] == offered


def test_who_may_enter_later_needs_no_room_in_the_set_up_area() -> None:
    """Neither who is named in a group, nor anybody who isn't placed where a group names nobody (20.7h)."""
    area, off = MILL["setup_areas"]
    squads = [{"id": str(one), "unit": "squad", "side": "german"} for one in range(4)]
    group = {"id": "all", "side": "german", "time_min": 5, "edge": "FBE"}
    told = [
        messages(
            "setup-area-too-small",
            units=squads,
            setup_areas=[{**area, "area": ["F9"]}, off],
            reinforcements=[{**group, **named}],
        )
        for named in ({}, {"units": ["0"]}, {"units": ["mg_section"]})
    ]
    assert list(map(len, told)) == [0, 0, 1]


def test_gliders_of_no_turn_land_in_the_first() -> None:
    """With those of which that is said (16.1.2)."""
    glider = {"side": "us", "lz": "F9", "direction": "S"}
    gliders = [{**glider, "id": "a"}, {**glider, "id": "b", "turn": 1}, {**glider, "id": "c", "turn": 2}]
    assert messages("gliders-conflict", landing={"gliders": gliders}) == [
        "Gliders of turn 1: they share a landing zone."
    ]


def test_what_finds_no_room_is_called_by_its_title() -> None:
    """With its capitals (10.4.6)."""
    assert [breach.message for breach in overloading("truck", ["afv"])] == ["no room for 1 AFV"]


def test_an_area_may_be_for_all_of_a_company() -> None:
    """Then all its platoons set up there, and in no other area of the side (20.7)."""
    area, off = MILL["setup_areas"]
    areas = [{**area, "id": "own", "area": ["F9"], "platoons": [{"company": "1"}]}, {**area, "id": "b"}, off]
    squad = {"unit": "squad", "side": "german", "company": "1", "platoon": 1}
    told = [
        messages("platoon-outside-its-area", units=[{**squad, "at": at}], setup_areas=areas)
        for at in ("F9", "G6")
    ]
    assert list(map(len, told)) == [0, 1]


def test_a_recorded_minefield_may_lie_on_the_map_too() -> None:
    """It is one minefield; wire or the enemy's mines in its hex are something else (19.0)."""
    sides = [
        {**side, "marker_counts": {"mines": 1, "recorded": ["F9"]}} if side["id"] == "german" else side
        for side in MILL["sides"]
    ]
    told = {
        (marker, side): messages(
            "recorded-minefield-misplaced",
            sides=sides,
            markers=[{"marker": marker, "side": side, "at": "F9"}],
        )
        for marker, side in (("minefield", "german"), ("minefield", "us"), ("wire", "german"))
    }
    assert [len(one) for one in told.values()] == [0, 1, 1]


def test_a_position_is_turned_only_to_an_edge_that_is_known() -> None:
    """Hexes are no direction (2.2.4)."""
    position = [{"marker": "fp_mg", "side": "german", "at": "F9"}]
    for edge, offered in (("S", [6]), (["A14", "B13"], [])):
        card = card_of(edges={"defender_fbe": "N", "attacker_fbe": edge}, markers=position)
        (issue,) = [one for one in issues_of_card(card) if one.code.endswith("/facing-missing")]
        turned = [fix.apply(card.scenario).get("markers", 0, "facing") for fix in issue.fixes]
        assert turned == offered


def test_who_enters_after_no_minutes_enters_at_the_start() -> None:
    """As the field allows it to be said (20.7h)."""
    entry = {"id": "all", "side": "us", "edge": "FBE"}
    cards = [card_of(reinforcements=[{**entry, "time_min": time}]) for time in (0, "start", 1)]
    titles = [area.title for card in cards for area in card_areas(card) if area.kind == "entry"]
    assert titles == ["Enter at the start", "Enter at the start", "Enter after 1 minute"]


def test_loads_of_landings() -> None:
    """A load of one is, of more are."""
    (breach,) = landings.glider_load_breaches(["squad", "squad", "mg_section"])
    assert breach.message == "2 squads and 1 MG section are no glider's load"
    (breach,) = landings.glider_load_breaches(["truck"])
    assert breach.message == "1 truck is no glider's load"
    (breach,) = landings.stick_breaches("heavy_weapons", [])
    assert breach.message == "nothing is no heavy weapons stick"


def test_purchases_by_their_titles() -> None:
    """Not by their ids."""
    bought = [("wagon", 1), ("mortar_60", 1), ("mortar_81_section", 1)]
    bill = dyo.purchase_bill(bought, theatre="pacific", faction="allies", role="attacker")
    assert [breach.message for breach in bill.breaches] == [
        "there is no “wagon” to buy",
        "60mm mortar section not together with 81mm or 8cm mortar section",
    ]


def test_units_by_name() -> None:
    """What the card calls them and where they belong; ids are the file's."""
    gun = {"id": "g1", "unit": "towed_gun", "name": "PaK 40", "side": "german", "at": "F4"}
    squad = {
        "id": "s1",
        "unit": "squad",
        "side": "german",
        "at": "F4",
        "company": "1",
        "platoon": 2,
        "counter": 3,
    }
    mission = mission_of(card_of(units=[gun, squad]))
    assert [unit.name for unit in mission.units] == ["PaK 40", "Squad 3 (company 1, platoon 2)"]
