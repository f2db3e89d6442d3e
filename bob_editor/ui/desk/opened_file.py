"""What is read of a file before it is shown, and what of it couldn't be; all of it can be done beside the window."""

from __future__ import annotations

import re
import stat
from contextlib import suppress
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from bob_editor.editing.document.scenario_document import ScenarioDocument, pictured
from bob_editor.editing.game.files import TriedOn, read_draft, read_try_it
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.issues.live_checks import fits_in
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.geometry.kept import begin_anew, drop_former
from bob_editor.model.board import Board
from bob_editor.opening.loaded_map import LoadedMap, load_map
from bob_editor.records import Record
from bob_editor.render.board.scenery import cells_of
from bob_editor.rules.game import game_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import game_of_own
from bob_editor.rulesets import ruleset as find_ruleset
from bob_editor.storage.documents import board_of, read_source, scenario_of
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.games.places import FILE as GAME_FILE
from bob_editor.storage.kinds.reading_files import beside
from bob_editor.storage.naming import SUITE, TRIAL
from bob_editor.ui.keeping.own_file import digest_of
from bob_editor.ui.keeping.searching import held
from bob_editor.ui.session import reading_anew
from bob_editor.ui.session.beside.work import Progress
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

LARGE = 20_000
"""Bytes of a file, with the boards that it names, from which on reading it takes longer than about 50 ms."""

_NAMED = re.compile(rb'"([^"\\]{1,300}\.board\.json)"')


class OpenedGame(Record, eq=False):
    """A game, and the board that it is tried on."""

    document: GameDocument
    on: TriedOn


class OpenedFile(Record):
    """A board, a scenario, a LOS suite or a game, read.

    ``left_out`` is how many parts of the file saving would leave out.

    ``read`` stands for what was in the file then.
    """

    path: str
    read: str
    what: Ground | ScenarioDocument | LoadedMap | OpenedGame
    problems: tuple[Problem, ...]
    left_out: int = 0
    pictured: Ground | None = None
    """A scenario's map as it looks."""

    def show_anew(self, session: Session) -> bool:
        """Have it in the place of what was read of the file before, as a step of undo; False where it doesn't fit."""
        held = self._held
        if held is None or not held.fits(session):
            return False
        reading_anew.read_anew(session, held)
        return True

    @property
    def _held(self) -> reading_anew.Holding | None:
        if isinstance(self.what, Ground):
            return reading_anew.Holding(self.what.board, problems=self.problems)
        if isinstance(self.what, ScenarioDocument):
            return reading_anew.Holding(None, self.what.value, self.problems)
        if isinstance(self.what, OpenedGame):
            draft = self.what.document.value
            return reading_anew.Holding(replace(self.what.on.board, ruleset=draft.game.id), draft)
        return None

    def show(self, session: Session) -> None:
        """Have it open.

        :raises UnknownRuleset: where its ruleset isn't installed; what was open stays.
        """
        if isinstance(self.what, Ground):
            session.open(self.what.board, self.path, self.problems, ground=self.what)
        elif isinstance(self.what, OpenedGame):
            session.open_game(self.what.document, self.what.on.board)
            session.look_at_once()
            if self.what.on.error is not None:
                session.failed.emit(self.what.on.error)
        elif isinstance(self.what, ScenarioDocument):
            session.open_scenario(
                self.what.value, self.path, self.problems, document=self.what, pictured=self.pictured
            )
        else:
            # A suite's map is shown, not the file itself: saving asks where to.
            session.open(self.what.scene.board, None, self.problems)
            session.board_desk.trial.show(self.what)
            session.board_desk.trial.take_as_saved()
        drop_former()


def file_shown(path: str) -> str:
    """The file that is open once ``path`` is: of a suite on a scenario's map the scenario, else that itself.

    The scenario's panel of expected lines has the suite's. Its map, joined from its boards, is drawn in their files.
    """
    if not path.endswith((SUITE, TRIAL)):
        return path
    try:
        source = read_source(path)
        on = source.data.get("board") if source.kind == "los-suite" else None
        if isinstance(on, str):
            named = read_source(beside(source.path, on))
            return str(named.path) if named.kind == "scenario" else path
    except BobEditorError:
        pass  # opening tells of it
    return path


