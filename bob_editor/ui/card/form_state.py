"""What every field of the form shares: the card's values, edits that merge while typing, and issues by field."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.left_values import LeftValues, is_elsewhere
from bob_editor.editing.card.named_things import named_on_card, of_others
from bob_editor.editing.card.placing import area_field
from bob_editor.editing.card.renames import followed, is_id, is_shared, referable
from bob_editor.editing.document.hex_pick import PickRequest
from bob_editor.editing.tools.scenario.scenario_tool import side_titles
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.typed import typed_label
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import put, put_null
from bob_editor.model.special_rules import Kind
from bob_editor.rules.game import game_of
from bob_editor.rules.issues.issue import Issue
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.ui.dress.typing import is_begun_cell, is_undoing
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

Json = Any

_NO_CARD = CardForm(())
_LACKS = re.compile("“([^”]+)”")


class Asking(Protocol):
    """An editor that asks for places on the map."""

    @property
    def field(self) -> CardField:
        """What it edits."""

    @property
    def path(self) -> FieldPath:
        """Where in the card."""

    def isVisible(self) -> bool:
        """Whether it is to be seen, as Qt says."""

    def take_focus(self) -> None:
        """Give it the keyboard."""


class FormState(QObject):
    """The form's view of the open scenario; every edit of a field goes through ``put``."""

    issuesChanged = Signal()
    workedIn = Signal(QWidget)
    """A widget of the form has the keyboard."""

    refers = True
    """Whether its texts may refer to what is on a card."""

    names_rows = False
    """Whether it makes ids of the names that new rows are given by itself."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.form = _NO_CARD
        self._visit = 0
        self._issues: list[tuple[FieldPath, Issue]] = []
        self._asks: Asking | None = None
        self._cleared: tuple[FieldPath, int, str] = ((), -1, "")
        self.left = LeftValues()
        """What a choice put aside, until its form is chosen again."""
        session.opened.connect(self.left.forget)
        session.cardChanged.connect(self._follow_rows)
        session.pick.changed.connect(self._pick_changed)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)

    # -- the card ---------------------------------------------------------------------------------------------------

    def _follow_rows(self, before: Scenario) -> None:
        self.left.follow(before, self.sheet)
        if self._asks is not None and is_elsewhere(self._asks.path, before, self.sheet):
            self.ask_no_more(self._asks)

    def fit(self) -> bool:
        """Take the form of what is open, one without pages where that has no card; whether it is another one."""
        former, self.form = self.form, self.session.desk.form or _NO_CARD
        return self.form is not former

    def get(self, path: FieldPath) -> Json:
        """A part of the card, or None."""
        return self.sheet.get(*path)

    @property
    def sheet(self) -> Scenario:
        """The fields that the form shows, as they are now."""
        return self.session.scenario_desk.open.value

    def do(self, edit: Edit[Scenario], merge: str = "") -> None:
        """Do an edit of the fields as a step of undo; one of the same ``merge`` becomes part of the step before."""
        self.session.steps.on_card(edit, merge)

    def choose(self, path: FieldPath) -> None:
        """Show elsewhere, too, that a row is chosen."""
        self.session.scenario_desk.open.choose(path)

    def show_below(self, path: FieldPath) -> None:
        """Lead to a field of a row that no cell has room for."""
        self.session.attention.fieldWanted.emit(path)

    def is_null(self, path: FieldPath) -> bool:
        """Whether a null stands at a path, which is more than nothing."""
        within, name = self.get(path[:-1]), path[-1]
        return isinstance(within, Mapping) and isinstance(name, str) and within.get(name, ...) is None

    def put_null(self, path: FieldPath, title: str) -> None:
        """Put a null at a path."""
        self.perform(tr("Set {title}", title=in_sentence(title)), partial(put_null, path=path))

    def put(self, path: FieldPath, value: Json, title: str) -> None:
        """Put a value at a path, None to take it away; what is typed at one visit to a field is one step of undo."""
        if self.get(path) == value and type(self.get(path)) is type(value) and not self.is_null(path):
            return
        label = (
            tr("Clear {title}", title=in_sentence(title))
            if value is None
            else tr("Set {title}", title=in_sentence(title))
        )
        merge = f"{'/'.join(map(str, path))} {self._visit}"
        old = self._id_before(path, value)
        self.do(Edit(label, partial(self._with, path=path, value=value, old=old)), merge)

    def _id_before(self, path: FieldPath, value: Json) -> str:
        """The id that a row has had, where a value becomes its id; "" for other fields.

        An id that is cleared to be typed anew is remembered while the keyboard stays in its field.
        """
        if not is_id(self.form, path):
            return ""
        before = self.get(path)
        if isinstance(before, str):
            kept = value is None and not is_shared(self.sheet, path, before)
            self._cleared = (path, self._visit, before if kept else "")
            return before
        return self._cleared[2] if self._cleared[:2] == (path, self._visit) else ""

    def _with(self, scenario: Scenario, path: FieldPath, value: Json, old: str) -> Scenario:
        """The scenario with a value at a path; where it is the id of a row that had an old one, references follow."""
        if old and isinstance(value, str):
            scenario = followed(scenario, self.form, path, old=old, new=value)
        after = put(scenario, path, value)
        if value is None:
            after = self.with_named_rows(scenario, after, path)
        return self._with_switches(scenario, after, but=path)

    def with_named_rows(self, before: Scenario, after: Scenario, path: FieldPath) -> Scenario:
        """A card after a field was emptied, where the named rows that it stood in are kept, empty if need be."""
        for length in range(len(path) - 1, 0, -1):
            row = path[:length]
            if isinstance(row[-1], str) and isinstance(before.get(*row), Mapping) and after.get(*row) is None:
                table = self.form.field_at(row[:-1])
                if table is not None and table.kind in ("table", "keyed"):
                    # Put over the former row, it keeps its place among the others.
                    return put(before, row, {})
        return after

    def _with_switches(self, before: Scenario, after: Scenario, *, but: FieldPath = ()) -> Scenario:
        """A card after an edit, where what counts by being there is kept when all in it is taken away."""
        for path in self.form.switched:
            if path != but and before.get(*path) is not None and after.get(*path) is None:
                after = put(after, path, {})
        return after

    @property
    def visit(self) -> int:
        """Counts visits to fields: what is typed at one of them belongs together."""
        return self._visit

    def begin(self) -> None:
        """What is put next is no part of the step before."""
        self._visit += 1

    def perform(self, label: str, change: Callable[[Scenario], Scenario]) -> None:
        """Do another edit, a step of undo of its own."""
        self.begin()
        self.do(Edit(label, lambda scenario: self._with_switches(scenario, change(scenario))))

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._visit += 1
        panel = self.parent()
        if now is not None and isinstance(panel, QWidget) and panel.isAncestorOf(now):
            self.workedIn.emit(now)
        if (
            # A box for numbers or choices has the keyboard itself and hands keys on to the line in it.
            isinstance(now, QLineEdit | QPlainTextEdit | QAbstractSpinBox | QComboBox)
            and isinstance(panel, QWidget)
            and panel.isAncestorOf(now)
        ):
            now.removeEventFilter(self)
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Undo and redo are the window's, as a field's own would know nothing of the card; a cell's are its own.

        What is typed into a cell the card knows nothing of until it is left.
        """
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() in kinds and isinstance(event, QKeyEvent) and is_undoing(event):
            if is_begun_cell(watched):
                return False
            event.ignore()
            return True
        return False

    def foretell(self, path: FieldPath, value: Json, title: str) -> None:
        """Have known what is typed for a path and will be put there once the field is left."""
        row = path[:-1] if self.get(path[:-1]) is not None else ()
        self._foretell(Edit(title, partial(_put_in_row, row=row, path=path, value=value)))

    def foretell_nothing(self) -> None:
        """What was typed is taken, or given up."""
        self._foretell(None)

    def _foretell(self, edit: Edit[Scenario] | None) -> None:
        self.session.typed.put(edit)

    # -- who and where ----------------------------------------------------------------------------------------------

    def sides(self) -> tuple[tuple[str, str], ...]:
        """Id and name of each side of the card."""
        return tuple(side_titles(self.session.card).items())

    def areas(self) -> tuple[tuple[str, str], ...]:
        """Id and name of each set-up area."""
        found = []
        for _, row in self.sheet.setup_areas:
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

    def named(self) -> tuple[tuple[str, Kind, tuple[tuple[str, str], ...]], ...]:
        """What texts of the card may refer to, in groups with their titles: ids, and the words of each."""
        scenario = self.sheet
        kinds: tuple[tuple[str, Kind], ...] = ((tr("Unit"), "unit"), (tr("Area"), "area"))
        groups = (
            (title, kind, named_on_card(scenario, referable(self.form, kind), self._kinds))
            for title, kind in kinds
        )
        return tuple(group for group in groups if group[2])

    @property
    def _kinds(self) -> dict[Json, str]:
        """What the form calls the kinds of units."""
        field = self.form.field_at(("units", 0, "kind"))
        return dict(field.choices) if field is not None else {}

    def choices_of(self, field: CardField) -> tuple[tuple[Json, str], ...]:
        """Values of a field that may be chosen now, with their words."""
        of_card: dict[str, Callable[[], tuple[tuple[Json, str], ...]]] = {
            "side": self.sides, "board": self.boards, "area": self.areas, "counter": self.counters,
        }  # fmt: skip
        if field.of == ("sides",):
            return self.sides()
        if field.of:
            return named_on_card(self.sheet, field.of, self._kinds)
        return of_card[field.kind]() if field.kind in of_card else field.choices

    def offered(self, field: CardField, path: FieldPath) -> tuple[tuple[Json, str], ...]:
        """Likewise, for the field at a path: without what is another side's, unless it stands there already."""
        card, choices = self.session.card, self.choices_of(field)
        of = field.of or (("unit_types",) if field.kind == "counter" else ())
        if card is None or not of:
            return choices
        value = self.get(path)
        there = value if isinstance(value, list | tuple) else (value,)
        others = of_others(card, path, of)
        return tuple(one for one in choices if one[0] not in others or one[0] in there)

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

    def hexes_at(self, path: FieldPath) -> frozenset[Hex] | None:
        """The hexes of the map that the hex set at a path names; None without a card.

        Of a row that the game shows as an area they are what it shows: some count from the edge of the row's side.
        """
        card = self.session.card
        if card is None:
            return None
        code = game_of(card.ruleset).card_code()
        row = self.get(path[:-1])
        if isinstance(row, Mapping) and path[-1] == area_field(row):
            for area in code.areas(card):
                if area.path == path[:-1]:
                    return area.hexes
        return card.hexes(self.get(path))

    def as_labelled(self, typed: Json) -> Json:
        """Hexes and hexsides, however they were typed, as the map's labels are written."""
        card = self.session.card
        if isinstance(typed, list):
            return [self.as_labelled(one) for one in typed]
        return typed_label(card.grid, typed) if card is not None and isinstance(typed, str) else typed

    def pick(self, asks: Asking, chosen: tuple[str, ...], then: Callable[..., None]) -> None:
        """Ask for places on the map; whether any are picked or not, who asks has the keyboard again then."""
        kinds = {"hex": "hex", "place": "side", "hexes": "hexes", "places": "sides"}
        what = kinds.get(asks.field.kind, "hexes")

        def done(labels: tuple[str, ...]) -> None:
            # With its row the field may have gone.
            if isValid(asks):
                then(labels)

        self.session.pick.begin(PickRequest(what, asks.field.title, asks.path, done, chosen))  # type: ignore[arg-type]  # its words
        self._asks = asks

    def ask_no_more(self, asks: Asking) -> None:
        """Give up what a field asks for; the keyboard stays where it is."""
        if self._asks is asks:
            self._asks = None
            self.session.pick.cancel()

    def _pick_changed(self) -> None:
        asks, self._asks = self._asks, None
        now = QApplication.focusWidget()
        if asks is None or not isValid(asks) or not asks.isVisible():
            return
        if self.session.pick.request is None and not isinstance(
            now, QLineEdit | QPlainTextEdit | QAbstractSpinBox
        ):
            asks.take_focus()

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
        """The issues of a field and of all that is in it, each once however many of its places are there."""
        return list({id(issue): issue for at, issue in self._issues if at[: len(path)] == path}.values())


def _put_in_row(scenario: Scenario, *, row: FieldPath, path: FieldPath, value: Json) -> Scenario:
    """The scenario with a value at a path; as it is where the row was removed meanwhile."""
    return scenario if scenario.get(*row) is None else put(scenario, path, value)


def field_paths(issue: Issue) -> list[FieldPath]:
    """The fields of the card that an issue is about; one of what lacks fields is about all of those."""
    found: list[FieldPath] = [place.path for place in issue.places if place.kind == "field"]
    if issue.code == "schema/required":
        base = found[0] if found else ()
        # What lacks them may have a name in quotation marks as well.
        return [(*base, name) for name in _LACKS.findall(issue.message.rpartition(" lacks ")[2])] or found
    return found


def in_sentence(title: str) -> str:
    """A title within a sentence; one that begins with an abbreviation stays."""
    return of_window().lower(title)
