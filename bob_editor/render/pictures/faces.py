"""Counters by themselves, as pieces of other programs and sheets to cut out have them."""

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.card_counters import SIDE, paint_face, paint_hidden
from bob_editor.render.pictures.export import png_in_memory
from bob_editor.render.pictures.picture import CLEAR, Paint, Picture
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter

_ROOM = 0.2
"""Units around a counter, for its shadow."""

_WEDGE = 0.55
"""Units around a counter that has a wedge on its front edge."""

UPRIGHT = "n"
"""Where the front of a counter lies that isn't turned."""


class Faces:
    """Paints the counters of a card, in its sides' colours."""

    def __init__(self, card: Card) -> None:
        ensure_gui()
        self._card = card
        self._style = Style(card.ruleset)
        self._colours = SideColours(tuple(card.side_rows))

    def png(self, counter: Counter, hex_px: float, *, faces: bool, reduced: bool = False) -> bytes:
        """A counter on nothing, as large as on a map with such hexes; one that ``faces`` has its front above."""
        shown = replace(counter, facing=UPRIGHT if faces else "", concealed=False)
        paint = partial(
            paint_face,
            counter=shown,
            grid=self._card.grid,
            style=self._style,
            colours=self._colours,
            reduced=reduced,
        )
        return png_in_memory(self._picture(lambda painter, *_: paint(painter), faces=faces), hex_px)

    def hidden_png(self, side: str, hex_px: float, *, faces: bool) -> bytes:
        """The face of a side's counters while the enemy doesn't know what they are, as large as ``png``."""
        return png_in_memory(
            self._picture(
                lambda painter, *_: paint_hidden(painter, side, self._style, self._colours), faces=faces
            ),
            hex_px,
        )

    def _picture(self, paint: Paint, *, faces: bool) -> Picture:
        half = SIDE / 2 + (_WEDGE if faces else _ROOM)
        return Picture.of(QRectF(-half, -half, 2 * half, 2 * half), paint, background=CLEAR)
