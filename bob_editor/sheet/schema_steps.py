"""The schema of a card's fields, step by step, for the words that its print and lists use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from bob_editor.records import Record
from bob_editor.sheet.languages import ENGLISH, Language
from bob_editor.storage.form.schemas import card_address, look_up

Json = Any

LONG = 2000
"""From this length on a text is a running one: it gets a box of several lines, and is printed as paragraphs."""

_SHORT_FORM = re.compile(r"^(?!vs$)[b-df-hj-np-tv-xz]{2,3}$")


class Field(Record):
    """A field as its schema describes it: its printed name, its form, and where to look for its parts.

    ``names`` are the names of the schemas that it refers to (``side_id``, ``hex_set``), which tell what a value means.
    """

    name: str
    title: str
    schema: Mapping[str, Json]
    address: str
    names: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    """Where it stands in the card, with ``*`` for any entry of a list or table, as hints of ``card.json`` name it."""
    language: Language = ENGLISH
    """The language of its title."""

    @property
    def words(self) -> bool:
        """Whether its texts are ids, to be printed as words, and not free text."""
        pattern = self.schema.get("pattern", "")
        return "enum" in self.schema or (isinstance(pattern, str) and pattern.startswith("^[a-z]"))

    @property
    def is_long(self) -> bool:
        """Whether its texts are running ones, by their schema."""
        return int(self.schema.get("maxLength") or 0) >= LONG and "pattern" not in self.schema

    def part(self, step: str | int) -> Field:
        """A field of an object, or an entry of a list (which keeps the list's name)."""
        inside = self.schema.get("properties") or {}
        if isinstance(step, int):
            path = (*self.path, "*")
            if "items" not in self.schema:
                return Field(self.name, self.title, {}, "", path=path, language=self.language)
            return _field(f"{self.address}/items", self.name, self.title, path, self.language)
        if step in inside:
            return _field(
                f"{self.address}/properties/{_escaped(step)}", step, "", (*self.path, step), self.language
            )
        if isinstance(self.schema.get("additionalProperties"), dict):
            title = self.language.title(in_words(step))
            return _field(
                f"{self.address}/additionalProperties", step, title, (*self.path, "*"), self.language
            )
        title = self.language.title(in_words(step))
        return Field(step, title, {}, "", path=(*self.path, step), language=self.language)


def root_of(ruleset: str, language: Language = ENGLISH) -> Field:
    """The whole card of a ruleset, with its titles in a language."""
    return _field(card_address(ruleset), "", "", (), language)


def in_words(name: str) -> str:
    """An id as a printed word: ``first_side`` is “First side”; what has capitals already keeps them.

    Two or three letters that nobody can speak are a short form: ``mg_team`` is “MG team”.
    """
    words = (
        one.upper() if _SHORT_FORM.match(one) else one for one in re.split(r"[_\-\s]+", name.strip("_- "))
    )
    spaced = " ".join(words)
    return spaced[:1].upper() + spaced[1:]


def named_rows(value: Json) -> Iterator[Mapping[str, Json]]:
    """All rows of a card that have an id, by which others may speak of them; special rules aren't spoken of so."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value
        for name, inner in value.items():
            if name != "rules":
                yield from named_rows(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from named_rows(inner)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1").replace("%", "%25").replace(" ", "%20")


@cache
def _field(address: str, name: str, title: str, path: tuple[str, ...], language: Language) -> Field:
    """The field of an address; the first title on the way through its references counts."""
    schema = look_up(address)
    found = str(schema.get("title") or "")
    names: tuple[str, ...] = ()
    while "$ref" in schema and len(names) < 8:
        target = str(schema["$ref"])
        address = address.partition("#")[0] + target if target.startswith("#") else target
        names += (address.rpartition("/")[2],)
        schema = {**look_up(address), **{key: value for key, value in schema.items() if key != "$ref"}}
        inner = look_up(address)
        if "$ref" in inner:
            schema["$ref"] = inner["$ref"]
    shown = language.title(found) if found else title or language.title(in_words(name))
    return Field(name, shown, schema, address, names, path, language)
