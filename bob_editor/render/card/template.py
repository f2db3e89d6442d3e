"""Templates: how a card is set. Two come with the program; a designer may keep another as a small JSON file.

A house style, Typst functions that paint parts of the card otherwise, may lie beside it under the same name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from msgspec import field, to_builtins
from msgspec.structs import replace
from PySide6.QtGui import QColor

from bob_editor.errors import BadFile, UnknownId
from bob_editor.model.foreign import is_foreign
from bob_editor.records import Compared, told_without
from bob_editor.render.card.fonts import FACES
from bob_editor.rules.game import game_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.files.reading import is_there, read_bytes, read_json
from bob_editor.storage.naming import CARD_STYLE, CARD_TEMPLATE

Json = Any

MM = 72 / 25.4
"""Points to the millimetre."""

PAPERS: Mapping[str, tuple[float, float]] = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a5": (148.0, 210.0),
}
"""Width and height in millimetres."""

CROP_MM = 6.0
"""Room for crop marks around the paper."""

_LONGEST_STYLE = 1_000_000
"""Bytes of a house style."""

_SIZES: dict[str, float] = {
    "title": 25, "kicker": 7.4, "byline": 9.6, "heading": 11.5, "subheading": 9.2, "body": 9.0, "small": 7.4,
}  # fmt: skip
_COLOURS: dict[str, str] = {
    "paper": "#ffffff", "ink": "#23221d", "soft": "#6b675b", "accent": "#7a2f22", "rule": "#a79c82",
    "tint": "#f5f1e6", "missing": "#b00020",
}  # fmt: skip
_FACES: dict[str, str] = {
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


class Template(Compared):
    """How a card is set. Sizes are points, ``margins`` (top, right, bottom, left) and ``gutter`` millimetres.

    ``paper`` is a name, or width and height in millimetres; it runs on over its edges by ``bleed``, with or
    without ``crop_marks``. ``order`` lists the sections, ``*`` for those it doesn't name; ``beside_map`` says
    which begin beside the map; those of ``leave_out`` aren't printed. ``map_width`` is a share of the page's
    width, ``map_height`` the most of its height. Text shrinks to fit ``pages``, yet never below ``smallest``
    points. ``head`` and ``heading`` stand over a rule or on a band. ``style`` is a house style's source,
    ``given`` what its file says itself.
    """

    uncompared = frozenset({"given"})

    title: str
    paper: str | tuple[float, float] = "a4"
    margins: tuple[float, float, float, float] = (13, 13, 13, 13)
    gutter: float = 6
    columns: int = 2
    order: tuple[str, ...] = _ORDER
    beside_map: tuple[str, ...] = ("situation", "sequence", "victory")
    leave_out: tuple[str, ...] = ()
    map_width: float = 0.54
    map_height: float = 0.5
    pages: int = 2
    smallest: float = 6.6
    sizes: Mapping[str, float] = field(default_factory=_SIZES.copy)
    faces: Mapping[str, str] = field(default_factory=_FACES.copy)
    colours: Mapping[str, str] = field(default_factory=_COLOURS.copy)
    side_colours: Mapping[str, str] = field(default_factory=dict)
    bands: bool = True
    counters: bool = True
    capitals: bool = True
    head: str = "rule"
    heading: str = "rule"
    bleed: float = 0.0
    crop_marks: bool = False
    style: str = ""
    given: frozenset[str] = frozenset()

    __repr__ = told_without("style", "given")

    def colour(self, name: str) -> QColor:
        """A colour by what it is for."""
        return QColor(self.colours[name])

    @property
    def inks(self) -> Mapping[str, str]:
        """Its colours as the typesetter reads them: by numbers, the last for what shines through, and by no names."""
        found = {name: self.colour(name) for name in self.colours}
        return {
            name: f"{one.name()}{f'{one.alpha():02x}' * (one.alpha() < 255)}" for name, one in found.items()
        }

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of the page in points, with what is cut off."""
        wide, high = self.paper_mm
        around = self.bleed + (CROP_MM if self.crop_marks else 0)
        return (wide + 2 * around) * MM, (high + 2 * around) * MM

    @property
    def paper_mm(self) -> tuple[float, float]:
        """Width and height of the paper in millimetres."""
        return PAPERS[self.paper] if isinstance(self.paper, str) else self.paper

    def suited(self, ruleset: Ruleset) -> Template:
        """The template as a game's cards are set: with the game's own settings, but for those that it says itself."""
        layout = game_of(ruleset).card_layout().get("template") or {}
        plain = Template(self.title)
        own = _read_settings(layout, f"of {ruleset.title}")
        found: dict[str, Json] = {}
        for key, value in own.items():
            now, usual = getattr(self, key), getattr(plain, key)
            if isinstance(value, dict):
                told = (one for one in layout[key] if one in value and f"{key}.{one}" not in self.given)
                found[key] = {**now, **{one: value[one] for one in told if now.get(one) == usual.get(one)}}
            elif key not in self.given and now == usual:
                found[key] = value
        return replace(self, **found)


