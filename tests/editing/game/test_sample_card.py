"""A card to see a game's print by: a sample of every kind of field, which the game's own schema takes."""

from typing import Any

from msgspec.structs import replace

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.sample_card import sample_card
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.model.games.edits import put
from bob_editor.rules.games.row_words import KINDS
from bob_editor.rulesets import game_of_own
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage.kinds.scenarios import scenario_from_json, scenario_to_json

UNITS = [{"id": "squad", "title": "Squad", "cites": ""}, {"id": "gun", "title": "Gun", "cites": ""}]


def field(kind: str) -> dict[str, Any]:
    """A field of a kind, with all that one may need."""
    row: dict[str, Any] = {"id": f"own_{kind}", "title": kind.title(), "kind": kind}
    if kind.startswith("choice"):
        row["choices"] = [{"id": "mud"}, {"id": "snow"}]
    if kind == "table":
        row["columns"] = [{"id": "turn", "kind": "number", "from": 2}, {"id": "what", "kind": "unit"}]
    return row


def test_every_kind_of_field_has_a_sample_that_cards_may_say() -> None:
    """Of the card, and of its sides and units; each is printed."""
    fields = [field(kind) for kind, _ in KINDS]
    fields += [{"id": "morale", "title": "Morale", "kind": "number", "of": "side", "to": 7},
               {"id": "steps", "title": "Steps", "kind": "number", "of": "unit"}]  # fmt: skip
    draft = GameDraft(put(started(STARTS[0], "Mill Days"), ("units",), UNITS))
    layout = {"format": "bob-editor/card", "version": 1, "fields": fields}
    layout = {"format": "bob-editor/card", "version": 1, "fields": fields}
    document = GameDocument(replace(draft, card=layout), game_of_own)
    card = sample_card(document.game, fields, first_board(document.game), {"own_text": "Khamsin"})
    data = card.scenario.data
    assert {row["id"] for row in fields if "of" not in row} <= data.keys()
    assert data["own_text"] == "Khamsin"
    assert [side["morale"] for side in data["sides"]] == [7, 7]
    assert [unit["steps"] for unit in data["units"]] == [3, 3]
    _, problems = scenario_from_json(scenario_to_json(card.scenario))
    assert [one.message for one in problems] == []
    text = card_sheet(card).text
    assert "Khamsin" in text
    assert "Morale: 7" in text


def test_a_game_without_units_or_fields_has_a_card() -> None:
    """Two sides and a map."""
    document = GameDocument(GameDraft(started(STARTS[0], "Mill Days")), game_of_own)
    card = sample_card(document.game, [{"id": "odd", "kind": "table"}, {}], first_board(document.game), {})
    assert "odd" not in card.scenario.data
    assert card_sheet(card).sides
