"""What a board shows as drawn things in a foreign map, each with a key, and the board when some come back changed.

A thing that comes back as it went out is what the board has, to the last handle; others are read anew.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.exchange.drawn import Drawn, Thing, crest_level, path_along, side_ends
from bob_editor.exchange.lay import Lay
from bob_editor.exchange.mapping import Words
from bob_editor.exchange.markup import sayable
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point, is_coordinate
from bob_editor.model.board import LABEL_LONGEST, Artwork, Board, Contour, Feature
from bob_editor.records import Record
from bob_editor.storage.form.limits import check_counts, outlines_of, points_of

Json = Any

KEY = "bob:key"
"""The property of a thing that says which part of the board it is."""

SECTIONS = ("sides", "paths", "artwork", "contours", "labels")
"""Parts of a board that are drawn things."""

CLOSE = 0.07
"""How far, as ``Lay`` counts, a point may be off that wasn't moved: some programs write six digits."""


class Shown(Record):
    """A drawn thing of a board: its key, what it is, its points as ``Lay`` has them, and what else it says."""

    key: str
    terrain: str
    points: tuple[Point, ...]
    closed: bool = False
    text: str = ""
    said: tuple[tuple[str, Json], ...] = ()

    @property
    def name(self) -> str:
        """What it is called in a foreign map."""
        return "hole" if "/hole/" in self.key else self.terrain


def shown_of(board: Board, lay: Lay) -> Mapping[str, tuple[Shown, ...]]:
    """The drawn things of a board by its sections."""
    grid = board.grid

    def pixels(points: Iterable[Point]) -> tuple[Point, ...]:
        return tuple(map(lay.pixel, points))

    sides = []
    for side, features in board.sides.items():
        at = next((one for one in side.hexes if one in grid.index), side.hexes[0])
        ends = pixels(side_ends(grid, at, side.direction_from(at)))
        label = grid.side_label(side)
        sides += [
            Shown(f"sides/{label}/{number}", one.terrain, ends, said=(("side", label),))
            for number, one in enumerate(features)
        ]
    paths = [
        Shown(f"paths/{number}", one.terrain, pixels(one.line or _dots(grid, one.through)))
        for number, one in enumerate(board.paths)
    ]
    pieces = [
        Shown(f"{section}/{number}{hole}", terrain, pixels(ring), closed=True, said=said)
        for section, number, terrain, rings, said in _pieces(board)
        for hole, ring in rings
    ]
    labels = [
        Shown(f"labels/{number}", "label", (lay.pixel(one.at),), text=one.text)
        for number, one in enumerate(board.labels)
    ]
    by_section = {
        section: tuple(one for one in pieces if one.key.startswith(section)) for section in SECTIONS
    }
    return {**by_section, "sides": tuple(sides), "paths": tuple(paths), "labels": tuple(labels)}


def _dots(grid: Grid, through: Sequence[Hex]) -> Iterator[Point]:
    """The dots of a path's hexes; that of one alone twice, as no line has but one point."""
    yield from map(grid.centre, through if len(through) > 1 else (*through, *through))


def _pieces(
    board: Board,
) -> Iterator[tuple[str, int, str, list[tuple[str, tuple[Point, ...]]], tuple[tuple[str, Json], ...]]]:
    """Artwork and crest lines with their rings, the outer one first."""
    for number, art in enumerate(board.artwork):
        yield "artwork", number, art.terrain, _rings(art.ring, art.holes), ()
    for number, one in enumerate(board.contours):
        yield "contours", number, "contour", _rings(one.ring, one.holes), (("level", one.level),)


def _rings(
    ring: tuple[Point, ...], holes: tuple[tuple[Point, ...], ...]
) -> list[tuple[str, tuple[Point, ...]]]:
    return [("", ring), *((f"/hole/{number}", hole) for number, hole in enumerate(holes))]


# -- the way back ---------------------------------------------------------------------------------------------------


def taken_back(board: Board, lay: Lay, words: Words, things: Iterable[Thing]) -> Board:
    """The board with the things that came back instead of those that went out.

    :raises TooLarge: where it has more than a board may have.
    """
    return _Returned(board, lay, words).taken(things)


