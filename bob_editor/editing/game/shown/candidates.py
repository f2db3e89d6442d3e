"""Small boards with a line each, made of a game's own terrain: those by which its questions about sight are shown."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.game.shown.variants import Shown
from bob_editor.editing.game.trying import try_it_board
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_between
from bob_editor.geometry.threads import thread
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rules.los.scene import End, UnitOnMap
from bob_editor.rules.los.sides import SIDES
from bob_editor.rules.ruleset import Ruleset, Terrain

Json = Any

STRAIGHT, ALONG, CORNER = Hex(1, 0), Hex(2, -1), Hex(4, 1)
"""Steps from hex to hex: through hexsides, along one, and through corners."""

_ROUGH = 40
"""Boards by chance that are looked at before there is held to be none."""

_RICH = 1500
"""As many on which more lies, on the line and beside it."""


def with_units(rules: Ruleset, seed: int = 0, *, whose: bool = False) -> Iterator[Shown]:
    """Lines over a unit of each kind, under all levels of the ends and from which it doesn't rise above the higher.

    Where it may count ``whose`` it is, also over one's own and an enemy's; first of all where it does, so that what a
    unit does isn't shown by one of which nobody knows whose it is.
    """
    board = try_it_board(rules)
    start, goal = _ends(board, STRAIGHT, 2)
    (middle,) = _met(start, goal)
    low, high = rules.levels[0], min(rules.levels[1], rules.levels[0] + 2)
    heights = [(a, b, c) for a in range(low, high + 1) for b in range(low, a + 1) for c in range(low, a + 1)]
    found = list(product(heights, _one_of_each_kind(rules)))
    if seed:
        Random(seed).shuffle(found)
    own, enemy = SIDES
    others = (enemy, own, "") if rules.whose_units_count else ("", enemy, own) if whose else ("",)
    for other, ((first, last, between), kind) in product(others, found):
        levels = {start: first, goal: last, middle: between}
        hexes = {at: HexContent(level=level) for at, level in levels.items()}
        looking = (UnitOnMap(kind, start, own),) if other else ()
        units = (*looking, UnitOnMap(kind, middle, other))
        yield Shown(replace(board, hexes=hexes), End(start), End(goal), units)


def boards(rules: Ruleset, seed: int = 0) -> Iterator[Shown]:
    """Boards with a line each, from the plainest on; those by chance come last."""
    if not seed:
        steps = (STRAIGHT, 1), (STRAIGHT, 2), (ALONG, 1), (STRAIGHT, 3), (ALONG, 2), (CORNER, 1)
        for step, length in steps:
            yield from _lines(rules, step, length)
        yield from _at_the_edge(rules)
        # What stands on a height between the ends takes more than a glance.
        for step, length in steps:
            yield from _raised(rules, step, length)
    yield from _by_chance(rules, Random(seed + 1))


def _lines(rules: Ruleset, step: Hex, length: int) -> Iterator[Shown]:
    """A line with at most two things on it, under all levels of both ends."""
    board = try_it_board(rules)
    start, goal = _ends(board, step, length)
    met = _met(start, goal)
    sides = [(a, b) for a, b in combinations([start, *met, goal], 2) if side_between(a, b) is not None]
    low, high = rules.levels[0], min(rules.levels[1], rules.levels[0] + 2)
    counting = [one for one in rules.terrains.values() if one.los in ("blocks", "hinders")]
    inside = _one_of_each([one for one in counting if "hexes" in one.places])
    edges = _one_of_each([one for one in counting if "sides" in one.places])
    levels = [(a, b) for a in range(low, high + 1) for b in range(low, a + 1)]
    for (first, last), terrain in product(levels, inside):
        ends = {start: HexContent(level=first), goal: HexContent(level=last)}
        for places in (*((at,) for at in met), tuple(met[:2])):
            content = {at: HexContent((Feature(terrain.id),), low) for at in places}
            yield Shown(replace(board, hexes={**ends, **content}), End(start), End(goal))
        target = HexContent((Feature(terrain.id),), last)
        yield Shown(replace(board, hexes={**ends, goal: target}), End(start), End(goal))
    for first, last in levels:
        ends = {start: HexContent(level=first), goal: HexContent(level=last)}
        for at, level in product(met, range(low + 1, high + 1)):
            yield Shown(replace(board, hexes={**ends, at: HexContent(level=level)}), End(start), End(goal))
    for (first, last), terrain, (one, other) in product(levels, edges, sides):
        side = side_between(one, other)
        if side is not None:
            ends = {start: HexContent(level=first), goal: HexContent(level=last)}
            drawn = replace(board, hexes=ends, sides={side: (Feature(terrain.id),)})
            yield Shown(drawn, End(start), End(goal))


def _raised(rules: Ruleset, step: Hex, length: int) -> Iterator[Shown]:
    """A line with one thing or two on higher ground, or with a hexside where the ground rises."""
    board = try_it_board(rules)
    start, goal = _ends(board, step, length)
    met = _met(start, goal)
    low, high = rules.levels[0], min(rules.levels[1], rules.levels[0] + 2)
    counting = [one for one in rules.terrains.values() if one.los in ("blocks", "hinders")]
    inside = _one_of_each([one for one in counting if "hexes" in one.places])
    edges = _one_of_each([one for one in counting if "sides" in one.places])
    sides = [
        (at, side) for at, other in permutations(met, 2) if (side := side_between(at, other)) is not None
    ]
    for first, last in ((a, b) for a in range(low, high + 1) for b in range(low, a + 1)):
        ends = {start: HexContent(level=first), goal: HexContent(level=last)}
        for terrain, (at, side) in product(edges, sides if high > low else ()):
            hexes = {**ends, at: HexContent(level=low + 1)}
            yield Shown(
                replace(board, hexes=hexes, sides={side: (Feature(terrain.id),)}), End(start), End(goal)
            )
        for terrain, level in product(inside, range(low + 1, first + 1)):
            for places in (*((at,) for at in met), tuple(met[:2])):
                content = {at: HexContent((Feature(terrain.id),), level) for at in places}
                yield Shown(replace(board, hexes={**ends, **content}), End(start), End(goal))


def _at_the_edge(rules: Ruleset) -> Iterator[Shown]:
    """Lines that run beyond the board for a while, with something on its side of them."""
    board = try_it_board(rules)
    grid, (low, high) = board.grid, rules.levels
    blocking = [one for one in rules.terrains.values() if one.los == "blocks" and "hexes" in one.places]
    contents = [None, *(HexContent((Feature(one.id),)) for one in blocking[:1])]
    if low < high:
        contents.append(HexContent(level=low + 1))
    for start in grid.hexes:
        for goal in (_plus(start, step) for step in (ALONG, Hex(1, 1), Hex(-1, 2))):
            met = _met(start, goal)
            inside = [at for at in met if at in grid]
            if goal in grid and len(inside) < len(met):
                for content in contents:
                    hexes = {at: content for at in inside if content is not None}
                    yield Shown(replace(board, hexes=hexes), End(start), End(goal))


def _by_chance(rules: Ruleset, chance: Random) -> Iterator[Shown]:
    board = try_it_board(rules)
    counting = [one for one in rules.terrains.values() if one.los in ("blocks", "hinders")]
    inside = [one for one in counting if "hexes" in one.places]
    edges = [one for one in counting if "sides" in one.places]
    low, high = rules.levels
    for _ in range(_ROUGH):
        start, goal = _ends(board, *chance.choice(((STRAIGHT, 4), (ALONG, 2), (STRAIGHT, 3), (CORNER, 1))))
        met = _met(start, goal)
        content = {}
        for at in (start, *met, goal):
            features = (Feature(chance.choice(inside).id),) if inside and chance.random() < 0.5 else ()
            content[at] = HexContent(features, chance.randint(low, high))
        sides = {}
        for one, other in combinations(content, 2):
            side = side_between(one, other)
            if side is not None and edges and chance.random() < 0.25:
                sides[side] = (Feature(chance.choice(edges).id),)
        yield Shown(replace(board, hexes=content, sides=sides), End(start), End(goal))


def rich_boards(rules: Ruleset, *, units: bool = False, whose: bool = False) -> Iterator[Shown]:
    """Boards by chance with much on the line and beside it; what the start sees around shows as well.

    With ``units`` they stand there, one's own and the enemy's where it may count ``whose``, and less lies below them.
    """
    chance, board = Random(1), try_it_board(rules)
    kinds = _one_of_each_kind(rules) if units else []
    counting = [one for one in rules.terrains.values() if one.los in ("blocks", "hinders")]
    inside = [one.id for one in counting if "hexes" in one.places]
    edges = [one.id for one in counting if "sides" in one.places]
    low, high = rules.levels[0], min(rules.levels[1], rules.levels[0] + 2)
    for _ in range(_RICH):
        start, goal = _ends(board, *chance.choice(_RICH_LINES))
        shown = Shown(board, End(start), End(goal), around=True)
        hexes = [at for at in on_line(shown) if at in board.grid]
        if chance.random() < 0.5:
            hexes += about(shown)
        dense, edged, rising = (
            chance.choice(shares)
            for shares in ((0, 0.15) if units else (0.15, 0.3, 0.5), (0, 0.1, 0.25), (0.2, 0.4, 0.7))
        )
        top = chance.choice((high, min(high, low + 1)))
        content, sides = {}, {}
        for at in dict.fromkeys(hexes):
            features = (Feature(chance.choice(inside)),) if inside and chance.random() < dense else ()
            content[at] = HexContent(features, chance.randint(low, top) if chance.random() < rising else low)
        for one, other in combinations(content, 2):
            side = side_between(one, other)
            if side is not None and edges and chance.random() < edged:
                sides[side] = (Feature(chance.choice(edges)),)
        placed = _placed(kinds, shown, chance, whose=whose) if kinds else ()
        yield replace(shown, board=replace(board, hexes=content, sides=sides), units=placed)


def _placed(kinds: list[str], shown: Shown, chance: Random, *, whose: bool) -> tuple[UnitOnMap, ...]:
    """Units by chance on a line and beside it, and where it may count whose they are also who looks."""
    own, enemy = SIDES
    others = [at for at in about(shown) if chance.random() < 0.55]
    looking = (UnitOnMap(chance.choice(kinds), shown.start.hex, own),) if whose else ()
    sides = (own, enemy) if whose else ("",)
    return (*looking, *(UnitOnMap(chance.choice(kinds), at, chance.choice(sides)) for at in others))


_RICH_LINES = ((STRAIGHT, 2), (STRAIGHT, 3), (ALONG, 1), (ALONG, 2), (CORNER, 1))


def plainer(shown: Shown) -> Iterator[Shown]:
    """The boards that have one thing or unit less than this one, or lowest ground where it is higher."""
    board = shown.board
    lowest = min((one.level or 0 for one in board.hexes.values()), default=0)
    for at, content in board.hexes.items():
        for bare in (replace(content, terrain=()), replace(content, level=lowest)):
            if bare != content:
                yield replace(shown, board=replace(board, hexes={**board.hexes, at: bare}))
    for side in board.sides:
        left = {one: features for one, features in board.sides.items() if one != side}
        yield replace(shown, board=replace(board, sides=left))
    for unit in shown.units:
        yield replace(shown, units=tuple(one for one in shown.units if one is not unit))


def on_line(shown: Shown) -> list[Hex]:
    """The hexes that a line enters or touches, its ends among them."""
    start, goal = shown.start.hex, shown.goal.hex
    return [start, *_met(start, goal), goal]


def about(shown: Shown) -> list[Hex]:
    """The hexes of a line and beside it but its ends."""
    near = dict.fromkeys(one for at in on_line(shown) for one in (at, *at.neighbours()))
    return [at for at in near if at in shown.board.grid and at not in (shown.start.hex, shown.goal.hex)]


def _one_of_each_kind(rules: Ruleset) -> list[str]:
    """The first kind of units of each height and tags."""
    first: dict[Json, str] = {}
    for kind, row in rules.rows("units").items():
        first.setdefault((row.get("height"), *row.get("tags", ())), kind)
    return list(first.values())


def _one_of_each(terrains: list[Terrain]) -> list[Terrain]:
    """The first terrain of each height, hindrance and effect: others of the kind show nothing new."""
    first: dict[Json, Terrain] = {}
    for one in terrains:
        first.setdefault((one.los, one.height), one)
    return list(first.values())


def _ends(board: Board, step: Hex, length: int) -> tuple[Hex, Hex]:
    """A start from which the whole line lies on the board, as near its middle as may be."""
    across = Hex(step.q * length, step.r * length)
    middle = board.grid.hex("D3")
    starts = [at for at in board.grid.hexes if _plus(at, across) in board.grid]
    start = min(starts, key=lambda at: (at.distance(middle) + _plus(at, across).distance(middle), at.q, at.r))
    return start, _plus(start, across)


def _met(start: Hex, goal: Hex) -> list[Hex]:
    """The hexes that the line enters or touches between its ends."""
    along = thread(Hex(goal.q - start.q, goal.r - start.r))
    crossed = [one.hex for one in along.crossed]
    beside = [at for run in along.runs for at in (run.left, run.right)]
    touched = [one.touched for one in along.corners if one.touched is not None]
    found = dict.fromkeys(_plus(start, at) for at in (*crossed, *beside, *touched))
    return [at for at in found if at not in (start, goal)]


def _plus(a: Hex, b: Hex) -> Hex:
    return Hex(a.q + b.q, a.r + b.r)
