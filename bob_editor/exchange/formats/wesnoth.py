"""Wesnoth's ``*.map``: a line a row of flat-top hexes, ``Gg^Fp`` a hex, with a border of one hex all around.

The border is part of the file and no hex of the board; older files may say that they have none. Starting positions
(``1 Kh``) become labels, and go out again.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import islice

from bob_editor.errors import BadFile
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written
from bob_editor.exchange.grids import offset_grid
from bob_editor.exchange.hex_names import apart
from bob_editor.exchange.mapping import Words, shipped_mapping
from bob_editor.exchange.offsets import flat_places
from bob_editor.exchange.report import Report
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board, Feature, HexContent, Label
from bob_editor.rules.land.ground import Ground

CELL = re.compile(
    r"\s*(?:([A-Za-z0-9_]{1,40})\s+)?([A-Za-z_][A-Za-z0-9_|/\\*]{0,3})(?:\^([A-Za-z_][A-Za-z0-9_|/\\*]{0,3}))?\s*"
)
NO_BORDER = re.compile(r"\s*border_size\s*=\s*0\s*")
"""What the settings of an older file say that has none."""

POSITION = re.compile(r"(?a:\w{1,40})")
OPEN = "Gg"
"""What is written for open ground, and all around."""


def looks_like(given: Given) -> bool:
    """Whether the first two rows are cells of terrain codes, three or more, as many in both."""
    lines = given.head.decode("utf-8", "replace").replace("\r", "").split("\n")
    rows = [line.rstrip().rstrip(",").split(",") for line in islice(filter(None, _without_header(lines)), 2)]
    return (
        len(rows) == 2
        and len(rows[0]) == len(rows[1]) > 2
        and all(CELL.fullmatch(cell) and _coded(cell) for row in rows for cell in row)
    )


def _coded(cell: str) -> bool:
    """Whether a cell looks like a code and not like a word of a table: it begins with a capital."""
    return re.match(r"\s*(?:\w+\s+)?[A-Z_]", cell) is not None


def _without_header(lines: list[str]) -> list[str]:
    """The rows; older files have lines of settings up to the first empty one."""
    if lines and "," not in lines[0] and "" in lines:
        return lines[lines.index("") + 1 :]
    return lines


def read(given: Given, asked: Asked) -> Brought:
    """The board within the border of a file.

    :raises BadFile: where rows differ in length, or a cell is no terrain code, with line and cell.
    :raises TooLarge: where it is past the limits.
    """
    lines = given.text.split("\n")
    rows = [line.rstrip().rstrip(",") for line in _without_header(lines)]
    while rows and not rows[-1]:
        rows.pop()
    skipped = len(lines) - len(_without_header(lines))
    width = rows[0].count(",") + 1 if rows else 0
    border = int(all(NO_BORDER.fullmatch(line) is None for line in lines[:skipped]))
    size = width - 2 * border, len(rows) - 2 * border
    grid = offset_grid(*size, "flat-top", shifted="even", name=given.name)
    for number, row in enumerate(rows, start=skipped + 1):
        if row.count(",") + 1 != width:
            raise BadFile(
                f"{given.name}, line {number}: the first row has {width} hexes, this one {row.count(',') + 1}.",
                hint="Make all rows equally long.",
            )
    report = Report()
    words = asked.words(given, report, shipped_mapping(__file__))
    at_of = {grid.position(at): at for at in grid.hexes}
    hexes: dict[Hex, HexContent] = {}
    labels: list[Label] = []
    for line, row in enumerate(rows):
        for column, cell in enumerate(row.split(",")):
            found = CELL.fullmatch(cell)
            if found is None:
                raise BadFile(
                    f"{given.name}, line {line + skipped + 1}, cell {column + 1}: “{cell.strip()[:40]}” is no terrain.",
                    hint="A hex is written as Gg^Fp, a start as 1 Kh.",
                )
            at = at_of.get((column - border, line - border))
            if at is None:
                if found[1]:
                    report.dropped(f"line {line + skipped + 1}", found[1], "A position on the border.")
                continue
            if found[1]:
                labels.append(Label(found[1], grid.centre(at)))
            content = _content(words, found[2], found[3], grid.label(at))
            if content:
                hexes[at] = content
    if border:
        report.dropped("", f"{2 * (width + len(rows)) - 4} hexes", "The border is no part of the board.")
    base = Base(words.rules.base_terrain)
    names = apart(grid, labels)
    board = Board(grid, words.rules.id, id=asked.name, title=given.stem, base=base, hexes=hexes, labels=names)
    return Brought((board,), report=report.rows)


def _content(words: Words, base: str, overlay: str | None, label: str) -> HexContent:
    """What a code means: the whole of it where a mapping knows that, else its ground and what stands on it."""
    whole = base if overlay is None else f"{base}^{overlay}"
    found: list[str] = []
    level: int | None = None
    for word in _known(words, whole, base, overlay):
        meaning = words.meaning(word, label)
        found += meaning.terrain
        level = meaning.level if level is None else level
    return HexContent(tuple(map(Feature, dict.fromkeys(found))), level)


def _known(words: Words, whole: str, base: str, overlay: str | None) -> Iterator[str]:
    """The words of a code that a mapping knows, each by its longest beginning (``Ww``, then ``W``)."""
    if words.knows(whole):
        yield whole
        return
    for code in (base, *(() if overlay is None else (f"^{overlay}",))):
        beginnings = (code[:length] for length in range(len(code), 0, -1))
        yield next(islice((one for one in beginnings if one != "^" and words.knows(one)), 1), code)


def write(outgoing: Outgoing, asked: Asked) -> Written:
    """Every hex with the code of its terrain in a border of open ground; labels that can be positions as such."""
    board = outgoing.board
    report = Report()
    words = asked.words_of(outgoing.rules, report, shipped_mapping(__file__)).written
    places = flat_places(board.grid)
    places.tell(report)
    ground = Ground(board, outgoing.rules)
    starts: dict[Hex, str] = {}
    for label in board.labels:
        at = board.grid.frame.hex_at(label.at)
        if POSITION.fullmatch(label.text) and at in board.grid and label.text not in starts.values():
            starts.setdefault(at, label.text)
        else:
            report.dropped(board.grid.label(at), label.text, "A label that can't be a position's name.")
    rows = []
    for row in range(-1, places.rows + 1):
        cells = []
        for column in range(-1, places.columns + 1):
            here = places.by_place.get((column, row))
            code = OPEN if here is None else _code(ground, here, words, report)
            cells.append(f"{starts[here]} {code}" if here in starts and here is not None else code)
        rows.append(", ".join(cells))
    return Written(("\n".join(rows) + "\n").encode(), report=report.rows)


def _code(ground: Ground, at: Hex, words: Mapping[str, str], report: Report) -> str:
    """The code of a hex: one ground, and one thing on it."""
    base, overlay = "", ""
    for terrain in ground.terrain(at):
        word = words.get(terrain, "")
        if terrain == ground.board.base.terrain:
            continue
        front, caret, back = word.partition("^")
        if not word or (front and base) or (caret and overlay):
            report.dropped(
                ground.board.grid.label(at), terrain, "Wesnoth's code of the hex has no room for it."
            )
            continue
        base, overlay = front or base, f"^{back}" if caret else overlay
    return (base or OPEN) + overlay


FORMAT = Format(
    name="wesnoth",
    title="Wesnoth map",
    endings=(".map",),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=frozenset(
        {
            "levels", "tiles", "base", "sides", "paths", "curves", "artwork", "contours", "exits", "objectives",
            "underlay", "edges", "heading", "extra", "credits", "rulings", "accepted", "scenario",
        }
    ),
)  # fmt: skip
