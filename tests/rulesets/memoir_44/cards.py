"""Cards of Memoir '44 for tests: a scenario's fields on a board's content."""

from typing import Any

from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.board_reader import board_from_json

STANDARD = {"hexes": "pointy-top", "columns": [13, 12], "rows": 9, "shifted": "even", "shift": "right"}
OVERLORD = {**STANDARD, "columns": [26, 25]}
HEADING = {
    "id": "test",
    "title": "Test",
    "ruleset": "memoir-44",
    "map": {"boards": [{"board": "a.board.json"}]},
}


def card_on(fields: dict[str, Any], **board: Any) -> Card:
    """The card of a scenario with these fields, on an open standard board but for what is said of it."""
    content = {"ruleset": "memoir-44", "grid": STANDARD, "base": {"terrain": "open"}, **board}
    scenario = Scenario({**HEADING, **fields})
    rules = ruleset("memoir-44")
    return Card(
        scenario, rules, join([Laid(scenario.boards[0], board_from_json(content, inline=True)[0])], rules.id)
    )


def code():
    """What the ruleset says of its cards."""
    return ruleset("memoir-44").card_code()
