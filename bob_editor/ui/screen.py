"""Whether a window can be opened here, and if not, why: asked before Qt is, because Qt aborts."""

import ctypes
import importlib
import importlib.util
import os
import re
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bob_editor.words import tr

PAINTING_PACKAGES = ("libglib2.0-0", "libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libdbus-1-3")
"""What a bare Debian lacks for Qt to paint pictures."""

WINDOW_PACKAGES = (
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxcb-xkb1"),
    "libxkbcommon-x11-0",
)
"""What it lacks besides for Qt to open a window."""


def missing_packages(*, window: bool) -> tuple[str, ...]:
    """Return the Debian packages to install before Qt can paint, or with `window`, before it can open a window.

    None if Qt's libraries load. None where there are no such packages, on other systems than Linux.
    """
    if not sys.platform.startswith("linux"):
        return ()
    if painting_fault():
        return (*PAINTING_PACKAGES, *WINDOW_PACKAGES) if window else PAINTING_PACKAGES
    return WINDOW_PACKAGES if window and _plugin_fault("xcb") else ()


def painting_fault() -> str | None:
    """Return why Qt can't even paint a picture here, as the middle of a sentence; None if it can."""
    try:
        importlib.import_module("PySide6.QtGui")
    except ImportError as error:
        return tr(
            "{missing} (on Debian: apt-get install {PAINTING_PACKAGES})",
            missing=_missing(str(error)),
            PAINTING_PACKAGES=" ".join(PAINTING_PACKAGES),
        )
    return None


def why_no_window(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return why no window can be opened here, as the middle of a sentence; None if one can.

    Qt tries Wayland and X11, whichever the environment names, and so does this. A platform that needs no screen
    (``QT_QPA_PLATFORM=offscreen``) opens its windows anywhere.
    """
    if not sys.platform.startswith("linux"):
        return None
    if fault := painting_fault():
        return fault
    wish = environment.get("QT_QPA_PLATFORM") or "wayland;xcb"
    asked = re.findall(r"[a-z]+", wish.partition(":")[0])
    if any(name not in {"xcb", "wayland"} for name in asked):
        return None
    display = environment.get("DISPLAY") if "xcb" in asked else None
    wayland = environment.get("WAYLAND_DISPLAY") if "wayland" in asked else None
    if not display and not wayland:
        return tr("there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)")
    faults: list[str | None] = []
    if wayland:
        faults.append(_plugin_fault("wayland") or _wayland_fault(environment))
    if display:
        faults.append(_plugin_fault("xcb") or _x11_fault(display))
    return None if None in faults else "; ".join(fault for fault in faults if fault)


def _plugin_fault(platform: str) -> str | None:
    """Load Qt's plugin as Qt would, because only the loader knows which libraries it lacks."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return tr("PySide6 is not installed")
    plugin = Path(
        spec.submodule_search_locations[0],
        "Qt",
        "plugins",
        "platforms",
        f"libq{platform}.so",
    )
    if not plugin.exists():
        return None  # a distribution's own PySide6 keeps its plugins elsewhere, and brings their libraries
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return tr(
            "{missing} (on Debian: apt-get install {WINDOW_PACKAGES})",
            missing=_missing(str(error)),
            WINDOW_PACKAGES=" ".join(WINDOW_PACKAGES),
        )
    return None


def _missing(loader_says: str) -> str:
    library, colon, _ = loader_says.partition(":")
    return (
        tr("the system library {library} is missing", library=library)
        if colon and ".so" in library
        else loader_says
    )


def _x11_fault(display: str) -> str | None:
    """Connect as Qt would, so that the answer counts who may use the screen, too."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return _missing(str(error))
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(display.encode(), None)
    fault = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return tr("the screen {display} (DISPLAY) does not answer", display=display) if fault else None


def _wayland_fault(environment: Mapping[str, str]) -> str | None:
    name = environment["WAYLAND_DISPLAY"]
    path = Path(environment.get("XDG_RUNTIME_DIR", ""), name)
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(2)
            connection.connect(str(path))
    except OSError:
        return tr("the screen {name} (WAYLAND_DISPLAY) does not answer", name=name)
    return None


def main(arguments: Sequence[str]) -> int:
    """Tell the set-up scripts: ``packages`` to paint, ``window-packages``, or nothing: why no window, exit 1."""
    if arguments:
        print(*missing_packages(window=arguments[0] == "window-packages"))  # noqa: T201 - its answer
        return 0
    reason = why_no_window()
    if reason:
        print(reason)  # noqa: T201 - its answer
    return 1 if reason else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
