"""Binds a booklet: each card fitted to its pages by itself, then all of them set as one by Typst."""

import json
import tempfile
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.render.booklet.booklet import COVERS, Binding, Booklet, BoundCard
from bob_editor.render.booklet.booklet_file import booklet_file, undecoded
from bob_editor.render.card.apart import Apart, compiler_for
from bob_editor.render.card.card_file import card_data, card_file
from bob_editor.render.card.fonts import Compiler, typesetter_there
from bob_editor.render.card.leads import Leads
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.template import PAPERS, Template
from bob_editor.render.card.typesetter import (
    DATE,
    MAP_FILE,
    MEND,
    Amiss,
    Typesetter,
    keeps_to_itself,
    put_sources,
    why_not_set,
)
from bob_editor.render.card.writing import MAP_DPI, laid, map_dots, side_colours
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.sheet.languages import language_of

_SOURCES = ("booklet", "data", "cover", "contents", "plates", "aids", "index", "credits")

_A4 = PAPERS["a4"]

_KEPT = 4
"""Maps whose ground is kept for cards on the same one."""

_WORTH = 0.82
"""So far letters shrink to save a page."""

Tell = Callable[[int, int], object]


class Bound(NamedTuple):
    """A booklet that was set: its PDF, how many pages it has, and which cards take more than they may."""

    pdf: bytes
    pages: int
    amiss: tuple[tuple[str, Amiss], ...]


def fitted(template: Template, binding: Binding) -> Template:
    """A card's template on the booklet's paper: on a smaller one with narrower margins, and on more pages."""
    share = binding.paper[0] * binding.paper[1] / (_A4[0] * _A4[1])
    narrow = min(1.0, binding.paper[0] / _A4[0])
    top, right, bottom, left = (max(7.0, one * narrow) for one in template.margins)
    found = replace(
        template,
        paper=binding.paper,
        bleed=binding.bleed,
        crop_marks=binding.crop_marks,
        margins=(top, right, bottom, left),
        gutter=template.gutter * narrow,
        pages=max(template.pages, round(template.pages / share)),
        sizes={
            name: size if name == "small" else size * max(0.8, narrow**0.4)
            for name, size in template.sizes.items()
        },
    )
    return replace(found, leave_out=(*found.leave_out, "map")) if binding.maps == "pages" else found


def bind(booklet: Booklet, binding: Binding, tell: Tell) -> Bound:
    """Set a booklet; the same one gives the same bytes.

    :raises BadCall: where the typesetter isn't installed.
    :raises BadFile: where a house style can't be carried out, or a picture can't be read.
    """
    typesetter_there()
    ensure_gui()
    keeps_to_itself(binding.style, binding.style_title)
    total = len(booklet.cards) + 1
    with tempfile.TemporaryDirectory(prefix="booklet-") as name:
        folder = Path(name)
        _put_sources(folder / "booklet", binding)
        keys = {one.id: f"s{number}-" for number, one in enumerate(booklet.cards)}
        amiss: list[tuple[str, Amiss]] = []
        pages = []
        painted: deque[MapImage] = deque(maxlen=_KEPT)
        for number, one in enumerate(booklet.cards):
            done = _put_card(folder / f"s{number}", one, keys, binding, painted, partial(tell, number, total))
            pages.append(done.pages)
            amiss += [(one.sheet.title, told) for told in done.amiss]
        tell(total - 1, total)
        booklet_file(folder, booklet, binding, pages)
        styled = bool(binding.style) or any(one.template.style for one in booklet.cards)
        compiler = compiler_for(folder, "main.typ", styled=styled)
        pdf, number_of_pages = _compiled(compiler, binding)
        return Bound(pdf, number_of_pages, tuple(amiss))


class _Fit(NamedTuple):
    pages: int
    amiss: tuple[Amiss, ...]


def _put_card(
    folder: Path,
    one: BoundCard,
    keys: Mapping[str, str],
    binding: Binding,
    painted: deque[MapImage],
    pace: Callable[[], object],
) -> _Fit:
    """Write all that a card is set from into a folder of its own."""
    template = fitted(one.template.suited(one.card.ruleset), binding)
    colours = side_colours(one.sheet, template)
    image = MapImage(one.card, one.style, colours, language_of(one.sheet.language))
    for former in painted:
        image.take_over(former)
    painted.append(image)
    template = laid(template, one.sheet, image.ratio)
    wide = template if binding.maps == "cards" else replace(template, map_width=1.0, map_height=0.9)
    for _ in image.steps(map_dots(image, wide, MAP_DPI)):
        pace()
    put_sources(folder / "base")
    picture = image.picture()
    shown = undecoded(folder, MAP_FILE, picture, image.ratio or 1.0)
    (folder / "style.typ").write_text(template.style.replace('"/base/', f'"/{folder.name}/base/'), "utf-8")
    setter = Typesetter()
    setter.put_map(picture)
    setter.set(one.sheet, template, colours, image.ratio)
    if setter.pages > 1:
        # A last page with a few lines on it is worth somewhat smaller letters.
        fewer = replace(
            template, pages=setter.pages - 1, smallest=max(template.smallest, _WORTH * template.sizes["body"])
        )
        tighter = Typesetter()
        tighter.put_map(picture)
        tighter.set(one.sheet, fewer, colours, image.ratio)
        setter = setter if tighter.too_long else tighter
    setter.forget()
    leads = Leads(
        f"{folder.name}-",
        image.place,
        {name: f"{own}card" for name, own in keys.items()},
        binding.maps != "cards",
    )
    card = card_data(
        one.sheet,
        template,
        colours,
        ratio=image.ratio,
        picture=f"{folder.name}/{shown}",
        leads=leads,
    )
    (folder / "card.json").write_text(card_file(card, setter.scale), "utf-8")
    return _Fit(setter.pages, setter.amiss)


def _put_sources(folder: Path, binding: Binding) -> None:
    folder.mkdir()
    sources = resources.files("bob_editor.render.booklet") / "typst"
    for name in _SOURCES:
        (folder / f"{name}.typ").write_text((sources / f"{name}.typ").read_text("utf-8"), "utf-8")
    style = binding.style
    if not style and binding.style_title in COVERS:
        style = (sources / "styles" / f"{binding.style_title}.typ").read_text("utf-8")
    (folder / "style.typ").write_text(style, "utf-8")


def _compiled(compiler: Compiler | Apart, binding: Binding) -> tuple[bytes, int]:
    """The PDF, and how many pages it has."""
    try:
        made = compiler.compile(format="pdf", timestamp=DATE)
        pages = json.loads(compiler.query("<pages>", field="value", one=True))
    except RuntimeError as error:
        raise BadFile(
            f"The booklet can't be set by {binding.style_title}: {why_not_set(error)}.", hint=MEND
        ) from error
    assert isinstance(made, bytes)
    return made, int(pages)
