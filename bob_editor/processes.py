"""Processes that share work: how many there are, and how they are started. May import ``errors``."""

import multiprocessing
import os
import signal
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from multiprocessing.util import Finalize
from typing import Any

from bob_editor.errors import BadCall

MOST_JOBS = 256
"""More processes than this are a slip of the finger."""

# Started afresh, not forked: a fork of a process with threads (numpy's, Qt's) may never come to its end.
CONTEXT = multiprocessing.get_context("spawn")


def cores() -> int:
    """How many processes can work at a time."""
    # What this process may use, where the system tells; containers often have fewer than the machine.
    affinity = getattr(os, "sched_getaffinity", None)
    found = len(affinity(0)) if affinity is not None else os.cpu_count() or 1
    return min(found, MOST_JOBS)


def must_be_jobs(asked: int) -> int:
    """So many processes, where that makes sense.

    :raises BadCall: where it makes none.
    """
    if not 1 <= asked <= MOST_JOBS:
        raise BadCall(f"--jobs {asked} makes no sense.", hint=f"From 1 to {MOST_JOBS}.")
    return asked


def pool_of(jobs: int, prepare: Callable[..., object] | None = None, *given: Any) -> ProcessPoolExecutor:
    """So many processes; each calls ``prepare`` with what is ``given`` before it works."""
    return ProcessPoolExecutor(jobs, CONTEXT, _begun, (prepare, given))


def abandon(pool: ProcessPoolExecutor) -> None:
    """End the processes at once, in the middle of what they do: somebody waits for the end, and nobody for that."""
    processes = tuple((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for one in processes:
        one.terminate()


def _begun(prepare: Callable[..., object] | None, given: tuple[Any, ...]) -> None:
    # Ctrl-C is for the process that started the workers to understand; it ends them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Such a process ends without what a program does at its end: what it made for a while would stay for good.
    for_a_while = tempfile.TemporaryDirectory(prefix="bob-editor-")
    tempfile.tempdir = for_a_while.name
    Finalize(None, for_a_while.cleanup, exitpriority=0)

    def end(*_: object) -> None:
        try:
            for_a_while.cleanup()
        finally:
            # Also where something is being written there just then, or is open, which Windows takes away from nobody.
            os._exit(1)

    signal.signal(signal.SIGTERM, end)
    threading.Thread(target=_end_alone, args=(end,), daemon=True).start()
    if prepare is not None:
        prepare(*given)


def _end_alone(end: Callable[[], object]) -> None:
    """End where the process that started this one was killed: it would wait for more to do for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        end()
