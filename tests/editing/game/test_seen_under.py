"""How far one sees under a condition, as a field of its row: put, renamed, taken away, and nothing else lost."""

from pathlib import Path

import pytest

from bob_editor.editing.game.answers import answer
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.fields.tables import CONDITIONS
from bob_editor.editing.game.seen_under import BY_VALUE, shown, stored
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.games.answers import answer_of
from bob_editor.rules.games.questions import QUESTIONS
from bob_editor.rulesets import all_rulesets

EXAMPLES = Path(__file__).resolve().parents[3] / "games"

ROWS = [{"id": "night", "title": "Night"}, {"id": "haze", "title": "Haze"}, {"id": "calm", "title": "Calm"}]
FAR = {"hexes": 12, "conditions": {"night": 2, "haze": "value"}}
DATA = {"conditions": ROWS, "sight": {"visibility": FAR, "along": "worse"}}


def test_rows_show_it_and_files_have_it_where_it_was() -> None:
    """There and back again is the same."""
    night, haze, calm = shown(DATA)["conditions"]
    assert (night["sees_within"], haze["sees_value"]) == (2, True)
    assert calm == ROWS[2]
    assert stored(shown(DATA), DATA) == DATA
    assert stored({"terrains": []}, {}) == {"terrains": []}


def test_eyes_of_units_and_positions_stand_in_their_rows() -> None:
    """Beside those of all, also where a number alone was said; what is taken away leaves that."""
    rows = {"units": [{"id": "tank", "eye": 0.5}, {"id": "foot"}], "ends": [{"in": "tower", "eye": 2}]}
    found = stored({**rows, "sight": {"eye": 1}}, {})
    assert found["sight"]["eye"] == {"all": 1, "units": {"tank": 0.5}, "positions": {"tower": 2}}
    assert {name: shown(found)[name] for name in rows} == rows
    assert stored({**found, "units": [], "ends": []}, found)["sight"] == {"eye": 1}


@pytest.mark.parametrize("game", sorted(all_rulesets([EXAMPLES])))
def test_games_stay_as_they_are(game: str) -> None:
    """Whatever they say."""
    data = all_rulesets([EXAMPLES])[game].data
    assert stored(shown(data), data) == data


@pytest.mark.parametrize(
    ("rows", "before", "after"),
    [
        ([{"id": "night", "sees_within": 3}], None, {"conditions": {"night": 3}}),
        ([{"id": "night", "sees_within": 3}], 9, {"hexes": 9, "conditions": {"night": 3}}),
        ([{"id": "dark", "sees_within": 2}], {"conditions": {"dark": 4, "x": 1}}, {"conditions": {"dark": 2, "x": 1}}),
        ([{"id": "night"}], {"hexes": 9, "conditions": {"night": 4}}, 9),
        ([{"id": "night"}], {"conditions": {"night": 4}}, None),
        ([{"id": "night"}], {"conditions": {"night": {"ruling": "a"}}}, {"conditions": {"night": {"ruling": "a"}}}),
        ([{"id": "night", "sees_within": 0}], {"ruling": "a"}, {"hexes": {"ruling": "a"}, "conditions": {"night": 0}}),
    ],
)  # fmt: skip
def test_what_is_said_is_put_among_the_answers(rows: list[object], before: object, after: object) -> None:
    """What holds always stays, and what a ruling decides."""
    data = {"conditions": rows, "sight": {} if before is None else {"visibility": before}}
    found = stored(data, data)
    assert found["sight"].get("visibility") == after
    assert found["conditions"] == [{"id": row["id"]} for row in rows if isinstance(row, dict)]


@pytest.mark.parametrize(
    ("key", "said", "value", "after"),
    [
        ("visibility", FAR, 12, {**FAR, "hexes": 6}),
        ("visibility", {"conditions": {"night": 2}}, None, {"hexes": 6, "conditions": {"night": 2}}),
        ("eye", {"all": 1, "units": {"tank": 2}}, 1, {"all": 6, "units": {"tank": 2}}),
    ],
)
def test_an_answer_for_all_leaves_what_is_said_of_some(
    key: str, said: object, value: object, after: object
) -> None:
    """It is shown as it stands, and put beside the others."""
    (question,) = (one for one in QUESTIONS if one.key == key)
    game = OwnGame({"terrains": [], "sight": {key: said}})
    assert answer_of(game.data, question) == value
    assert answer(question, 6).apply(GameDraft(game)).data["sight"][key] == after


def test_what_is_said_of_a_condition_goes_with_its_row() -> None:
    """Another id, or no row any more."""
    renamed = [{**row, "id": "gloom"} if row["id"] == "night" else row for row in shown(DATA)["conditions"]]
    after = stored({**DATA, "conditions": renamed}, DATA)
    assert after["sight"]["visibility"] == {"hexes": 12, "conditions": {"haze": "value", "gloom": 2}}
    after = stored({**DATA, "conditions": shown(DATA)["conditions"][:1]}, DATA)
    assert after["sight"]["visibility"] == {"hexes": 12, "conditions": {"night": 2}}
    gone = {name: value for name, value in DATA.items() if name != "conditions"}
    assert stored(gone, DATA)["sight"] == {"visibility": 12, "along": "worse"}


@pytest.mark.parametrize(("kind", "offered"), [("boolean", False), ("integer", True), (None, False)])
def test_only_a_condition_with_a_number_goes_by_its_number(kind: str | None, offered: bool) -> None:
    """Unless its file says so already: then it must be seen, to be taken back."""
    row = {"id": "night", **({} if kind is None else {"value": {"type": kind}})}
    fields = {one.name: one for one in CONDITIONS.fields}
    assert CONDITIONS.applies(fields[BY_VALUE], row) is offered
    assert CONDITIONS.applies(fields[BY_VALUE], {**row, BY_VALUE: True})
    others = [one for one in fields.values() if one.name != BY_VALUE]
    assert all(CONDITIONS.applies(one, row) for one in others)
    within = {one.name: CONDITIONS.applies(one, row) for one in fields["value"].fields}
    assert within == {"type": True, "minimum": offered, "maximum": offered, "text": True}