class _Returned(Record, eq=False):
    """The drawn parts of a board, told apart from what was changed."""

    board: Board
    lay: Lay
    words: Words

    def taken(self, things: Iterable[Thing]) -> Board:
        was = {one.key: one for shown in shown_of(self.board, self.lay).values() for one in shown}
        same: set[str] = set()
        changed: dict[str, Thing] = {}
        new: list[Thing] = []
        for thing in things:
            key = str(thing.properties.get(KEY, ""))
            if key in was and not self._is_sound(thing):
                # What has no place on a board any more stays where it was.
                self.words.report.dropped(
                    "", was[key].name, "It came back with no shape near the map, and stays."
                )
                same.add(key)
                changed.pop(key, None)
            elif key in was and key not in same and _unmoved(was[key], thing):
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
        whole = replace(
            board,
            artwork=(*board.artwork, *more.artwork),
            contours=(*board.contours, *more.contours),
            paths=(*board.paths, *more.paths),
            labels=(*board.labels, *more.labels),
            sides={**board.sides, **sides},
        )
        check_counts(outlines_of(whole), points_of(whole), "The map")
        return whole

    def _is_sound(self, thing: Thing) -> bool:
        """Whether a thing lies where boards may have something."""
        points = self._points(thing)
        return bool(points) and all(is_coordinate(x) and is_coordinate(y) for x, y in points)

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
                kind = self._renaming(thing, path.terrain, "paths")
                found = path_along(grid, kind, self._points(thing))
                if found is None:
                    self.words.report.dropped("", kind, "The path enters no hex of the board any more.")
                else:
                    paths.append(replace(found, width=path.width, foreign=path.foreign))
        labels = []
        for number, label in enumerate(board.labels):
            key = f"labels/{number}"
            if key in same:
                labels.append(label)
            elif key in changed:
                (at, *_), text = self._points(changed[key]), changed[key].text
                text = label.text if _plain(text) == _plain(label.text) else text
                labels += [replace(label, text=text, at=at, curve=(), floating=False)] if text else []
        return replace(
            board,
            sides=sides,
            paths=tuple(paths),
            labels=tuple(labels),
            artwork=tuple(self._pieces("artwork", board.artwork, same, changed)),
            contours=tuple(self._pieces("contours", board.contours, same, changed)),
        )

    def _ring(self, thing: Thing) -> tuple[Point, ...]:
        """The ring that a thing has become; none, and told, where it is no ring any more."""
        points = self._points(thing)
        if len(points) > 2:
            return points
        self.words.report.dropped(
            "", " ".join(thing.names), "An outline that is none any more stays as it was."
        )
        return ()

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
            ring = piece.ring if key in same else self._ring(changed[key]) or piece.ring
            holes = []
            for place, hole in enumerate(piece.holes):
                own = f"{key}/hole/{place}"
                if own in same:
                    holes.append(hole)
                elif own in changed:
                    holes.append(self._ring(changed[own]) or hole)
            now = (
                piece
                if (ring, tuple(holes)) == (piece.ring, piece.holes)
                else replace(piece, ring=ring, holes=tuple(holes))
            )
            yield self._renamed(now, changed.get(key))

    def _renamed(self, piece: Artwork | Contour, thing: Thing | None) -> Artwork | Contour:
        """An outline that was given another class or level."""
        if thing is None:
            return piece
        if isinstance(piece, Contour):
            return replace(piece, level=crest_level(thing) or piece.level)
        return replace(piece, terrain=self._renaming(thing, piece.terrain, "artwork"))

    def _renaming(self, thing: Thing, terrain: str, part: str) -> str:
        """The terrain that a changed thing is called, the one it was where that means nothing."""
        name = (thing.names or (terrain,))[0]
        if not self.words.understands(name, part):
            return terrain
        return next(iter(self.words.meaning(name, "", part=part).terrain), terrain)


def _plain(text: str) -> str:
    """A label's text as far as every drawing gives it back."""
    return " ".join(sayable(text).split())[:LABEL_LONGEST]


def _unmoved(was: Shown, now: Thing) -> bool:
    """Whether an object shows what it did."""
    said = dict(was.said)
    return (
        len(was.points) == len(now.points)
        and all(math.dist(a, b) < CLOSE for a, b in zip(was.points, now.points, strict=True))
        and _plain(was.text) == _plain(now.text)
        and was.name in (now.names or ("",))
        and said.get("level") == now.properties.get("level", said.get("level"))
    )
