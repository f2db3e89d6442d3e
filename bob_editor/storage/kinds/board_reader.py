"""Makes a board of its JSON: all that can be read is kept, the rest is reported by place."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.storage.form import schemas
from bob_editor.storage.form.curve_limits import CurveLimit
from bob_editor.storage.form.drawn_limits import check_drawn_limits
from bob_editor.storage.form.limits import check_counts, check_map_limits, outlines_of, points_of
from bob_editor.storage.form.problems import Problem, ProblemLog
from bob_editor.storage.form.stood import Reading
from bob_editor.storage.form.values import Fields
from bob_editor.storage.kinds.board_drawings import read_artwork, read_contour, read_label, read_path
from bob_editor.storage.kinds.board_places import read_hexes, read_sides
from bob_editor.storage.kinds.board_rows import (
    read_accepted,
    read_base,
    read_credits,
    read_exit,
    read_objective,
    read_texts,
    read_underlay,
    rulings_from_json,
)
from bob_editor.storage.kinds.board_writer import board_in_form, places_of
from bob_editor.storage.kinds.grids import grid_from_json

Json = Any

FIELDS = (
    "format", "version", "id", "title", "number", "ruleset", "edition", "grid", "base", "hexes", "sides", "paths",
    "artwork", "contours", "labels", "exits", "objectives", "underlay", "style", "rulings", "accepted", "credits",
    "imported", "extra",
)  # fmt: skip


def board_from_json(
    data: Json,
    *,
    name: str = "The board",
    validate: bool = True,
    inline: bool = False,
    tell: Callable[[int, int], object] = lambda _done, _total: None,
) -> tuple[Board, tuple[Problem, ...]]:
    """The board of its JSON, and the problems of its form.

    A value of the wrong type is left out and what is right beside it kept; what was left out is carried along where it
    can be, so that it stands in the file again. Hexes off the grid are kept; keys that name no place at all go to
    ``Board.unplaced``. ``validate`` holds it against the schema too, which words the problems
    better and finds those that don't hinder reading. ``inline``: as a suite holds it, its headings may be missing.
    ``tell`` hears how many hexes of a large board are validated, of how many.

    :raises TooLarge: where the map is past the limits.
    :raises BadFile: where it is no object or has no grid, so that no hex can be found.
    """
    if not isinstance(data, dict):
        raise BadFile(f"{name} is no board: it must be an object.", hint="Open a *.board.json file.")
    check_map_limits(data, name)
    log = ProblemLog()
    if validate:
        for problem in schemas.validate("board-content" if inline else "board", data, tell):
            log.take(problem)
    return read_board_fields(Fields(data, (), log), name, inline=inline), tuple(log.found)


def read_board_fields(fields: Fields, name: str, *, inline: bool) -> Board:
    """The board of an object's fields; problems go to their log. ``inline``: as a suite holds it.

    :raises TooLarge: where its outlines or curves are past the limits.
    """
    fields.refuse_others(FIELDS)
    grid = grid_from_json(fields, name)
    ruleset = fields.text("ruleset")
    if ruleset is None:
        fields.lacks("ruleset")
    unplaced: dict[str, dict[str, Json]] = {}
    unread: dict[str, dict[str, Json]] = {}

    limit = CurveLimit(grid, name)
    board = Board(
        grid=grid,
        ruleset=ruleset or "",
        **read_texts(fields, ("id", "title", "number", "style", "edition")),
        base=read_base(fields),
        hexes=dict(read_hexes(fields, grid, unplaced, unread)),
        sides=read_sides(fields, grid, unplaced, unread),
        paths=fields.usable_rows("paths", partial(read_path, grid=grid, limit=limit), unread),
        artwork=fields.usable_rows("artwork", read_artwork, unread),
        contours=fields.usable_rows("contours", read_contour, unread),
        labels=fields.usable_rows("labels", partial(read_label, limit=limit), unread),
        exits=fields.usable_rows("exits", read_exit, unread),
        objectives=fields.usable_rows("objectives", read_objective, unread),
        underlay=read_underlay(fields),
        rulings=rulings_from_json(fields),
        accepted=fields.usable_rows("accepted", read_accepted, unread),
        credits=read_credits(fields),
        imported=_object(fields, "imported"),
        extra=_object(fields, "extra"),
        foreign=dict(fields.foreign),
        unplaced=unplaced | _foreign_of_headings(fields),
        unread=unread,
    )
    check_counts(outlines_of(board), points_of(board), name)
    check_drawn_limits(board, name)
    reading = Reading(fields.log, fields.steps, places_of(grid))
    return replace(board, stood=reading.stood(fields.data, board_in_form(board, inline=inline)))


def _object(fields: Fields, name: str) -> dict[str, Json]:
    inner = fields.object(name)
    return inner.data if inner is not None else {}


def _foreign_of_headings(fields: Fields) -> dict[str, dict[str, Json]]:
    """What was kept of the fields in the board's single objects; nothing else remembers them."""
    found = {name: fields.object(name) for name in ("grid", "base", "rulings", "credits")}
    found["edges"] = found["grid"].object("edges") if found["grid"] is not None else None
    return {name: dict(inner.foreign) for name, inner in found.items() if inner is not None and inner.foreign}
