"""Rivers, roads and railways that are laid as tiles, or run as paths, and lead nowhere.

A row says ``of`` which terrain a line is, what a ``line`` is called if not as that, ``with`` what it may end at besides
its like, and what of that a fix lays at its ``end``, if any. Tiles that lead it on are of its own terrain, or of the
one to ``lay``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.model.board import Feature
from bob_editor.records import Record
from bob_editor.rules.checking import (
    Edit,
    Finding,
    Ground,
    Hex,
    Iterator,
    Scene,
    Severity,
    Terms,
    listed,
    mend,
    shared_check,
)
from bob_editor.rules.game import game_of
from bob_editor.rules.land.stands import features_with, is_at_edge
from bob_editor.rules.land.tile_shapes import MOST_TURNS, canonical, links_of, turned_tile
from bob_editor.rules.mending import Board, board_edits
from bob_editor.rules.tags import named, title_of, titles_of
from bob_editor.rules.wording import direction

Way = tuple[int, tuple[Hex, ...]]
"""The link of a tile, and the hexes on the way there."""


class Line(Record):
    """A kind of line on a board: its name, its terrains, where it may go on or end, and what is laid to mend it.

    ``lying`` tells what lies in a hex; ``good`` are its terrains and what it may end at.
    """

    ground: Ground
    lying: Callable[[Hex], Collection[str]]
    name: str
    kinds: frozenset[str]
    good: frozenset[str]
    end: str = ""
    lay: str = ""

    @staticmethod
    def of(ground: Ground, terms: Terms) -> Line:
        """The line that a row is about."""
        kinds, ends = (named(ground.ruleset, terms.listed(key)) for key in ("of", "with"))
        name = terms.text("line") or titles_of(ground.ruleset, tuple(sorted(kinds)))
        end, lay = terms.text("end"), terms.text("lay")
        return Line(ground, lying_on(ground), name, kinds, kinds | ends, end, lay)

    def goes_on(self, at: Hex) -> bool:
        """Whether it may go on, or end, in a hex."""
        return any(one in self.good for one in self.lying(at))

    def leads_nowhere(self, at: Hex, link: int) -> bool:
        """Whether it leads from a hex, by a link of a tile, to one of the board where it can't go on."""
        other = at.neighbour(canonical(link))
        return other in self.ground.board.grid.index and not self.goes_on(other)

    def way_on(self, at: Hex, link: int) -> Way | None:
        """The open hexes straight ahead up to where it may end; None where something else is in the way."""
        board = self.ground.board
        way: list[Hex] = []
        ahead = at.neighbour(canonical(link))
        while ahead in board.grid.index and not self.goes_on(ahead):
            if board.content(ahead).terrain or tuple(self.lying(ahead)) != (board.base.terrain,):
                return None
            way.append(ahead)
            ahead = ahead.neighbour(canonical(link))
        return link, tuple(way)


class Loose(Record):
    """A hex from which a line leads nowhere, by these links of tiles.

    ``path`` is the number of the path that ends here, None of a tile.
    """

    at: Hex
    links: tuple[int, ...]
    feature: Feature | None = None
    path: int | None = None


