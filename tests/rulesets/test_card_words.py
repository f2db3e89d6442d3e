"""The words that a game's ``card.json`` gives the values of its enums."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.schemas import card_address, look_up

GAMES = {name: one for name, one in all_rulesets().items() if one.card_code is not None}


def enums(schema: Any) -> Iterator[Any]:
    """Every value of every enum in a schema."""
    if isinstance(schema, dict):
        listed = schema.get("enum")
        yield from listed if isinstance(listed, list) else ()
        for inner in schema.values():
            yield from enums(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from enums(inner)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_words_are_of_values_that_there_are(game: Ruleset) -> None:
    """Each names a value that the game's cards or those of all games may have, in words that begin large."""
    assert game.card_code is not None
    words = game.card_code().layout.get("words") or {}
    known = {*enums(look_up(card_address(game.id).partition("#")[0]))}
    assert set(words) <= known
    assert all(one[:1].isupper() for one in words.values())
