"""Divides the from-hexes of maps among processes or the workers of a cluster; results come in order, whoever worked."""

import tempfile
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

from bob_editor.cli.work.tasks import Sights, Task, done_from_file, packed, windowed
from bob_editor.processes import cores, must_be_jobs, sharing
from bob_editor.rules.los.scene import Scene

SMALL = 1_000_000
"""A call with fewer pairs than this is done before other processes have started."""


def jobs_for(asked: int | None, scenes: Sequence[Scene]) -> int:
    """How many processes work: as many as asked for, else one a core where there is enough to do.

    :raises BadCall: where the number asked for makes no sense.
    """
    if asked is None:
        pairs = sum(len(scene.board.grid.hexes) ** 2 for scene in scenes)
        return 1 if pairs < SMALL else cores()
    return must_be_jobs(asked)


def in_order(
    maps: Sequence[tuple[Scene, ...]], tasks: Iterable[Task], *, jobs: int, scheduler: str | None = None
) -> Generator[Any, None, None]:
    """Do all tasks, here, by ``jobs`` processes or on a cluster, and yield the results in the tasks' order.

    ``maps`` are the scenes of each map that tasks name; tasks come map by map.

    :raises BadCall: where the cluster can't be had.
    """
    if scheduler is not None:
        from bob_editor.cli.work.cluster import on_cluster

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
    files: dict[int, Path] = {}

    def submitted() -> Iterator[Future[Any]]:
        for task in tasks:
            if task.map not in files:
                files[task.map] = folder / str(task.map)
                files[task.map].write_bytes(packed(maps[task.map]))
            yield pool.submit(done_from_file, task.work, str(files[task.map]), task.rows)

    with sharing(jobs) as pool:
        yield from windowed(submitted(), 2 * jobs)
