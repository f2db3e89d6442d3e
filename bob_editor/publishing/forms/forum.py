"""What is posted in forums: each card as Markdown and BBCode, and its map in the sizes that they show."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut, Option, Part
from bob_editor.publishing.maps import scenario_picture, unlettered
from bob_editor.publishing.options import told
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.pictures.export import HEX_MM, export_picture, hex_mm_of
from bob_editor.sheet.markup import bbcode, markdown
from bob_editor.storage.files.writing import write

OPTIONS = (
    Option(
        "large", "Large picture, px", 1600, "Its longer side, as forums show it opened", low=100, high=8000
    ),
    Option(
        "small",
        "Small picture, px",
        640,
        "Its longer side, as forums show it in the text",
        low=100,
        high=8000,
    ),
    Option("print", "To print, dpi", 0, "Dots per inch of a picture at true scale; 0 for none", high=1200),
)

MOST_BYTES = 10 * 10**6
"""Of a picture: what Discord takes from everybody. BoardGameGeek takes more."""

_DPI = 96
_SMALLER = 0.8


def parts(edition: Edition) -> list[Part]:
    """``NAME.md``, ``NAME.bbcode.txt`` and ``NAME-WIDTH.png`` for every scenario.

    A picture with too many bytes is made smaller. Settings: ``large`` and ``small``, the pictures' longer sides in
    pixels, and ``print``, the dots to the inch of ``NAME-print.png`` at true scale, for print-and-play; 0 for none.
    """
    said = told(OPTIONS, edition, "forum")
    sizes = (said["large"], said["small"]), said["print"]
    return [Part(partial(_post, number, *sizes), one.hexes) for number, one in enumerate(edition.scenarios)]


def _post(
    number: int, longest: Sequence[float], dots: float, edition: Edition, folder: Path, tell: Tell
) -> list[LeftOut]:
    one = edition.scenarios[number]
    write(folder / f"{one.slug}.md", markdown(one.sheet))
    write(folder / f"{one.slug}.bbcode.txt", bbcode(one.sheet))
    if not one.has_map:
        return [LeftOut(one.name, "It has no map to show.")]
    picture = scenario_picture(edition, one)
    area = picture.area
    for part, pixels in enumerate(longest):
        wide = pixels * min(1.0, area.width() / area.height())
        path, progress = folder / f"{one.slug}-{pixels:.0f}.png", share(tell, part, len(longest) + 1)
        while True:
            export_picture(
                path, picture, dpi=_DPI, hex_mm=hex_mm_of(picture, wide * 25.4 / _DPI), progress=progress
            )
            if path.stat().st_size <= MOST_BYTES:
                break
            wide *= _SMALLER
    if dots:
        progress = share(tell, len(longest), len(longest) + 1)
        export_picture(folder / f"{one.slug}-print.png", picture, dpi=dots, hex_mm=HEX_MM, progress=progress)
    return []


def lacks(edition: Edition) -> str:
    """Why there is nothing to post."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("forum", "Texts and pictures for forums", parts, lacks, options=OPTIONS, notes=unlettered)
