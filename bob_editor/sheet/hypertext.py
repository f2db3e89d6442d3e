"""A card's words as HTML: headings, lists and tables that a screen reader can walk through, every text escaped."""

from collections.abc import Callable, Iterable, Iterator
from html import escape

from bob_editor.records import Record
from bob_editor.sheet.blocks import (
    Block,
    CardSheet,
    Entry,
    Force,
    Forces,
    Group,
    LegendRow,
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


Sign = Callable[[str, str], str]
"""The element of a thing's sign by its symbol, in the colour of a side."""


def card_html(sheet: CardSheet, sign: Sign = lambda _symbol, _side: "") -> str:
    """The card below its title, a ``section`` each; the same card gives the same text.

    Names of hexes are ``span class="hex"``, so that a page can lead from them to its map. What is a side's has the
    class ``side-N``, N its place among the sides, or ``nobody``; ``sign`` stands before what has one.
    """
    return _Writer(sheet.sides, sign).card(sheet)


class _Writer(Record):
    sides: tuple[str, ...]
    sign: Sign

    def card(self, sheet: CardSheet) -> str:
        tags = Pairs(tuple((name, (Words(value),)) for name, value in sheet.tags))
        sections = map(self.section, sheet.headed)
        return "\n".join(filter(None, (self.block(tags), *sections))) + "\n"

    def section(self, section: Section) -> str:
        name = escape(section.id, quote=True)
        head = f"<h2>{escape(section.title)}</h2>\n" if section.title else ""
        return f'<section id="card-{name}">\n{head}' + "\n".join(self.blocks(section.blocks)) + "\n</section>"

    def blocks(self, blocks: Iterable[Block]) -> Iterator[str]:
        """Each block as an element; entries that follow each other as one list."""
        items: list[str] = []
        for block in blocks:
            if isinstance(block, Text) and block.kind == "item":
                items.append(self.signed(block.symbol, "", self.line(block.line)))
                continue
            if items:
                yield _list(items)
                items = []
            yield self.block(block)
        if items:
            yield _list(items)

    def block(self, block: Block) -> str:
        match block:
            case Text(line, "heading"):
                return f"<h3>{self.line(line)}</h3>"
            case Text(line):
                return f"<p>{self.line(line)}</p>"
            case Pairs(rows):
                pairs = "".join(f"<dt>{escape(name)}</dt><dd>{self.line(line)}</dd>" for name, line in rows)
                return f"<dl>{pairs}</dl>" if rows else ""
            case Table(heads, rows):
                head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
                cells = ("".join(f"<td>{self.line(cell)}</td>" for cell in row) for row in rows)
                body = "".join(f"<tr>{row}</tr>\n" for row in cells)
                return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"
            case Forces(forces):
                return '<div class="forces">\n' + "\n".join(map(self.force, forces)) + "\n</div>"
            case Track(turns):
                return f'<ol class="track">{"".join(map(self.turn, turns))}</ol>'
            case MapPicture(legend, boards):
                told = f"<p>{self.line(boards)}</p>\n" if boards else ""
                means = "".join(map(self.legend_row, legend))
                return told + (f'<ul class="legend">\n{means}</ul>' if means else "")

    def force(self, force: Force) -> str:
        under = f" <small>{escape(force.subtitle)}</small>" if force.subtitle else ""
        head = f"<h3>{escape(force.title)}{under}</h3>" if force.title or under else ""
        groups = (self.group(group, force.side) for group in force.groups)
        parts = "\n".join(filter(None, (head, self.block(force.pairs), *groups)))
        return f'<div class="force {self.of(force.side)}">\n{parts}\n</div>'

    def group(self, group: Group, side: str) -> str:
        head = f"<h4>{escape(group.title)}</h4>" if group.title else ""
        told = " · ".join(filter(None, (self.line(group.where), self.line(group.note))))
        entries = _list((self.entry(entry, side) for entry in group.entries), "units")
        return "\n".join(filter(None, (head, f"<p>{told}</p>" if told else "", entries)))

    def entry(self, entry: Entry, side: str) -> str:
        note = self.line(entry.note)
        told = f"{entry.count} × {escape(entry.name)}"
        return self.signed(
            entry.symbol, side, f"<span>{told}: {note}</span>" if note else f"<span>{told}</span>"
        )

    def signed(self, symbol: str, side: str, told: str) -> str:
        return f"{self.sign(symbol, side) if symbol else ''}{told}"

    def legend_row(self, row: LegendRow) -> str:
        note = f": {escape(row.note)}" if row.note else ""
        return f'<li class="{self.of(row.side)}"><b>{escape(row.title)}</b>{note}</li>\n'

    def turn(self, turn: Turn) -> str:
        marks = "".join(f' <span class="{self.of(side)}">{escape(word)}</span>' for side, word in turn.marks)
        return f"<li{' class=last' if turn.last else ''}><b>{escape(turn.label)}</b>{marks}</li>"

    def of(self, side: str) -> str:
        """The class of what is a side's."""
        return f"side-{self.sides.index(side)}" if side in self.sides else "nobody"

    def line(self, line: Line) -> str:
        return "".join(map(self.words, line)).strip()

    def words(self, words: Words) -> str:
        told = escape(words.text)
        told = f'<span class="hex">{told}</span>' if words.sense == "hex" else told
        told = f"<i>{told}</i>" if words.italic else told
        told = f"<b>{told}</b>" if words.bold else told
        return f'<span class="{self.of(words.side)}">{told}</span>' if words.side else told


def _list(items: Iterable[str], name: str = "") -> str:
    told = "\n".join(f"<li>{one}</li>" for one in items)
    named = f' class="{name}"' if name else ""
    return f"<ul{named}>\n{told}\n</ul>" if told else ""
