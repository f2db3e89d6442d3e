"""A card's words as text for forums: Markdown, as Discord and GitHub read it, and BBCode, as BoardGameGeek does."""

import re
from collections.abc import Callable, Iterable, Iterator

from bob_editor.records import Record
from bob_editor.sheet.blocks import (
    Block,
    CardSheet,
    Entry,
    Force,
    Forces,
    Line,
    MapPicture,
    Pairs,
    Section,
    Table,
    Text,
    Track,
    Words,
)


class Dialect(Record):
    """How a forum's text says what a card says: ``plain`` makes words safe, the others mark safe words."""

    plain: Callable[[str], str]
    bold: Callable[[str], str]
    italic: Callable[[str], str]
    heading: Callable[[str, int], str]
    item: Callable[[str], str]
    items: Callable[[str], str]
    table: Callable[[list[str], list[list[str]]], str]


def markdown(sheet: CardSheet) -> str:
    """The card as Markdown; the same card gives the same text."""
    return _text(sheet, _MARKDOWN)


def bbcode(sheet: CardSheet) -> str:
    """The card as BBCode with the few tags that all forums know; tables are lists there."""
    return _text(sheet, _BBCODE)


def _text(sheet: CardSheet, dialect: Dialect) -> str:
    parts = [dialect.heading(dialect.plain(sheet.title), 1)]
    above = " · ".join(dialect.plain(one) for one in (*sheet.kicker, *sheet.byline) if one)
    if above:
        parts.append(dialect.italic(above))
    parts += _blocks((Pairs(tuple((name, (Words(value),)) for name, value in sheet.tags)),), dialect)
    for section in sheet.headed:
        parts += _section(section, dialect)
    return "\n\n".join(part for part in parts if part) + "\n"


def _section(section: Section, dialect: Dialect) -> Iterator[str]:
    if section.title:
        yield dialect.heading(dialect.plain(section.title), 2)
    yield from _blocks(section.blocks, dialect)


def _blocks(blocks: Iterable[Block], dialect: Dialect) -> Iterator[str]:
    """Each block as a part of its own; entries that follow each other as one list."""
    items: list[str] = []
    for block in blocks:
        if isinstance(block, Text) and block.kind == "item":
            items.append(_line(block.line, dialect))
            continue
        if items:
            yield _list(items, dialect)
            items = []
        yield from _block(block, dialect)
    if items:
        yield _list(items, dialect)


def _block(block: Block, dialect: Dialect) -> Iterator[str]:
    match block:
        case Text(line, "heading"):
            yield dialect.heading(_line(line, dialect), 3)
        case Text(line):
            yield _line(line, dialect)
        case Pairs(rows):
            yield _list([_pair(name, _line(line, dialect), dialect) for name, line in rows], dialect)
        case Table(heads, rows):
            cells = [[_line(cell, dialect) for cell in row] for row in rows]
            yield dialect.table([dialect.plain(head) for head in heads], cells)
        case Forces(forces):
            for force in forces:
                yield from _force(force, dialect)
        case Track(turns):
            boxes = [
                " ".join(
                    (dialect.bold(dialect.plain(one.label)), *(dialect.plain(word) for _, word in one.marks))
                )
                for one in turns
            ]
            yield " | ".join(boxes)
        case MapPicture(legend, boards):
            yield _line(boards, dialect)
            yield _list([_pair(one.title, dialect.plain(one.note), dialect) for one in legend], dialect)


def _force(force: Force, dialect: Dialect) -> Iterator[str]:
    title = force.title + (f" ({force.subtitle})" if force.subtitle else "")
    if title:
        yield dialect.heading(dialect.plain(title), 3)
    yield from _block(force.pairs, dialect)
    for group in force.groups:
        head = dialect.bold(dialect.plain(group.title)) if group.title else ""
        told = " · ".join(filter(None, (_line(group.where, dialect), _line(group.note, dialect))))
        yield " ".join(filter(None, (head, told)))
        yield _list([_entry(one, dialect) for one in group.entries], dialect)


def _entry(entry: Entry, dialect: Dialect) -> str:
    note = _line(entry.note, dialect)
    told = f"{entry.count} × {dialect.plain(entry.name)}"
    return f"{told}: {note}" if note else told


def _pair(name: str, value: str, dialect: Dialect) -> str:
    told = dialect.bold(dialect.plain(name))
    return f"{told}: {value}" if value else told


def _list(items: list[str], dialect: Dialect) -> str:
    return dialect.items("\n".join(map(dialect.item, items))) if items else ""


def _line(line: Line, dialect: Dialect) -> str:
    """A line with its styles; neighbours in one style are marked as one."""
    found: list[tuple[str, bool, bool]] = []
    for words in line:
        style = (words.bold, words.italic)
        if found and found[-1][1:] == style:
            found[-1] = (found[-1][0] + words.text, *style)
        else:
            found.append((words.text, *style))
    return " ".join("".join(_styled(*one, dialect) for one in found).split())


def _styled(text: str, bold: bool, italic: bool, dialect: Dialect) -> str:  # noqa: FBT001 - a run and its style
    """A run of words, its marks set close around them, as Markdown asks."""
    inner = text.strip()
    if not inner:
        return text
    told = dialect.plain(inner)
    told = dialect.italic(told) if italic else told
    told = dialect.bold(told) if bold else told
    before, _, after = text.partition(inner)
    return f"{before}{told}{after}"


_ADDRESS = re.compile(r"(\bhttps?://[^\s\\`{}\[\]<>|]+)")
"""What forums make a link of by themselves, with every backslash that is put into it."""


def plain_markdown(text: str) -> str:
    """A line of words as Markdown that says them as they are; an address in it stays one that can be followed."""
    found = _ADDRESS.split(text)
    found[::2] = [re.sub(r"([\\`*_{}\[\]<>|~]|&(?=#?\w+;))", r"\\\1", words) for words in found[::2]]
    safe = "".join(found)
    # What would begin a heading, a list or a quotation at the beginning of a line.
    return re.sub(r"^(\s*)([#+>-]|\d+(?=[.)]\s))", lambda at: f"{at[1]}{_escaped(at[2])}", safe)


def _escaped(begun: str) -> str:
    return f"{begun}\N{ZERO WIDTH SPACE}" if begun.isdigit() else f"\\{begun}"


def _markdown_table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _bbcode_plain(text: str) -> str:
    # A bracket that a letter or slash follows would be a tag.
    return re.sub(r"\[(?=[A-Za-z/*])", "[\N{ZERO WIDTH SPACE}", text)


def _bbcode_table(heads: list[str], rows: list[list[str]]) -> str:
    told = (
        " · ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True) if cell) for row in rows
    )
    return "[list]\n" + "\n".join(f"[*]{row}" for row in told) + "\n[/list]"


_MARKDOWN = Dialect(
    plain=plain_markdown,
    bold=lambda text: f"**{text}**",
    italic=lambda text: f"*{text}*",
    heading=lambda text, depth: f"{'#' * depth} {text}",
    item=lambda text: f"- {text}",
    items=lambda text: text,
    table=_markdown_table,
)
_BBCODE = Dialect(
    plain=_bbcode_plain,
    bold=lambda text: f"[b]{text}[/b]",
    italic=lambda text: f"[i]{text}[/i]",
    heading=lambda text, depth: f"[size={(18, 14, 12)[depth - 1]}][b]{text}[/b][/size]",
    item=lambda text: f"[*]{text}",
    items=lambda text: f"[list]\n{text}\n[/list]",
    table=_bbcode_table,
)
