"""Playtests in their file: what comes in stands there again, and what is entered is read as it was meant."""

import json
from pathlib import Path
from typing import Any

from bob_editor.storage.kinds.playtests import Playtests, playtests_beside, playtests_text, read_playtests


def test_what_it_does_not_know_stays(tmp_path: Path) -> None:
    """Unknown fields are told; with a game more all of them stand there still."""
    path = playtests_beside(tmp_path / "dawn.scenario.json")
    assert path.name == "dawn.playtests.json"
    assert read_playtests(path).value.games == ()
    rows: list[Any] = [
        {"date": "2026-03-01", "winner": "ge", "weather": "mud", "x-table": 3},
        "torn",
        {"outcome": "draw"},
    ]
    data = {"format": "bob-editor/playtests", "version": 1, "club": "Tuesday", "games": rows}
    path.write_text(json.dumps(data), "utf-8")
    read = read_playtests(path)
    assert {one.code for one in read.problems} == {"schema/additionalProperties", "schema/type"}
    assert [one.outcome for one in read.value.games] == ["won", "unfinished", "draw"]
    more = read.value.put(3, {"winner": "us", "minutes": 90, "sides": {"us": "Ann"}}).put(
        0, {"notes": "Close."}
    )
    path.write_text(playtests_text(more), "utf-8")
    again = json.loads(path.read_text("utf-8"))
    assert again["club"] == "Tuesday"
    assert again["games"][:3] == [{**rows[0], "notes": "Close."}, *rows[1:]]
    assert again["games"][3] == {"winner": "us", "minutes": 90, "sides": {"us": "Ann"}}
    assert read_playtests(path).value == more
    assert playtests_text(more.without(3).put(0, {"notes": None})) == playtests_text(read.value)


def test_a_game_without_a_winner_was_not_won() -> None:
    """Neither does one that says both: how it ended counts."""
    rows: tuple[Any, ...] = ({}, {"winner": "us"}, {"winner": "us", "outcome": "draw"}, {"outcome": "won"})
    games = Playtests({"games": list(rows)}).games
    assert [(one.outcome, one.winner) for one in games] == [
        ("unfinished", ""), ("won", "us"), ("draw", ""), ("unfinished", ""),
    ]  # fmt: skip
