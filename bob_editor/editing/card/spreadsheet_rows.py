"""Rows of a card's table as people see them: a few words for each, what a cell's words mean, ids for new rows."""

import math
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from bob_editor.editing.card.form_field import CardField, values_by_choice
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.storage.plain_names import plain_name
from bob_editor.words import tr

Json = Any

NAMES = ("name", "title")
"""The fields that say what a row is called."""

MOST_COLUMNS = 6
"""Columns that a table shows where nothing says which."""


def columns_of(table: CardField) -> tuple[CardField, ...]:
    """The fields of a row that are shown as columns: those that the layout names, else its name and the first plain."""
    by_name = {one.name: one for one in table.fields}
    named = tuple(by_name[name] for name in table.columns if name in by_name)
    if named:
        return named
    known = frozenset({table.told_by}).union(*table.by_kind.values())
    plain = [one for one in table.fields if one.plain and (not table.by_kind or one.name in known)]
    first = [one for one in plain if one.required]
    others = [one for one in plain if not one.required]
    chosen = {one.name for one in [*first, *others][:MOST_COLUMNS]}
    shown = [one for one in plain if one.name in chosen]
    # What a row is called comes before what files call it.
    return tuple(sorted(shown, key=lambda one: one.name not in NAMES))


def words_of(value: Json, field: CardField) -> str:
    """A value in a few words, for a cell or a summary."""
    titles = {repr(one): title for one, title in field.choices}
    match value:
        case None:
            return ""
        case bool():
            return tr("yes") if value else tr("no")
        case list() | tuple() if field.kind == "range":
            # Where a board lies is a pair of numbers, too, but no range of them.
            return (", " if field.name == "at" else "–").join(map(str, value))
        case list() | tuple() if any(isinstance(one, dict | list) for one in value):
            return f"{len(value)}"
        case list() | tuple():
            return ", ".join(_entry(titles.get(repr(one), str(one))) for one in value)
        case dict() if field.ends:
            return "–".join(str(value.get(end, "")) for end in field.ends)
        case dict():
            # What may have one of several forms has the parts of those that are groups.
            groups = [one for one in (field, *field.fields) if one.kind == "group"]
            parts = {part.name: part for one in groups for part in one.fields}
            return ", ".join(_part(name, one, parts.get(name)) for name, one in value.items())
        case _:
            return titles.get(repr(value), str(value))


def _entry(words: str) -> str:
    """An entry of a list, in quotes where it has a comma of its own."""
    return '"{}"'.format(words.replace('"', '""')) if re.search("[,;]", words) else words


def _part(name: str, value: Json, field: CardField | None) -> str:
    """A part of a group by its title; of what holds more the number."""
    told = str(len(value)) if isinstance(value, list | dict) else None
    if field is None:
        return f"{name} {told or value}"
    return f"{field.title}: {told or words_of(value, field)}"


def summary_of(row: Mapping[str, Json], table: CardField) -> str:
    """A row in one line, by the layout's template such as ``{count} × {unit_type}``, else its first columns."""
    by_name = {one.name: one for one in table.fields}
    if table.summary:

        def fill(found: re.Match[str]) -> str:
            name = found.group(1)
            return words_of(row.get(name), by_name[name]) if name in by_name else ""

        filled = re.sub(r"\{(\w+)\}", fill, of_window().say(table.summary))
        text = re.sub(r"(?<=[:,])(?: ?,)+", "", filled.replace(" ()", "")).strip(" ,;:–×")
        if text:
            return text
    parts = [words_of(row.get(one.name), one) for one in columns_of(table)[:3]]
    return ", ".join(part for part in parts if part) or tr("(empty)")


def value_of(text: str, field: CardField) -> Json:
    """What a cell's text means as a value of a field; a text that doesn't fit stays a text, None for an empty one."""
    text = text.strip()
    if not text:
        return None
    known, kinds = values_by_choice(field.choices), {one.kind for one in field.fields}
    if text.casefold() in known and field.kind in ("choice", "text"):
        return known[text.casefold()]
    match field.kind:
        case "integer" | "number" | "word":
            return _number(text)
        case "switch":
            marks = {"1": True, "x": True, "✓": True, "0": False}
            return (_yes_or_no() | marks).get(text.casefold(), text)
        case "either" if "switch" in kinds and text.casefold() in _yes_or_no():
            return _yes_or_no()[text.casefold()]
        case "hexes" | "places":
            return _places(text)
        case "hexset" | "either" if _lists_hexes(field):
            return _places(text)
        case "either" if not kinds.isdisjoint({"integer", "number", "word"}):
            return _number(text)
        case "numbers":
            return [_number(one) for one in _places(text)]
        case "texts" if field.pair:
            return pair_of(text)
        case "texts" | "names" | "checks":
            return [known.get(one.casefold(), one) for one in entries_of(text)]
        case "range":
            ends = [_number(one) for one in re.split(r"\s*[–,;…]\s*|\s+|(?<=\d)-", text) if one]
            return dict(zip(field.ends, ends, strict=False)) if field.ends else ends
        case _:
            return text


