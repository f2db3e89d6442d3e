"""The parts of forms, made here or shared out among processes: the files are the same either way."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, wait
from pathlib import Path
from typing import Any

from bob_editor.processes import cores, pool_of, telling_of_ends
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.progress import STEPS, Tell, part_of
from bob_editor.publishing.work.parcel import packed
from bob_editor.publishing.work.process import Job, Shared, done_there, prepare, shared_by, stopping

SMALL = 4_000
"""Hexes to paint and look from that are done before other processes have started."""

_LOOK_EVERY = 0.05
"""Seconds between two looks at how far the processes are, and whether they shall stop."""


def done(
    edition: Edition, jobs: Sequence[Job], holder: Path, tell: Tell, *, processes: int | None = None
) -> list[Any]:
    """Do all jobs, and give the outcomes in their order.

    ``processes`` share them, else as many as there are cores where there is enough to do. ``holder`` is a folder for
    what they need. All have ended when this does, also where ``tell`` raises.

    :raises BobEditorError: where a part can't be made, or a process was ended from without.
    """
    hexes = sum(one.part.hexes for one in jobs)
    number = min(len(jobs), processes or (cores() if hexes > SMALL else 1))
    shared = shared_by(len(jobs)) if number > 1 else None
    if shared is None:
        return [
            one.part.make(edition, one.folder, part_of(tell, before, one.part.hexes, hexes))
            for one, before in zip(jobs, _before(jobs), strict=True)
        ]
    parcel = holder / "edition"
    parcel.write_bytes(packed(edition))
    with pool_of(number, prepare, shared, parcel) as pool, stopping(shared), telling_of_ends():
        # The longest first, so that none is left to one process at the end.
        order = sorted(range(len(jobs)), key=lambda place: -jobs[place].part.hexes)
        futures = {pool.submit(done_there, jobs[place], place): place for place in order}
        _follow(futures, jobs, shared, tell)
        outcomes = {place: future.result() for future, place in futures.items()}
    return [outcomes[place] for place in range(len(jobs))]


def _before(jobs: Sequence[Job]) -> Iterator[int]:
    """How much is done before each job."""
    count = 0
    for one in jobs:
        yield count
        count += one.part.hexes


def _follow(futures: dict[Future[Any], int], jobs: Sequence[Job], shared: Shared, tell: Tell) -> None:
    """Tell how far the processes are until all is done, or something is raised."""
    left, whole = set(futures), sum(one.part.hexes for one in jobs) * STEPS
    while left:
        ended, left = wait(left, timeout=_LOOK_EVERY)
        for one in ended:
            shared.steps[futures[one]] = STEPS
            one.result()
        weighed = (one.part.hexes * steps for one, steps in zip(jobs, shared.steps, strict=True))
        tell(sum(weighed), whole)
