"""What the window itself keeps between runs, and what another run, or a tool that tidies up, may have made of it."""

import json
import os
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.mutants.family import Family, Files, as_bytes
from tests.mutants.harder import LETTERS
from tests.mutants.mutant import Broken
from tests.mutants.mutations import PATHS, mutated
from tests.mutants.seeds import seeds
from tests.mutants.texts import altered

Json = Any

HERE = "@here@"
"""Stands in a file for the folder that it lies in, which isn't known before."""

SLOT = "recovery/0123456789abcdef01234567.autosave.json"


_TRACED = {
    "traces": [
        [
            {"what": "areas", "terrain": "woods", "outlined": True},
            {
                "strokes": [{"points": [[0.5, 0.2]], "reach": 0.4, "level": 0, "unlike": False}],
                "proposals": [
                    {
                        "kind": "artwork", "terrain": "woods", "level": 0, "ring": [[0, 0], [2, 0], [1, 2]],
                        "holes": [], "hexes": [[0, 0]], "side": None, "share": 1.0,
                    },
                ],
                "unsure": [{"hexes": [[0, 0]], "why": "even", "doubt": 0.5}], "dealt": [],
            },
        ],
    ],
    "others": [[0, 0]], "settled": [], "due": [{"what": "levels", "terrain": "", "outlined": True}],
}  # fmt: skip
"""What was picked on a scan, as a slot has it."""


# -- work that a crash left -------------------------------------------------------------------------------------------


