"""What a board or scenario keeps of its import until it is dealt with, as JSON (docs/formats.md, section 11).

It is read leniently: a file may hold anything there, and a row without a form says nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import field

from bob_editor.records import Compared, told_without

Json = Any

KINDS = ("dropped", "guessed", "approximated")


class Altered(Compared):
    """One thing that isn't as it was in the foreign file, with the labels of all places where it is so.

    ``original`` is what stood there and ``made`` a sentence on what became of it. ``word`` is the foreign word that
    could mean another terrain, "" where there is none; ``part`` the part of the board that it stood in, ``taken`` the
    id of the terrain that it was taken for. ``number`` is its place in the list.
    """

    uncompared = frozenset({"data"})

    number: int
    kind: str
    original: str
    made: str
    at: tuple[str, ...] = ()
    word: str = ""
    part: str = "hexes"
    taken: str = ""
    data: Mapping[str, Json] = field(default_factory=dict)

    __repr__ = told_without("data")


def altered_in(imported: Json) -> Iterator[Altered]:
    """The things that an import altered and that nobody has dealt with."""
    for number, row in enumerate(_rows(imported)):
        if isinstance(row, dict) and row.get("kind") in KINDS:
            at = row.get("at")
            places = tuple(one for one in at if isinstance(one, str)) if isinstance(at, list) else ()
            original, made, word, part, taken = (
                _text(row, name) for name in ("original", "made", "word", "part", "taken")
            )
            yield Altered(number, row["kind"], original, made, places, word, part or "hexes", taken, row)


def source_of(imported: Json) -> str:
    """The name of the foreign file, "" where it isn't said."""
    return _text(imported, "from") if isinstance(imported, dict) else ""


def words_of(imported: Json) -> Mapping[str, Json]:
    """What foreign words were said to mean since the import."""
    words = imported.get("words") if isinstance(imported, dict) else None
    return words if isinstance(words, dict) else {}


def dealt_with(imported: Json, gone: Callable[[Altered], bool]) -> dict[str, Json]:
    """It without the things that are dealt with; what no reader understands stays."""
    numbers = {one.number for one in altered_in(imported) if gone(one)}
    rows = [row for number, row in enumerate(_rows(imported)) if number not in numbers]
    rest = {name: value for name, value in dict(imported).items() if name != "changes"}
    left = {**rest, "changes": rows} if rows else rest
    return left if rows or words_of(left) else {}


def with_word(imported: Json, word: str, part: str, meaning: Json) -> dict[str, Json]:
    """It with what a word means, and without the rows that asked for it in a part of the board."""
    told = {**dict(imported), "words": {**words_of(imported), word: meaning}}
    return dealt_with(told, lambda one: (one.word, one.part) == (word, part))


def relabelled(imported: Json, label: Callable[[str], str | None]) -> Mapping[str, Json]:
    """It with the places as they are called on another grid; a place that fell off is no longer named."""
    if not _rows(imported):
        return imported if isinstance(imported, dict) else {}
    rows = []
    for row in _rows(imported):
        if isinstance(row, dict) and isinstance(row.get("at"), list):
            named = [label(one) for one in row["at"] if isinstance(one, str)]
            rows.append({**row, "at": [one for one in named if one is not None]})
        else:
            rows.append(row)
    return {**imported, "changes": rows}


def _rows(imported: Json) -> list[Json]:
    rows = imported.get("changes") if isinstance(imported, dict) else None
    return rows if isinstance(rows, list) else []


def _text(row: Mapping[str, Json], name: str) -> str:
    value = row.get(name)
    return value if isinstance(value, str) else ""
