"""Which terrain a foreign word means: what a user's mapping file says, what ships with the format, what is alike.

A mapping is JSON (``schemas/mapping.schema.json``), to be edited and shared::

    {"format": "bob-editor/mapping", "version": 1, "title": "Our club's maps", "for": ["hexjson", "table"],
     "terrain": {"wood": "woods", "hill-2": {"terrain": [], "level": 2}, "fog": null},
     "fields": {"terrain": "ground", "level": "height"},
     "rulesets": {"memoir-44": {"wood": "forest"}}}
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from msgspec import field

from bob_editor.errors import BadFile
from bob_editor.exchange.report import MOST_WORDS, Report
from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset, Terrain
from bob_editor.storage.files.reading import read_json, shown
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.naming import MAPPING

Json = Any


class Meaning(Record):
    """What a foreign word stands for: ids of terrain, lowest first, and a level where it says one."""

    terrain: tuple[str, ...] = ()
    level: int | None = None


class TerrainMap(Record, eq=False):
    """A mapping file: meanings by foreign word, and by our names (``terrain``, ``level`` …) those of foreign fields.

    ``verdicts`` holds by a word of a table of lines of sight what it says: ``clear``, ``blocked``, ``hindered:2``.

    ``rulesets`` holds by a ruleset's id what words mean there instead. A meaning is a word of the ruleset's (an id,
    title or keyword), several of them, None for open ground, or an object with ``terrain`` and ``level``.
    """

    terrain: Mapping[str, Json] = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)
    verdicts: Mapping[str, str] = field(default_factory=dict)
    rulesets: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)

    def within(self, ruleset: str) -> TerrainMap:
        """What it says in one ruleset."""
        return TerrainMap({**self.terrain, **self.rulesets.get(ruleset, {})}, self.fields, self.verdicts)

    def below(self, other: TerrainMap) -> TerrainMap:
        """This one with another's meanings where both give one; both are those of one ruleset."""
        fields, verdicts = {**self.fields, **other.fields}, {**self.verdicts, **other.verdicts}
        return TerrainMap({**self.terrain, **other.terrain}, fields, verdicts)


def read_mapping(path: str | os.PathLike[str]) -> TerrainMap:
    """The mapping of a file.

    :raises BadFile: where it can't be read or breaks its schema, naming the first breach.
    """
    data = read_json(path)
    problems = validate("mapping", data)
    if problems:
        at = f" at {problems[0].at}" if problems[0].at else ""
        raise BadFile(
            f"{shown(path)} is no mapping{at}: {problems[0].message}", hint="See schemas/mapping.schema.json."
        )
    return TerrainMap(*(data.get(part, {}) for part in ("terrain", "fields", "verdicts", "rulesets")))


def mapping_json(
    title: str, formats: Sequence[str], ruleset: str, words: Mapping[str, Json]
) -> dict[str, Json]:
    """What words mean in one ruleset, as a mapping file has it."""
    said = {
        word: meaning[0] if isinstance(meaning, list) and len(meaning) == 1 else meaning or None
        for word, meaning in words.items()
    }
    heading = {"format": "bob-editor/mapping", "version": 1, "title": title[:200], "for": list(formats)}
    return {**heading, "rulesets": {ruleset: said}}


@cache
def shipped_mapping(module_file: str) -> TerrainMap:
    """The mapping that ships with a format: ``wesnoth.mapping.json`` beside ``wesnoth.py``, or none.

    A format that is a folder keeps its own beside ``__init__.py``, as ``mapping.json``.

    :raises BadFile: as ``read_mapping`` does.
    """
    module = Path(module_file)
    name = "mapping.json" if module.stem == "__init__" else f"{module.stem}{MAPPING}"
    path = module.with_name(name)
    return read_mapping(path) if path.is_file() else TerrainMap()


class Met(Record):
    """A foreign word that a file used in a part of a board: how often, and what it was taken for.

    ``taken`` is None where it means nothing in the ruleset, empty where it means open ground; ``level`` is that which a
    mapping says with it.
    """

    word: str
    part: str
    count: int
    taken: tuple[str, ...] | None
    level: int | None = None