def read_opened(path: str, tell: Progress = lambda _done, _total: None) -> OpenedFile:
    """Read a file, with all that showing it needs; ``tell`` hears how far that is, of a large board.

    :raises BadFile: where it can't be read.
    :raises TooLarge: where it is past the limits.
    :raises UnknownRuleset: where its ruleset isn't installed.
    """
    begin_anew()
    # Before it is read: of a file that changes meanwhile more is asked than need be, not less.
    before = digest_of(path)
    if Path(path).name == GAME_FILE:
        game, problems = _game(str(Path(path).absolute()))
        twice = sum(one.code == "schema/duplicate" for one in problems)
        return OpenedFile(path, before, game, problems, twice + game.on.left_out)
    source = read_source(path)
    if source.kind == "board":
        # The last quarter is what comes after the hexes are validated.
        read = board_of(source, tell=lambda done, total: tell(3 * done, 4 * total))
        return OpenedFile(path, before, _ground(read.value), read.problems, len(read.left_out))
    if source.kind == "scenario":
        scenario = scenario_of(source).value
        document = ScenarioDocument(scenario, find_ruleset(scenario.ruleset), str(Path(path).absolute()))
        seen = None
        if document.map.grid.hexes:
            seen = pictured(document.card, document.at_hand.ground)
            _look_through(seen)
        return OpenedFile(path, before, document, source.problems, pictured=seen)
    loaded = load_map(path, find_ruleset)
    problems = tuple(problem for found in loaded.problems.values() for problem in found)
    return OpenedFile(path, before, loaded, problems)


def read_beside(path: str, tell: Progress = lambda _done, _total: None) -> OpenedFile:
    """Likewise, on another thread."""
    with held():
        return read_opened(path, tell)


def is_large(path: str) -> bool:
    """Whether reading a file takes longer than the window may stand still, as far as its size tells."""
    try:
        status = Path(path).stat()
        size = status.st_size
        if size < LARGE and stat.S_ISREG(status.st_mode):
            named = {found.decode(errors="replace") for found in _NAMED.findall(Path(path).read_bytes())}
            size += sum(_size(Path(path).parent / one) for one in named)
    except OSError:
        return False
    return size >= LARGE


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def _game(path: str) -> tuple[OpenedGame, tuple[Problem, ...]]:
    draft, problems = read_draft(Path(path))
    folder = Path(path).parent
    document = GameDocument(draft, partial(game_of_own, folder=folder), path)
    on = read_try_it(Path(path), document.game)
    _ = document.game.checks
    if document.game.sight is not None:
        # A line is looked along as soon as it is shown; what is wrong with it is told then.
        with suppress(BobEditorError):
            document.game.sight(Scene(on.board, document.game))
    return OpenedGame(document, on), problems


def _ground(board: Board) -> Ground:
    ground = Ground(board, find_ruleset(board.ruleset))
    _look_through(ground)
    return ground


def _look_through(ground: Ground) -> None:
    """Have what the picture asks first worked out here."""
    for at in ground.board.grid.hexes[:1]:
        ground.level(at)
        ground.terrain(at)
    if fits_in(len(ground.board.grid.hexes)):
        _ = game_of(ground.ruleset).checks
    _ = ground.drawn_at_dots, ground.contour_levels, ground.grown_terrains
    cells_of(ground.board.grid)


def unread(session: Session, name: str, left_out: int) -> BadFile | None:
    """Say it, and what of it saving would leave out; None where all could be read."""
    listed = len(session.checks.problems) if session.desk.drops_unread else 0
    problems = listed or left_out
    suites = session.expectations.unread
    told = (
        [tr("{parts} fit the format; the rest of {name} is open.", parts=_parts(problems), name=name)]
        if problems
        else []
    )
    told += [
        tr("{parts} fit the format in {file}.", parts=_parts(one.problems), file=one.file) for one in suites
    ]
    if not told:
        return None
    lost = left_out + sum(one.left_out for one in suites)
    hint = tr("The issues panel lists them. ") if listed else ""
    kept = tr("They stay in the file until what they stand in is altered.")
    hint += tr("Saving leaves out {lost} of them.", lost=lost) if lost else kept
    return BadFile(" ".join(told), hint=hint)


def _parts(problems: int) -> str:
    return tr("1 part doesn’t") if problems == 1 else tr("{problems} parts don’t", problems=problems)
