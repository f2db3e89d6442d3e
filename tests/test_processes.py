"""Processes that share work."""

import hashlib
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from bob_editor.errors import BobEditorError
from bob_editor.processes import abandon, memory, pool_of, sharing, telling_of_ends

MOST = 400_000_000


def test_none_takes_more_memory_than_it_may() -> None:
    """It is told in a sentence, and what fits is done."""
    with pool_of(1, memory=MOST) as pool:
        assert len(pool.submit(bytearray, MOST // 10).result()) == MOST // 10
        with pytest.raises(BobEditorError, match="ended before its time"), telling_of_ends():
            pool.submit(bytearray, 2 * MOST).result()


@pytest.mark.skipif(
    sys.platform != "linux", reason="Elsewhere processes aren't held to a size by the system."
)
def test_none_is_let_take_more_than_its_user_said() -> None:
    """By ``ulimit``: the lower of two limits stays."""
    import resource

    held = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (MOST * 10, held[1]))
    try:
        with pool_of(1) as pool:
            assert pool.submit(resource.getrlimit, resource.RLIMIT_DATA).result() == (MOST * 10, held[1])
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, held)


def test_one_that_is_ended_from_without_is_told_in_a_sentence() -> None:
    """A system that lacks memory kills the largest."""
    with pytest.raises(BobEditorError, match="ended before its time"), sharing(2) as pool:
        pool.submit(os.kill, pool.submit(os.getpid).result(), signal.SIGKILL).result()


def test_where_the_system_holds_it_to_nothing_it_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS and Windows: it ends by itself once it holds more."""
    ends = list[int]()

    def end(code: int) -> None:
        ends.append(code)
        raise SystemExit

    monkeypatch.setattr(os, "_exit", end)
    with pytest.raises(SystemExit):
        memory._watch(memory.held() - 1)
    assert ends == [1]
    assert 1 << 20 < memory.held() < memory.installed()


def test_a_container_has_less_than_the_machine(tmp_path: Path) -> None:
    """The least of what its groups may take counts; "max" is no limit, in a tree of one kind or of all."""
    own = tmp_path / "own"
    for name, text in {
        "memory.max": "max\n", "a/memory.max": "3000\n", "a/b/memory.max": "5000\n",
        "memory/memory.limit_in_bytes": "7000\n",
    }.items():  # fmt: skip
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    own.write_text("0::/a/b\n")
    assert [*memory._of_groups(tmp_path, own)] == [5000, 3000]
    own.write_text("7:cpu,memory:/elsewhere/c\n3:cpuset:/a\n")
    assert [*memory._of_groups(tmp_path, own)] == [7000]
    assert [*memory._of_groups(tmp_path, tmp_path / "none")] == []
    assert 0 < memory.available() <= memory.installed()


def test_what_they_make_for_a_while_goes_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder in which a card is set, say: a process of a pool ends without what a program does at its end."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pool_of(1) as pool:
        made = Path(pool.submit(tempfile.mkdtemp).result())
        assert made.is_dir()
        assert tmp_path in made.parents
    assert not list(tmp_path.iterdir())


def test_what_a_killed_one_made_goes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes nothing away itself: a system that lacks memory asks nobody."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pool_of(1) as pool:
        made = Path(pool.submit(tempfile.mkdtemp).result())
        assert tmp_path in made.parents
        with suppress(BrokenProcessPool):
            pool.submit(os.kill, pool.submit(os.getpid).result(), signal.SIGKILL).result()
        assert made.exists()
    assert not list(tmp_path.iterdir())


BUSY = """
import time
from bob_editor.processes import abandon, pool_of
pool = pool_of(1)
pool.submit(exec, "{first}").result()
pool.submit(time.sleep, 600)
print("at work", flush=True)
time.sleep(600)
"""


def test_they_end_with_a_program_that_is_killed(tmp_path: Path) -> None:
    """What they made for a while goes, too: they would wait for more to do, and keep it, for ever."""
    with subprocess.Popen(
        [sys.executable, "-c", BUSY.format(first="")],
        stdout=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    ) as killed:
        assert killed.stdout is not None
        killed.stdout.readline()
        assert list(tmp_path.iterdir())
        killed.kill()
    latest = time.monotonic() + 20
    while list(tmp_path.iterdir()) and time.monotonic() < latest:
        time.sleep(0.05)
    assert not list(tmp_path.iterdir())


def test_they_end_though_what_they_made_cannot_go(tmp_path: Path) -> None:
    """As where something is written there just then: a process that outlives its program holds its output open."""
    held = "import tempfile; tempfile.TemporaryDirectory.cleanup = None"
    with subprocess.Popen(
        [sys.executable, "-c", BUSY.format(first=held)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    ) as killed:
        assert killed.stdout is not None
        killed.stdout.readline()
        killed.kill()
        assert killed.communicate(timeout=20)[0] == b""


def test_they_are_ended_in_the_midst_of_what_is_not_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Typst: no handler of Python's own goes on there, and a core would be busy until the program ends."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    pool = pool_of(1)
    number = pool.submit(os.getpid).result()
    (process,) = (one for one in multiprocessing.active_children() if one.pid == number)
    pool.submit(hashlib.pbkdf2_hmac, "sha256", b"", b"", 1 << 30)
    time.sleep(0.2)
    abandon(pool)
    assert wait([process.sentinel], 20)
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="There nothing is held back.")
def test_none_hears_of_ctrl_c_as_it_begins() -> None:
    """It would say where it was in twenty lines; whoever began it is told, and ends it."""
    with pool_of(1) as pool:
        assert signal.SIGINT in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
