"""Copies of rows have ids of their own."""

from bob_editor.editing.card.copied_rows import own_ids
from bob_editor.editing.game.fields.tables import UNITS


def test_a_copy_has_an_id_of_its_own() -> None:
    """With the next number that is free; a row without one, and what is no row, stay as they are."""
    rows = [{"id": "tank", "title": "Tank"}, {"id": "tank_2"}, {"title": "No id"}, "nothing"]
    copies = own_ids(UNITS, rows, {"tank", "tank_2", "tank_3"})
    assert copies == [{"id": "tank_4", "title": "Tank"}, {"id": "tank_5"}, {"title": "No id"}, "nothing"]
    assert own_ids(UNITS, [{"id": "tiger-1"}], {"tiger-1"}) == [{"id": "tiger-2"}]
