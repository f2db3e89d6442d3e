"""The rows of the suite panel: the line and what is expected, with a sign for whether it holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from bob_editor.editing.said import said
from bob_editor.editing.sight.expectations import Outcome
from bob_editor.storage.kinds.suites import EndSpec
from bob_editor.ui.dress import icons, theme
from bob_editor.words import tr

AnyIndex = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
OUTCOME = Qt.ItemDataRole.UserRole

SIGNS = {True: ("mdi6.check-circle", "accent"), False: ("mdi6.close-octagon", "error")}
"""A shape and a colour of its own for what holds and what doesn't."""


def end_words(end: EndSpec) -> str:
    """An end as people read it: "E4 (cave, lit)"."""
    more = [
        (end.position or "").replace("_", " "),
        (end.unit or "").replace("_", " "),
        "illuminated" if end.lit else "",
        "moved" if end.moved else "",
        tr("{road_side} of the road", road_side=end.road_side) if end.road_side else "",
    ]
    said = ", ".join(word for word in more if word)
    return f"{end.hex} ({said})" if said else end.hex


def expect_words(expect: str) -> str:
    """An expectation as people read it: "hindered 2", "blind hex"."""
    return {"blind": tr("blind hex")}.get(expect, expect.replace(":", " "))


def line_words(outcome: Outcome) -> str:
    """The line and what is expected of it."""
    one = outcome.expected
    return f"{end_words(one.start)} → {end_words(one.goal)}: {expect_words(one.expect)}"


def reason_words(outcome: Outcome, cited: Callable[[str], str]) -> str:
    """What is answered now, with the rule numbers."""
    if outcome.answer is None:
        return ""
    return "; ".join(
        f"{said(one.text).rstrip('.')}{f' [{cited(one.cites)}]' if one.cites else ''}"
        for one in outcome.answer.reasons[:4]
    )


class SuiteModel(QAbstractListModel):
    """Outcomes as rows; those that come anew into the same rows keep the selection."""

    def __init__(self) -> None:
        super().__init__()
        self.outcomes: tuple[Outcome, ...] = ()
        self._names: Mapping[int, str] = {}
        self.cited: Callable[[str], str] = str
        """How the game says its citations."""

    def show(self, outcomes: Sequence[Outcome], names: Mapping[int, str]) -> None:
        """List these; ``names`` are those of the suites, by their place, where there are several."""
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
            fault = said(one.fault[:1].upper() + one.fault[1:])
            lines = [
                line_words(one),
                *([f"{fault}. {reason_words(one, self.cited)}".strip()] if not one.holds else []),
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
            rule = self.cited(one.expected.cites)
            cites = f"<p>[{escape(rule)}]</p>" if rule else ""
            return f"<p><b>{escape(line_words(one))}</b></p><p>{escape(reason_words(one, self.cited))}</p>{cites}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{tr('Holds') if one.holds else tr('Fails')}: {line_words(one)} {said(one.fault)}"
        return None
