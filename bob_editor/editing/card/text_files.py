"""Texts written elsewhere, in Markdown or Word: their sections by heading, and what of them goes into which field."""

import lzma
import re
import zipfile
import zlib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.records import Record
from bob_editor.storage.files.reading import open_bytes, read_bytes, shown
from bob_editor.storage.form.schemas import card_address, look_up

Json = Any

ENDINGS = (".md", ".markdown", ".txt", ".docx")

MOST_BYTES = 16 * 2**20
"""Of a file, and of the text in a Word file as it is unpacked."""

_WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"

FIELDS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "title": (("title",),),
    "background": (("background",), ("intro",), ("texts", "en", "historical")),
    "victory": (("victory", "text"), ("texts", "en", "victory")),
    "briefing": (("texts", "en", "briefing"),),
    "rules": (("rules",), ("texts", "en", "special_rules")),
    "balance": (("balance",),),
    "location": (("location",), ("place",)),
}
"""By what a section is about, the fields that may hold it; a card has the first of these that its schema knows."""

_WORDS: Mapping[str, str] = {
    "title": "title name",
    "background": "background historical history situation introduction intro hintergrund lage historique",
    "victory": "victory sieg siegbedingungen victoire",
    "briefing": "briefing einweisung",
    "rules": "rules special sonderregeln regeln règles",
    "balance": "balance ausgleich équilibre",
    "location": "location place ort lieu",
}
"""Words of headings by what they are about, in the languages that cards have."""


_LINK = re.compile(r"!?\[([^\[\]]*+)\]\((?:[^)\]]|\](?!\())*+\)")
"""A link or a picture in Markdown; what begins another ends the search for its end."""

_BEGIN = re.compile(r"(?<![\w\\])[*_`]")
_ENDS = {mark: re.compile(rf"(?<=\S)(?={re.escape(mark)}(?!\w))") for mark in ("**", "__", "*", "_", "`")}
"""Where emphasis or code may begin in Markdown, and by its mark where it may end."""


class TextSection(Record):
    """A heading and the paragraphs beneath it; ``level`` is 0 for what stands before the first heading."""

    heading: str
    level: int
    paragraphs: tuple[str, ...]

    @property
    def text(self) -> str:
        """The paragraphs as one text."""
        return "\n\n".join(self.paragraphs)

    @property
    def about(self) -> str:
        """What it is about, of ``FIELDS``, by its heading; "" where that says nothing."""
        words = set(re.findall(r"\w+", self.heading.casefold()))
        return next((name for name, known in _WORDS.items() if words & set(known.split())), "")


def read_sections(path: Path) -> tuple[TextSection, ...]:
    """The sections of a Markdown, plain text or Word file, in their order.

    :raises BadFile: where it can't be read, or is none of these.
    """
    if path.suffix.lower() not in ENDINGS:
        raise BadFile(f"{shown(path)} is neither Markdown nor Word.", hint=f"Take {', '.join(ENDINGS)}.")
    lines = _word_lines(path) if path.suffix.lower() == ".docx" else _markdown_lines(path)
    return tuple(_sections(lines))


def _sections(lines: Iterable[tuple[int, str]]) -> Iterator[TextSection]:
    """Lines, each with the level of the heading that it is (0 for a paragraph), as sections."""
    heading, at, paragraphs = "", 0, list[str]()
    for level, text in lines:
        if level:
            if heading or paragraphs:
                yield TextSection(heading, at, tuple(paragraphs))
            heading, at, paragraphs = text, level, []
        elif text:
            paragraphs.append(text)
    if heading or paragraphs:
        yield TextSection(heading, at, tuple(paragraphs))


def _markdown_lines(path: Path) -> Iterator[tuple[int, str]]:
    try:
        text = read_bytes(path, most_bytes=MOST_BYTES).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{shown(path)} isn't written as UTF-8.", hint="Save it as UTF-8.") from None
    paragraph: list[str] = []
    for line in (*text.splitlines(), ""):
        mark = re.match(r"(#{1,6})\s+(.*)", line)
        item = re.match(r"\s*(?:[-*+]|\d+[.)])\s+(.*)", line)
        if (mark or item or not line.strip()) and paragraph:
            yield 0, _plain(" ".join(paragraph))
            paragraph = []
        if mark:
            yield len(mark[1]), _plain(mark[2].rstrip().rstrip("#").rstrip())
        elif item:
            paragraph = [item[1].strip()]
        elif line.strip():
            paragraph.append(line.strip())


def _plain(text: str) -> str:
    """Markdown without its marks; words in braces, which cards know as references, stay."""
    text = _without_emphasis(_LINK.sub(r"\1", text))
    return re.sub(r"\\([\\`*_{}\[\]<>()#+.!|~-])", r"\1", text).strip()


