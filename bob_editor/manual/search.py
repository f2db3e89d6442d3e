"""Searches the manual: the parts of its pages that hold all words, those with them in their heading first."""

import re
from collections.abc import Iterator

from bob_editor.manual.html import slug
from bob_editor.manual.manual import Manual
from bob_editor.manual.page import Page
from bob_editor.records import Record

_PART = re.compile(r"^(?:\((?P<place>[\w-]+)\)=\n)?#{1,6} (?P<title>.+)$", re.MULTILINE)
_SIGNS = re.compile(r"\\(.)|```\{\w+\}|:\w+:|[`*#|]|\]\([^)]*\)|!?\[|^\s*- |-{3,}", re.MULTILINE)


class Part(Record):
    """A part of a page under its heading: where it is, and its words without signs of Markdown."""

    page: Page
    title: str
    place: str
    words: str


class Hit(Record):
    """A part that holds the words, and what stands about the first of them."""

    part: Part
    excerpt: str


def parts_of(manual: Manual) -> list[Part]:
    """Every part of every page, in order."""
    return [part for page in manual.pages.values() for part in _parts(page)]


def _parts(page: Page) -> Iterator[Part]:
    heads = list(_PART.finditer(page.text))
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        body = page.text[head.end() : following.start() if following else None]
        title = plain_words(head["title"])
        yield Part(page, title, head["place"] or slug(head["title"]), plain_words(body))


def plain_words(text: str) -> str:
    """A text of Markdown in one line, without its signs."""
    return " ".join(_SIGNS.sub(lambda sign: sign[1] or " ", text).split())


def found(parts: list[Part], asked: str, *, most: int = 60) -> list[Hit]:
    """The parts that hold every word that is asked for, at the beginning of a word: best first, ``most`` at most."""
    words = [re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE) for word in asked.split()]
    hits: list[tuple[int, int, Hit]] = []
    for number, part in enumerate(parts if words else ()):
        if all(word.search(part.title) or word.search(part.words) for word in words):
            written = part.page.name.startswith("generated/")
            rank = 2 * sum(not word.search(part.title) for word in words) + written
            hits.append((rank, number, Hit(part, _excerpt(part, words[0]))))
    return [hit for _, _, hit in sorted(hits, key=lambda one: one[:2])[:most]]


def _excerpt(part: Part, word: re.Pattern[str]) -> str:
    first = word.search(part.words)
    start = max(0, (first.start() if first else 0) - 60)
    start = part.words.find(" ", start) + 1 if start else 0
    text = part.words[start : start + 160]
    return f"{'… ' if start else ''}{text}{' …' if start + 160 < len(part.words) else ''}"