def shipped_templates() -> Mapping[str, Template]:
    """The templates that come with the program, by name, ``classic`` first."""
    folder = resources.files("bob_editor.render.card") / "templates"
    names = sorted(one.name.removesuffix(".json") for one in folder.iterdir() if one.name.endswith(".json"))
    return {
        name: _template(json.loads((folder / f"{name}.json").read_text("utf-8")), name)
        for name in sorted(names, key=lambda name: name != "classic")
    }


def own_templates(folder: Path) -> Mapping[str, Path]:
    """The template files beside a scenario, by name; a house style without settings of its own stands for itself."""
    found = {path.name.removesuffix(CARD_STYLE): path for path in sorted(folder.glob(f"*{CARD_STYLE}"))}
    found |= {
        path.name.removesuffix(CARD_TEMPLATE): path for path in sorted(folder.glob(f"*{CARD_TEMPLATE}"))
    }
    return dict(sorted(found.items()))


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
    if not path.suffix and not is_there(path):
        known = ", ".join((*shipped, *beside))
        raise UnknownId(f"There is no template “{name}”.", hint=f"Take {known}, or a *.json file.")
    return read_template(path)


def read_template(path: Path) -> Template:
    """The template of a file.

    :raises BadFile: where it can't be read or isn't a template.
    :raises TooLarge: where it is past the limits.
    """
    if path.name.endswith(CARD_STYLE):
        name = path.name.removesuffix(CARD_STYLE)
        return replace(_template({}, name), style=_style_of(path))
    found = _template(read_json(path), path.name)
    beside = path.with_name(path.name.removesuffix(CARD_TEMPLATE) + CARD_STYLE)
    return (
        replace(found, style=_style_of(beside))
        if path.name.endswith(CARD_TEMPLATE) and beside.exists()
        else found
    )


def with_settings(template: Template, settings: Mapping[str, Json], name: str) -> Template:
    """A template with some settings otherwise, whatever a game has; ``name`` says in messages whose they are.

    :raises BadFile: where one is none, or can't be so.
    """
    own = _read_settings(settings, name)
    return replace(template, **own, given=template.given | frozenset(_given(settings)))


def _style_of(path: Path) -> str:
    try:
        return read_bytes(path, most_bytes=_LONGEST_STYLE).decode()
    except UnicodeDecodeError as error:
        raise BadFile(f"{path.name} isn't text.", hint="Save it as UTF-8.") from error


def template_text(template: Template) -> str:
    """The file of a template with all its settings, for a designer to alter."""
    data = {name: value for name, value in to_builtins(template).items() if name not in ("style", "given")}
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _template(data: Json, name: str) -> Template:
    if not isinstance(data, dict):
        raise BadFile(f"The template {name} must be an object.")
    title = data.get("title") or name
    if not isinstance(title, str):
        raise BadFile(f"The template {name} has a wrong “title”: text is needed.")
    return Template(title, **_read_settings(data, name), given=frozenset(_given(data)))


def _given(data: Mapping[str, Json]) -> Iterator[str]:
    """What a file says itself, of its tables each row."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from (f"{key}.{one}" for one in value)
        else:
            yield key


def _read_settings(data: Mapping[str, Json], name: str) -> dict[str, Json]:
    known: dict[str, Json] = {}
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
    return known


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


def _paper(value: Json) -> str | tuple[float, float]:
    if isinstance(value, list):
        wide, high = _numbers(2, 70, 1200)(value)
        return wide, high
    return str(_choice(tuple(PAPERS))(value))


def _words(value: Json) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise TypeError("a list of words is needed")
    return tuple(value)


def _table(own: Mapping[str, Any] | None, read: Any) -> Any:
    """Reads an object whose names must be among ``own``'s, which it adds to; any names where that is None."""

    def table(value: Json) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise TypeError("an object is needed")
        said = {key: one for key, one in value.items() if not is_foreign(key)}
        for key in said:
            if own is not None and key not in own:
                raise ValueError(f"“{key}” is none of {', '.join(own)}")
        return {**(own or {}), **{key: read(one) for key, one in said.items()}}

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
    "paper": _paper,
    "margins": _numbers(4, 5, 60),
    "gutter": _number(1, 30),
    "columns": _number(1, 3, whole=True),
    "order": _words,
    "beside_map": _words,
    "leave_out": _words,
    "map_width": _number(0.25, 1),
    "map_height": _number(0.1, 0.9),
    "head": _choice(("rule", "band")),
    "heading": _choice(("rule", "band")),
    "bleed": _number(0, 10),
    "crop_marks": _flag,
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
