"""What every field of the form shares: the card's values, edits that merge while typing, and issues by field."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from bob_editor.editing.card_field import CardField
from bob_editor.editing.card_form import CardForm, card_form
from bob_editor.editing.card_names import named_on_card
from bob_editor.editing.card_renames import followed, is_id
from bob_editor.editing.hex_pick import PickRequest
from bob_editor.editing.tools.scenario_tool import side_titles
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.rules.issues import Issue
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.session import Session

Json = Any

_LACKS = re.compile("“([^”]+)”")


class FormState(QObject):
    """The form's view of the open scenario; every edit of a field goes through ``put``."""

    issuesChanged = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.form = CardForm(())
        self._of: Ruleset | None = None
        self._visit = 0
        self._issues: list[tuple[FieldPath, Issue]] = []
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)

    # -- the card ---------------------------------------------------------------------------------------------------

    def fit(self) -> bool:
        """Take the form of the open scenario's ruleset; whether it is another one."""
        ruleset = self.session.ruleset
        if self._of is ruleset:
            return False
        self._of, self.form = ruleset, card_form(ruleset)
        return True

    def get(self, path: FieldPath) -> Json:
        """A part of the card, or None."""
        return self.session.desk.open.get(*path)

    def put(self, path: FieldPath, value: Json, title: str) -> None:
        """Put a value at a path, None to take it away; what is typed at one visit to a field is one step of undo."""
        if self.get(path) == value and type(self.get(path)) is type(value):
            return
        label = f"Clear {in_sentence(title)}" if value is None else f"Set {in_sentence(title)}"
        merge = f"{'/'.join(map(str, path))} {self._visit}"
        self.session.perform_on_card(Edit(label, partial(self._with, path=path, value=value)), merge)

    def _with(self, scenario: Scenario, path: FieldPath, value: Json) -> Scenario:
        """The scenario with a value at a path; where it is the id of a row, all that names the row follows."""
        before = scenario.get(*path)
        if isinstance(before, str) and isinstance(value, str) and is_id(self.form, path):
            scenario = followed(scenario, self.form, path, old=before, new=value)
        return self._with_switches(scenario, put(scenario, path, value), but=path)

    def _with_switches(self, before: Scenario, after: Scenario, *, but: FieldPath = ()) -> Scenario:
        """A card after an edit, where what counts by being there is kept when all in it is taken away."""
        for path in self.form.switched:
            if path != but and before.get(*path) is not None and after.get(*path) is None:
                after = put(after, path, {})
        return after

    def begin(self) -> None:
        """What is put next is no part of the step before."""
        self._visit += 1

    def perform(self, label: str, change: Callable[[Scenario], Scenario]) -> None:
        """Do another edit, a step of undo of its own."""
        self.begin()
        self.session.perform_on_card(
            Edit(label, lambda scenario: self._with_switches(scenario, change(scenario)))
        )

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._visit += 1
        panel = self.parent()
        if (
            # A box for numbers or choices has the keyboard itself and hands keys on to the line in it.
            isinstance(now, QLineEdit | QPlainTextEdit | QAbstractSpinBox | QComboBox)
            and isinstance(panel, QWidget)
            and panel.isAncestorOf(now)
        ):
            now.removeEventFilter(self)
            now.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Undo and redo are the window's: a field's own would know nothing of the card."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(
            event, QKeyEvent
        ):
            keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(one) for one in keys):
                event.ignore()
                return True
        return False

    # -- who and where ----------------------------------------------------------------------------------------------

    def sides(self) -> tuple[tuple[str, str], ...]:
        """Id and name of each side of the card."""
        return tuple(side_titles(self.session.card).items())

    def areas(self) -> tuple[tuple[str, str], ...]:
        """Id and name of each set-up area."""
        found = []
        for _, row in self.session.desk.open.value.setup_areas:
            name = row.get("id")
            if isinstance(name, str):
                found.append((name, str(row.get("name") or name)))
        return tuple(found)

    def counters(self) -> tuple[tuple[str, str], ...]:
        """Id and name of each counter that the card describes."""
        card = self.session.card
        rows = {} if card is None else card.scenario.table("unit_types")
        return tuple(
            (one, str(row.get("name") or one) if isinstance(row, dict) else one) for one, row in rows.items()
        )

    def choices_of(self, field: CardField) -> tuple[tuple[Json, str], ...]:
        """Values of a field that may be chosen now, with their words."""
        of_card: dict[str, Callable[[], tuple[tuple[Json, str], ...]]] = {
            "side": self.sides, "board": self.boards, "area": self.areas, "counter": self.counters,
        }  # fmt: skip
        if field.of == ("sides",):
            return self.sides()
        if field.of:
            return named_on_card(self.session.desk.open.value, field.of)
        return of_card[field.kind]() if field.kind in of_card else field.choices

    def boards(self) -> tuple[tuple[str, str], ...]:
        """The boards of the map by name, with their titles."""
        document = self.session.scenario
        if document is None:
            return ()
        return tuple(
            (one.place.name, f"{one.place.name}  {one.board.title if one.board else ''}".strip())
            for one in document.boards
            if one.place.name and not one.overlay
        )

    def hexes_in(self, hex_set: Json) -> int | None:
        """How many hexes of the map a hex set names."""
        card = self.session.card
        return None if card is None else len(card.hexes(hex_set))

    def pick(
        self, field: CardField, path: FieldPath, chosen: tuple[str, ...], then: Callable[..., None]
    ) -> None:
        """Ask for places on the map."""
        kinds = {"hex": "hex", "place": "side", "hexes": "hexes", "places": "sides"}
        what = kinds.get(field.kind, "hexes")
        self.session.pick.begin(PickRequest(what, field.title, path, then, chosen))  # type: ignore[arg-type]  # its words

    # -- issues -------------------------------------------------------------------------------------------------------

    def read_issues(self) -> None:
        """Take the session's issues, each at the fields that it is about."""
        self._issues = [
            (path, issue)
            for issue in self.session.issues
            if issue.accepted is None
            for path in field_paths(issue)
        ]
        self.issuesChanged.emit()

    def issues_at(self, path: FieldPath) -> list[Issue]:
        """The issues of the very field at a path."""
        return [issue for at, issue in self._issues if at == path]

    def issues_in(self, path: FieldPath) -> list[Issue]:
        """The issues of a field and of all that is in it."""
        return [issue for at, issue in self._issues if at[: len(path)] == path]


def field_paths(issue: Issue) -> list[FieldPath]:
    """The fields of the card that an issue is about; one that lacks a field is about the missing one."""
    found: list[FieldPath] = [place.path for place in issue.places if place.kind == "field"]
    if issue.code == "schema/required":
        named = _LACKS.findall(issue.message)
        base = found[0] if found else ()
        return [(*base, named[-1])] if named else found
    return found


def in_sentence(title: str) -> str:
    """A title within a sentence; one that begins with an abbreviation stays."""
    return title if title[1:2].isupper() else title[:1].lower() + title[1:]
