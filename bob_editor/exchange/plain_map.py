"""A joined map as one plain board, for formats that know a single grid: the same hexes, named as one board's."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.exchange.report import Report, Row
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.labels import relabelled_text
from bob_editor.model.board import Accepted, Board
from bob_editor.model.scenario import PlacedBoard
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rules.wording import counted

Json = Any


def is_whole(place: PlacedBoard) -> bool:
    """Whether all of a board lies on the map as it is printed, wherever."""
    return place.turn % 360 == 0 and place.crop is None


def at_origin(boards: Sequence[BoardFile], grid: Grid) -> list[BoardFile]:
    """The boards of a joined map, moved together so that its leftmost and topmost hexes are in the first lines."""
    dots = [grid.frame.canonical_centre(at) for at in grid.hexes]
    along, across = min(u for u, _ in dots), min(v for _, v in dots)
    dx, dy = (across, along) if grid.pointy else (along, across)
    return [
        replace(one, place=replace(one.place, at=(one.place.at[0] - dx, one.place.at[1] - dy)))
        for one in boards
    ]


def plain(board: Board) -> tuple[Board, tuple[Row, ...]]:
    """The board on the least plain grid that has all hexes of a map at the origin, and what that altered.

    A board that is plain already stays as it is.
    """
    joined = board.grid
    if not isinstance(joined, JoinedGrid):
        return board, ()
    lengths = [0, 0]
    for at in joined.hexes:
        _, v = joined.frame.canonical_centre(at)
        lengths[v % 2] = max(lengths[v % 2], v // 2 + 1)
    longest = max(lengths)
    pair = (max(lengths[0], longest - 1), max(lengths[1], longest - 1))
    lines = max(at.q for at in joined.hexes) + 1
    across = pair if pair[0] != pair[1] else longest
    grid = Grid(
        across if joined.pointy else lines,
        lines if joined.pointy else across,
        joined.orientation,
        joined.shifted,
        joined.shift,
        edges=joined.edges,
    )
    report = Report()
    if len(joined.parts) == 1:
        report.approximated("", "a board in part, or turned", "Its hexes have other names in what went out.")
    else:
        report.approximated(
            "", "several boards", "They went out as one, whose hexes have names of their own."
        )
    more = len(grid.hexes) - len(joined.hexes)
    if more:
        report.approximated(
            "", counted(more, "hex", "hexes"), "Gaps between the boards were filled with open ground."
        )
    names = {joined.label(at): grid.label(at) for at in joined.hexes}
    return (
        replace(
            board,
            grid=grid,
            exits=_renamed(board.exits, names),
            objectives=_renamed(board.objectives, names),
            accepted=tuple(_accepted(board.accepted, names)),
            stood={},
        ),
        report.rows,
    )


def _accepted(accepted: Iterable[Accepted], names: Mapping[str, str]) -> Iterator[Accepted]:
    def renamed(word: str) -> str:
        return names.get(word, word)

    for one in accepted:
        yield replace(one, at=renamed(one.at), message=relabelled_text(one.message, renamed))


def _renamed(value: Json, names: dict[str, str]) -> Json:
    """A value with the names of hexes in it replaced."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list | tuple):
        return type(value)(_renamed(one, names) for one in value)
    if isinstance(value, dict):
        return {names.get(key, key): _renamed(one, names) for key, one in value.items()}
    return value
