"""Rivers, roads and railways: where their tiles and paths lead, which of them lead nowhere, and how to mend that."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Feature
from bob_editor.model.edit import Edit, mend
from bob_editor.model.places import at_hex
from bob_editor.rules.check import Finding
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.tile_shapes import MOST_TURNS, canonical, links_of
from bob_editor.rules.tags import tagged
from bob_editor.rules.wording import listed
from bob_editor.rulesets.memoir_44.land.contents import Inventory
from bob_editor.rulesets.memoir_44.land.laid_and_printed import features_with, is_at_edge, land_of

SIDES = ("east", "north-east", "north-west", "west", "south-west", "south-east")


class Line(NamedTuple):
    """A kind of line: its name, its terrains, where it may end besides, and what can be built at its end."""

    name: str
    kinds: frozenset[str]
    ends: frozenset[str]
    terminus: str


class Loose(NamedTuple):
    """A hex from which a line leads nowhere, in these of the rulebook's directions.

    ``path`` is the number of the path that ends here, None of a tile.
    """

    at: Hex
    directions: tuple[int, ...]
    feature: Feature | None = None
    path: int | None = None


def river_line(ground: Ground) -> Line:
    """Rivers, streams and frozen rivers (T8)."""
    kinds = tagged(ground.ruleset, "river_family")
    return Line("river", kinds, frozenset(("lake", "coastline", "ocean", "dam", "marsh")), "lake")


def road_line(ground: Ground) -> Line:
    """Roads, over hills too (T42)."""
    ends = {"town", "hill_with_village", "church", "castle", *tagged(ground.ruleset, "bridge")}
    return Line("road", frozenset(("road", "hill_road")), frozenset(ends), "town")


def track_line(ground: Ground) -> Line:
    """Railroad tracks (T38)."""
    ends = tagged(ground.ruleset, "rail") - {"railroad_track"}
    return Line("track", frozenset(("railroad_track",)), ends, "railroad_station")


def stops(ground: Ground, line: Line) -> Iterator[Finding]:
    """A finding for every hex from which a line leads nowhere, or, where two lead to one hex, for that."""
    grid, every = ground.board.grid, [*_loose(ground, line)]
    single = (one for one in every if one.feature is not None and len(one.directions) == 1)
    gaps = grouped((one.at.neighbour(canonical(one.directions[0])), one) for one in single)
    broken = {gap: ends for gap, ends in gaps.items() if len(ends) == 2}
    for gap, ends in broken.items():
        label, links = grid.label(gap), {(one.directions[0] + 3) % 6 for one in ends}
        tiles = (
            Feature(ends[0].feature.terrain if ends[0].feature else line.name, turn, shape)
            for shape in (None, "curve")
            for turn in range(1, MOST_TURNS + 1)
        )
        lead = [
            mend(
                f"Lead the {line.name} through {label}",
                board_edits.paint_terrain,
                hexes=(gap,),
                terrain=(one,),
            )
            for one in tiles
            if links_of(one) == links
        ]
        both, end = listed(grid.label(one.at) for one in ends), _ending(ground, line, gap)
        yield Finding(
            f"The {line.name} breaks off at {label}, between {both}.", at_hex(grid, gap), (*lead[:1], end)
        )
    for loose in (one for one in every if not any(one in ends for ends in broken.values())):
        sides = " and ".join(SIDES[direction] for direction in loose.directions)
        yield Finding(
            f"The {line.name} stops at {grid.label(loose.at)} ({sides} side).",
            at=(at_hex(grid, loose.at),),
            fixes=tuple(_fixes(ground, line, loose)),
        )


def links_at(land: Inventory, at: Hex, kinds: frozenset[str]) -> frozenset[int]:
    """The directions in which lines of these kinds lead out of a hex, by its tile and by paths through it."""
    board = land.board
    found: set[int] = set()
    for feature in board.content(at).terrain:
        if feature.terrain in kinds:
            found |= links_of(feature)
    for path in board.paths:
        if path.terrain in kinds and at in path.through:
            for one, other in zip(path.through, path.through[1:], strict=False):
                if at in (one, other):
                    direction = at.direction_to(other if at == one else one)
                    if direction is not None:
                        found.add(canonical(direction))
    return frozenset(found)


def _loose(ground: Ground, line: Line) -> Iterator[Loose]:
    land, board = land_of(ground), ground.board
    good = line.kinds | line.ends
    for at, feature in features_with(board, line.kinds):
        directions = [one for one in sorted(links_of(feature)) if _leads_nowhere(land, at, one, good)]
        if directions:
            yield Loose(at, tuple(directions), feature)
    listed = {at for at, _ in features_with(board, good)}
    passed: dict[Hex, int] = {}
    for path in board.paths:
        if path.terrain in line.kinds:
            for at in path.through:
                passed[at] = passed.get(at, 0) + 1
    for index, path in enumerate(board.paths):
        if path.terrain not in line.kinds or len(path.through) < 2:
            continue
        for end, before in ((path.through[0], path.through[1]), (path.through[-1], path.through[-2])):
            if end not in board.grid.index or passed[end] > 1 or end in listed or is_at_edge(board, end):
                continue
            beside = [other for other in end.neighbours() if other not in path.through]
            ahead = before.direction_to(end)
            if ahead is not None and not any(one in good for other in beside for one in land.terrain(other)):
                yield Loose(end, (canonical(ahead),), path=index)


def _leads_nowhere(land: Inventory, at: Hex, direction: int, good: frozenset[str]) -> bool:
    other = at.neighbour(canonical(direction))
    return other in land.board.grid.index and not any(one in good for one in land.terrain(other))


def _fixes(ground: Ground, line: Line, loose: Loose) -> Iterator[Edit[Board]]:
    land = land_of(ground)
    turned = _turned(land, line, loose)
    if turned is not None:
        yield mend("Turn the tile", _with_orientation, loose=loose, orientation=turned)
    ways = [_way_on(land, line, loose.at, direction) for direction in loose.directions]
    if all(way is not None for way in ways):
        through = tuple(way for way in ways if way is not None)
        yield mend(f"Lead the {line.name} on", _led_on, line=line, loose=loose, ways=through)
    yield _ending(ground, line, *(loose.at.neighbour(canonical(direction)) for direction in loose.directions))


def _ending(ground: Ground, line: Line, *beyond: Hex) -> Edit[Board]:
    title = ground.ruleset.terrain(line.terminus).title.lower()
    return mend(f"Let it end at a {title}", board_edits.paint_terrain, hexes=beyond, terrain=(line.terminus,))


def _turned(land: Inventory, line: Line, loose: Loose) -> int | None:
    """The orientation in which none of a tile's links leads nowhere; None where there is none."""
    if loose.feature is None:
        return None
    good = line.kinds | line.ends
    for orientation in range(1, MOST_TURNS + 1):
        links = links_of(replace(loose.feature, orientation=orientation))
        if not any(_leads_nowhere(land, loose.at, direction, good) for direction in links):
            return orientation
    return None


