"""Dates of a card in words."""

import re
from typing import Any

from bob_editor.sheet.languages import ENGLISH, Language

Json = Any

DATE = re.compile(r"^(\d{4})-(\d{2})(?:-(\d{2}))?$")
"""A day or a month, as cards write it."""

MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip

_SPAN = re.compile(r"^(\d+\.?) (.+)$")


def date_words(value: Json, language: Language = ENGLISH) -> str:
    """A date as people write it: ``6 June 1944``, ``June 1944``; of a span both ends; "" for none."""
    if isinstance(value, str):
        match = DATE.match(value)
        if match is None or not 1 <= int(match[2]) <= 12:
            return value
        month = language.say(MONTHS[int(match[2]) - 1])
        if not match[3]:
            return f"{month} {match[1]}"
        return language.say("{day} {month} {year}", day=int(match[3]), month=month, year=match[1])
    if isinstance(value, dict):
        if "text" in value:
            own, year = str(value["text"]), str(value.get("year", ""))
            return own if year in own else f"{own} {year}"
        first, last = date_words(value.get("begin"), language), date_words(value.get("end"), language)
        if first and last and first != last:
            one, other = _SPAN.match(first), _SPAN.match(last)
            if one and other and one[2] == other[2]:
                return f"{one[1]}–{other[1]} {one[2]}"
            return f"{first} – {last}"
        return first or last or date_words(str(value["year"]) if "year" in value else "")
    return ""
