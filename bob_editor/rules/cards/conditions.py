"""Conditions that hold on a scenario: those that it states, and those that its rule cards bring."""

from collections.abc import Iterator
from typing import Any

from bob_editor.model.scenario import Scenario
from bob_editor.rules.ruleset import Ruleset, may_be

Json = Any


def conditions_by_cards(scenario: Scenario, ruleset: Ruleset) -> dict[str, Json]:
    """The conditions that the scenario's rule cards bring, by id; what the scenario states itself wins over them.

    A condition's row names under ``set_by`` the card that brings it, and the field that gives its value
    (``night_attack/start_visibility``); without a field it holds while the card is listed.
    """
    return dict(_set_by_cards(scenario, ruleset))


def _set_by_cards(scenario: Scenario, ruleset: Ruleset) -> Iterator[tuple[str, Json]]:
    for name, row in ruleset.rows("conditions").items():
        key, _, field = row.get("set_by", "").partition("/")
        card = scenario.get("cards", key) if key else None
        if not isinstance(card, dict):
            continue
        value = card.get(field) if field else True
        if may_be(row["value"], value):
            yield name, value
