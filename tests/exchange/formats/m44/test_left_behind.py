"""What a scenario says is in its .m44 file, or told to be lost: nothing goes without a word."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bob_editor.exchange.door import outgoing_of
from bob_editor.exchange.format import Asked, Given, Outgoing, Written
from bob_editor.exchange.formats.m44 import FORMAT
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.rulesets import ruleset

RULES = ruleset("memoir-44")
OUTGOING = outgoing_of(
    Path(__file__).resolve().parents[4] / "maps" / "memoir-44" / "crossings-of-the-aubrelle.scenario.json"
)
assert OUTGOING.scenario is not None
CARD: Scenario = OUTGOING.scenario


def sent(*edits: tuple[str, Any]) -> tuple[Written, Scenario]:
    """What is written of the shipped scenario with some fields put, and what is read of that."""
    card = CARD
    for path, value in edits:
        keys = tuple(int(one) if one.isdecimal() else one for one in path.split("/"))
        card = put(card, keys, value)
    out = FORMAT.write(Outgoing(OUTGOING.board, RULES, card), Asked())
    return out, FORMAT.read(Given(out.data, "a.m44"), Asked(RULES, name="a")).scenarios[0]


def told(*edits: tuple[str, Any]) -> set[str]:
    """What is told to be lost of a scenario with some fields put, beyond what is lost of it without."""
    before = {(row.place, row.original) for row in sent()[0].report}
    return {row.original for row in sent(*edits)[0].report if (row.place, row.original) not in before}


DROP = {"side": "allies", "target": "E1", "range": 2, "unit": "infantry", "nation": "us"}
LOST = {
    "units/0/heroic_leader": True,
    "units/0/depleted": True,
    "units/0/boat": True,
    "units/0/veteran_star": True,
    "units/0/accessory": "bobbin",
    "units/0/held_until_turn": 3,
    "units/0/load": {"unit": "infantry"},
    "units/12/nation": "no",
    "sides/top/nations": ["ger", "it"],
    "sides/top/combat_cards": 2,
    "sides/top/medals_at_start": 1,
    "sides/top/reserves": [{"unit": "infantry", "nation": "ger"}],
    "sides/top/generals": {"cic": "A"},
    "sides/top/air": {"planes": 2},
    "cards/night_attack": {"start_visibility": 3},
    "cards/smoke_screen": {"side": "axis", "uses": 2},
    "cards/blitz": {"allied_armor_max": 1},
    "cards/blow_bridges": {"side": "axis", "option": 1, "bridges": ["I3"]},
    "cards/paradrop": {"drops": [{**DROP, "figures": [4], "not_before": 3}]},
    "cards/italian_royal_army": {"side": "axis", "motorized": True},
    "cards/exits": {"note": "By the road alone."},
    "cards/town_control": {"need": {"axis": 2}},
    "markers/7/value": 0,
    "markers/7/marker": "control",
    "objectives/0/held_at_start": True,
    "objectives/0/token": "star",
    "objectives/4/kind": "exit",
    "objectives/3/condition": {"type": "contested_default", "holder": "axis", "challenger": "allies"},
    "changes": [{"change": "impassable", "at": ["D5"], "units": ["armor"]}],
    "conditions": {"visibility": 3},
    "rulings": {"erg_joins_hills": False},
    "balance": [{"side": "axis", "text": "Harder."}],
    "author": "Somebody",
    "title": "Other than its name in the texts",
}
"""Fields that the files have no place for, with a value."""
HELD = {
    "units/0/figures": 2,
    "units/0/badge": "badge13",
    "units/0/swa": "mortar",
    "units/12/nation": "brit",
    "cards/paradrop": {"drops": [{**DROP, "figures": [4]}]},
    "cards/red_army": {"side": "allies"},
    "changes": [{"change": "impassable", "at": ["D5"], "side": "axis"}],
    "objectives/3/condition": {"type": "last_occupant"},
    "expansions": ["base", "pacific"],
    "status": "public",
}
"""Fields that they have a place for."""


@pytest.mark.parametrize("path", LOST)
def test_what_the_files_cannot_hold_is_told(path: str) -> None:
    """Each field by itself."""
    assert told((path, LOST[path]))


@pytest.mark.parametrize("path", HELD)
def test_what_they_can_hold_comes_back_and_is_not_told(path: str) -> None:
    """Each field by itself."""
    assert told((path, HELD[path])) == set()


def test_a_hex_closed_to_one_side_comes_back_as_closed_to_it_alone() -> None:
    """It was written as closed to both, and read as closed to none."""
    _, back = sent(("changes", HELD["changes"]))
    assert back.get("changes") == HELD["changes"]


def test_a_title_is_the_name_in_the_texts_that_have_none() -> None:
    """Also where they aren't English: the file had no title at all."""
    texts = {"de": {"victory": "6 Medaillen."}}
    _, back = sent(("title", "Die Mühle"), ("texts", texts))
    assert (back.title, back.get("texts", "de", "name")) == ("Die Mühle", "Die Mühle")


