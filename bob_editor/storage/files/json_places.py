"""Where in a JSON text a value stands, for messages that lead an editor there."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from json.decoder import scanstring  # type: ignore[attr-defined]  # the one that json itself reads texts with
from typing import NamedTuple

from bob_editor.storage.form.problems import Step, Steps

_DECODER = json.JSONDecoder()
_SPACE = re.compile(r"[ \t\n\r]*")


class Region(NamedTuple):
    """A part of a text: lines and columns count from 1, columns in characters; the end is behind the last one."""

    line: int
    column: int
    end_line: int
    end_column: int


def region_of(text: str, steps: Steps) -> Region:
    """Where a value stands, its name included; of one that isn't there, where what holds it begins.

    A text that is no JSON is told by its first character.
    """
    found = (0, min(1, len(text)))
    at = _skip(text, 0)
    try:
        for step in steps:
            span = _members(text, at).get(step)
            if span is None:
                break
            found, at = (span[0], span[2]), span[1]
    except (ValueError, IndexError, RecursionError, StopIteration):
        pass
    start, end = found
    if len(steps) > 0 and "\n" in text[start:end]:
        # A value of many lines is led to by its first.
        end = start + len(text[start:].partition("\n")[0].removesuffix("\r"))
    return Region(*_position(text, start), *_position(text, end))


Span = tuple[int, int, int]
"""Where a member begins, where its value does, and where that ends."""


@lru_cache(maxsize=8)
def _members(text: str, at: int) -> Mapping[Step, Span]:
    """The members of the object or list at a place: of a thousand issues in one it is gone through once."""
    found: dict[Step, Span] = {}
    if text[at] == "{":
        at = _skip(text, at + 1)
        while text[at] != "}":
            begins = at
            name, at = scanstring(text, at + 1)
            value = _skip(text, _skip(text, at) + 1)
            _, ends = _DECODER.raw_decode(text, value)
            found[name] = begins, value, ends  # of one that stands twice the last counts
            at = _next(text, ends)
    elif text[at] == "[":
        at = _skip(text, at + 1)
        while text[at] != "]":
            _, ends = _DECODER.raw_decode(text, at)
            found[len(found)] = at, at, ends
            at = _next(text, ends)
    return found


def _next(text: str, at: int) -> int:
    at = _skip(text, at)
    return _skip(text, at + 1) if text[at] == "," else at


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return at if found is None else found.end()


def _position(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
