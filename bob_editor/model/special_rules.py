"""Running text of a card: a small Markdown with references to hexes, units, sides and rules.

``{hex:1.E4}``, ``{side:1.D2/1.E3}``, ``{unit:tiger-1}``, ``{area:us1}`` and ``{rule:44.0}`` name things of the card, so
that they follow when those are renamed, and can be shown on the map; ``{scenario:dawn}`` names another card by its id.
Paragraphs are parted by empty lines; lines that begin with ``-`` are a list, with ``#`` a heading; ``**bold**`` and
``*italic*`` are the only other signs.
"""

import re
from collections.abc import Callable, Iterator
from typing import Literal

from bob_editor.records import Record

Kind = Literal["hex", "side", "unit", "area", "rule", "scenario"]

REFERENCE = re.compile(r"\{(hex|side|unit|area|rule|scenario):([^{}\n]{1,80})\}")
_CLOSERS = {"**": re.compile(r"(?<=\S)\*\*"), "*": re.compile(r"(?<=\S)\*")}


class Reference(Record):
    """What a text refers to, and where it does."""

    kind: Kind
    target: str
    start: int
    end: int


class Span(Record):
    """A stretch of a line in one style; ``reference`` where it stands for something of the card."""

    text: str
    bold: bool = False
    italic: bool = False
    reference: Reference | None = None


class Block(Record):
    """A paragraph, an entry of a list or a heading."""

    kind: Literal["paragraph", "item", "heading"]
    spans: tuple[Span, ...]


def references(text: str) -> tuple[Reference, ...]:
    """Everything that a text refers to, in order."""
    return tuple(
        Reference(match[1], match[2], match.start(), match.end())  # type: ignore[arg-type]  # one of the kinds
        for match in REFERENCE.finditer(text)
    )


def refer(kind: Kind, target: str) -> str:
    """A reference as a text holds it."""
    return f"{{{kind}:{target}}}"


def with_targets(text: str, change: Callable[[Kind, str], str]) -> str:
    """The text with the target of every reference put through a function; all else is as it was."""
    return REFERENCE.sub(lambda match: refer(match[1], change(match[1], match[2])), text)  # type: ignore[arg-type]


def blocks(text: str) -> tuple[Block, ...]:
    """The text laid out. Lines of one paragraph run together; what isn't closed is taken as it stands."""
    found: list[Block] = []
    lines: list[str] = []

    def paragraph() -> None:
        if lines:
            found.append(Block("paragraph", _spans(" ".join(lines))))
            lines.clear()

    for raw in text.splitlines():
        line = raw.strip()
        if not line:
            paragraph()
        elif line.startswith("#"):
            paragraph()
            found.append(Block("heading", _spans(line.lstrip("#").strip())))
        elif line.startswith(("- ", "* ")):
            paragraph()
            found.append(Block("item", _spans(line[2:].strip())))
        else:
            lines.append(line)
    paragraph()
    return tuple(found)


def _spans(line: str, *, bold: bool = False, italic: bool = False) -> tuple[Span, ...]:
    found: list[Span] = []
    at = 0
    for start, sign, inner in _marked(line):
        found += _plain(line[at:start], bold=bold, italic=italic)
        strong = sign == "**"
        found += _spans(inner, bold=bold or strong, italic=italic or not strong)
        at = start + len(inner) + 2 * len(sign)
    return (*found, *_plain(line[at:], bold=bold, italic=italic))


def _marked(line: str) -> Iterator[tuple[int, str, str]]:
    """Where a stretch between two signs begins, the sign, and what is between; in time that grows with the line."""
    closed, at = {*_CLOSERS}, 0
    while (start := line.find("*", at)) >= 0:
        at = start + 1
        for sign, closer in _CLOSERS.items():
            first = start + len(sign)
            if sign not in closed or not line.startswith(sign, start) or not line[first : first + 1].strip():
                continue
            end = closer.search(line, first + 1)
            if end is not None:
                yield start, sign, line[first : end.start()]
                at = end.end()
                break
            closed.discard(sign)  # nor is any that comes later


def _plain(text: str, *, bold: bool, italic: bool) -> list[Span]:
    found: list[Span] = []
    at = 0
    for reference in references(text):
        if reference.start > at:
            found.append(Span(text[at : reference.start], bold, italic))
        found.append(Span(reference.target, bold, italic, reference))
        at = reference.end
    if at < len(text):
        found.append(Span(text[at:], bold, italic))
    return found
