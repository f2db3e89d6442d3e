"""Cards of Memoir '44 for tests: a scenario's fields on a board's content."""

from typing import Any

from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets import ruleset
from tests.rulesets import read_once
from tests.rulesets.read_once import board_of

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
    return read_once.card_on(scenario, rules, [BoardFile(scenario.boards[0], False, None, board_of(content))])


def code():
    """What the ruleset says of its cards."""
    return ruleset("memoir-44").card_code()
