"""Varies a stamp by a seed: turned or mirrored, a terrain in the place of one like it, a gap in a hedge."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board, Feature
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import area_of, hex_area
from bob_editor.rules.painting import Painting
from bob_editor.storage.documents import Stamp

OTHER = 0.3
"""How often a terrain gives way to one like it."""

GAP = 0.12
"""How often a hexside feature lacks."""


class Turned(Record):
    """How a stamp lies: turned by so many sixths clockwise, after it was mirrored left to right."""

    turns: int = 0
    mirror: bool = False


def turned_by_chance(lies: Turned, seed: int) -> Turned:
    """Any of the twelve ways to lie."""
    draw = Random(f"lie/{seed}")
    return Turned((lies.turns + draw.randrange(6)) % 6, mirror=lies.mirror != (draw.random() < 0.5))


def varied(stamp: Stamp, painting: Painting, seed: int) -> Stamp:
    """The stamp with small changes, always the same for a seed; what is drawn and what is listed change together."""
    draw = Random(f"vary/{seed}")
    board = stamp.board
    others = {one: tuple(sorted(alike - {one})) for alike in painting.alike for one in sorted(alike)}
    artwork: list[Artwork] = []
    said: dict[tuple[Hex, str], str] = {}
    for piece in board.artwork:
        new = _other(piece.terrain, others, draw)
        artwork.append(replace(piece, terrain=new))
        area = area_of(piece, board.grid.frame)
        for at, content in board.hexes.items():
            if piece.terrain in content.terrain_ids and area.intersects(hex_area(board.grid.frame, at)):
                said[at, piece.terrain] = new
    for at, content in board.hexes.items():
        for terrain in content.terrain_ids:
            said.setdefault((at, terrain), _other(terrain, others, draw))
    return replace(stamp, board=_with(board, tuple(artwork), said, painting, draw))


def _with(
    board: Board,
    artwork: tuple[Artwork, ...],
    said: Mapping[tuple[Hex, str], str],
    painting: Painting,
    draw: Random,
) -> Board:
    hexes = {
        at: replace(
            content,
            terrain=tuple(_named(feature, said[at, feature.terrain]) for feature in content.terrain),
        )
        for at, content in board.hexes.items()
    }
    sides = {
        side: kept
        for side, features in board.sides.items()
        if (
            kept := tuple(one for one in features if one.terrain not in painting.gaps or draw.random() >= GAP)
        )
    }
    return replace(board, hexes=hexes, sides=sides, artwork=artwork)


def _named(feature: Feature, terrain: str) -> Feature:
    return feature if feature.terrain == terrain else replace(feature, terrain=terrain)


def _other(terrain: str, others: Mapping[str, tuple[str, ...]], draw: Random) -> str:
    alike = others.get(terrain, ())
    return draw.choice(alike) if alike and draw.random() < OTHER else terrain
