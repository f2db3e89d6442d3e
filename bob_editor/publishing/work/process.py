"""A process that makes parts of forms: what it shares with the others, and what it was given."""

from collections.abc import Callable, Iterator, MutableSequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from bob_editor.errors import Cancelled
from bob_editor.processes import CONTEXT
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Part
from bob_editor.publishing.progress import steps_of
from bob_editor.publishing.work.parcel import unpacked
from bob_editor.records import Record


class Job(Record):
    """A part, and the folder that it writes into."""

    part: Part
    folder: Path


class _Stop(Protocol):
    """A flag that all processes see."""

    def set(self) -> None: ...
    def is_set(self) -> bool: ...


class Shared(Struct):
    """How many steps of each job are done, and whether all are to stop."""

    steps: MutableSequence[int]
    stop: _Stop


def shared_by(jobs: int) -> Shared | None:
    """What processes share; None where the system lets them share nothing."""
    try:
        return Shared(CONTEXT.Array("i", jobs, lock=False), CONTEXT.Event())
    except (ImportError, OSError):
        return None


@contextmanager
def stopping(shared: Shared) -> Iterator[None]:
    """Have the processes stop where something is raised."""
    try:
        yield
    except BaseException:
        shared.stop.set()
        raise


class _Here(Struct):
    """What a process has been given."""

    shared: Shared
    parcel: Path
    edition: Edition | None = None


_here: list[_Here] = []


def prepare(shared: Shared, parcel: Path) -> None:
    """Take what this process is given."""
    _here[:] = [_Here(shared, parcel)]


def done_there(job: Job, place: int) -> Any:
    """Do a job in a process that was prepared."""
    here = _here[0]
    tell = _telling(here.shared, place)
    tell(0, 1)
    if here.edition is None:
        here.edition = unpacked(here.parcel.read_bytes())
    return job.part.make(here.edition, job.folder, tell)


def _telling(shared: Shared, place: int) -> Callable[[int, int], None]:
    def tell(done: int, total: int) -> None:
        if shared.stop.is_set():
            raise Cancelled("This was stopped.")
        if total:
            shared.steps[place] = steps_of(done, total)

    return tell
