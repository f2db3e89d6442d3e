"""Where the window begins: makes the objects, joins them, and runs until the window is closed."""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

from bob_editor import __version__
from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.render.kit.gui import paint_in_one_thread
from bob_editor.render.pictures.emblem import emblem
from bob_editor.storage.files.recovery import default_folder
from bob_editor.storage.kinds import found_sound
from bob_editor.storage.shipped import sample_board
from bob_editor.ui.canvas.seen import kept
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dress import language, theme
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.frame.seldom.seldom import MODULES
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.ahead import Ahead
from bob_editor.ui.keeping.autosave import Autosave
from bob_editor.ui.keeping.crash import CrashHook
from bob_editor.ui.keeping.fault_trace import FaultTrace
from bob_editor.ui.keeping.left_beside import sweep_beside
from bob_editor.ui.keeping.open_record import OpenRecords
from bob_editor.ui.keeping.searching import Searching
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.keeping.told_to_end import ToldToEnd
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.table import PANELS
from bob_editor.ui.session.session import Session
from bob_editor.ui.tabs.coming_back import ComingBack
from bob_editor.ui.tabs.remembering import Remembering
from bob_editor.ui.tabs.tabbed_window import TabbedWindow

PICTURE_SIZE = (1440, 900)
"""Width and height of a window of which a picture is taken."""


class Wanted(Record):
    """What the command line asks of the window."""

    files: tuple[str, ...] = ()
    sample: bool = False
    screenshot: str = ""


def wanted(argv: Sequence[str]) -> Wanted:
    """The arguments, which ``__main__`` has looked through already."""
    files: list[str] = []
    sample, screenshot = False, ""
    rest = iter(argv)
    for word in rest:
        if word == "--sample":
            sample = True
        elif word == "--screenshot":
            screenshot = next(rest, "")
        else:
            files.append(word)
    return Wanted(tuple(files), sample, screenshot)


SWITCH_AFTER = 0.0002
"""Seconds that work beside the window keeps Python to itself at a time; by default 5 ms, a third of a frame."""


def application() -> QApplication:
    """The one ``QApplication``, with its name."""
    paint_in_one_thread()
    sys.setswitchinterval(SWITCH_AFTER)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(["bob-editor"])
    if app.findChild(Searching) is None:
        Searching(app)
    app.setApplicationName("bob-editor")
    app.setApplicationDisplayName("bob_editor")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("bob-editor")
    icon = QIcon()
    for pixels in (16, 32, 48, 128):
        icon.addPixmap(QPixmap.fromImage(emblem(pixels)))
    app.setWindowIcon(icon)
    return app


def make_window(
    app: QApplication,
    settings: Settings,
    parent: QWidget | None = None,
    *,
    recovery_folder: Path | None = None,
) -> Window:
    """The window with its session, settings and autosave, not shown yet; within ``parent`` where it is to be a tab."""
    first = not app.styleSheet()
    if first:
        theme.tint(app, theme.shade(settings.theme))
    else:
        theme.wear(app, settings.theme)
    session = Session(settings.ruleset or _shipped_ruleset())
    autosave = Autosave(session, recovery_folder)
    window = Window(session, settings, autosave, parent)
    if first:
        # Under a sheet Qt dresses a widget anew each time that it is put somewhere.
        theme.dress(app, window.shade)
    session.setParent(window)
    for searching in app.findChildren(Searching):
        searching.heed(session.stillness.rests)
    return window


def make_tabs(app: QApplication, settings: Settings, *, recovery_folder: Path | None = None) -> TabbedWindow:
    """The window with one tab and nothing open, not shown yet."""
    tabs = TabbedWindow(lambda parent: make_window(app, settings, parent, recovery_folder=recovery_folder))
    tabs.begin()
    return tabs


def _shipped_ruleset() -> str:
    """The id of the ruleset that ships a sample: its maps stand in a folder of that name."""
    try:
        return sample_board().parent.name
    except BadFile:
        return ""


