"""A disk on which something fails: no room beyond so many bytes, or one thing that the system refuses to do."""

import errno
import os
import random
import resource
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

_ERRORS = (
    errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT, errno.ESTALE, errno.ENOENT, errno.EMFILE,
    errno.EPERM, errno.EBUSY, errno.EXDEV, errno.ENAMETOOLONG,
)  # fmt: skip

_ASKED = frozenset((
    "open", "os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.chmod", "os.listdir", "os.scandir",
    "os.link", "tempfile.mkstemp", "tempfile.mkdtemp",
))  # fmt: skip
"""What Python tells an audit hook of before it asks the system."""

_CLEARING = ("os.remove", "os.rmdir")
"""Where these fail, something has to stay."""

_ROOM = (0, 1, 100, 1_000, 4_096, 20_000, 100_000, 1_000_000)


class Failing(Struct):
    """What fails: the so-manieth thing that is asked of the disk, or all from it on; what it was is written down."""

    after: int
    error: int
    for_good: bool
    failed: str = ""

    def asked(self, what: str, path: str) -> None:
        """Count, and fail where it is time.

        :raises OSError: then.
        """
        self.after -= 1
        if self.after == 0 or (self.after < 0 and self.for_good):
            self.failed = self.failed or what
            raise OSError(self.error, os.strerror(self.error), path)

    @property
    def lets_clear(self) -> bool:
        """Whether what is unfinished could be taken away again."""
        return not self.for_good and self.failed not in _CLEARING


_now: list[Failing] = []


def _hook(event: str, words: tuple[Any, ...]) -> None:
    if _now and event in _ASKED and words and isinstance(words[0], str | os.PathLike):
        # Elsewhere lie the program's own files.
        path = os.fspath(words[0])
        if isinstance(path, str) and path.startswith(tempfile.gettempdir()):
            _now[0].asked(event, path)


@contextmanager
def failing_disk(rng: random.Random) -> Iterator[Failing]:
    """A disk that fails meanwhile in one way, in the folder for what passes and those below it."""
    if _hook not in _hooked:
        _hooked.append(_hook)
        sys.addaudithook(_hook)
    # What Python keeps of a module that it loads now would be cut short, too, and be broken ever after.
    sys.dont_write_bytecode = True
    fails = Failing(0, 0, for_good=False)
    if rng.random() < 0.4:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (rng.choice(_ROOM), before[1]))
        try:
            yield fails
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        return
    fails = Failing(rng.choice((1, 2, 3, 4, 5, 7, 10, 15, 30, 60)), rng.choice(_ERRORS), rng.random() < 0.3)
    _now.append(fails)
    try:
        yield fails
    finally:
        _now.clear()


_hooked: list[Any] = []
"""A hook stays for as long as the process."""
