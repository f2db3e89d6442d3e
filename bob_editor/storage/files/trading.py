"""Two folders that take each other's names, without a moment at which one of the names is nobody's."""

import ctypes
import os
import sys
from pathlib import Path

_CALLS = {"linux": ("renameat2", -100, 2), "darwin": ("renameatx_np", -2, 2)}
"""By the system: what exchanges names there, what stands for the working folder, and the flag that asks for it."""


def traded(first: Path, second: Path) -> bool:
    """Whether two folders that are there have taken each other's names; False where the system or disk can't do it."""
    name, here, exchange = _CALLS.get(sys.platform, ("", 0, 0))
    call = getattr(ctypes.CDLL(None), name, None) if name else None
    return (
        call is not None
        and call(here, os.fsencode(first), here, os.fsencode(second), ctypes.c_uint(exchange)) == 0
    )