def track_to(ground: Ground, at: Hex) -> tuple[Edit[Board], ...]:
    """The edit that lays track straight away from a hex over open ground, up to other rails or off the board.

    Where something is in the way in each direction, it lays a single tile beside the hex; none where no hex is beside.
    """
    board, line = ground.board, track_line(ground)
    beside = [one for one in range(6) if at.neighbour(canonical(one)) in board.grid.index]
    if not beside:
        return ()
    found = (_way_on(land_of(ground), line, at, direction) for direction in beside)
    ways = [way for way in found if way is not None and way[1]]
    if not ways:
        free = min(beside, key=lambda one: bool(board.content(at.neighbour(canonical(one))).terrain))
        ways = [(free, (at.neighbour(canonical(free)),))]
    way = min(ways, key=lambda one: len(one[1]))
    return (mend("Lay track beside it", _laid, kind="railroad_track", ways=(way,)),)


def _with_orientation(board: Board, loose: Loose, orientation: int) -> Board:
    assert loose.feature is not None
    return turned_tile(board, loose.at, loose.feature.terrain, orientation)


def turned_tile(board: Board, at: Hex, terrain: str, orientation: int | None) -> Board:
    """The board with a hex's tile or piece of this terrain turned."""
    features = tuple(
        replace(one, orientation=orientation) if one.terrain == terrain else one
        for one in board.content(at).terrain
    )
    return board_edits.with_hexes(board, {at: replace(board.content(at), terrain=features)})


def _way_on(land: Inventory, line: Line, at: Hex, direction: int) -> tuple[int, tuple[Hex, ...]] | None:
    """The open hexes straight ahead up to where a line may end; None where something else is in the way."""
    board = land.board
    good = line.kinds | line.ends
    way: list[Hex] = []
    ahead = at.neighbour(canonical(direction))
    while ahead in board.grid.index:
        there = land.terrain(ahead)
        if any(one in good for one in there):
            break
        if board.content(ahead).terrain or there != (board.base.terrain,):
            return None
        way.append(ahead)
        ahead = ahead.neighbour(canonical(direction))
    return direction, tuple(way)


def _led_on(board: Board, line: Line, loose: Loose, ways: tuple[tuple[int, tuple[Hex, ...]], ...]) -> Board:
    if loose.path is not None:
        path = board.paths[loose.path]
        through = path.through if path.through[-1] == loose.at else path.through[::-1]
        return board_edits.reroute_path(board, path, (*through, *ways[0][1]))
    assert loose.feature is not None
    kind = "road" if line.name == "road" else loose.feature.terrain
    return _laid(board, kind, ways)


def _laid(board: Board, kind: str, ways: Iterable[tuple[int, tuple[Hex, ...]]]) -> Board:
    """The board with straight tiles along some ways, each in its direction."""
    for direction, way in ways:
        tile = Feature(kind, orientation=direction % 3 + 1)
        board = board_edits.paint_terrain(board, way, (tile,))
    return board
