"""The words of messages about missions: numbers that agree, names for keys, what lacks what."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rules.cards.card import Card
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.last_hundred_yards.cards.dyo import steps as dyo
from bob_editor.rulesets.last_hundred_yards.cards.landings import breaches as landings
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.required import lacking, required_fields, short
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
