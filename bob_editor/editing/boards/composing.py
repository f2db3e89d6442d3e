"""Composes a scenario's map: where a dragged board snaps to, and the edits that lay, turn, crop and take boards."""

from collections.abc import Iterator, Sequence
from itertools import count, product
from typing import Any

from bob_editor.geometry.joined_grid import Part
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Board
from bob_editor.model.joining import join, misfits
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import FieldPath, PlacedBoard, Scenario
from bob_editor.model.scenario_edits import append, move, put, remove, rename_board

Json = Any
Node = tuple[int, int]

REACH = 9
"""Lattice units within which a dragged board is drawn to an edge."""

TRIED = 12
"""How many of the nearest places beside others are tried for a board that was let go over one."""

LAST = 3
"""How many boards at the end of a row the next one may meet: three of a column each are as wide as ``REACH``."""


def bounds_at(board: Board, place: PlacedBoard) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a board on the map's lattice as it is placed; turning it by half changes nothing."""
    left, top, right, bottom = board.grid.bounds
    x, y = place.at
    return left + x, top + y, right + x, bottom + y


def snapped(laid: Sequence[Laid], number: int, wanted: Point) -> Node:
    """Where a board comes to lie when it is let go at a place: against others' edges if near, else on the lattice.

    ``laid`` are boards and overlays as they lie, ``number`` the one that is moved. Where several places are near, one
    at which everything fits is taken before others, then the nearest. A board never comes to lie over another while
    there is room beside one: whoever lets it go over the map's edge means that edge.
    """
    moving = laid[number]
    frame = join(laid[:1], "").grid.frame if number else moving.board.grid.frame
    if len(laid) == 1:
        return 0, 0
    if number == 0:
        # The first board carries the lattice: it moves in whole steps of it.
        frame = join(laid[1:2], "").grid.frame
    on_lattice = _on_lattice(moving, frame, wanted)
    if moving.overlay:
        return on_lattice
    beside = sorted(set(_beside(laid, number, frame)), key=lambda place: _far(place, wanted))
    near = [
        place for place in beside if abs(place[0] - wanted[0]) <= REACH and abs(place[1] - wanted[1]) <= REACH
    ]
    fitting = [place for place in near[:6] if not _misfits(laid, number, place)]
    if not near and "overlap" in _misfits(laid, number, on_lattice):
        fitting = [place for place in beside[:TRIED] if "overlap" not in _misfits(laid, number, place)]
    return (fitting or near or [on_lattice])[0]


def _beside(laid: Sequence[Laid], number: int, frame: Frame) -> Iterator[Node]:
    """Places at which a board's edges meet another's: edge to edge, their corners level or half a board apart."""
    board = laid[number].board
    left, top, right, bottom = board.grid.bounds
    wide, high = right - left, bottom - top
    for other_number, other in enumerate(laid):
        if other_number == number or other.overlay:
            continue
        o_left, o_top, o_right, o_bottom = bounds_at(other.board, other.place)
        beside = [(x, y) for x, y in product((o_left - wide, o_right), (o_top, o_bottom - high))]
        above = [(x, y) for x, y in product((o_left, o_right - wide), (o_top - high, o_bottom))]
        corners = [(x, y) for x, y in product((o_left - wide, o_right), (o_top - high, o_bottom))]
        for x, y in (*beside, *above, *corners):
            yield _on_lattice(laid[number], frame, (x - left, y - top))


def _on_lattice(moving: Laid, frame: Frame, wanted: Point) -> Node:
    """The place nearest to one at which the board's dots are dots of the map."""
    base = round(wanted[0]), round(wanted[1])
    turned = moving.place.turn % 360 == 180
    places = [
        (base[0] + dx, base[1] + dy)
        for dx, dy in product(range(-3, 4), range(-3, 4))
        if _fits(moving.board, (base[0] + dx, base[1] + dy), frame, turned=turned)
    ]
    return min(places, key=lambda place: (_far(place, wanted), place), default=base)


def _fits(board: Board, place: Node, frame: Frame, *, turned: bool) -> bool:
    grid = board.grid
    return not grid.hexes or Part("", grid, place, turned).on_map(frame, grid.hexes[0]) is not None


def _misfits(laid: Sequence[Laid], number: int, place: Node) -> set[str]:
    """How a board wouldn't fit at a place, but for touching no other."""
    moved = [
        Laid(_moved(one.place, place), one.board, one.overlay) if index == number else one
        for index, one in enumerate(laid)
    ]
    return {misfit.kind for misfit in misfits(moved) if number in misfit.parts and misfit.kind != "apart"}


def bare(board: Board) -> Board:
    """A board without anything on it: whether boards fit is a matter of their grids."""
    return Board(board.grid, board.ruleset)


def _moved(place: PlacedBoard, at: Point) -> PlacedBoard:
    return PlacedBoard(place.board, place.name, at, place.turn, place.crop)


