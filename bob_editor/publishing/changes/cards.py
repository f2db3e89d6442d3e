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


def card_changes(before: CardSheet, after: CardSheet) -> Iterator[Part]:
    """The parts of a card that say something else, in the later card's order."""
    sections = {one.id: one for one in (*after.sections, *before.sections)}
    parts = [("Heading", _heading(before), _heading(after))]
    for name, section in sections.items():
        parts.append((section.title or "Text", _lines(before.section(name)), _lines(after.section(name))))
    for title, old, new in parts:
        rows = tuple(altered(old, new))
        if title == "Heading" and before.title != after.title:
            # A title of other words is still the title, altered.
            rows = (Altered(f"Title: {before.title}", f"Title: {after.title}"), *rows)
        if rows:
            yield Part(title, rows)


def _heading(sheet: CardSheet) -> list[str]:
    return [*sheet.kicker, *sheet.byline, *(f"{name}: {value}" for name, value in sheet.tags)]


def _lines(section: Section | None) -> list[str]:
    """What a section says, a line for each change that there can be; of whom, where several headings part it."""
    blocks = section.blocks if section else ()
    parted = sum(map(_is_heading, blocks)) > 1
    about, found = "", list[str]()
    for block in blocks:
        if parted and _is_heading(block):
            about = f"{plain(block.line)}, "
        whose = about if isinstance(block, Pairs | Table) else ""
        found += (f"{whose}{line}" for line in _of_block(block) if line.strip())
    return [" ".join(line.split()) for line in found]


def _is_heading(block: Block) -> TypeGuard[Text]:
    return isinstance(block, Text) and block.kind == "heading"


def _of_block(block: Block) -> Iterator[str]:
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
            yield f"Turns: {' '.join(turn.label for turn in turns)}"
            yield from (f"Turn {turn.label}: {word}" for turn in turns for _, word in turn.marks)
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
