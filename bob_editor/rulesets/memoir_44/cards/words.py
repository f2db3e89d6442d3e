"""What messages call the rule cards."""

from collections.abc import Mapping

from bob_editor.rulesets.memoir_44.cards.nations import TABLES

_CARDS = TABLES["rule_cards"]

NUMBERS: Mapping[str, str] = {row["id"]: row["number"] for row in _CARDS}
"""The number of each rule card."""

_TITLES: Mapping[str, str] = {row["id"]: row["title"] for row in _CARDS if "title" in row}
"""Those whose title isn't their id in words."""


def title_of_card(key: str) -> str:
    """The title of a rule card, as its field on the form has it."""
    return _TITLES.get(key, key.replace("_", " ").capitalize())
