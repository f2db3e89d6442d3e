"""The open board in the window: its undo steps, live issues and file."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtGui import QUndoStack

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.issues.accepting import accept_on_board, withdraw_on_board
from bob_editor.editing.issues.anew import fix_anew
from bob_editor.editing.issues.board_issues import LiveIssues
from bob_editor.editing.said import said
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads
from bob_editor.editing.sight.trial import Trial
from bob_editor.errors import BadCall
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.rules.issues.fixing import Choice, Mended, mended
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.storage.documents import board_text, write_board
from bob_editor.storage.form.drawn_limits import DrawnLimits
from bob_editor.ui.session.beside.bits import Bits
from bob_editor.ui.session.document_desk import CHECK_AFTER, Kind
from bob_editor.ui.session.undo import SceneSwap, push
from bob_editor.words import tr

CHECK_LATEST = 1500
"""Where checks take long they wait longer, so that they don't slow the next stroke; but never longer than this."""


class BoardDesk:
    """A ``DocumentDesk`` for the board in the session's document."""

    kind: Kind = "board"
    subjects = ("board",)
    is_drawn_on = True
    drops_unread = True
    form: CardForm | None = None

    def __init__(self, stack: QUndoStack, document: Document, los: LiveLos, pinned: PinnedThreads) -> None:
        self._stack = stack
        self._document = document
        self._los = los
        self.folder: Path | None = None
        """Where its scan lies while it is in no file yet."""
        self.trial = Trial(los, pinned)
        self.live = LiveIssues(document, lambda: self.trial.scene)
        self._limits, self._ahead = DrawnLimits(), Bits()
        document.changed.connect(self._measure_ahead)

    def _measure_ahead(self, change: Change) -> None:
        """Each edit measures what is new itself."""
        if change.everything:
            self._ahead.take(self._limits.measuring(self._document.value))
        else:
            self._ahead.leave()

    @property
    def path(self) -> str | None:
        """The board's file."""
        return self._document.path

    @property
    def title(self) -> str:
        """What to call the board."""
        return self._document.title

    @property
    def modified(self) -> bool:
        """Whether the board differs from its file, or its LOS trial from that beside it."""
        return self._document.modified or self.trial.modified

    @property
    def files_beside(self) -> tuple[str, ...]:
        """The file of its LOS trial."""
        return self.trial.files

    @property
    def pictured(self) -> Ground:
        """The board as it is."""
        return self._document.ground

    # -- checks -------------------------------------------------------------------------------------------------

    @property
    def issues(self) -> tuple[Issue, ...]:
        """What the checks say of the board now."""
        return self.live.issues

    @property
    def is_checked(self) -> bool:
        """Whether they have said anything of it yet."""
        return self.live.known

    @property
    def check_after(self) -> int:
        """The longer checks took the last time, the longer they wait."""
        return min(CHECK_LATEST, max(CHECK_AFTER, round(2000 * self.live.took)))

    def check(self) -> None:
        """Run all checks of the board."""
        self.live.refresh()

    def acceptance(self, issues: Sequence[Issue], because: str) -> Edit[Board]:
        """The edit that accepts issues of one code for a reason."""
        return accept_on_board(issues, because)

    def withdrawal(self, issues: Sequence[Issue]) -> Edit[Board]:
        """The edit that lets accepted issues of one code count again."""
        return withdraw_on_board(issues)

    # -- edits --------------------------------------------------------------------------------------------------

    def draw(self, edit: Edit[Board]) -> None:
        """Do an edit of the board as one step of undo.

        :raises TooLarge: where it draws more than a file may hold, which could be saved and never be opened again.
        :raises BadCall: where it changes a layer that is locked.
        """
        self.follow(self.allowed(edit))

    def draw_under(self, edit: Edit[Board], scene: Scene) -> None:
        """Do an edit of the board and ask about LOS under other circumstances, as one step of undo.

        :raises TooLarge: likewise; then neither is done.
        :raises BadCall: likewise.
        """
        edit = self.allowed(edit)
        self._stack.beginMacro(said(edit.label))
        try:
            self.follow(edit)
            self.set_scene(scene, edit.label)
        finally:
            self._stack.endMacro()

    def allowed(self, edit: Edit[Board]) -> Edit[Board]:
        """The edit as ``draw`` does it.

        :raises TooLarge: likewise.
        :raises BadCall: likewise.
        """
        before = self._document.value
        after = edit.apply(before)
        self._limits.check_edit(before, after, self.title)
        if why := self._document.manner.refusal(before, after):
            raise BadCall(
                tr("{label}: not done. {why}", label=said(edit.label), why=said(why)),
                hint=tr("Unlock the layer first."),
            )
        return Edit(edit.label, lambda _board: after)

    def follow(self, edit: Edit[Board]) -> None:
        """Do what follows from an edit of something else, as a terrain's new name does: no lock is there against it."""
        push(self._stack, self._document, edit)

    def push(self, edit: Edit[Any]) -> None:
        """Likewise."""
        self.draw(edit)

    def fix(self, issue: Issue, edit: Edit[Any]) -> None:
        """Likewise, worked out on the board as it is now; what is wrong with the LOS trial is mended in that."""
        edit = fix_anew(issue, edit, self.live.now(issue))
        if issue.subject == "scene":
            self.set_scene(edit.apply(self._los.own), edit.label)
        else:
            self.draw(edit)

    def preview(self, issue: Issue, edit: Edit[Any]) -> Preview:
        """The board as the fix would leave it."""
        edit = fix_anew(issue, edit, self.live.now(issue))
        hexes = (at for place in issue.places for at in place.near if at in self._document.value.grid)
        if issue.subject == "scene":
            return Preview(hexes=frozenset(hexes), scene=edit.apply(self._los.own), text=said(edit.label))
        return Preview(edit.apply(self._document.value), frozenset(hexes), text=said(edit.label))

    def mending(self, choice: Choice) -> Callable[[Callable[[], object]], Mended[Board]]:
        """What finds the board after all the fixes that ``choice`` names."""
        from bob_editor.rules.issues.gathering import issues_of_board

        board, ruleset = self._document.value, self._document.ruleset
        return lambda pace: mended(board, lambda now: issues_of_board(now, ruleset), choice, pace=pace)

    def set_scene(self, scene: Scene, label: str) -> None:
        """Ask about LOS under other circumstances, as one step of undo of the LOS trial."""
        if self._los.borrowed or scene != self._los.scene:
            self._stack.push(SceneSwap(self._los, scene, label))

    # -- the file -----------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The text of the board's file."""
        return board_text(self._document.value)

    def save(self, path: str, expectations: Expectations) -> None:
        """Write the board to a file, and its suites and its LOS trial beside."""
        write_board(path, self._document.value)
        expectations.save(path)
        self.trial.save(path)

    def take_as_saved(self) -> None:
        """Note that the board's file holds it as it is now."""
        self._document.saved_as()

    def never_saved(self) -> None:
        """The board counts as unsaved."""
        self._document.never_saved()
