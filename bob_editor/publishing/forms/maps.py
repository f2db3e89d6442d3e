"""The scenarios' maps and the boards as pictures: PNG, and SVG with a named group for each layer."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut, Option, Part
from bob_editor.publishing.maps import board_picture, scenario_picture, unlettered
from bob_editor.publishing.options import told
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.pictures.export import HEX_MM, export_picture
from bob_editor.render.pictures.picture import Picture

OPTIONS = (
    Option("dpi", "Maps, dpi", 150, "Of the PNG pictures", low=10, high=2400),
    Option("hex_mm", "Hex, mm", HEX_MM, "Across a hex from side to side", low=1, high=200),
)

Size = tuple[float, float]
"""Dots per inch, and millimetres to the hex."""


def parts(edition: Edition) -> list[Part]:
    """``scenarios/NAME`` and ``boards/NAME`` as PNG and SVG. Settings: ``dpi``, ``hex_mm``."""
    said = told(OPTIONS, edition, "maps")
    size = said["dpi"], said["hex_mm"]
    found = [
        Part(partial(_scenario, number, size), 2 * one.hexes) for number, one in enumerate(edition.scenarios)
    ]
    return found + [
        Part(partial(_board, number, size), 2 * one.hexes) for number, one in enumerate(edition.boards)
    ]


def _scenario(number: int, size: Size, edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    one = edition.scenarios[number]
    if not one.has_map:
        return [LeftOut(one.name, "It has no map.")]
    _write(folder / "scenarios" / one.slug, partial(scenario_picture, edition, one), size, tell)
    return []


def _board(number: int, size: Size, edition: Edition, folder: Path, tell: Tell) -> None:
    one = edition.boards[number]
    _write(folder / "boards" / one.slug, partial(board_picture, edition, one), size, tell)


def _write(path: Path, picture: Callable[[], Picture], size: Size, tell: Tell) -> None:
    path.parent.mkdir(exist_ok=True)
    made, (dpi, hex_mm) = picture(), size
    for half, suffix in enumerate((".png", ".svg")):
        export_picture(
            path.with_name(path.name + suffix), made, dpi=dpi, hex_mm=hex_mm, progress=share(tell, half, 2)
        )


FORM = Form("maps", "Maps as pictures", parts, options=OPTIONS, notes=unlettered)
