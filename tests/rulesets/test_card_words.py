"""The words that a game's ``card.json`` gives the values of its enums."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bob_editor.rules.game import Game
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.form.schemas import card_address, look_up

GAMES = dict(all_rulesets())


def enums(schema: Any) -> Iterator[Any]:
    """Every value of every enum in a schema, and the one word that a pattern leaves beside a number."""
    if isinstance(schema, dict):
        listed, pattern = schema.get("enum"), schema.get("pattern")
        yield from listed if isinstance(listed, list) else ()
        if isinstance(pattern, str) and re.fullmatch(r"\^\w+\$", pattern):
            yield pattern[1:-1]
        for inner in schema.values():
            yield from enums(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from enums(inner)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_words_are_of_values_that_there_are(game: Game) -> None:
    """Each names a value that cards may have or the form offers, in words that don't begin small."""
    layout = game.card_layout()
    words = layout.get("words") or {}
    known = {*enums(look_up(card_address(game.id).partition("#")[0]))}
    # Values that the form offers where the schema leaves them open.
    for hint in layout["hints"].values():
        known |= {*hint.get("offers", ()), *hint.get("keys", ())}
    assert set(words) <= known
    assert not any(one[:1].islower() for one in words.values())
