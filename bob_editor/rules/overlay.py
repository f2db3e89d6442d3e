"""What a game offers to be laid over a map besides LOS: hexes that a rule picks out, such as reverse slopes."""

from collections.abc import Callable

from attrs import field, frozen

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.sight import Sight


@frozen
class Overlay:
    """An overlay of a game: its words, its rule number, and what may be chosen, as pairs of a value and a title.

    ``hexes`` picks the hexes out for one of the values; ``ask`` is what the choice is about.
    """

    id: str
    title: str
    text: str
    cites: str
    ask: str
    choices: tuple[tuple[str, str], ...]
    hexes: Callable[[Sight, str], frozenset[Hex]] = field(eq=False, repr=False)
