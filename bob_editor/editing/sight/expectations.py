"""The expected lines of sight kept beside the open board, and whether each still holds."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace
from psygnal import Signal

from bob_editor.editing.document.document import Document
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.sight_beside import alike
from bob_editor.editing.sight.suite_edits import KeptSuite, Line, Suites
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.opening.loaded_map import LoadedMap, suite_map
from bob_editor.opening.suite_runs import known_end, why_not
from bob_editor.records import Record
from bob_editor.rules.game import game_of
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import read_suite, write_suite
from bob_editor.storage.files.reading import is_there, real_path
from bob_editor.storage.kinds.suites import Expectation, Suite
from bob_editor.storage.naming import SUITE, stem_of
from bob_editor.words import tr

FRAME = 0.008
"""Seconds that looking along all lines may take of the frame in which an edit is shown."""


class Outcome(Record):
    """What came of one expectation; ``fault`` says in what it fails, and is empty where it holds.

    ``answer`` is None where the line can't be looked along, as when its hex is gone; ``start`` and ``goal`` likewise.
    """

    line: Line
    expected: Expectation
    fault: str = ""
    answer: Answer | None = None
    start: End | None = None
    goal: End | None = None

    @property
    def holds(self) -> bool:
        """Whether the line is as expected."""
        return not self.fault


class _Ready(Record, eq=False):
    """A suite on the present board; ``sight`` is None where its circumstances don't fit the board."""

    kept: KeptSuite
    map: LoadedMap | None
    sight: Sight | None
    trouble: str = ""


class Unread(Record):
    """A suite's file that was read in part: how much doesn't fit the format, and what of it saving leaves out."""

    file: str
    problems: int
    left_out: int


