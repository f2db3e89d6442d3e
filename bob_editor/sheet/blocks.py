"""A scenario card as it is to be printed: sections of blocks, all in words, without any measure or colour."""

from typing import Literal

from bob_editor.records import Record

Sense = Literal["", "hex", "unit", "area", "rule", "scenario", "missing"]
"""What a run of words stands for; ``missing`` is a reference to something that the card no longer has."""


class Words(Record):
    """A run of text in one style; ``side`` is the id of the side in whose colour it stands, "" for none.

    ``target`` is the label or id of what it refers to, where it leads there.
    """

    text: str
    bold: bool = False
    italic: bool = False
    sense: Sense = ""
    side: str = ""
    target: str = ""


Line = tuple[Words, ...]


class Text(Record):
    """A paragraph, an entry of a list, or a heading within a section; ``symbol`` is the id for a sign before it."""

    line: Line
    kind: Literal["paragraph", "item", "heading"] = "paragraph"
    symbol: str = ""


class Pairs(Record):
    """Names with their values, one below the other."""

    rows: tuple[tuple[str, Line], ...]


class Table(Record):
    """Rows under heads; every row has as many cells as there are heads."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Line, ...], ...]


class Entry(Record):
    """So many of a thing, with what is to say of them. ``symbol`` is its id, for the sign on its counter.

    ``ids`` are what texts call it by.
    """

    count: int
    name: str
    note: Line = ()
    symbol: str = ""
    ids: tuple[str, ...] = ()


class Group(Record):
    """Forces that begin or come in together: their heading, where, what is to say of all, and what they are.

    ``arrives`` tells that they come in later, ``placed`` that they stand on the map when play begins.
    """

    title: str
    where: Line = ()
    note: Line = ()
    entries: tuple[Entry, ...] = ()
    arrives: bool = False
    placed: bool = False


class Force(Record):
    """All that one side has; ``side`` is its id, "" for what belongs to no side, ``nations`` the ids of its nations."""

    side: str
    title: str
    subtitle: str = ""
    pairs: Pairs = Pairs(())
    groups: tuple[Group, ...] = ()
    nations: tuple[str, ...] = ()


class Forces(Record):
    """The sides' forces, to stand beside each other."""

    forces: tuple[Force, ...]


class Turn(Record):
    """A box of the track: its number, and the sides that something happens to, each with a word for it."""

    label: str
    marks: tuple[tuple[str, str], ...] = ()
    last: bool = False


class Track(Record):
    """The turns as boxes in a row."""

    turns: tuple[Turn, ...]


class LegendRow(Record):
    """What an outline on the map means."""

    kind: str
    side: str
    title: str
    note: str = ""


class MapPicture(Record):
    """The place of the map's picture, with what its outlines mean and the boards that it is made of."""

    legend: tuple[LegendRow, ...]
    boards: Line = ()


Block = Text | Pairs | Table | Forces | Track | MapPicture


class Section(Record):
    """A part of the card. ``id`` is what templates name it by; ``title`` is "" where it needs no heading."""

    id: str
    title: str
    blocks: tuple[Block, ...]


class CardSheet(Record):
    """The whole card: ``kicker`` stands above the title (game, module, number), ``byline`` below it (place, date).

    ``sides`` are the ids of its sides in their order, which gives them their colours. ``authors`` are those
    who made it, as a file tells of itself.
    """

    title: str
    kicker: tuple[str, ...]
    byline: tuple[str, ...]
    tags: tuple[tuple[str, str], ...]
    sides: tuple[str, ...]
    sections: tuple[Section, ...]
    authors: tuple[str, ...] = ()
    language: str = "en"

    def section(self, name: str) -> Section | None:
        """The section of an id, or None."""
        return next((one for one in self.sections if one.id == name), None)

    @property
    def headed(self) -> tuple[Section, ...]:
        """The sections as a text has them: those of one title under one heading, before what each side has."""
        found: dict[tuple[str, str], Section] = {}
        for one in self.sections:
            key = (one.title, "" if one.title else one.id)
            first = found.get(key, Section(one.id, one.title, ()))
            blocks = sorted((*first.blocks, *one.blocks), key=lambda block: isinstance(block, Forces))
            found[key] = Section(first.id, first.title, tuple(blocks))
        return tuple(found.values())

    @property
    def text(self) -> str:
        """All its words, a line for each line, without style."""
        lines = [self.title, *self.kicker, *self.byline, *(f"{name}: {value}" for name, value in self.tags)]
        for section in self.headed:
            lines.append(section.title)
            for block in section.blocks:
                lines += _lines(block)
        return "\n".join(line for line in lines if line)


def plain(line: Line) -> str:
    """The words of a line without their style."""
    return "".join(words.text for words in line)


def _lines(block: Block) -> list[str]:
    match block:
        case Text(line):
            return [plain(line)]
        case Pairs(rows):
            return [f"{name}: {plain(line)}" for name, line in rows]
        case Table(heads, rows):
            return [" | ".join(heads), *(" | ".join(plain(cell) for cell in row) for row in rows)]
        case Forces(forces):
            return [line for force in forces for line in _force_lines(force)]
        case Track(turns):
            return [" ".join((turn.label, *(word for _, word in turn.marks))) for turn in turns]
        case MapPicture(legend, boards):
            return [plain(boards), *(f"{row.title} {row.note}".strip() for row in legend)]


def _force_lines(force: Force) -> list[str]:
    lines = [force.title, force.subtitle, *_lines(force.pairs)]
    for group in force.groups:
        lines += [group.title, plain(group.where), plain(group.note)]
        lines += [f"{entry.count} × {entry.name} {plain(entry.note)}".rstrip() for entry in group.entries]
    return lines
