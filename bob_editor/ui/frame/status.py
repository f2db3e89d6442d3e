"""The status bar: what the tool will do, the hex under the pointer, issues and zoom."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QStyle, QStyleOption, QToolButton, QWidget

from bob_editor.editing.sight.circumstances import scene_words, unusual
from bob_editor.rules.los.scene import Scene
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.frame.two_lines import TwoLines, paint_words
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

_GAP = 6
"""Pixels on both sides of what a command does: what is left of it Qt doesn't paint anew."""


class Status(QStatusBar):
    """Hints on the left; on the right what the pointer is on, and buttons."""

    issuesClicked = Signal()
    zoomClicked = Signal()
    circumstancesClicked = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setSizeGripEnabled(False)
        self.hint = TwoLines()
        self.hint.setMinimumWidth(40)
        self.hex = plain_label()
        self.hex.setProperty("faint", True)
        self.issues = self._button(
            "mdi6.alert-circle-check-outline", tr("Show the issues panel"), tr("Issues")
        )
        self.issues.clicked.connect(self.issuesClicked)
        self.zoom = self._button("mdi6.magnify", tr("Show the whole board"), tr("Zoom"))
        self.zoom.clicked.connect(self.zoomClicked)
        self.circumstances = self._button(
            "mdi6.layers-plus",
            tr("Lines are looked along under these circumstances: show them"),
            tr("Circumstances"),
        )
        self.circumstances.clicked.connect(self.circumstancesClicked)
        self.elsewhere = QLabel(tr("Open in another window"))
        self.elsewhere.setToolTip(
            tr("What is saved there is noticed here, and asked about before it is written over")
        )
        self.elsewhere.hide()
        self.addWidget(self.hint, 1)
        for widget in (self.elsewhere, self.circumstances, self.hex, self.issues, self.zoom):
            self.addPermanentWidget(widget)
        session.hand.updated.connect(self.show_hint)
        session.hand.changed.connect(self.show_hint)
        session.opened.connect(self._opened)
        session.losChanged.connect(self.show_circumstances)
        session.attention.pointed.connect(lambda _pointer: self.show_hex())
        session.boardChanged.connect(lambda _change: self.show_hex())
        # Undo changes what a press will do where the pointer rests.
        session.boardChanged.connect(lambda _change: self.show_hint())
        session.cardChanged.connect(lambda _before: self.show_hint())
        session.losChanged.connect(self.show_hint)
        self._opened()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What a command does that is pointed at, as hints are; Qt would cut it off."""
        if not self.currentMessage():
            super().paintEvent(event)
            return
        option = QStyleOption()
        option.initFrom(self)
        with QPainter(self) as painter:
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
            beside = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            shown = (one.x() for one in beside if one.isVisible() and one is not self.hint)
            right = min(shown, default=self.width()) - _GAP
            room = QRect(_GAP, 0, right - _GAP, self.height())
            paint_words(painter, room, self.currentMessage(), self)

    def _button(self, icon: str, tip: str, name: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setToolTip(tip)
        button.setAccessibleName(name)
        icons.put(button, icon)
        return button

    def _opened(self) -> None:
        self.show_hint()
        self.show_hex()
        self.show_circumstances()
        for widget in (self.hex, self.issues, self.zoom):
            widget.setVisible(not self.session.empty)

    def show_circumstances(self) -> None:
        """Say under what lines are looked along, where it isn't plain daylight on the bare board."""
        scene = None if self.session.empty else unusual(self.session.live_los.scene)
        words = "" if scene is None else scene_words(scene)
        if scene is not None and words != self.circumstances.text():
            self.circumstances.setText(words)
            icons.put(self.circumstances, _sign(scene))
        self.circumstances.setVisible(bool(words))

    def show_hint(self) -> None:
        """Say what a press here will do."""
        hint = tr("Start a new board or open a file.") if self.session.empty else self.session.hand.tool.told
        if hint != self.hint.text():
            self.hint.setText(hint)

    def show_hex(self) -> None:
        """Say what hex the pointer is on, its terrain and level."""
        session, pointer = self.session, self.session.attention.pointer
        if session.empty or pointer is None or pointer.hex not in session.board.grid:
            self.hex.setText("")
            return
        ground, rows = session.document.ground, session.ruleset.terrains
        names = ground.terrain(pointer.hex)
        titles = " + ".join(label(rows[name].title) if name in rows else name for name in names)
        level = str(ground.level(pointer.hex)).replace("-", "−")
        self.hex.setText(
            tr(
                "{label}  ·  {titles}  ·  level {level}   ",
                label=session.board.grid.label(pointer.hex),
                titles=titles,
                level=level,
            )
        )

    def show_issues(self, words: str) -> None:
        """Say how many issues there are."""
        self.issues.setText(words)

    def show_zoom(self, zoom: float) -> None:
        """Say how large the board is shown, where there is one."""
        self.zoom.setText("" if self.session.is_bare else f"{zoom * 100:.0f} %")


def _sign(scene: Scene) -> str:
    """The icon of what is unusual: darkness is none of units."""
    if scene.conditions:
        return "mdi6.weather-night"
    return "mdi6.account-group-outline" if scene.units else "mdi6.layers-plus"
