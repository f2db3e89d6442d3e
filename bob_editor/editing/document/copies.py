"""A copy that lies beside what it is a copy of: by an id and a title of its own readers tell the two apart."""

import re
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BobEditorError
from bob_editor.model import scenario_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.storage.files.reading import read_json
from bob_editor.storage.naming import SCENARIO
from bob_editor.storage.plain_names import plain_name

_COUNTED = re.compile(r"[1-9][0-9]{0,8}")


def twin_of(value: Board | Scenario, former: str) -> dict[str, Any] | None:
    """What is in the file that has this document's id, too; None where it has another, or can't be read."""
    try:
        data = read_json(former)
    except BobEditorError:
        return None
    return data if isinstance(data, dict) and data.get("id") == _said(value, "id") != "" else None


def title_of_copy(value: Board | Scenario, stem: str) -> str:
    """What a copy in a file of this name might be called."""
    title = _said(value, "title")
    plain = plain_name(title)
    _, same, rest = stem.partition(plain) if plain else ("", "", "")
    words = (rest if same and rest else stem).replace("-", " ").replace("_", " ").strip()
    return f"{title} {words}" if same and rest else words[:1].upper() + words[1:]


def next_number(number: object, folder: Path) -> str | None:
    """The number behind the highest of a folder's scenarios; None where what is copied has no whole number."""
    if not isinstance(number, str) or not _COUNTED.fullmatch(number):
        return None
    taken = [number]
    for file in folder.glob(f"*{SCENARIO}"):
        try:
            data = read_json(file)
        except BobEditorError:
            continue
        other = data.get("number") if isinstance(data, dict) else None
        taken += [other] if isinstance(other, str) and _COUNTED.fullmatch(other) else []
    return str(max(map(int, taken)) + 1)


def as_copy(
    value: Board | Scenario,
    twin: dict[str, Any],
    title: str,
    stem: str,
    label: str,
    number: str | None = None,
) -> Edit[Any]:
    """Give it a title, and an id after that, or after its file where the title stays.

    Its twin keeps the number: the copy gets ``number``.
    """
    before = _said(value, "id")
    known = () if title == _said(value, "title") else (title,)
    names = (one for one in map(plain_name, (*known, stem)) if one not in ("", before))
    fields: dict[str, Any] = {"title": title, "id": next(names, before)}
    if isinstance(value, Board):
        return Edit(label, lambda board: replace(board, **fields))
    if "number" in twin and value.get("number") == twin["number"]:
        fields["number"] = number
    return Edit(label, partial(scenario_edits.merge, path=(), fields=fields))


def _said(value: Board | Scenario, field: str) -> str:
    found = getattr(value, field) if isinstance(value, Board) else value.get(field)
    return found if isinstance(found, str) else ""
