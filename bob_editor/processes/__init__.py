"""Processes that share work: how many there are, how they are started and end. May import ``errors``."""

import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.util import Finalize
from pathlib import Path
from shutil import rmtree
from typing import Any
from weakref import finalize

from bob_editor.errors import BadCall, BobEditorError
from bob_editor.processes.memory import available, hold_to

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


def pool_of(
    jobs: int, prepare: Callable[..., object] | None = None, *given: Any, memory: int | None = None
) -> ProcessPoolExecutor:
    """So many processes; each calls ``prepare`` with what is ``given`` before it works.

    One that takes more bytes than ``memory``, or than half of what there is, fails or is ended.
    """
    most = available() // 2
    return _Pool(jobs, min(memory or most, most), prepare, given)


class _Pool(ProcessPoolExecutor):
    """Takes away what its processes made for a while: one that is killed takes nothing away itself."""

    def __init__(self, jobs: int, memory: int, *prepare: Any) -> None:
        for_a_while = tempfile.mkdtemp(prefix="bob-editor-")
        super().__init__(jobs, CONTEXT, _begun, (for_a_while, memory, *prepare))
        self._take_away = finalize(self, rmtree, for_a_while, ignore_errors=True)

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        """Begin as every pool does; a process that begins with it never hears of Ctrl-C, which ends it by this one."""
        with _unheard():
            return super().submit(work, *args, **named)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - as every pool's
        """End as every pool does."""
        super().shutdown(wait, cancel_futures=cancel_futures)
        if wait:
            self._take_away()


@contextmanager
def _unheard() -> Iterator[None]:
    """Ctrl-C waits, and is kept from processes that begin here; where the system can't hold it back, it doesn't."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def sharing(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """As ``pool_of``; they are ended at once where anything is raised meanwhile.

    :raises BobEditorError: as ``telling_of_ends``.
    """
    with pool_of(jobs) as pool, telling_of_ends():
        try:
            yield pool
        except BaseException:
            abandon(pool)
            raise


@contextmanager
def telling_of_ends() -> Iterator[None]:
    """While the outcomes of a pool are asked for.

    :raises BobEditorError: where a process was ended from without, or asked for more memory than it may have.
    """
    try:
        yield
    except (BrokenProcessPool, MemoryError) as error:
        raise BobEditorError(
            "A process that was at work ended before its time.",
            hint="There may be too little memory: try with one process, or with less at a time.",
        ) from error


def abandon(pool: ProcessPoolExecutor) -> None:
    """End the processes at once, in the middle of what they do: somebody waits for the end, and nobody for that."""
    processes = tuple((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for one in processes:
        one.terminate()


def _begun(within: str, memory: int, prepare: Callable[..., object] | None, given: tuple[Any, ...]) -> None:
    hold_to(memory)
    # Ctrl-C is for the process that started the workers to understand; it ends them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Such a process ends without what a program does at its end: what it made for a while would stay for good.
    for_a_while = tempfile.TemporaryDirectory(dir=within)
    tempfile.tempdir = for_a_while.name
    Finalize(None, for_a_while.cleanup, exitpriority=0)

    told, tell = socket.socketpair()
    tell.setblocking(False)
    signal.set_wakeup_fd(tell.detach())
    # Told of beside: what isn't Python's, as Typst, lets no handler go on in the thread in which it works.
    signal.signal(signal.SIGTERM, lambda *_: None)
    threading.Thread(target=_end, args=(told, for_a_while), daemon=True).start()
    if prepare is not None:
        prepare(*given)


def _end(told: socket.socket, for_a_while: tempfile.TemporaryDirectory[str]) -> None:
    """End where that is told, or where the process that started this one was killed: it would wait for ever."""
    parent = multiprocessing.parent_process()
    wait([told] if parent is None else [told, parent.sentinel])
    try:
        for_a_while.cleanup()
        # The last one's task, where none is left to take it away.
        Path(for_a_while.name).parent.rmdir()
    finally:
        # Also where something is being written there just then, or is open, which Windows takes away from nobody.
        os._exit(1)
