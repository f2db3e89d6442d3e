"""The rows of the issues panel as a model: headings that fold, issues, and how many more of a kind there are."""

from collections.abc import Sequence
from html import escape
from itertools import chain

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.issues.form_words import message_in_words, place_in_words
from bob_editor.editing.issues.issue_rows import (
    PAGE,
    Group,
    Grouping,
    Heading,
    More,
    Row,
    groups_of,
    part_with,
    rows_of,
)
from bob_editor.editing.said import said
from bob_editor.editing.said.subject import subject
from bob_editor.rules.issues.flood import how_many
from bob_editor.rules.issues.issue import Issue
from bob_editor.words import many, numeral, tr

AnyIndex = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
ROW = Qt.ItemDataRole.UserRole
PLACE = Qt.ItemDataRole.UserRole + 1


def place_line(issue: Issue, form: CardForm | None = None) -> str:
    """Where it is, by which rule, and why it is accepted if it is; fields of a card in the words of its form."""
    whole = tr("whole board") if form is None else tr("whole {called}", called=subject(form.called))
    places = ", ".join(place_in_words(place, form) for place in issue.places[:3]) or whole
    if len(issue.places) > 3:
        places += tr(" and {count} more", count=len(issue.places) - 3)
    parts = [places]
    if issue.rule:
        parts.append(issue.rule if issue.rule != issue.cites else tr("rule {cites}", cites=issue.cites))
    if issue.accepted is not None:
        parts.append(
            tr("accepted: {because}", because=issue.accepted.because)
            if issue.accepted.because
            else tr("accepted")
        )
    elif issue.fixes:
        parts.append(tr("can be fixed"))
    return "  ·  ".join(parts)


def whole_text(issue: Issue, form: CardForm | None = None) -> str:
    """All that is said of an issue, to be put elsewhere: what is wrong, where, by which check and rule, and why."""
    head = f"{message_in_words(issue, form)}\n{place_line(issue, form)}  ·  {issue.code}"
    return f"{head}\n{said(issue.why)}" if issue.why else head


class IssueModel(QAbstractListModel):
    """Issues in groups, accepted ones last; of a flood only so many rows are made as somebody may look at."""

    def __init__(self) -> None:
        super().__init__()
        self.form: CardForm | None = None
        self.groups: tuple[Group, ...] = ()
        self.rows: tuple[Row, ...] = ()
        self.folded: set[str] = set()
        self._asked: dict[str, range] = {}

    @property
    def issues(self) -> tuple[Issue, ...]:
        """All that are listed, in their order, whether folded away or not."""
        return tuple(chain.from_iterable(group.issues for group in self.groups))

    def alike(self, issue: Issue) -> tuple[Issue, ...]:
        """Those of an issue's kind that are listed and, as it is or isn't, accepted."""
        accepted = issue.accepted is not None
        return tuple(
            one for one in self.issues if one.code == issue.code and (one.accepted is not None) == accepted
        )

    def show(self, issues: Sequence[Issue], form: CardForm | None = None, by: Grouping = "kind") -> None:
        """List these, in the words of a card's form where they are issues of one."""
        self.form = form
        self.groups = groups_of(issues, by, form)
        self._lay_out()

    def _lay_out(self) -> None:
        self.beginResetModel()
        self.rows = tuple(rows_of(self.groups, self.folded, self._asked))
        self.endResetModel()

    # -- folding ------------------------------------------------------------------------------------------------

    def fold(self, keys: Sequence[str], on: bool) -> None:
        """Fold groups away, or show what is in them."""
        self.folded = self.folded | set(keys) if on else self.folded - set(keys)
        self._lay_out()

    def show_more(self, row: More) -> None:
        """List another page of a group."""
        listed = self._listed(row.group)
        if row.above:
            self._asked[row.group.key] = range(max(0, listed.start - PAGE), listed.stop)
        else:
            self._asked[row.group.key] = range(listed.start, listed.stop + PAGE)
        self._lay_out()

    def _listed(self, group: Group) -> range:
        """Which of a group's issues have rows now."""
        above = below = 0
        for row in self.rows:
            if isinstance(row, More) and row.group.key == group.key:
                above, below = (row.left, below) if row.above else (above, row.left)
        return range(above, len(group.issues) - below)

    def reveal(self, issue: Issue) -> QModelIndex:
        """The row of an issue that is listed, unfolded and paged to where need be."""
        row = self._row(issue)
        if row is None:
            group = next((one for one in self.groups if any(it is issue for it in one.issues)), None)
            if group is None:
                return QModelIndex()
            at = next(number for number, one in enumerate(group.issues) if one is issue)
            listed = self._listed(group) if group.key not in self.folded else range(0)
            self.folded.discard(group.key)
            self._asked[group.key] = part_with(at, listed)
            self._lay_out()
            row = self._row(issue)
        return QModelIndex() if row is None else self.index(row)

    def _row(self, issue: Issue) -> int | None:
        return next((number for number, row in enumerate(self.rows) if row is issue), None)

    def heading(self, key: str) -> QModelIndex:
        """The row above a group."""
        for number, row in enumerate(self.rows):
            if isinstance(row, Heading) and row.group.key == key:
                return self.index(number)
        return QModelIndex()

    def group_of(self, row: Row) -> Group | None:
        """The group that a row stands in."""
        if not isinstance(row, Issue):
            return row.group
        return next((one for one in self.groups if any(it is row for it in one.issues)), None)

    # -- what Qt asks ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        """One row for each that is listed."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a row, the row itself, and why an issue matters as a tooltip."""
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if isinstance(row, Issue):
            return self._data_of(row, role)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if isinstance(row, More):
                return (
                    tr("… {left:,} before", left=row.left)
                    if row.above
                    else tr("… and {left:,} more", left=row.left)
                )
            counted = how_many(row.group.issues)
            words = f"{row.group.title}  ·  {numeral(counted)}"
            if role == Qt.ItemDataRole.DisplayRole:
                return words
            number = many("{count} issue", "{count} issues", counted)
            return f"{row.group.title}, {number}, {tr('folded') if row.folded else tr('unfolded')}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr("List more of them") if isinstance(row, More) else tr("Click to fold or unfold")
        return None

    def _data_of(self, issue: Issue, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return message_in_words(issue, self.form)
        if role == PLACE:
            return place_line(issue, self.form)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"<p><b>{escape(issue.code)}</b></p><p>{escape(said(issue.why))}</p>"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return (
                f"{said(issue.severity)}: {message_in_words(issue, self.form)} {place_line(issue, self.form)}"
            )
        return None
