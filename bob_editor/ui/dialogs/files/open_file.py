"""Asks for a file to open."""

from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.exchange.door import all_formats
from bob_editor.exchange.format import Format, Outgoing
from bob_editor.exchange.parts import lost_in
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


def foreign_filter() -> str:
    """The foreign formats that are read, as a file dialog lists them."""
    formats = [one for one in all_formats().values() if not one.alone and one.read is not None]
    every = tr("All of others’ formats ({stars})", stars=_stars(tuple(e for f in formats for e in f.endings)))
    return ";;".join([every, *map(row_of, formats)])


def written_filter(outgoing: Outgoing) -> str:
    """Those that are written: first the game's own, then those that hold most of what goes out."""
    formats = [one for one in all_formats().values() if not one.alone and one.write is not None]
    game = outgoing.rules.id

    def order(one: Format) -> tuple[bool, bool, int]:
        return one.ruleset != game, bool(one.ruleset), len(lost_in(one, outgoing))

    return ";;".join(map(row_of, sorted(formats, key=order)))


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