class Expectations:
    """The suites ``NAME….los.json`` beside a board, as a value that edits replace, and their outcomes.

    ``changed`` tells that suites or outcomes are others. The window calls ``refresh_changed`` at every edit and
    ``refresh`` when the user pauses; where all lines fit into a frame, the first already does it all. ``troubles`` are
    sentences about suites that can't be read, ``unread`` tells of those that could be read but in part.
    """

    changed = Signal()

    def __init__(self, document: Document) -> None:
        self.document = document
        self.outcomes: tuple[Outcome, ...] = ()
        self.troubles: tuple[str, ...] = ()
        self.unread: tuple[Unread, ...] = ()
        self._suites: Suites = ()
        self._saved: Suites = ()
        self._names: dict[int, str] = {}
        self._highest = -1
        self._ready: tuple[_Ready, ...] | None = None
        self._of: tuple[Board, Ruleset, Suites] | None = None
        self._took = 0.0
        self._base: Scene | None = None
        self.los: LiveLos | None = None
        """Whose sight is used where it is of the same board: of a large one, each takes long to be made."""
        document.changed.connect(self._follow)

    # -- the suites -----------------------------------------------------------------------------------------------

    @property
    def suites(self) -> Suites:
        """The suites as they are now."""
        return self._suites

    @property
    def modified(self) -> bool:
        """Whether a suite differs from its file."""
        return self._suites != self._saved

    @property
    def saved(self) -> Suites:
        """The suites as their files hold them."""
        return self._saved

    @property
    def to_write(self) -> Suites:
        """The suites as their files are to hold them: one that was undone since it was written is without checks."""
        kept = {one.key for one in self._suites}
        gone = (one for one in self._saved if one.key not in kept)
        return (*self._suites, *(replace(one, suite=replace(one.suite, checks=())) for one in gone))

    def set_suites(self, suites: Suites) -> None:
        """Put others in their place, and look along every line."""
        if suites == self._suites:
            return
        self._suites = suites
        self._highest = max((self._highest, *(kept.key for kept in suites)))
        self._ready = None
        self.refresh()

    def put_unsaved(self, suites: Iterable[tuple[str, Suite]]) -> None:
        """Put suites in the place of those read from the files, which don't hold them, as after a crash.

        Each comes with its file's name, "" where it has none; what came into other files since stays.
        """
        given = tuple(KeptSuite(suite, self._key_of(name)) for name, suite in suites)
        keys = {one.key for one in given}
        self.set_suites((*given, *(one for one in self._saved if one.key not in keys)))
        self.changed.emit()

    def file_of(self, kept: KeptSuite) -> str:
        """The name of a suite's file; "" where it has none yet."""
        return self._names.get(kept.key, "")

    def _key_of(self, file: str) -> int:
        """The key of the suite of a file, or one that none had: steps of undo hold suites of files that are gone."""
        known = next((key for key, name in self._names.items() if name == file), None)
        if known is None:
            self._highest += 1
        return self._highest if known is None else known

    @property
    def files(self) -> tuple[str, ...]:
        """The files that the suites were read from or written to."""
        path = self.document.path
        return () if path is None else tuple(str(Path(path).with_name(name)) for name in self._names.values())

    @property
    def laid_beside(self) -> tuple[str, ...]:
        """Files of suites on the document that weren't there when the others were read, or couldn't be."""
        path, known = self.document.path, set(self._names.values())
        found = [] if path is None else _suite_files(Path(path))
        return tuple(str(one) for one in found if one.name not in known and _is_on(one, Path(str(path))))

    def name_of(self, line: Line) -> str:
        """The name of the file that a line stands in, or the title of a suite that has none yet."""
        kept = self._suites[line.suite]
        return self._names.get(kept.key) or kept.suite.title

    @property
    def base(self) -> Scene | None:
        """What the suites' own circumstances come on top of: those of a scenario's card; None for a board's."""
        return self._base

    def set_base(self, scene: Scene | None) -> None:
        """Have the lines looked along under the circumstances of another card, when they are next."""
        self._base = scene
        self._ready = self._of = None

    def load(self, base: Scene | None = None) -> None:
        """Read the suites that stand beside the document's file; none where it has no file.

        ``base`` is the scene that a scenario's card sets, where the document is its map.
        """
        self._base = base
        found: list[KeptSuite] = []
        troubles: list[str] = []
        unread: list[Unread] = []
        names: dict[int, str] = {}
        path = Path(self.document.path) if self.document.path else None
        for file in _suite_files(path) if path is not None else ():
            try:
                read = read_suite(file)
            except BobEditorError as error:
                troubles.append(f"{file.name} can’t be used: {error}")
                continue
            if path is not None and _names_board(read.value, path):
                found.append(KeptSuite(read.value, self._key_of(file.name)))
                names[found[-1].key] = file.name
                if read.problems:
                    unread.append(Unread(file.name, len(read.problems), len(read.left_out)))
        self._names, self._suites = names, tuple(found)
        self._saved = self._suites
        self.troubles, self.unread = tuple(troubles), tuple(unread)
        self._ready = self._of = None
        self._took = 0.0
        self.outcomes = ()
        self.changed.emit()

    def keep_own(self, mine: Suites, were: Suites) -> None:
        """Put back what of ``mine`` was unsaved, of suites whose files are as they ``were``: no other altered them."""
        before, read = ({one.key: one for one in suites} for suites in (were, self._saved))
        own = {
            one.key: one
            for one in mine
            if one != before.get(one.key) and read.get(one.key) == before.get(one.key)
        }
        self.set_suites(tuple(({**read, **own}).values()))

    def save(self, board_path: str) -> None:
        """Write the suites beside the board's file: those that differ from theirs, all where the board moved.

        :raises BadFile: where one can't be written; those before it are.
        """
        board = Path(board_path)
        before = stem_of(self.document.path) if self.document.path else ""
        moved = self.document.path is None or real_path(self.document.path) != real_path(board)
        former, names = self._names, {} if moved else dict(self._names)
        for kept in self._suites if moved else self.to_write:
            if kept.key not in names:
                if not kept.suite.checks and kept.key not in former:
                    continue
                rest = former[kept.key].removeprefix(before) if kept.key in former else SUITE
                names[kept.key] = _free_name(board, rest, set(names.values()))
            if moved or kept not in self._saved:
                write_suite(board.parent / names[kept.key], replace(kept.suite, board_path=board.name))
        self._names, self._saved = names, self._suites
        self.changed.emit()

    # -- the outcomes ---------------------------------------------------------------------------------------------

    @property
    def count_words(self) -> str:
        """How many hold and how many don't, in words."""
        every, failing = len(self.outcomes), len(self.failing)
        if not every:
            return tr("No expectations")
        if not failing:
            return tr("{count} expected, all hold", count=every) if every > 1 else tr("1 expected, it holds")
        if failing == 1:
            return tr("1 of {all} expected fails", all=every)
        return tr("{failing} of {all} expected fail", failing=failing, all=every)

    @property
    def failing(self) -> tuple[Outcome, ...]:
        """The expectations that don't hold."""
        return tuple(one for one in self.outcomes if not one.holds)

    @property
    def stale(self) -> bool:
        """Whether board, rules or suites are others since the lines were looked along."""
        now = self.document.value, self.document.ruleset, self._suites
        return self._of is None or any(one is not other for one, other in zip(self._of, now, strict=True))

    def refresh_changed(self) -> None:
        """Look along the lines as far as that fits into a frame; ``refresh`` does the rest."""
        if self._took <= FRAME and self._ready is not None:
            self.refresh()

    def refresh(self) -> None:
        """Look along every line on the present board, unless that was done; then emit ``changed``."""
        if not self.stale:
            return
        if self._ready is None and self._waits:
            return
        if self._ready is None:
            self._ready = tuple(self._made_ready(kept) for kept in self._suites)
        started = perf_counter()
        self.outcomes = tuple(
            _outcome(ready, Line(suite, check))
            for suite, ready in enumerate(self._ready)
            for check in range(len(ready.kept.suite.checks))
        )
        self._took = perf_counter() - started
        self._of = (self.document.value, self.document.ruleset, self._suites)
        self.changed.emit()

    def scene_of(self, line: Line) -> Scene | None:
        """The scene under which a line's suite asks; None where it doesn't fit the board."""
        if self._ready is None or self._ready[line.suite].map is None:
            return None
        found = self._ready[line.suite].map
        return None if found is None else found.scene.with_board(self.document.value)

    def _made_ready(self, kept: KeptSuite) -> _Ready:
        document = self.document
        try:
            look = game_of(document.ruleset).sight
            if look is None:
                raise BadFile(f"{document.ruleset.title} has no LOS in this program.")
            found = suite_map(
                kept.suite,
                document.value,
                document.ruleset,
                self._names.get(kept.key, "The suite"),
                base=self._base,
            )
            return _Ready(kept, found, self._sight_of(found.scene) or look(found.scene))
        except BobEditorError as error:
            return _Ready(kept, None, None, str(error))

    @property
    def _waits(self) -> bool:
        """Whether a large board's lines are being worked out beside the window; ``refresh`` goes on after that."""
        if self.los is None or not self._suites or not self.los.beside.is_for(self.document.value):
            return False
        return self.los.sight is None and self.los.beside.busy

    def _sight_of(self, scene: Scene) -> Sight | None:
        """The sight of a scene on a large board, made of that which the user looks with; None where it can't be."""
        if self.los is None or not self.los.beside.is_for(self.document.value):
            return None
        present = self.los.sight
        return present.under(scene) if present is not None and alike(present.scene, scene) else None

    def _follow(self, change: Change) -> None:
        if self._ready is None:
            return
        board = self.document.value
        if change.everything or (self.los is not None and not self.los.beside.follows(board, change)):
            self._ready = None
            return
        try:
            self._ready = tuple(
                ready if ready.sight is None else replace(ready, sight=ready.sight.after(board, change))
                for ready in self._ready
            )
        except BobEditorError:
            self._ready = None


