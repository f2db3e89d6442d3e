"""Has mutants judged by child processes with bounds of time and memory, and makes small what one falls over."""

import json
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from msgspec import Struct, field

from bob_editor.records import Record
from tests.long_runs import Leave
from tests.mutants.child import WAITING
from tests.mutants.mutant import Mutant, mutant_of, with_file
from tests.mutants.seeds import ROOT
from tests.own_places import NOTHING_OWN

Json = Any

SECONDS = 10.0
"""What a mutant may reckon."""

IN_WINDOW = 25.0
"""Likewise in the window, where all panels and tools have their turn."""

_BATCH = 150
"""Mutants that one process judges: what the program keeps of each is bounded in number, not in bytes."""

_ENVIRONMENT = {
    "QT_QPA_PLATFORM": "offscreen",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    **NOTHING_OWN,
}


class Caught(Record):
    """A mutant at which the program fails, by what it fails and how."""

    mutant: Mutant
    mark: str
    text: str


class Child:
    """A process that judges, made anew where it fell."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._errors: IO[str] | None = None
        self._place: tempfile.TemporaryDirectory[str] | None = None
        self._judged = 0

    def judge(self, task: Mapping[str, Json]) -> tuple[str, str] | None:
        """The mark and text of the fault that a mutant shows; None where there is none."""
        if self._judged >= _BATCH:
            self.end()
        process = self._running()
        self._judged += 1
        assert process.stdin is not None
        seconds = IN_WINDOW if task.get("window") else SECONDS
        process.stdin.write(json.dumps({"seconds": seconds, **task}) + "\n")
        process.stdin.flush()
        line = self._line(process, seconds * WAITING + 5)
        if line:
            answer = json.loads(line)
            return None if answer is None else (answer[0], answer[1])
        return self._fallen(process)

    def end(self) -> None:
        """Let the process go."""
        if self._process is not None:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._process.kill()
            self._process.wait()
            self._process.stdin.close()
            self._process.stdout.close()
        if self._errors is not None:
            self._errors.close()
        if self._place is not None:
            self._place.cleanup()
        self._process = self._errors = self._place = None
        self._judged = 0

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._errors = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115 - closed in end()
            # It is killed in the end, and takes nothing away itself.
            self._place = tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True)
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.mutants.child"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, text=True, cwd=ROOT,
                env={**os.environ, **_ENVIRONMENT, "PYTHONPATH": str(ROOT), "TMPDIR": self._place.name},
                start_new_session=True,
            )  # fmt: skip
            if self._line(self._process, 120) != "ready\n":
                raise RuntimeError(f"No mutant can be judged: {self._told()}")
        return self._process

    @staticmethod
    def _line(process: subprocess.Popen[str], seconds: float) -> str:
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], seconds)
        return process.stdout.readline() if ready else ""

    def _told(self) -> str:
        assert self._errors is not None
        self._errors.seek(0)
        return self._errors.read()[-4000:]

    def _fallen(self, process: subprocess.Popen[str]) -> tuple[str, str]:
        try:
            code = process.wait(2)
        except subprocess.TimeoutExpired:
            code = 1
        text = self._told()
        self.end()
        inside = re.findall(
            r'File "([^"]*bob_editor[^"]*)", line \d+ in (\S+)', text.partition("most recent call first")[2]
        )
        steps = " > ".join(f"{Path(file).name}:{name}" for file, name in reversed(inside[:2]))
        kind = "Too slow" if code in (1, -signal.SIGPROF) else f"Signal {-code}"
        return f"{kind} in {steps}", text


class Hunt(Struct):
    """Mutants from one number on, judged by several children at a time; of each cause the first is kept."""

    seed: int
    numbers: Iterator[int]
    kinds: tuple[str, ...] = ()
    """Of which they are; all, where none is named."""
    caught: dict[str, Caught] = field(default_factory=dict)
    times: dict[str, int] = field(default_factory=dict)
    judged: int = 0
    slowest: tuple[float, int] = (0.0, 0)
    in_window: bool = False
    tell: Callable[[Caught], object] = lambda _: None
    leave: Leave = field(default_factory=Leave)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def run(self, jobs: int) -> None:
        """Judge all of them, or as many as there are until it is to end or is broken off."""
        threads = [threading.Thread(target=self._work) for _ in range(jobs)]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                while thread.is_alive():
                    thread.join(1)
                    self.leave.tell(lambda: f"{self.judged:,} mutants, {len(self.caught)} causes of failures")
        except KeyboardInterrupt:
            self.leave.now()
            raise
        finally:
            for thread in threads:
                thread.join()

    def _work(self) -> None:
        child = Child()
        try:
            while (number := self._next()) is not None:
                begun = time.monotonic()
                found = child.judge(
                    {"numbers": [self.seed, number], "kinds": self.kinds, "window": self.in_window}
                )
                took = time.monotonic() - begun
                with self._lock:
                    self.judged += 1
                    if child._judged > 1:
                        self.slowest = max(self.slowest, (took, number))
                    if found is not None:
                        self._keep(number, *found)
        finally:
            child.end()

    def _next(self) -> int | None:
        with self._lock:
            return None if self.leave.over else next(self.numbers, None)

    def _keep(self, number: int, mark: str, text: str) -> None:
        self.times[mark] = self.times.get(mark, 0) + 1
        if mark not in self.caught:
            self.caught[mark] = Caught(mutant_of(self.seed, number, self.kinds), mark, text)
            self.tell(self.caught[mark])


def made_small(caught: Caught, seconds: float = 60.0, *, in_window: bool = False) -> Mutant:
    """The mutant with all left out without which it still shows the same fault, as far as the time goes."""
    until = time.monotonic() + seconds
    child, smallest = Child(), caught.mutant

    def still(mutant: Mutant) -> bool:
        found = child.judge({"mutant": mutant.to_json(), "window": in_window})
        return found is not None and found[0] == caught.mark

    try:
        for name in [*smallest.files]:
            less = {other: data for other, data in smallest.files.items() if other != name}
            if name != smallest.main and time.monotonic() < until:
                tried = Mutant(smallest.number, smallest.kind, smallest.main, less, smallest.stages)
                smallest = tried if still(tried) else smallest
        for name in smallest.files:
            for cut in _cuts():
                changed = True
                while changed and time.monotonic() < until:
                    changed = False
                    for data in cut(smallest.files[name]):
                        if time.monotonic() > until:
                            break
                        tried = with_file(smallest, name, data)
                        if still(tried):
                            smallest, changed = tried, True
                            break
    finally:
        child.end()
    return smallest


def _cuts() -> Sequence[Any]:
    return (_without_one, _without_half, _without_one)


def _without_half(data: Json) -> Iterator[Json]:
    """The value with half of what is in it, wherever there is much."""
    for path, held in _held(data):
        if len(held) > 3:
            keys = list(held) if isinstance(held, dict) else list(range(len(held)))
            for keep in (keys[: len(keys) // 2], keys[len(keys) // 2 :]):
                yield _with(data, path, _only(held, keep))


def _without_one(data: Json) -> Iterator[Json]:
    """The value without one of the things in it, the outermost first."""
    for path, held in _held(data):
        keys = list(held) if isinstance(held, dict) else list(range(len(held)))
        for key in keys if len(keys) < 40 else ():
            yield _with(data, path, _only(held, [one for one in keys if one != key]))


def _only(held: Json, keys: Sequence[Any]) -> Json:
    return {key: held[key] for key in keys} if isinstance(held, dict) else [held[key] for key in keys]


def _held(data: Json) -> Iterator[tuple[tuple[Any, ...], Json]]:
    """Every list and object of a value with the way to it, the outer before the inner."""
    row: list[tuple[tuple[Any, ...], Json]] = [((), data)]
    while row:
        path, value = row.pop(0)
        if isinstance(value, dict | list) and value:
            yield path, value
            keys = value if isinstance(value, dict) else range(len(value))
            row += [((*path, key), value[key]) for key in keys]


def _with(data: Json, path: tuple[Any, ...], value: Json) -> Json:
    if not path:
        return value
    step, *rest = path
    inner = _with(data[step], tuple(rest), value)
    if isinstance(data, dict):
        return {**data, step: inner}
    return [*data[:step], inner, *data[step + 1 :]]
