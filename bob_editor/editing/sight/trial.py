"""The LOS trial: markers, conditions and rulings to try lines of a board under, and pinned threads, in a file."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from bob_editor.editing.sight.circumstances import end_spec, suite_of_scene
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads, Thread
from bob_editor.errors import BadFile, BobEditorError, UnknownPlace
from bob_editor.opening.loaded_map import LoadedMap, suite_map
from bob_editor.rules.los.scene import Scene
from bob_editor.storage.documents import read_suite, write_suite
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.files.writing import cannot_write
from bob_editor.storage.kinds.suites import Pair, Suite
from bob_editor.storage.naming import SCENARIO, TRIAL, stem_of
from bob_editor.words import tr


class Trial:
    """What ``LiveLos.own`` asks under and the pinned threads, as ``NAME.los-trial.json`` beside a board holds them.

    The file is a LOS suite without checks, so the command line opens it as a map. Without anything set there is none.
    ``trouble`` is a sentence where the file can't be used; it is left as it is then. ``unread`` tells where parts of it
    couldn't be read, or threads name hexes that the map lacks; these stay in it.

    What a scenario asks under its card says, so that its trial has threads alone; circumstances that somebody wrote
    into the file stay there.
    """

    def __init__(
        self, los: LiveLos, pinned: PinnedThreads, card_title: Callable[[], str] | None = None
    ) -> None:
        """Of a board, or of the card whose title is given."""
        self._los = los
        self._pinned = pinned
        self._on_card = card_title is not None
        self._map_title = card_title or (lambda: los.document.title)
        self._saved = self._set
        self._unplaced: tuple[Pair, ...] = ()
        self._file: Path | None = None
        self._read = Suite()
        """What the file holds, with what no reader understands of it: that stays."""
        self.trouble = self.unread = ""

    @property
    def modified(self) -> bool:
        """Whether its file doesn't hold it."""
        (scene, threads), (saved, pinned) = self._set, self._saved
        return threads != pinned or not alike(scene, saved)

    @property
    def _set(self) -> tuple[Scene | None, tuple[Thread, ...]]:
        return None if self._on_card else self._los.own, self._pinned.threads

    @property
    def is_empty(self) -> bool:
        """Whether nothing is set, so that lines are looked along on the bare board, and nothing is pinned."""
        return self.scene is None and not self._pinned.threads

    @property
    def scene(self) -> Scene | None:
        """The scene that is set; None where nothing is."""
        return None if self._on_card or alike(self._los.own, self._bare) else self._los.own

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
        self._saved = self._set

    def clear(self) -> None:
        """Have none, as of a board that was just opened."""
        if not self._on_card:
            self._los.scene = self._bare
        self._pinned.put(())
        self._file, self._read, self._unplaced, self.trouble, self.unread = None, Suite(), (), "", ""
        self._saved = self._set

    def load(self, map_path: str | None) -> None:
        """Set what the file beside a map says; nothing where there is no such file."""
        self.clear()
        file = None if map_path is None else trial_file(map_path)
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
        elif self._unplaced:
            self.unread = f"Threads of {file.name} name hexes that the map lacks; they stay in the file."
        self._file, self._read = file, read.value
        self._saved = self._set

    def put(self, suite: Suite, name: str = "The trial") -> None:
        """Set what a suite says; it counts as unsaved.

        :raises BadFile: where it doesn't fit the board.
        """
        document = self._los.document
        self.show(suite_map(suite, document.value, document.ruleset, name))

    def show(self, loaded: LoadedMap) -> None:
        """Set what a map that was read lays on the board, and pin its suite's threads."""
        if not self._on_card:
            self._los.scene = loaded.scene
        threads, unplaced = [], []
        for pair in () if loaded.suite is None else loaded.suite.threads:
            try:
                threads.append((loaded.end(pair[0]), loaded.end(pair[1])))
            except UnknownPlace:
                unplaced.append(pair)
        self._unplaced = tuple(unplaced)
        self._pinned.put(tuple(threads))

    @property
    def _circumstances(self) -> Suite:
        """What is asked under, as a suite; on a card what its file says besides."""
        if self._on_card:
            return replace(self._read, checks=(), threads=())
        return suite_of_scene(self._los.own, title="", board_path="")

    def suite(self, map_name: str) -> Suite:
        """It as a suite without checks."""
        title = self._read.title or tr("{title}: LOS trial", title=self._map_title())
        grid = self._los.document.value.grid
        # One that the map lacks since its boards are others has no name there.
        there = (one for one in self._pinned.threads if all(end.hex in grid for end in one))
        pairs = ((end_spec(start, grid), end_spec(goal, grid)) for start, goal in there)
        # Equal ones of the file may have other programs' fields.
        former = {pair: pair for pair in self._read.threads}
        return replace(
            self._circumstances,
            title=title,
            board_path=map_name,
            threads=(*(former.get(pair, pair) for pair in pairs), *self._unplaced),
            foreign=self._read.foreign,
            unread=self._read.unread,
            stood=self._read.stood,
        )

    def save(self, map_path: str) -> None:
        """Write it beside a map's file; where nothing is set there is none, nor that of a board written over.

        :raises BadFile: where that can't be done, or a file stands there that couldn't be read.
        """
        file = trial_file(map_path)
        if (file == self._file or (self.trouble and is_there(file))) and not self.modified:
            return
        if self.trouble and is_there(file):
            raise BadFile(self.trouble, hint="It isn’t written over. Move it elsewhere, then save again.")
        suite = self.suite(Path(map_path).name)
        if replace(suite, title="", board_path=None) == Suite():
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                raise cannot_write(file, error) from error
            self._file = None
        else:
            write_suite(file, suite)
            self._file = file
        self._saved = self._set


def trial_file(map_path: str | Path) -> Path:
    """The file of a map's LOS trial, where it has one; a scenario may be called as a board beside it is."""
    name = Path(map_path).name
    of = name.removesuffix(".json") if name.endswith(SCENARIO) else stem_of(name)
    return Path(map_path).with_name(of + TRIAL)


def alike(one: Scene | None, other: Scene | None) -> bool:
    """Whether two scenes ask under the same circumstances, in the same order."""
    if one is None or other is None:
        return one is other
    return (one.markers, one.changes, one.conditions, one.units, one.rulings) == (
        other.markers, other.changes, other.conditions, other.units, other.rulings,
    )  # fmt: skip
