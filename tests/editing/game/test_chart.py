"""The chart of a game as a grid: values are put, taken away and named otherwise, and all else of a row stays."""

from typing import Any

import pytest

from bob_editor.editing.game.chart import chart_rows, columns, put_value, rename_column
from bob_editor.editing.game.draft import GameDraft
from bob_editor.model.games.own_game import OwnGame

WOODS = {"what": "cover", "value": 1, "text": "at the edge", "source": "rules", "cites": "8.1"}
MARSH = {"what": "cover", "value": -1, "with": ["marsh"], "source": "rules", "cites": "8.2"}
DATA: dict[str, Any] = {
    "terrains": [
        {"id": "woods", "title": "Woods", "effects": [MARSH, WOODS]},
        {"id": "marsh", "title": "Marsh"},
    ],
    "units": [{"id": "foot", "title": "Foot", "effects": [{**WOODS, "what": "dice"}]}],
}


def _after(data: dict[str, Any], row: int, what: str, text: str) -> Any:
    draft = put_value(chart_rows(data)[row], what, text).apply(GameDraft(OwnGame(data)))
    return draft.data["terrains"][row].get("effects")


def test_every_effect_has_a_column() -> None:
    """In the order of the rows, each once; a row without any stands there too."""
    rows = chart_rows(DATA)
    assert [one.title for one in rows] == ["Woods", "Marsh", "Foot"]
    assert columns(rows) == ("cover", "dice")


def test_a_cell_is_what_holds_by_itself() -> None:
    """Not what holds only beside something else; the rest of the effect stays."""
    assert _after(DATA, 0, "cover", "3") == [MARSH, {**WOODS, "value": 3}]
    assert _after(DATA, 0, "cover", "") == [MARSH]
    assert _after(DATA, 1, "cover", " no entry ") == [
        {"what": "cover", "value": "no entry", "source": "rules", "cites": ""}
    ]
    assert _after(DATA, 1, "cover", " ") is None


@pytest.mark.parametrize(
    ("text", "value"),
    [("2", 2), ("−1", -1), ("0.5", 0.5), ("nan", "nan"), ("9" * 30, "9" * 30), ("2+", "2+"), ("4_2", "4_2")],
)
def test_what_reads_as_a_number_is_one(text: str, value: object) -> None:
    """All else is a word."""
    (effect,) = _after(DATA, 1, "cover", text)
    assert effect["value"] == value
    assert type(effect["value"]) is type(value)


def test_a_column_is_renamed_in_every_row() -> None:
    """And no other."""
    game = GameDraft(OwnGame(DATA))
    after = rename_column(chart_rows(DATA), "cover", "shelter").apply(game).data
    assert columns(chart_rows(after)) == ("shelter", "dice")
    assert after["units"] == DATA["units"]
