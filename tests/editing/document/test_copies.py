"""A copy that lies beside what it is a copy of is told apart from it."""

import json
from pathlib import Path

import pytest

from bob_editor.editing.document.copies import as_copy, next_number
from bob_editor.model.scenario import Scenario


@pytest.mark.parametrize(
    ("said", "twins", "left"), [("7", "7", None), ("8", "7", "8"), ("8", None, "8"), (None, "7", None)]
)
def test_a_number_is_one_scenarios(said: str | None, twins: str | None, left: str | None) -> None:
    """A copy leaves it to the other; one that was typed for the copy stays."""
    data = {"id": "dawn", "title": "Dawn", "ruleset": "memoir-44"}
    of = [{**data, **({} if number is None else {"number": number})} for number in (said, twins)]
    copy = as_copy(Scenario(of[0]), of[1], "Dusk", "dusk", "Name the copy").apply(Scenario(of[0]))
    assert (copy.title, copy.id, copy.get("number")) == ("Dusk", "dusk", left)
    assert ("number" in copy.data) == (left is not None)


@pytest.mark.parametrize(
    ("number", "others", "after"),
    [
        ("7", (), "8"),
        ("2", ("9", "x", None), "10"),
        ("24.0", ("1",), None),
        (None, ("1",), None),
        ("007", ("1",), None),
    ],
)
def test_a_copy_gets_the_next_number(
    number: str | None, others: tuple[str | None, ...], after: str | None, tmp_path: Path
) -> None:
    """Behind all of its folder; what isn't numbered 1, 2, 3 … has no next one."""
    for name, other in enumerate(others):
        (tmp_path / f"{name}.scenario.json").write_text(json.dumps({"id": "a", "number": other}))
    (tmp_path / "torn.scenario.json").write_text("{")
    assert next_number(number, tmp_path) == after
    data = {"id": "dawn", "title": "Dawn", "number": "7"}
    copy = as_copy(Scenario(data), data, "Dusk", "dusk", "Name the copy", "8").apply(Scenario(data))
    assert copy.get("number") == "8"