def _without_emphasis(text: str) -> str:
    """Where marks may end is found once: each that has no end would be looked after to the end of the text."""
    ends = {mark: [one.start() for one in end.finditer(text)] for mark, end in _ENDS.items()}
    kept: list[str] = []
    done = 0
    for begun in _BEGIN.finditer(text):
        at = begun.start()
        for mark in _ENDS if at >= done else ():
            inner = at + len(mark)
            found = bisect_right(ends[mark], inner)
            if (
                text.startswith(mark, at)
                and not text[inner : inner + 1].isspace()
                and found < len(ends[mark])
            ):
                end = ends[mark][found]
                kept += (text[done:at], text[inner:end])
                done = end + len(mark)
                break
    return "".join((*kept, text[done:]))


def _word_lines(path: Path) -> Iterator[tuple[int, str]]:
    try:
        with open_bytes(path, most_bytes=MOST_BYTES) as file, zipfile.ZipFile(file) as word:
            if word.getinfo("word/document.xml").file_size > MOST_BYTES:
                raise BadFile(
                    f"{shown(path)} holds more than {MOST_BYTES // 2**20} MiB of text.", hint="Split it."
                )
            with word.open("word/document.xml") as part:
                raw = part.read(MOST_BYTES + 1)
    except (
        zipfile.BadZipFile,
        KeyError,
        NotImplementedError,
        RuntimeError,
        ValueError,
        OSError,
        EOFError,
        zlib.error,
        lzma.LZMAError,
    ) as error:
        raise BadFile(f"{shown(path)} is no Word file.", hint="Save it as .docx again.") from error
    try:
        # A document type could name entities that grow without end; Word writes none.
        root = fromstring(raw, forbid_dtd=True)
    except DefusedXmlException as error:
        raise BadFile(f"{shown(path)} declares a document type, which no Word file does.") from error
    except (ParseError, LookupError, ValueError) as error:
        # The last two where its encoding is none that can be read.
        raise BadFile(f"{shown(path)} is damaged.", hint="Save it as .docx again.") from error
    for paragraph in root.iter(f"{_WORD}p"):
        text = "".join(_runs(paragraph)).strip()
        if text:
            yield _level(paragraph), text


def _runs(paragraph: Element) -> Iterator[str]:
    for one in paragraph.iter():
        if one.tag == f"{_WORD}t":
            yield one.text or ""
        elif one.tag in (f"{_WORD}tab", f"{_WORD}br"):
            yield " "


def _level(paragraph: Element) -> int:
    """The level of a heading: by its style, which every language of Word names otherwise but for its number."""
    style = paragraph.find(f"{_WORD}pPr/{_WORD}pStyle")
    name = "" if style is None else style.get(f"{_WORD}val", "")
    if name.casefold() in ("title", "titel", "titre"):
        return 1
    found = re.fullmatch(r"(?:heading|berschrift|überschrift|titre)\s*([1-9])", name.casefold())
    return int(found[1]) if found else 0


class Placed(Record):
    """A section beside the field that takes it; ``path`` is empty where none does."""

    section: TextSection
    path: FieldPath


def placed(sections: Iterable[TextSection], ruleset: str) -> tuple[Placed, ...]:
    """Where each section goes on a card of a ruleset; what stands first without a word for it is the title's.

    A section that nothing takes is told with an empty path.
    """
    schema = look_up(card_address(ruleset))
    found: list[Placed] = []
    for section in sections:
        about = section.about or ("title" if section.level == 1 and not found else "")
        if about == "title":
            found.append(Placed(replace(section, paragraphs=(section.heading,)), ("title",)))
            if section.paragraphs:
                found.append(Placed(section, _field(schema, "background")))
        else:
            found.append(Placed(section, _field(schema, about)))
    return tuple(found)


def _field(schema: Mapping[str, Json], about: str) -> FieldPath:
    """The first field for something that a card has."""
    for way in FIELDS.get(about, ()):
        inner = schema.get("properties", {}).get(way[0])
        # The texts of a language are an object for each, which the schema doesn't name.
        if inner is not None and (len(way) != 2 or way[1] in inner.get("properties", {})):
            return way
    return ()


def with_texts(scenario: Scenario, rows: Iterable[Placed]) -> Scenario:
    """The scenario with the texts where they go: rules and provisions a paragraph each, behind those that are there."""
    for one in rows:
        if one.path in (("rules",), ("balance",)):
            there = [row for _, row in scenario.rows(*one.path)]
            texts = [{"text": text} for text in one.section.paragraphs]
            scenario = put(scenario, one.path, [*there, *texts])
        elif one.path:
            scenario = put(scenario, one.path, one.section.text)
    return scenario
