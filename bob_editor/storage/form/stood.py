"""Rows and sections as they stood in a file, where what was read of them would be written otherwise.

A point with more decimals than it may have, a bad entry in a list, a default that is spelled out: as long as what was
read of a row isn't altered, the row stands in the file again as it stood.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct, field

from bob_editor.records import Record
from bob_editor.storage.form.problems import ProblemLog, Steps, spoken

Json = Any

NameOf = Callable[[str], str]
"""Finds the name under which a row is written, of any that a file may use for it."""

_NAMES = ("format", "version")
"""What names the format is written as this program writes it."""

_NOTHING: Json = object()
"""What is written of a value of which nothing is."""


Places = Mapping[str, NameOf]
"""The sections whose rows have places for names."""


class Section(Protocol):
    """A section of a document as it stood."""

    def again(self, said: Json, told: list[str], name_of: NameOf, /) -> Json:
        """What is written where this is ``said`` now; what couldn't be read and now goes is ``told``."""


Stood = Mapping[str, Section]
"""The sections of a document that would be written otherwise than they stood."""


class _Value(Record):
    """A value that ``stood``, and the text of what is written of it; ``broken`` names it where parts can't be read."""

    stood: Json
    said: str
    broken: str = ""

    def again(self, said: Json, told: list[str], _name_of: NameOf = str, /) -> Json:
        """Itself, where the same is said."""
        if _text(said) == self.said:
            return self.stood
        told += [self.broken] if self.broken else []
        return said


class _Rows(Record):
    """Rows of a list, found again by what is said of them."""

    rows: tuple[_Value, ...]

    def again(self, said: Json, told: list[str], _name_of: NameOf, /) -> Json:
        """The rows, each that says the same as it stood."""
        left: dict[str, list[_Value]] = {}
        for row in self.rows:
            left.setdefault(row.said, []).append(row)
        found = []
        for row in said if isinstance(said, list) else ():
            same = left.get(_text(row))
            found.append(same.pop(0).stood if same else row)
        told += [one.broken for rows in left.values() for one in rows if one.broken]
        return found or said


class _Places(Record):
    """Rows that have places for names: by the name that is written, the one that stood and the row."""

    rows: Mapping[str, tuple[str, _Value]]

    def again(self, said: Json, told: list[str], name_of: NameOf, /) -> Json:
        """The rows, each that says the same as it stood, those of which nothing is said behind."""
        found = {}
        present = {} if said is _NOTHING else said
        for name in (*present, *(name for name in self.rows if name not in present)):
            now = present.get(name, _NOTHING)
            key, value = self.rows.get(name, (name, None))
            # On another grid what stood there may be the name of another place.
            again = now if value is None or name_of(key) != name else value.again(now, told)
            if again is not _NOTHING:
                found[name if again is now else key] = again
        return found or said


class Reading(Struct):
    """Compares a document's ``data`` with what is ``said`` of it; ``log`` knows what couldn't be read."""

    log: ProblemLog
    steps: Steps = ()
    places: Places = field(default_factory=dict)

    def stood(self, data: Mapping[str, Json], said: Mapping[str, Json]) -> Stood:
        """The sections that would be written otherwise."""
        found: dict[str, Section] = {}
        for section, there in data.items():
            at, written = (*self.steps, section), said.get(section, _NOTHING)
            if (section in _NAMES and section in said) or self._alike(there, written, at):
                continue
            if section in self.places and isinstance(there, dict) and there:
                found[section] = self._by_place(there, written, at, self.places[section])
            elif isinstance(there, list) and isinstance(written, list) and len(there) == len(written):
                found[section] = self._rows(there, written, at)
            else:
                found[section] = self._value(there, written, at)
        return found

    def _value(self, stood: Json, written: Json, at: Steps) -> _Value:
        return _Value(stood, _text(written), spoken(at) if self.log.troubles(at) else "")

    def _alike(self, stood: Json, written: Json, at: Steps) -> bool:
        """Whether two values are the same JSON; where something is wrong, ``true`` isn't 1."""
        same = written is not _NOTHING and stood == written
        return bool(same) and not (self.log.troubles(at) and _switches(stood) != _switches(written))

    def _rows(self, stood: list[Json], written: list[Json], at: Steps) -> _Rows:
        pairs = [(*pair, (*at, index)) for index, pair in enumerate(zip(stood, written, strict=True))]
        # Of rows that are written alike each keeps its own form, the usual one among them.
        others = {_text(said) for row, said, place in pairs if not self._alike(row, said, place)}
        return _Rows(tuple(self._value(*pair) for pair in pairs if _text(pair[1]) in others))

    def _by_place(self, stood: Mapping[str, Json], written: Json, at: Steps, name_of: NameOf) -> _Places:
        written = {} if written is _NOTHING else written
        names = {key: name_of(key) for key in stood}
        times = Counter(names.values())
        found = {}
        for key, name in names.items():
            row, said = stood[key], written.get(name, _NOTHING)
            # Rows of one place were joined, and are told.
            if times[name] == 1 and not (key == name and self._alike(row, said, (*at, key))):
                found[name] = key, self._value(row, said, (*at, key))
        return _Places(found)


def with_stood(
    said: Mapping[str, Json], stood: Stood, places: Places
) -> tuple[dict[str, Json], tuple[str, ...]]:
    """What is said, with each row and section that says the same as it stood in the file.

    And those of which parts couldn't be read, and which stay as they stood no longer: they say something else.
    """
    found, told = dict(said), list[str]()
    for name, section in stood.items():
        again = section.again(said.get(name, _NOTHING), told, places.get(name, str))
        if again is not _NOTHING:
            found[name] = again
    return found, tuple(told)


def _text(value: Json) -> str:
    return "" if value is _NOTHING else json.dumps(value, sort_keys=True)


def _switches(value: Json) -> Json:
    """A value with all but its switches alike: 19.0 is written as 19, whatever is wrong beside it."""
    if isinstance(value, dict):
        return {key: _switches(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_switches(one) for one in value]
    return isinstance(value, bool)
