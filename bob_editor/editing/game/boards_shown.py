"""Small boards on which the answers to a question about sight differ, made of a game's own terrain."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, combinations, permutations, product
from random import Random
from typing import Any

from attrs import evolve

from bob_editor.editing.game.trying import try_it_board
from bob_editor.editing.game.variants import Shown, in_season, varied
from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_between
from bob_editor.geometry.threads import thread
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.change import Change, difference
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.games.questions import Question
from bob_editor.rules.los.scene import End, Scene, UnitOnMap
from bob_editor.rules.los.sides import SIDES
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.ruleset import Ruleset, Terrain

Json = Any

STRAIGHT, ALONG, CORNER = Hex(1, 0), Hex(2, -1), Hex(4, 1)
"""Steps from hex to hex: through hexsides, along one, and through corners."""

_ROUGH = 40
"""Boards by chance that are looked at before there is held to be none."""


class Sights:
    """Games that are compared, each on an empty board that is read once: of others only what differs from it is.

    ``said`` keeps what the first of them says of boards, by their own numbers (``id``), for who compares it with others
    on the same boards and has these at hand all the while.
    """

    def __init__(self, games: list[Game], said: dict[int, str | None] | None = None) -> None:
        self._said = said
        self._empty = try_it_board(games[0]) if games else None
        self._sights = [
            sight_of(Scene(self._empty, game, conditions=in_season(game)))
            for game in games
            if self._empty is not None
        ]

    def sayings(self, shown: Shown) -> set[str | None]:
        """What the games say of the line on a board: where they agree, that one."""
        if self._empty is None:
            return set()
        change = difference(self._empty, shown.board)
        first, *others = self._sights
        known = {} if self._said is None else self._said
        if id(shown) not in known:
            known[id(shown)] = _expectation(first, shown, change)
        return {known[id(shown)], *(_expectation(sight, shown, change) for sight in others)}


def _expectation(empty: Sight, shown: Shown, change: Change) -> str | None:
    sight = empty.after(shown.board, change)
    if shown.units:
        sight = sight.under(evolve(sight.scene, units=shown.units))
    try:
        return sight.trace(shown.start, shown.goal).expectation
    except BobEditorError:
        return None


class Search:
    """Looks for the first board, of those in their order of size, on which not all of some games agree.

    One on which something is seen by one game and not by another shows most, one on which a line is blocked here and
    ends in a blind hex there shows little: of those that are near the first, the one that shows most is taken.
    ``known`` is one that may still do. ``shown`` is what was found; with ``over`` and without it there is none.
    """

    def __init__(self, sights: Sights, among: Iterable[Shown], known: Shown | None = None) -> None:
        self._sights = sights
        self._left = iter(among)
        self._most, self._best = 0, known
        self._patience = _NEAR
        self.shown: Shown | None = None
        self.over = False
        if known is not None:
            self._look(known)
            # It was searched for before: it stays, unless it has come to show little.
            if self._most > 1:
                self.shown, self.over = known, True

    def _look(self, one: Shown) -> None:
        shows = _shows(self._sights.sayings(one))
        if shows > self._most:
            self._most, self._best = shows, one
        if self._most:
            self._patience -= 1
        if self._most == _ALL or not self._patience:
            self.shown, self.over = self._best, True

    def go_on(self, count: int) -> bool:
        """Look at so many boards more; whether it is over."""
        for _ in range(count):
            if self.over:
                break
            one = next(self._left, None)
            if one is None:
                self.shown, self.over = self._best if self._most else None, True
            else:
                self._look(one)
        return self.over

    def whole(self, cancelled: Callable[[], bool] = lambda: False) -> Shown | None:
        """Look until it is over: what was found.

        :raises Cancelled: once ``cancelled`` says so.
        """
        while not self.go_on(1):
            if cancelled():
                raise Cancelled("Not all boards were looked at.")
        return self.shown


_ALL = 3

_NEAR = 150
"""So many boards after the first on which games differ one is looked for that shows more."""


def _shows(said: set[str | None]) -> int:
    """How much it shows what games say of a line: nothing where they agree, all where only some see along it."""
    if len(said) < 2:
        return 0
    plain = {"blocked" if one == "blind" else one for one in said}
    if len(plain) < 2:
        return 1
    return _ALL if "blocked" in plain else 2


class Boards:
    """The search for each question's board; what was found holds as long as it can."""

    def __init__(self) -> None:
        self._of: Mapping[str, Json] | None = None
        self._found: dict[str, Search] = {}
        self._former: dict[str, Shown] = {}

    def search(self, game: Game, question: Question) -> Search:
        """The search for a board on which two answers differ, as far as it has come."""
        if self._of is not game.data:
            found = {key: one.shown for key, one in self._found.items() if one.shown is not None}
            self._of, self._found, self._former = game.data, {}, {**self._former, **found}
        if question.key not in self._found:
            games = [varied(game, question.whole_path, one.value) for one in question.choices]
            self._found[question.key] = search_of(
                games, known=self._former.get(question.key), units=question.of_units
            )
        return self._found[question.key]


def search_of(games: list[Game], seed: int = 0, *, known: Shown | None = None, units: bool = False) -> Search:
    """The search for a board on which not all games say the same of a line; ``seed`` leads to others by chance.

    It begins with ``units`` in the way, where that is asked.
    """
    if len(games) < 2:
        return Search(Sights(games), (), known)
    whose = any(one.whose_units_count for one in games)
    first = with_units(games[0], seed, whose=whose) if units else ()
    return Search(Sights(games), chain(first, boards(games[0], seed)), known)


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
        yield Shown(evolve(board, hexes=hexes), End(start), End(goal), units)


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
            yield Shown(evolve(board, hexes={**ends, **content}), End(start), End(goal))
        target = HexContent((Feature(terrain.id),), last)
        yield Shown(evolve(board, hexes={**ends, goal: target}), End(start), End(goal))
    for first, last in levels:
        ends = {start: HexContent(level=first), goal: HexContent(level=last)}
        for at, level in product(met, range(low + 1, high + 1)):
            yield Shown(evolve(board, hexes={**ends, at: HexContent(level=level)}), End(start), End(goal))
    for (first, last), terrain, (one, other) in product(levels, edges, sides):
        side = side_between(one, other)
        if side is not None:
            ends = {start: HexContent(level=first), goal: HexContent(level=last)}
            drawn = evolve(board, hexes=ends, sides={side: (Feature(terrain.id),)})
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
                evolve(board, hexes=hexes, sides={side: (Feature(terrain.id),)}), End(start), End(goal)
            )
        for terrain, level in product(inside, range(low + 1, first + 1)):
            for places in (*((at,) for at in met), tuple(met[:2])):
                content = {at: HexContent((Feature(terrain.id),), level) for at in places}
                yield Shown(evolve(board, hexes={**ends, **content}), End(start), End(goal))


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
                    yield Shown(evolve(board, hexes=hexes), End(start), End(goal))


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
        yield Shown(evolve(board, hexes=content, sides=sides), End(start), End(goal))


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
