"""Any field of a card as blocks, where nothing better is known of it than its schema."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.sheet.blocks import Block, Pairs, Table, Text, Words, plain
from bob_editor.sheet.dates import date_words
from bob_editor.sheet.names import THING
from bob_editor.sheet.running_text import text_blocks
from bob_editor.sheet.schema_steps import Field
from bob_editor.sheet.value_words import HIDDEN, CardWords, told

Json = Any

_LONG = 90
"""Letters from which a text is a paragraph of its own."""

_LONG_LINE = 170
"""Letters up to which an object is told in one line."""

_MOST_COLUMNS = 5
_WIDEST_CELL = 34

TEXTS = (
    "text",
    "note",
    "intro",
    "background",
    "historical",
    "briefing",
    "special_rules",
    "comments",
    "conditions",
)
"""Fields that hold running text."""


def generic_blocks(value: Json, field: Field, words: CardWords) -> Iterator[Block]:
    """A field's blocks: a name and a value, a paragraph under its name, a table, or a list."""
    if value in ("", [], {}) or value is False:
        return
    if isinstance(value, dict) and words.is_switched(field):
        yield Text((Words(field.title),), "heading")
        yield from switch_blocks(value, field, words)
        return
    if isinstance(value, str) and is_running(value, field):
        yield from text_blocks(value, words, lead=f"{field.title}.")
    elif field.name == "date":
        yield Pairs(((field.title, (Words(date_words(value, words.language)),)),))
    elif isinstance(value, dict) and _is_plain_object(field):
        yield from _object_blocks(value, field, words)
    elif isinstance(value, list | tuple) and value and all(isinstance(one, dict) for one in value):
        yield Text((Words(field.title),), "heading")
        yield from row_blocks(list(value), field, words)
    else:
        yield Pairs(((field.title, words.whole(value, field)),))


def switch_blocks(value: Mapping[str, Json], field: Field, words: CardWords) -> Iterator[Block]:
    """Rules that are in force by being named: each with its name, what it does, and what this card says of it."""
    for key, one in value.items():
        if key.startswith("x-") or one is None or one is False:
            continue
        part = field.part(key)
        effect = words.with_rules(words.language.say(str(part.schema.get("description") or "")))
        details = tuple(words.details(told(one), part, inner=True)) if isinstance(one, dict) else ()
        own = (Words(" ("), *details, Words(")")) if details else ()
        yield Text((Words(f"{part.title}. ", bold=True), Words(effect), *own), "item")


def is_running(value: str, field: Field) -> bool:
    """Whether a text is set as paragraphs."""
    return len(value) > _LONG or "\n" in value or field.is_long or (field.name in TEXTS and not field.words)


def _is_id(value: str, field: Field, words: CardWords) -> bool:
    """Whether a text is one that is told by another name: of a hex, a side, or a choice."""
    return field.words or bool(field.names) or value in words.sides or value in words.names


def _is_plain_object(field: Field) -> bool:
    return "hex_set" not in field.names and "area" not in field.names


def _object_blocks(value: Mapping[str, Json], field: Field, words: CardWords) -> Iterator[Block]:
    shown = told(value)
    running = any(isinstance(one, str) and is_running(one, field.part(key)) for key, one in shown.items())
    details = tuple(words.details(shown, field))
    if (
        not running
        and len(plain(details)) <= _LONG_LINE
        and not any(isinstance(one, dict) for one in shown.values())
    ):
        yield Pairs(((field.title, details or (Words(words.language.title("None")),)),))
        return
    yield Text((Words(field.title),), "heading")
    for key, one in shown.items():
        yield from generic_blocks(one, words.part(field, key), words)


def row_blocks(rows: list[Mapping[str, Json]], field: Field, words: CardWords) -> Iterator[Block]:
    """Rows of a list: a table where they are alike and short, else an entry each."""
    named = {key: None for row in rows for key in row if not key.startswith("x-")}
    if named.keys() & {"name", "title"}:
        named.pop("id", None)
    heads = list(words.ordered(named, field.part(0)))
    parts = {key: field.part(0).part(key) for key in heads}
    cells = [
        tuple(
            words.whole(row[key], parts[key]) if key in row else (Words(words.left_out(row, key)),)
            for key in heads
        )
        for row in rows
    ]
    narrow = all(len(plain(cell)) <= _WIDEST_CELL for row in cells for cell in row)
    if len(rows) > 1 and 1 < len(heads) <= _MOST_COLUMNS and narrow:
        yield Table(tuple(parts[key].title for key in heads), tuple(cells))
        return
    entries = [list(entry_blocks(row, field.part(0), words)) for row in rows]
    listed = any(isinstance(one, Text) and one.kind == "item" for blocks in entries for one in blocks[:1])
    for first, *more in filter(None, entries):
        yield _as_item(first) if listed else first
        yield from more


def _as_item(block: Block) -> Block:
    """A row that says something in words of its own, in one list with those that don't."""
    return Text(block.line, "item") if isinstance(block, Text) and block.kind == "paragraph" else block


def entry_blocks(row: Mapping[str, Json], field: Field, words: CardWords) -> Iterator[Block]:
    """One row: its title or name in bold, its text, and its other fields."""
    rest = {key: value for key, value in words.ordered(told(row), field).items() if key not in HIDDEN}
    name = next((rest.pop(key) for key in ("title", "name") if isinstance(rest.get(key), str)), "")
    if not name and isinstance(row.get("id"), str):
        name = words.in_words(row["id"])
    if not name:
        thing = next((key for key in THING if isinstance(rest.get(key), str)), "")
        name = plain(words.whole(rest.pop(thing), field.part(thing))) if thing else ""
    if not name:
        # What a row begins with, in the designer's own words, is what it is about.
        key, value = next(iter(rest.items()), ("", None))
        if isinstance(value, str) and key != "text" and not _is_id(value, field.part(key), words):
            name = str(rest.pop(key))
    text = rest.pop("text", None)
    lead = (Words(f"{name}. " if rest else f"{name}.", bold=True),) if name else ()
    if isinstance(text, str) and text.strip():
        blocks = text_blocks(text, words, lead=f"{name}." if name else "")
        if rest:
            note = (Words(" ("), *words.details(rest, field, inner=True), Words(")"))
            blocks = (*blocks[:-1], replace(blocks[-1], line=(*blocks[-1].line, *note)))
        yield from blocks
    elif rest or lead:
        yield Text((*lead, *words.details(rest, field)), "item")
