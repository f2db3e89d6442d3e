"""What changes between two versions of a game is told by the titles and answers of its pages, in both languages."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bob_editor.editing.game.answers import leave_open
from bob_editor.editing.game.draft import GameDraft
from bob_editor.model.games.edits import set_field
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.game import game_from_data
from bob_editor.rules.games.changes_told import told_changes
from bob_editor.rules.games.questions import QUESTIONS
from bob_editor.rules.games.renaming import rename_row
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.games.game_files import read_game_json
from bob_editor.words import speak, tr

DOWNS = Path(__file__).resolve().parents[2] / "games" / "three-downs"
BELOW = "What lies below the straight line; one that touches it is clear"
LOWER = "It hides as what is lower does"
ENDS = "Hindrance · At the ends In neither hex → In the target's hex; Never with unsaid → Village"
KINDS = "Kinds seen within · Battery unsaid → 4"
OLD = read_game_json(DOWNS / "ruleset.json")


@pytest.fixture(autouse=True)
def english_after() -> Iterator[None]:
    """The window's language is put back."""
    yield
    speak("en")


def edited() -> dict[str, Any]:
    """The game with a change of every sort."""
    new: dict[str, Any] = deepcopy(OLD)
    sight = new["sight"]
    sight["visibility"] = {"hexes": 9, "conditions": {"fog": 3}}
    sight["ground"] = {"between": {"slope": {"tie": "clear"}}}
    sight["things"] = {"between": {"hexes": 7}}
    sight["eye"] = {"all": 1, "units": {"battery": 2}}
    sight["cites"]["along"] = "4.9"
    del sight["own_side"]
    copse = next(row for row in new["terrains"] if row["id"] == "copse")
    copse |= {"height": 2, "los": "hinders", "hindrance": {"ends": "target"}, "excludes": ["village"]}
    copse["kinds_seen_within"] = {"battery": 4}
    copse["style"]["fill"] = "#000000"
    new["terrains"] = [row for row in new["terrains"] if row["id"] != "hedge_green"]
    new["terrains"].append({"id": "heath", "title": "Heath"})
    new["units"].reverse()
    new["units"][0]["counter"] = {"sign": "gun", "values": {"Fire": 3}}
    new["levels"]["max"], new["edition"], new["rule_numbers"] = 4, "2", ["1"]
    return new


def test_each_in_the_words_of_its_page() -> None:
    """A line a row and a line a question; values as the form shows them."""
    told = list(told_changes(OLD, edited()))
    assert told == [
        "Edition: 1 → 2",
        "Levels: highest 2 → 4",
        f"From above: what does bare ground hide? Nothing: from above one looks over it → {BELOW}",
        f"And bare ground just as high as the higher of the two? One looks over it → {LOWER}",
        "From above: what do woods and the like hide? All, where it is nearer to the lower end, or midway → otherwise",
        "How far does one see? As far as the board goes → 9",
        "How far does one see? · Fog: 4 → 3",
        "Rule · What stops a line that runs along a hexside? 4.4 → 4.9",
        "How high are the eyes? 0 → 1",
        "How high are the eyes? · Battery: 0 → 2",
        "Does a hexside count that is one’s own? Yes, like any other → No: one looks over one’s own",
        f"Terrain Copse: Look changed; Sight Blocks → Hinders; Height 1 → 2; {ENDS}; {KINDS}",
        "Terrain Heath is new",
        "Terrain Hedge side (green) is gone",
        "Unit Battery: Counter · Sign unsaid → Gun; Counter · Numbers · Fire unsaid → 3",
        "Unit: another order",
        "Rule numbers changed",
    ]


def test_what_only_says_what_held_anyhow_is_no_change() -> None:
    """The usual answer, or that of what it goes by; nor is a row told in which nothing else differs."""
    new: dict[str, Any] = deepcopy(OLD)
    new["sight"] |= {"line": "centre", "eye": {"all": 0, "units": {"battery": 0}}, "corner": "nothing"}
    new["sight"]["things"]["ties"] = {"level": "clear"}
    new["sight"]["units"] = {"los": "blocks", "of": "all", "between": "closer", "ties": {"level": "clear"}}
    new["terrains"][0] |= {"los": "none", "height": 0, "hindrance": {"value": 1, "ends": "neither"}}
    new["terrains"][1] |= {"between": "closer", "own_side": "blocks", "ties": {"higher": "between"}}
    new["units"][0] |= {"height": 0, "of": "all"}
    assert list(told_changes(OLD, new)) == []
    new["sight"]["ties"] = {"level": "blocks"}
    assert len(list(told_changes(OLD, new))) == 1


def test_nothing_between_a_game_and_itself() -> None:
    """Of any game that ships."""
    for game in all_rulesets().values():
        assert list(told_changes(game.data, deepcopy(dict(game.data)))) == []


def test_effects_that_say_what_is_usual_are_no_change() -> None:
    """An earlier edition is kept as it was written, and a game has what it leaves out."""
    effect = {"what": "cover", "value": 1}
    rows = [{**row, "effects": [effect]} if place == 0 else row for place, row in enumerate(OLD["terrains"])]
    short = {**OLD, "terrains": rows}
    full = game_from_data(short).data
    assert full["terrains"][0]["effects"] != [effect]
    assert not [*told_changes(short, full), *told_changes(full, short)]


