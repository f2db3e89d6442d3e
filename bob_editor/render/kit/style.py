"""Colours, widths and textures of everything that is painted, from a ruleset's rows and a theme."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from enum import StrEnum
from functools import cached_property, lru_cache, partial
from typing import Any, NoReturn, TypeVar, cast
from weakref import WeakValueDictionary

from PySide6.QtGui import QColor, QImage

from bob_editor.errors import BadCall
from bob_editor.geometry.lattice import SQRT3
from bob_editor.records import Record
from bob_editor.render.kit.ink_patterns import INK_PATTERNS
from bob_editor.render.kit.own_pictures import PictureTexture, read_picture
from bob_editor.render.kit.patterns import PATTERNS, mixed
from bob_editor.render.kit.sprites import Sprites
from bob_editor.render.kit.textures import Mark, Texture
from bob_editor.render.styles.means import known_mean
from bob_editor.render.styles.sheet import Sheet
from bob_editor.render.styles.shelf import DEFAULT, shipped_sheet
from bob_editor.rules.land.faces import face_row
from bob_editor.rules.ruleset import Ruleset

Part = TypeVar("Part")


class Theme(StrEnum):
    """Which of a row's two sets of colours is taken."""

    LIGHT = "light"
    DARK = "dark"

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        raise BadCall(f"There is no theme “{value}”.", hint=f"There are {', '.join(cls)}.")


class Look(Record, eq=False):
    """How one terrain is painted. ``width`` is that of its line in units (circumradius 2).

    ``paved`` says of a road that it is of stones, not of earth; ``palette`` which of the sheet's colours roofs have.
    ``picture`` is a picture of the style's folder, ``across`` hexes wide, that covers it; ``art`` are its buildings'.
    """

    fill: QColor
    line: QColor
    width: float
    pattern: str
    paved: bool = False
    palette: str = ""
    picture: str = ""
    across: float = 4.0
    art: tuple[str, ...] = ()


class LevelLook(Record, eq=False):
    """How ground of one level is painted: its surface and its crest line."""

    fill: QColor
    line: QColor


_PLAIN = {
    "fill": "#b9b58f",
    "dark_fill": "#55533f",
    "line": "#6d6846",
    "dark_line": "#2b2919",
    "width": 0.05,
    "pattern": "none",
}

_LEVELS: Mapping[Theme, tuple[tuple[str, str], ...]] = {
    Theme.LIGHT: (
        ("#aebd84", "#7f8c59"),
        ("#cbc48f", "#8f7f4c"),
        ("#dccb9a", "#93733f"),
        ("#ecdfba", "#8e6837"),
    ),
    Theme.DARK: (
        ("#424a38", "#5f6a4c"),
        ("#57553d", "#8c845c"),
        ("#665d45", "#a3946a"),
        ("#7f7156", "#bfab81"),
    ),
}
_BELOW: Mapping[Theme, tuple[str, str]] = {
    Theme.LIGHT: ("#95996a", "#5a5233"),
    Theme.DARK: ("#2c3325", "#6c6647"),
}

_INKS: Mapping[Theme, Mapping[str, str]] = {
    Theme.LIGHT: {
        "ink": "#2c2a1e", "halo": "#f3efd9", "grid": "#4b4a34", "dot": "#33301f", "edge": "#3a3728",
        "shadow": "#2a2a18", "label": "#3c2f1c", "label_hill": "#6b3f17", "label_water": "#1f4f86",
        "unknown": "#8b2f6b", "bed": "#b5aa95", "relief_shade": "#3b3212", "relief_light": "#fff4cf", "yard": "#b9a67c",
    },
    Theme.DARK: {
        "ink": "#e9e5d2", "halo": "#14160f", "grid": "#0d0f0a", "dot": "#d9d3b6", "edge": "#0d0e0a",
        "shadow": "#000000", "label": "#efe2c0", "label_hill": "#e8c39a", "label_water": "#9cc7f0",
        "unknown": "#f08ad0", "bed": "#4a4438", "relief_shade": "#05060a", "relief_light": "#c9d2d8", "yard": "#4a4434",
    },
}  # fmt: skip


