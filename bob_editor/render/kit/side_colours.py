"""The colours of a scenario's sides, the same on the map, on counters and on the printed card."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QColor

from bob_editor.render.kit.style import Theme

_COLOURS: Mapping[Theme, tuple[str, ...]] = {
    Theme.LIGHT: ("#2a5d95", "#a63d2a", "#3f7339", "#7b4f98", "#8a6a1c", "#3a7a7a"),
    Theme.DARK: ("#6ea8e6", "#e8836b", "#8ac47f", "#c39ae0", "#dcbb62", "#7cc9c9"),
}
_NOBODYS: Mapping[Theme, str] = {Theme.LIGHT: "#5b574c", Theme.DARK: "#b9b3a0"}


class SideColours:
    """Gives each side its colour by its place among the sides; what no side owns is grey.

    ``own`` are colours by the side's id that are taken instead.
    """

    def __init__(
        self,
        sides: Sequence[str],
        theme: Theme | str = Theme.LIGHT,
        own: Mapping[str, str] | None = None,
    ) -> None:
        self._theme = Theme(theme)
        self._own = own or {}
        self._place = {side: place for place, side in enumerate(sides)}

    def __eq__(self, other: object) -> bool:
        """Whether each side has the same colour."""
        return isinstance(other, SideColours) and self._parts == other._parts

    def __hash__(self) -> int:
        """By the sides alone."""
        return hash((self._theme, tuple(self._place)))

    @property
    def _parts(self) -> tuple[object, ...]:
        return self._theme, tuple(self._place), dict(self._own)

    def on(self, theme: Theme) -> "SideColours":
        """The same sides' colours on what is painted in a theme; their own ones stay."""
        return SideColours(tuple(self._place), theme, self._own)

    def of(self, side: str, alpha: float = 1.0) -> QColor:
        """The colour of a side."""
        table = _COLOURS[self._theme]
        place = self._place.get(side)
        plain = _NOBODYS[self._theme] if place is None else table[place % len(table)]
        colour = QColor(self._own.get(side, plain))
        colour.setAlphaF(alpha)
        return colour