def _far(place: Node, wanted: Point) -> float:
    # A step across is √3 times as long as the same number of units down.
    return 1.0 * (place[0] - wanted[0]) ** 2 + 3.0 * (place[1] - wanted[1]) ** 2


# -- edits ----------------------------------------------------------------------------------------------------------


def section_of(scenario: Scenario, number: int) -> FieldPath:
    """Where the card lists a board, by its number among boards and then overlays."""
    boards = len(scenario.boards)
    return ("map", "boards", number) if number < boards else ("map", "overlays", number - boards)


def fits_as_name(name: str | None) -> bool:
    """Whether a board may be called so: its hexes are named by it, a dot and their own names."""
    return bool(name) and not set("./") & set(name or "")


def free_name(scenario: Scenario, *, wanted: str = "", overlay: bool = False) -> str:
    """A name for one more board: the wanted one if it is free, else the next number (``O1`` for overlays)."""
    taken = {one.name for one in (*scenario.boards, *scenario.overlays)}
    if fits_as_name(wanted) and wanted not in taken:
        return wanted
    names = (f"O{number}" if overlay else str(number) for number in count(1))
    return next(name for name in names if name not in taken)


def next_place(laid: Sequence[Laid], board: Board) -> Node:
    """Where one more board goes if nobody says: to the right of all, top edges level."""
    boards = [one for one in laid if not one.overlay]
    if not boards:
        return 0, 0
    edges = [bounds_at(one.board, one.place) for one in boards]
    left, top, _, _ = board.grid.bounds
    wanted = max(right for _, _, right, _ in edges) - left, min(edge[1] for edge in edges) - top
    new = Laid(PlacedBoard("", "?", wanted), board)
    return snapped([*boards, new], len(boards), wanted)


def in_a_row(boards: Sequence[Board]) -> list[Point]:
    """Where boards lie from left to right, each against one before it; those that mate with none come last."""
    laid: dict[int, Laid] = {}
    for mating in (True, False):
        for number, board in enumerate(boards):
            if number not in laid:
                lain, plain = [*laid.values()], bare(board)
                # To the right of all it meets the last ones alone; the lattice is the first one's.
                former = [*lain[:1], *lain[1:][-LAST:]]
                new = Laid(PlacedBoard("", str(number), next_place(former, plain)), plain)
                if not mating or not any(len(former) in one.parts for one in misfits([*former, new])):
                    laid[number] = new
    return [laid[number].place.at for number in range(len(boards))]


def lay_board(
    scenario: Scenario,
    path: str,
    *,
    name: str,
    at: Point,
    turn: int = 0,
    overlay: bool = False,
) -> Scenario:
    """The scenario with one more board, or overlay, on its map; ``path`` leads from its folder to the board's file."""
    row = {"board": path, "name": name, "at": [_number(at[0]), _number(at[1])], "turn": turn}
    return append(scenario, ("map", "overlays" if overlay else "boards"), row)


def move_board(scenario: Scenario, number: int, at: Point) -> Scenario:
    """The scenario with a board at another place."""
    return put(scenario, (*section_of(scenario, number), "at"), [_number(at[0]), _number(at[1])])


def turn_board(scenario: Scenario, number: int) -> Scenario:
    """The scenario with a board turned by half about its own middle."""
    path = section_of(scenario, number)
    turn = scenario.get(*path, "turn")
    return put(scenario, (*path, "turn"), ((turn if isinstance(turn, int) else 0) + 180) % 360)


def crop_board(scenario: Scenario, number: int, crop: Json) -> Scenario:
    """The scenario with only a part of a board: labels of its hexes, a sub-sector's letter, or None for all of it."""
    return put(scenario, (*section_of(scenario, number), "crop"), crop)


def take_board(scenario: Scenario, number: int) -> Scenario:
    """The scenario without a board; what stands on its hexes stays in the card, where a check tells of it."""
    return remove(scenario, section_of(scenario, number))


def list_at(scenario: Scenario, number: int, to: int) -> Scenario:
    """The scenario with a board listed in another's place; hexes that boards share get the name of the first.

    Overlays stay among themselves, and boards beneath them likewise.
    """
    path, other = section_of(scenario, number), section_of(scenario, to)
    return move(scenario, path[:-1], int(path[-1]), int(other[-1])) if path[:-1] == other[:-1] else scenario


def give_file(scenario: Scenario, number: int, path: str) -> Scenario:
    """The scenario with another file for a board; where it lies stays as it is."""
    return put(scenario, (*section_of(scenario, number), "board"), path)


def call_board(scenario: Scenario, number: int, name: str) -> Scenario:
    """The scenario with a board called otherwise, in every label that names it."""
    path = section_of(scenario, number)
    old = scenario.text(*path, "name")
    return rename_board(scenario, old, name) if old else put(scenario, (*path, "name"), name)


def _number(value: float) -> int | float:
    return int(value) if float(value).is_integer() else value
