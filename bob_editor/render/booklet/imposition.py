"""Imposition for saddle stitching: pages side by side on sheets that are printed on both sides, folded and stapled."""

import json
import tempfile
from importlib import resources
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.render.booklet.booklet import Binding
from bob_editor.render.card.fonts import Compiler, card_fonts
from bob_editor.render.card.typesetter import DATE

Side = tuple[int | None, int | None]
"""The pages that stand left and right on one side of a sheet, counted from 1; None for a blank one."""


def sheet_sides(pages: int) -> tuple[Side, ...]:
    """The sides of the sheets, front and back in turn, the outermost first.

    Blank pages, so that there are as many as four to the sheet, stand before the last one, which is the back cover.
    """
    blanks = -pages % 4
    order = [*range(1, pages), *[None] * blanks, pages] if pages > 1 else [1, None, None, None]
    total = len(order)
    sides: list[Side] = []
    for sheet in range(total // 4):
        first, last = 2 * sheet, total - 1 - 2 * sheet
        sides += [(order[last], order[first]), (order[first + 1], order[last - 1])]
    return tuple(sides)


def imposed(pdf: bytes, pages: int, binding: Binding, creep: float = 0.0) -> bytes:
    """The sheets of a booklet without crop marks of its own, at true scale, with marks for cutting and folding.

    ``creep`` is how many millimetres the innermost sheet is moved towards the fold, since it stands out by its paper.

    :raises BadFile: where the pages can't be read.
    """
    sides = sheet_sides(pages)
    data = {
        "paper": binding.paper,
        "bleed": binding.bleed,
        "marks": binding.crop_marks,
        "creep": creep,
        "sides": sides,
    }
    with tempfile.TemporaryDirectory(prefix="sheets-") as name:
        folder = Path(name)
        (folder / "pages.pdf").write_bytes(pdf)
        (folder / "sheets.json").write_text(json.dumps(data), "utf-8")
        source = resources.files("bob_editor.render.booklet") / "typst" / "sheets.typ"
        (folder / "main.typ").write_text(source.read_text("utf-8"), "utf-8")
        compiler = Compiler(str(folder / "main.typ"), root=str(folder), font_paths=card_fonts())
        try:
            made = compiler.compile(format="pdf", timestamp=DATE)
        except RuntimeError as error:
            raise BadFile(f"The sheets can't be set: {str(error).splitlines()[0]}.") from error
    assert isinstance(made, bytes)
    return made
