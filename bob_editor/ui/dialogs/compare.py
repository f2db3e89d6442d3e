"""Compares lines of sight: other rulings, another ruleset, the saved board, another map; open beside the map."""

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import cast

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said, said_of
from bob_editor.editing.sight.difference_words import difference_words
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.changes import paint_gained_and_lost
from bob_editor.rules.game import game_of
from bob_editor.rules.games.titles import titles_of
from bob_editor.rules.land.strange import warnings_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.surveys.compared import Difference
from bob_editor.rulesets import all_rulesets
from bob_editor.ui.dialogs import compared_with
from bob_editor.ui.dialogs.comparing import Found, Kind, compare, kind_of, words_of
from bob_editor.ui.dialogs.documents import choose_rulings
from bob_editor.ui.dialogs.files import open_file
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.placed_dialog import FRAME, PlacedDialog
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import Copying, Entering
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.ui.session.session import Session
from bob_editor.words import many, mark, tr

LETTERS = 60
"""So wide it is at first, where panels on the left leave less: a hex that looks, and a line with both its answers."""

_WITH = {
    "saved": (mark("The board as it was saved"), mark("The scenario as it was saved")),
    "rulings": (mark("This board under other rulings"), mark("This scenario under other rulings")),
    "ruleset": (mark("This board under another ruleset"), mark("This map under another ruleset")),
    "bare": (mark("This board with nothing laid on it"), mark("This map with nothing laid on it")),
    "file": (mark("Another map"), mark("Another map")),
}
"""What is compared with what is open, as it is called where that is a board, and where it is a scenario."""

_SIGNS: dict[Kind, str] = {
    "gained": "mdi6.plus-circle-outline",
    "lost": "mdi6.minus-circle-outline",
    "eased": "mdi6.plus-circle-outline",
    "hampered": "mdi6.minus-circle-outline",
    "unseen": "mdi6.eye-off",
}

_DATA = Qt.ItemDataRole.UserRole


