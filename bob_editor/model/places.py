"""Places: what an issue points at and what the inspector shows."""

from typing import Literal

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.records import Record

Kind = Literal["hex", "side", "path", "artwork", "contour", "heading", "field"]


class Place(Record):
    """One place of a document, with the label that people and files use for it.

    ``hex`` or ``side`` is given for those kinds, ``index`` for a path, a piece of artwork or a contour; a heading is a
    field of the document such as ``title``, a field a part of a scenario's card, to which ``path`` leads. ``near`` are
    hexes to show where the place itself has no position.
    """

    kind: Kind
    label: str
    hex: Hex | None = None
    side: Side | None = None
    index: int | None = None
    near: tuple[Hex, ...] = ()
    path: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        return self.label


def at_hex(grid: Grid, at: Hex) -> Place:
    """The place of a hex."""
    return Place("hex", grid.label(at), hex=at, near=(at,))


def at_side(grid: Grid, side: Side) -> Place:
    """The place of a hexside."""
    return Place("side", grid.side_label(side), side=side, near=side.hexes)


def at_path(grid: Grid, index: int, through: tuple[Hex, ...]) -> Place:
    """The place of a path, labelled by its ends."""
    ends = "–".join(dict.fromkeys((grid.label(through[0]), grid.label(through[-1])))) if through else ""
    return Place("path", f"paths/{index} {ends}".rstrip(), index=index, near=through)


def at_piece(kind: Literal["artwork", "contour"], index: int, near: tuple[Hex, ...] = ()) -> Place:
    """The place of a drawn ring."""
    section = "artwork" if kind == "artwork" else "contours"
    return Place(kind, f"{section}/{index}", index=index, near=near)


def at_heading(name: str) -> Place:
    """The place of a field of the document."""
    return Place("heading", name)


def at_field(*path: str | int, near: tuple[Hex, ...] = ()) -> Place:
    """The place of a field of a scenario's card: ``sides/0/command_points``."""
    return Place("field", "/".join(map(str, path)), near=near, path=path)