@shared_check(Severity.HINT, subject="board", asked=True)
def tile_line_ends_nowhere(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A line of tiles leads off the board, or on to more of its like or to where it may end."""
    line = Line.of(ground, terms)
    every = [*_loose(line)]
    single = (one for one in every if one.feature is not None and len(one.links) == 1)
    gaps = grouped((one.at.neighbour(canonical(one.links[0])), one) for one in single)
    broken = {gap: ends for gap, ends in gaps.items() if len(ends) == 2}
    for gap, ends in broken.items():
        both = listed(ground.label(one.at) for one in ends)
        yield Finding(
            f"The {line.name} breaks off at {ground.label(gap)}, between {both}.",
            ground.at_hex(gap),
            (*_joining(line, gap, ends), *_ending(line, gap)),
        )
    for loose in (one for one in every if not any(one in ends for ends in broken.values())):
        names = ground.board.grid.frame.side_names
        sides = " and ".join(direction(names[canonical(one)]) for one in loose.links)
        yield Finding(
            f"The {line.name} stops at {ground.label(loose.at)} ({sides} side).",
            ground.at_hex(loose.at),
            _fixes(line, loose),
        )


def lying_on(ground: Ground) -> Callable[[Hex], Collection[str]]:
    """What lies in each hex of a board, as its game has it."""
    return game_of(ground.ruleset).card_code().lying(Scene(ground.board, ground.ruleset))


def _joining(line: Line, gap: Hex, ends: Iterable[Loose]) -> list[Edit[Board]]:
    """The edit that lays the tile which links two ends over the hex between them, if there is such a tile."""
    links = {(one.links[0] + 3) % 6 for one in ends}
    terrain = next(one.feature.terrain for one in ends if one.feature is not None)
    shapes = ((shape, turn) for shape in (None, "curve") for turn in range(1, MOST_TURNS + 1))
    tiles = [one for shape, turn in shapes if links_of(one := Feature(terrain, turn, shape)) == links]
    label = f"Lead the {line.name} through {line.ground.label(gap)}"
    return [mend(label, board_edits.paint_terrain, hexes=(gap,), terrain=(one,)) for one in tiles[:1]]


def _loose(line: Line) -> Iterator[Loose]:
    board = line.ground.board
    for at, feature in features_with(board, line.kinds):
        links = [one for one in sorted(links_of(feature)) if line.leads_nowhere(at, one)]
        if links:
            yield Loose(at, tuple(links), feature)
    there = {at for at, _ in features_with(board, line.good)}
    passed: dict[Hex, int] = {}
    for path in board.paths:
        if path.terrain in line.kinds:
            for at in path.through:
                passed[at] = passed.get(at, 0) + 1
    for index, path in enumerate(board.paths):
        if path.terrain not in line.kinds or len(path.through) < 2:
            continue
        for end, before in ((path.through[0], path.through[1]), (path.through[-1], path.through[-2])):
            if end not in board.grid.index or passed[end] > 1 or end in there or is_at_edge(board, end):
                continue
            beside = [other for other in end.neighbours() if other not in path.through]
            ahead = before.direction_to(end)
            if ahead is not None and not any(map(line.goes_on, beside)):
                yield Loose(end, (canonical(ahead),), path=index)


def _fixes(line: Line, loose: Loose) -> Iterator[Edit[Board]]:
    feature = loose.feature
    turned = None if feature is None else _turned(line, loose.at, feature)
    if feature is not None and turned is not None:
        yield mend("Turn the tile", turned_tile, at=loose.at, terrain=feature.terrain, orientation=turned)
    ways = [line.way_on(loose.at, link) for link in loose.links]
    if all(way is not None for way in ways):
        through = tuple(way for way in ways if way is not None)
        kind = line.lay or ("" if feature is None else feature.terrain)
        yield mend(f"Lead the {line.name} on", _led_on, loose=loose, kind=kind, ways=through)
    yield from _ending(line, *(loose.at.neighbour(canonical(link)) for link in loose.links))


def _ending(line: Line, *beyond: Hex) -> Iterator[Edit[Board]]:
    """The edit that lays where it may end beyond its last hexes, if the row says what that is."""
    if line.end:
        label = f"Let it end at a {title_of(line.ground.ruleset, line.end)}"
        yield mend(label, board_edits.paint_terrain, hexes=beyond, terrain=(line.end,))


def _turned(line: Line, at: Hex, feature: Feature) -> int | None:
    """The orientation in which none of a tile's links leads nowhere; None where there is none."""
    for orientation in range(1, MOST_TURNS + 1):
        links = links_of(replace(feature, orientation=orientation))
        if not any(line.leads_nowhere(at, link) for link in links):
            return orientation
    return None


def _led_on(board: Board, loose: Loose, kind: str, ways: tuple[Way, ...]) -> Board:
    if loose.path is None:
        return laid(board, kind, ways)
    path = board.paths[loose.path]
    through = path.through if path.through[-1] == loose.at else path.through[::-1]
    return board_edits.reroute_path(board, path, (*through, *ways[0][1]))


def laid(board: Board, kind: str, ways: Iterable[Way]) -> Board:
    """The board with straight tiles along some ways, each in its direction."""
    for link, way in ways:
        tile = Feature(kind, orientation=link % 3 + 1)
        board = board_edits.paint_terrain(board, way, (tile,))
    return board
