"""Dates of a card in words."""

from __future__ import annotations

import re
from typing import Any

Json = Any

DATE = re.compile(r"^(\d{4})-(\d{2})(?:-(\d{2}))?$")
"""A day or a month, as cards write it."""

_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


def date_words(value: Json) -> str:
    """A date as people write it: ``6 June 1944``, ``June 1944``; of a span both ends; "" for none."""
    if isinstance(value, str):
        match = DATE.match(value)
        if match is None or not 1 <= int(match[2]) <= 12:
            return value
        day = f"{int(match[3])} " if match[3] else ""
        return f"{day}{_MONTHS[int(match[2]) - 1]} {match[1]}"
    if isinstance(value, dict):
        if "text" in value:
            own, year = str(value["text"]), str(value.get("year", ""))
            return own if year in own else f"{own} {year}"
        first, last = date_words(value.get("begin")), date_words(value.get("end"))
        if first and last and first != last:
            day, _, month = first.partition(" ")
            other, _, same = last.partition(" ")
            return f"{day}–{other} {month}" if month == same and day.isdigit() else f"{first} – {last}"
        return first or last or date_words(str(value["year"]) if "year" in value else "")
    return ""
