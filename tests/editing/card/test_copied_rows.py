"""Copies of rows have ids of their own."""

from typing import Any

from bob_editor.editing.card.copied_rows import own_ids
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import free_id, named_anew
from bob_editor.editing.game.fields.tables import UNITS


def test_a_copy_has_an_id_of_its_own() -> None:
    """With the next number that is free; a row without one, and what is no row, stay as they are."""
    rows = [{"id": "tank", "title": "Tank"}, {"id": "tank_2"}, {"title": "No id"}, "nothing"]
    copies = own_ids(UNITS, rows, {"tank", "tank_2", "tank_3"})
    assert copies == [{"id": "tank_4", "title": "Tank"}, {"id": "tank_5"}, {"title": "No id"}, "nothing"]
    assert own_ids(UNITS, [{"id": "tiger-1"}], {"tiger-1"}) == [{"id": "tiger-2"}]
    twice = own_ids(UNITS, [{"id": "gun"}, {"id": "tank"}, {"id": "gun"}], {"tank"})
    assert [one["id"] for one in twice] == ["gun", "tank_2", "gun_2"], "what isn't taken stays"


def test_an_id_that_is_none_stands_in_the_way_of_nothing() -> None:
    """A card that breaks its form may have anything there."""
    taken: list[Any] = [[], {}, "tank", "tank_2"]
    assert own_ids(UNITS, [{"id": "tank"}], taken) == [{"id": "tank_3"}]
    assert free_id("tank_2", taken) == "tank_2_2"
    rows = [{"id": []}, {"id": "unit1", "name": ""}]
    assert named_anew(UNITS, rows, 1, CardField("name", (), "Name", "text"), "Tiger") is not None
