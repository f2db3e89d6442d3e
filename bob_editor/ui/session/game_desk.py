"""The open game in the window: its undo steps and file; the session's document is the board that it is tried on."""

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.game.draft import Example, GameDraft
from bob_editor.editing.game.edits import keep_example
from bob_editor.editing.game.examples import called_otherwise
from bob_editor.editing.game.files import EXAMPLES, TRY_IT, called_by, write_draft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.shown.variants import Shown
from bob_editor.editing.game.trying import try_it_board
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.suite_edits import with_line
from bob_editor.editing.sight.trial import Trial, trial_file
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.games.edits import set_field
from bob_editor.rules.games.names import TABLES
from bob_editor.rules.games.renaming import rename_on_board, rename_row
from bob_editor.rules.issues.fixing import Choice, Mended
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import End, Scene, UnitOnMap
from bob_editor.storage.games.card_files import CARD
from bob_editor.storage.games.game_files import game_text
from bob_editor.storage.naming import SUITE
from bob_editor.ui.session.board_desk import BoardDesk
from bob_editor.ui.session.document_desk import Kind
from bob_editor.ui.session.undo import call_otherwise, push
from bob_editor.words import tr


class GameDesk(QObject):
    """A ``DocumentDesk`` for a game; what is drawn, checked and looked along is its try-it board.

    ``document`` is None while no game is open; as a desk it is asked only while one is.
    """

    kind: Kind = "game"
    subjects = ("board",)
    is_drawn_on = True
    drops_unread = False
    form: CardForm | None = None

    changed = Signal(object)
    """The game is another; carries the former ``GameDraft``."""
    renamed = Signal()

    def __init__(
        self,
        stack: QUndoStack,
        board: BoardDesk,
        los: LiveLos,
        hold: Callable[[End, End], None],
        parent: QObject,
    ) -> None:
        """Of a window in which ``hold`` looks along a line that stays."""
        super().__init__(parent)
        self._hold = hold
        self._stack = stack
        self._board = board
        self._los = los
        self.document: GameDocument | None = None
        self._saved_board: Board | None = None
        self._written: GameDraft | None = None

    @property
    def _game(self) -> GameDocument:
        assert self.document is not None  # else another desk is asked
        return self.document

    @property
    def value(self) -> GameDraft:
        """The game as it is now."""
        return self._game.value

    @property
    def path(self) -> str | None:
        """Its ``ruleset.json``."""
        return self._game.path

    @property
    def folder(self) -> Path | None:
        """Its folder, where it has one."""
        return None if self._game.path is None else Path(self._game.path).parent

    @property
    def title(self) -> str:
        """What to call it."""
        return self._game.title

    @property
    def modified(self) -> bool:
        """Whether it, its try-it board or what lies on that differs from its file."""
        board = self.pictured.board
        drawn = board is not self._saved_board and board != self._saved_board
        return self._game.modified or drawn or self.trial.modified

    @property
    def trial(self) -> Trial:
        """That of its try-it board."""
        return self._board.trial

    @property
    def saved(self) -> GameDraft | None:
        """The game as its folder has it; None where it was never saved."""
        return self._written

    @property
    def files_beside(self) -> tuple[str, ...]:
        """The board that it is tried on, and its examples."""
        folder = self.folder
        if folder is None or self._written is None:
            return ()
        examples = (folder / EXAMPLES / f"{one.name}{SUITE}" for one in self._written.examples)
        card = (folder / CARD,) if self._written.card is not None else ()
        return tuple(map(str, (folder / TRY_IT, trial_file(folder / TRY_IT), *card, *examples)))

    @property
    def pictured(self) -> Ground:
        """The try-it board."""
        return self._board.pictured

    def put(
        self, document: GameDocument | None, board: Board | None = None, saved: GameDraft | None = None
    ) -> None:
        """Have another game open, or none; ``saved`` is it as its folder has it, where that is another value."""
        if self.document is not None:
            self.document.changed.disconnect(self._changed)
            self.document.renamed.disconnect(self._renamed)
        self.document, self._saved_board = document, board
        # Of one that was never saved the folder holds nothing.
        self._written = saved or (document.value if document is not None and document.path else None)
        if document is not None:
            document.edit_hook = self.push
            document.changed.connect(self._changed)
            document.renamed.connect(self._renamed)

    # -- checks: those of the try-it board ----------------------------------------------------------------------

    @property
    def issues(self) -> tuple[Issue, ...]:
        """What the game's own checks say of the try-it board."""
        return self._board.issues

    @property
    def is_checked(self) -> bool:
        """Whether the board was checked."""
        return self._board.is_checked

    @property
    def check_after(self) -> int:
        """As of a board."""
        return self._board.check_after

    def check(self) -> None:
        """Run the game's checks on the try-it board."""
        self._board.check()

    def acceptance(self, issues: Sequence[Issue], because: str) -> Edit[Board]:
        """The edit of the board that accepts issues."""
        return self._board.acceptance(issues, because)

    def withdrawal(self, issues: Sequence[Issue]) -> Edit[Board]:
        """The edit of the board that lets accepted issues count again."""
        return self._board.withdrawal(issues)

    def fix(self, issue: Issue, edit: Edit[Any]) -> None:
        """Do a fix on the board."""
        self._board.fix(issue, edit)

    def preview(self, issue: Issue, edit: Edit[Any]) -> Preview:
        """The board as the fix would leave it."""
        return self._board.preview(issue, edit)

    def mending(self, choice: Choice) -> Callable[[Callable[[], object]], Mended[Board]]:
        """What finds the board after fixes."""
        return self._board.mending(choice)

    # -- edits --------------------------------------------------------------------------------------------------

    def draw(self, edit: Edit[Board]) -> None:
        """Draw on the try-it board."""
        self._board.draw(edit)

    def try_out(self, shown: Shown) -> None:
        """Put a small board on the try-it board, with the units on it, and look along its line."""
        edit: Edit[Board] = Edit(
            "Try it out", lambda board: replace(shown.board, ruleset=board.ruleset, id=board.id)
        )
        self._draw_with(edit, shown.units)
        self._hold(shown.start, shown.goal)

    def clear(self) -> None:
        """Take all off the try-it board, units too."""
        ruleset = self._game.game
        edit: Edit[Board] = Edit(
            "Empty the try-it board", lambda board: replace(try_it_board(ruleset), ruleset=board.ruleset)
        )
        self._draw_with(edit, ())

    def _draw_with(self, edit: Edit[Board], units: tuple[UnitOnMap, ...]) -> None:
        """Draw on the try-it board and have these units on it, as one step of undo."""
        if units == self._los.own.units:
            self.draw(edit)
        else:
            self._board.draw_under(edit, replace(self._los.own, units=units))

    def keep_example(self) -> str:
        """Keep the line that is looked along as an example; what it is called is returned, "" where there is none."""
        los = self._los
        if los.answer is None or los.origin is None or los.target is None:
            return ""
        suites = with_line((), los.scene, los.origin, los.target, los.answer, base=None)
        label = los.scene.board.grid.label
        name = f"{label(los.origin.hex)}-{label(los.target.hex)}"
        suite = replace(suites[0].suite, title=name, board=los.scene.board, board_path=None)
        taken = {one.name for one in self.value.examples}
        free = next(one for n in count(1) if (one := name if n == 1 else f"{name}-{n}") not in taken)
        self.push(keep_example(Example(free, suite)))
        return free

    def set_scene(self, scene: Scene, label: str) -> None:
        """Ask about LOS under other circumstances."""
        self._board.set_scene(scene, label)

    def push(self, edit: Edit[Any], merge: str = "") -> None:
        """Do an edit of the game as one step of undo; what tools and issues alter is its board, by ``draw``."""
        push(self._stack, self._game, edit, merge)

    def rename(self, kind: str, old: str, new: str, title: str = "", **more: Any) -> None:
        """Give a row another id, and a name with it; what names it follows, examples and the try-it board as well.

        ``more`` are fields that the row takes over with its name.
        """
        label = tr("Name {title}", title=title or new)
        fields = {"title": title, **more} if title else more

        def change(draft: GameDraft) -> GameDraft:
            game = rename_row(draft.game, kind, old, new)
            for name, value in fields.items():
                game = set_field(game, TABLES[kind], new, name, value=value)
            examples = tuple(called_otherwise(one, kind, old, new) for one in draft.examples)
            return replace(draft, game=game, examples=examples)

        self._stack.beginMacro(label)
        try:
            if kind == "terrain":
                self._board.follow(
                    Edit("Name it on the board", lambda board: rename_on_board(board, old, new))
                )
            self.push(Edit(label, change))
            if old != new:
                self.set_scene(_renamed_on(self._los.own, kind, old, new), "Name it on the board")
        finally:
            self._stack.endMacro()

    # -- the file -----------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The text of its file."""
        return game_text(self.value.game)

    def save(self, path: str, expectations: Expectations) -> None:
        """Write it to a folder: its rules, its examples, its try-it board and what lies on that."""
        del expectations  # its examples are its own
        board, draft, game_id = self.pictured.board, self.value, Path(path).parent.name
        elsewhere = self._game.path != path
        if elsewhere:
            # Another folder is another game: two of one id would hide one another.
            draft = called_by(draft, game_id)
            board = replace(board, ruleset=game_id)
        former = None if elsewhere else self._written
        value = self._written = write_draft(Path(path), draft, board, former)
        self._game.saved_as(path, value)
        if elsewhere:
            call_otherwise(self._stack, game_id)
        self._saved_board = self.pictured.board
        self.trial.save(str(Path(path).parent / TRY_IT))
        self.renamed.emit()

    def take_as_saved(self) -> None:
        """Note that the game's file holds it as it is now."""
        self._written, self._saved_board = self.value, self.pictured.board
        self._game.saved_as(str(self.path))

    def never_saved(self) -> None:
        """It counts as unsaved."""
        self._game.never_saved()

    def _changed(self, before: GameDraft) -> None:
        self.changed.emit(before)

    def _renamed(self) -> None:
        self.renamed.emit()


def _renamed_on(scene: Scene, kind: str, old: str, new: str) -> Scene:
    """The scene with the counters, or the condition, of one id under another."""
    if kind == "unit":
        units = [replace(one, unit=new) if one.unit == old else one for one in scene.units]
        return replace(scene, units=tuple(units))
    if kind == "marker":
        markers = [replace(one, marker=new) if one.marker == old else one for one in scene.markers]
        return replace(scene, markers=tuple(markers))
    if kind == "condition":
        conditions = {new if name == old else name: value for name, value in scene.conditions.items()}
        return replace(scene, conditions=conditions)
    return scene
