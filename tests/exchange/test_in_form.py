"""What foreign files hold in the form of our own."""

from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.format import Brought
from bob_editor.exchange.in_form import board_of_json, in_form
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.scenario import Scenario
from bob_editor.storage.documents import board_from_json, board_to_json, read_scenario
from bob_editor.storage.form import schemas
from bob_editor.storage.form.limits import MAX_CARD
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite


def test_of_hexes_that_are_alike_one_is_held_to_the_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong is told of each, in the words that any board has."""
    grid = Grid(9, 7)
    wood = HexContent((Feature("forest"),))
    data = board_to_json(Board(grid, "memoir-44", id="a", title="A", hexes=dict.fromkeys(grid.hexes, wood)))
    held: list[int] = []
    validate = schemas.validate

    def counted(kind: str, data: Any, *more: Any) -> list[Problem]:
        held.append(len(data["hexes"]))
        return validate(kind, data, *more)

    monkeypatch.setattr(schemas, "validate", counted)
    monkeypatch.setattr("bob_editor.exchange.in_form.validate", counted)
    assert board_of_json(data, "A") == board_from_json(data, validate=False)
    assert held == [1]
    wrong = {**data, "hexes": {**data["hexes"], "B2": {"terrain": 7}, "C3": {"terrain": 7}}}
    found = board_of_json(wrong, "A")
    assert len(found[1]) == 2
    assert found == board_from_json(wrong)


def test_what_is_no_board_is_refused() -> None:
    """As a file of ours that holds something else."""
    with pytest.raises(BadFile, match="no board"):
        board_of_json([], "A")


def test_a_scenario_that_nobody_could_open_again_is_refused() -> None:
    """As large as our own files may be, and no larger."""
    data = {"id": "odd", "units": [{"at": "A1", "unit": "infantry"}] * MAX_CARD}
    with pytest.raises(TooLarge, match="odd holds more than 8,000 values"):
        in_form(Brought((), (Scenario(data),)))


def test_what_no_card_of_ours_may_say_is_told() -> None:
    """A card that is longer than ours is kept, as checks tell of it; that it is so is heard as it comes in."""
    path = Path(__file__).parents[2] / "maps" / "memoir-44" / "crossings-of-the-aubrelle.scenario.json"
    data = dict(read_scenario(path).value.data)
    assert not in_form(Brought((), (Scenario(data),))).report
    data["objectives"] = [{**data["objectives"][1], "id": f"bridge-{number}"} for number in range(201)]
    brought = in_form(Brought((), (Scenario(data),)))
    assert [(row.place, row.made) for row in brought.report] == [
        ("/objectives", "Objectives must have at most 200 entries, not 201.")
    ]
    assert len(brought.scenarios[0].data["objectives"]) == 201


def test_what_no_suite_of_ours_may_say_is_told() -> None:
    """As a table does whose column of rules has whole sentences."""
    checks = tuple(
        Expectation(EndSpec("A1"), EndSpec("B2"), "clear", cites=cites)
        for cites in ("10.1", "10.1", "1" * 65)
    )
    brought = in_form(Brought((), suites=(Suite(title="Lines", board_path="a.board.json", checks=checks),)))
    assert [(row.place, row.made) for row in brought.report] == [
        ("/checks/2/cites", "Cites of check 3 must have at most 64 letters, not 65.")
    ]
