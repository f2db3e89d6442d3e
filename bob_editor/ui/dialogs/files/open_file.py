"""Asks for a file to open."""

from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.exchange.door import all_formats
from bob_editor.exchange.format import Format
from bob_editor.words import mark, tr

OURS = mark(
    "Boards, scenarios and packs (*.board.json *.scenario.json *.bobpack);;"
    "LOS suites (*.los.json);;Games (ruleset.json)"
)

TITLES = (
    mark("Excel workbook"), mark("GeoJSON"), mark("HexJSON"), mark("Table of lines of sight"),
    mark("Memoir '44 scenario"), mark("MegaMek board"), mark("Picture with hexes"), mark("SVG drawing"),
    mark("Table of hexes"), mark("Text Mapper map"), mark("Tiled map"), mark("VASL board"), mark("Wesnoth map"),
    mark("Worldographer map"),
)  # fmt: skip
"""What the foreign formats are called, which know no language."""


def row_of(one: Format) -> str:
    """A format as a file dialog lists it."""
    return f"{tr(one.title)} ({_stars(one.endings)})"


def foreign_filter(*, written: bool = False) -> str:
    """The foreign formats that are read, or those that are written, as a file dialog lists them."""
    listed = (one for one in all_formats().values() if not one.alone)
    formats = [one for one in listed if (one.write if written else one.read) is not None]
    rows = [row_of(one) for one in formats]
    every = (
        []
        if written
        else [
            tr("All of others’ formats ({stars})", stars=_stars(tuple(e for f in formats for e in f.endings)))
        ]
    )
    return ";;".join([*every, *rows])


def _stars(endings: tuple[str, ...]) -> str:
    return " ".join(f"*{ending}" for ending in dict.fromkeys(endings))


def ask(parent: QWidget, folder: str) -> str | None:
    """The path of a board, scenario, pack, suite or game to open, or None."""
    filters = tr(
        "{OURS};;{foreign_filter};;JSON files (*.json);;All files (*)",
        OURS=tr(OURS),
        foreign_filter=foreign_filter(),
    )
    path, _ = QFileDialog.getOpenFileName(parent, tr("Open a board or scenario"), folder, filters)
    return path or None


def ask_map(parent: QWidget, folder: str) -> str | None:
    """The path of a board, scenario or suite to look at, or None."""
    filters = tr("Maps (*.board.json *.scenario.json *.los.json);;All files (*)")
    path, _ = QFileDialog.getOpenFileName(parent, tr("Another map"), folder, filters)
    return path or None


def ask_foreign(parent: QWidget, folder: str) -> str | None:
    """The path of a file in a foreign format to bring in, or None."""
    path, _ = QFileDialog.getOpenFileName(
        parent, tr("Import"), folder, f"{foreign_filter()};;" + tr("All files (*)")
    )
    return path or None
