"""Tiles that are turned: which hexsides a shape links, how far it can be turned, and edits of a hex's tiles.

Boards of some games list roads and rivers hex by hex as tiles with a shape and an orientation. Directions here count
counter-clockwise from the east: e, ne, nw, w, sw, se of a pointy-top hex.
"""

from collections.abc import Collection, Mapping
from itertools import pairwise

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Feature
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import tagged

LINKS: Mapping[str, tuple[int, ...]] = {
    "straight": (0, 3),
    "curve": (1, 5),
    "fork_right": (0, 3, 5),
    "fork_left": (0, 1, 3),
    "crossing": (0, 1, 3, 4),
    "junction": (0, 2, 4),
}
"""The directions that a shape links where its orientation is 1."""

TURNS: Mapping[str, int] = {
    "straight": 3,
    "curve": 6,
    "fork_right": 6,
    "fork_left": 6,
    "crossing": 3,
    "junction": 2,
}
"""How many orientations of a shape differ."""

SHORT = {"FR": "fork_right", "FL": "fork_left", "X": "crossing", "Y": "junction"}
"""What tile codes call some shapes."""

MOST_TURNS = 6

AXES: Mapping[str, int] = {
    **dict.fromkeys(("bridge", "broken_bridge", "pontoon_bridge", "rope_bridge"), -2),
    "railroad_bridge": -1,
}
"""Pieces without a shape that are counted clockwise: by how many orientations a sixth of a turn turns each."""


def shape_of(feature: Feature) -> str:
    """A tile's shape: the one given, straight where none is."""
    shape = feature.shape or "straight"
    return SHORT.get(shape, shape)


def turns_of(feature: Feature) -> int:
    """How many orientations a tile has; six where its shape isn't given or known."""
    return TURNS.get(shape_of(feature), MOST_TURNS) if feature.shape else MOST_TURNS


def links_of(feature: Feature) -> frozenset[int]:
    """The directions to which a tile leads; none where it isn't turned, or its shape is none of those with links."""
    base = LINKS.get(shape_of(feature))
    if base is None or feature.orientation is None:
        return frozenset()
    return frozenset((direction + feature.orientation - 1) % 6 for direction in base)


def tile_linking(terrain: str, links: Collection[int]) -> Feature | None:
    """The tile of a terrain that leads to these directions and no others; None where no shape does."""
    tiles = (Feature(terrain, turn, shape) for shape, turns in TURNS.items() for turn in range(1, turns + 1))
    return next((tile for tile in tiles if links_of(tile) == frozenset(links)), None)


def canonical(direction: int) -> int:
    """The canonical number of a hexside from a direction that counts from the east, and back."""
    return (direction + 3) % 6


_MIRRORED = {"fork_right": "fork_left", "fork_left": "fork_right", "FR": "FL", "FL": "FR"}
"""Shapes that become another one in a mirror."""

_SKEW = {"crossing": 2}
"""Sixths by which a shape's image in a level mirror is turned against the shape itself."""


def flipped(feature: Feature, *, left_right: bool, top_bottom: bool, pointy: bool = True) -> Feature:
    """A feature on a board that is mirrored left to right, top to bottom, or both, which turns it by 180 degrees.

    A piece without a shape, such as a bridge, lies along an axis and looks the same from both ends. Orientations that
    the tile doesn't have stay beyond those that it has.
    """
    if left_right and top_bottom:
        return _turned(feature, 3 if feature.shape else 0)
    if not (left_right or top_bottom):
        return feature
    # Directions count from the east on pointy top, from the north on flat top, where the two mirrors change places.
    upright = 3 if left_right == pointy else 0
    skew = _SKEW.get(shape_of(feature), 0) if feature.shape else 0
    shape = None if feature.shape is None else _MIRRORED.get(feature.shape, feature.shape)
    mirrored = _turned(feature, upright + skew if feature.shape else 0, mirror=True)
    return replace(mirrored, shape=shape)


def turned(feature: Feature, sixths: int) -> Feature:
    """A feature turned by sixths, counted as the directions of links are."""
    return _turned(feature, sixths * (1 if feature.shape else AXES.get(feature.terrain, 1)))


def _turned(feature: Feature, by: int, *, mirror: bool = False) -> Feature:
    if feature.orientation is None or feature.orientation < 1:
        return feature
    beyond, at = divmod(feature.orientation - 1, turns_of(feature))
    at = (by - at if mirror else by + at) % turns_of(feature)
    return replace(feature, orientation=beyond * turns_of(feature) + at + 1)


def links_at(board: Board, at: Hex, kinds: Collection[str]) -> frozenset[int]:
    """The directions in which lines of these kinds lead out of a hex, by its tile and by paths through it."""
    tiles = (links_of(feature) for feature in board.content(at).terrain if feature.terrain in kinds)
    found = set[int]().union(*tiles)
    for path in board.paths:
        if path.terrain in kinds and at in path.through:
            for one, other in pairwise(path.through):
                direction = at.direction_to(other if at == one else one) if at in (one, other) else None
                if direction is not None:
                    found.add(canonical(direction))
    return frozenset(found)


def turned_tile(board: Board, at: Hex, terrain: str, orientation: int | None) -> Board:
    """The board with a hex's tile or piece of this terrain turned."""
    features = tuple(
        replace(one, orientation=orientation) if one.terrain == terrain else one
        for one in board.content(at).terrain
    )
    return board_edits.with_hexes(board, {at: replace(board.content(at), terrain=features)})


def retiled(board: Board, at: Hex, old: str, new: str) -> Board:
    """The board with one of a hex's tiles or pieces made another kind, turned as it was."""
    features = tuple(
        replace(one, terrain=new) if one.terrain == old else one for one in board.content(at).terrain
    )
    return board_edits.paint_terrain(board, (at,), features)


def laid_under(board: Board, at: Hex, tile: Feature, ruleset: Ruleset) -> Board:
    """The board with another tile in a hex, under the bridge or ford that is there."""
    on_tile = tagged(ruleset, "on_tile")
    pieces = tuple(one for one in board.content(at).terrain if one.terrain in on_tile)
    return board_edits.paint_terrain(board, (at,), (tile, *pieces))
