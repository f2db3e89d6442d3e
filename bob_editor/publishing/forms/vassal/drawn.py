"""What a module shows, painted: the tables of scenarios, boards by themselves, and the pages of cards."""

from pathlib import Path

from msgspec.structs import replace

from bob_editor.errors import BadCall
from bob_editor.publishing.edition import Edition, PublishedScenario
from bob_editor.publishing.forms.vassal.tables import XY, Scale
from bob_editor.publishing.forms.vassal.waiting import Row, rows_below
from bob_editor.publishing.maps import board_picture, scenario_picture, style_of_map
from bob_editor.publishing.progress import Tell, share
from bob_editor.records import Record
from bob_editor.render.card.template import template_of
from bob_editor.render.card.writing import set_card
from bob_editor.render.pictures.export import png_in_memory
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.pictures.table import on_table
from bob_editor.render.styles.shelf import sheet_of

_CARD_DPI = 100
_MARGIN = 2.2
"""Units of table around a map: half hexes at its edge are whole places for pieces."""


class Drawn(Record):
    """A map or board as a picture, and the pages of its card, ``without`` which it is for the reason given.

    ``rows`` are those below it of what waits.
    """

    png: bytes
    scale: Scale
    rows: tuple[Row, ...] = ()
    pages: tuple[bytes, ...] = ()
    without: str = ""

    @property
    def size(self) -> XY:
        """How wide and high the picture is."""
        return int.from_bytes(self.png[16:20]), int.from_bytes(self.png[20:24])


def drawn_map(number: int, hex_px: int, edition: Edition, _folder: Path, tell: Tell) -> Drawn:
    """The table of a scenario by its number, and its card."""
    one = edition.scenarios[number]
    picture, rows = table_of(edition, one)
    png = png_in_memory(picture, hex_px, progress=share(tell, 0, 2))
    drawn = Drawn(png, scale_of(picture, hex_px), rows)
    try:
        return replace(drawn, pages=tuple(_card(edition, one)))
    except BadCall as error:
        return replace(drawn, without=str(error))


def table_of(edition: Edition, one: PublishedScenario) -> tuple[Picture, tuple[Row, ...]]:
    """A scenario's map on its table, and the rows below it of all that isn't on the map yet."""
    picture = scenario_picture(edition, one, with_counters=False, with_areas=False)
    area = picture.area
    rows = rows_below(one, area.left(), area.bottom() + _MARGIN, area.width())
    places = [(row.title, row.left, row.top, row.wide, row.high) for row in rows]
    return replace(on_table(picture, _MARGIN, places), title=""), rows


def drawn_board(number: int, hex_px: int, edition: Edition, _folder: Path, tell: Tell) -> Drawn:
    """A board by its number."""
    picture = replace(board_picture(edition, edition.boards[number]), title="")
    return Drawn(png_in_memory(picture, hex_px, progress=tell), scale_of(picture, hex_px))


def _card(edition: Edition, one: PublishedScenario) -> list[bytes]:
    template = template_of(edition.plan.template or "classic", one.path.parent)
    look = sheet_of(*style_of_map(edition, one))
    setter = set_card(one.printed, one.sheet, template, dpi=_CARD_DPI, look=look)
    pages = setter.written("png", dpi=_CARD_DPI)
    setter.forget()
    return pages


def scale_of(picture: Picture, hex_px: int) -> Scale:
    """From a board to its picture."""
    return Scale(picture.area.left(), picture.area.top(), hex_px)
