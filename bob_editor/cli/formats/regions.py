"""Where in their files issues stand: line and column, as terminals, editors and code hosts follow them."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from bob_editor.errors import BobEditorError
from bob_editor.opening.findings import Found
from bob_editor.storage.files.json_places import Region, region_of
from bob_editor.storage.files.reading import read_bytes
from bob_editor.storage.form.problems import Steps

_START = Region(1, 1, 1, 1)
_TOLD = re.compile(r"line (\d+), column (\d+)")


def region(one: Found) -> Region:
    """Where an issue stands in its file; its first character where it is about the whole, or no text."""
    told = _TOLD.search(one.message) if one.code == "schema/unreadable" else None
    if told is not None:
        line, column = map(int, told.groups())
        return Region(line, column, line, column)
    text = _text(one.file)
    if text is None:
        return _START
    found = region_of(text, one.steps or _named(one.at))
    # A card has no hexes; what stands in one has its row.
    return (
        region_of(text, _standing(text)[one.at])
        if found[:2] == (1, 1) and one.at in _standing(text)
        else found
    )


@lru_cache(maxsize=8)
def _standing(text: str) -> Mapping[str, Steps]:
    """What leads to the first row of a list that says ``at``, by the place that it says."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    found: dict[str, Steps] = {}
    for name, rows in data.items() if isinstance(data, dict) else ():
        for number, row in enumerate(rows if isinstance(rows, list) else ()):
            if isinstance(row, dict) and isinstance(row.get("at"), str):
                found.setdefault(row["at"], (name, number, "at"))
    return found


def _named(at: str) -> Steps:
    """The steps to a field that an issue names by its path: ``checks/3/expect``; a hex leads to none."""
    return tuple(int(step) if step.isdecimal() else step for step in at.split("/")) if at else ()


def located(one: Found) -> str:
    """``file:line:column``, which terminals and editors make a link of; a file in a pack has no line."""
    place = region(one)
    return one.file if _text(one.file) is None else f"{one.file}:{place.line}:{place.column}"


def _text(file: str) -> str | None:
    if not file.endswith(".json") and file != "-":
        return None
    try:
        return _text_of(file, 0 if file == "-" else Path(file).stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=64)
def _text_of(file: str, _written: int) -> str | None:
    try:
        return read_bytes(Path(file)).decode("utf-8-sig")
    except (BobEditorError, UnicodeDecodeError):
        return None
