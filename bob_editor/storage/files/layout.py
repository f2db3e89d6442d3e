"""Lays JSON out for people: a heading a line, a hex (path, ring, check …) a line, and always alike."""

import json
from typing import Any

Json = Any

_INDENT = "  "
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def dumps(data: Json) -> str:
    """The text of JSON data, ending in a line break; equal data, in the same order, always gives the same text.

    A list or object that holds nothing but lists and objects has one of them a line; an object with such a member has
    a member a line; all else stands on one line. Whole numbers have no decimals.
    """
    return _laid_out(_tidy(data), "", spread=True) + "\n"


def _laid_out(value: Json, indent: str, *, spread: bool = False) -> str:
    inner = indent + _INDENT
    if isinstance(value, dict) and value:
        if _holds_rows(value) and not spread:
            lines = [f"{_one_line(key)}: {_one_line(row)}" for key, row in value.items()]
        elif spread or any(map(_holds_rows, value.values())):
            lines = [f"{_one_line(key)}: {_laid_out(member, inner)}" for key, member in value.items()]
        else:
            return _one_line(value)
        return "{\n" + ",\n".join(inner + line for line in lines) + f"\n{indent}}}"
    if _holds_rows(value):
        return "[\n" + ",\n".join(inner + _one_line(row) for row in value) + f"\n{indent}]"
    return _one_line(value)


def _holds_rows(value: Json) -> bool:
    if not isinstance(value, dict | list):
        return False
    rows = value.values() if isinstance(value, dict) else value
    return len(rows) > 0 and all(isinstance(row, dict | list) for row in rows)


def _one_line(value: Json) -> str:
    text = _ENCODER.encode(value)
    try:
        text.encode()
    except UnicodeEncodeError:
        # Half a surrogate pair can't be written as it is; escaped, it can.
        return json.dumps(value, allow_nan=False)
    return text


def _tidy(value: Json) -> Json:
    """The same data with whole numbers as integers and tuples as lists."""
    # Points of outlines are most of a large file: what they are made of comes first.
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, list | tuple):
        return [_tidy(inner) for inner in value]
    if isinstance(value, dict):
        return {key: _tidy(inner) for key, inner in value.items()}
    return value
