"""The styles that come with the program, and those beside a document."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile, UnknownId
from bob_editor.model.foreign import without_foreign
from bob_editor.render.styles.sheet import Sheet, based
from bob_editor.storage.files.pictures import leads_astray
from bob_editor.storage.files.reading import is_there, read_json
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.naming import STYLES

Json = Any

DEFAULT = "painted"
"""The style of a board that names none."""

FOLDER, FILE = STYLES, "style.json"
"""A document's own styles lie beside it: ``styles/NAME/style.json``, with their pictures in the same folder."""

LARGEST = 1_000_000
"""Bytes of a style's file at most."""


@cache
def shipped_sheet(name: str) -> Sheet:
    """A style that comes with the program.

    :raises KeyError: where there is none of that name.
    """
    if name not in shipped_names():
        raise KeyError(name)
    text = (resources.files("bob_editor.render.styles") / "shipped" / f"{name}.json").read_text("utf-8")
    return Sheet(name, _complete(json.loads(text)))


@cache
def shipped_names() -> tuple[str, ...]:
    """The styles that come with the program, the default first."""
    folder = resources.files("bob_editor.render.styles") / "shipped"
    names = sorted(one.name.removesuffix(".json") for one in folder.iterdir() if one.name.endswith(".json"))
    return tuple(sorted(names, key=lambda name: name != DEFAULT))


def names_beside(folder: Path | None) -> tuple[str, ...]:
    """The names of the styles beside a document."""
    if folder is None:
        return ()
    return tuple(sorted(path.parent.name for path in (folder / FOLDER).glob(f"*/{FILE}")))


def sheet_of(name: str | None, folder: Path | None = None) -> Sheet:
    """The style of a name: one beside the document in ``folder`` before a shipped one; None is the default's.

    :raises UnknownId: where there is none of that name.
    :raises BadFile: where its file can't be read or isn't a style.
    """
    if name is None:
        return shipped_sheet(DEFAULT)
    if folder is not None and not leads_astray(name) and "/" not in name:
        path = folder / FOLDER / name / FILE
        if is_there(path):
            return read_sheet(path)
    if name in shipped_names():
        return shipped_sheet(name)
    known = ", ".join((*shipped_names(), *names_beside(folder)))
    raise UnknownId(
        f"There is no style “{name}”.",
        hint=f"Take {known}, or lay one beside the file: {FOLDER}/{name}/{FILE}.",
    )


def sheet_or_default(name: str | None, folder: Path | None = None) -> tuple[Sheet, str]:
    """The style of a name with nothing to say, or else the default and why."""
    try:
        return sheet_of(name, folder), ""
    except (BadFile, UnknownId) as error:
        return shipped_sheet(DEFAULT), f"{error} The map is shown in the style “{DEFAULT}”."


def read_sheet(path: Path) -> Sheet:
    """The style of a file.

    :raises BadFile: where it can't be read or isn't a style.
    """
    name = path.parent.name
    data = read_json(path, most_bytes=LARGEST)
    problems = validate("style", data)
    if problems:
        first = problems[0]
        more = f" There are {len(problems) - 1} more faults." if len(problems) > 1 else ""
        raise BadFile(f"The style {path} is wrong at {first.pointer or 'its top'}: {first.message}{more}")
    return Sheet(name, _complete(without_foreign(data)), path.parent)


def _complete(data: Mapping[str, Json]) -> Mapping[str, Json]:
    """The data with what it leaves out taken from the shipped style that it is based on, but for its title."""
    name = data.get("based_on")
    if name is None:
        return data
    base = shipped_sheet(str(name)).data
    return based(data, {key: value for key, value in base.items() if key != "title"})
