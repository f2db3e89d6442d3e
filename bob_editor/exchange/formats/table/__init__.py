"""Tables of hexes, as spreadsheets keep them: a line a hex, with commas, semicolons or tabs between the columns.

The first line names the columns: ``hex`` (or ``column`` and ``row``), ``terrain`` (several with + between), ``level``,
``label``, and ``x`` and ``y``, the dot on the lattice, from which the grid is found again. A hexside (``D2/E3``) may
stand in place of a hex, and so may a path (``A3-B3-C4``, ``A3-`` where it is one hex alone).
"""

import csv
import io

from bob_editor.exchange.format import Asked, Format, Outgoing, Written
from bob_editor.exchange.formats.table.lines import looks_like
from bob_editor.exchange.formats.table.reading import read
from bob_editor.exchange.report import Report
from bob_editor.geometry.hexes import Hex


def write(outgoing: Outgoing, asked: Asked) -> Written:
    """A line for each hex, hexside with terrain and path; tabs part the columns of a *.tsv, else commas."""
    board, grid = outgoing.board, outgoing.board.grid
    report = Report()
    out = io.StringIO()
    table = csv.writer(out, delimiter="\t" if asked.name.endswith(".tsv") else ",", lineterminator="\n")
    table.writerow(["hex", "x", "y", "terrain", "level", "label"])
    texts: dict[Hex, str] = {}
    for label in board.labels:
        at = grid.frame.hex_at(label.at)
        if at not in grid or at in texts:
            report.dropped(grid.label(at), label.text, "A hex has one label, and none lies off the board.")
            continue
        if label.at != grid.centre(at):
            report.approximated(grid.label(at), label.text, "The label stands at its hex's dot.")
        texts[at] = label.text
    for at in grid.hexes:
        content = board.content(at)
        terrain = "+".join(content.terrain_ids)
        level = "" if content.level is None else content.level
        table.writerow([grid.label(at), *grid.centre(at), terrain, level, texts.get(at, "")])
    for side in board.sides:
        table.writerow([grid.side_label(side), "", "", "+".join(board.side_terrain(side)), "", ""])
    for path in board.paths:
        labels = [grid.label(at) for at in path.through]
        table.writerow(["-".join(labels if len(labels) > 1 else (*labels, "")), "", "", path.terrain, "", ""])
    return Written(out.getvalue().encode(), report=report.rows)


FORMAT = Format(
    name="table",
    title="Table of hexes",
    endings=(".csv", ".tsv"),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=frozenset(
        {
            "tiles", "base", "curves", "artwork", "contours", "exits", "objectives", "underlay", "edges", "heading",
            "extra", "credits", "rulings", "accepted", "scenario",
        }
    ),
)  # fmt: skip
