"""What would have to change for the verdict to be another: a list with previews on the board, and a button to do it."""

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.said import said
from bob_editor.editing.sight.flip import Flip, Flips
from bob_editor.editing.sight.flips import flips
from bob_editor.rules.game import game_of
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.open_rulings import OpenRuling, hangs_on
from bob_editor.rules.los.scene import End, Scene
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.dress.typing import Copying
from bob_editor.ui.panels.sight.flip_words import label_of, sentence_of
from bob_editor.ui.panels.sight.verdicts import kind_of, verdict_colour, verdict_words
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.ui.session.session import Session
from bob_editor.words import mark, tr

MOST_HIGH = 150
"""Pixels that the list may take before it scrolls."""

REST = 250
"""Milliseconds that a thread must rest before it is worked out what would change it."""

_FLIP = Qt.ItemDataRole.UserRole
_POINT = mark("Point at a change to see it on the board.")
_ELSEWHERE = mark(
    "The boards of a scenario are edited in their own files; here you see what would come of it."
)


class ArgumentBox(QWidget):
    """Follows the thread; works beside the window, and shows what was found when it is."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.found: Flips | None = None
        self.rulings: tuple[OpenRuling, ...] = ()
        self._asked: tuple[Scene, End, End] | None = None
        self._proposes = False
        self._worker = Worker(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self._begin)
        self.head = QLabel(tr("What would change it"))
        self.head.setProperty("heading", True)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.told.setProperty("faint", True)
        self.open_rulings = QLabel()
        self.open_rulings.setWordWrap(True)
        self.open_rulings.setTextFormat(Qt.TextFormat.PlainText)
        self.open_rulings.setToolTip(
            tr("The rulebook leaves this open; “Rulings…” below gives another answer")
        )
        self.list = wrapping(QListWidget())
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(tr("Changes that would change the verdict"))
        self.list.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.list.setMaximumHeight(MOST_HIGH)
        self.list.itemEntered.connect(self._show)
        self.list.currentItemChanged.connect(lambda item, _old: self._show(item))
        self.list.itemActivated.connect(lambda _item: self.apply())
        self.list.viewport().installEventFilter(self)
        self.list.installEventFilter(self)
        Copying(self.list)
        self.apply_button = QPushButton(tr("&Apply"))
        self.apply_button.setToolTip(tr("Make the chosen change to the board; undo takes it back"))
        icons.put(self.apply_button, "mdi6.check")
        self.apply_button.clicked.connect(self.apply)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        row.addWidget(self.apply_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.head)
        column.addWidget(self.list)
        column.addLayout(row)
        column.addWidget(self.open_rulings)
        session.losChanged.connect(self._follow)
        session.opened.connect(self._follow)
        self._follow()

    # -- following the thread -------------------------------------------------------------------------------------

    def _question(self) -> tuple[Scene, End, End] | None:
        los = self.session.live_los
        if self.session.empty or los.answer is None or los.origin is None or los.target is None:
            return None
        return los.scene, los.origin, los.target

    def _follow(self) -> None:
        question = self._question()
        if question is not None and self._asked is not None and _same(question, self._asked):
            return
        self._worker.cancel()
        self._asked = None
        self.found, self.rulings = None, ()
        self.setVisible(question is not None)
        self._fill()
        if question is not None:
            self._timer.start()
        else:
            self._timer.stop()

    def _begin(self) -> None:
        question = self._question()
        if question is None:
            return
        if not self.session.stillness.pausing:
            # It takes Python's time from the window, seconds of it: a hand that drags on comes first.
            self._timer.start()
            return
        scene, start, goal = question
        look = game_of(scene.ruleset).sight
        if look is None:
            return
        self._asked = question
        answer = self.session.live_los.answer

        def task(_progress: Progress, cancelled: Callable[[], bool]) -> object:
            sight = look(scene)
            found = flips(sight, start, goal, answer=answer, cancelled=cancelled)
            return found, hangs_on(sight, start, goal, answer or sight.trace(start, goal))

        self._worker.begin(task, self._take)
        self._fill()

    def _take(self, outcome: object) -> None:
        self.found, self.rulings = cast("tuple[Flips, tuple[OpenRuling, ...]]", outcome)
        self._fill()

    def end(self) -> None:
        """Stop all work for good."""
        self._timer.stop()
        self._worker.end()

    @property
    def busy(self) -> bool:
        """Whether it is still being worked out."""
        return self._worker.busy or self._timer.isActive()

    # -- showing --------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        self._propose_nothing()
        self.list.blockSignals(True)
        self.list.clear()
        for flip in self.found.found if self.found is not None else ():
            kind = kind_of(flip.answer)
            sign = icons.icon(icons.VERDICT_ICONS[kind], verdict_colour(kind).name())
            item = QListWidgetItem(sign, f"{label_of(flip)}: {_verdict(flip.answer)}")
            item.setData(_FLIP, flip)
            item.setToolTip(plain_tip(said(flip.answer.reasons[0].text) if flip.answer.reasons else ""))
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.open_rulings.setText(
            "\n".join(tr("Open in the rulebook: {told}", told=said(one.told)) for one in self.rulings)
        )
        self.open_rulings.setVisible(bool(self.rulings))
        self.list.setVisible(self.list.count() > 0)
        self.apply_button.setVisible(self.list.count() > 0)
        self.apply_button.setEnabled(self._may_apply(self._flip(self.list.currentItem())))
        if self.found is None:
            self.told.setText(tr("Working it out …"))
        elif not self.found.found:
            self.told.setText(sentence_of(self.found))
        else:
            self.told.setText(tr(_POINT))

    def _flip(self, item: QListWidgetItem | None) -> Flip | None:
        found = item.data(_FLIP) if item is not None else None
        return found if isinstance(found, Flip) else None

    def _may_apply(self, flip: Flip | None) -> bool:
        """Whether a change can be made here: the boards of a scenario are edited in their own files."""
        return flip is not None and (self.session.desk.is_drawn_on or not flip.changes_board)

    def _show(self, item: QListWidgetItem | None) -> None:
        flip = self._flip(item)
        chosen = self._flip(self.list.currentItem())
        self.apply_button.setEnabled(self._may_apply(chosen))
        self.told.setText(tr(_POINT if chosen is None or self._may_apply(chosen) else _ELSEWHERE))
        if flip is None:
            self._propose_nothing()
            return
        session = self.session
        self._proposes = True
        scene = flip.after(session.live_los.scene)
        places = [step.place for step in flip.steps]
        session.hand.propose(
            Preview(
                board=flip.edit.apply(session.board) if flip.changes_board else None,
                scene=scene if flip.changes_scene else None,
                answer=flip.answer,
                hexes=frozenset(at for place in places for at in place.near if at in session.board.grid),
                text=_verdict(flip.answer),
            )
        )

    def _propose_nothing(self) -> None:
        """Take the preview away, where there is one and it is from here."""
        if self._proposes:
            self._proposes = False
            self.session.hand.propose(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the preview away when pointer or keyboard leave the list."""
        left = watched is self.list.viewport() and event.type() == QEvent.Type.Leave
        if left or (watched is self.list and event.type() == QEvent.Type.FocusOut):
            self._propose_nothing()
        return super().eventFilter(watched, event)

    # -- doing ----------------------------------------------------------------------------------------------------

    def apply(self) -> None:
        """Make the chosen change, as one step of undo, and all of it or nothing; markers lie beside the board."""
        flip = self._flip(self.list.currentItem())
        if flip is None or not self._may_apply(flip):
            return
        session = self.session
        self._propose_nothing()
        scene = flip.after(session.live_los.scene)
        if not flip.changes_board:
            session.desk.set_scene(scene, label_of(flip))
        elif not flip.changes_scene:
            session.steps.draw(flip.edit)
        else:
            session.steps.attempt(partial(session.board_desk.draw_under, flip.edit, scene))


def _verdict(answer: Answer) -> str:
    return verdict_words(answer)


def _same(one: tuple[Scene, End, End], other: tuple[Scene, End, End]) -> bool:
    return one[0] is other[0] and one[1:] == other[1:]
