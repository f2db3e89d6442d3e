"""Templates: how a card is set. Two come with the program; a designer may keep another as a small JSON file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from attrs import asdict, field, frozen
from PySide6.QtGui import QColor

from bob_editor.errors import BadFile, UnknownId
from bob_editor.model.foreign import is_foreign
from bob_editor.render.card.fonts import FACES
from bob_editor.storage.files.reading import read_json
from bob_editor.storage.packing.paths import TEMPLATE

Json = Any

MM = 72 / 25.4
"""Points to the millimetre."""

SUFFIX = TEMPLATE
"""How a designer's own template is named."""

PAPERS: Mapping[str, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""

_SIZES: Mapping[str, float] = {
    "title": 25, "kicker": 7.4, "byline": 9.6, "heading": 11.5, "subheading": 9.2, "body": 9.0, "small": 7.4,
}  # fmt: skip
_COLOURS: Mapping[str, str] = {
    "paper": "#ffffff", "ink": "#23221d", "soft": "#6b675b", "accent": "#7a2f22", "rule": "#a79c82",
    "tint": "#f5f1e6", "missing": "#b00020",
}  # fmt: skip
_FACES: Mapping[str, str] = {
    **dict.fromkeys(_SIZES, "sans"),
    **dict.fromkeys(("title", "heading", "byline"), "serif"),
}
_ORDER = (
    "situation",
    "sequence",
    "victory",
    "forces",
    "rules",
    "markers",
    "*",
    "rulings",
    "facts",
    "credits",
)


@frozen
class Template:
    """How a card is set. Sizes are points, ``margins`` (top, right, bottom, left) and ``gutter`` millimetres.

    ``order`` lists the sections, ``*`` for those it doesn't name; ``beside_map`` says which of them begin beside the
    map; those of ``leave_out`` aren't printed. Text shrinks to fit ``pages``, yet never below ``smallest`` points.
    """

    title: str
    paper: str = "a4"
    margins: tuple[float, float, float, float] = (13, 13, 13, 13)
    gutter: float = 6
    columns: int = 2
    order: tuple[str, ...] = _ORDER
    beside_map: tuple[str, ...] = ("situation", "sequence", "victory")
    leave_out: tuple[str, ...] = ()
    map_width: float = 0.54
    pages: int = 2
    smallest: float = 6.6
    sizes: Mapping[str, float] = field(default=_SIZES)
    faces: Mapping[str, str] = field(default=_FACES)
    colours: Mapping[str, str] = field(default=_COLOURS)
    side_colours: Mapping[str, str] = field(factory=dict)
    bands: bool = True
    counters: bool = True
    capitals: bool = True

    def colour(self, name: str) -> QColor:
        """A colour by what it is for."""
        return QColor(self.colours[name])

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of the paper in points."""
        wide, high = PAPERS[self.paper]
        return wide * MM, high * MM


def shipped_templates() -> Mapping[str, Template]:
    """The templates that come with the program, by name, ``classic`` first."""
    folder = resources.files("bob_editor.render.card") / "templates"
    names = sorted(one.name.removesuffix(".json") for one in folder.iterdir() if one.name.endswith(".json"))
    return {
        name: _template(json.loads((folder / f"{name}.json").read_text("utf-8")), name)
        for name in sorted(names, key=lambda name: name != "classic")
    }


def own_templates(folder: Path) -> Mapping[str, Path]:
    """The template files beside a scenario, by name."""
    return {path.name.removesuffix(SUFFIX): path for path in sorted(folder.glob(f"*{SUFFIX}"))}


def template_of(name: str, folder: Path | None = None) -> Template:
    """A template by its name, or by the path of its file from ``folder``.

    :raises UnknownId: where there is none of that name.
    :raises BadFile: where the file can't be read or isn't a template.
    """
    shipped = shipped_templates()
    if name in shipped:
        return shipped[name]
    path = (folder or Path()) / name
    beside = own_templates(folder or Path())
    if name in beside:
        path = beside[name]
    if not path.suffix and not path.exists():
        known = ", ".join((*shipped, *beside))
        raise UnknownId(f"There is no template “{name}”.", hint=f"Take {known}, or a *.json file.")
    return read_template(path)


def read_template(path: Path) -> Template:
    """The template of a file.

    :raises BadFile: where it can't be read or isn't a template.
    :raises TooLarge: where it is past the limits.
    """
    return _template(read_json(path), path.name)


def template_text(template: Template) -> str:
    """The file of a template with all its settings, for a designer to alter."""
    data = asdict(template)
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _template(data: Json, name: str) -> Template:
    if not isinstance(data, dict):
        raise BadFile(f"The template {name} must be an object.")
    known: dict[str, Json] = {"title": str(data.get("title") or name)}
    for key, value in data.items():
        if key == "title" or is_foreign(key):
            continue
        if key not in _READ:
            raise BadFile(
                f"The template {name} has no setting “{key}”.", hint=f"Settings: {', '.join(sorted(_READ))}."
            )
        try:
            known[key] = _READ[key](value)
        except (TypeError, ValueError, KeyError) as error:
            raise BadFile(f"The template {name} has a wrong “{key}”: {error}.") from error
    return Template(**known)


def _numbers(count: int, low: float, high: float) -> Any:
    def read(value: Json) -> tuple[float, ...]:
        if not isinstance(value, list) or len(value) != count:
            raise ValueError(f"{count} numbers are needed")
        return tuple(_number(low, high)(one) for one in value)

    return read


def _number(low: float, high: float, *, whole: bool = False) -> Any:
    def read(value: Json) -> float:
        if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
            raise TypeError(f"{value!r} is no number")
        if not low <= value <= high:
            raise ValueError(f"{value} isn't between {low:g} and {high:g}")
        return value

    return read


def _words(value: Json) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise TypeError("a list of words is needed")
    return tuple(value)


def _table(own: Mapping[str, Any] | None, read: Any) -> Any:
    """Reads an object whose names must be among ``own``'s, which it adds to; any names where that is None."""

    def table(value: Json) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise TypeError("an object is needed")
        for key in value:
            if own is not None and key not in own:
                raise ValueError(f"“{key}” is none of {', '.join(own)}")
        return {**(own or {}), **{key: read(one) for key, one in value.items()}}

    return table


def _choice(choices: Any) -> Any:
    def read(value: Json) -> str:
        if value not in choices:
            raise ValueError(f"{value!r} is none of {', '.join(choices)}")
        return str(value)

    return read


def _colour(value: Json) -> str:
    if not isinstance(value, str) or not QColor.isValidColorName(value):
        raise ValueError(f"{value!r} is no colour")
    return value


def _flag(value: Json) -> bool:
    if not isinstance(value, bool):
        raise TypeError("true or false is needed")
    return value


_READ: Mapping[str, Any] = {
    "paper": _choice(tuple(PAPERS)),
    "margins": _numbers(4, 5, 60),
    "gutter": _number(1, 30),
    "columns": _number(1, 3, whole=True),
    "order": _words,
    "beside_map": _words,
    "leave_out": _words,
    "map_width": _number(0.25, 1),
    "pages": _number(1, 20, whole=True),
    "smallest": _number(4, 20),
    "sizes": _table(_SIZES, _number(4, 72)),
    "faces": _table(_FACES, _choice(FACES)),
    "colours": _table(_COLOURS, _colour),
    "side_colours": _table(None, _colour),
    "bands": _flag,
    "counters": _flag,
    "capitals": _flag,
}
