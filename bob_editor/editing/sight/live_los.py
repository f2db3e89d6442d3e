"""What one hex sees, and one thread, kept up to date while the board is edited."""

from collections.abc import Callable

from msgspec.structs import replace
from psygnal import Signal

from bob_editor.editing.document.document import Document
from bob_editor.editing.sight.sight_beside import (
    LEFT,
    MOST_TRIED,
    WORKING,
    SightBeside,
    asks_alike,
    brought_up,
    size_of,
)
from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.model.change import Change, difference
from bob_editor.rules.game import game_of
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView, Sight

Look = tuple[FieldOfView | None, Answer | None]
"""A field of view and the answer along the thread; None where there is no origin, or no target."""


class LiveLos:
    """The scene that LOS is asked about, the two ends, and the answers; all follow the document.

    ``changed`` tells, without saying what, that any of it is another. Markers, conditions and rulings live in
    ``scene``, beside the board. ``edit_hook`` is how another scene becomes a step of undo: the window installs one, and
    without one the scene is simply another. ``trouble`` is a sentence for the user where there can be no answer,
    as with a ruleset that has no LOS, or a board that names what the ruleset doesn't know; else it is empty.
    """

    changed = Signal()

    def __init__(self, document: Document) -> None:
        self.document = document
        self._scene = Scene(document.value, document.ruleset)
        self._own: Scene | None = None
        self.edit_hook: Callable[[Scene, str], object] | None = None
        self._origin: End | None = None
        self._target: End | None = None
        self.beside = SightBeside()
        self._sight: Sight | None = None
        self._former: Sight | None = None
        self._looked = False
        self._trouble = ""
        self._field: FieldOfView | None = None
        self._answer: Answer | None = None
        self._previewed: tuple[Sight, Look] | None = None
        self._sighted: tuple[Board, Sight | None] | None = None
        self._tried: Sight | None = None
        document.changed.connect(self._follow)

    # -- what is asked ----------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The present board with the markers, changes, conditions, units and rulings in force."""
        return self._scene

    @scene.setter
    def scene(self, scene: Scene) -> None:
        self._own = None
        self._show(scene)

    @property
    def own(self) -> Scene:
        """The scene under the user's own circumstances, also while those of an expected line are borrowed."""
        return self._scene if self._own is None else self._own.with_board(self.document.value)

    @property
    def borrowed(self) -> bool:
        """Whether the scene is that of an expected line, and not the user's own."""
        return self._own is not None

    def borrow(self, scene: Scene) -> None:
        """Ask under the circumstances of an expected line, until the user's own are set or given back."""
        self._own = self.own
        self._show(scene)

    def give_back(self) -> None:
        """Ask under the user's own circumstances again."""
        self.scene = self.own

    def perform(self, scene: Scene, label: str) -> None:
        """Set the user's own scene, as one step of undo where the window keeps any."""
        if self.edit_hook is not None:
            self.edit_hook(scene, label)
        else:
            self.scene = scene

    def _show(self, scene: Scene) -> None:
        if self.beside.busy:
            self._sight = None  # it is being brought up to the board, and asked about nothing else
        self._catch_up()
        former, ruleset = self._scene, self.document.ruleset
        if scene.ruleset is not ruleset:
            # It was set before the game was written under another id, or its rules were edited.
            scene = scene.under_rules(ruleset)
        self._scene = replace(scene.with_board(self.document.value), minute=former.minute)
        if former.board is not self._scene.board or not asks_alike(former, self._scene):
            # Kept until somebody looks: of the same board with other markers a sight has most of what it takes.
            self._former, self._sight = self._sight or self._former, None
            self._forget()
        self.changed.emit()

    @property
    def minute(self) -> int:
        """When it is looked, where conditions change in the course of the game."""
        return self._scene.minute

    @minute.setter
    def minute(self, minute: int) -> None:
        if minute == self._scene.minute:
            return
        self._scene = replace(self._scene, minute=minute)
        self._former, self._sight = None, None
        self._forget()
        self.changed.emit()

    @property
    def origin(self) -> End | None:
        """Who looks."""
        return self._origin

    @origin.setter
    def origin(self, end: End | None) -> None:
        self.look(end, self._target)

    @property
    def target(self) -> End | None:
        """What is looked at."""
        return self._target

    @target.setter
    def target(self, end: End | None) -> None:
        self.look(self._origin, end)

    def look(self, origin: End | None, target: End | None) -> None:
        """Set both ends at once; emits ``changed`` where either is another."""
        if (origin, target) == (self._origin, self._target):
            return
        if origin != self._origin:
            self._field = None
        self._origin, self._target = origin, target
        self._forget(field=False)
        self.changed.emit()

    def swap(self) -> None:
        """Look the other way."""
        self.look(self._target, self._origin)

    # -- the answers ------------------------------------------------------------------------------------------

    @property
    def available(self) -> bool:
        """Whether the ruleset has LOS at all."""
        return game_of(self.document.ruleset).sight is not None

    @property
    def trouble(self) -> str:
        """Why there is no answer, as a sentence; empty where there is one or none was asked for."""
        self._work()
        return self._trouble

    @property
    def field(self) -> FieldOfView | None:
        """What the origin sees of every hex."""
        self._work()
        return self._field

    @property
    def answer(self) -> Answer | None:
        """The line from origin to target, explained."""
        self._work()
        return self._answer

    def preview(self, board: Board, scene: Scene | None = None) -> Look:
        """Field and answer as they would be by ``sight_on``."""
        sight = self.sight_on(board, scene)
        if sight is None or sight is self._sight:
            return (self.field, self.answer) if board is self.document.value else (None, None)
        if self._previewed is None or self._previewed[0] is not sight:
            try:
                self._previewed = (sight, self._ask(sight)[:2])
            except BobEditorError:
                return None, None
        return self._previewed[1]

    def knows(self, board: Board, scene: Scene | None = None) -> bool:
        """Whether that is worked out already, or needs no more than another look."""
        asked = self._scene if scene is None else scene
        if board is self.document.value and asks_alike(asked, self._scene):
            return not self.lags
        known = None if self._previewed is None else self._previewed[0].scene
        return known is not None and known.board is board and asks_alike(known, asked)

    @property
    def lags(self) -> bool:
        """Whether somebody looks, and an edit isn't followed yet: it is when the next question is asked."""
        return (
            self._origin is not None
            and self._sight is not None
            and self._sight.scene.board is not self._scene.board
        )

    @property
    def sight(self) -> Sight | None:
        """The present scene's LOS, for more than one field and thread; None where there is none, see ``trouble``."""
        try:
            return self._present_sight()
        except BobEditorError:
            return None

    def sight_on(self, board: Board, scene: Scene | None = None) -> Sight | None:
        """The LOS on another board, such as one after a pending edit.

        Under the same circumstances, or those of a ``scene`` that is tried; on maps too large for that as they are.
        """
        sight = self._sight_on(board)
        if scene is None or sight is None or asks_alike(scene, sight.scene):
            return sight
        if len(board.grid.hexes) > MOST_TRIED:
            return sight
        tried = self._tried
        if tried is None or tried.scene.board is not board or not asks_alike(scene, tried.scene):
            try:
                tried = sight.under(replace(scene.with_board(board), minute=self.minute))
            except BobEditorError:
                return None
            self._tried = tried
        return tried

    def _sight_on(self, board: Board) -> Sight | None:
        if board is self.document.value:
            return self.sight
        if self._sighted is None or self._sighted[0] is not board:
            self._sighted = (board, self._sight_after(board))
        return self._sighted[1]

    def _sight_after(self, board: Board) -> Sight | None:
        try:
            sight, since = self._present_sight(), self.document.value
            if sight is None:
                return None
            change = difference(since, board)
            if self._sighted is not None and self._sighted[1] is not None:
                # A stroke grows hex by hex: only the last one need be looked into.
                step = difference(self._sighted[0], board)
                if size_of(step) < size_of(change):
                    sight, change = self._sighted[1], step
            return sight.after(board, change) if self.beside.follows(board, change) else None
        except BobEditorError:
            return None

    def _catch_up(self, *, at_once: bool = True) -> None:
        """Have the sight follow what was edited since; where too much was, another is made.

        Where it need not be ``at_once`` it stays behind, if it is to be brought up beside the window.
        """
        sight, board = self._sight, self._scene.board
        if sight is None or sight.scene.board is board:
            return
        change = difference(sight.scene.board, board)
        if not at_once and (self.beside.busy or self.beside.brings_up(board, change)):
            return
        try:
            self._sight = sight.after(board, change) if self.beside.follows(board, change) else None
        except BobEditorError:
            self._sight = None

    def _present_sight(self) -> Sight | None:
        self._catch_up(at_once=False)
        if self._sight is not None and self._sight.scene.board is not self._scene.board:
            self.beside.ask(self._scene, self._worked_out, self._sight)
            return None
        if self._sight is None and (look := game_of(self.document.ruleset).sight) is not None:
            if self.beside.takes(self._scene, self._former):
                self.beside.ask(self._scene, self._worked_out)
                return None
            former, self._former = self._former, None
            self._sight = look(self._scene) if former is None else former.under(self._scene)
        return self._sight

    def _worked_out(self, sight: Sight) -> None:
        """What was asked for beside the window is there; the board may be another by now."""
        now = brought_up(sight, self._scene, self.beside)
        if now is None and sight.scene.with_board(self._scene.board) == self._scene:
            now = sight  # it stays behind what was edited meanwhile, and is brought up to that
        self._sight = now
        self._forget()
        self.changed.emit()

    def leave(self) -> None:
        """What is being worked out beside the window isn't waited for any more."""
        if self.beside.busy:
            self.beside.forget()
            self._trouble = LEFT
            self.changed.emit()

    def _ask(
        self, sight: Sight, field: FieldOfView | None = None
    ) -> tuple[FieldOfView | None, Answer | None, str]:
        """Field, answer and trouble: what a hex sees is to be seen, too, where nobody can be at the other end."""
        origin, target, grid = self._origin, self._target, sight.scene.board.grid
        if origin is None or origin.hex not in grid:
            return None, None, ""
        try:
            field = sight.field(origin) if field is None else field
            answer = None if target is None or target.hex not in grid else sight.trace(origin, target)
        except BobEditorError as error:
            return field, None, f"{error} {error.hint}".strip()
        return field, answer, ""

    def _work(self) -> None:
        """Answer what is asked, once."""
        if self._looked:
            return
        self._looked = True
        self._trouble = ""
        if not self.available:
            self._trouble = f"{self.document.ruleset.title} has no LOS in this program."
            return
        if self._origin is None:
            # Making the sight of a large map takes a while; nobody looks yet.
            self._field = self._answer = None
            return
        try:
            sight = self._present_sight()
            if sight is not None:
                self._field, self._answer, self._trouble = self._ask(sight, self._field)
            elif self.beside.busy:
                self._trouble = WORKING
        except BobEditorError as error:
            self._trouble = str(error)
            self._field = self._answer = None

    # -- following the document ---------------------------------------------------------------------------------

    def _forget(self, *, field: bool = True) -> None:
        self._looked = False
        self._answer = None
        self._previewed = self._sighted = self._tried = None
        if field:
            self._field = None

    def _follow(self, change: Change) -> None:
        board = self.document.value
        self._former = None
        sighted, previewed = self._sighted, self._previewed
        ruleset = self.document.ruleset
        if self._scene.ruleset is not ruleset:
            # Of the same game, whose rules were edited, what is asked stays as far as it still has a meaning.
            same = self._scene.ruleset.id == ruleset.id
            self._scene = (
                self._scene.with_board(board).under_rules(ruleset) if same else Scene(board, ruleset)
            )
            self._own = None
            self._origin = self._origin.under_rules(ruleset) if same and self._origin else None
            self._target = self._target.under_rules(ruleset) if same and self._target else None
            self._sight = None
            self.beside.forget()
        else:
            self._scene = replace(self._scene, board=board)
            if sighted is not None and sighted[0] is board:
                self._sight = sighted[1]
            elif change.everything:
                self._sight = None
        self._forget()
        if self._sight is not None and previewed is not None and previewed[0] is self._sight:
            # What was shown before the button was released has come true.
            self._field, self._answer = previewed[1]
            self._looked = self._field is not None
        self.changed.emit()