def _yes_or_no() -> dict[str, bool]:
    return {tr("yes"): True, tr("no"): False, "yes": True, "true": True, "no": False, "false": False}


def _lists_hexes(field: CardField) -> bool:
    """Whether of the forms of a field a list of hexes is the one that words mean."""
    kinds = {one.kind for one in field.fields}
    return "hexes" in kinds and kinds.isdisjoint({"text", "word", "choice"})


def _places(text: str) -> list[str]:
    return [one for one in re.split(r"\s*[,;]\s*|\s+", text) if one]


def pair_of(text: str) -> list[Json]:
    """The first and the last of several, as columns A–F; one alone is both."""
    ends: list[Json] = [one for one in re.split(r"[\s,;–-]+", text.strip()) if one]
    return ends * 2 if len(ends) == 1 else ends


def entries_of(text: str) -> list[str]:
    """What stands between commas, semicolons or ends of lines; one in quotes has commas of its own."""
    found = re.findall(r'\s*"((?:[^"]|"")*)"\s*(?:[,;\n]|$)|([^,;\n]+)', text)
    return [one for quoted, plain in found if (one := quoted.replace('""', '"') or plain.strip())]


def _number(text: str) -> Json:
    """The number of a cell's text; the text itself where it is none, or one that no file can hold."""
    if "_" in text:  # Python's own way to write a number, which nobody means who types a word
        return text
    for kind in (int, float):
        try:
            number = kind(text.replace("\N{MINUS SIGN}", "-"))
        except ValueError:
            continue
        return number if -math.inf < number < math.inf else text
    return text


def id_of(name: str) -> str:
    """The id of a row that somebody calls so: small letters, words joined."""
    return "_".join(name.lower().split())


KEY = ""
"""What stands for the name of a row itself among those of its fields."""

NEW = "new"
"""What the id of a row begins with that was added and has no name yet."""


def is_new(step: Json) -> bool:
    """Whether a row's id is one that it got when it was added."""
    return re.fullmatch(rf"{NEW}(_\d+)?", str(step)) is not None


def free_name(title: str, taken: Collection[Json]) -> str:
    """An id of small letters, digits and _ from a title that no other row has; "" where nothing of it can be one."""
    stem = plain_name(title, "_")
    return free_id(stem, taken) if re.match("[a-z]", stem) else ""


def fresh_id(table: CardField, taken: Collection[Json]) -> str:
    """The id of a new row of a table, until it is called something: what it is, and a number."""
    return next(one for n in count(1) if (one := f"{_stem(table)}{n}") not in taken)


def named_anew(
    table: CardField, rows: Sequence[Json], place: int, field: CardField, name: Json
) -> dict[str, Json] | None:
    """A row that was added, with the name that it is given and an id made of it; None where it keeps its own id."""
    row, key = rows[place], table.key
    if table.keyed or field.name not in NAMES or not isinstance(row, dict) or not isinstance(name, str):
        return None
    if re.fullmatch(rf"{re.escape(_stem(table))}\d+", str(row.get(key))) is None:
        return None
    new = free_name(name, [one.get(key) for one in rows if isinstance(one, dict)])
    return {**row, field.name: name, key: new} if new else None


def _stem(table: CardField) -> str:
    """How the ids of a table's new rows begin."""
    return str(table.row.get(table.key) or table.name.rstrip("s") or "row")


def free_id(stem: str, taken: Iterable[Json]) -> str:
    """An id that no row has yet: the stem itself, or with a number."""
    used = {one for one in taken if isinstance(one, str)}
    return next(one for n in count(1) if (one := stem if n == 1 else f"{stem}_{n}") not in used)


def named_rows(rows: Iterable[Mapping[str, Json]], taken: Iterable[Json]) -> dict[str, Mapping[str, Json]]:
    """Rows by ids of their own: the one that a row says, else made of its name; none is one of those ``taken``."""
    named: dict[str, Mapping[str, Json]] = {}
    used = {one for one in taken if isinstance(one, str)}
    for row in rows:
        name = free_id(str(row.get(KEY) or id_of(str(row.get("name") or NEW))), used)
        used.add(name)
        named[name] = {field: value for field, value in row.items() if field != KEY}
    return named
