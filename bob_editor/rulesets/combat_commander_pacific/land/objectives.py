"""The numbered objectives of a map, and the buildings they stand for (2.3, 14.3.2)."""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache, partial
from typing import Any

import shapely

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import Frame
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board, Feature, HexContent
from bob_editor.model.edit import Edit, mend
from bob_editor.records import Record
from bob_editor.rules.land.artwork import HEX_AREA, Mass, masses
from bob_editor.rules.land.cut_rings import hex_area
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING
from bob_editor.rulesets.combat_commander_pacific.land.contents import LEAST_SHARE

NUMBERS = (1, 2, 3, 4, 5)
"""The numbers of a map's objectives, one each (2.3)."""


class Objective(Record):
    """An objective of a board: its place in the list, its number and its hex."""

    index: int
    number: Any
    hex: Hex


def objectives_of(board: Board) -> tuple[Objective, ...]:
    """The objectives whose hexes are on the board."""
    found = []
    for index, row in enumerate(board.objectives):
        at = (
            board.grid.hex_anywhere(row["at"])
            if isinstance(row, dict) and isinstance(row.get("at"), str)
            else None
        )
        if at is not None and at in board.grid:
            found.append(Objective(index, row.get("number"), at))
    return tuple(found)


def with_objective(board: Board, /, index: int, **fields: Any) -> Board:
    """The board with other fields of an objective; without it where none are given."""
    rows = board.objectives
    row = ({**rows[index], **fields},) if fields else ()
    return board_edits.set_heading(board, objectives=(*rows[:index], *row, *rows[index + 1 :]))


def may_go(board: Board, objective: Objective) -> bool:
    """Whether the map has all its numbers without an objective, as far as it has them with it."""
    others = {one.number for one in objectives_of(board) if one.index != objective.index}
    return objective.number not in NUMBERS or objective.number in others


def nearest_free(board: Board, at: Hex, *, may: Callable[[Hex], bool] = lambda _: True) -> Hex | None:
    """The hex nearest to one, not the same, that has no objective and may have one; None where there is none."""
    taken = {one.hex for one in objectives_of(board)} | {at}
    free = (other for other in board.grid.hexes if other not in taken and may(other))
    return min(free, key=lambda other: (at.distance(other), board.grid.position(other)), default=None)


def parted(board: Board, last: Objective, may: Callable[[Hex], bool]) -> tuple[Edit[Board], ...]:
    """The edits that move the last of several objectives to the nearest free hex, or do without it."""
    free = nearest_free(board, last.hex, may=may)
    label = board.grid.label(free) if free is not None else ""
    move = mend(f"Move the last one to {label}", with_objective, index=last.index, at=label)
    remove = mend("Remove the last one", with_objective, index=last.index)
    return (*((move,) if label else ()), *((remove,) if may_go(board, last) else ()))


def structures(ground: Ground) -> tuple[Mass, ...]:
    """The buildings of a board: connected drawings, drawn and grown together (T85)."""
    board = ground.board
    listed = tuple(board.hexes_with(BUILDING))
    drawn = tuple(piece for piece in board.artwork if piece.terrain == BUILDING)
    return _structures(ground.ruleset, board.grid, listed, drawn) if listed or drawn else ()


@lru_cache(maxsize=8)
def _structures(
    ruleset: Ruleset, grid: Grid, listed: tuple[Hex, ...], drawn: tuple[Artwork, ...]
) -> tuple[Mass, ...]:
    """Kept, since few edits touch a building."""
    hexes = dict.fromkeys(listed, HexContent((Feature(BUILDING),)))
    alone = Board(grid, ruleset.id, hexes=hexes, artwork=drawn)
    return masses(Ground(alone, ruleset), (BUILDING,))


def structure_hexes(ground: Ground, structure: Mass) -> tuple[Hex, ...]:
    """The hexes that a structure has more than 2 % of (docs/games/combat-commander-pacific.md, A-32)."""
    return _occupied(ground.board.grid.frame, structure)


@kept(lambda _frame, structure: int(shapely.get_num_coordinates(structure.area)))
def _occupied(frame: Frame, structure: Mass) -> tuple[Hex, ...]:
    return tuple(at for at in structure.reaches if _share(frame, structure, at) > LEAST_SHARE)


def in_one_hex(ground: Ground) -> Iterator[tuple[Mass, Hex]]:
    """The buildings that lie in one hex of the board, each with that hex (T85)."""
    frame = ground.board.grid.frame
    for structure in structures(ground):
        at = max(structure.reaches, key=partial(_share, frame, structure), default=None)
        if at is not None and len(structure_hexes(ground, structure)) < 2:
            yield structure, at


def _share(frame: Frame, structure: Mass, at: Hex) -> float:
    return float(round(structure.area.intersection(hex_area(frame, at)).area / HEX_AREA, 12))


def building_at(ground: Ground, at: Hex) -> tuple[Hex, ...]:
    """Every hex of the building that a hex is part of; the hex alone where it is part of none (14.3.2)."""
    for structure in structures(ground):
        hexes = structure_hexes(ground, structure)
        if at in hexes:
            return hexes
    return (at,)


def controlled(ground: Ground, at: Hex, *, enemies: Collection[Hex], friends: Collection[Hex]) -> bool:
    """Whether a side gains control of an objective: alone in it, and no enemy unit in all of its building (14.3.2)."""
    hexes = set(building_at(ground, at))
    return bool(hexes.intersection(friends)) and not hexes.intersection(enemies)
