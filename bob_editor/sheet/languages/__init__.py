"""The languages of printed cards: what labels are called, a table of data for each language but English.

A table's names are the labels in English, as schemas, rulesets and ``sheet`` have them; ``#`` stands for a number.
Words within a sentence stand as they do there: in German nouns have their capital, all else has none.
"""

import json
import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import Any

from bob_editor.errors import UnknownId
from bob_editor.records import Record
from bob_editor.words.numbers import Numbers

Json = Any

_NUMBER = re.compile(r"[+−-]?\d+(?:[.,]\d+)?%?")
_COUNTED = re.compile(r"(\d+ × )(.+)")
_PROPER = re.compile(r"^.[A-Z]|\s[A-Z][a-z]")
"""What keeps its capital in a sentence: a short form (*AFV*), or a name that has one within, too (*Open Ground*)."""

_SEAMS = ("; ", ": ", ", ")


class Language(Record, eq=False, dict=True):
    """Puts labels into a language; what its table doesn't have stays in English."""

    code: str
    table: Mapping[str, str]

    def say(self, text: str, **values: object) -> str:
        """A label within a sentence, or a pattern with its values."""
        found = self.table.get(text, text)
        return Numbers(self.code).vformat(found, (), values) if values else found

    def known(self, text: str) -> str:
        """A label within a sentence; "" where the language has none."""
        return self.table.get(text, "") if self.table else text

    def keeping(self, names: frozenset[str]) -> "Language":
        """The language for a game whose writer gave these names: they stay as they are."""
        return _keeping(self, names) if names and self.table else self

    def title(self, text: str) -> str:
        """A label that stands by itself: with a capital."""
        return capital(self.say(text))

    def lower(self, title: str) -> str:
        """A label as it stands within a sentence, which was given with its capital."""
        if self.table:
            return self._inner.get(title, title)
        return title if _PROPER.search(title) else title[:1].lower() + title[1:]

    @cached_property
    def _inner(self) -> Mapping[str, str]:
        return {capital(one): one for one in self.table.values()}

    def sentence(self, text: str) -> str:
        """What the program says of a card: known as a whole, or each of its parts, but for the numbers in it."""
        if not self.table:
            return text
        whole = self._numbered(text)
        if whole is not None:
            return whole
        seam = next((one for one in _SEAMS if one in text), None)
        return text if seam is None else seam.join(map(self.sentence, text.split(seam)))

    def _numbered(self, text: str) -> str | None:
        if (counted := _COUNTED.fullmatch(text)) is not None and counted[2] in self.table:
            return counted[1] + self.table[counted[2]]
        numbers = iter(_NUMBER.findall(text))
        known = (text, _NUMBER.sub("#", text), capital(text))
        found = next((self.table[one] for one in known if one in self.table), None)
        return None if found is None else re.sub("#", lambda _: next(numbers), found)


ENGLISH = Language("en", {})


@lru_cache(maxsize=16)
def _keeping(language: Language, names: frozenset[str]) -> Language:
    kept = {name.casefold() for name in names}
    return Language(
        language.code, {one: told for one, told in language.table.items() if one.casefold() not in kept}
    )


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


@cache
def known_languages() -> tuple[str, ...]:
    """The languages that cards can be printed in, English first."""
    names = (one.name for one in resources.files("bob_editor.sheet.languages").iterdir())
    return ("en", *sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))


@cache
def language_of(code: str) -> Language:
    """A language by its code, as web pages name it; what follows a hyphen doesn't count.

    :raises UnknownId: where there is no table of it.
    """
    name = code.partition("-")[0].lower()
    if name == "en":
        return ENGLISH
    if name not in known_languages():
        raise UnknownId(f"There are no labels in “{code}”.", hint=f"Take {', '.join(known_languages())}.")
    table: Json = json.loads(
        (resources.files("bob_editor.sheet.languages") / f"{name}.json").read_text("utf-8")
    )
    return Language(name, table)
