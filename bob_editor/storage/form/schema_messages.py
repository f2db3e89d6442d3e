"""Puts schema errors into short sentences, such as “Terrain of hex E4 must be a list, not text”."""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from itertools import islice
from typing import Any

from bob_editor.records import Record
from bob_editor.storage.form.problems import MOST_PROBLEMS, Steps, kind_of_value, quoted, shortened, spoken

_TYPES = {
    "array": "a list",
    "object": "an object",
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
}


class Breach(Record):
    """A breach of a schema: the keyword that is broken, what it asks for, and the value that breaks it.

    ``schema`` is the schema with that keyword, ``message`` the validator's own; with ``of_name``, the value is the
    name of a field.
    """

    keyword: str
    limit: Any
    value: Any
    schema: Mapping[str, Any]
    message: str
    of_name: bool = False

    @property
    def unknown_fields(self) -> list[str]:
        """The fields that an object has and its schema doesn't know; none where that isn't what is wrong.

        Of very many the first: one more than will be told of.
        """
        if self.keyword != "additionalProperties" or self.limit is not False:
            return []
        known = self.schema.get("properties", ())
        free = tuple(self.schema.get("patternProperties", ()))
        unknown = (
            name
            for name in self.value
            if name not in known and not any(re.search(pattern, name) for pattern in free)
        )
        return list(islice(unknown, MOST_PROBLEMS + 1))


def sentence(breach: Breach, steps: Steps, root: str) -> str:
    """What an error says about the value at ``steps``; ``root`` names the whole document."""
    if breach.of_name:
        return _wrong_key(breach, steps, root)
    what = spoken(steps, root)
    if breach.keyword == "required":
        *some, last = (f"“{name}”" for name in breach.limit if name not in breach.value)
        return f"{what} lacks {' and '.join(filter(None, (', '.join(some), last)))}."
    if breach.unknown_fields:
        return _unknown_field(breach, steps, root)
    words = _WORDS.get(breach.keyword)
    return (
        f"{what} {words(breach)}."
        if words
        else f"{what} breaks the schema: {shortened(breach.message, 120)}."
    )


def _wrong_key(breach: Breach, steps: Steps, root: str) -> str:
    name = quoted(breach.value)
    if steps[-1:] == ("hexes",):
        return f"{name} under hexes names no hex; hexes are named as E4."
    if steps[-1:] == ("sides",):
        return f"{name} under sides names no hexside; hexsides are named as D2/E3 or A1/nw."
    examples = [one for one in breach.schema.get("examples", ()) if isinstance(one, str)]
    like = f"; one is written as {quoted(examples[0])} is" if examples else "; use letters, digits, - and _"
    if breach.keyword == "pattern":
        like = _strange_letter(breach) or like
    if breach.keyword == "enum":
        near = get_close_matches(str(breach.value), breach.limit, n=1) or breach.limit[:SUCH_AS]
        like = f"; take {' or '.join(map(quoted, near))}"
    return f"{name} is no name that {spoken(steps, root)} may have{like}."


def _unknown_field(breach: Breach, steps: Steps, root: str) -> str:
    name = str(steps[-1])
    known = [one for one in breach.schema.get("properties", ()) if not one.startswith("$")]
    near = get_close_matches(name.lower(), known, n=1, cutoff=0.75)
    may = f"; it may have {' or '.join(map(quoted, known))}." if 0 < len(known) <= MOST_FIELDS else "."
    if not known:
        examples = [one for given in breach.schema.get("examples", ()) for one in given]
        may = f"; one is written as {quoted(examples[0])} is." if examples else "."
    meant = f"; is “{near[0]}” meant?" if near else may
    return f"{spoken(steps[:-1], root)} has a field “{shortened(name)}” that the format doesn't know{meant}"


def _type(breach: Breach) -> str:
    asked = [breach.limit] if isinstance(breach.limit, str) else breach.limit
    names = [name for one in asked for name in _asked(one, breach)]
    return f"must be {' or '.join(names)}, not {kind_of_value(breach.value)}"


