"""What is entered in a dialog and not saved is kept aside meanwhile, and offered when the dialog comes again."""

import hashlib
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QLockFile, QObject, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.errors import BobEditorError
from bob_editor.storage.files import recovery
from bob_editor.storage.files.reading import read_bytes, real_path
from bob_editor.ui.dress.placed_dialog import PlacedDialog, fill, said_in
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import tr

Json = Any

EVERY = 400
"""Milliseconds from one look at what is entered to the next."""


class KeptEntries(QObject):
    """Of a dialog about a file, or about what is called so; ``said`` is what isn't saved, None for nothing.

    ``take`` has it there again; what it can't make anything of it raises ``TypeError``, ``ValueError`` or ``KeyError``
    for, and changes nothing. What isn't text is kept in files ``beside`` it, which go with it.
    """

    folder: ClassVar[Path | None] = None
    """Where it is kept, which the program says; nothing is, where that is None."""

    def __init__(
        self,
        dialog: PlacedDialog,
        about: Path | str,
        said: Callable[[], Json],
        take: Callable[[Json], object],
    ) -> None:
        super().__init__(dialog)
        self._dialog, self._about, self._said, self._take = dialog, about, said, take
        named = real_path(about) if isinstance(about, Path) else about
        self._key = hashlib.sha256(f"{type(dialog).__name__} {named}".encode(errors="replace")).hexdigest()
        self._holds = False
        self._kept: str | None = None
        self._base = ""
        """What stands for the file's contents on which the changes began."""
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.keep)
        dialog.left.connect(self.end)
        # One that stands aside is hidden already.
        dialog.finished.connect(self.end)
        QTimer.singleShot(0, self, self.begin)

    def begin(self) -> None:
        """Offer what a crashed run left; from then on keep what is entered, unless another window does."""
        if self.folder is None:
            return
        with suppress(OSError):
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = QLockFile(str(self.folder / f"{self._key}.lock"))
        # Never stale by age: a dialog may stay open for days.
        self._lock.setStaleLockTime(0)
        self._holds = self._lock.tryLock(0)
        if self._lock.error() == QLockFile.LockError.LockFailedError:
            return
        left = next((one for one in recovery.found(folder=self.folder) if one.key == self._key), None)
        if left is not None and self._is_wanted(changed=left.base != self._in_file()):
            with suppress(TypeError, ValueError, KeyError, RecursionError):
                self._take(json.loads(left.text))
        else:
            self._forget()
        self._timer.start()

    def beside(self, name: str) -> Path | None:
        """Where a file of a name is kept with the rest; None where nothing is kept, and for what is no such name."""
        kept = self.folder is not None and self._holds and Path(name).name == name
        return self.folder / f"{self._key}-{name}" if kept and self.folder is not None else None

    def _in_file(self) -> str:
        """What stands for the file's contents; "" where none can be read."""
        with suppress(BobEditorError):
            if isinstance(self._about, Path):
                return hashlib.sha256(read_bytes(self._about)).hexdigest()
        return ""

    def _is_wanted(self, *, changed: bool) -> bool:
        told = tr("bob_editor didn’t end as it should. This had changes that weren’t saved:")
        told = f"{told}\n{self._about}\n\n"
        if changed:
            told += (
                f"{tr('{name} was changed by another program or window.', name=Path(self._about).name)}\n\n"
            )
        kinds = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._dialog,
            tr("Recover unsaved work"),
            plain_tip(f"{told}{tr('&Restore').replace('&', '')}?"),
            kinds.Yes | kinds.No,
            kinds.No if changed else kinds.Yes,
        )
        return answer == kinds.Yes

    def keep(self) -> None:
        """Keep what isn't saved now, or nothing any more; a full disk stops nobody's work, and is tried again."""
        said = self._said()
        text = None if said is None else json.dumps(said)
        if text == self._kept:
            return
        if text is None:
            self._forget()
        else:
            if self._kept is None:
                self._base = self._in_file()
            try:
                recovery.keep(self._key, text, path=self._about, base=self._base, folder=self.folder)
            except BobEditorError:
                return
            self._holds = self._holds or self._lock.tryLock(0)
        self._kept = text

    def _forget(self) -> None:
        with suppress(BobEditorError, OSError):
            recovery.forget(self._key, folder=self.folder)
            for one in [] if self.folder is None else self.folder.glob(f"{self._key}-*"):
                one.unlink(missing_ok=True)

    def end(self) -> None:
        """The dialog is left: what isn't saved was given up."""
        if self._timer.isActive():
            self._timer.stop()
            self._forget()
            self._kept = None
            self._holds = False
            self._lock.unlock()


def keep_fields(
    dialog: PlacedDialog,
    about: Path | str,
    fields: Mapping[str, QWidget],
    rest: Callable[[], Mapping[str, Json]] = dict,
    take_rest: Callable[[Mapping[str, Json]], object] = lambda _said: None,
) -> None:
    """Keep what is entered in fields of a dialog, and the ``rest`` of it, unless they say what they say now."""

    def said() -> dict[str, Json]:
        return {**said_in(fields), **rest()}

    def take(kept: Json) -> None:
        fill(fields, kept)
        take_rest(kept if isinstance(kept, dict) else {})

    at_first = said()
    KeptEntries(dialog, about, lambda: None if (now := said()) == at_first else now, take)
