"""A scenario's map as a picture: the boards as its changes make them look, its areas, and what stands on it."""

from collections.abc import Collection, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bob_editor.geometry.hexes import Hex
from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.overlays.card_areas import areas_in, paint_areas
from bob_editor.render.overlays.card_counters import paint_counters
from bob_editor.render.overlays.changes import paint_gained_and_lost
from bob_editor.render.overlays.legend import LEGEND_WORDS, LegendWords
from bob_editor.render.overlays.thread import Thread
from bob_editor.render.pictures.picture import Laid, Picture, picture_of
from bob_editor.render.styles.shelf import sheet_of
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import game_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.sheet.card_sheet import labels_for
from bob_editor.sheet.languages import Language

FirstSight = tuple[Collection[Hex], Collection[Hex], Collection[Hex]]
"""The hexes that one area sees of another, sees through hindrances, and doesn't see."""


def picture_of_scenario(
    card: Card,
    *,
    los: FieldOfView | Laid | None = None,
    thread: Thread | None = None,
    pinned: Sequence[Thread] = (),
    theme: Theme | str = Theme.LIGHT,
    layers: frozenset[str] = USUAL_LAYERS,
    with_areas: bool = True,
    with_counters: bool = True,
    first_sight: FirstSight | None = None,
    see_through: bool = False,
    look: str | None = None,
    folder: Path | None = None,
    language: Language | None = None,
    legend: LegendWords = LEGEND_WORDS,
) -> Picture:
    """The map of a scenario as ``picture_of`` paints a board, with a LOS field, a thread, a first sight if given.

    ``look`` names a style, also one beside the scenario's file, which lies in ``folder``. Titles of areas
    are in a ``language``, else in that of the card's texts; ``legend`` is how that of the field is worded.
    """
    code = game_of(card.ruleset).card_code()
    style = Style(card.ruleset, theme, sheet=sheet_of(look or card.scene.board.style, folder))
    colours = SideColours(tuple(card.side_rows), style.theme)
    areas = areas_in(code.areas(card), language or labels_for(card), card) if with_areas else ()
    counters = [one.public for one in code.counters(card)]
    labels = Ground(card.scene.board, card.ruleset).lettered.labels

    def paint_card(painter: QPainter, region: QRectF) -> None:
        del region
        paint_areas(
            painter, areas, card.grid, style, colours,
            clear_of=[one.at for one in counters], labels=labels,
        )  # fmt: skip
        if with_counters:
            paint_counters(painter, counters, card.grid, style, colours)
        if first_sight is not None:
            clear, hindered, hidden = map(sorted, first_sight)
            paint_gained_and_lost(painter, card.grid, gained=clear, lost=hidden, hampered=hindered)

    # Markers are counters of the card here, which the board needn't show a second time.
    shown = layers - {"markers"} if with_counters else layers
    picture = picture_of(
        code.pictured(card.scene), card.ruleset, los=los, thread=thread, pinned=pinned, scene=card.scene,
        theme=theme, layers=shown, folder=folder, look=look, over=paint_card, see_through=see_through, legend=legend,
    )  # fmt: skip
    return replace(picture, title=card.scenario.title or picture.title)
