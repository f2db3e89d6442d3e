"""The open scenario in the window: its undo steps, live issues, the files of its boards, and the map as it looks."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from bob_editor.editing.card.form import CardForm, card_form
from bob_editor.editing.card.scene_on_card import with_scene
from bob_editor.editing.document.document import Document
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.document.scenario_document import ScenarioDocument, pictured
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.issues.accepting import accept_in_scenario, withdraw_in_scenario
from bob_editor.editing.issues.anew import fix_anew
from bob_editor.editing.issues.live_checks import Found, Task
from bob_editor.editing.issues.scenario_issues import LiveScenarioIssues
from bob_editor.editing.said import said
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads
from bob_editor.editing.sight.trial import Trial
from bob_editor.errors import BadCall, BadFile, Cancelled, TooLarge
from bob_editor.model.board import Board
from bob_editor.model.change import Change, difference
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import card_of, read_boards, rebased
from bob_editor.rules.issues.fixing import Choice, Mended, mended
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import scenario_text, write_scenario
from bob_editor.storage.form.limits import check_card
from bob_editor.ui.session.beside.stillness import Stillness
from bob_editor.ui.session.beside.watched_files import WatchedFiles
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.ui.session.document_desk import CHECK_AFTER, Kind, why_not_drawn_on
from bob_editor.ui.session.undo import lead_from, push
from bob_editor.words import many, tr


class ScenarioDesk(QObject):
    """A ``DocumentDesk`` for a scenario; the session's document is its joined map while one is open.

    ``open`` is there for tools whether a scenario is open or not; as a desk it is asked only while one is.
    """

    kind: Kind = "scenario"
    subjects = ("scenario", "scene")
    is_drawn_on = False
    drops_unread = False
    check_after = CHECK_AFTER

    changed = Signal(object)
    """The card is another; carries the former ``Scenario``, the present one where only a board's file changed."""
    pictureChanged = Signal(object)
    """The map looks otherwise; carries the ``Change``."""
    renamed = Signal()
    issuesChanged = Signal()
    remarked = Signal(str)
    """A sentence about a board's file."""
    failed = Signal(object)
    """A board can't be read; carries a ``BobEditorError``."""

    mapChanged = Signal(object, object)
    """The joined map is another; carries it, None where there is none, and the card's ``Scene`` on it."""
    sceneChanged = Signal(object)
    """LOS is asked about on the same map under what the card says now; carries the ``Scene``."""

    def __init__(
        self,
        stack: QUndoStack,
        document: Document,
        los: LiveLos,
        pinned: PinnedThreads,
        stillness: Stillness,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._joined = document
        self._los = los
        self.trial = Trial(los, pinned, lambda: self.title)
        self._stillness = stillness
        self.open = OpenScenario()
        self.live = LiveScenarioIssues(lambda: self.open.card)
        self.live.beside = self.check_beside
        self.live.changed.connect(self._issues_changed)
        self._worker = Worker(self)
        self._pictured: Ground | None = None
        self._map_is_other = False
        self._told: frozenset[Path] = frozenset()
        self._boards = WatchedFiles(self)
        self._boards.changed.connect(self.follow_boards)

    @property
    def document(self) -> ScenarioDocument | None:
        """The open scenario; None where none is."""
        return self.open.document

    @property
    def _scenario(self) -> ScenarioDocument:
        document = self.open.document
        assert document is not None  # else another desk is asked
        return document

    @property
    def form(self) -> CardForm:
        """The form of the card."""
        return card_form(self._scenario.ruleset)

    @property
    def path(self) -> str | None:
        """The scenario's file."""
        return self._scenario.path

    @property
    def folder(self) -> Path:
        """From where the scenario names its boards."""
        return self._scenario.folder

    @property
    def title(self) -> str:
        """What to call the scenario."""
        return self._scenario.title

    @property
    def modified(self) -> bool:
        """Whether the scenario differs from its file, or its pinned threads from those beside it."""
        return self._scenario.modified or self.trial.modified

    @property
    def files_beside(self) -> tuple[str, ...]:
        """The file of its pinned threads."""
        return self.trial.files

    # -- opening ------------------------------------------------------------------------------------------------

    def put(self, document: ScenarioDocument | None, pictured: Ground | None = None) -> None:
        """Have another scenario open, or none; the session shows its map, ``pictured`` where that was made already."""
        former = self.open.document
        if former is not None:
            former.changed.disconnect(self._changed)
            former.map_changed.disconnect(self._map_changed)
            former.renamed.disconnect(self._renamed)
            former.edit_hook = None
        self._worker.cancel()
        self.live.clear()
        self.open.put(document)
        self._pictured = pictured
        self._told = frozenset()
        if document is not None:
            document.edit_hook = self.push
            document.changed.connect(self._changed)
            document.map_changed.connect(self._map_changed)
            document.renamed.connect(self._renamed)
        self._watch()

    def follow_rules(self, ruleset: Ruleset) -> None:
        """Read the card by its game's rules as they were edited."""
        self._scenario.follow_rules(ruleset)

    def map_board(self) -> Board | None:
        """The joined map; None where the scenario has no board that can be read."""
        document = self.open.document
        return document.map.board if document is not None and document.map.grid.hexes else None

    def tell_of_boards(self) -> None:
        """Say which boards can't be read, once each."""
        document = self.open.document
        if document is None:
            return
        lacking = [one for one in document.boards if one.error is not None]
        new = [one for one in lacking if one.path is None or one.path not in self._told]
        self._told = frozenset(one.path for one in lacking if one.path is not None)
        if new and new[0].error is not None:
            more = tr(" {count} more can’t be read either.", count=len(new) - 1) if len(new) > 1 else ""
            hint = tr("The map is joined from the others.") if self.map_board() is not None else ""
            self.failed.emit(BadFile(f"{said(str(new[0].error))}{more}", hint=hint))

    # -- edits --------------------------------------------------------------------------------------------------

    def draw(self, edit: Edit[Board]) -> None:
        """Refuse it: what lies on the map are boards in files of their own.

        :raises BadCall: always.
        """
        del edit
        raise BadCall(
            why_not_drawn_on(self._scenario.ruleset), hint=tr("Open the board’s own file with Open board.")
        )

    def push(self, edit: Edit[Scenario], merge: str = "") -> None:
        """Do an edit of the card that a file can hold as one step of undo; of the same ``merge`` it joins the last."""
        if self.open.document is not None:
            try:
                check_card(edit.apply(self._scenario.value).data, self.title)
                push(self._stack, self.open.document, edit, merge)
            except TooLarge as error:
                self.failed.emit(error)

    def fix(self, issue: Issue, edit: Edit[Any]) -> None:
        """Do an edit that an issue proposes, of the card or of the scene that it makes as they are now."""
        edit = fix_anew(issue, edit, self.live.now(issue))
        if issue.subject == "scene":
            before = self._scenario.card.scene
            self._write_scene(before, edit.apply(before), edit.label)
        else:
            self.push(edit)

    def preview(self, issue: Issue, edit: Edit[Any]) -> Preview:
        """Where counters would come and go, and the markers as they would lie."""
        from bob_editor.rules.pieces import moved

        document = self._scenario
        edit = fix_anew(issue, edit, self.live.now(issue))
        after = document.card_of(edit.apply(document.value))
        named = {at for place in issue.places for at in place.near}
        hexes = frozenset(at for at in moved(document.card, after) | named if at in after.grid)
        return Preview(None, hexes, text=said(edit.label), scene=after.scene)

    def mending(self, choice: Choice) -> Callable[[Callable[[], object]], Mended[Scenario]]:
        """What finds the card after all the fixes that ``choice`` names, on the boards as they are now."""
        from bob_editor.rules.issues.gathering import issues_of_card

        document = self._scenario
        scenario, boards = document.value, document.boards
        path = Path(document.path) if document.path is not None else None

        def issues(now: Scenario) -> tuple[Issue, ...]:
            return issues_of_card(card_of(now, document.ruleset, read_boards(now, path, known=boards)))

        return lambda pace: mended(scenario, issues, choice, pace=pace)

    def set_scene(self, scene: Scene, label: str) -> None:
        """Ask about LOS under other circumstances, and write them into the card."""
        self._write_scene(self._los.scene, scene, label)

    def _write_scene(self, before: Scene, after: Scene, label: str) -> None:
        """Write into the card what differs between two scenes of its map."""
        self.push(Edit(label, lambda scenario: with_scene(scenario, before, after)))

    # -- the file -----------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The text of the scenario's file."""
        return scenario_text(self._scenario.value)

    def save(self, path: str, expectations: Expectations) -> None:
        """Write the scenario to a file, and its suites and its pinned threads beside.

        The paths of its boards are led to the same files from where it is now.
        """
        document = self._scenario
        before, after = document.folder, Path(path).absolute().parent
        value = rebased(document.value, before, after)
        write_scenario(path, value)
        expectations.save(path)
        self.trial.save(path)
        lead_from(self._stack, before, after)
        document.moved_to(path, value)

    def take_as_saved(self) -> None:
        """Note that the scenario's file holds it as it is now."""
        self._scenario.moved_to(str(self.path), self._scenario.value)

    def never_saved(self) -> None:
        """The scenario counts as unsaved."""
        self._scenario.never_saved()

    # -- the map as it looks --------------------------------------------------------------------------------------

    @property
    def pictured(self) -> Ground:
        """The map as the scenario's changes make it look, for the picture and nothing else."""
        if self._pictured is None:
            self._pictured = self._picture()
        return self._pictured

    def _picture(self, former: Ground | None = None) -> Ground:
        """The ground to show; made from the one that was shown, as far as that holds."""
        ground, card = self._joined.ground, self.open.card
        if card is None or self.map_board() is None:
            return ground
        return pictured(card, ground, former)

    def _show_picture(self) -> None:
        former = self._pictured
        self._pictured = self._picture(former)
        shown = self._pictured.board
        change = Change(everything=True) if former is None else difference(former.board, shown)
        if change:
            self.pictureChanged.emit(change)

    # -- following the document -------------------------------------------------------------------------------------

    def _map_changed(self) -> None:
        self._map_is_other = True

    def _changed(self, before: Scenario) -> None:
        document = self.open.document
        if document is None:
            return
        if self._map_is_other:
            self._map_is_other = False
            self.mapChanged.emit(self.map_board(), document.card.scene)
            self._watch()
            self.tell_of_boards()
        else:
            self.sceneChanged.emit(document.card.scene)
        self._show_picture()
        self.open.changed.emit()
        self.changed.emit(before)
        self.live.refresh_changed()

    def _renamed(self) -> None:
        if self._map_is_other and self.open.document is not None:
            self._changed(self.open.document.value)
        self.renamed.emit()

    def follow_boards(self) -> None:
        """Read again the boards whose files changed, and show them."""
        document = self.open.document
        if document is None:
            return
        before = {one.path: one.stamp for one in document.boards}
        if document.follow_boards():
            changed = dict.fromkeys(
                one.path.name
                for one in document.boards
                if one.path is not None and one.board is not None and one.stamp != before.get(one.path)
            )
            self._changed(document.value)
            self.live.refresh()
            if changed:
                self.remarked.emit(
                    many(
                        "{listed} has changed; the map shows it.",
                        "{listed} have changed; the map shows it.",
                        len(changed),
                        listed=", ".join(changed),
                    )
                )
        self._watch()

    def _watch(self) -> None:
        """Watch the files of the boards."""
        boards = () if self.open.document is None else self.open.document.boards
        self._boards.watch(one.path for one in boards if one.path is not None)

    # -- issues -----------------------------------------------------------------------------------------------------

    @property
    def issues(self) -> tuple[Issue, ...]:
        """What the checks say of the card now."""
        return self.live.issues

    @property
    def is_checked(self) -> bool:
        """Whether they have said anything of it yet."""
        return self.live.known

    def check(self) -> None:
        """Run all checks of the card."""
        self.live.refresh()

    def acceptance(self, issues: Sequence[Issue], because: str) -> Edit[Scenario]:
        """The edit that accepts issues of one code for a reason."""
        return accept_in_scenario(issues, because)

    def withdrawal(self, issues: Sequence[Issue]) -> Edit[Scenario]:
        """The edit that lets accepted issues of one code count again."""
        return withdraw_in_scenario(issues)

    def check_beside(self, task: Task, then: Callable[[Found | None], None]) -> None:
        """Do long checking on another thread, of a card or a board, while the user pauses; one task at a time."""

        def in_pauses(_progress: Progress, stopped: Callable[[], bool]) -> Found | None:
            def pace() -> None:
                self._stillness.wait(stopped)
                if stopped():
                    raise Cancelled("Nobody asks for these checks any more.")

            return task(pace)

        self._worker.begin(in_pauses, then)  # type: ignore[arg-type]  # what the task gives

    def _issues_changed(self) -> None:
        self.issuesChanged.emit()

    def end(self) -> None:
        """Stop what works beside the window."""
        self._worker.end()
