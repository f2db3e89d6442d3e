"""The search for small boards on which the answers to a question about sight differ."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from bob_editor.editing.game.shown.candidates import boards, plainer, rich_boards, with_units
from bob_editor.editing.game.shown.sights import Look, Sights
from bob_editor.editing.game.shown.variants import Shown, varied
from bob_editor.errors import Cancelled
from bob_editor.model.fields.paths import removed_at, value_at
from bob_editor.rules.game import Game
from bob_editor.rules.games.questions import Question

Json = Any


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


class Telling:
    """Looks for a board on which each answer looks otherwise, where the plainest one doesn't tell all of them apart.

    It begins where a ``first`` search ends, or with a ``known`` board; of what tells more, all is taken away that
    nothing is told apart by. Until it is over ``shown`` is what it began with.
    """

    def __init__(self, first: Search, sights: Sights, among: Iterable[Shown], known: Shown | None) -> None:
        self._first, self._sights = first, sights
        self._left = iter(among)
        self._plainer: Iterator[Shown] = iter(())
        self._best: Shown | None = None
        self._told = 0
        self.over = False
        if known is not None and known.around:
            self._take(known, self._tells(known))
            self.over = self._told == sights.count
        self.shown: Shown | None = self._best

    def _tells(self, one: Shown) -> int:
        """How many answers look otherwise; none where the line itself comes to the same under all."""
        return len(set(self._sights.looks(one, differing=True)))

    def _take(self, one: Shown, told: int) -> None:
        if told:
            self._best, self._told = one, told
            self._plainer = plainer(one) if one.around else iter(())

    def go_on(self, count: int) -> bool:
        """Look at so many boards more, of those on which more shows at fewer; whether it is over."""
        if self.over or not self._first.go_on(count):
            return self.over
        if self._best is None:
            if self._first.shown is not None:
                self._take(self._first.shown, self._tells(self._first.shown))
            self.shown, self.over = self._best, self._best is None
        for _ in range(max(1, count // _FEWER)):
            if not self.over:
                self._look()
        return self.over

    def _look(self) -> None:
        less = next(self._plainer, None)
        if less is not None:
            if self._tells(less) >= self._told:
                self._take(less, self._told)
            return
        one = None if self._told == self._sights.count else next(self._left, None)
        if one is None:
            self.shown, self.over = self._best, True
        elif (told := self._tells(one)) > self._told:
            self._take(one, told)

    def alike(self) -> list[list[int]]:
        """The answers that look the same on what was found, by their places; those told apart are none of them."""
        if self.shown is None:
            return []
        groups: dict[Look, list[int]] = {}
        for place, look in enumerate(self._sights.looks(self.shown)):
            groups.setdefault(look, []).append(place)
        return [group for group in groups.values() if len(group) > 1]


_FEWER = 5
"""Of boards on which more is looked at so many times fewer are looked at in one go."""


class Boards:
    """The search for each question's board; what was found holds as long as it can."""

    def __init__(self) -> None:
        self._found: dict[str, _Found] = {}
        self._former: dict[str, Shown] = {}

    def search(self, game: Game, question: Question) -> Telling:
        """The search for a board on which the answers differ, as far as it has come.

        Which of them the game gives, and by which rules, doesn't matter to it.
        """
        found = self._found.get(question.key)
        if found is None or found.data is not game.data:
            besides = _besides(game.data, question)
            if found is not None and found.search.shown is not None:
                self._former[question.key] = found.search.shown
            same = found is not None and found.besides == besides
            search = found.search if found is not None and same else self._begun(game, question)
            found = self._found[question.key] = _Found(game.data, besides, search)
        return found.search

    def _begun(self, game: Game, question: Question) -> Telling:
        games = [varied(game, question.whole_path, one.value) for one in question.choices]
        known = self._former.get(question.key)
        units, whose = question.of_units, any(one.whose_units_count for one in games)
        first = search_of(games, known=known, units=units)
        return Telling(first, Sights(games), rich_boards(game, units=units, whose=whose), known)


class _Found(NamedTuple):
    """A search, the data that it was last asked of, and these but for what doesn't matter to it."""

    data: Mapping[str, Json]
    besides: Mapping[str, Json]
    search: Telling


def _besides(data: Mapping[str, Json], question: Question) -> Mapping[str, Json]:
    """What a game says but for its answer to a question, and for numbers of rules."""
    for path in (question.whole_path, ("sight", "cites")):
        if value_at(data, path) is not None:
            data = removed_at(data, path)
    return data


def search_of(games: list[Game], seed: int = 0, *, known: Shown | None = None, units: bool = False) -> Search:
    """The search for a board on which not all games say the same of a line; ``seed`` leads to others by chance.

    It begins with ``units`` in the way, where that is asked.
    """
    if len(games) < 2:
        return Search(Sights(games), (), known)
    whose = any(one.whose_units_count for one in games)
    first = with_units(games[0], seed, whose=whose) if units else ()
    return Search(Sights(games), chain(first, boards(games[0], seed)), known)
