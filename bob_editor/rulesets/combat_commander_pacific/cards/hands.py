"""Hand sizes and discard limits that a card stores, against what follows from the rest of it (1.1, 12.3, 17, 18.1)."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit, mend
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.rows import text_in
from bob_editor.rulesets.combat_commander_pacific.cards.postures import discard_limit, hand_size
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED

Json = Any
_WORDS = {"hand_size": ("hand", "cards"), "discard_limit": ("discard",)}
"""By which words a special rule is known to speak of a field."""


def wrong_hands(scenario: Scenario, side: int) -> Iterator[tuple[str, Json, int]]:
    """Hand size and discard limit of a side where they differ from the rules: field, what it says, what it should.

    Whatever a special rule speaks of may differ.
    """
    row = scenario.table("sides", side)
    # Only Japan comes in Banzai posture; of that, and of the other side's faction, other checks tell.
    foreign = ("banzai", "japan") if text_in(row, "side") == ALLIED else ("us", "commonwealth")
    faction = None if row.get("faction") in foreign else row.get("faction")
    derived = {
        "hand_size": None if row.get("posture") in foreign else hand_size(row.get("posture")),
        "discard_limit": discard_limit(faction, night=scenario.flag("conditions", "night")),
    }
    for field, value in derived.items():
        stored = row.get(field)
        if value is not None and stored not in (None, value) and not is_ruled(scenario, _WORDS[field]):
            yield field, stored, value


def is_ruled(scenario: Scenario, words: Iterable[str]) -> bool:
    """Whether a special rule has a word that begins with one of these."""
    begins = re.compile(rf"\b(?:{'|'.join(words)})", re.IGNORECASE)
    texts = (f"{text_in(row, 'title')} {text_in(row, 'text')}" for _, row in scenario.rows("rules"))
    return any(map(begins.search, texts))


def putting_before_hands(label: str, path: FieldPath, value: Json) -> Edit[Scenario]:
    """The edit that puts a posture, a faction or the night in the card.

    Hand sizes and discard limits that were right and are so no longer go: they follow from it.
    """
    return mend(label, _put, path=path, value=value)


def in_other_posture(scenario: Scenario, path: FieldPath) -> Edit[Scenario]:
    """The edit that makes a side the Defender, or the Attacker of the other side's Defender."""
    faced = any(row.get("posture") == "defender" for _, row in scenario.sides)
    label, right = ("Make them the Attacker", "attacker") if faced else ("Make them the Defender", "defender")
    return putting_before_hands(label, path, right)


def _put(scenario: Scenario, path: FieldPath, value: Json) -> Scenario:
    after = scenario_edits.put(scenario, path, value)
    for side, _ in after.sides:
        known = {field for field, _, _ in wrong_hands(scenario, side)}
        for field, _, _ in tuple(wrong_hands(after, side)):
            if field not in known:
                after = scenario_edits.remove(after, ("sides", side, field))
    return after
