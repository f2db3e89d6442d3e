"""The numbers of a game's rulebook: written one a line, and which of them the game cites."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.games.own_game import OwnGame
from bob_editor.records import Record

Json = Any


class Citation(Record):
    """A number that a row of the game cites, and what that row is called."""

    number: str
    title: str


def numbers_text(headings: Mapping[str, str]) -> str:
    """A line for each number: itself, then its title."""
    return "\n".join(f"{number} {title}".rstrip() for number, title in headings.items())


def numbers_of(text: str) -> dict[str, str]:
    """The numbers that stand at the beginnings of lines, with what follows as their titles."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        number, _, title = line.strip().partition(" ") if "\t" not in line else line.strip().partition("\t")
        if number:
            found[number[:64]] = title.strip()[:200]
    return found


_CHAPTER = re.compile(r"(\.0)?\.?$")
"""What the number of a whole chapter may end with."""


def unlisted(game: OwnGame) -> tuple[Citation, ...]:
    """What the game cites that isn't among its numbers, each number once; nothing where it lists none."""
    listed = game.headings
    if not listed:
        return ()
    found: dict[str, Citation] = {}
    for one in _citations(game.data, ""):
        if one.number not in listed:
            found.setdefault(one.number, one)
    return tuple(found.values())


def uncited(game: OwnGame) -> tuple[str, ...]:
    """The listed numbers that nothing of the game cites, nor any part of theirs: 3.1 is one of 3, and of 3.0."""
    cited = tuple({one.number for one in _citations(game.data, "")})
    return tuple(
        number
        for number in game.headings
        if number not in cited and not any(one.startswith(f"{_CHAPTER.sub('', number)}.") for one in cited)
    )


def _citations(value: Json, title: str) -> Iterator[Citation]:
    """Every number under a ``cites``, with the title of the row that has it, or of the one around that."""
    if isinstance(value, Mapping):
        named = value.get("title") or value.get("as") or value.get("what")
        title = named if isinstance(named, str) else title
        for name, inner in value.items():
            if name == "cites" and isinstance(inner, str):
                yield from (Citation(one.strip(), title) for one in inner.split(",") if one.strip())
            elif name == "cites" and isinstance(inner, Mapping):
                yield from (one for cite in inner.values() for one in _citations({"cites": cite}, title))
            else:
                yield from _citations(inner, title)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _citations(inner, title)
