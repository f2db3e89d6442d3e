"""Find and replace of terrain: how often it stands where, and what another in its place would look like."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QVBoxLayout, QWidget

from bob_editor.editing.filling.replacing import Places, may_replace, places_of, replaced
from bob_editor.editing.gestures.preview import Preview
from bob_editor.model.board import Board
from bob_editor.sheet.languages import in_window
from bob_editor.ui.dialogs.painting.preview_form import Outcome, PreviewForm
from bob_editor.ui.session.session import Session
from bob_editor.words import many, tr


class ReplaceTerrain(PreviewForm):
    """Which terrain, by which, and whether in the selection alone."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        super().__init__(session, tr("Replace terrain"), parent)
        self.old, self.new = QComboBox(), QComboBox()
        self.only = QCheckBox(tr("In the &selection only"))
        self.only.setChecked(len(self.selection) > 1)
        self.only.setEnabled(bool(self.selection))
        form = QFormLayout()
        form.addRow(tr("&Find"), self.old)
        form.addRow(tr("Replace &by"), self.new)
        form.addRow("", self.only)
        self.ok.setText(tr("&Replace"))
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.told)
        column.addWidget(self.bar)
        column.addWidget(self.buttons)
        self._fill_old()
        self.old.currentIndexChanged.connect(self._fill_new)
        self.new.currentIndexChanged.connect(self.changed)
        self.only.toggled.connect(self.changed)
        self._fill_new()

    def _fill_old(self) -> None:
        """The terrains of the board, those that its ruleset doesn't know among them; the others behind."""
        board, rows = self.session.board, self.session.ruleset.terrains
        used = _used(board)
        names = [*(name for name in rows if name in used), *sorted(used - rows.keys())]
        for name in names:
            self.old.addItem(in_window.label(rows[name].title) if name in rows else name, name)
        # What is selected is meant, else anything but the ground itself.
        chosen = sorted(at for at in self.selection if board.content(at).terrain)
        names = [*(one for at in chosen for one in board.content(at).terrain_ids), *names]
        first = next((name for name in names if name != board.base.terrain), names[0])
        self.old.setCurrentIndex(self.old.findData(first))

    def _fill_new(self) -> None:
        rows, kept = self.session.ruleset.terrains, self.new.currentData()
        with QSignalBlocker(self.new):
            self.new.clear()
            for name in may_replace(self.session.ruleset, self.old.currentData()):
                self.new.addItem(in_window.label(rows[name].title), name)
            self.new.setCurrentIndex(max(0, self.new.findData(kept)))
        self.changed()

    @property
    def label(self) -> str:
        """What the step of undo is called."""
        return tr(
            "Replace {currentText} by {currentText2}",
            currentText=self.old.currentText(),
            currentText2=self.new.currentText(),
        )

    def task(self) -> Callable[[Callable[[], object]], Outcome]:
        """Finds and replaces on a board of its own."""
        board, ruleset = self.session.board, self.session.ruleset
        old, new = self.old.currentData(), self.new.currentData()
        self.only.setEnabled(bool(self.selection))
        within = self.selection if self.only.isChecked() and self.selection else None

        def work(pace: Callable[[], object]) -> Outcome:
            found = places_of(board, ruleset, old, within)
            pace()
            after = None if new is None else replaced(board, ruleset, old, new, within)
            hexes = frozenset(found.hexes) | {
                at for place in found.paths for at in board.paths[place].through
            }
            after = None if after == board else after
            left = "" if after is not None or not found.count else tr(" None of them may bear the other.")
            return Outcome(Preview(after, hexes=hexes, sides=frozenset(found.sides)), _words(found) + left)

        return work


def _words(found: Places) -> str:
    rows = (
        (found.hexes, many("{count} hex", "{count} hexes", len(found.hexes))),
        (found.sides, many("{count} hexside", "{count} hexsides", len(found.sides))),
        (found.paths, many("{count} path", "{count} paths", len(found.paths))),
        (found.artwork, many("{count} drawn outline", "{count} drawn outlines", len(found.artwork))),
    )
    there = [words for places, words in rows if places]
    if not there:
        return tr("It stands nowhere here.")
    *others, last = there
    return f"{', '.join(others)}{tr(' and ')}{last}." if others else f"{last}."


def _used(board: Board) -> set[str]:
    """Every terrain that stands on a board, and that of its base."""
    return (
        {board.base.terrain}
        | {one for content in board.hexes.values() for one in content.terrain_ids}
        | {row.terrain for features in board.sides.values() for row in features}
        | {path.terrain for path in board.paths}
        | {piece.terrain for piece in board.artwork}
    )
