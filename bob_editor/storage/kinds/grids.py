"""A board's grid to JSON and back."""

from typing import Any, Literal, cast

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.geometry.grid import EDGES, Edge, Grid, Lengths
from bob_editor.geometry.lattice import Orientation
from bob_editor.storage.form.limits import MAX_LINE
from bob_editor.storage.form.problems import Steps, quoted, spoken
from bob_editor.storage.form.values import Fields, note_type, whole_number

Json = Any
Shift = Literal["down", "up", "right", "left"]

FIELDS = ("hexes", "columns", "rows", "shifted", "shift", "first_row", "edges")

_TURNED: dict[str, Shift] = {"down": "right", "up": "left", "right": "down", "left": "up"}


def grid_from_json(board: Fields, name: str) -> Grid:
    """The grid of a board's JSON; what is wrong in it is noted and takes its default.

    :raises BadFile: where it doesn't say how many columns and rows there are: no hex could be found then.
    """
    fields = board.object("grid")
    if fields is None:
        raise BadFile(
            f"{name} has no grid, so its hexes can't be found.", hint="Add a “grid” with columns and rows."
        )
    fields.refuse_others(FIELDS)
    orientation = cast("Orientation", fields.choice("hexes", ("flat-top", "pointy-top")) or "flat-top")
    pointy = orientation == "pointy-top"
    first_row = _lengths(fields, "first_row", may_vary=not pointy, bounds=(0, 9000))
    grid = Grid(
        columns=_size(fields, "columns", may_vary=pointy, name=name),
        rows=_size(fields, "rows", may_vary=not pointy, name=name),
        orientation=orientation,
        shifted=cast("Literal['even', 'odd']", fields.choice("shifted", ("even", "odd")) or "even"),
        shift=_shift(fields, pointy=pointy),
        first_row=1 if first_row is None else first_row,
        edges=_half_edges(fields),
    )
    for edge in grid.without_room:
        # Cut through the dots on both sides, nothing would be left of its only line of hexes.
        steps = (*fields.steps, "edges", edge)
        fields.log.add(
            steps, "enum", f"{spoken(steps)} must be full: the only hexes there are cut opposite already."
        )
        grid = replace(grid, edges=tuple(one for one in grid.edges if one[0] != edge))
    return grid


def _size(fields: Fields, which: str, *, may_vary: bool, name: str) -> Lengths:
    lengths = _lengths(fields, which, may_vary=may_vary, bounds=(1, MAX_LINE))
    if lengths is None:
        raise BadFile(
            f"{name} has a grid with {quoted(fields.data.get(which))} for its {which}.",
            hint=f"Give its {which} as a whole number from 1 to {MAX_LINE}.",
        )
    return lengths


def _lengths(fields: Fields, which: str, *, may_vary: bool, bounds: tuple[int, int]) -> Lengths | None:
    """A number, or a pair [unshifted, shifted] where lines of hexes may differ; None where there is neither."""
    if which not in fields.data:
        return None
    value, steps = fields.data[which], (*fields.steps, which)
    if not isinstance(value, list):
        return whole_number(value, steps, fields.log, bounds)
    pair = _pair(value, steps, fields, bounds)
    if pair is None or may_vary:
        return pair
    note_type(value, steps, fields.log, "a whole number, on such hexes,")
    return pair[0]


def _pair(value: list[Json], steps: Steps, fields: Fields, bounds: tuple[int, int]) -> tuple[int, int] | None:
    numbers = [whole_number(one, (*steps, index), fields.log, bounds) for index, one in enumerate(value)]
    match numbers:
        case [int(unshifted), int(shifted)]:
            return unshifted, shifted
        case _:
            note_type(value, steps, fields.log, "a whole number or a pair of them")
            return None


def _shift(fields: Fields, *, pointy: bool) -> Shift:
    """Which way shifted lines lie; a word of the other orientation means the way that it would be after turning."""
    fitting: tuple[Shift, Shift] = ("right", "left") if pointy else ("down", "up")
    shift = cast("Shift | None", fields.choice("shift", ("down", "up", "right", "left")))
    if shift is None or shift in fitting:
        return shift or fitting[0]
    note_type(shift, (*fields.steps, "shift"), fields.log, " or ".join(fitting))
    return _TURNED[shift]


def _half_edges(fields: Fields) -> tuple[tuple[Edge, Literal["full", "half"]], ...]:
    edges = fields.object("edges")
    if edges is None:
        return ()
    edges.refuse_others(EDGES)
    return tuple((edge, "half") for edge in EDGES if edges.choice(edge, ("full", "half")) == "half")


def grid_to_json(grid: Grid) -> dict[str, Json]:
    """A grid as files hold it, without what equals the defaults."""
    data: dict[str, Json] = {
        "hexes": grid.orientation,
        "columns": _length_to_json(grid.columns),
        "rows": _length_to_json(grid.rows),
        "shifted": grid.shifted,
        "shift": grid.shift,
    }
    if grid.first_row != 1:
        data["first_row"] = _length_to_json(grid.first_row)
    edges = {edge: kind for edge, kind in grid.edges if kind != "full"}
    if edges:
        data["edges"] = edges
    return data


def _length_to_json(lengths: Lengths) -> Json:
    return lengths if isinstance(lengths, int) else list(lengths)
