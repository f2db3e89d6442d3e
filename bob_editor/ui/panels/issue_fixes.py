"""The buttons that mend one issue, all that is safe, or all of a kind; pointed at, a fix is shown on the map."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from bob_editor.editing.issues.form_words import kind_in_words
from bob_editor.editing.issues.issue_filter import Test
from bob_editor.editing.said import said
from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.model.edit import Edit
from bob_editor.rules.issues.fixing import Choice, Fixed, Mended, first_fix, safe_fix
from bob_editor.rules.issues.issue import Issue
from bob_editor.sheet.languages import capital
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.plain import plain_tip, unmarked
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.words import many, mark, tr

_ONE = mark("Carry out the fix of the chosen issue")
_ALL = mark("Apply every safe fix, or those of all issues of a kind, as one step of undo")

MOST_NAMED = 4
"""So many fixes are named of those that were done at once."""


class IssueFixes(QObject):
    """*Fix* and *Fix all* for a list of issues."""

    taken = Signal(object)
    """A fix is about to be done; carries its ``Issue``."""

    def __init__(
        self,
        desk: Desk,
        current: Callable[[], Issue | None],
        filtered: Callable[[], Test | None],
        parent: QWidget,
    ) -> None:
        """``current`` gives the chosen issue, ``filtered`` what decides of the others whether they are listed."""
        super().__init__(parent)
        self.session = desk.session
        self._messages = desk.messages
        self._actions = desk.actions
        self._current = current
        self._filtered = filtered
        self._worker = Worker(self)
        self._worker.changed.connect(self.enable)
        self.button = push_button(tr("Fi&x"), "mdi6.auto-fix", tr(_ONE), self.fix)
        self.button.installEventFilter(self)
        self.all_button = push_button(tr("Fix &all"), "mdi6.check-all", tr(_ALL), self._choose_all)
        desk.actions.connect_all(
            {"fix_issue": self.fix, "fix_all": self.fix_safe, "fix_alike": self.fix_alike}
        )

    # -- one issue --------------------------------------------------------------------------------------------------

    def fix(self) -> None:
        """Carry out the only fix, or let the user choose."""
        issue = self._current()
        if issue is None or not issue.fixes:
            return
        if len(issue.fixes) == 1:
            self._take(issue, issue.fixes[0])
            return
        menu = QMenu(self.button)
        self.add_to(menu, issue)
        menu.exec(self.button.mapToGlobal(QPoint(0, self.button.height())))

    def add_to(self, menu: QMenu, issue: Issue) -> None:
        """The fixes of an issue as entries of a menu; the one that is pointed at is shown on the map."""
        for edit in issue.fixes:
            action = menu.addAction(
                icons.icon("mdi6.auto-fix"), unmarked(_named(edit)), partial(self._take, issue, edit)
            )
            action.hovered.connect(partial(self._show, issue, edit))
        menu.aboutToHide.connect(partial(self.session.hand.propose, None))

    def _take(self, issue: Issue, edit: Edit[Any]) -> None:
        self.session.hand.propose(None)
        self.taken.emit(issue)
        self.session.steps.fix(issue, edit)

    def _show(self, issue: Issue, edit: Edit[Any]) -> None:
        try:
            self.session.hand.propose(self.session.desk.preview(issue, edit))
        except BobEditorError:
            # It is gone meanwhile; whoever takes the fix is told so.
            self.session.hand.propose(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show what the only fix does while the button is pointed at."""
        if event.type() == QEvent.Type.Enter:
            self._show_only()
        elif event.type() == QEvent.Type.Leave:
            self.session.hand.propose(None)
        return super().eventFilter(watched, event)

    def _show_only(self) -> None:
        """Show what the button would do: after one fix, that of the next issue."""
        issue = self._current()
        if issue is not None and issue.accepted is None and len(issue.fixes) == 1:
            self._show(issue, issue.fixes[0])
        else:
            self.session.hand.propose(None)

    # -- many issues ------------------------------------------------------------------------------------------------

    def fix_safe(self) -> None:
        """Apply every safe fix."""
        self._begin(safe_fix, tr("Fix all that is safe"))

    def fix_alike(self) -> None:
        """Apply the fix of every issue of the chosen one's kind."""
        issue = self._current()
        if issue is not None:
            self.fix_kind(issue)

    def fix_kind(self, issue: Issue) -> None:
        """Apply the fix of every issue of one's kind that is shown."""
        code, shows = issue.code, self._filtered()

        def choice(one: Issue) -> Edit[Any] | None:
            return first_fix(one) if one.code == code and (shows is None or shows(one)) else None

        self._begin(choice, tr("Fix all: {kind}", kind=kind_in_words(issue)))

    def stop(self) -> None:
        """Stop mending, and wait until it has."""
        self._worker.end()

    def _choose_all(self) -> None:
        if self._worker.busy:
            self._worker.cancel()
            return
        menu = QMenu(self.all_button)
        safe = len(self._safe())
        menu.addAction(tr("All that is &safe ({count})", count=safe), self.fix_safe).setEnabled(safe > 0)
        menu.addSeparator()
        for alike in self._kinds():
            words = f"{said(capital(alike[0].kind))} ({len(alike)})"
            menu.addAction(unmarked(words), partial(self.fix_kind, alike[0]))
        menu.exec(self.all_button.mapToGlobal(QPoint(0, self.all_button.height())))

    def _safe(self) -> list[Issue]:
        return [one for one in self.session.issues if one.accepted is None and safe_fix(one) is not None]

    def _kinds(self) -> list[list[Issue]]:
        """Those that are shown and can be mended, by their kinds; that of the chosen one comes first."""
        shows, chosen = self._filtered(), self._current()
        kinds: dict[str, list[Issue]] = {} if chosen is None else {chosen.code: []}
        for one in self.session.issues:
            if one.fixes and one.accepted is None and (shows is None or shows(one)):
                kinds.setdefault(one.code, []).append(one)
        return [alike for alike in kinds.values() if alike]

    def _begin(self, choice: Choice, label: str) -> None:
        """Work it out beside the window; an edit made meanwhile wins."""
        desk = self.session.desk
        before, work = self._value(), desk.mending(choice)

        def task(_progress: Progress, stopped: Callable[[], bool]) -> object:
            def pace() -> None:
                if stopped():
                    raise Cancelled("Stopped.")

            return work(pace)

        self._worker.begin(task, lambda outcome: self._finish(cast("Mended[Any]", outcome), before, label))

    def _value(self) -> object:
        """The board or scenario as it is now; another object after every edit."""
        scenario = self.session.scenario
        return self.session.board if scenario is None else scenario.value

    def _finish(self, mended: Mended[Any], before: object, label: str) -> None:
        if self._value() is not before:
            self._messages.notice(tr("Nothing was fixed, for an edit came in between."))
            return
        if mended.done:
            self.session.steps.here(Edit(label, lambda _value: mended.value))
        told = many("{count} issue fixed.", "{count} issues fixed.", len(mended.done))
        left = many(
            "{count} fix wasn’t taken, since it would bring something as bad.",
            "{count} fixes weren’t taken, since they would bring something as bad.",
            len(mended.harmful),
        )
        said_of_all = (told, _how(mended.done), left if mended.harmful else "")
        self._messages.notice(" ".join(filter(None, said_of_all)))

    def enable(self) -> None:
        """Show what can be done now."""
        issue = self._current()
        fixes = issue.fixes if issue is not None and issue.accepted is None else ()
        self.button.setEnabled(bool(fixes))
        self.button.setText(tr("Fi&x…") if len(fixes) > 1 else tr("Fi&x"))
        self.button.setToolTip(plain_tip(tr("\nor ").join(map(_named, fixes)) or tr(_ONE)))
        if self.button.underMouse():
            self._show_only()
        busy = self._worker.busy
        self.all_button.setText(tr("Stop") if busy else tr("Fix &all"))
        mendable = any(one.fixes and one.accepted is None for one in self.session.issues)
        self.all_button.setEnabled(busy or mendable)
        self._actions.enable(("fix_issue", "fix_alike"), bool(fixes))
        self._actions.enable(
            ("fix_all",), any(safe_fix(one) for one in self.session.issues if one.accepted is None)
        )


def _how(done: Sequence[Fixed]) -> str:
    """By what issues were fixed, each kind of fix once: one that takes something away goes by no mere number."""
    labels = list(dict.fromkeys(said(one.label) for one in done))
    fixes = "; ".join(labels[:MOST_NAMED]) + (" …" if len(labels) > MOST_NAMED else "")
    return tr("Done: {fixes}", fixes=fixes) if labels else ""


def _named(edit: Edit[Any]) -> str:
    """What a fix does, and whether it is the designer's to choose."""
    return said(edit.label) if edit.safe else tr("{label} (suggestion)", label=said(edit.label))
