"""The LOS trial of a board: markers, conditions and rulings to try lines under, in a file beside the board's."""

from pathlib import Path

from attrs import evolve

from bob_editor.editing.sight.circumstances import suite_of_scene
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.opening.loaded_map import suite_map
from bob_editor.rules.los.scene import Scene
from bob_editor.storage.documents import read_suite, write_suite
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.files.writing import cannot_write
from bob_editor.storage.kinds.suites import Suite
from bob_editor.storage.naming import TRIAL, stem_of


class Trial:
    """What ``LiveLos.own`` asks under, and whether ``NAME.los-trial.json`` beside ``NAME.board.json`` holds it.

    The file is a LOS suite without checks, so the command line opens it as a map. Without anything set there is none.
    ``trouble`` is a sentence where the file can't be used; it is left as it is then. ``unread`` tells where parts of it
    couldn't be read; these stay in it.
    """

    def __init__(self, los: LiveLos) -> None:
        self._los = los
        self._saved = los.own
        self._file: Path | None = None
        self._read = Suite()
        """What the file holds, with what no reader understands of it: that stays."""
        self.trouble = self.unread = ""

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
        return () if path is None else (str(trial_file(path)),)

    def take_as_saved(self) -> None:
        """Note that what is set now came from a file."""
        self._saved = self._los.own

    def clear(self) -> None:
        """Have none, as of a board that was just opened."""
        self._los.scene = self._saved = self._bare
        self._file, self._read, self.trouble, self.unread = None, Suite(), "", ""

    def load(self, board_path: str | None) -> None:
        """Set what the file beside a board says; nothing where there is no such file."""
        self.clear()
        file = None if board_path is None else trial_file(board_path)
        if file is None or not is_there(file):
            return
        try:
            read = read_suite(file)
            if read.value.checks:
                raise BadFile("it holds expected lines, which a trial has none of.")
            self.put(read.value, file.name)
        except BobEditorError as error:
            self.trouble = f"{file.name} can’t be used: {error}"
            return
        if read.problems:
            self.unread = f"Parts of {file.name} don’t fit the format; they stay in the file."
        self._file, self._read = file, read.value
        self._saved = self._los.own

    def put(self, suite: Suite, name: str = "The trial") -> None:
        """Set what a suite says; it counts as unsaved.

        :raises BadFile: where it doesn't fit the board.
        """
        document = self._los.document
        self._los.scene = suite_map(suite, document.value, document.ruleset, name).scene

    def suite(self, board_name: str) -> Suite:
        """It as a suite without checks."""
        title = self._read.title or f"{self._los.document.title}: LOS trial"
        said = suite_of_scene(self._los.own, title=title, board_path=board_name)
        return evolve(said, foreign=self._read.foreign, unread=self._read.unread, stood=self._read.stood)

    def save(self, board_path: str) -> None:
        """Write it beside a board's file; where nothing is set there is none, nor that of a board written over.

        :raises BadFile: where that can't be done, or a file stands there that couldn't be read.
        """
        file = trial_file(board_path)
        if (file == self._file or (self.trouble and is_there(file))) and not self.modified:
            return
        if self.trouble and is_there(file):
            raise BadFile(self.trouble, hint="It isn’t written over. Move it elsewhere, then save again.")
        if self.is_empty and not (self._read.foreign or self._read.unread):
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                raise cannot_write(file, error) from error
            self._file = None
        else:
            write_suite(file, self.suite(Path(board_path).name))
            self._file = file
        self._saved = self._los.own


def trial_file(board_path: str | Path) -> Path:
    """The file that holds the LOS trial of a board's file, where there is one."""
    return Path(board_path).with_name(stem_of(board_path) + TRIAL)


def alike(one: Scene | None, other: Scene | None) -> bool:
    """Whether two scenes ask under the same circumstances, in the same order."""
    if one is None or other is None:
        return one is other
    return (one.markers, one.changes, one.conditions, one.units, one.rulings) == (
        other.markers, other.changes, other.conditions, other.units, other.rulings,
    )  # fmt: skip
