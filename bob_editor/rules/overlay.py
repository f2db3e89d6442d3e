"""What a game offers to be laid over a map besides LOS: hexes that a rule picks out, such as reverse slopes."""

from collections.abc import Callable, Mapping

from bob_editor.geometry.hexes import Hex
from bob_editor.records import Compared, told_without
from bob_editor.rules.los.sight import Sight

Picks = Callable[[Sight, str], frozenset[Hex]]
"""What picks the hexes out for one of an overlay's choices."""


class Overlay(Compared):
    """An overlay of a game: its words, its rule number, and what may be chosen, as pairs of a value and a title.

    ``hexes`` picks the hexes out for one of the values; ``ask`` is what the choice is about.
    """

    uncompared = frozenset({"hexes"})

    id: str
    title: str
    text: str
    cites: str
    ask: str
    choices: tuple[tuple[str, str], ...]
    hexes: Picks

    __repr__ = told_without("hexes")


def overlay(
    title: str, *, ask: str, choices: Mapping[str, str], cites: str = ""
) -> Callable[[Picks], Overlay]:
    """Make an overlay of a function: its name is the overlay's id, its docstring the words beneath the title."""

    def made(hexes: Picks) -> Overlay:
        text = (hexes.__doc__ or "").strip()
        return Overlay(hexes.__name__, title, text, cites, ask, tuple(choices.items()), hexes)

    return made
