"""Users whose ways are odder than the typist's: each is a way in which a window is killed."""

import errno
import os
import random
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest

from bob_editor.storage.files import recovery
from bob_editor.storage.files.writing import cannot_write
from bob_editor.ui.desk import other_path
from bob_editor.ui.dialogs.files import changed_file
from bob_editor.ui.keeping.told_to_end import ToldToEnd
from tests.kills.typist import Step, Typist

TOLD = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
"""How a program is told to end, which may still do something then."""


class Hasty(Typist):
    """Undoes and does again as fast as keys repeat."""

    pauses = (0.0, 0.0, 0.01)

    def steps(self) -> list[Step]:
        """Hardly anything is drawn between."""
        return [self._draw, self._card, self._label, *[self._undo] * 6, *[self._redo] * 6]


class Lingering(Typist):
    """Holds the button down in the midst of a stroke, while a second view shows it, too."""

    def begin(self) -> None:
        """Show the second view."""
        self.window.actions_["second_view"].trigger()

    def steps(self) -> list[Step]:
        """Mostly strokes that take their time."""
        return [*[self._stroke] * 4, self._outline, self._card, self._undo]

    def _stroke(self) -> None:
        if not self._drawn_on():
            return
        terrains = self.window.session.ruleset.terrains.values()
        self._pick("terrain", [one.id for one in terrains if "hexes" in one.places])
        self.mouse.press(self._hex())
        for _ in range(6):
            self.mouse.drag(self._hex())
            self.note("held")
            self._wait(self.rng.choice((0.05, 0.4)))
        self.mouse.release(self._hex())


class Moving(Typist):
    """Moves the file away under the window and back again, and saves under other names."""

    def begin(self) -> None:
        """What a file that is gone asks is answered."""
        changed_file.ask = lambda *_told, **_more: "keep"
        name = self.path.name

        def other(*_asked: object, **_more: object) -> str:
            return str(self.path.with_name(f"{self.rng.randrange(3)}-{name}"))

        other_path.ask = other

    def steps(self) -> list[Step]:
        """Edits between."""
        return [*[self._draw] * 4, *[self._card] * 2, self._save, self._away, self._back, self._rename]

    def _away(self) -> None:
        if self.path.exists():
            self.path.rename(f"{self.path}.away")

    def _back(self) -> None:
        away = Path(f"{self.path}.away")
        if away.exists():
            away.rename(self.path)

    def _rename(self) -> None:
        self.note("renames")
        self.window.files.save_as()
        self.path = Path(self.window.session.desk.path or self.path)


class Cramped(Typist):
    """The disk on which work is kept aside is full, or may not be written to, and now and then has room again."""

    def begin(self) -> None:
        """Writing fails as long as there is no room."""
        write = vars(recovery)["write"]

        def written(path: str | os.PathLike[str], text: str) -> None:
            if not self.room:
                raise cannot_write(path, OSError(self.rng.choice((errno.ENOSPC, errno.EROFS)), "No room"))
            write(path, text)

        vars(recovery)["write"] = written

    def steps(self) -> list[Step]:
        """Also long spells in which nothing is done."""
        return [*super().steps(), *[self._fill] * 2, *[self._rest] * 3]

    def _fill(self) -> None:
        self.room = not self.room

    def _rest(self) -> None:
        self._wait(1.0)


class Timeless(Typist):
    """The clock is set back, and ahead, all the time."""

    def begin(self) -> None:
        """What is kept says any time."""
        rng = self.rng

        class Clock(datetime):
            @classmethod
            def now(cls, tz: Any = None) -> Any:
                return datetime.now(tz or UTC) - timedelta(days=rng.uniform(-4000, 4000))

        vars(recovery)["datetime"] = Clock


class Meddled(Typist):
    """Another program writes the file bit by bit, so that it is read before all of it is there."""

    def begin(self) -> None:
        """What is asked of a file that changed is answered."""
        changed_file.ask = lambda *_told, **_more: self.rng.choice(("keep", "reload"))

    def steps(self) -> list[Step]:
        """It is written again and again."""
        return [*super().steps(), *[self._grow] * 4]

    def _grow(self) -> None:
        content = self.path.read_bytes()
        if not content.rstrip().endswith(b"}"):
            return
        with self.path.open("wb", buffering=0) as file:
            for part in (content[: len(content) // 2], content[len(content) // 2 :]):
                file.write(part)
                self.note("grows")
                QTest.qWait(self.rng.choice((0, 100, 500)))


class Halted(Typist):
    """The system halts the program for seconds in the midst of saving, and another writes the file meanwhile."""

    def begin(self) -> None:
        """What is asked of a file that changed is answered."""
        changed_file.ask = lambda *_told, **_more: self.rng.choice(("keep", "reload"))

    def steps(self) -> list[Step]:
        """It saves again and again."""
        return [*super().steps(), *[self._halt] * 2]

    def _halt(self) -> None:
        # As long as it stands still, it keeps nothing aside.
        self.room = False
        self.note("halts")
        other = self.path.with_name("other")
        other.write_bytes(self.path.read_bytes() + b" ")
        told = (
            f"sleep {self.rng.uniform(0.0, 0.05)}",
            f"kill -STOP {os.getpid()}",
            f"mv {other} {self.path}",
        )
        again = (f"sleep {self.rng.uniform(0.5, 10.0)}", f"kill -CONT {os.getpid()}")
        with subprocess.Popen(["/bin/sh", "-c", "; ".join((*told, *again))]):
            self._save()
        self.room = True
        # Which is no fault of the window's own.
        self._beat = time.monotonic()


class Told(Typist):
    """The system tells the program to end, as at a shutdown: it may keep all that was done."""

    def begin(self) -> None:
        """As the program does at its start, from a shell that has it ignore nothing."""
        for one in TOLD:
            signal.signal(one, signal.SIG_DFL)
        self._listens = ToldToEnd(self._keep)

    def _keep(self) -> None:
        # In the midst of a step it is kept as no step left it.
        self.window.autosave.save_aside()
        self.note("told")


HABITS: dict[str, type[Typist]] = {
    "typing": Typist,
    "told": Told,
    "hasty": Hasty,
    "lingering": Lingering,
    "moving": Moving,
    "cramped": Cramped,
    "timeless": Timeless,
    "meddled": Meddled,
    "halted": Halted,
}


def main() -> None:
    """Open a file of a folder, and work on it by a habit; ``twins`` are two typists at one file."""
    folder, name, seed, habit = Path(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4]
    log = folder / "log.jsonl"
    if habit == "twins":
        changed_file.ask = lambda *_told, **_more: "keep"
        # Before Qt is there, which can't be parted.
        log, seed = (folder / "twin.jsonl", f"{seed}/twin") if os.fork() else (log, seed)
    HABITS.get(habit, Typist).open(folder, folder / name, log, random.Random(seed)).run()


if __name__ == "__main__":
    main()
