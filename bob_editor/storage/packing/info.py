"""The heading of a pack, as its pack.json has it: what it is called, who made it, and what it holds."""

from collections.abc import Mapping
from typing import Any

from msgspec import field

from bob_editor.model.foreign import is_foreign
from bob_editor.records import Record, told_without
from bob_editor.storage.form.unread import headed, with_unread
from bob_editor.storage.form.upgrades import PRESENT

Json = Any


PLANNED = ("series", "languages", "logo", "template", "publish")
"""What it says of the next edition as a project.json does, for whoever takes the pack apart and goes on with it."""


class PackInfo(Record):
    """What a pack says of itself.

    ``style`` is how all of its maps are painted, "" for each board's own. ``scenarios`` are their paths in the order
    that the designer gave them, nothing where that is by name; ``planned`` has what a project.json says of the fields
    ``PLANNED``, with the paths that files have in the pack. ``contents`` has the SHA-256 of every file but
    pack.json, by path.
    """

    id: str
    title: str
    edition: str = ""
    description: str = ""
    authors: tuple[str, ...] = ()
    licence: str = ""
    rulesets: tuple[str, ...] = ()
    style: str = ""
    scenarios: tuple[str, ...] = ()
    planned: Mapping[str, Json] = field(default_factory=dict)
    contents: Mapping[str, str] = field(default_factory=dict)
    foreign: tuple[tuple[str, Json], ...] = ()

    __repr__ = told_without("contents")


def info_from_json(data: Mapping[str, Json]) -> PackInfo:
    """The heading that JSON holds; what isn't as the schema says is left out."""
    contents = data.get("contents")
    files = contents.items() if isinstance(contents, dict) else ()
    return PackInfo(
        id=_text(data, "id"),
        title=_text(data, "title"),
        edition=_text(data, "edition"),
        description=_text(data, "description"),
        authors=_texts(data, "authors"),
        licence=_text(data, "licence"),
        rulesets=_texts(data, "rulesets"),
        style=_text(data, "style"),
        scenarios=_texts(data, "scenarios"),
        planned={name: data[name] for name in PLANNED if name in data},
        contents={path: digest for path, digest in files if not path.startswith("x-")},
        foreign=tuple((name, value) for name, value in data.items() if is_foreign(name)),
    )


def _text(data: Mapping[str, Json], name: str) -> str:
    found = data.get(name)
    return found.strip() if isinstance(found, str) else ""


def _texts(data: Mapping[str, Json], name: str) -> tuple[str, ...]:
    found = data.get(name)
    return tuple(one for one in found if isinstance(one, str)) if isinstance(found, list) else ()


def info_to_json(info: PackInfo) -> dict[str, Json]:
    """The heading as pack.json has it; fields that say nothing are left out."""
    optional = {
        "edition": info.edition,
        "description": info.description,
        "authors": list(info.authors),
        "licence": info.licence,
    }
    planned = {**info.planned, "style": info.style, "scenarios": list(info.scenarios)}
    said: dict[str, Json] = {
        "format": "bob-editor/pack",
        "version": PRESENT["pack"],
        "id": info.id,
        "title": info.title,
        **{name: value for name, value in optional.items() if value},
        "rulesets": list(info.rulesets),
        **{name: value for name, value in planned.items() if value},
        "contents": dict(info.contents),
    }
    return headed(with_unread(said, info.foreign))
