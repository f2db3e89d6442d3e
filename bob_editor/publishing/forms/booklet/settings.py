"""What project.json says of the booklet."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Option
from bob_editor.records import Record
from bob_editor.render.booklet.booklet import COVERS, MAPS, Binding
from bob_editor.render.card.template import PAPERS
from bob_editor.render.kit.own_pictures import pixel_size
from bob_editor.storage.files.pictures import picture_beside
from bob_editor.storage.files.reading import read_bytes
from bob_editor.storage.form.problems import shortened
from bob_editor.storage.naming import BOOKLET_STYLE
from bob_editor.words import mark

Json = Any

FORM = "booklet"

_SMALLEST, _LARGEST = 90.0, 600.0
"""Millimetres of paper that can hold a card, and that anyone binds."""

_LONGEST_STYLE = 1_000_000
_LARGEST_PICTURE = 40_000_000
_MOST_PIXELS = 100_000_000
"""A page of A3 at 600 dots to the inch has 70 million; a file of some kilobytes may declare any number."""

_PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg")


OPTIONS = (
    Option("paper", "Paper", "a4", "A name, or width and height in millimetres, such as 170 x 240",
           {"a4": "A4", "letter": "Letter", "a5": "A5"}, free=True),
    Option("style", "Style", COVERS[0], "One that ships, or NAME of a file of the folder, *.booklet-style.typ",
           {"classic": mark("Classic: art to the edges"), "plain": mark("Plain: little ink")}, free=True),
    Option("maps", "Maps of scenarios", MAPS[0], "",
           {"cards": mark("On their cards"), "pages": mark("On pages of their own"), "both": mark("On both")}),
    Option("boards", "Pages with the boards", default=True),
    Option("aids", "Player aids: terrain chart, line of sight, track", default=True),
    Option("index", "Index of special rules", default=True),
    Option("spreads", "Begin cards of two pages on the left", default=False),
    Option("bleed", "Bleed, in millimetres", 0.0, "What is cut off around the paper", high=10),
    Option("crop_marks", "Crop marks", default=False),
    Option("to_staple", "Also as sheets to fold and staple", default=False),
    Option("creep", "Creep, in millimetres", 0.0, "How far the innermost sheet is moved towards the fold", high=10),
    Option("cover", "Picture for the cover", "", "Its path from the folder; the first map, where none is named",
           files=_PICTURES),
)  # fmt: skip
"""What the window asks of it."""


class BookletSettings(Record):
    """How the booklet is made: bound how, with which parts, on sheets to staple too, and with which cover."""

    binding: Binding
    boards: bool
    aids: bool
    index: bool
    to_staple: bool
    creep: float
    cover: tuple[bytes, str]
    logo: tuple[bytes, str]

    @property
    def without_marks(self) -> Binding:
        """The binding of pages that are marked on the sheet that they come on."""
        return replace(self.binding, crop_marks=False)


def settings_of(edition: Edition) -> BookletSettings:
    """The settings of an edition's booklet.

    :raises BadFile: where one can't be as it is, or names what can't be read.
    """
    name = str(edition.setting(FORM, "style", COVERS[0]))
    binding = Binding(
        paper=_paper(edition),
        bleed=edition.number(FORM, "bleed", 0, 0, 10),
        crop_marks=edition.setting(FORM, "crop_marks", default=False),
        maps=edition.setting(FORM, "maps", MAPS[0], among=MAPS),
        spreads=edition.setting(FORM, "spreads", default=False),
        style=_style(edition.folder, name),
        style_title=name,
    )
    return BookletSettings(
        binding,
        boards=edition.setting(FORM, "boards", default=binding.maps == MAPS[0]),
        aids=edition.setting(FORM, "aids", default=True),
        index=edition.setting(FORM, "index", default=True),
        to_staple=edition.setting(FORM, "to_staple", default=False),
        creep=edition.number(FORM, "creep", 0, 0, 10),
        cover=_picture(edition, str(edition.setting(FORM, "cover", "")), "cover"),
        logo=_picture(edition, edition.plan.logo, "logo"),
    )


def _paper(edition: Edition) -> tuple[float, float]:
    value: Json = edition.plan.settings.get(FORM, {}).get("paper", "a4")
    if isinstance(value, list):
        numbers = [one for one in value if isinstance(one, int | float) and not isinstance(one, bool)]
        if len(value) == len(numbers) == 2 and all(_SMALLEST <= one <= _LARGEST for one in numbers):
            return float(numbers[0]), float(numbers[1])
    elif value in PAPERS:
        return PAPERS[value]
    known = ", ".join(PAPERS)
    raise BadFile(
        f"project.json sets paper of {FORM} to {shortened(repr(value))}, which it can't be.",
        hint=f"Take {known}, or width and height in millimetres, {_SMALLEST:g} to {_LARGEST:g} each.",
    )


def _style(folder: Path, name: str) -> str:
    """The source of a house style; "" for one that ships."""
    if name in COVERS:
        return ""
    own = {one.name.removesuffix(BOOKLET_STYLE): one for one in sorted(folder.rglob(f"*{BOOKLET_STYLE}"))}
    if name not in own:
        raise BadFile(
            f"project.json sets style of {FORM} to {name!r}, which there isn't.",
            hint=f"Take {', '.join((*COVERS, *own))}, or write {name}{BOOKLET_STYLE}.",
        )
    try:
        return read_bytes(own[name], most_bytes=_LONGEST_STYLE).decode()
    except UnicodeDecodeError as error:
        raise BadFile(f"{own[name].name} isn't text.", hint="Save it as UTF-8.") from error


def _picture(edition: Edition, path: str, what: str) -> tuple[bytes, str]:
    """A picture of the folder with its file's ending."""
    if not path:
        return b"", ""
    ending = Path(path).suffix.lower()
    found = picture_beside(edition.folder, path) if ending in _PICTURES else None
    if found is None and ending in _PICTURES:
        raise BadFile(f"The {what} {path} isn't in the folder.", hint="Put it there, or name another.")
    # The typesetter bounds what a drawing may ask for, and reads pixels however many are declared.
    size = (0, 0) if found is None or ending == ".svg" else pixel_size(found)
    if found is None or size is None:
        raise BadFile(
            f"The {what} {path} is no picture that can be printed.", hint=f"Take {', '.join(_PICTURES)}."
        )
    if size[0] * size[1] > _MOST_PIXELS:
        raise BadFile(
            f"The {what} {path} has {size[0]} × {size[1]} pixels, more than a page needs.",
            hint=f"Save it with {_MOST_PIXELS // 1_000_000} million pixels at most.",
        )
    return read_bytes(found, most_bytes=_LARGEST_PICTURE), ending
