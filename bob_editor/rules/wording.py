"""How messages put words together: lists, numbers of things, articles, directions and places of a board."""

import re
from collections.abc import Iterable

from bob_editor.geometry.grid import Grid
from bob_editor.model.places import Place

_BRACES = re.compile(r"\{(\w+)\}")
_POINTS = {"n": "north", "s": "south", "e": "east", "w": "west"}
_TWELFTHS = (
    "north", "north-north-east", "north-east", "east", "south-east", "south-south-east",
    "south", "south-south-west", "south-west", "west", "north-west", "north-north-west",
)  # fmt: skip


def listed(words: Iterable[str]) -> str:
    """Several words within a sentence: *woods*, *woods and wheat*, *woods, wheat and grass*."""
    *some, last = tuple(words) or ("nothing",)
    return f"{', '.join(some)} and {last}" if some else last


def counted(number: float, thing: str, things: str = "") -> str:
    """A number of things: *1 hex* where ``thing`` is hex and ``things`` hexes, which is ``thing`` and an s if empty."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def with_article(noun: str) -> str:
    """A noun that begins in small letters, or a terrain's title, with *a* or *an* before it."""
    return f"{'an' if noun[:1].lower() in 'aeio' else 'a'} {noun}"


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
    """A game's text with its braces filled in: ``{hex}`` becomes what is named so, anything else stays as it stands."""
    return _BRACES.sub(lambda found: str(named.get(found[1], found[0])), text)