def test_a_hex_closed_by_two_rows_is_closed_as_they_say_together() -> None:
    """It was left open, as no tile says a change twice; one that closes it to both leaves nothing for the other."""
    row = {"change": "impassable", "at": ["D5"]}
    sides = [{**row, "side": side} for side in ("allies", "axis")]
    assert told(("changes", sides)) == told(("changes", [row, sides[1]])) == set()
    assert sent(("changes", sides))[1].get("changes") == sides
    assert sent(("changes", [row, sides[1]]))[1].get("changes") == [row]


def test_figures_of_several_drops_in_one_row_are_as_many_drops() -> None:
    """Of more than one only the first was written."""
    drops = {"drops": [{**DROP, "figures": [4, 3]}]}
    assert told(("cards/paradrop", drops)) == set()
    _, back = sent(("cards/paradrop", drops))
    assert back.get("cards", "paradrop", "drops") == [{**DROP, "figures": [one]} for one in (4, 3)]


def test_rules_of_the_scenario_are_in_the_text_of_its_special_rules() -> None:
    """Its own by title and text, hexes by their names, and rule cards without an option by their titles."""
    out, _ = sent()
    rules = json.loads(out.data)["text"]["en"]["rules"]
    assert rules.startswith(CARD.text("texts", "en", "special_rules"))
    assert "The mill ford: Units stop when they enter E7, and fire" in rules
    assert rules.endswith("\n\nBridge control.")
    again = FORMAT.read(Given(out.data, "a.m44"), Asked(RULES, name="a"))
    assert again.scenarios[0].text("texts", "en", "special_rules") == rules
    once_more = FORMAT.write(Outgoing(again.boards[0], RULES, again.scenarios[0]), Asked())
    assert json.loads(once_more.data) == json.loads(out.data)


@pytest.mark.parametrize(
    ("unit", "stands"),
    [
        ({"unit": "tankettes"}, {"unit": "armor"}),
        ({"unit": "screaming_meemies"}, {"unit": "artillery"}),
        ({"unit": "mortar_late"}, {"unit": "infantry", "swa": "mortar"}),
        ({"unit": "supply_train"}, {"unit": "train", "part": "locomotive"}),
        ({"unit": "armored_train", "part": "wagon"}, {"unit": "train", "part": "wagon"}),
    ],
)
def test_a_plain_unit_stands_for_one_of_a_kind_without_a_code(
    unit: dict[str, str], stands: dict[str, str]
) -> None:
    """It was left out of the battle; now what it was is told, once."""
    edits = [(f"units/0/{name}", value) for name, value in unit.items()]
    out, back = sent(*edits)
    (row,) = (row for _, row in back.rows("units") if row["at"] == "F3")
    assert {name: row.get(name) for name in stands} == stands
    rows = [(one.kind, one.original) for one in out.report if one.place == "F3"]
    assert ("approximated", unit["unit"]) in rows
    assert not {"unit", "swa", "part"} & {field for _, said in rows for field in re.split("[:,] ", said)}