def _asked(one: str | list[Any], breach: Breach) -> list[str]:
    """What a value may be: a kind, an object also by its fields, or one of some words."""
    if not isinstance(one, str):
        return [quoted(word) for word in one[:MOST_CHOICES]]
    kind = _TYPES.get(one, one)
    fields = list(breach.schema.get("properties", ())) if one == "object" else []
    return [f"{kind} that has {' or '.join(map(quoted, fields))}" if 0 < len(fields) <= MOST_OF else kind]


MOST_CHOICES = 8
"""So many choices are all told; of more those that look like what was written."""

MOST_FIELDS = 20
"""So many names of fields are that an object may have."""

MOST_OF = 12
"""So many are of an object that is asked for."""

SUCH_AS = 3
"""So many of them are told then."""


def _enum(breach: Breach) -> str:
    choices = [quoted(one) for one in breach.limit]
    if len(choices) > MOST_CHOICES:
        near = get_close_matches(quoted(breach.value).casefold(), choices, n=SUCH_AS)
        such = ", ".join(near or choices[:SUCH_AS])
        return f"must be one of {len(choices)}, such as {such}, not {quoted(breach.value)}"
    words = [one for one in breach.limit if isinstance(one, str)]
    given = breach.value.casefold() if isinstance(breach.value, str) else ""
    near = get_close_matches(given, words, n=1, cutoff=0.75)
    meant = f"; perhaps “{near[0]}” is meant" if near else ""
    return f"must be {' or '.join(choices)}, not {quoted(breach.value)}{meant}"


def _pattern(breach: Breach) -> str:
    examples = [one for one in breach.schema.get("examples", ()) if isinstance(one, str)]
    like = f": it must be written as {' or '.join(map(quoted, examples))} is" if examples else ""
    return f"can't be {quoted(breach.value)}{_strange_letter(breach) or like}"


def _strange_letter(breach: Breach) -> str:
    """Of a name that only lacks plain letters the one to change: some look like those, and nobody would see it."""
    name = str(breach.value)
    strange = [char for char in name if char.isalpha() and not char.isascii()]
    plain = "".join("a" if char in strange else char for char in name)
    is_told = strange and re.search(str(breach.limit), plain)
    return f"; “{strange[0]}” has to be a plain letter" if is_told else ""


_ONE = {"entries": "entry", "letters": "letter", "fields": "field"}


def _bound(words: str, of: str = "") -> Callable[[Breach], str]:
    """Words for a bound of a number, or of how many ``of`` a value has."""

    def told(breach: Breach) -> str:
        if not of:
            return f"must be {words} {breach.limit}, not {quoted(breach.value)}"
        counted = of if breach.limit != 1 else _ONE[of]
        known = list(breach.schema.get("properties", ())) if of == "fields" else []
        may = f"; it may have {' or '.join(map(quoted, known))}" if 0 < len(known) <= MOST_FIELDS else ""
        return f"must have {words} {breach.limit} {counted}, not {len(breach.value)}{may}"

    return told


def _twice(breach: Breach) -> str:
    return f"names {quoted(next(one for one in breach.value if breach.value.count(one) > 1))} twice"


_WORDS: dict[str, Callable[[Breach], str]] = {
    "type": _type,
    "enum": _enum,
    "const": lambda breach: f"must be {quoted(breach.limit)}, not {quoted(breach.value)}",
    "pattern": _pattern,
    "minimum": _bound("at least"),
    "maximum": _bound("at most"),
    "minItems": _bound("at least", "entries"),
    "maxItems": _bound("at most", "entries"),
    "minLength": _bound("at least", "letters"),
    "maxLength": _bound("at most", "letters"),
    "uniqueItems": _twice,
    "minProperties": _bound("at least", "fields"),
    "maxProperties": _bound("at most", "fields"),
}
