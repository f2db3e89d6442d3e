"""The dock of the card's form: a search box, the list of pages with their issues, and the fields of a page."""

from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QIcon, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from bob_editor.editing.card.form import Page
from bob_editor.editing.card.form_field import CardField
from bob_editor.manual.places import field_place
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.field_row import FieldRow, badge, sign
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import FOLDED, Fields
from bob_editor.ui.card.making import make_editor
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.keyboard import go_on
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.ui.dress.turning import turn_to
from bob_editor.ui.dress.typing import Typing
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

MARGIN = 40
"""Pixels above and below a field that is scrolled to."""

BESIDE = 42
"""Pixels beside a page's title and its number of issues: their sign and the list's edges."""

_SHARE = 0.22
"""Of a panel's width as much is left to the pages' titles beside their signs, unless a word needs more."""

SOON = 120
"""Milliseconds after which what a search found is shown, so that typing isn't held up, or a row chosen elsewhere."""


class CardPanel(QWidget):
    """The form of the open scenario's card; a page is made when it is first shown."""

    leads = Signal()
    """A field is about to be shown, so the form must be seen."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setAccessibleName(tr("Card"))
        self.state = FormState(session, self)
        self.search = SearchField(tr("Find a field"))
        self.search.addAction(icons.icon("mdi6.magnify"), QLineEdit.ActionPosition.LeadingPosition)
        self._search_timer = QTimer(self)
        self._search_timer.setSingleShot(True)
        self._search_timer.setInterval(SOON)
        self._search_timer.timeout.connect(self.find_fields)
        self.search.textChanged.connect(lambda _text: self._search_timer.start())
        self.search.returnPressed.connect(self._take_found)
        self.pages = wrapping(QListWidget())
        self.pages.setAccessibleName(tr("Pages of the card"))
        self.pages.setIconSize(QSize(14, 14))
        self.pages.currentRowChanged.connect(self._show_page)
        self.stack = QStackedWidget()
        self.none = QLabel(tr("Open a scenario to write its card."))
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none.setWordWrap(True)
        self.none.setProperty("faint", True)
        self.stack.addWidget(self.none)
        self._made: dict[int, Fields] = {}
        self._areas: dict[int, QScrollArea] = {}
        self._lay_out()
        self.setFocusProxy(self.pages)
        Typing(self)
        for keys, by in (("Alt+PgDown", 1), ("Alt+PgUp", -1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda by=by: self.turn_page(by))
        session.opened.connect(self._opened)
        session.rulesSaved.connect(self._opened)
        session.cardChanged.connect(self._card_changed)
        session.issuesChanged.connect(self._issues_changed)
        session.attention.fieldWanted.connect(self.show_field)
        session.retracing.onCard.connect(self._retrace)
        session.scenario_desk.open.chosen_changed.connect(self._chosen)
        self.state.workedIn.connect(self._choose_row_of)
        self._opened()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Through the card in the order in which it is seen."""
        return go_on((self.search, self.pages, self.stack), forward=forward) or super().focusNextPrevChild(
            forward
        )

    def _lay_out(self) -> None:
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.pages)
        split.addWidget(self.stack)
        split.setStretchFactor(1, 1)
        split.setSizes([116, 330])
        split.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(split, 1)

    # -- the card ---------------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        is_another = self.state.fit()
        if self.session.desk.form is None:
            self.pages.clear()
            self.pages.hide()
            turn_to(self.stack, self.none)
            self._forget_pages()
            return
        self.pages.show()
        fits = not is_another and self.pages.count() == len(self.state.form.pages)
        row = max(0, self.pages.currentRow()) if fits else 0
        # What is typed and not on the card belongs to the former scenario, so the fields are made anew.
        self._forget_pages()
        self.pages.blockSignals(True)
        self.pages.clear()
        for page in self.state.form.pages:
            item = QListWidgetItem(page.title)
            item.setToolTip(plain_tip(tr("Rules {cites}", cites=page.cites)) if page.cites else "")
            self.pages.addItem(item)
        found = self._hide_pages()
        row = row if row in found else next(iter(found), row)
        self.pages.blockSignals(False)
        self._make_room()
        self.state.read_issues()
        self.pages.setCurrentRow(row)
        self._show_page(row)
        self._show_badges()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The fields have most of a narrow panel: titles of pages are on two lines there."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Have the pages' list be as wide as their titles, but in a narrow panel only as their words."""
        words = self.pages.fontMetrics()
        titles = [] if self.session.desk.form is None else [page.title for page in self.state.form.pages]
        whole = max(map(words.horizontalAdvance, titles), default=0)
        least = max((words.horizontalAdvance(one) for title in titles for one in title.split()), default=0)
        wide = min(whole, max(least, round(_SHARE * self.width())))
        self.pages.setMinimumWidth(wide + words.horizontalAdvance("  9") + BESIDE)

    def _forget_pages(self) -> None:
        for area in self._areas.values():
            self.stack.removeWidget(area)
            area.hide()
            area.deleteLater()
        self._areas, self._made = {}, {}

    def _card_changed(self, _before: Any) -> None:
        fields = self._made.get(self.pages.currentRow())
        if fields is not None:
            fields.refresh()

    def _issues_changed(self) -> None:
        area, anchor = self._areas.get(self.pages.currentRow()), self._anchor()
        before = 0 if area is None or anchor is None else _height_in(area, anchor)
        self.state.read_issues()
        self._show_badges()
        if area is not None and anchor is not None:
            # Once the fields have their new places.
            QTimer.singleShot(0, anchor, lambda: _hold(area, anchor, before))

    def _anchor(self) -> QWidget | None:
        """What is to stay where it is when words come and go above it: under the mouse, else with the keyboard."""
        area = self._areas.get(self.pages.currentRow())
        holder = None if area is None else area.widget()
        if area is None or holder is None or not area.isVisible():
            return None
        under = QApplication.widgetAt(QCursor.pos())
        for one in (under, QApplication.focusWidget()):
            if one is not None and holder.isAncestorOf(one):
                return one
        return None

    def _show_badges(self) -> None:
        for row, page in enumerate(self.state.form.pages):
            item = self.pages.item(row)
            if item is None:
                continue
            found = {id(one): one for path, _ in page.fields for one in self.state.issues_in(path)}
            words, worst = badge(list(found.values()))
            item.setText(f"{page.title}  {words}" if words else page.title)
            icon = sign(worst) if worst is not None else QIcon()
            item.setIcon(icon if isinstance(icon, QIcon) else QIcon())
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                tr("{title}, {words} issues", title=page.title, words=words) if words else page.title,
            )

    # -- pages ------------------------------------------------------------------------------------------------------

    def help_place(self) -> str:
        """Where the manual tells of the field that has the keyboard: of the outermost, where fields lie in it."""
        row, widget = None, QApplication.focusWidget()
        while widget is not None and widget is not self:
            row, widget = (widget if isinstance(widget, FieldRow) else row), widget.parentWidget()
        path = () if row is None else row.editor.path
        return field_place(self.session.ruleset.id, map(str, path)) if path else ""

    def _show_page(self, row: int) -> None:
        if not 0 <= row < len(self.state.form.pages):
            return
        if row not in self._made:
            self._make(row, self.state.form.pages[row])
        self._made[row].refresh()
        turn_to(self.stack, self._areas[row])
        self._show_chosen()

    def _make(self, row: int, page: Page) -> None:
        top = CardField(page.title, (), page.title, "group")
        folds = sum(one.kind in FOLDED for _, one in page.fields) > 2
        fields = Fields(self.state, top, (), make_editor, page.fields, fold=folds)
        fields.setContentsMargins(4, 0, 8, 12)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(fields)
        column.addStretch(1)
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        area.setWidget(holder)
        self.stack.addWidget(area)
        self._areas[row], self._made[row] = area, fields
        if self.search.text().strip():
            fields.show_only(lambda one: one.has(self.search.text()))

    def turn_page(self, by: int) -> None:
        """Go on to the next page that is shown, or back."""
        shown = [row for row in range(self.pages.count()) if not self.pages.item(row).isHidden()]
        if shown:
            at = shown.index(self.pages.currentRow()) if self.pages.currentRow() in shown else 0
            self.pages.setCurrentRow(shown[(at + by) % len(shown)])

    # -- finding ------------------------------------------------------------------------------------------------------

    def find_fields(self) -> None:
        """Show the fields in whose words every word of the search box stands; all of them where it is empty."""
        text, found = self.search.text().strip(), self._hide_pages()
        now = self.pages.currentRow()
        if text and found:
            self.pages.setCurrentRow(min(found, key=lambda row: (self._closeness(row, text), row != now)))
        for fields in self._made.values():
            fields.show_only(lambda one: not text or one.has(text))

    def _closeness(self, row: int, text: str) -> int:
        """How closely a search means a page, 0 the closest: by its title, or what it means most closely on it."""
        if text.casefold() in self.pages.item(row).text().casefold():
            return 0
        return 1 + min(one.closeness(text) for _, one in self.state.form.pages[row].fields if one.has(text))

    def _hide_pages(self) -> list[int]:
        """Show the pages that have what is searched for, and no others; which they are."""
        text = self.search.text().strip()
        found = []
        for row, page in enumerate(self.state.form.pages):
            hit = not text or any(one.has(text) for _, one in page.fields)
            item = self.pages.item(row)
            if item is None:
                break
            item.setHidden(not hit)
            found += [row] if hit else []
        return found

    def _take_found(self) -> None:
        """Go into the field that is meant most closely."""
        self._search_timer.stop()
        self.find_fields()
        fields = self._made.get(self.pages.currentRow())
        text = self.search.text().strip()
        if fields is None or not text:
            return
        page = self.state.form.pages[self.pages.currentRow()]
        found = [(path, one) for path, one in page.fields if one.has(text)]
        if found:
            self.show_field(min(found, key=lambda row: row[1].closeness(text))[0])

    def show_field(self, path: FieldPath, *, whole: bool = True) -> Editor | None:
        """Show a field: its page, unfolded and scrolled to, as a ``whole`` or its rows, with the keyboard in it."""
        row = self.state.form.page_of(path)
        if row is None:
            return None
        self.leads.emit()
        if self.pages.item(row).isHidden():
            self.search.clear()
            self.find_fields()
        self.pages.setCurrentRow(row)
        self._show_page(row)
        editor = self._made[row].reach(path)
        if editor is not None:
            editor.take_focus()
            # Once what was unfolded has its place.
            QTimer.singleShot(0, self, lambda: self._scroll_to(row, editor, whole=whole))
        return editor

    def _retrace(self, path: FieldPath, words: str) -> None:
        """Show a field that was undone or done again; with the keyboard only where that is in the form."""
        row, working = self.state.form.page_of(path), QApplication.focusWidget()
        if row is None:
            return
        if not self.isVisible():
            self.session.retracing.told.emit(words)
            return
        if working is not None and (working is self or self.isAncestorOf(working)):
            # Where one looks nothing moves, be there more of it below.
            editor = self.show_field(path, whole=False)
        else:
            self.pages.setCurrentRow(row)
            self._show_page(row)
            editor = self._made[row].reach(path)
            if editor is not None:
                QTimer.singleShot(SOON, self, lambda: self._scroll_to(row, editor, whole=False))
        if editor is not None:
            editor.mark_retraced()

    def _scroll_to(self, row: int, editor: Editor, *, whole: bool = True) -> None:
        area = self._areas.get(row)
        holder = None if area is None else area.widget()
        if area is None or holder is None or not holder.isAncestorOf(editor):
            return
        room = area.viewport().height() - 2 * MARGIN
        # Of a field that is taller than the panel its rows are shown, and of those the upper end.
        part = editor if whole and editor.height() <= room else editor.focusProxy() or editor
        top = part.mapTo(holder, QPoint(0, 0)).y()
        shown = min(part.height(), room)
        area.ensureVisible(0, top + shown, 0, MARGIN)
        area.ensureVisible(0, top, 0, MARGIN)

    def _choose_row_of(self, inner: QWidget | None) -> None:
        """The row in whose fields one works is the chosen one: tools of the map would edit another."""
        while inner is not None and inner is not self:
            if isinstance(inner, TableEditor) and inner.row_path is not None:
                self.state.choose(inner.row_path)
                return
            inner = inner.parentWidget()

    def _chosen(self) -> None:
        """Show the row of the card that was chosen; of one chosen elsewhere, as on the map, turn to its page first."""
        path = self.session.scenario_desk.open.chosen
        row = None if path is None else self.state.form.page_of(path)
        working = QApplication.focusWidget()
        here = working is not None and (working is self or self.isAncestorOf(working))
        if row is not None and not here and self.isVisible() and not self.pages.isRowHidden(row):
            self.pages.setCurrentRow(row)
        self._show_chosen(scroll=not here)

    def _show_chosen(self, *, scroll: bool = False) -> None:
        """Show the row of the card that is chosen, where its page is the one shown."""
        path = self.session.scenario_desk.open.chosen
        row = None if path is None else self.state.form.page_of(path)
        if path is None or row is None or row != self.pages.currentRow() or row not in self._made:
            return
        editor = self._made[row].reach(path)
        if editor is not None and scroll:
            # Once the fields below a table have their height.
            QTimer.singleShot(SOON, self, lambda: self._scroll_to(row, editor))


def _height_in(area: QScrollArea, one: QWidget) -> int:
    return one.mapTo(area.viewport(), QPoint(0, 0)).y()


def _hold(area: QScrollArea, one: QWidget, height: int) -> None:
    """Scroll by as much as a widget was moved, so that a click that was aimed at it meets it."""
    if isValid(area) and area.viewport().isAncestorOf(one):
        bar = area.verticalScrollBar()
        bar.setValue(bar.value() + _height_in(area, one) - height)
