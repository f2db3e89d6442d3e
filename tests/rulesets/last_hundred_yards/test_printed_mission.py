"""A printed mission with one slip: it is told once, and what mends it leaves nothing else behind."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rules.issues.issue import Issue
from tests.rulesets.last_hundred_yards.test_card import card_of

Json = Any
Data = dict[str, Json]

MAPS = Path(__file__).parents[3] / "maps" / "last-hundred-yards"
MILL: Data = json.loads((MAPS / "the-mill-at-les-etangs.scenario.json").read_text("utf-8"))


def _unit(data: Data, name: str) -> Data:
    return next(one for one in data["units"] if one["id"] == name)


def _with(name: str, **fields: Json) -> Callable[[Data], None]:
    """A unit with other fields; None takes one away."""

    def put(data: Data) -> None:
        unit = _unit(data, name)
        unit.update(fields)
        for field in [one for one, value in unit.items() if value is None]:
            del unit[field]

    return put


def _again(name: str, **fields: Json) -> Callable[[Data], None]:
    return lambda data: data["units"].append({**_unit(data, name), **fields})


def _on_map(data: Data) -> None:
    """The attacker, too, sets up on the map, and one of its squads stands there."""
    data["setup_areas"][1].update(type="on_map", area={"edge": "FBE", "max_row": 2})
    data["reinforcements"][0]["units"].remove("able-1-1")
    data.pop("accepted", None)
    _with("able-1-1", at="E13")(data)


def _met(*puts: Callable[[Data], None]) -> Callable[[Data], None]:
    def put(data: Data) -> None:
        for one in puts:
            one(data)

    return put


WRONG: dict[str, Callable[[Data], None]] = {
    "duplicate-unit-id; in another platoon": _with("1-1-2", platoon=2),
    "duplicate-unit-id; of a copy that the force has no room for": _again("de-mg-1", at="H6"),
    "duplicate-unit-id; where a group means the other": _with("m4-3", id="m4-2"),
    "reinforcement-incomplete; by its side": _with("able-1-1", side="german"),
    "unit-without-setup-area; by its side": _with("1-1-3", side="us"),
    "unknown-company; of a unit that comes in": _with("able-1-1", company="1"),
    "unknown-company; of a unit that stands there": _with("1-1-1", company="Able"),
    "unit-placed-and-reinforcing; among enemies": _with("m4-3", at="G6"),
    "unit-outside-setup-area; among enemies": _met(_on_map, _with("1-1-3", at="E13")),
    "unit-not-in-force; in a position": _with("1-2-3", unit="mg_section", company=None, platoon=None),
}
"""What is told, and how it came about."""


def _wrong(card: Card) -> list[Issue]:
    return [one for one in issues_of_card(card) if one.severity is not Severity.HINT]


@pytest.mark.parametrize("told", WRONG)
def test_a_slip_is_told_once_and_mended(told: str) -> None:
    """By one check, whose first fix leads on to no other fault."""
    data = deepcopy(MILL)
    WRONG[told](data)
    card = card_of(data)
    (issue,) = _wrong(card)
    assert issue.code.rpartition("/")[2] == told.partition(";")[0]
    assert issue.fixes
    assert not _wrong(replace(card, scenario=issue.fixes[0].apply(card.scenario)))


def test_two_checks_whose_fixes_ask_each_other_both_tell() -> None:
    """Whose company a unit is of depends on whose unit it is, and the other way round: neither asks for ever."""
    data = deepcopy(MILL)
    _met(_with("m4-3", id="m4-2"), _with("able-1-1", company="1"))(data)
    told = {one.code.rpartition("/")[2]: one for one in _wrong(card_of(data))}
    assert told.keys() == {"duplicate-unit-id", "unknown-company"}
    assert all(one.fixes for one in told.values())
