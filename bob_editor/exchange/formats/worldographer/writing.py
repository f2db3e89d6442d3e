"""A board to Worldographer: a terrain a hex, and labels."""

import gzip
from collections.abc import Mapping
from xml.etree.ElementTree import Element, SubElement, tostring

from bob_editor.exchange.format import Asked, Outgoing, Written
from bob_editor.exchange.formats.worldographer.reading import LONG, SHORT, SIDE
from bob_editor.exchange.lay import Lay, lay_of
from bob_editor.exchange.mapping import TerrainMap
from bob_editor.exchange.markup import sayable
from bob_editor.exchange.report import Report
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.ground import Ground

BLANK = "Blank"
OPEN = "Classic/Flat Grassland"
LAYERS = (
    "Labels", "Grid", "Features", "Above Terrain", "Terrain Land", "Above Water", "Terrain Water", "Below All"
)  # fmt: skip
LEVEL = "WORLD"


def write(outgoing: Outgoing, asked: Asked, shipped: TerrainMap) -> Written:
    """Every hex with the highest of its terrains that Worldographer has a word for."""
    board, report = outgoing.board, Report()
    words = asked.words_of(outgoing.rules, report, shipped).written
    found, columns, rows = lay_of(board.grid)
    shift = (found.odd + 1) % 2  # its second column lies lower: one more goes before where our first one does
    if shift:
        report.approximated(
            "",
            "the first line",
            "An empty one was put before it, for the second lies lower there; labels moved on too.",
        )
    ground = Ground(board, outgoing.rules)
    titles = {BLANK: 0, OPEN: 1}
    cells: dict[tuple[int, int], int] = {}
    for at in board.grid.hexes:
        column, row = found.cell(board.grid, at)
        cell = (column, row + shift) if board.grid.pointy else (column + shift, row)
        cells[cell] = titles.setdefault(_title(ground, at, words, report), len(titles))
    if board.grid.pointy:
        rows += shift
    else:
        columns += shift
    root = _map(pointy=board.grid.pointy)
    SubElement(root, "terrainmap").text = "\t".join(f"{title}\t{number}" for title, number in titles.items())
    for name in LAYERS:
        SubElement(root, "maplayer", {"name": name, "isVisible": "true"})
    tiles = SubElement(root, "tiles", {"viewLevel": LEVEL, "tilesWide": str(columns), "tilesHigh": str(rows)})
    for column in range(columns):
        lines = (f"{cells.get((column, row), 0)}\t1\t0\t0\t0\tZ" for row in range(rows))
        SubElement(tiles, "tilerow").text = "\n" + "\n".join(lines) + "\n"
    SubElement(root, "features")
    labels = SubElement(root, "labels")
    lay = Lay(found.pointy, LONG, SHORT, SIDE, 1, found.u - 3 * shift, found.v)
    for label in board.labels:
        x, y = lay.pixel(label.at)
        one = SubElement(
            labels, "label", {"mapLayer": "Labels", "style": "null", "isWorld": "true", "tags": ""}
        )
        SubElement(
            one, "location", {"viewLevel": LEVEL, "x": str(x), "y": str(y), "scale": "25.0"}
        ).tail = label.text
    SubElement(root, "shapes")
    SubElement(root, "notes")
    text = "<?xml version='1.0' encoding='utf-16'?>\n" + sayable(tostring(root, "unicode")) + "\n"
    data = b"\xfe\xff" + text.encode("utf-16-be")
    return Written(gzip.compress(data, mtime=0), report=report.rows)


def _map(*, pointy: bool) -> Element:
    wide, high = ("40.0", "46.18") if pointy else ("46.18", "40.0")
    return Element(
        "map",
        {
            "type": LEVEL, "version": "1.77", "lastViewLevel": LEVEL, "hexWidth": wide, "hexHeight": high,
            "hexOrientation": "ROWS" if pointy else "COLUMNS", "mapProjection": "FLAT", "showNotes": "true",
            "showGMOnly": "true", "showGMOnlyGlow": "false", "showFeatureLabels": "true", "showGrid": "true",
            "showGridNumbers": "true", "showShadows": "true", "triangleSize": "12",
        },
    )  # fmt: skip


def _title(ground: Ground, at: Hex, words: Mapping[str, str], report: Report) -> str:
    base = ground.board.base.terrain
    kinds = [one for one in ground.terrain(at) if one != base]
    for one in reversed(kinds):
        if one in words:
            return words[one]
    for one in kinds:
        report.dropped(ground.board.grid.label(at), one, "Worldographer has no such terrain.")
    return OPEN
