"""What the areas of a card are called in a language, on the map and in its legend."""

import re
from collections.abc import Mapping

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area
from bob_editor.sheet.languages import Language, capital

_SET_UP = re.compile(r"Set-up of (?:the )?(.+)")
"""What an area without a name is called: by its side, whose own name may be a designer's."""


def area_title(area: Area, language: Language, card: Card) -> str:
    """An area's title in a language; a name that stands in the card is a designer's, and stays as it is."""
    row = card.scenario.get(*area.path)
    name, seam, rest = area.title.partition(": ")
    if isinstance(row, Mapping) and area.title in row.values():
        return area.title
    if isinstance(row, Mapping) and name in row.values():
        return f"{name}{seam}{language.sentence(rest)}"
    if language.table and (set_up := _SET_UP.fullmatch(area.title)):
        return language.say("Set-up: {side}", side=capital(language.sentence(set_up[1])))
    return capital(language.sentence(area.title))
