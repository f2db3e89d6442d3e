"""What changed on a scenario's card, as its players read it: forces, terms, map and texts."""

from collections.abc import Iterator
from typing import TypeGuard

from bob_editor.publishing.changes.altered import Altered, Part, altered
from bob_editor.sheet.blocks import (
    Block,
    CardSheet,
    Forces,
    MapPicture,
    Pairs,
    Section,
    Table,
    Text,
    Track,
    plain,
)
from bob_editor.sheet.languages import ENGLISH, Language


def card_changes(before: CardSheet, after: CardSheet, language: Language = ENGLISH) -> Iterator[Part]:
    """The parts of a card that say something else, in the later card's order; both are in the language."""
    sections = {one.id: one for one in (*after.sections, *before.sections)}
    rows = tuple(altered(_heading(before), _heading(after)))
    if before.title != after.title:
        # A title of other words is still the title, altered.
        titles = (f"{language.title('Title')}: {sheet.title}" for sheet in (before, after))
        rows = (Altered(*titles), *rows)
    if rows:
        yield Part(language.title("Heading"), rows)
    for name, section in sections.items():
        lines = (_lines(sheet.section(name), language) for sheet in (before, after))
        if rows := tuple(altered(*lines)):
            yield Part(section.title or language.title("Map" if name == "map" else "Text"), rows)


def _heading(sheet: CardSheet) -> list[str]:
    return [*sheet.kicker, *sheet.byline, *(f"{name}: {value}" for name, value in sheet.tags)]


def _lines(section: Section | None, language: Language) -> list[str]:
    """What a section says, a line for each change that there can be; of whom, where several headings part it."""
    blocks = section.blocks if section else ()
    parted = sum(map(_is_heading, blocks)) > 1
    about, found = "", list[str]()
    for block in blocks:
        if parted and _is_heading(block):
            about = f"{plain(block.line)}, "
        whose = about if isinstance(block, Pairs | Table) else ""
        found += (f"{whose}{line}" for line in _of_block(block, language) if line.strip())
    return [" ".join(line.split()) for line in found]


def _is_heading(block: Block) -> TypeGuard[Text]:
    return isinstance(block, Text) and block.kind == "heading"


def _of_block(block: Block, language: Language) -> Iterator[str]:
    match block:
        case Text(line):
            yield plain(line)
        case Pairs(rows):
            yield from (f"{name}: {plain(line)}" for name, line in rows)
        case Table(heads, rows):
            for row in rows:
                yield ", ".join(
                    f"{head}: {plain(cell)}" for head, cell in zip(heads, row, strict=True) if plain(cell)
                )
        case Forces():
            yield from _of_forces(block)
        case Track(turns):
            yield f"{language.title('Turns')}: {' '.join(turn.label for turn in turns)}"
            one = language.title("Turn")
            yield from (f"{one} {turn.label}: {word}" for turn in turns for _, word in turn.marks)
        case MapPicture(legend, boards):
            yield plain(boards)
            yield from (f"{row.title}: {row.note}" for row in legend)


def _of_forces(block: Forces) -> Iterator[str]:
    """Every line with the side and the group that it is about, without which it says nothing."""
    for force in block.forces:
        yield f"{force.title} {force.subtitle}"
        yield from (f"{force.title}: {name} {plain(line)}" for name, line in force.pairs.rows)
        for group in force.groups:
            about = f"{force.title}, {group.title}" if group.title else force.title
            if where := " · ".join(filter(None, (plain(group.where), plain(group.note)))):
                yield f"{about}: {where}"
            for entry in group.entries:
                yield f"{about}: {entry.count} × {entry.name} {plain(entry.note)}"
