"""How messages put words together: lists, numbers of things, articles, directions, places; whether two are alike."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from operator import ne

from bob_editor.geometry.grid import Grid
from bob_editor.model.places import Place

_WORD = re.compile(r"\S+")
_PLACE = r"(?:(?:[\w-]{1,40}\.)?[A-Z]{1,9}\d+(?:/\w+)?|(?:north|south|east|west)(?:-\w+){0,2})"
_BETWEEN = re.compile(r", | and ")

_LONGEST_VALUE = 80

_BRACES = re.compile(r"\{(\w+)\}")
_POINTS = {"n": "north", "s": "south", "e": "east", "w": "west"}
_TWELFTHS = (
    "north", "north-north-east", "north-east", "east", "south-east", "south-south-east",
    "south", "south-south-west", "south-west", "west", "north-west", "north-north-west",
)  # fmt: skip


@cache
def _particular() -> re.Pattern[str]:
    """What a message says of its place alone: quoted words, numbers and hexes, names, directions.

    Files have messages, too, as long as they like: what looks through one takes time that grows with it, and no more.
    """
    return re.compile(
        r"“[^“”]*”|(?<![\w./-])[\w./-]*\d[\w./-]*|(?<![.!?] )(?<!^)(?<!^The )\b[A-Z][a-z]\w*"
        r"|\b(?:north|south|east|west)(?:-\w+)*"
    )


@cache
def _places() -> re.Pattern[str]:
    """Hexes, hexsides or directions that a message lists."""
    return re.compile(rf"\b{_PLACE}(?:(?:, | and ){_PLACE})+")


def listed(words: Iterable[str]) -> str:
    """Several words within a sentence: *woods*, *woods and wheat*, *woods, wheat and grass*."""
    *some, last = tuple(words) or ("nothing",)
    return f"{', '.join(some)} and {last}" if some else last


def as_value(value: object) -> str:
    """What stands in a field, as messages show it: true and false as files spell them, a list or an object as such.

    A long text is cut.
    """
    match value:
        case bool():
            return "true" if value else "false"
        case list() | tuple():
            return "a list"
        case Mapping():
            return "an object"
    text = str(value)
    return text if len(text) <= _LONGEST_VALUE else f"{text[: _LONGEST_VALUE - 1]}…"


def counted(number: float, thing: str, things: str = "") -> str:
    """A number of things: *1 hex* where ``thing`` is hex and ``things`` hexes, which is ``thing`` and an s if empty."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


_ABBREVIATIONS = {"drm": "DRM", "dyo": "DYO", "fp": "FP", "fps": "FPs", "ip": "IP", "mop": "MOP"}
"""Words of checks' names that people write in capitals."""


def name_in_words(name: str) -> str:
    """A check's name as people write it."""
    words = name.replace("-", " ").replace("_", " ").split(" ")
    return " ".join(_ABBREVIATIONS.get(word, word) for word in words)


def upper_first(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=1024)
def in_sentence(title: str) -> str:
    """A title within a sentence: *stone building*, *HQ or supply tent*; what has several capitals keeps them."""
    return _WORD.sub(lambda word: word[0] if sum(map(str.isupper, word[0])) > 1 else word[0].lower(), title)


def with_article(noun: str) -> str:
    """A noun that begins in small letters, or a terrain's title, with *a* or *an* before it: *an urn*, *a unit*."""
    vowel = re.match(r"[aeio]|u(?:[mpr]|n(?!i))", noun.lower())
    return f"{'an' if vowel else 'a'} {noun}"


def direction(name: str) -> str:
    """A direction in words: ``ne`` is *north-east*; what is no direction stays as it is."""
    if name not in (*_POINTS, "ne", "se", "sw", "nw"):
        return name
    return "-".join(_POINTS[one] for one in name)


def bearing(twelfth: int) -> str:
    """Where a counter points that turns by twelfths of a circle, clockwise from north: 2 is *north-east*, 3 *east*."""
    return _TWELFTHS[twelfth % 12]


def placed(grid: Grid, place: Place) -> str:
    """Where a hex, hexside, path or drawn ring of a board is, within a sentence: *in D4*, *drawn near D4*."""
    near = [grid.label(at) for at in place.near if at in grid]
    if place.kind == "side":
        return f"on {place.label}"
    if place.kind == "path":
        return f"along {'–'.join(dict.fromkeys((near[0], near[-1])))}" if near else "off the board"
    if place.kind in ("artwork", "contour"):
        return f"drawn near {near[0]}" if near else "drawn off the board"
    return f"in {place.label}"


def filled(text: str, **named: object) -> str:
    """A game's text with its braces filled in: ``{hex}`` becomes what is named so, anything else stays as it stands.

    Words are put there whole, anything but words as a value.
    """

    def named_so(found: re.Match[str]) -> str:
        value = named.get(found[1], found[0])
        return value if isinstance(value, str) else as_value(value)

    return _BRACES.sub(named_so, text)


def reworded(former: str, now: str, names: Iterable[str]) -> bool:
    """Whether two messages of a check say the same in other words, as a later version of it may.

    They speak of the same hexes, numbers, directions and names, of those also that a game has for what is on a map.
    Where all words but two at most are alike, these are what the messages differ in: it is another fault; but not where
    they list the same places in another order, as on a board that was turned.
    """
    if _in_order(former) == _in_order(now):
        return True
    some, others = (re.findall(r"[\w/-]+", text.lower()) for text in (former, now))
    if len(some) == len(others) and 0 < sum(map(ne, some, others)) <= 2:
        return False
    return _particulars(former, names) == _particulars(now, names)


def _in_order(text: str) -> str:
    """A text in which places that are listed stand in alphabetical order."""
    return _places().sub(lambda found: ", ".join(sorted(_BETWEEN.split(found[0]))), text)


def _particulars(text: str, names: Iterable[str]) -> set[str]:
    words = " ".join(["", *re.findall(r"[^\W_]+", text.lower()), ""])
    found = {one.rstrip(".").lower() for one in _particular().findall(text)}
    return found | {name.lower() for name in names if f" {name.lower()} " in words}
