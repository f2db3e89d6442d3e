"""The LOS trial of a board: markers, conditions and rulings to try lines under, in a file beside the board's."""

from __future__ import annotations

from pathlib import Path

from bob_editor.editing.sight.circumstances import suite_of_scene
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.suite_edits import stem_of
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.opening.loaded_map import suite_map
from bob_editor.rules.los.scene import Scene
from bob_editor.storage.documents import read_suite, write_suite
from bob_editor.storage.kinds.suites import TRIAL_ENDING, Suite


class Trial:
    """What ``LiveLos.own`` asks under, and whether ``NAME.trial.los.json`` beside ``NAME.board.json`` holds it.

    The file is a LOS suite without checks, so the command line opens it as a map. Without anything set there is none.
    ``trouble`` is a sentence where the file can't be used; it is left as it is then.
    """

    def __init__(self, los: LiveLos) -> None:
        self._los = los
        self._saved = los.own
        self._file: Path | None = None
        self.trouble = ""

    @property
    def modified(self) -> bool:
        """Whether its file doesn't hold it."""
        return not alike(self._los.own, self._saved)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is set: lines are looked along on the bare board."""
        return alike(self._los.own, self._bare)

    @property
    def scene(self) -> Scene | None:
        """The scene that is set; None where nothing is."""
        return None if self.is_empty else self._los.own

    @property
    def _bare(self) -> Scene:
        return Scene(self._los.document.value, self._los.document.ruleset)

    @property
    def files(self) -> tuple[str, ...]:
        """The file that holds it, or would."""
        path = self._los.document.path
        return () if path is None else (str(_file_of(path)),)

    def take_as_saved(self) -> None:
        """Note that what is set now came from a file."""
        self._saved = self._los.own

    def clear(self) -> None:
        """Have none, as of a board that was just opened."""
        self._los.scene = self._saved = self._bare
        self._file, self.trouble = None, ""

    def load(self, board_path: str | None) -> None:
        """Set what the file beside a board says; nothing where there is no such file."""
        self.clear()
        file = None if board_path is None else _file_of(board_path)
        if file is None or not file.is_file():
            return
        try:
            self.put(read_suite(file).value, file.name)
        except BobEditorError as error:
            self.trouble = f"{file.name} can’t be used: {error}"
            return
        self._file = file
        self._saved = self._los.own

    def put(self, suite: Suite, name: str = "The trial") -> None:
        """Set what a suite says; it counts as unsaved.

        :raises BadFile: where it doesn't fit the board.
        """
        document = self._los.document
        self._los.scene = suite_map(suite, document.value, document.ruleset, name).scene

    def suite(self, board_name: str) -> Suite:
        """It as a suite without checks."""
        title = self._los.document.title
        return suite_of_scene(self._los.own, title=f"{title}: LOS trial", board_path=board_name)

    def save(self, board_path: str) -> None:
        """Write it beside a board's file, or take the file away that it had there, where nothing is set any more.

        :raises BadFile: where that can't be done, or a file stands there that couldn't be read.
        """
        file = _file_of(board_path)
        if file == self._file and not self.modified:
            return
        if self.is_empty:
            if file == self._file:
                file.unlink(missing_ok=True)
                self._file = None
        else:
            if self.trouble and file.exists():
                raise BadFile(self.trouble, hint="It isn’t written over. Move it elsewhere, then save again.")
            write_suite(file, self.suite(Path(board_path).name))
            self._file = file
        self._saved = self._los.own


def _file_of(board_path: str) -> Path:
    return Path(board_path).with_name(stem_of(board_path) + TRIAL_ENDING)


def alike(one: Scene | None, other: Scene | None) -> bool:
    """Whether two scenes ask under the same circumstances, in the same order."""
    if one is None or other is None:
        return one is other
    return (one.markers, one.changes, one.conditions, one.units, one.rulings) == (
        other.markers, other.changes, other.conditions, other.units, other.rulings,
    )  # fmt: skip
