"""A copy that lies beside what it is a copy of is told apart from it."""

import pytest

from bob_editor.editing.document.copies import as_copy
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
