"""A board that went out to Tiled and came back: what was changed there is read anew, all else is as it was."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from bob_editor.exchange.drawn import Drawn, Thing, path_along
from bob_editor.exchange.format import Given
from bob_editor.exchange.formats.tiled.cells import cells_of
from bob_editor.exchange.formats.tiled.objects import things_of
from bob_editor.exchange.formats.tiled.reading import Layer, layers_of
from bob_editor.exchange.formats.tiled.tilesets import Tile, Tiles, tiles_of, turn_of
from bob_editor.exchange.formats.tiled.writing import GROUND, KEY, LEVEL, Shown, grounds_of, kind_of, shown_of
from bob_editor.exchange.lay import Lay, lay_of
from bob_editor.exchange.mapping import Words
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent

Json = Any

CLOSE = 0.07
"""Pixels by which a point may differ that wasn't moved: Tiled writes six digits."""

STACK = re.compile(r"terrain(?: (\d{1,2}))?")


def read_returned(data: Mapping[str, Json], board: Board, given: Given, words: Words) -> Board:
    """The board of a map of ours as it came back.

    :raises BadFile: where a layer can't be read; ``TooLarge`` past the limits.
    """
    lay, *_ = lay_of(board.grid)
    tiles = tiles_of(data, given, words.report)
    layers = list(layers_of(data))
    hexes = _hexes(board, layers, tiles, lay, given, words)
    objects = [thing for layer in layers for thing in things_of(layer.row, layer.offset, tiles)]
    return evolve(_Objects(board, lay, words).taken(objects), hexes=hexes)


def _hexes(
    board: Board, layers: Sequence[Layer], tiles: Tiles, lay: Lay, given: Given, words: Words
) -> dict[Hex, HexContent]:
    """What each hex holds: its features where they are shown as they were, new ones where others are."""
    grid = board.grid
    grounds = grounds_of(board, words.rules)
    at_of = {lay.cell(grid, at): at for at in grid.hexes}
    stacks: dict[Hex, dict[int, tuple[Feature, ...]]] = {}
    levels: dict[Hex, int | None] = {}
    for number, layer in enumerate(layers):
        if layer.row.get("type") != "tilelayer":
            continue
        found = STACK.fullmatch(layer.name)
        place = int(found[1] or 1) if found else 0 if layer.name == GROUND else 100 + number
        for column, row, cell in cells_of(layer.row, given.name):
            at = at_of.get((column, row))
            gid, sixths = turn_of(cell)
            tile = tiles.tile(gid)
            if at is None:
                words.report.dropped("", tile.names[0], "A tile beyond the board's edge.")
            elif layer.name == LEVEL:
                levels[at] = tile.level
            elif layer.name != GROUND or tile.names[0] != grounds[at]:
                meant = words.meaning(tile.names[0], grid.label(at)).terrain
                stacks.setdefault(at, {})[place] = tuple(_feature(one, tile, sixths) for one in meant)
    hexes = {at: content for at, content in board.hexes.items() if at not in grid.index}
    for at in grid.hexes:
        new = tuple(one for _, some in sorted(stacks.get(at, {}).items()) for one in some)
        was = board.content(at)
        content = HexContent(tuple(_kept(was.terrain, new)), levels.get(at), was.foreign)
        if content or content.foreign:
            hexes[at] = content
    return hexes


def _feature(terrain: str, tile: Tile, sixths: int) -> Feature:
    shape, side, landscape = (
        str(tile.properties[key]) if key in tile.properties else None
        for key in ("shape", "side", "landscape")
    )
    return Feature(terrain, sixths or None, shape, side=side, landscape=landscape)


def _kept(was: Sequence[Feature], new: Iterable[Feature]) -> Iterator[Feature]:
    """New features, those that a hex had before as they were."""
    left = list(was)
    for one in new:
        same = next((old for old in left if _looks(old) == _looks(one)), None)
        if same is not None:
            left.remove(same)
        yield one if same is None else same


def _looks(feature: Feature) -> tuple[Json, ...]:
    return (*kind_of(feature), (feature.orientation or 0) % 6)


