"""What a web page takes from the printed card: its colours as rules of style, and the signs of its units."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QColor

from bob_editor.render.card.template import Template
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.signs.unit_signs import sign_svg
from bob_editor.render.kit.style import Theme

_LIGHT = 140
"""Of 255: on colours that are lighter one writes dark."""


def page_style(sides: Sequence[str], template: Template) -> str:
    """Rules for the game's ``--accent``, and for ``.side-N`` of each side by its place; on each what is read on it."""
    accent = template.colour("accent")
    light, dark = (
        "".join(
            f".side-{place} {{ --side: {colour.name()}; --on-side: {_on(colour)}; color: var(--side); }}\n"
            for place, colour in enumerate(map(SideColours(sides, theme, template.side_colours).of, sides))
        )
        for theme in (Theme.LIGHT, Theme.DARK)
    )
    return (
        f":root {{ --accent: {accent.name()}; --on-accent: {_on(accent)}; }}\n{light}"
        f"@media (prefers-color-scheme: dark) {{\n{dark}}}\n"
        # A force's own words are in the page's ink: the side's colour is for its heads.
        ".force { color: inherit; }\n"
    )


def signs(sides: Sequence[str], template: Template) -> Callable[[str, str], str]:
    """Gives the sign of a unit in its side's colour as an ``svg`` element; its name stands beside it in words."""
    colours = SideColours(sides, own=template.side_colours)

    def sign(symbol: str, side: str) -> str:
        # Within a page the drawing needs no namespace.
        head, _, strokes = sign_svg(symbol, colours.of(side)).partition(">")
        return f'<svg class="sign" aria-hidden="true" viewBox={head.partition("viewBox=")[2]}>{strokes}'

    return sign


def _on(colour: QColor) -> str:
    """The ink that is read on a colour."""
    return "#ffffff" if colour.lightness() < _LIGHT else "#17181a"
