"""The helps and examples of a card's fields in the language of the window: a table of data for each but English.

A table's names are the sentences and examples in English, as the schemas of cards have them. They are apart from the
labels of ``sheet.languages``, for no card prints them.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources

from bob_editor.words import spoken


def help_said(text: str) -> str:
    """A help or example in the language that is spoken; one that the table lacks, as of a game of one's own, stays."""
    return helps_in(spoken()).get(text, text)


@cache
def helps_in(code: str) -> Mapping[str, str]:
    """The table of a language; English has none."""
    if code == "en":
        return {}
    place = resources.files("bob_editor.editing.card.helps") / f"{code}.json"
    table: dict[str, str] = json.loads(place.read_text("utf-8"))
    return table
