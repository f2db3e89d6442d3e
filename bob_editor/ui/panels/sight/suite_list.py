"""The rows of the suite panel: the line and what is expected, with a sign for whether it holds."""

from collections.abc import Mapping, Sequence
from html import escape
from types import MappingProxyType

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from bob_editor.editing.said import said
from bob_editor.editing.sight.expectations import Outcome
from bob_editor.rules.los.sides import side_name
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import direction
from bob_editor.sheet.languages import capital
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.storage.kinds.suites import EndSpec
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.descriptions import row_title
from bob_editor.words import mark, tr

AnyIndex = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
OUTCOME = Qt.ItemDataRole.UserRole

SIGNS = {True: ("mdi6.check-circle", "accent"), False: ("mdi6.close-octagon", "error")}
"""A shape and a colour of its own for what holds and what doesn't."""

_EXPECTED = {"clear": mark("clear"), "blocked": mark("blocked"), "blind": mark("blind hex")}


def end_words(end: EndSpec, rules: Ruleset, sides: Mapping[str, str] = MappingProxyType({})) -> str:
    """An end as people read it: "E4 (cave, illuminated)", in the window's language; ``sides`` are called so, by id."""
    more = [
        _named(rules, "ends", end.position),
        _named(rules, "units", end.unit),
        tr(side_name(sides, end.side)) if end.side else "",
        tr("illuminated") if end.lit else "",
        tr("moved") if end.moved else "",
        said(f"{direction(end.road_side)} of the road") if end.road_side else "",
    ]
    words = ", ".join(word for word in more if word)
    return f"{end.hex} ({words})" if words else end.hex


def _named(rules: Ruleset, table: str, name: str | None) -> str:
    return of_window().lower(row_title(rules.rows(table).get(name) or {}, name)) if name else ""


def expect_words(expect: str) -> str:
    """An expectation as people read it: "hindered 2", "blind hex"."""
    word, _, hindrance = expect.partition(":")
    return tr("hindered {hindrance}", hindrance=hindrance) if hindrance else tr(_EXPECTED.get(word, word))


def line_words(outcome: Outcome, rules: Ruleset, sides: Mapping[str, str]) -> str:
    """The line and what is expected of it."""
    one = outcome.expected
    start, goal = (end_words(end, rules, sides) for end in (one.start, one.goal))
    return f"{start} → {goal}: {expect_words(one.expect)}"


def reason_words(outcome: Outcome, rules: Ruleset) -> str:
    """What is answered now, with the rule numbers."""
    if outcome.answer is None:
        return ""
    return "; ".join(
        f"{said(one.text).rstrip('.')}{f' [{rules.cited(one.cites)}]' if one.cites else ''}"
        for one in outcome.answer.reasons[:4]
    )


class SuiteModel(QAbstractListModel):
    """Outcomes as rows; those that come anew into the same rows keep the selection."""

    def __init__(self) -> None:
        super().__init__()
        self.outcomes: tuple[Outcome, ...] = ()
        self._names: Mapping[int, str] = {}
        self._rules: Ruleset
        self.sides: Mapping[str, str] = {}
        """What sides are called, by id."""

    def show(self, outcomes: Sequence[Outcome], names: Mapping[int, str], rules: Ruleset) -> None:
        """List these in a game's words; ``names`` are those of the suites, by their place, where they are told."""
        self._rules = rules
        self._names = names
        if [one.line for one in outcomes] == [one.line for one in self.outcomes]:
            self.outcomes = tuple(outcomes)
            if outcomes:
                self.dataChanged.emit(self.index(0), self.index(len(outcomes) - 1))
            return
        self.beginResetModel()
        self.outcomes = tuple(outcomes)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        """One row an expectation."""
        return 0 if parent.isValid() else len(self.outcomes)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The line, its sign, and why it fails."""
        one = self.outcomes[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            fault = capital(said(one.fault)).removesuffix(".")
            lines = [
                line_words(one, self._rules, self.sides),
                *([f"{fault}. {reason_words(one, self._rules)}".strip()] if not one.holds else []),
            ]
            more = ", ".join(
                word for word in (one.expected.note, self._names.get(one.line.suite, "")) if word
            )
            if more:
                lines.append(f"({more})")
            return "\n".join(lines)
        if role == Qt.ItemDataRole.DecorationRole:
            name, colour = SIGNS[one.holds]
            return icons.icon(name, theme.colour(colour, theme.shade_worn()).name())
        if role == OUTCOME:
            return one
        if role == Qt.ItemDataRole.ToolTipRole:
            rule = self._rules.cited(one.expected.cites)
            cites = f"<p>[{escape(rule)}]</p>" if rule else ""
            line, reasons = (
                escape(line_words(one, self._rules, self.sides)),
                escape(reason_words(one, self._rules)),
            )
            return f"<p><b>{line}</b></p><p>{reasons}</p>{cites}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            line = line_words(one, self._rules, self.sides)
            return f"{tr('Holds') if one.holds else tr('Fails')}: {line} {said(one.fault)}"
        return None