class Style:
    """What everything of one ruleset looks like in one theme. Keeps rendered textures and sprites, so make it once.

    With the last that holds it these are gone: it doesn't hold itself.

    ``face`` is the board's side whose ground it shows, where the game has several; ``of_face`` gives the others.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        theme: Theme | str = Theme.LIGHT,
        face: str | None = None,
        *,
        sheet: Sheet | None = None,
        faces: WeakValueDictionary[str | None, Style] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.sheet = sheet or shipped_sheet(DEFAULT)
        self.theme = Theme(self.sheet.theme or theme)
        self.sprites = Sprites()
        self._ground: Mapping[str, Any] = face_row(ruleset, face).get("style") or {}
        self._faces = WeakValueDictionary[str | None, Style]() if faces is None else faces
        self._faces.setdefault(face, self)
        self._others: list[Style] = []
        self._looks: dict[str, Look] = {}
        self._kept: dict[Hashable, object] = {}
        self._textures: dict[tuple[str, int, int], Texture] = {}

    def of_face(self, face: str | None) -> Style:
        """The style of a board with that face; this one where the face has no ground of its own."""
        found = self._faces.get(face)
        if found is None:
            found = self
            if face_row(self.ruleset, face).get("style") or self._ground:
                found = Style(self.ruleset, self.theme, face, sheet=self.sheet, faces=self._faces)
                self._others.append(found)
            self._faces[face] = found
        return found

    @property
    def dark(self) -> bool:
        """Whether the theme is the dark one."""
        return self.theme is Theme.DARK

    def ink(self, name: str, alpha: float = 1.0) -> QColor:
        """A colour that belongs to no terrain: ink, halo, grid, dot, edge, shadow, label, unknown, bed."""
        colour = QColor(self._inks[name])
        colour.setAlphaF(alpha)
        return colour

    @cached_property
    def _inks(self) -> Mapping[str, str]:
        return {**_INKS[self.theme], **self.sheet.inks()}

    def way(self, subject: str) -> str:
        """How the sheet has something painted: roads, woods, roofs …; "" for plainly."""
        return self.sheet.way(subject, self.ruleset.id)

    def palette(self, name: str) -> tuple[QColor, ...]:
        """A list of colours of the sheet; the dark theme's where it has one."""
        dark = self.sheet.colours(f"dark_{name}") if self.dark else ()
        if self.dark and not dark:
            return tuple(
                mixed(QColor(colour), QColor("#0c1016"), 0.48) for colour in self.sheet.colours(name)
            )
        return tuple(QColor(colour) for colour in dark or self.sheet.colours(name))

    def keep(self, topic: Hashable, build: Callable[[], Part]) -> Part:
        """What is kept of a topic, built when first asked for."""
        if topic not in self._kept:
            self._kept[topic] = build()
        return cast("Part", self._kept[topic])

    def look(self, terrain: str) -> Look:
        """How a terrain is painted; one that the ruleset doesn't know, or that has no style, gets a plain look."""
        if terrain not in self._looks:
            row = self.ruleset.terrains.get(terrain)
            style = dict(row.style) if row is not None else {}
            if terrain == self.ruleset.base_terrain:
                style.update(self._ground)
            style.update(self.sheet.row(self.ruleset.id, terrain, str(style.get("pattern", ""))))
            self._looks[terrain] = self.look_of(style)
        return self._looks[terrain]

    def look_of(self, style: Mapping[str, Any]) -> Look:
        """The look of a ``style`` of the ruleset's data, with defaults for what it leaves out."""
        full = {**_PLAIN, **style}
        fill = QColor(full["dark_fill"] if self.dark else full["fill"])
        line = QColor(full["dark_line"] if self.dark and full["dark_line"] else full["line"])
        pattern = str(full["pattern"])
        return Look(
            fill,
            line,
            2 * float(full["width"]),
            pattern,
            paved=bool(full.get("paved")),
            palette=str(full.get("palette", pattern)),
            picture=str(full.get("texture", "")),
            across=float(full.get("across", 4.0)),
            art=tuple(full.get("art", ())),
        )

    def level(self, level: int) -> LevelLook:
        """How ground of a level is painted; levels beyond the ruleset's table look like its nearest."""
        table = self._levels
        return table.get(level) or table[min(table, key=lambda one: abs(one - level))]

    @cached_property
    def _levels(self) -> dict[int, LevelLook]:
        plain = [_BELOW[self.theme], *_LEVELS[self.theme]]
        table = {
            level: LevelLook(QColor(fill), QColor(line)) for level, (fill, line) in enumerate(plain, start=-1)
        }
        ground = ({"level": 0, **self._ground},) if self._ground else ()
        own = self.sheet.levels(self.ruleset.id)
        for row in (*self.ruleset.data.get("hex_level_styles", ()), *ground, *own):
            fill = row.get("dark_fill") if self.dark else row.get("fill")
            line = row.get("dark_line") if self.dark else row.get("line")
            if fill:
                table[row["level"]] = LevelLook(QColor(fill), QColor(line or row.get("line") or fill))
        return table

    def picture(self, name: str) -> QImage | None:
        """A picture of the style's own folder; None where there is none that can be read, which is told once."""
        return self.keep(("picture", name), lambda: read_picture(self.sheet.folder, name))

    def texture(self, look: Look) -> Texture | PictureTexture | None:
        """The texture of a look's surface: the style's own picture, else its pattern's; None where it has none."""
        return self.own_texture(look) or self.texture_of(look.pattern, look.fill, look.line)

    def own_texture(self, look: Look) -> PictureTexture | None:
        """The style's own picture for a look's surface; None where it names none, or it can't be read."""
        own = self.picture(look.picture) if look.picture else None
        if own is None:
            return None
        covered = ("covered", look.picture, look.across)
        return self.keep(covered, lambda: PictureTexture(own, look.across * 2 * SQRT3))

    def texture_of(self, pattern: str, fill: QColor, line: QColor) -> Texture | None:
        """The texture of a pattern in two colours."""
        if pattern not in PATTERNS and pattern not in INK_PATTERNS:
            return None
        key = (pattern, fill.rgba(), line.rgba())
        if key not in self._textures:
            self._textures[key] = Texture(fill, partial(_marks, *key), known_mean(*key))
        return self._textures[key]

    @property
    def textures(self) -> Mapping[tuple[str, int, int], Texture]:
        """Those of patterns that were asked for, by their pattern and its two colours."""
        return self._textures


@lru_cache(maxsize=24)
def _marks(pattern: str, fill: int, line: int) -> list[Mark]:
    """The marks of a pattern: each board's style asks anew, and scattering them takes longer than painting them."""
    recipe = PATTERNS.get(pattern) or INK_PATTERNS[pattern]
    return recipe(QColor.fromRgba(fill), QColor.fromRgba(line))


KEPT = 4
"""How many shared styles are kept, worn or not: each may hold a hundred megabytes of textures and sprites."""


def shared_style(ruleset: Ruleset, theme: Theme | str, sheet: Sheet | None = None) -> Style:
    """The one style of a game in a theme, whose textures and sprites all windows have in common.

    For the window's thread alone: what is painted beside it makes a style of its own.
    """
    return _shared(ruleset, Theme(theme), sheet or shipped_sheet(DEFAULT))


@lru_cache(maxsize=KEPT)
def _shared(ruleset: Ruleset, theme: Theme, sheet: Sheet) -> Style:
    return Style(ruleset, theme, sheet=sheet)
