"""How much memory there is, and how much of it a process may take."""

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes
else:
    import resource

_LOOK_EVERY = 0.05
"""Seconds between two looks at what a process holds, where the system doesn't hold it to anything."""


def hold_to(most: int) -> None:
    """Let this process take no more bytes than ``most``: what asks for more fails where the system says so.

    Elsewhere the process is ended once it holds more.
    """
    if sys.platform == "linux":
        soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
        limits = (one for one in (soft, hard) if one != resource.RLIM_INFINITY)
        resource.setrlimit(resource.RLIMIT_DATA, (min((most, *limits)), hard))
    else:
        threading.Thread(target=_watch, args=(most,), daemon=True).start()


def _watch(most: int) -> None:
    while held() <= most:
        time.sleep(_LOOK_EVERY)
    os._exit(1)


def available() -> int:
    """Bytes of memory that all processes together may take: what the machine has, or their container may have."""
    return min((installed(), *_of_groups()))


def _of_groups(groups: Path = Path("/sys/fs/cgroup"), own: Path = Path("/proc/self/cgroup")) -> Iterator[int]:
    """What Linux holds the groups of processes to that this one is in, from its own outwards."""
    with suppress(OSError):
        for line in own.read_text().splitlines():
            _, kinds, way = line.split(":", 2)
            # All kinds are in one tree, or each in its own.
            top, file = (groups / "memory", "memory.limit_in_bytes") if kinds else (groups, "memory.max")
            if not kinds or "memory" in kinds.split(","):
                steps = Path(way).parts[1:]
                for folder in (top.joinpath(*steps[:count]) for count in range(len(steps), -1, -1)):
                    # What isn't held to anything says so in a word.
                    with suppress(OSError, ValueError):
                        yield int((folder / file).read_text())


if sys.platform == "win32":

    class _Status(ctypes.Structure):
        _fields_ = (
            ("length", wintypes.DWORD),
            ("load", wintypes.DWORD),
            ("installed", ctypes.c_ulonglong),
            ("others", ctypes.c_ulonglong * 6),
        )

    class _Counters(ctypes.Structure):
        _fields_ = (
            ("length", wintypes.DWORD),
            ("faults", wintypes.DWORD),
            ("others", ctypes.c_size_t * 7),
            ("held_at_most", ctypes.c_size_t),
        )

    def installed() -> int:
        """Bytes of memory that the machine has."""
        status = _Status(length=ctypes.sizeof(_Status))
        ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status))
        return int(status.installed)

    def held() -> int:
        """Bytes of memory that this process has held at most."""
        counters = _Counters(length=ctypes.sizeof(_Counters))
        this = wintypes.HANDLE(-1)
        ctypes.windll.kernel32.K32GetProcessMemoryInfo(this, ctypes.byref(counters), counters.length)
        return int(counters.held_at_most)

else:

    def installed() -> int:
        """Bytes of memory that the machine has."""
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")

    def held() -> int:
        """Bytes of memory that this process has held at most."""
        # Linux counts in kilobytes, macOS in bytes.
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
