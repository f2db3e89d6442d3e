"""Work on maps, cut into tasks, and what a task and its map are on their way to whoever does it.

A task is a map (or two, to compare) and a range of from-hexes. Only a few tasks are under way at a time, so that memory
stays bounded however many there are.
"""

import hashlib
import pickle
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from bob_editor.cli.scenes import sight_of
from bob_editor.records import Record
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.every_pair import blocks_of
from bob_editor.storage.games.nearby import know_beside, known_beside

Work = Callable[[tuple[Sight, ...], range], Any]
"""What is done for a task: a function of a module or a partial of one, since it is sent to other processes by name."""

PAIRS_A_TASK = 60_000
"""About a second's work at most: as long as that, Ctrl-C waits for the workers."""


class Task(Record):
    """Work on the map of a number, for a range of from-hexes by their places."""

    map: int
    rows: range
    work: Work


def tasks_of(number: int, scene: Scene, work: Work) -> tuple[Task, ...]:
    """The work on all from-hexes of a map, in order, cut into tasks."""
    return tuple(Task(number, rows, work) for rows in blocks_of(scene.board.grid, pairs_at_once=PAIRS_A_TASK))


class Awaited(Protocol):
    """What ``windowed`` waits for: a future of a process pool or of a cluster."""

    def result(self) -> Any:
        """Wait for it."""


def windowed(futures: Iterable[Awaited], most: int) -> Iterator[Any]:
    """The results of futures in order, where taking a future starts it: no more than so many are under way."""
    under_way: deque[Awaited] = deque()
    for future in futures:
        under_way.append(future)
        if len(under_way) >= most:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


def packed(scenes: tuple[Scene, ...]) -> bytes:
    """Scenes as bytes; of their rulesets only the ids travel, since workers have the rules themselves."""
    rows = [
        (
            scene.ruleset.id,
            {name: getattr(scene, name) for name in Scene.__struct_fields__ if name != "ruleset"},
        )
        for scene in scenes
    ]
    return pickle.dumps((known_beside(), rows), protocol=5)


def unpacked(parcel: bytes) -> tuple[Scene, ...]:
    """The scenes again.

    :raises UnknownRuleset: where a ruleset isn't installed here.
    """
    from bob_editor.rulesets import ruleset

    beside, rows = pickle.loads(parcel)  # noqa: S301 - our own
    know_beside(beside)
    return tuple(Scene(ruleset=ruleset(name), **told) for name, told in rows)


class Sights:
    """The lines of sight of the maps that were worked on last, by a key."""

    KEPT = 2

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[Sight, ...]] = OrderedDict()

    def of(self, key: str, scenes: Callable[[], tuple[Scene, ...]]) -> tuple[Sight, ...]:
        """The sights of a map's scenes, made where they aren't known."""
        if key not in self._known:
            self._known[key] = tuple(map(sight_of, scenes()))
            while len(self._known) > self.KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]


_SIGHTS = Sights()
_ONE_AT_A_TIME = Lock()


def done_from_file(work: Work, file: str, rows: range) -> Any:
    """Do a task of a map whose parcel lies in a file."""
    return work(_SIGHTS.of(file, lambda: unpacked(Path(file).read_bytes())), rows)


def done_from_parcel(work: Work, parcel: bytes, rows: range) -> Any:
    """Do a task of a map that came as bytes; one at a time, since a worker's threads share what is known of it."""
    key = hashlib.sha256(parcel).hexdigest()
    with _ONE_AT_A_TIME:
        return work(_SIGHTS.of(key, lambda: unpacked(parcel)), rows)