def _made_slot(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(seeds()[rng.choice(("board", "board", "scenario"))])
    document = seed.files[seed.main]
    if rng.random() < 0.5:
        document = mutated(rng, document, times=rng.choice((1, 1, 3)))
    kept = document
    if rng.random() < 0.6:
        suite = rng.choice(seeds()["los-suite"])
        rows = [
            {"file": file, "suite": suite.files[suite.main]}
            for file in ("", suite.main)[: rng.choice((0, 1, 2))]
        ]
        kept = {"format": "bob-editor/kept-work", "version": 1, "document": document, "suites": rows}
        kept |= rng.choice(({}, {"folder": HERE}, {"trial": suite.files[suite.main]}, {"traced": _TRACED}))
        if rng.random() < 0.6:
            # What the document itself holds is altered already.
            inner = mutated(rng, {**kept, "document": None}, times=rng.choice((1, 2)))
            kept = {**inner, "document": document} if isinstance(inner, dict) else inner
    text = json.dumps(kept)
    if rng.random() < 0.1:
        text = altered(rng, text)
    slot: Json = {
        "format": "bob-editor/recovery", "version": 1, "key": "left", "path": rng.choice((f"{HERE}/{seed.main}", None)),
        "base": "0" * 64, "time": "2026-01-02T03:04:05+00:00", "text": text,
    }  # fmt: skip
    if rng.random() < 0.5:
        slot = mutated(rng, slot, times=rng.choice((1, 1, 2)))
        if isinstance(slot, dict) and rng.random() < 0.3:
            slot["time"] = rng.choice(
                ("0001-01-01T00:00:00", "9999-12-31T23:59:59-12:00", "2026-01-02", "1e9")
            )
            slot["path"] = rng.choice((*PATHS, HERE, f"{HERE}/no/such.board.json"))
    return SLOT, {**seed.files, SLOT: slot}


def _look_at_slot(path: Path, rng: random.Random) -> None:
    """The work is offered and brought back, or the slot passed over; whatever it is, the start isn't stopped."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QMessageBox

    from bob_editor.ui.dialogs.files.recover import Recover
    from tests.mutants.windowed import settle, using_window
    from tests.ui.recovered import offer_recovery

    folder = path.parent.parent
    path.write_bytes(path.read_bytes().replace(HERE.encode(), str(folder).encode()))

    def agree() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            box.button(QMessageBox.StandardButton.Yes).click()

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, Recover):
            QTimer.singleShot(0, agree)
            rng.choice((box.restore_button, box.restore_button, box.discard_button)).click()

    with using_window() as window:
        autosave = window.autosave
        autosave.folder, kept = path.parent, autosave.folder
        try:
            QTimer.singleShot(0, answer)
            there = path.exists()
            restored = offer_recovery(window.files)
            if restored:
                settle(0.02)
                json.loads(window.session.desk.text())
                if there and not list(path.parent.glob("*.autosave.json")):
                    raise Broken("What was restored is nowhere any more")
        finally:
            autosave.folder = kept


# -- which files are open elsewhere -----------------------------------------------------------------------------------


def _made_presence(rng: random.Random) -> tuple[str, Files]:
    files: dict[str, Json] = {"a.board.json": {}}
    for number in range(rng.choice((0, 1, 2, 12))):
        key = rng.choice(
            (f"{number:032x}", f"x{rng.choice(LETTERS[:20])}x".replace("\0", ""), "é" * 20, "..", "")
        )
        pid = rng.choice(
            ("1", "999999999", "-1", "0", "", "x", "9" * 400, HERE, str(os.getpid()), " 1 ", "1\0")
        )
        lines = [
            pid,
            rng.choice(("bob-editor", "python", "", "x" * 5000)),
            rng.choice(("localhost", "", HERE, "ä")),
        ]
        text = rng.choice(
            ("\n".join(lines) + "\n", "\n".join(lines[:2]), "\n" * 50, "\0" * 300, "x" * 200_000)
        )
        lies = {"lies": rng.choice(("pipe", "loop", "folder", "empty"))}
        ending = rng.choice(("open", "open", "open", "lock", "open.rmlock", "OPEN"))
        name = f"open/{HERE}.{key[:60]}.{ending}".replace("\r\n", "")[:100]
        files[name] = as_bytes(text) if rng.random() < 0.7 else lies
    if rng.random() < 0.1:
        files = {"a.board.json": {}, "open": rng.choice(({"lies": "pipe"}, {"lies": "loop"}, "x"))}
    return "a.board.json", files


def _look_at_presence(path: Path, rng: random.Random) -> None:
    """Windows are counted, or none is; nothing waits for what lies there."""
    from PySide6.QtCore import QSysInfo

    from bob_editor.ui.keeping.presence import Presence, _name_of
    from tests.mutants.windowed import settle

    folder = path.parent / "open"
    for lock in folder.iterdir() if folder.is_dir() and not folder.is_symlink() else ():
        if lock.is_file() and not lock.is_symlink():
            lock.write_bytes(lock.read_bytes().replace(HERE.encode(), QSysInfo.machineHostName().encode()))
        with suppress(OSError):
            lock.rename(lock.with_name(lock.name.replace(HERE, _name_of(str(path)))))
    one, other = Presence("me", folder), Presence("other", folder)
    try:
        one.show(str(path))
        other.show(str(path))
        settle(0)
        if folder.is_dir() and (one.others < 1 or other.others < 1):
            raise Broken("Two windows don't know of each other")
        if rng.random() < 0.5:
            other.show(str(path.parent / "another.board.json"))
    finally:
        for presence in (one, other):
            presence.end()


# -- settings ---------------------------------------------------------------------------------------------------------

_SETTINGS = """[General]
x=1

[window]
geometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\x5O\\0\\0\\x3[)
layout=@ByteArray(\\0\\0\\0\\xff\\0\\0\\0\\0\\xfd\\0\\0\\0\\x3\\0\\0\\0\\0\\0\\0\\x1)
layout_version=1

[files]
folder=/tmp
recent=/boards/a.board.json, /boards/b.board.json

[layers]
documents="/boards/a.board.json\\tgrid,labels;artwork;"

[look]
theme=dark
night_map=yes
map_style=ink

[tools]
last=draw_path
ruleset=memoir-44
used=woods, road

[card]
paper=letter
"""

_VALUES = (
    "", "@Invalid()", "@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\xeQKeySequence\\0)",
    "@Variant(\\0\\0\\0\\n\\0\\0\\0\\x2\\0\\x61)",
    "@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0\\xff\\xff\\xff\\xff\\0)", "@ByteArray()", "@Size(99999999 -5)",
    "@Rect(0 0 -1 -1)",
    "@Point(1", "x, , y", '"a;b", c', "a" * 50_000, "true", "-1", "1e400", "\\x0", "\\xd83c", "@String(x)",
    "@@ByteArray(x)",
    "no-such", "contrast", "band-of-brothers-2.1", "/dev/zero", "../..", "\t;;;;\t", "a\\tb;c;d;e;f", "%20",
    "@DateTime(x)",
)  # fmt: skip


def _made_settings(rng: random.Random) -> tuple[str, Files]:
    lines = _SETTINGS.split("\n")
    for _ in range(rng.choice((1, 2, 4))):
        at = rng.choice([number for number, line in enumerate(lines) if "=" in line])
        lines[at] = f"{lines[at].partition('=')[0]}={rng.choice((*_VALUES, rng.choice(PATHS)))}"
    text = "\n".join(lines)
    return "settings.ini", {"settings.ini": altered(rng, text) if rng.random() < 0.5 else as_bytes(text)}


def _look_at_settings(path: Path, rng: random.Random) -> None:
    """The window opens as far as they can be understood, and remembers anew."""
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from bob_editor.ui.app import application, make_window
    from bob_editor.ui.keeping.settings import Settings
    from tests.mutants.windowed import settle

    settings = Settings(path)
    for name in [name for name, kind in vars(Settings).items() if isinstance(kind, property)]:
        getattr(settings, name)
    settings.layers_of("/boards/a.board.json")
    if rng.random() < 0.6:
        window = make_window(application(), settings, recovery_folder=path.parent / "recovery")
        try:
            window.show()
            settle(0)
            if not window.isVisible() or window.width() < 100:
                raise Broken("The window can't be seen")
        finally:
            window.close()
            window.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settings.add_recent(str(path))
    settings.keep_layers("/boards/b", frozenset({"grid"}))
    settings.write()
    if Settings(path).recent[:1] != (str(path),):
        raise Broken("What is remembered is forgotten")


FAMILIES = (
    Family("slot", 2, _made_slot, _look_at_slot),
    Family("presence", 1, _made_presence, _look_at_presence),
    Family("settings", 1, _made_settings, _look_at_settings),
)
