"""How much memory there is, and how much of it a process may take."""

import os
import sys
import threading
import time

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
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
    else:
        threading.Thread(target=_watch, args=(most,), daemon=True).start()


def _watch(most: int) -> None:
    while held() <= most:
        time.sleep(_LOOK_EVERY)
    os._exit(1)


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
