"""The LOS workbench: fields, pinned threads, expected lines and the argument, joined to the window's canvas."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QListWidget, QToolButton

from bob_editor.editing.said import said
from bob_editor.editing.sight.field_change import FieldChange
from bob_editor.editing.sight.suite_edits import with_line
from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import view_of
from bob_editor.render.overlays.cause import paint_cause
from bob_editor.render.overlays.changes import paint_gained_and_lost
from bob_editor.render.overlays.painting import paint_origin, paint_pinned
from bob_editor.rules.los.answer import Reason
from bob_editor.ui.canvas.field_modes import Mode
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.samples import is_own
from bob_editor.ui.dialogs import compare
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.frame.status import Status
from bob_editor.ui.panels.scenario import first_sight
from bob_editor.ui.panels.sight import answer_words, side_picture, suite, suite_list
from bob_editor.words import tr

_MODE_ACTIONS: tuple[tuple[str, Mode], ...] = (
    ("los_lens", "lens"),
    ("los_common", "common"),
    ("los_exposure", "exposure"),
)
_NEED_BOARD = (
    "los_lens", "los_common", "los_exposure", "los_profile", "los_expected", "los_compare",
)  # fmt: skip
_NEED_THREAD = ("los_pin", "los_copy", "los_keep", "los_side_picture")


class Workbench(QObject):
    """Holds what the workbench shows besides the thread in hand, and paints it on the canvas."""

    def __init__(self, desk: Desk, status: Status) -> None:
        super().__init__(desk.canvas)
        self.desk = desk
        self.status = status
        self.session = desk.session
        self.modes = desk.modes
        self.pinned = self.session.pinned
        self.cause: Reason | None = None
        self.compared: compare.Compare | None = None
        self._change: FieldChange = FieldChange()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._show_change)
        picture = desk.canvas.picture
        picture.field.source = self.modes.layer
        picture.marks += [self._paint_pinned, self._paint_cause, self._paint_change]
        self.lines = QToolButton()
        self.lines.setProperty("flat", True)
        self.lines.setAutoRaise(True)
        self.lines.setToolTip(tr("Show the lines kept with the board"))
        self.lines.setAccessibleName(tr("Expected lines"))
        self.lines.clicked.connect(lambda: desk.docks.bring_forward("suite"))
        status.insertPermanentWidget(1, self.lines)
        self._join()
        self.dress()

    def _join(self) -> None:
        session, actions, docks = self.session, self.desk.actions, self.desk.docks
        actions.connect_all(
            {
                "los_pin": self.pin,
                "los_copy": self.copy,
                "los_side_picture": lambda: side_picture.export(self.desk),
                "los_keep": self.keep,
                "los_expected": lambda: docks.show("suite"),
                "los_next_failing": self.next_failing,
                "los_compare": self.compare,
                "los_area": self.field_of_area,
                "los_first_sight": self.first_sight,
            }
        )
        for name, mode in _MODE_ACTIONS:
            actions[name].toggled.connect(lambda on, mode=mode: self._toggle(mode, on=on))
        actions["los_stays"].toggled.connect(self.modes.stay)
        actions["los_field"].setChecked(True)
        actions["los_field"].toggled.connect(self._show_field)
        self.desk.layers.changed.connect(self._show_layers)
        self.desk.files.saved.connect(lambda _words: self.desk.layers.keep())
        dock = docks["profile"]
        actions["los_profile"].toggled.connect(dock.setVisible)
        dock.visibilityChanged.connect(self._profile_shown)
        docks.once_made("suite", self._join_suite)
        docks.once_made("los", lambda panel: self._join_reasons(panel.reasons))
        session.expectationsChanged.connect(self._count)
        self.modes.changed.connect(self._modes_changed)
        self.pinned.changed.connect(self._repaint)
        session.losChanged.connect(self._los_changed)
        session.opened.connect(self._opened)
        session.attention.pointed.connect(lambda _pointer: self._pointed())
        session.hand.updated.connect(self._soon.start)
        session.boardChanged.connect(lambda _change: self._soon.start())
        session.hand.look.compared.connect(self._compare_field)

    def _show_field(self, on: bool) -> None:
        picture = self.desk.canvas.picture
        self.desk.canvas.set_overlays(picture.show_issues, on, picture.field.opacity)

    def _show_layers(self) -> None:
        self.desk.canvas.set_layers(self.desk.layers.shown, self.desk.layers.dimmed)

    def _join_suite(self, panel: suite.SuitePanel) -> None:
        panel.keepAsked.connect(self.keep)
        panel.told.connect(self.desk.messages.notice)

    def _join_reasons(self, reasons: QListWidget) -> None:
        reasons.itemEntered.connect(lambda item: self._light(reasons.row(item)))
        reasons.currentRowChanged.connect(self._light)
        reasons.viewport().installEventFilter(self)
        reasons.addAction(self.desk.actions["los_copy"])

    # -- commands -------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Expect from now on what the thread gives now, in a game as an example; a board without a file is saved."""
        session, los = self.session, self.session.live_los
        if los.answer is None or los.origin is None or los.target is None:
            return
        if session.game is not None:
            name = session.game_desk.keep_example()
            self.desk.messages.notice(
                tr("{name} is kept as an example. It is saved with the game.", name=name)
            )
            return
        thread = los.origin, los.target
        if not is_own(session.desk.path):
            self.desk.messages.notice(
                tr("Expected lines are kept in a file beside the document: save that first.")
            )
            if not self.desk.files.save_as():
                return
        answer = los.answer
        assert answer is not None
        label = session.board.grid.label
        name = f"{label(thread[0].hex)}–{label(thread[1].hex)}"
        suites = with_line(
            session.expectations.suites,
            los.scene,
            *thread,
            answer,
            base=session.expectations.base,
            title=session.desk.title,
        )
        if suites == session.expectations.suites:
            self.desk.messages.notice(tr("{name} is expected as it is already.", name=name))
            return
        session.steps.keep_suites(suites, tr("Expect {name}", name=name))
        self.desk.messages.notice(
            tr(
                "{name} is expected to stay so: {expectation}. It is kept when you save.",
                name=name,
                expectation=suite_list.expect_words(answer.expectation),
            )
        )

    def pin(self) -> None:
        """Keep the thread on the board."""
        los = self.session.live_los
        if los.origin is not None and los.target is not None:
            self.pinned.pin(los.origin, los.target)

    def copy(self) -> None:
        """Put all of the answer on the clipboard as text."""
        los = self.session.live_los
        if los.origin is not None and los.target is not None and los.answer is not None:
            words = answer_words.answer_words(los.scene, (los.origin, los.target), los.answer)
            QGuiApplication.clipboard().setText(words)

    def next_failing(self) -> None:
        """Show the next line that isn't as expected."""
        self.desk.docks["suite"].raise_()
        self.desk.docks.panel(suite.SuitePanel).choose_next_failing()

    def first_sight(self) -> None:
        """Show what each side sees at the start."""
        self.desk.docks.show("first_sight")
        self.desk.docks.panel(first_sight.FirstSightPanel).look_anew()

    def field_of_area(self) -> None:
        """Show what the chosen area's hexes see together; with none chosen, those of the area that is pointed at."""
        marks, session = self.desk.marks, self.session
        here = session.attention.pointer.hex if session.attention.pointer is not None else None
        area = marks.chosen_area or next((one for one in marks.areas if here in one.hexes), None)
        if area is None or not area.hexes:
            session.noticed.emit(
                tr("Choose a set-up area first: Shift-click it with the tool for areas (G).")
            )
            return
        # The mode clears what was pinned, so the area's hexes come after it.
        self.desk.actions["los_common"].setChecked(True)
        self.modes.pin(tuple(sorted(area.hexes, key=session.board.grid.position)))
        session.noticed.emit(
            tr(
                "The field of {title}: {count} hexes look together.",
                title=said(area.title),
                count=len(area.hexes),
            )
        )

    def _compare_field(self, at: Hex) -> None:
        self.modes.compare(at)
        if self.modes.mode == "common":
            self.desk.actions["los_field"].setChecked(True)

    def compare(self) -> None:
        """Open the window that compares."""
        if self.compared is None:
            self.compared = compare.Compare(self.session, self.desk.canvas)
            self.compared.changed.connect(self._repaint)
            self.desk.canvas.picture.marks.append(self.compared.paint)
        self.compared.open_beside()

    def _toggle(self, mode: Mode, *, on: bool) -> None:
        self.modes.toggle(mode, on=on)
        if on:
            self.desk.actions["los_field"].setChecked(True)
            if mode in ("common", "exposure"):
                dock = self.desk.docks["fields"]
                dock.show()
                dock.raise_()

    def _profile_shown(self, _visible: bool) -> None:
        action = self.desk.actions["los_profile"]
        action.blockSignals(True)
        action.setChecked(not self.desk.docks["profile"].isHidden())
        action.blockSignals(False)

    # -- following ------------------------------------------------------------------------------------------------

    def enable(self) -> None:
        """Switch on what can be used now."""
        actions, there, los = self.desk.actions, not self.session.empty, self.session.live_los
        actions.enable(_NEED_BOARD, there)
        if not los.lags:
            actions.enable(_NEED_THREAD, there and los.answer is not None)
        actions["los_next_failing"].setEnabled(there and bool(self.session.expectations.failing))
        self.lines.setVisible(there and bool(self.session.expectations.outcomes))

    def _opened(self) -> None:
        self.cause = None
        self._change = FieldChange()
        self._count()

    def _los_changed(self) -> None:
        self.cause = None
        self.enable()

    def _modes_changed(self) -> None:
        for name, mode in _MODE_ACTIONS:
            action = self.desk.actions[name]
            action.blockSignals(True)
            action.setChecked(self.modes.mode == mode)
            action.blockSignals(False)
        self._show_change()
        self._repaint()

    def _pointed(self) -> None:
        if self.modes.mode == "lens":
            self._repaint()

    def _repaint(self) -> None:
        self.desk.canvas.update()

    def dress(self) -> None:
        """Show the sign in the status bar in the colours of another theme."""
        self._count()

    def _count(self) -> None:
        """Say in the status bar what came of the lines that are kept with what is open."""
        found = self.session.expectations
        failing = bool(found.failing)
        colour = theme.colour("error" if failing else "accent", theme.shade_worn()).name()
        self.lines.setIcon(icons.icon("mdi6.close-octagon" if failing else "mdi6.check-circle", colour))
        self.lines.setText(found.count_words)
        self.lines.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.enable()

    # -- on the board ---------------------------------------------------------------------------------------------

    def _light(self, row: int) -> None:
        """Light up what a row of the reasons names."""
        answer = self.session.live_los.answer
        self.cause = answer.reasons[row] if answer is not None and 0 <= row < len(answer.reasons) else None
        self._repaint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The light goes out when the pointer leaves the reasons."""
        if event.type() == QEvent.Type.Leave and self.cause is not None:
            self.cause = None
            self.session.attention.mark(())
            self._repaint()
        return super().eventFilter(watched, event)

    def _paint_cause(self, painter: QPainter, _style: Style) -> None:
        if self.cause is not None:
            paint_cause(painter, self.session.document.ground, self.cause)

    def _paint_pinned(self, painter: QPainter, style: Style) -> None:
        paint_pinned(painter, self.session.live_los.scene, self.pinned.answered, style)

    def _show_change(self) -> None:
        """Say at the tool's hint what the edit in hand opens and closes, or why no field is shown.

        After the frame that shows the edit: what is seen on another board takes a while to work out.
        """
        former = self._change
        self.status.show_hint()
        if (trouble := self.modes.trouble) and trouble not in self.status.hint.text():
            self.status.hint.setText(f"{trouble} {self.status.hint.text()}")
        self._change = self.modes.pending_change()
        end = self.modes.looking
        if self._change and end is not None:
            where = self.session.board.grid.label(end.hex)
            hint = tr(
                "{hint}.  From {where}: {words}",
                hint=self.session.hand.tool.hint,
                where=where,
                words=self._change.words,
            )
            self.status.hint.setText(hint)
        if former != self._change:
            self._repaint()

    def _paint_change(self, painter: QPainter, _style: Style) -> None:
        change = self._change
        if self.modes.mode == "lens" and (end := self.modes.looking) is not None:
            place = Proportions(self.session.board.grid.frame)
            paint_origin(painter, place.centre(end.hex), view_of(painter, QRectF()))
        if change and (self.session.hand.preview.board or self.session.hand.preview.scene) is not None:
            paint_gained_and_lost(
                painter,
                self.session.board.grid,
                gained=change.opened,
                lost=change.closed,
                eased=change.eased,
                hampered=change.hampered,
            )

    def end(self) -> None:
        """Stop all work that goes on beside the window."""
        self.modes.end()
        if self.compared is not None:
            self.compared.end()
