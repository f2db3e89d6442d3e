"""What quick fixes of a card take away."""

from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.fixes import drop_all


def test_rows_that_go_leave_the_others_as_they_are() -> None:
    """A row that is named twice goes once, and one goes after its fields, not before: then they'd be another row's."""
    scenario = Scenario({"units": [{"id": one, "at": "D4"} for one in "abc"]})
    gone = drop_all("", [("units", 1), ("units", 1, "at"), ("units", 1)]).apply(scenario)
    assert gone.get("units") == [{"id": "a", "at": "D4"}, {"id": "c", "at": "D4"}]
