"""A card as files: PDF with all pages, PNG and SVG one a page."""

from collections import deque
from collections.abc import Callable
from functools import partial
from numbers import Real
from pathlib import Path
from typing import cast

from msgspec.structs import replace

from bob_editor.errors import BadCall, TooLarge
from bob_editor.render.card.leads import Leads
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.template import MM, Template
from bob_editor.render.card.typesetter import Amiss, Kind, Typesetter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import Pace, unhurried
from bob_editor.render.pictures.export import SUFFIXES, Progress, untold
from bob_editor.render.styles.sheet import Sheet
from bob_editor.render.styles.shelf import sheet_or_default
from bob_editor.rules.cards.card import Card
from bob_editor.sheet.blocks import CardSheet, Forces
from bob_editor.sheet.languages import language_of
from bob_editor.storage.files.writing import write_bytes

MAP_DPI = 300
"""Dots per inch of the map in PDF and SVG."""

_FLAT = 0.2
"""A map that would be lower than so much of the page beside text goes over its whole width."""

_FOOT_MM = 11 / MM
"""What the line at the foot of a page takes."""

_MOST_SIDE = 20_000


def _unheard(_amiss: Amiss) -> None:
    """What nobody asked to be told."""


def set_card(
    card: Card,
    sheet: CardSheet,
    template: Template,
    *,
    dpi: float = MAP_DPI,
    look: Sheet | None = None,
    pace: Pace = unhurried,
    painted: deque[MapImage] | None = None,
) -> Typesetter:
    """The card set on its pages, ready to be written; the map at so many dots per inch.

    The map is painted in the style ``look``, else in that of its boards where it ships. Of the maps that were
    ``painted`` before, the ground is taken over where it is the same; the card's own joins them.

    :raises BadCall: where the typesetter isn't installed.
    :raises BadFile: where the template's style can't be carried out.
    """
    ensure_gui()
    setter = Typesetter()
    template = template.suited(card.ruleset)
    colours = side_colours(sheet, template)
    before = deque[MapImage]() if painted is None else painted
    look = look or sheet_or_default(card.board.style)[0]
    alike = (one.style for one in before if one.style.ruleset is card.ruleset and one.style.sheet is look)
    style = next(alike, None) or Style(card.ruleset, sheet=look)
    image = MapImage(card, style, colours, language_of(sheet.language))
    for former in before:
        image.take_over(former)
    before.append(image)
    template = laid(template, sheet, image.ratio)
    for _ in image.steps(map_dots(image, template, dpi)):
        pace()
    setter.put_map(image.picture())
    setter.set(sheet, template, colours, image.ratio, leads=Leads(place=image.place))
    return setter


def laid(template: Template, sheet: CardSheet, ratio: float | None) -> Template:
    """The template with the map, of that height to its width, over all columns where it is flat or alone."""
    top, right, bottom, left = template.margins
    wide, high = template.paper_mm
    narrow = (wide - left - right - template.gutter) * template.map_width
    is_flat = ratio is not None and narrow * ratio < (high - top - bottom - _FOOT_MM) * _FLAT
    beside = set(template.beside_map).difference(template.leave_out)
    words = (
        one
        for one in sheet.sections
        if one.id in beside and not any(isinstance(block, Forces) for block in one.blocks)
    )
    return replace(template, map_width=1.0) if is_flat or next(words, None) is None else template


def map_dots(image: MapImage, template: Template, dpi: float) -> int:
    """How many dots wide the map is on its page."""
    top, right, bottom, left = template.margins
    wide, high = template.paper_mm
    room = (wide - left - right) * min(1.0, template.map_width)
    most = (high - top - bottom) * template.map_height
    return round(min(room, most / (image.ratio or 1)) * MM * dpi / 72)


def side_colours(sheet: CardSheet, template: Template) -> SideColours:
    """The colours of the sides: the usual ones, but for those that the template gives."""
    return SideColours(sheet.sides, own=template.side_colours)


def export_card(
    path: Path | str,
    card: Card,
    sheet: CardSheet,
    template: Template,
    *,
    dpi: float = 200,
    progress: Progress = untold,
    tell: Callable[[Amiss], object] = _unheard,
    look: Sheet | None = None,
    painted: deque[MapImage] | None = None,
) -> list[Path]:
    """Write the card as ``card_files`` makes it; the files that were written.

    :raises BadFile: where a file can't be written; and what ``card_files`` raises.
    """
    files = card_files(
        path, card, sheet, template, dpi=dpi, progress=progress, tell=tell, look=look, painted=painted
    )
    for file, content in files.items():
        write_bytes(file, content)
    return [*files]


def card_files(
    path: Path | str,
    card: Card,
    sheet: CardSheet,
    template: Template,
    *,
    dpi: float = 200,
    progress: Progress = untold,
    tell: Callable[[Amiss], object] = _unheard,
    look: Sheet | None = None,
    painted: deque[MapImage] | None = None,
) -> dict[Path, bytes]:
    """The card's files; the suffix tells the kind. PNG and SVG of several pages become ``name-1``, ``name-2``, ….

    The same card gives the same bytes. ``dpi`` counts for PNG. ``progress`` is told again and again how many pages are
    set, with a total of 0 before that is known. ``tell`` is told what of it is too long for the pages that the template
    allows, and what letters no font has. ``look`` and ``painted`` are the map's as ``set_card`` has them.

    :raises BadCall: where the suffix is no kind of picture, ``dpi`` no number above 0, or the typesetter isn't
        installed.
    :raises TooLarge: where a page would have too many dots.
    :raises BadFile: where the template's style can't be carried out.
    """
    path = Path(path)
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise BadCall(f"“{path.name}” is no kind of file for a card.", hint="Name it .pdf, .png or .svg.")
    if not (isinstance(dpi, Real) and dpi > 0):
        raise BadCall(f"A card of {dpi!r} dpi can't be made.", hint="Take 72 to 600.")
    wide, high = template.page
    if suffix == ".png" and max(wide, high) * dpi / 72 > _MOST_SIDE:
        raise TooLarge(f"Pages of {dpi:g} dpi have too many dots.", hint="Take fewer dots per inch, or PDF.")
    setter = set_card(
        card,
        sheet,
        template,
        dpi=dpi if suffix == ".png" else MAP_DPI,
        look=look,
        pace=partial(progress, 0, 0),
        painted=painted,
    )
    total = setter.pages
    progress(0, total)
    for one in setter.amiss:
        tell(one)
    written = setter.written(cast("Kind", suffix[1:]), dpi=dpi)
    setter.forget()
    progress(total, total)
    files = [path]
    if len(written) > 1:
        files = [path.with_name(f"{path.stem}-{page}{path.suffix}") for page in range(1, total + 1)]
    return dict(zip(files, written, strict=True))
