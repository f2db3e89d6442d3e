"""The program as a shell starts it."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bob_editor.ui.app import PICTURE_SIZE, wanted
from bob_editor.ui.splash import show_splash


def test_arguments() -> None:
    """Files, the sample, and where to write a picture."""
    asked = wanted(["a.json", "--screenshot", "x.png", "b.json", "--sample"])
    assert asked.files == ("a.json", "b.json")
    assert asked.sample
    assert asked.screenshot == "x.png"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, without a screen and with nothing remembered."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    return subprocess.run(
        [sys.executable, "-m", "bob_editor", *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_picture_of_the_window(tmp_path: Path) -> None:
    """The program ends well once all of the map and of the palette is painted, always at the same size."""
    picture = tmp_path / "window.png"
    done = run(tmp_path, "--screenshot", str(picture), "--sample")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "cache").exists(), "it doesn’t go by what was seen before"
    image = QImage(str(picture))
    assert (image.width(), image.height()) == PICTURE_SIZE
    colours = {image.pixelColor(x, 400).name() for x in range(0, image.width(), 7)}
    assert len(colours) > 20
    swatches = {image.pixelColor(72, y).name() for y in range(150, 800)}
    assert len(swatches) > 150, "the palette's come one by one"


def test_what_cannot_be_read_or_written(tmp_path: Path) -> None:
    """A bad file opens the window with a message in it; a picture's place that isn't there is told in one line."""
    (tmp_path / "bad.board.json").write_text("{")
    done = run(tmp_path, str(tmp_path / "bad.board.json"), "--screenshot", str(tmp_path / "none" / "x.png"))
    assert done.returncode == 2
    assert "can’t be written" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_not_shown_at_first_is_loaded_later(tmp_path: Path) -> None:
    """The manual's reader isn't loaded for the window, and is there once it is asked for.

    What stands on much that isn't there either comes a module a turn, a package with what is in it.
    """
    code = """
import sys
from bob_editor.ui.light_start import start_light
start_light()
import bob_editor.ui.app
assert "markdown_it" not in sys.modules
from bob_editor.ui.dialogs.help import manual
assert callable(manual.show)
assert "markdown_it" in sys.modules
from types import ModuleType
from bob_editor.ui.keeping.ahead import in_turns
def loaded():
    return {name for name, one in sys.modules.items() if name.startswith("bob_editor.") and type(one) is ModuleType}
turns = []
for name in ("bob_editor.publishing.forms.counters", "bob_editor.ui.dialogs.packs.publish"):
    before = loaded()
    for _ in in_turns(name):
        turns.append(len(loaded() - before))
        before = loaded()
    assert name in before
assert sum(turns) > 40 and max(turns) <= 8, turns
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_first_picture_waits_for_no_check_and_no_hidden_panel(tmp_path: Path) -> None:
    """What was opened is seen, sharp, before the code of those is loaded; it comes once it is asked for.

    Nor is what ships held to its schema, for which a library would be loaded.
    """
    code = """
import os, sys
from bob_editor.ui.light_start import start_light
start_light()
from PySide6.QtCore import QTimer
from bob_editor.ui import app
make_tabs = app.make_tabs
def hidden():
    modules = ("ui.panels.sight.los", "ui.panels.sight.seen_aside", "ui.panels.scenario.catalogue", "ui.card.panel",
               "ui.desk.exporting", "ui.frame.scanning", "ui.frame.publishing", "ui.frame.exchanging.exchanging",
               "ui.frame.seldom.board_commands", "editing.trace.jobs", "publishing.form", "sheet.blocks",
               "editing.drawing.natural_outlines", "editing.trace.accepting", "render.overlays.card_areas",
               "ui.panels.board.outline_form", "ui.panels.board.label_form",
               "rules.issues.gathering", "rules.pieces", "editing.said.phrases", "model.joined_contents",
               "editing.card.form_schema", "editing.paths.easing", "render.overlays.heat", "ui.canvas.second_view",
               "ui.desk.other_path", "ui.session.reading_anew", "ui.panels.board.layers",
               "ui.panels.sight.suite")
    loaded = (sys.modules.get(f"bob_editor.{name}") for name in modules)
    return [one.__name__ for one in loaded if one is not None and type(one).__name__ != "_LazyModule"]
def checks():
    return [name for name in sys.modules if ".checks.board." in name or ".cards.reading" in name]
def watched(*words, **named):
    tabs = make_tabs(*words, **named)
    timer = QTimer(tabs)
    timer.start(2)
    desk = tabs.front.desk
    def look():
        if tabs.front.session.empty or not desk.canvas.sharp:
            return
        if not seen:
            assert not hidden(), hidden()
            assert not checks(), checks()
            assert "jsonschema" not in sys.modules
            seen.append(desk.docks["los"].widget())
            assert hidden() == ["bob_editor.ui.panels.sight.los"], hidden()
        elif tabs.front.session.desk.is_checked:
            assert checks()
            os._exit(0)
    seen = []
    timer.timeout.connect(look)
    return tabs
app.make_tabs = watched
sys.excepthook = lambda *error: (sys.__excepthook__(*error), os._exit(1))
app.run_window(["--sample"])
"""
    homes = {name: str(tmp_path / name) for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, **homes})
    assert done.returncode == 0, done.stderr


def test_an_import_goes_straight_to_python() -> None:
    """PySide, which looks at each for its switches, is passed by; and numbers need no thread for every core.

    What tells signatures is loaded when a wrong call asks for it, and not by who goes through all modules.
    """
    code = """
import builtins, sys
pythons = builtins.__import__
from bob_editor.ui.light_start import start_light
start_light()
from bob_editor.ui.splash import show_splash
assert builtins.__import__ is pythons
from pathlib import Path
threads = Path("/proc/self/task")
before = [*threads.iterdir()] if threads.exists() else []
import numpy
assert len(before) == (len([*threads.iterdir()]) if threads.exists() else 0)
from PySide6.QtCore import QPoint
layout = sys.modules["shibokensupport.signature.layout"]
assert not hasattr(layout, "__path__") and "create_signature" not in vars(layout)
try:
    QPoint("x")
except TypeError as error:
    assert "(xpos: int, ypos: int, /)" in str(error), error
assert "create_signature" in vars(layout)
assert QPoint.setX.__doc__ == "setX(self, x: int, /) -> None"
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_so_it_does_as_a_shell_starts_the_window() -> None:
    """Whether one can be opened at all is asked of Qt before anything is seen, and brings PySide."""
    code = """
import builtins, os, sys
from types import ModuleType
pythons = builtins.__import__
splash = sys.modules["bob_editor.ui.splash"] = ModuleType("splash")
splash.show_splash = lambda: os._exit(builtins.__import__ is not pythons)
from bob_editor.__main__ import main
sys.exit(main(["--sample"]) or 9)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_something_is_seen_at_once(qtbot: QtBot) -> None:
    """The name of the program stands in the middle of the screen until the window is there."""
    splash = show_splash()
    qtbot.addWidget(splash)
    assert splash.isVisible()
    assert splash.screen().availableGeometry().contains(splash.geometry())
    colours = {splash.grab().toImage().pixelColor(x, splash.height() // 2).name() for x in range(0, 340, 2)}
    assert len(colours) > 5
