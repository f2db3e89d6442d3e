"""Conditions that rule cards bring, and what the preview says of them (docs/games/memoir-44.md, 5.4, 3.4)."""

import json

import pytest

from bob_editor.opening.loaded_map import load_scene
from bob_editor.rules.game import sight_on
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from tests.rulesets.memoir_44.cards import HEADING, STANDARD, card_on

NIGHT = {"night_attack": {"start_visibility": 2}}
BROUGHT = [
    (NIGHT, {}, {"visibility": 2}),
    (NIGHT, {"visibility": 4}, {"visibility": 4}),
    ({"night_attack": {}}, {}, {}),
    ({"night_attack": {"start_visibility": 9}}, {}, {}),
    (
        {"reduced_visibility": {}, "winter_weather": {}},
        {"winter_weather": False},
        {"reduced_visibility": True, "winter_weather": False},
    ),
]


@pytest.mark.parametrize(("cards", "stated", "expected"), BROUGHT)
def test_rule_cards_bring_conditions(cards, stated, expected, tmp_path):
    """They hold in the scene of the card and of the file, unless the scenario states another value."""
    fields = {"cards": cards, "conditions": stated}
    assert card_on(fields).scene.conditions == expected
    board = {"ruleset": "memoir-44", "grid": STANDARD, "base": {"terrain": "open"}}
    heading = {"version": 1, "date": {"begin": "1944-06-06"}, "first_player": "top", "sides": {}}
    documents = {
        "a.board.json": {"format": "bob-editor/board", "version": 1, **board},
        "a.scenario.json": {"format": "bob-editor/scenario", **heading, **HEADING, **fields},
    }
    for name, data in documents.items():
        (tmp_path / name).write_text(json.dumps(data), "utf-8")
    assert load_scene(tmp_path / "a.scenario.json", ruleset).conditions == expected


def test_a_night_attack_hides_what_is_farther_off():
    """The rule card is enough for that (A19)."""
    card = card_on({"cards": NIGHT})
    verdicts = [
        sight_on(card).trace(End(card.grid.hex("D4")), End(card.grid.hex(other))).verdict
        for other in ("F4", "G4")
    ]
    assert verdicts == ["clear", "blocked"]


def notes(fields, start, goal):
    card = card_on(fields)
    answer = sight_on(card).trace(End(card.grid.hex(start)), End(card.grid.hex(goal)))
    return [(one.id, one.text) for one in answer.modifiers if one.id != "dice"]


def test_notes_of_the_preview():
    """Symbols at night, and enemies nearby who are to be fought first, though neither changes a die (A27)."""
    army = {"unit": "infantry", "side": "axis", "nation": "ger"}
    units = [{**army, "at": "D4"}, {**army, "at": "D5"}, {**army, "at": "E4", "side": "allies"}]
    fields = {"units": units, "cards": {"reduced_visibility": {}}}
    symbols = ("reduced_visibility", "unit symbols hit only in close assault")
    lock = ("close_assault_lock", "the adjacent enemy at E4 must be fought first")
    assert notes(fields, "D4", "C2") == [symbols, lock]
    assert notes(fields, "D4", "E4") == []
    assert notes({"units": units}, "A1", "C1") == []


def test_the_preview_counts_what_the_unit_on_the_map_brings():
    """Its leader, its boat, its nation and the range that its gun has found, if it is of the kind that fires (3.6)."""
    units = [
        {"at": "D4", "side": "axis", "nation": "jp", "unit": "infantry", "heroic_leader": True},
        {"at": "D6", "side": "axis", "nation": "jp", "unit": "infantry", "boat": True, "figures": 2},
        {"at": "D8", "side": "allies", "nation": "us", "unit": "big_gun"},
        {"at": "H4", "side": "axis", "nation": "jp", "unit": "infantry", "figures": 4},
    ]
    aims = [
        {"marker": "crosshair", "at": "F8", "side": "allies"},
        {"marker": "crosshair", "at": "G8", "side": "axis"},
    ]
    card = card_on({"units": units, "markers": aims})

    def brought(start, goal, unit):
        end = End(card.grid.hex(start), unit=unit)
        answer = sight_on(card).trace(end, End(card.grid.hex(goal)))
        return [(one.id, one.value) for one in answer.modifiers if one.id != "dice"]

    assert brought("D4", "E4", "infantry") == [("heroic_leader", 1), ("imperial_japanese", 1)]
    assert brought("H4", "I4", "infantry") == [("imperial_japanese", 1)]
    assert brought("D4", "E4", "armor") == []
    assert brought("D6", "E6", "infantry") == [("boat", -1)]
    assert brought("D8", "F8", "big_gun") == [("crosshair", 1)]
    assert brought("D8", "G8", "big_gun") == []


@pytest.mark.parametrize(
    ("unit", "cards", "dice"),
    [
        ("artillery", {"forward_spotting": {"hexes": ["D4"], "side": "axis"}}, (1, "dice at range 8")),
        ("artillery", {"forward_spotting": {"hexes": ["D4"], "side": "allies"}}, None),
        ("artillery", {"forward_spotting": True}, None),
    ],
)
def test_dice_of_a_gun(unit, cards, dice):
    """As far as those of a big gun from a hex of forward spotting, by its side's rule (A4)."""
    card = card_on({"units": [{"at": "D4", "side": "axis", "nation": "ger", "unit": unit}], "cards": cards})
    answer = sight_on(card).trace(End(card.grid.hex("D4"), unit=unit), End(card.grid.hex("L4")))
    assert [(one.value, one.text) for one in answer.modifiers if one.id == "dice"] == [dice][
        : dice is not None
    ]


def test_dice_that_the_card_lost_are_told_as_unverified():
    """The reader of a preview can't know it otherwise (TR23)."""
    card = card_on({})
    end = End(card.grid.hex("D4"), unit="heavy_at_gun")
    dice, *_ = sight_on(card).trace(end, End(card.grid.hex("F4"))).modifiers
    assert dice.text == "dice at range 2, unverified"
