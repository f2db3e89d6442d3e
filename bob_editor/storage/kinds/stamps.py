"""Stamps: pieces of board to set again and again, as frozen values, to JSON and back (docs/formats.md, section 8)."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import field

from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.storage.form import schemas
from bob_editor.storage.form.limits import check_map_limits
from bob_editor.storage.form.problems import Problem, ProblemLog, quoted
from bob_editor.storage.form.unread import headed, with_unread
from bob_editor.storage.form.upgrades import PRESENT
from bob_editor.storage.form.values import Fields
from bob_editor.storage.kinds.board_reader import read_board_fields
from bob_editor.storage.kinds.board_writer import board_to_json

Json = Any

_FIELDS = ("format", "version", "title", "keywords", "hexes", "board")


class Stamp(Record):
    """A piece of board under a name: ``board`` holds it and nothing else, ``hexes`` are those that it covers."""

    title: str
    board: Board
    hexes: frozenset[Hex]
    keywords: tuple[str, ...] = ()
    foreign: Mapping[str, Json] = field(default_factory=dict)


def stamp_from_json(
    data: Json, *, name: str = "The stamp", validate: bool = True
) -> tuple[Stamp, tuple[Problem, ...]]:
    """The stamp of its JSON, and the problems of its form; what can't be read is left out, the rest kept.

    :raises TooLarge: where the board in it is past the limits.
    :raises BadFile: where it is no object, or has no board with a grid, or no hex of it.
    """
    if not isinstance(data, dict):
        raise BadFile(f"{name} is no stamp: it must be an object.", hint="Open a *.stamp.json file.")
    log = ProblemLog()
    inner = data.get("board")
    if not isinstance(inner, dict):
        raise BadFile(f"{name} has no board.", hint="Make the stamp again of a selection.")
    check_map_limits(inner, name)
    for problem in schemas.validate("stamp", data) if validate else ():
        log.take(problem)
    fields = Fields(data, (), log)
    fields.refuse_others(_FIELDS)
    board = read_board_fields(Fields(inner, ("board",), log), name, inline=True)
    hexes = frozenset(_hexes(fields, board.grid))
    if not hexes:
        raise BadFile(f"{name} covers no hex of its board.", hint="Name its hexes in “hexes”.")
    stamp = Stamp(
        title=fields.text("title") or "Untitled",
        board=board,
        hexes=hexes,
        keywords=fields.texts("keywords"),
        foreign=dict(fields.foreign),
    )
    return stamp, tuple(log.found)


def _hexes(fields: Fields, grid: Grid) -> Iterator[Hex]:
    for number, label in enumerate(fields.entries("hexes")):
        at = grid.hex_anywhere(label) if isinstance(label, str) else None
        if at is not None and at in grid:
            yield at
        else:
            told = f"{quoted(label)} names no hex of the stamp's board."
            fields.log.add((*fields.steps, "hexes", number), "hex", told, unless_known=True)


def stamp_to_json(stamp: Stamp) -> dict[str, Json]:
    """A stamp as files hold it; reading it gives the same stamp."""
    grid = stamp.board.grid
    said: dict[str, Json] = {
        "format": "bob-editor/stamp",
        "version": PRESENT["stamp"],
        "title": stamp.title,
        **({"keywords": list(stamp.keywords)} if stamp.keywords else {}),
        "hexes": [grid.label(at) for at in sorted(stamp.hexes, key=grid.position)],
        "board": board_to_json(stamp.board, inline=True),
    }
    return headed(with_unread(said, stamp.foreign))