class Words(Record, eq=False, dict=True):
    """Says what foreign words mean in one ruleset, and tells a report of those that mean nothing there."""

    rules: Ruleset
    mapping: TerrainMap
    report: Report
    counted: dict[tuple[str, str], int] = field(default_factory=dict)
    _said: dict[str, dict[str, str]] = field(default_factory=dict)
    """By part of a board, what plain names mean there."""
    _sure: dict[tuple[str, str], Meaning] = field(default_factory=dict)
    """What is meant by words of which there is nothing to tell, however often they stand there."""

    def meaning(self, word: str, place: str, *, part: str = "hexes") -> Meaning:
        """What a word means where it stands in a part of the board (``hexes``, ``sides``, ``paths``).

        What isn't understood, or can't stand there, is open ground and told.
        """
        if len(self.counted) < MOST_WORDS or (word, part) in self.counted:
            self.counted[word, part] = self.counted.get((word, part), 0) + 1
        if (word, part) in self._sure:
            return self._sure[word, part]
        meaning = self._meaning(word, place, part)
        if (word, part) in self.counted and self._is_sure(word, part):
            self._sure[word, part] = meaning
        return meaning

    def _meaning(self, word: str, place: str, part: str) -> Meaning:
        ids = (self._terrain(one, place, part, word) for one in self._named(word))
        return Meaning(tuple(one for one in ids if one is not None), self._level(word))

    def met(self) -> tuple[Met, ...]:
        """The words that were asked for, in order of how often, with what they were taken for."""
        rows = (
            Met(word, part, count, self._taken(word, part), self._level(word))
            for (word, part), count in self.counted.items()
        )
        return tuple(sorted(rows, key=lambda one: (-one.count, one.word)))

    def _taken(self, word: str, part: str) -> tuple[str, ...] | None:
        if not self.understands(word, part):
            return None
        found = ((self._look_up(one, part) or "").removeprefix("?") for one in self._named(word))
        return tuple(one for one in found if one != self.rules.base_terrain)

    def _level(self, word: str) -> int | None:
        given = self.mapping.terrain.get(word)
        return given.get("level") if isinstance(given, dict) else None

    def knows(self, word: str) -> bool:
        """Whether a mapping says what a word means."""
        return word in self.mapping.terrain

    def understands(self, word: str, part: str = "hexes") -> bool:
        """Whether a word means terrain, or open ground, in a part of the board."""
        return all(self._look_up(one, part) is not None for one in self._named(word))

    def _is_sure(self, word: str, part: str) -> bool:
        """Whether a word means what is called so, and isn't just taken for it."""
        found = [self._look_up(one, part) for one in self._named(word)]
        return all(one is not None and not one.startswith("?") for one in found)

    def _named(self, word: str) -> Sequence[str]:
        """The names of ours that a word stands for; itself where no mapping says otherwise."""
        given = self.mapping.terrain.get(word, word)
        named = given.get("terrain") if isinstance(given, dict) else given
        return [named] if isinstance(named, str) else named or []

    def first_understood(self, names: Sequence[str], part: str = "hexes") -> str:
        """The first of several names that means something, else the first."""
        return next((one for one in names if self.understands(one, part)), names[0])

    @cached_property
    def written(self) -> Mapping[str, str]:
        """By the id of a terrain the first foreign word that means it, and it alone: the way out."""
        found: dict[str, str] = {}
        for word, given in self.mapping.terrain.items():
            named = given.get("terrain") if isinstance(given, dict) else given
            name = named[0] if isinstance(named, list) and len(named) == 1 else named
            if isinstance(name, str):
                parts = ("hexes", "paths", "sides", "base")
                ids = {(self._look_up(name, part) or "").removeprefix("?") for part in parts} - {""}
                for one in sorted(ids):
                    found.setdefault(one, word)
        return found

    def _terrain(self, name: str, place: str, part: str, word: str) -> str | None:
        found = self._look_up(name, part)
        if found is None:
            self.report.dropped(
                place,
                word,
                f"{self.rules.title} has no such terrain; it was left open.",
                word=word,
                part=part,
            )
        elif found.startswith("?"):
            found = found[1:]
            title = self.rules.terrains[found].title
            self.report.guessed(place, word, f"Taken for {title}.", word=word, part=part, taken=found)
        return None if found == self.rules.base_terrain else found

    def _look_up(self, name: str, part: str) -> str | None:
        """The id of a terrain by its id or title, or after a question mark by one of its keywords."""
        if part not in self._said:
            self._said[part] = _said_of(one for one in self.rules.terrains.values() if part in one.places)
        return self._said[part].get(_plain(name))


def _said_of(terrains: Iterable[Terrain]) -> dict[str, str]:
    """What each plain name of terrains stands for; of several that have it the first."""
    fitting, found = tuple(terrains), dict[str, str]()
    for one in fitting:
        for name in (one.id, one.title):
            found.setdefault(_plain(name), one.id)
    for one in fitting:
        for keyword in one.keywords:
            found.setdefault(_plain(keyword), f"?{one.id}")
    return found


@lru_cache(maxsize=1024)
def _plain(word: str) -> str:
    return "".join(char for char in word.casefold() if char.isalnum())
