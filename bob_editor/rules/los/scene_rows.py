"""Rows of a file (markers, changes, units) as what a scene holds: labels become hexes of its grid."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import MapChange, Marker, Scene, UnitOnMap
from bob_editor.rules.ruleset import Ruleset

Thing = TypeVar("Thing")

Json = Any

_KINDS = ("unit", "kind", "unit_type")
"""Fields that may say what a unit is, the first that does counts."""


def marker_of(row: Mapping[str, Json], grid: Grid) -> Marker:
    """The marker of a row; where it lies on a hexside, its ``fields`` keep the label of ``at``.

    :raises UnknownPlace: where the map has no such place.
    """
    at, facing = row["at"], row.get("facing")
    fields = _others(row, "marker", "at", "facing")
    if "/" in at:
        fields["at"] = at
    return Marker(row["marker"], first_hex(at, grid), None if facing is None else str(facing), fields)


def change_of(row: Mapping[str, Json], grid: Grid) -> MapChange:
    """The change of a row; where it names hexsides, its ``fields`` keep the labels of ``at``, its ``at`` the hexes.

    :raises UnknownPlace: where the map has no such place.
    """
    labels = row.get("at")
    fields = _others(row, "change", "at")
    if not isinstance(labels, list):
        return MapChange(row["change"], None, fields)
    found = [(label, first_hex(label, grid)) for label in labels if isinstance(label, str)]
    if any("/" in label for label, _ in found):
        fields["at"] = [label for label, _ in found]
    return MapChange(row["change"], tuple(at for label, at in found if "/" not in label), fields)


def unit_of(row: Mapping[str, Json], grid: Grid) -> UnitOnMap:
    """The unit of a row that stands somewhere.

    :raises UnknownPlace: where the map has no such hex.
    """
    kind, side = unit_name(row), row.get("side")
    at = first_hex(row["at"], grid)
    return UnitOnMap(kind, at, side if isinstance(side, str) else "", _others(row, "unit", "at", "side"))


def unit_name(row: Mapping[str, Json]) -> str:
    """What a unit's row says that it is: its id or its kind."""
    return next((row[name] for name in _KINDS if isinstance(row.get(name), str)), "")


def first_hex(label: str, grid: Grid) -> Hex:
    """The hex of a label; of a hexside's, the first of its two that the map has.

    :raises UnknownPlace: where the map has no such place.
    """
    if "/" not in label:
        return grid.hex(label)
    side = grid.side(label)
    first = grid.hex_anywhere(label.partition("/")[0])
    if first is not None and first in grid:
        return first
    return next(at for at in side.hexes if at in grid)


def readable_scene(
    board: Board,
    ruleset: Ruleset,
    *,
    markers: Iterable[Mapping[str, Json]],
    changes: Iterable[Mapping[str, Json]],
    units: Iterable[Mapping[str, Json]],
    conditions: Mapping[str, Json],
    rulings: Mapping[str, Json],
) -> Scene:
    """The scene of all rows that can be read; those that name what map or ruleset lacks are left out.

    Of a change the places that the map has stay.
    """
    grid = board.grid
    known = {table: ruleset.rows(table) for table in ("markers", "changes", "conditions")}
    return Scene(
        board,
        ruleset,
        markers=tuple(
            _read(marker_of, (row for row in markers if _known(row, "marker", known["markers"])), grid)
        ),
        changes=tuple(
            _read(
                change_of,
                (there(row, grid) for row in changes if _known(row, "change", known["changes"])),
                grid,
            )
        ),
        conditions={name: value for name, value in conditions.items() if name in known["conditions"]},
        units=tuple(_read(unit_of, (row for row in units if isinstance(row.get("at"), str)), grid)),
        rulings={
            name: answer
            for name, answer in rulings.items()
            if name in ruleset.rulings and answer in ruleset.rulings[name].choices
        },
    )


def _read(
    reader: Callable[[Mapping[str, Json], Grid], Thing], rows: Iterable[Mapping[str, Json]], grid: Grid
) -> Iterator[Thing]:
    for row in rows:
        try:
            yield reader(row, grid)
        except UnknownPlace:
            continue


def there(row: Mapping[str, Json], grid: Grid) -> Mapping[str, Json]:
    """A change without the places that the map lacks; where it has none of them, as it is."""
    labels = row.get("at")
    left = list(_read(_place, ({"at": one} for one in labels), grid)) if isinstance(labels, list) else []
    return {**row, "at": left} if left else row


def _place(row: Mapping[str, Json], grid: Grid) -> Json:
    """A place, where the map has it.

    :raises UnknownPlace: where it hasn't.
    """
    if isinstance(row["at"], str):
        first_hex(row["at"], grid)
    return row["at"]


def _known(row: Mapping[str, Json], name: str, rows: Mapping[str, Json]) -> bool:
    known = isinstance(row.get(name), str) and row[name] in rows
    return known and (name == "change" or isinstance(row.get("at"), str))


def _others(row: Mapping[str, Json], *named: str) -> dict[str, Json]:
    return {name: value for name, value in row.items() if name not in named}
