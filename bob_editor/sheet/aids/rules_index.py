"""The special rules of a card by their names, for an index."""

import re
import unicodedata
from collections.abc import Iterator

from bob_editor.sheet.blocks import CardSheet, Text

_ARTICLES = {
    "en": re.compile(r"(?:a|an|the)\s+"),
    "de": re.compile(r"(?:der|die|das|ein|eine|the)\s+"),
    "fr": re.compile(r"(?:(?:le|la|les|un|une|the)\s+|l['’]\s*)"),
}
"""What a name may begin with that nobody looks it up by; “The” also where a text isn't translated."""


def rule_titles(sheet: CardSheet) -> Iterator[tuple[int, str]]:
    """The number of each named rule among the texts of the card's rules, and its name."""
    section = sheet.section("rules")
    texts = [one for one in section.blocks if isinstance(one, Text)] if section is not None else []
    for number, block in enumerate(texts):
        first = block.line[0] if block.line else None
        title = first.text.strip().rstrip(".:") if first is not None and first.bold else ""
        # A number alone is no name.
        if any(one.isalpha() for one in title) and len(block.line) > 1:
            yield number, title


def looked_up_by(title: str, language: str) -> str:
    """What a name in a language is sorted by: without signs and an article before it, Ü as U and É as E."""
    apart = unicodedata.normalize("NFKD", title.casefold())
    plain = "".join(one for one in apart if not unicodedata.combining(one)).lstrip(" \"'“”„‚‘’«»‹›([{…-–—")
    article = _ARTICLES.get(language.partition("-")[0], _ARTICLES["en"]).match(plain)
    return plain[article.end() :] if article is not None and article.end() < len(plain) else plain
