"""What holds where a game whose sight is told by data says nothing: what it says elsewhere, else the usual."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.fields.paths import value_at
from bob_editor.rules.games.usual_sight import USUAL

Json = Any
Path = tuple[str, ...]

_OF_ROWS: Mapping[Path, Json] = {
    ("los",): "none", ("height",): 0, ("whole_hex",): False, ("inside",): "counts", ("eye",): 0,
    ("hindrance", "value"): 1, ("hindrance", "per_hexes"): 1, ("hindrance", "round"): "up",
}  # fmt: skip
"""By the path in a row of terrain, markers or units."""

_ROWS = ("terrains", "markers", "units")
_AS_SIGHT = ("own_side", "side_along", "side_on")


def in_force(data: Mapping[str, Json], table: str, path: Path, said: Json) -> Json:
    """What holds at a path of a row of a table, or of ``sight``: ``said``, unless that is None."""
    sight = data.get("sight")
    told = table == "sight" or (table in _ROWS and isinstance(sight, Mapping))
    if said is not None or not told:
        return said
    if table != "sight" and path == ("hindrance", "ends"):
        return "target" if value_at(sight, ("hindrance", "target")) is True else "neither"
    places = list(_elsewhere(path) if table == "sight" else _of_row(table, path))
    found = [value_at(sight, place) for place in places]
    # Eyes that differ by unit or position say of all by "all" alone.
    found = [
        None if isinstance(one, Mapping) and path[:1] == ("eye",) and "ruling" not in one else one
        for one in found
    ]
    usual = next((USUAL[one] for one in places if one in USUAL), None)
    if table != "sight" and not places:
        usual = _OF_ROWS.get(path)
    return next((one for one in found if one is not None), usual)


def _elsewhere(path: Path) -> Iterator[Path]:
    """Where sight says it for all, of what it may say of some: the nearest first."""
    if path[:1] == ("eye",):
        if path[1:2] != ("positions",):
            yield ("eye", "all")
            yield ("eye",)
        return
    yield path
    if path == ("units", "between"):
        yield ("things", "between")
    if path[1:2] == ("ties",):
        if path[0] == "units":
            yield ("things", *path[1:])
        yield path[1:]


def _of_row(table: str, path: Path) -> Iterator[Path]:
    """Where sight says of all what a row may say of itself."""
    if table == "units":
        if path in (("of",), ("height",)):
            yield ("units", *path)
    elif path[:1] in (("between",), ("ties",)):
        yield from _elsewhere(("things", *path))
    elif path[0] in _AS_SIGHT:
        yield path
