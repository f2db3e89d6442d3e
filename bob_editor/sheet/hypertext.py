"""A card's words as HTML: headings, lists and tables that a screen reader can walk through, every text escaped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

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
    Turn,
    Words,
)


def heading_html(sheet: CardSheet) -> str:
    """The card's title with what stands above and below it."""
    above, below = (
        f"<p>{escape(' · '.join(filter(None, words)))}</p>\n" if any(words) else ""
        for words in (sheet.kicker, (*sheet.byline, *sheet.authors))
    )
    return f"{above}<h1>{escape(sheet.title)}</h1>\n{below}"


def card_html(sheet: CardSheet) -> str:
    """The card below its title, a ``section`` each; the same card gives the same text.

    Names of hexes are ``span class="hex"``, so that a page can lead from them to its map.
    """
    tags = Pairs(tuple((name, (Words(value),)) for name, value in sheet.tags))
    return "\n".join(filter(None, (_block(tags), *map(_section, sheet.sections)))) + "\n"


def _section(section: Section) -> str:
    name = escape(section.id, quote=True)
    head = f"<h2>{escape(section.title)}</h2>\n" if section.title else ""
    return f'<section id="card-{name}">\n{head}' + "\n".join(_blocks(section.blocks)) + "\n</section>"


def _blocks(blocks: Iterable[Block]) -> Iterator[str]:
    """Each block as an element; entries that follow each other as one list."""
    items: list[str] = []
    for block in blocks:
        if isinstance(block, Text) and block.kind == "item":
            items.append(_line(block.line))
            continue
        if items:
            yield _list(items)
            items = []
        yield _block(block)
    if items:
        yield _list(items)


def _block(block: Block) -> str:
    match block:
        case Text(line, "heading"):
            return f"<h3>{_line(line)}</h3>"
        case Text(line):
            return f"<p>{_line(line)}</p>"
        case Pairs(rows):
            pairs = "".join(f"<dt>{escape(name)}</dt><dd>{_line(line)}</dd>" for name, line in rows)
            return f"<dl>{pairs}</dl>" if rows else ""
        case Table(heads, rows):
            head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
            body = "".join(f"<tr>{''.join(f'<td>{_line(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
            return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"
        case Forces(forces):
            return '<div class="forces">\n' + "\n".join(map(_force, forces)) + "\n</div>"
        case Track(turns):
            return f'<ol class="track">{"".join(map(_turn, turns))}</ol>'
        case MapPicture(legend, boards):
            rows = tuple((one.title, (Words(one.note),)) for one in legend)
            told = f"<p>{_line(boards)}</p>\n" if boards else ""
            return told + _block(Pairs(rows))


def _force(force: Force) -> str:
    title = force.title + (f" ({force.subtitle})" if force.subtitle else "")
    parts = [f"<h3>{escape(title)}</h3>" if title else "", _block(force.pairs)]
    for group in force.groups:
        head = f"<h4>{escape(group.title)}</h4>" if group.title else ""
        told = " ".join(filter(None, (_line(group.where), _line(group.note))))
        parts += [head, f"<p>{told}</p>" if told else "", _list(map(_entry, group.entries))]
    return "<div>\n" + "\n".join(filter(None, parts)) + "\n</div>"


def _entry(entry: Entry) -> str:
    note = _line(entry.note)
    told = f"{entry.count} × {escape(entry.name)}"
    return f"{told}: {note}" if note else told


def _turn(turn: Turn) -> str:
    words = " ".join(escape(word) for _, word in turn.marks)
    return f"<li><b>{escape(turn.label)}</b>{' ' if words else ''}{words}</li>"


def _list(items: Iterable[str]) -> str:
    told = "\n".join(f"<li>{one}</li>" for one in items)
    return f"<ul>\n{told}\n</ul>" if told else ""


def _line(line: Line) -> str:
    return "".join(map(_words, line)).strip()


def _words(words: Words) -> str:
    told = escape(words.text)
    told = f'<span class="hex">{told}</span>' if words.sense == "hex" else told
    told = f"<i>{told}</i>" if words.italic else told
    return f"<b>{told}</b>" if words.bold else told
