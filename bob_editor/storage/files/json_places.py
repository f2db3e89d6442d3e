"""Where in a JSON text a value stands, for messages that lead an editor there."""

import json
import re
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
            span = _member(text, at, step)
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


def _member(text: str, at: int, step: Step) -> tuple[int, int, int] | None:
    """Where a member of the object or list at a place begins, where its value does, and where that ends."""
    if text[at] == "{" and isinstance(step, str):
        at = _skip(text, at + 1)
        found = None
        while text[at] != "}":
            begins = at
            name, at = scanstring(text, at + 1)
            value = _skip(text, _skip(text, at) + 1)
            _, ends = _DECODER.raw_decode(text, value)
            if name == step:
                found = begins, value, ends  # of one that stands twice the last counts
            at = _next(text, ends)
        return found
    if text[at] == "[" and isinstance(step, int):
        at, number = _skip(text, at + 1), 0
        while text[at] != "]":
            _, ends = _DECODER.raw_decode(text, at)
            if number == step:
                return at, at, ends
            at, number = _next(text, ends), number + 1
    return None


def _next(text: str, at: int) -> int:
    at = _skip(text, at)
    return _skip(text, at + 1) if text[at] == "," else at


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return at if found is None else found.end()


def _position(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
