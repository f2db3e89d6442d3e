"""Whether a window can be opened is known before Qt is asked."""

import os
import subprocess
import sys

import pytest

from bob_editor.ui.screen import missing_packages, painting_fault, why_no_window

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has screens by name")


def test_what_runs_these_tests_can_paint() -> None:
    """Qt's libraries are here, or no other test of pictures would mean anything."""
    assert painting_fault() is None
    assert missing_packages(window=False) == ()


def test_no_screen_is_said() -> None:
    """An environment that names no screen has none."""
    reason = why_no_window({})
    assert reason is not None
    assert "DISPLAY" in reason


def test_off_screen_needs_no_screen() -> None:
    """Platforms that paint into memory open their windows anywhere."""
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert why_no_window({"QT_QPA_PLATFORM": "vnc:size=800x600"}) is None


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":9999"},
        {"WAYLAND_DISPLAY": "wayland-none", "XDG_RUNTIME_DIR": "/nowhere"},
        {"DISPLAY": ":9999", "WAYLAND_DISPLAY": "wayland-none"},
        {"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-none"},
    ],
    ids=["x11", "wayland", "both", "asked for x11"],
)
def test_screen_that_is_gone_is_said(environment: dict[str, str]) -> None:
    """A screen that is named but doesn't answer opens no window."""
    assert why_no_window(environment) is not None


def test_answer_for_scripts() -> None:
    """Run as a program, the module prints the reason and exits with 1; with a platform that opens windows, 0."""
    bare = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and "QT_" not in name}
    command = [sys.executable, "-m", "bob_editor.ui.screen"]
    without = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert (without.returncode, without.stdout.strip()) == (1, why_no_window({}))
    within = subprocess.run(
        command, env=bare | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True, check=False
    )
    assert (within.returncode, within.stdout) == (0, "")