@frozen(eq=False)
class _Objects:
    """The drawn parts of a board, told apart from what was changed."""

    board: Board
    lay: Lay
    words: Words

    def taken(self, things: Iterable[Thing]) -> Board:
        """The board with the objects that came back instead of those that went out."""
        was = {one.key: one for shown in shown_of(self.board, self.lay).values() for one in shown}
        same: set[str] = set()
        changed: dict[str, Thing] = {}
        new: list[Thing] = []
        for thing in things:
            key = str(thing.properties.get(KEY, ""))
            if key in was and key not in same and _unmoved(was[key], thing):
                same.add(key)
                changed.pop(key, None)
            elif key in was and key not in same and key not in changed:
                changed[key] = thing
            else:
                new.append(thing)
        board = self._merged(same, changed)
        drawn = Drawn(board.grid, self.lay, self.words)
        for thing in new:
            drawn.take(thing)
        more = drawn.on(board)
        sides = {
            side: tuple(dict.fromkeys((*board.sides.get(side, ()), *some)))
            for side, some in more.sides.items()
        }
        return evolve(
            board,
            artwork=(*board.artwork, *more.artwork),
            contours=(*board.contours, *more.contours),
            paths=(*board.paths, *more.paths),
            labels=(*board.labels, *more.labels),
            sides={**board.sides, **sides},
        )

    def _merged(self, same: set[str], changed: Mapping[str, Thing]) -> Board:
        """The board's own parts: those that are as they were, and those that were changed."""
        board, grid = self.board, self.board.grid
        drawn = Drawn(grid, self.lay, self.words)
        sides: dict[Any, tuple[Feature, ...]] = {}
        for side, features in board.sides.items():
            keys = [f"sides/{grid.side_label(side)}/{number}" for number in range(len(features))]
            kept = tuple(one for key, one in zip(keys, features, strict=True) if key in same)
            if kept:
                sides[side] = kept
            for key in keys:
                if key in changed:
                    drawn.take(changed[key])
        for side, more in drawn.sides.items():
            sides[side] = (*sides.get(side, ()), *more)
        paths = []
        for number, path in enumerate(board.paths):
            key = f"paths/{number}"
            if key in same:
                paths.append(path)
            elif key in changed:
                thing = changed[key]
                found = path_along(grid, (thing.names or (path.terrain,))[0], self._points(thing))
                paths += [] if found is None else [evolve(found, width=path.width, foreign=path.foreign)]
        labels = []
        for number, label in enumerate(board.labels):
            key = f"labels/{number}"
            if key in same:
                labels.append(label)
            elif key in changed:
                (at, *_), text = self._points(changed[key]), changed[key].text
                labels += (
                    [evolve(label, text=text or label.text, at=at, curve=(), floating=False)] if text else []
                )
        return evolve(
            board,
            sides=sides,
            paths=tuple(paths),
            labels=tuple(labels),
            artwork=tuple(self._pieces("artwork", board.artwork, same, changed)),
            contours=tuple(self._pieces("contours", board.contours, same, changed)),
        )

    def _points(self, thing: Thing) -> tuple[Point, ...]:
        return tuple(map(self.lay.lattice, thing.points))

    def _pieces(
        self, section: str, pieces: Sequence[Any], same: set[str], changed: Mapping[str, Thing]
    ) -> Iterator[Any]:
        """Outlines with the rings that came back; one whose outer ring is gone is gone with its holes."""
        for number, piece in enumerate(pieces):
            key = f"{section}/{number}"
            if key not in same and key not in changed:
                continue
            ring = piece.ring if key in same else self._points(changed[key])
            holes = []
            for place, hole in enumerate(piece.holes):
                own = f"{key}/hole/{place}"
                if own in same:
                    holes.append(hole)
                elif own in changed:
                    holes.append(self._points(changed[own]))
            now = (
                piece
                if (ring, tuple(holes)) == (piece.ring, piece.holes)
                else evolve(piece, ring=ring, holes=tuple(holes))
            )
            yield self._renamed(now, changed.get(key))

    def _renamed(self, piece: Artwork | Contour, thing: Thing | None) -> Artwork | Contour:
        """An outline that was given another class or level."""
        if thing is None:
            return piece
        if isinstance(piece, Contour):
            level = thing.properties.get("level")
            return evolve(piece, level=level) if isinstance(level, int) and 1 <= level <= 100 else piece
        name = (thing.names or (piece.terrain,))[0]
        return evolve(piece, terrain=name) if self.words.understands(name, "artwork") else piece


def _unmoved(was: Shown, now: Thing) -> bool:
    """Whether an object shows what it did."""
    said = dict(was.said)
    return (
        len(was.points) == len(now.points)
        and all(math.dist(a, b) < CLOSE for a, b in zip(was.points, now.points, strict=True))
        and was.text == now.text
        and ("hole" if "/hole/" in was.key else was.terrain) in (now.names or ("",))
        and said.get("level") == now.properties.get("level", said.get("level"))
    )
