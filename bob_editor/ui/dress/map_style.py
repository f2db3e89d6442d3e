"""Styles of maps, shared by all that the window shows: what one has rendered the next needn't render again."""

from functools import lru_cache

from bob_editor.render.kit.style import Style
from bob_editor.render.styles.sheet import Sheet
from bob_editor.render.styles.shelf import DEFAULT, shipped_sheet
from bob_editor.rules.ruleset import Ruleset

KEPT = 4
"""How many are kept for others, worn or not: each holds up to a hundred megabytes of textures and sprites."""


def map_style(ruleset: Ruleset, theme: str, sheet: Sheet | None = None) -> Style:
    """The style of a game's maps in a theme, for the window's thread alone: what is painted beside it makes its own."""
    return _style(ruleset, theme, sheet or shipped_sheet(DEFAULT))


@lru_cache(maxsize=KEPT)
def _style(ruleset: Ruleset, theme: str, sheet: Sheet) -> Style:
    return Style(ruleset, theme, sheet=sheet)