def test_in_german_only_names_of_the_game_are_english() -> None:
    """Each line is another one than in English, but where it has nothing but names and numbers."""
    english = list(told_changes(OLD, edited()))
    speak("de")
    german = list(told_changes(OLD, edited(), tr))
    assert len(german) == len(english)
    assert not set(german) & set(english)
    assert "Wie weit sieht man? · Fog: 4 → 3" in german
    assert not [
        one for one in german for word in (" → No", "unsaid", " is ", "otherwise", "None") if word in one
    ]


def test_cards_are_told_by_their_fields() -> None:
    """As those of ``ruleset.json`` are."""
    old = read_game_json(DOWNS / "card.json")
    new = deepcopy(old)
    next(row for row in new["fields"] if row["id"] == "turns")["to"] = 40
    new["fields"].append({"id": "morale", "title": "Morale", "kind": "number"})
    new["called"] = "Battle"
    assert list(told_changes(old, new)) == [
        "Field of a card Turns: Most 30 → 40",
        "Field of a card Morale is new",
        "What a card is of: unsaid → Battle",
    ]


def test_a_question_that_is_left_open_is_told() -> None:
    """With what holds unless somebody chooses."""
    question = next(one for one in QUESTIONS if one.path == ("along",))
    new = leave_open(question).apply(GameDraft(OwnGame(OLD)))
    assert (
        "What stops a line that runs along a hexside? Any hex beside it, as if it went through → "
        "left open, else: Any hex beside it, as if it went through"
    ) in list(told_changes(OLD, new.data))


def test_a_row_that_is_called_otherwise_is_the_same_one() -> None:
    """Whatever names it follows; a new row that only stands in its place is another."""
    new = dict(rename_row(OwnGame(OLD), "terrain", "copse", "thicket").data)
    assert list(told_changes(OLD, new)) == ["Terrain Copse: Id copse → thicket"]
    named = set_field(OwnGame(new), "terrains", "thicket", "title", value="Thicket").data
    assert list(told_changes(OLD, named)) == ["Terrain Thicket: Name Copse → Thicket; Id copse → thicket"]
    taller = set_field(OwnGame(named), "terrains", "thicket", "height", value=5).data
    assert set(told_changes(OLD, taller)) == {"Terrain Thicket is new", "Terrain Copse is gone"}
    unit = rename_row(OwnGame(OLD), "unit", "battery", "gun").data
    assert list(told_changes(OLD, unit)) == ["Unit Battery: Id battery → gun"]


def test_a_check_goes_by_its_name_here() -> None:
    """One under another ``as`` is the same one; another check about the same things isn't."""

    def told(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        rows = ({"of": ["copse"], **before}, {"of": ["copse"], **after})
        return list(told_changes({"checks": [rows[0]]}, {"checks": [rows[1]]}))

    assert told({"check": "at-most", "as": "a"}, {"check": "at-most", "as": "b"}) == [
        "Check At most so many (b): Name a → b"
    ]
    assert told({"check": "at-most"}, {"check": "at-most", "as": "b"}) == [
        "Check At most so many (b): Name at-most → b"
    ]
    assert told({"check": "at-most"}, {"check": "beside"}) == [
        "Check Beside another (beside) is new",
        "Check At most so many (at-most) is gone",
    ]
    one = {"check": "at-most", "as": "a", "most": 1, "says": "{count} mills are too many."}
    assert told(one, {**one, "most": 2}) == ["Check “… mills are too many.”: At most 1 → 2"]
    assert told({"check": "one-of-code"}, {"check": "another"}) == [
        "Check another is new",
        "Check one-of-code is gone",
    ]


@pytest.mark.parametrize("sight", [None, "far", [1], 7])
def test_sight_that_is_no_object_is_told_as_none(sight: object) -> None:
    """Whatever stands there: all answers are others, each by its question, and nothing breaks."""
    told = list(told_changes(OLD, {**OLD, "sight": sight}))
    assert len(told) > 3
    assert told == list(told_changes(OLD, {**OLD, "sight": {}}))
    for rulings in (sight, [sight]):
        ruled = {"ruling": "open", "answers": sight}
        left_open = {**OLD, "rulings": rulings, "sight": {**OLD["sight"], "along": ruled}}
        assert list(told_changes(OLD, left_open))


def test_a_kind_is_called_by_its_own_title() -> None:
    """And not as a condition of the same id."""
    old = {"units": [{"id": "fog", "title": "Fog machine"}], "conditions": [{"id": "fog", "title": "Fog"}]}
    before, after = (
        {**old, "terrains": [{"id": "copse", "title": "Copse", **one}]}
        for one in ({}, {"kinds_seen_within": {"fog": 2}})
    )
    assert list(told_changes(before, after)) == ["Terrain Copse: Kinds seen within · Fog machine unsaid → 2"]


def test_a_ruling_is_called_by_its_question_and_its_answers_by_their_words() -> None:
    """Values as ``true`` tell nobody what holds now; those of another ruling have words of their own."""
    choices = [{"value": True, "text": "it passes"}, {"value": False, "text": "it is blocked"}]
    other = {
        "id": "odd",
        "question": "Is it odd?",
        "choices": [{"value": True, "text": "odd"}],
        "default": True,
    }
    before, after = (
        {
            "rulings": [
                other,
                {"id": "touch", "question": "What of a line that touches?", "choices": choices, **one},
            ]
        }
        for one in ({"default": True}, {"default": False})
    )
    assert list(told_changes(before, after)) == [
        "Ruling What of a line that touches?: default it passes → it is blocked"
    ]
