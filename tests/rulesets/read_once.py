"""Boards and maps of tests' cards: read and joined once for all cards that lie on the same, as a window does."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile, card_of, joined_map
from bob_editor.rules.cards.card import Card, MapAtHand
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.kinds.board_reader import board_from_json

MOST = 64
"""Maps that are kept at once."""

_known: dict[object, MapAtHand] = {}


@lru_cache(maxsize=4 * MOST)
def _read(written: str) -> Board:
    return board_from_json(json.loads(written), inline=True)[0]


def board_of(content: Mapping[str, Any]) -> Board:
    """The board of its JSON, as a suite holds it."""
    return _read(json.dumps(content))


def card_on(scenario: Scenario, rules: Ruleset, files: Sequence[BoardFile]) -> Card:
    """The card of a scenario on these boards."""
    # A map that is known holds its boards, so that no other has the identity of one.
    lying = ((one.place, one.overlay, id(one.board)) for one in files)
    same = (rules, json.dumps(scenario.rulings), *lying)
    if same not in _known:
        if len(_known) == MOST:
            _known.clear()
        _known[same] = MapAtHand(joined_map(files, rules, scenario.rulings), rules)
    return card_of(scenario, rules, files, at_hand=_known[same])
