"""Divides the from-hexes of maps among processes or the workers of a cluster; results come in order, whoever worked.

A task is a map (or two, to compare) and a range of from-hexes. Only a few tasks are under way at a time, so that memory
stays bounded however many there are.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import pickle
import signal
import tempfile
from collections import OrderedDict, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from attrs import frozen

from bob_editor.cli.scenes import sight_of
from bob_editor.errors import BadCall
from bob_editor.rules.los.every_pair import blocks_of
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight

Work = Callable[[tuple[Sight, ...], range], Any]
"""What is done for a task: a function of a module or a partial of one, since it is sent to other processes by name."""

MOST_JOBS = 256
"""More processes than this are a slip of the finger."""

SMALL = 1_000_000
"""A call with fewer pairs than this is done before other processes have started."""

PAIRS_A_TASK = 60_000
"""About a second's work at most: as long as that, Ctrl-C waits for the workers."""


@frozen
class Task:
    """Work on the map of a number, for a range of from-hexes by their places."""

    map: int
    rows: range
    work: Work


def tasks_of(number: int, scene: Scene, work: Work) -> tuple[Task, ...]:
    """The work on all from-hexes of a map, in order, cut into tasks."""
    return tuple(Task(number, rows, work) for rows in blocks_of(scene.board.grid, pairs_at_once=PAIRS_A_TASK))


def jobs_for(asked: int | None, scenes: Sequence[Scene]) -> int:
    """How many processes work: as many as asked for, else one a core where there is enough to do.

    :raises BadCall: where the number asked for makes no sense.
    """
    if asked is None:
        pairs = sum(len(scene.board.grid.hexes) ** 2 for scene in scenes)
        return 1 if pairs < SMALL else min(_cores(), MOST_JOBS)
    if not 1 <= asked <= MOST_JOBS:
        raise BadCall(f"--jobs {asked} makes no sense.", hint=f"From 1 to {MOST_JOBS}.")
    return asked


def _cores() -> int:
    # What this process may use, where the system tells; containers often have fewer than the machine.
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def in_order(
    maps: Sequence[tuple[Scene, ...]], tasks: Iterable[Task], *, jobs: int, scheduler: str | None = None
) -> Generator[Any, None, None]:
    """Do all tasks, here, by ``jobs`` processes or on a cluster, and yield the results in the tasks' order.

    ``maps`` are the scenes of each map that tasks name; tasks come map by map.

    :raises BadCall: where the cluster can't be had.
    """
    if scheduler is not None:
        from bob_editor.cli.cluster import on_cluster

        yield from on_cluster(scheduler, maps, tasks)
    elif jobs == 1:
        known = Sights()
        for task in tasks:
            yield task.work(known.of(str(task.map), partial(maps.__getitem__, task.map)), task.rows)
    else:
        with tempfile.TemporaryDirectory(prefix="bob-editor-") as folder:
            yield from _by_processes(Path(folder), maps, tasks, jobs)


def _by_processes(
    folder: Path, maps: Sequence[tuple[Scene, ...]], tasks: Iterable[Task], jobs: int
) -> Iterator[Any]:
    # Started afresh, not forked: a fork of a process with threads (numpy's) may never come to its end.
    context = multiprocessing.get_context("spawn")
    files: dict[int, Path] = {}

    def submitted() -> Iterator[Future[Any]]:
        for task in tasks:
            if task.map not in files:
                files[task.map] = folder / str(task.map)
                files[task.map].write_bytes(packed(maps[task.map]))
            yield pool.submit(_done_from_file, task.work, str(files[task.map]), task.rows)

    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts) as pool:
        try:
            yield from windowed(submitted(), 2 * jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


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


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that started the workers to understand; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- maps on their way to workers -----------------------------------------------------------------------------------


def packed(scenes: tuple[Scene, ...]) -> bytes:
    """Scenes as bytes; of their rulesets only the ids travel, since workers have the rules themselves."""
    rows = [
        (
            scene.ruleset.id,
            scene.board,
            scene.markers,
            scene.changes,
            scene.conditions,
            scene.units,
            scene.rulings,
        )
        for scene in scenes
    ]
    return pickle.dumps(rows, protocol=5)


def unpacked(parcel: bytes) -> tuple[Scene, ...]:
    """The scenes again.

    :raises UnknownRuleset: where a ruleset isn't installed here.
    """
    from bob_editor.rulesets import ruleset

    return tuple(
        Scene(board, ruleset(name), markers, changes, conditions, units, rulings)
        for name, board, markers, changes, conditions, units, rulings in pickle.loads(parcel)  # noqa: S301 - our own
    )


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


def _done_from_file(work: Work, file: str, rows: range) -> Any:
    return work(_SIGHTS.of(file, lambda: unpacked(Path(file).read_bytes())), rows)


def done_from_parcel(work: Work, parcel: bytes, rows: range) -> Any:
    """Do a task of a map that came as bytes; one at a time, since a worker's threads share what is known of it."""
    key = hashlib.sha256(parcel).hexdigest()
    with _ONE_AT_A_TIME:
        return work(_SIGHTS.of(key, lambda: unpacked(parcel)), rows)