def _outcome(ready: _Ready, line: Line) -> Outcome:
    expected = ready.kept.suite.checks[line.check]
    if ready.map is None or ready.sight is None:
        return Outcome(line, expected, ready.trouble)
    try:
        start, goal = known_end(ready.map, expected.start), known_end(ready.map, expected.goal)
        answer = ready.sight.trace(start, goal)
    except BobEditorError as error:
        return Outcome(line, expected, str(error))
    return Outcome(line, expected, why_not(expected, answer), answer, start, goal)


def suites_beside(board: Path) -> Iterator[Suite]:
    """The suites on a board's file beside it that can be read."""
    for file in _suite_files(board):
        with suppress(BobEditorError):
            if _names_board(suite := read_suite(file).value, board):
                yield suite


def _names_board(suite: Suite, board: Path) -> bool:
    """Whether a suite beside a board is about it."""
    return bool(suite.board_path) and real_path(board.parent / str(suite.board_path)) == real_path(board)


def _suite_files(board: Path) -> list[Path]:
    """The files beside a board that may be its suites: those whose names begin as its own does."""
    stem = stem_of(board)
    try:
        return sorted(
            path
            for path in board.parent.iterdir()
            if path.name.startswith(stem) and path.name.endswith(SUITE)
        )
    except OSError:
        return []


def _is_on(file: Path, board: Path) -> bool:
    try:
        return _names_board(read_suite(file).value, board)
    except BobEditorError:
        return False


def _free_name(board: Path, rest: str, taken: set[str]) -> str:
    """The name of a new file beside a board that no other file has."""
    base, number = stem_of(board) + rest.removesuffix(SUITE), 1
    name = base + SUITE
    while name in taken or is_there(board.parent / name):
        number += 1
        name = f"{base}-{number}{SUITE}"
    return name
