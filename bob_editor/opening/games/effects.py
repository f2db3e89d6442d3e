"""What a change of a game's rules does to boards: the lines that open, close or are hindered otherwise."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from attrs import frozen

from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.opening.games.upon import own_line, upon
from bob_editor.opening.loaded_map import load_map
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.surveys.compared import Difference, compared
from bob_editor.rules.wording import counted
from bob_editor.storage.documents import read_source
from bob_editor.storage.naming import SCENARIO
from bob_editor.storage.packs import Progress, never, silent

MOST_KEPT = 200
"""Lines of one board that are kept to be shown; all are counted."""


@frozen
class BoardEffect:
    """What a change of the rules does to one board: of ``pairs`` lines so many open, close, or are hindered otherwise.

    ``lines`` are the first of them, each with its verdict before and after. ``error`` says why the board can't be
    looked at, "" where it can.
    """

    path: Path
    title: str
    pairs: int = 0
    opened: int = 0
    closed: int = 0
    hindered: int = 0
    lines: tuple[Difference, ...] = ()
    error: str = ""

    @property
    def changed(self) -> int:
        """How many lines are answered otherwise."""
        return self.opened + self.closed + self.hindered

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

    Those of other games are passed over. ``progress`` is told of files. A line is counted from both of its ends.

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
            yield effect_on(path, scene, *games, cancelled=cancelled)
        except _AnotherGame:
            continue
        except Cancelled:
            raise
        except BobEditorError as error:
            yield BoardEffect(path, path.name, error=str(error))
    progress(len(paths), len(paths))


def effect_on(
    path: Path, scene: Scene, old: Game, new: Game, *, cancelled: Callable[[], bool] = never
) -> BoardEffect:
    """What changes on one map."""
    comparison = compared(*(sight_of(scene.under_rules(game)) for game in (old, new)))
    opened = closed = hindered = 0
    kept: list[Difference] = []
    for one in comparison.differences(cancelled=cancelled):
        before, after = (verdict[0] == "blocked" for verdict in (one.first, one.second))
        if before and not after:
            opened += 1
        elif after and not before:
            closed += 1
        elif one.first[0] == one.second[0] == "blocked":
            continue  # blind or not, it is blocked
        else:
            hindered += 1
        if len(kept) < MOST_KEPT:
            kept.append(one)
    title = _title(path) if path.name.endswith(SCENARIO) else scene.board.title
    return BoardEffect(path, title or path.name, comparison.pairs, opened, closed, hindered, tuple(kept))


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