class Compare(PlacedDialog):
    """Stays open beside the window; choosing a hex shows on the map what differs for it."""

    changed = Signal()
    """Another hex's differences are to be painted."""

    def __init__(self, session: Session, canvas: QWidget) -> None:
        """``canvas`` shows what differs; the first time this stands beside it, over the panels on the left."""
        super().__init__(canvas.window())
        self.session = session
        self._canvas = canvas
        self.found: Found | None = None
        self._of: Scene | None = None
        """What was open when it was compared."""
        self._answers: dict[str, object] = {}
        self._path = ""
        """The file of another map."""
        self._ruleset_shown = ""
        self.setWindowTitle(tr("Compare lines of sight"))
        self.setModal(False)
        self._make_choice()
        self.start_button = QPushButton(tr("&Compare"))
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self.start)
        self.stop_button = QPushButton(tr("&Stop"))
        self.stop_button.clicked.connect(self._stop)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress"))
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.warning = plain_label()
        self.warning.setWordWrap(True)
        self.warning.hide()
        self.starts = QListWidget()
        self.starts.setAccessibleName(tr("Hexes that look"))
        Entering(self.starts)
        self.starts.currentItemChanged.connect(lambda item, _old: self._choose(item))
        self.lines = wrapping(QListWidget())
        self.lines.setAccessibleName(tr("Lines that differ"))
        Entering(self.lines)
        Copying(self.lines)
        self.lines.currentItemChanged.connect(lambda item, _old: self._look(item))
        self.lines.itemClicked.connect(self._look)
        self._worker = Worker(self)
        self._worker.progressed.connect(self._progressed)
        self._worker.changed.connect(self._show_state)
        self._lay_out()
        session.opened.connect(self._opened)
        session.losChanged.connect(self._tell_age)
        self._opened()

    def _make_choice(self) -> None:
        self.against = QComboBox()
        self.against.setAccessibleName(tr("Compare with"))
        for value in _WITH:
            self.against.addItem("", value)
        self.against.currentIndexChanged.connect(self._ask_anew)
        self.rulings_button = QPushButton(tr("&Rulings…"))
        self.rulings_button.setToolTip(tr("How open questions are answered on the other side"))
        self.rulings_button.clicked.connect(self._choose_rulings)
        self.ruleset = QComboBox()
        self.ruleset.setAccessibleName(tr("The other ruleset"))
        self.ruleset.currentIndexChanged.connect(self._ask_anew)
        self.file_button = QPushButton()
        self.file_button.clicked.connect(self._choose_file)

    def _lay_out(self) -> None:
        form = QFormLayout()
        choice = QVBoxLayout()
        for widget in (self.against, self.rulings_button, self.ruleset, self.file_button):
            choice.addWidget(widget)
        form.addRow(tr("&With"), choice)
        label = form.labelForField(choice)
        if isinstance(label, QLabel):
            label.setBuddy(self.against)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        row.addWidget(self.progress)
        row.addWidget(self.stop_button)
        row.addWidget(self.start_button)
        both = QSplitter(Qt.Orientation.Horizontal)
        both.addWidget(self.starts)
        both.addWidget(self.lines)
        both.setStretchFactor(1, 1)
        both.setSizes([self._least // 3, 2 * self._least // 3])
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addLayout(row)
        column.addWidget(self.warning)
        column.addWidget(both, 1)

    def open_beside(self) -> None:
        """Show it over the window, which stays in use."""
        self.show()
        self.activateWindow()

    @property
    def _least(self) -> int:
        return LETTERS * self.fontMetrics().averageCharWidth()

    def _fit(self, *, placed: bool) -> None:
        if not placed:
            corner = self._canvas.mapToGlobal(QPoint())
            left = self._canvas.window().frameGeometry().left()
            wide = max(corner.x() - left - FRAME.width(), self._least)
            self.resize(wide, self._canvas.height() - FRAME.height())
            self.move(left, corner.y() + FRAME.height() // 2)
        super()._fit(placed=placed)

    # -- what is compared -------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        self._answers = {}
        for place, (board, scenario) in enumerate(_WITH.values()):
            self.against.setItemText(place, tr(board if self.session.scenario is None else scenario))
        if self._ruleset_shown != self.session.ruleset.id:
            self._ruleset_shown = self.session.ruleset.id
            self.ruleset.clear()
            titles = titles_of(all_rulesets())
            for one in all_rulesets().values():
                if one.id != self._ruleset_shown and game_of(one).sight is not None:
                    self.ruleset.addItem(titles[one.id], one.id)
        self._ask_anew()

    def _ask_anew(self) -> None:
        """Show nothing of what was found: it answered another question."""
        self._worker.cancel()
        self._forget()
        self.told.setText(tr("Which lines differ, hex by hex."))
        self._show_choice()

    def _forget(self) -> None:
        self.warning.clear()
        self.warning.hide()
        self._show(None)

    def _show_choice(self) -> None:
        what = self.against.currentData()
        self.rulings_button.setVisible(what == "rulings")
        self.ruleset.setVisible(what == "ruleset")
        self.file_button.setVisible(what == "file")
        self.file_button.setText(Path(self._path).name.replace("&", "&&") or tr("&File…"))
        self.rulings_button.setText(
            tr("&Rulings: {count} changed…", count=len(self._answers)) if self._answers else tr("&Rulings…")
        )
        self._show_state()

    def _choose_rulings(self) -> None:
        scene = self.session.live_los.scene
        now = {name: scene.ruling(name) for name in scene.ruleset.rulings}
        answers = choose_rulings.ask(self, scene.ruleset, {**now, **self._answers}, choose_rulings.TO_COMPARE)
        if answers is not None:
            full = {name: row.default for name, row in scene.ruleset.rulings.items()} | answers
            self._answers = {name: answer for name, answer in full.items() if answer != now[name]}
            self._ask_anew()

    def _choose_file(self) -> None:
        folder = str(Path(self._path or self.session.document.path or "").parent)
        path = open_file.ask_map(self, folder)
        if path is not None:
            self._path = path
            self._ask_anew()

    def _sides(self) -> tuple[Scene, Scene]:
        """The two scenes: before and after.

        :raises BobEditorError: where the other side isn't there.
        """
        scene, what = self.session.live_los.scene, self.against.currentData()
        if what == "saved":
            return compared_with.as_saved(self.session), scene
        if what == "rulings":
            if not self._answers:
                raise BadCall(
                    tr("No ruling is answered otherwise yet."), hint=tr("Choose some by “Rulings…”.")
                )
            return scene, replace(scene, rulings={**scene.rulings, **self._answers})
        if what == "bare":
            return compared_with.bare(scene), scene
        if what == "file":
            if not self._path:
                raise BadCall(tr("No map is chosen yet."), hint=tr("Choose one by “File…”."))
            return scene, compared_with.in_file(self.session, self._path)
        return compared_with.by_other_rules(scene, self.ruleset.currentData())

    def start(self) -> None:
        """Compare, beside the window."""
        self._forget()
        try:
            first, second = self._sides()
        except BobEditorError as error:
            self.told.setText(said_of(error))
            return
        strange = (warnings_of(scene.board, scene.ruleset) for scene in (first, second))
        told = [said(one) for one in dict.fromkeys(chain.from_iterable(strange))]
        now = self._of = self.session.live_los.scene
        if second.ruleset is not now.ruleset and first != now:
            told.append(tr("Without markers, units, changes and conditions, which are each game’s own."))
        self.warning.setText("\n".join(told))
        self.warning.setVisible(bool(self.warning.text()))
        looks = game_of(first.ruleset).sight, game_of(second.ruleset).sight
        if looks[0] is None or looks[1] is None:
            self.told.setText(tr("One of the rulesets has no LOS in this program."))
            return

        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            assert looks[0] is not None
            assert looks[1] is not None
            return compare(looks[0](first), looks[1](second), progress, cancelled)

        self._worker.begin(task, lambda outcome: self._show(cast("Found", outcome)))

    def _stop(self) -> None:
        self._worker.cancel()
        self.told.setText(tr("Stopped."))

    # -- showing ----------------------------------------------------------------------------------------------------

    def _show(self, found: Found | None) -> None:
        self.found = found
        with QSignalBlocker(self.starts), QSignalBlocker(self.lines):
            # Qt chooses one row after the other while they go, and each would look.
            self.starts.clear()
            self.lines.clear()
        if found is not None:
            self._tell_age()
            for label, lines in found.differences.items():
                item = QListWidgetItem(f"{label}: {many('one line', '{count:,} lines', len(lines))}")
                item.setData(_DATA, label)
                self.starts.addItem(item)
            self._choose_first()
        self.changed.emit()

    def _choose_first(self) -> None:
        """The hex that looks, whose thread stays; where nobody looks the first that differs."""
        assert self.found is not None
        los, grid = self.session.live_los, self.session.board.grid
        differing = list(self.found.differences)
        if los.origin is None:
            self.starts.setCurrentRow(0 if differing else -1)
        elif (label := grid.label(los.origin.hex)) in differing:
            self.starts.setCurrentRow(differing.index(label))

    def _tell_age(self) -> None:
        """Say what was found, and where it is of a map or circumstances that are others by now."""
        if self.found is None:
            return
        old = tr(" The map or its circumstances are others now: compare again.")
        against = self.against.currentData()
        other = self.ruleset.currentText() if against == "ruleset" else Path(self._path).name
        self.told.setText(
            words_of(self.found, against, other) + (old if self.session.live_los.scene != self._of else "")
        )

    def _show_state(self) -> None:
        busy = self._worker.busy
        self.progress.setVisible(busy)
        self.stop_button.setVisible(busy)
        self.start_button.setVisible(not busy)
        self.start_button.setEnabled(not self.session.empty)
        if busy:
            self.told.setText(tr("Looking along every line of both …"))

    def _progressed(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    @property
    def chosen(self) -> tuple[Difference, ...]:
        """The differences of the hex that is chosen."""
        item = self.starts.currentItem()
        if self.found is None or item is None:
            return ()
        return tuple(self.found.differences.get(item.data(_DATA), ()))

    def _choose(self, item: QListWidgetItem | None) -> None:
        with QSignalBlocker(self.lines):
            self.lines.clear()
        for one in self.chosen:
            row = QListWidgetItem(icons.icon(_SIGNS[kind_of(one)]), difference_words(one))
            row.setData(_DATA, one)
            self.lines.addItem(row)
        at = self._hex(item.data(_DATA)) if item is not None else None
        origin = self.session.live_los.origin
        if at is not None and (origin is None or origin.hex != at):
            self.session.live_los.look(End(at), None)
        self.changed.emit()

    def _look(self, item: QListWidgetItem | None) -> None:
        one = item.data(_DATA) if item is not None else None
        if isinstance(one, Difference):
            ends = self._hex(one.start), self._hex(one.goal)
            if ends[0] is not None and ends[1] is not None:
                self.session.hand.look.hold(End(ends[0]), End(ends[1]))

    def _hex(self, label: str) -> Hex | None:
        grid = self.session.board.grid
        at = grid.hex_anywhere(label)
        return at if at is not None and at in grid else None

    def paint(self, painter: QPainter, _style: Style) -> None:
        """Mark on the map what differs for the hex that is chosen, while this is open."""
        if not self.isVisible() or not self.chosen:
            return
        marks: dict[Kind, list[Hex]] = {kind: [] for kind in _SIGNS}
        for one in self.chosen:
            at = self._hex(one.goal)
            if at is not None:
                marks[kind_of(one)].append(at)
        marks.pop("unseen")
        paint_gained_and_lost(painter, self.session.board.grid, **marks)

    def reject(self) -> None:
        """Closed, by Escape as well, it looks no further."""
        if self._worker.busy:
            self._stop()
        super().reject()

    def hideEvent(self, event: object) -> None:
        """The marks go with it."""
        super().hideEvent(event)  # type: ignore[arg-type]  # Qt's own event
        self.changed.emit()

    def end(self) -> None:
        """Stop all work for good."""
        self._worker.end()
