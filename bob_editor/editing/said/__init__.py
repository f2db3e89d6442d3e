"""What the rules' layers say, in the window's language: messages, fixes, reasons, flips, rulings, refusals.

Those layers know no language: they say it in English, put together of texts and values. At the window's edge ``said``
finds of which text a message was made, and says that one in the language that is spoken, with the values in their
places; a value that is itself a phrase, a terrain's name or a number of things is said likewise. The tables are plain
data, ``de/*.json``, by the room that the texts stand in; ``tests/words`` holds them complete.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import resources

from bob_editor.rules.games.editions import Since
from bob_editor.rulesets import shipped_games
from bob_editor.sheet.languages import language_of
from bob_editor.sheet.languages.in_window import kept_names
from bob_editor.words import spoken, tr
from bob_editor.words.numbers import Numbers


def said(text: str) -> str:
    """A text of the rules' layers in the language that is spoken; one that no table knows comes as it is."""
    code = spoken()
    if code == "en" or not text:
        return text
    if isinstance(text, Since):
        return text.told(said, tr)
    names = kept_names() | _titles()
    own = text if text in names else tr(text)
    return own if own != text else saying_in(code, names)(text)


@cache
def _titles() -> frozenset[str]:
    """What the games that ship are called, in every language."""
    return frozenset(game.title for game in shipped_games().values())


def said_of(error: Exception) -> str:
    """What a refusal says, and what to do about it."""
    return f"{said(str(error))} {said(getattr(error, 'hint', ''))}".strip()


def table_in(code: str) -> Mapping[str, str]:
    """What a language calls each text, its values by number; one that isn't finished (null) counts as none."""
    if code == "en":
        return {}
    rooms = resources.files("bob_editor.editing.said") / code
    table: dict[str, str | None] = {}
    for room in sorted(rooms.iterdir(), key=lambda one: one.name):
        table |= json.loads(room.read_text("utf-8"))
    return {english: told for english, told in table.items() if told is not None}


@lru_cache(maxsize=8)
def saying_in(code: str, names: frozenset[str] = frozenset()) -> Callable[[str], str]:
    """What says messages in a language by the texts that they are made of; ``names`` stay as they are written."""
    from bob_editor.editing.said.phrases import Phrases

    return Phrases(table_in(code), language_of(code).table, names, Numbers(code)).said
