"""Hand sizes and discard limits that don't follow from the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import SIDE_NAMES, taking
from bob_editor.rulesets.combat_commander_pacific.card_rows import text_of
from bob_editor.rulesets.combat_commander_pacific.postures import discard_limit, hand_size
from bob_editor.rulesets.combat_commander_pacific.reading_card import read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card

_WORDS = {"hand_size": ("hand", "cards"), "discard_limit": ("discard",)}
"""By which words a special rule is known to speak of it."""


@scenario_check(Severity.ERROR, cites="1.1, 12.3, 18.1")
def hand_size_wrong(card: Card) -> Iterator[Finding]:
    """The posture gives the hand size; the faction, or the night, gives the discard limit.

    Another number needs a special rule that speaks of the hand or of discards.
    """
    reading = read_card(card)
    for name, path, row in reading.sides():
        derived = {
            "hand_size": hand_size(row.get("posture")),
            "discard_limit": discard_limit(row.get("faction"), night=reading.night),
        }
        for field, value in derived.items():
            stored = row.get(field)
            if stored is None or value is None or stored == value or _ruled(card, _WORDS[field]):
                continue
            yield Finding(
                f"The {field.replace('_', ' ')} of {SIDE_NAMES[name]} is {stored}; by the rules it is {value}.",
                (card.at_field(*path, field),),
                (taking("Take it from the rules", (*path, field)),),
            )


def _ruled(card: Card, words: tuple[str, ...]) -> bool:
    """Whether a special rule speaks of a matter."""
    texts = (
        f"{text_of(row, 'title')} {text_of(row, 'text')}".lower() for _, row in card.scenario.rows("rules")
    )
    return any(word in text for text in texts for word in words)
