"""Where terrain of a sort stands on a board: in hexes, on hexsides and along paths, with what else is there."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Feature
from bob_editor.model.places import Place, at_hex, at_path, at_side
from bob_editor.records import Record
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.tags import named, tagged


class Stand(Record):
    """One terrain in one place: the hexes that it is in or between, and what stands there besides.

    ``without`` gives the board without it; None where it is drawn and only a pen can take it away.
    """

    terrain: str
    place: Place
    hexes: tuple[Hex, ...]
    beside: frozenset[str]
    without: Callable[[Board], Board] | None


def stands(ground: Ground, words: Iterable[str]) -> Iterator[Stand]:
    """Every place of the terrains that words name by id or tag: hexes in board order, then hexsides, then paths."""
    wanted = named(ground.ruleset, words)
    yield from _in_hexes(ground, wanted)
    board = ground.board
    for side, features in board.sides.items():
        there = tuple(dict.fromkeys(one.terrain for one in features))
        near = tuple(at for at in side.hexes if at in board.grid)
        for terrain in there:
            if terrain in wanted and near:
                others = {one for one in there if one != terrain}.union(*(ground.terrain(at) for at in near))
                gone = partial(board_edits.clear_sides, sides=(side,), terrain=terrain)
                yield Stand(terrain, at_side(board.grid, side), near, frozenset(others), gone)
    for index, path in enumerate(board.paths):
        through = tuple(at for at in dict.fromkeys(path.through) if at in board.grid)
        if path.terrain in wanted and through:
            others = set[str]().union(*(in_hex(ground, at) for at in through)) - {path.terrain}
            gone = partial(board_edits.redraw_path, old=path, paths=())
            yield Stand(
                path.terrain, at_path(board.grid, index, path.through), through, frozenset(others), gone
            )


def _in_hexes(ground: Ground, wanted: frozenset[str]) -> Iterator[Stand]:
    board = ground.board
    everywhere = board.base.terrain in wanted
    listed = board.hexes.keys() | ground.drawn_at_dots.keys()
    for at in board.grid.hexes:
        if not everywhere and at not in listed:
            continue
        there = ground.terrain(at)
        for terrain in dict.fromkeys(there):
            if terrain in wanted:
                drawn = not board.has(at, terrain)
                gone = None if drawn else partial(board_edits.remove_terrain, hexes=(at,), terrain=terrain)
                yield Stand(terrain, at_hex(board.grid, at), (at,), in_hex(ground, at) - {terrain}, gone)


def in_hex(ground: Ground, at: Hex) -> frozenset[str]:
    """All that is in a hex: its terrain, and the paths that run through it."""
    paths = (terrain for terrain, hexes in ground.board.path_hexes.items() if at in hexes)
    return frozenset((*ground.terrain(at), *paths))


def hexes_listing(ground: Ground, *tags: str) -> Iterator[tuple[Hex, tuple[str, ...]]]:
    """The hexes of the board that list terrain with one of these tags, and those terrains, each once."""
    kinds = frozenset[str]().union(*(tagged(ground.ruleset, tag) for tag in tags))
    grid = ground.board.grid
    for at, content in ground.board.hexes.items():
        if content.terrain and at in grid:
            found = tuple(dict.fromkeys(one for one in content.terrain_ids if one in kinds))
            if found:
                yield at, found


def features_with(board: Board, terrains: Collection[str]) -> Iterator[tuple[Hex, Feature]]:
    """The listed tiles and pieces of these kinds, in board order."""
    found = [
        (at, feature)
        for at, content in board.hexes.items()
        for feature in content.terrain
        if feature.terrain in terrains and at in board.grid.index
    ]
    yield from sorted(found, key=lambda one: board.grid.position(one[0]))


def is_at_edge(board: Board, at: Hex) -> bool:
    """Whether a hex has fewer than six neighbours on the board."""
    return any(other not in board.grid.index for other in at.neighbours())
