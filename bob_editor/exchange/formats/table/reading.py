"""The board that a table's lines make."""

from collections.abc import Sequence
from contextlib import suppress

from msgspec import field
from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.exchange.format import Asked, Brought, Given
from bob_editor.exchange.formats.table.lines import Line, table_lines
from bob_editor.exchange.grids import grid_of_centres, refuse_large
from bob_editor.exchange.hex_names import apart
from bob_editor.exchange.mapping import TerrainMap, Words
from bob_editor.exchange.report import Report
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import split_label
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Base, Board, Feature, HexContent, Label, Path
from bob_editor.records import Record
from bob_editor.storage.documents import board_from_json


def read(given: Given, asked: Asked) -> Brought:
    """The board of a table; lines that name no place of the board are left out and told.

    :raises BadFile: where no column names hexes, or the table is none.
    :raises TooLarge: where it is past the limits.
    """
    report = Report()
    lines = _from_1(list(table_lines(given, asked.mapping.fields, report)))
    words = asked.words(given, report, TerrainMap())
    grid = _grid(lines, words, given.name)
    reading = _Reading(grid, words)
    for line in lines:
        reading.take(line)
    return Brought((reading.board(asked.name, given.stem),), report=report.rows)


def _from_1(lines: list[Line]) -> list[Line]:
    """The lines with columns that are counted from 1, where they were counted from 0."""
    if all(line.cells.get("column", "").strip() != "0" for line in lines):
        return lines
    return [
        replace(line, cells={**line.cells, "column": str(int(number) + 1)})
        if (number := line.cells.get("column", "").strip()).isdecimal()
        else line
        for line in lines
    ]


def _grid(lines: Sequence[Line], words: Words, name: str) -> Grid:
    """The grid that the dots lie on, else the least one of the ruleset's kind that has every hex."""
    places = [(line, split_label(line.place)) for line in lines]
    listed = [at for _, at in places if at is not None]
    if not listed:
        raise BadFile(f"{name} names no hex.", hint="Write hexes as E4.")
    first = min([1, *(row for _, row in listed)])
    columns, rows = max(column for column, _ in listed) + 1, max(row for _, row in listed) + 1 - first
    refuse_large(columns, rows, name)
    centres = {}
    for line, at in places:
        with suppress(KeyError, ValueError):
            if at is not None:
                centres[line.place] = (int(line.cells["x"]), int(line.cells["y"]))
    labels = {line.place for line, at in places if at is not None}
    found = grid_of_centres(centres) if len(centres) == len(labels) else None
    if found is not None:
        return found
    shapes = [_grid_of(row["grid"]) for row in words.rules.data.get("presets", ())]
    for grid in sorted(shapes, key=lambda grid: len(grid.hexes)):
        if labels <= {grid.label(at) for at in grid.hexes}:
            words.report.guessed("", f"{columns} × {rows}", "Taken for the game's own board of that size.")
            return grid
    pointy = words.rules.data.get("hexes") == "pointy-top"
    words.report.guessed("", f"{columns} × {rows}", "Taken for a plain grid, even lines half a hex on.")
    return Grid(
        columns,
        rows,
        orientation="pointy-top" if pointy else "flat-top",
        shift="right" if pointy else "down",
        first_row=first,
    )


def _grid_of(data: object) -> Grid:
    board, _ = board_from_json({"grid": data, "ruleset": ""}, validate=False)
    return board.grid


class _Reading(Record, eq=False):
    """A board as it grows, line by line."""

    grid: Grid
    words: Words
    hexes: dict[Hex, HexContent] = field(default_factory=dict)
    sides: dict[Side, tuple[Feature, ...]] = field(default_factory=dict)
    paths: list[Path] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def take(self, line: Line) -> None:
        """Read one line."""
        place = line.place
        if "/" in place:
            self._side(line, place)
        elif "-" in place:
            self._path(line, place)
        else:
            self._hex(line, place)

    def _hex(self, line: Line, place: str) -> None:
        at = self.grid.hex_anywhere(place)
        if at is None or at not in self.grid:
            self._nowhere(line, place)
            return
        if at in self.hexes:
            self.words.report.dropped(place, f"line {line.number}", "The hex stands in a line before.")
            return
        terrain, level = self._terrain(line, place, "hexes")
        self.hexes[at] = HexContent(terrain, level)
        text = line.cells.get("label", "").strip()
        if text:
            self.labels.append(Label(text[:200], self.grid.centre(at)))

    def _side(self, line: Line, place: str) -> None:
        side = self.grid.side_anywhere(place)
        if side is None or not any(at in self.grid for at in side.hexes):
            self._nowhere(line, place)
            return
        terrain, _ = self._terrain(line, place, "sides")
        # A line that stands twice says nothing more.
        self.sides[side] = tuple(dict.fromkeys((*self.sides.get(side, ()), *terrain)))

    def _path(self, line: Line, place: str) -> None:
        through = [self.grid.hex_anywhere(one) for one in place.split("-") if one]
        inside = tuple(at for at in through if at is not None and at in self.grid)
        if not inside or len(inside) < len(through):
            self._nowhere(line, place)
            return
        terrain, _ = self._terrain(line, place, "paths")
        self.paths.extend(Path(one.terrain, inside) for one in terrain)

    def _nowhere(self, line: Line, place: str) -> None:
        self.words.report.dropped(f"line {line.number}", place, "The board has no such place.")

    def _terrain(self, line: Line, place: str, part: str) -> tuple[tuple[Feature, ...], int | None]:
        found: list[Feature] = []
        level: int | None = None
        written = line.cells.get("level", "").strip()
        if written:
            try:
                level = int(written)
            except ValueError:
                self.words.report.dropped(place, written, "A level is a whole number.")
        for word in filter(None, (one.strip() for one in line.cells.get("terrain", "").split("+"))):
            meaning = self.words.meaning(word, place, part=part)
            found += [Feature(one) for one in meaning.terrain]
            level = meaning.level if level is None else level
        return tuple(dict.fromkeys(found)), level

    def board(self, name: str, title: str) -> Board:
        """The board of all lines."""
        return Board(
            self.grid,
            self.words.rules.id,
            id=name,
            title=title,
            base=Base(self.words.rules.base_terrain),
            hexes={at: one for at, one in self.hexes.items() if one},
            sides={side: one for side, one in self.sides.items() if one},
            paths=tuple(self.paths),
            labels=apart(self.grid, self.labels),
        )
