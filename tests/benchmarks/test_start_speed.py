"""How long one line of sight and the window take from their start, beside what they can't do without.

That is Python with numpy and shapely for the line, and a bare window of Qt's for ours with a sample, all of it painted.

Run with ``python -m pytest tests/benchmarks/test_start_speed.py -s``; it prints seconds, and asserts ratios.
"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

MAPS = Path(__file__).parents[2] / "maps"


def took(*arguments: str) -> float:
    """The processor's seconds of a Python of its own, after one that left its modules compiled."""
    before = os.times()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


@pytest.mark.parametrize(
    "name",
    [
        "band-of-brothers-2.2/vieux-pont",
        "combat-commander-pacific/kiro-strip",
        "last-hundred-yards/vauquemont",
        "memoir-44/orvenne",
    ],
)
def test_one_line_of_sight(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever hangs on open questions is told without reading the map anew for each answer."""
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path))
    line = ("-m", "bob_editor", "los", str(MAPS / f"{name}.board.json"), "E4", "F7")
    bare = ("-c", "import numpy, shapely")
    took(*line), took(*bare)
    rounds = [(took(*bare), took(*line)) for _ in range(5)]
    ratio = median(looked / started for started, looked in rounds)
    seconds = [median(one) for one in zip(*rounds, strict=True)]
    print(f"\n{name}: bare {seconds[0]:.2f} s, a line {seconds[1]:.2f} s, {ratio:.1f} times")
    assert ratio < 4


_BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
app.processEvents()
"""

_WINDOW = """
import os, sys, time
from bob_editor.__main__ import main
from bob_editor.ui import light_start
start_light = light_start.start_light
size, closes = [int(one) for one in sys.argv[1:3]], sys.argv[3:] == ["closes"]
def started():
    start_light()
    from bob_editor.ui import splash
    show_splash = splash.show_splash
    def shown():
        made = show_splash()
        print(time.process_time(), flush=True)
        watch()
        return made
    splash.show_splash = shown
def watch():
    from PySide6.QtCore import QTimer
    from bob_editor.ui import app
    make_tabs = app.make_tabs
    def watched(*words, **named):
        tabs = make_tabs(*words, **named)
        if all(size):
            tabs.resize(*size)
        timer = QTimer(tabs)
        timer.start(2)
        def look():
            if not tabs.front.session.empty and tabs.front.canvas.sharp:
                print(time.process_time(), flush=True)
                if not closes:
                    os._exit(0)
                timer.stop()
                tabs.close()
        timer.timeout.connect(look)
        return tabs
    app.make_tabs = watched
light_start.start_light = started
sys.argv = ["bob-editor", "--sample"]
main()
"""
"""As a shell starts it."""


@pytest.mark.parametrize("size", [(0, 0), (1440, 900)], ids=["smallest", "1440x900"])
def test_the_window(size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something is seen at once, and the sample as soon as it is painted; at a later start, as it was last seen.

    At the first start of all there is nothing yet that the program keeps for itself; before a later one a window with
    the sample was closed.
    """
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "compiled"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    def times(kept: str, *ends: str) -> list[float]:
        for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
            monkeypatch.setenv(name, str(tmp_path / kept / name))
        call = [sys.executable, "-c", _WINDOW, *map(str, size), *ends]
        done = subprocess.run(call, check=True, capture_output=True, text=True)
        return [float(line) for line in done.stdout.split()]

    times("later", "closes"), took("-c", _BARE)
    rounds = [(took("-c", _BARE), times(f"first {turn}")[1], *times("later")) for turn in range(5)]
    bare, first, seen, later = (median(one) for one in zip(*rounds, strict=True))
    print(
        f"\nwindow {'x'.join(map(str, size)) if all(size) else 'as small as it gets'}: bare {bare:.2f} s, "
        f"seen {seen / bare:.1f} times, sharp at the first start {first / bare:.1f} times, "
        f"as last seen at later ones {later / bare:.1f} times"
    )
    assert seen / bare < 2
    assert first / bare < 9
    assert later < first
