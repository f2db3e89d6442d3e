"""What a change of a game's rules does to boards: the lines that open, close or are hindered otherwise."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.opening.games.lookers import ANYONE, Looker, seeing_otherwise
from bob_editor.opening.games.upon import own_line, upon
from bob_editor.opening.loaded_map import load_map
from bob_editor.records import Record
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.surveys.compared import Difference
from bob_editor.rules.wording import counted
from bob_editor.storage.documents import read_source
from bob_editor.storage.naming import SCENARIO
from bob_editor.storage.packs import Progress, never, silent

MOST_KEPT = 200
"""Lines of one board that are kept to be shown; all are counted."""

_AT_ONCE = 64
"""From so many hexes lines are looked along before others look along the same."""


class BoardEffect(Record):
    """What a change of the rules does to one board: of ``pairs`` lines so many open, close, or are hindered otherwise.

    ``lines`` are the first of them, each with its verdict before and after. Of a ``looker`` they are those that don't
    change so for anyone. ``error`` says why the board can't be looked at, "" where it can.
    """

    path: Path
    title: str
    pairs: int = 0
    opened: int = 0
    closed: int = 0
    hindered: int = 0
    lines: tuple[Difference, ...] = ()
    looker: Looker = ANYONE
    error: str = ""

    @property
    def counts(self) -> tuple[int, int, int]:
        """How many lines open, close and are hindered otherwise."""
        return self.opened, self.closed, self.hindered

    @property
    def changed(self) -> int:
        """How many lines are answered otherwise."""
        return sum(self.counts)

    @property
    def text(self) -> str:
        """It in a sentence."""
        if self.error:
            return self.error
        if not self.changed:
            return f"None of {counted(self.pairs, 'line', 'lines')} changes."
        parts = ((self.opened, "opens", "open"), (self.closed, "closes", "close"))
        told = [f"{number} {one if number == 1 else several}" for number, one, several in parts if number]
        if self.hindered:
            told.append(f"{self.hindered} {'is' if self.hindered == 1 else 'are'} hindered otherwise")
        return f"Of {counted(self.pairs, 'line', 'lines')} {', '.join(told)}."


def effects_of_change(
    old: Game,
    new: Game,
    files: Iterable[Path],
    *,
    progress: Progress = silent,
    cancelled: Callable[[], bool] = never,
) -> Iterator[BoardEffect]:
    """For each board or scenario of the game what changes on it, and for those of games that are based on it.

    Those of other games are passed over. After what changes for anyone comes what does for each kind of unit, position
    or condition of which the game says something else now, for each kind and position with an eye of its own, and for
    each side where it counts whose units are in the way, where that is more. ``progress`` is told of files. A line is
    counted from both of its ends.

    :raises Cancelled: once ``cancelled`` says so.
    """
    paths, before, after = tuple(files), _known_upon(new.id, old), _known_upon(new.id, new)
    for done, path in enumerate(paths):
        progress(done, len(paths))
        if cancelled():
            raise Cancelled("Not all boards were looked at.")
        try:
            scene = load_map(path, after).scene
            games = (known(scene.board.ruleset) for known in (before, after))
            yield from effects_on(path, scene, *games, cancelled=cancelled)
        except _AnotherGame:
            continue
        except Cancelled:
            raise
        except BobEditorError as error:
            yield BoardEffect(path, path.name, error=str(error))
    progress(len(paths), len(paths))


def effects_on(
    path: Path, scene: Scene, old: Game, new: Game, *, cancelled: Callable[[], bool] = never
) -> Iterator[BoardEffect]:
    """What changes on one map, for anyone, and for those of whom the game says something else."""
    sights = [sight_of(scene.under_rules(game)) for game in (old, new)]
    whose = [(looker, looker.compared(*sights)) for looker in (ANYONE, *seeing_otherwise(old, new, scene))]
    tallies = [(looker, found, _Tally()) for looker, found in whose if found is not None]
    shared, pairs = (tallies[0][1].shared, tallies[0][1].pairs)
    for first in range(0, len(shared), _AT_ONCE):
        starts = shared[first : first + _AT_ONCE]
        for_anyone: set[Difference] = set()
        for looker, comparison, tally in tallies:
            like = looker.start(scene.board.grid.hexes[0])
            for one in comparison.differences(starts, like=like, cancelled=cancelled):
                if one not in for_anyone:
                    tally.add(one)
                if looker == ANYONE and len(tallies) > 1:
                    for_anyone.add(one)
    title = (_title(path) if path.name.endswith(SCENARIO) else scene.board.title) or path.name
    for looker, _, tally in tallies:
        if looker == ANYONE or any(tally.counts):
            opened, closed, hindered = tally.counts
            kept = tuple(tally.kept)
            yield BoardEffect(path, title, pairs, opened, closed, hindered, kept, looker)


class _Tally:
    """Counts lines that open, close and are hindered otherwise, and keeps the first."""

    def __init__(self) -> None:
        self.counts = [0, 0, 0]
        self.kept: list[Difference] = []

    def add(self, one: Difference) -> None:
        """Count a line; blind or not, it is blocked."""
        before, after = (verdict[0] == "blocked" for verdict in (one.first, one.second))
        if before and after:
            return
        self.counts[0 if before else 1 if after else 2] += 1
        if len(self.kept) < MOST_KEPT:
            self.kept.append(one)


def _title(scenario: Path) -> str:
    """What a scenario is called: its map is called as its board is, where it has but one."""
    title = read_source(scenario).data.get("title")
    return title if isinstance(title, str) else ""


class _AnotherGame(Exception):
    """A file is of another game."""


def _known_upon(base_id: str, base: Game) -> Callable[[str], Game]:
    """Knows a game, as a version of it, and those that are based on it, and none of another id."""

    @cache
    def known(ruleset_id: str) -> Game:
        if ruleset_id != base_id and base_id not in own_line(ruleset_id):
            raise _AnotherGame
        return upon(ruleset_id, base_id, base)

    return known