def run_window(argv: Sequence[str], splash: QWidget | None = None) -> int:
    """Show the window with the files named; its exit code. What was shown until then, ``splash``, is closed.

    ``--sample`` opens a board that ships. ``--screenshot FILE`` waits until all is painted, writes a picture of the
    window and quits; exit code 2 where that can't be written.
    """
    asked = wanted(argv)
    trace = FaultTrace()
    trace.begin()
    app = application()
    settings = Settings()
    language.wear(app, settings.language)
    PlacedDialog.places = settings
    KeptEntries.folder = default_folder() / "dialogs"
    found_sound.keep_in(default_folder().parent / "sound.txt")
    caches = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)
    # A picture of the window shows what is painted now, come what may.
    kept.keep_in(Path(caches) / "bob-editor" / "seen" if caches and not asked.screenshot else None)
    tabs = make_tabs(app, settings)
    hook = CrashHook(tabs.save_aside, lambda error: tabs.front.session.failed.emit(error))  # noqa: PLW0108 - in front then
    hook.install()
    told = ToldToEnd(tabs.save_aside)
    code = [0]
    try:
        tabs.front.welcome.expects = bool(asked.files) or asked.sample
        tabs.show()
        Ahead(
            lambda time: all(one.front.session.stillness.rests(time) for one in tabs.family),
            tabs.news,
            [*(panel.module for panel in PANELS), *MODULES],
        )
        if asked.screenshot:
            # The same picture wherever it is taken, whatever the user's own window is like.
            tabs.front.reset_layout()
            tabs.resize(*PICTURE_SIZE)
        if splash is not None:
            splash.close()
        if not asked.screenshot:
            QTimer.singleShot(0, lambda: begin(tabs, asked))
        else:
            begin(tabs, asked)
            QTimer.singleShot(0, lambda: _screenshot(tabs, asked.screenshot, code))
        return app.exec() or code[0]
    finally:
        told.end()
        hook.remove()
        # Left to Python's end, PySide takes windows apart while it goes through all that wraps something of Qt's,
        # and meets what is gone by then: one of fifty runs on a busy machine ended in a crash.
        for window in tuple(tabs.family):
            delete(window)
        trace.end()


def begin(tabs: TabbedWindow, asked: Wanted) -> None:
    """Open what was asked for, a tab each; after a crash, first what was open then."""
    paths = asked.files or ((str(sample_board()),) if asked.sample else ())
    if asked.screenshot:
        for path in paths:
            tabs.front.files.open_path(path, at_once=True)
        return
    if KeptEntries.folder is not None:
        sweep_beside(KeptEntries.folder)
    back = make_coming_back(tabs)

    def open_wanted() -> None:
        here = tabs.living
        if paths:
            # What came back may have windows of its own, which would lie over what was asked for.
            here.raise_()
            here.activateWindow()
            here.open_each(paths)
        elif here.front.session.empty and here.front.settings.reopens:
            back.reopen_last()
        elif here.front.session.empty:
            here.front.welcome.offer_again([tab.path for window in back.last for tab in window.tabs])

    back.after_crash(open_wanted)


def make_coming_back(tabs: TabbedWindow) -> ComingBack:
    """Have it remembered what the windows show, and what brings documents back."""
    autosave = tabs.front.autosave
    back = ComingBack(tabs, Remembering(tabs, OpenRecords(autosave.folder, autosave.key)))
    tabs.news.reopens.connect(back.reopen)
    return back


def _screenshot(tabs: TabbedWindow, path: str, code: list[int]) -> None:
    """Write a picture of the window once nothing is left to be painted."""

    def write() -> None:
        window = tabs.front
        if not window.session.empty and not window.canvas.sharp:
            window.canvas.update()
            QTimer.singleShot(50, write)
            return
        if not window.docks.panel(PalettePanel).painted:
            QTimer.singleShot(50, write)
            return
        if not tabs.grab().save(path):
            print(f"bob-editor: {path} can’t be written.", file=sys.stderr)  # noqa: T201 - the shell is told
            code[0] = 2
        window.autosave.end()
        QApplication.exit(code[0])

    # The issues come a moment after the board.
    QTimer.singleShot(600, write)
