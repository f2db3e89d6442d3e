"""The fields panel: which field is laid over the board, with what belongs to it, and the pinned threads."""

from typing import cast, get_args

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.editing.sight.pinned import Thread
from bob_editor.render.kit.style import Style
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.canvas.field_layer import Shown
from bob_editor.ui.canvas.field_modes import Mode
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import push_button, scrolled, wrapping
from bob_editor.ui.dress.descriptions import row_title
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.dress.typing import Copying, Deleting
from bob_editor.ui.panels.sight.answer_words import line_words, verdict_and_range
from bob_editor.ui.panels.sight.verdicts import kind_of, verdict_colour
from bob_editor.words import many, mark, tr

_MODES: tuple[tuple[Mode, str, str], ...] = (
    ("origin", mark("The hex that looks"), mark("What the first hex of the thread sees.")),
    (
        "lens",
        mark("Lens: the hex under the pointer"),
        mark("Point anywhere: what that hex sees is shown at once."),
    ),
    ("common", mark("Several hexes together"), mark("What the hexes below see between them.")),
    (
        "exposure",
        mark("Exposure of every hex"),
        mark("From how many hexes each one is seen: bright is a killing ground, dark is cover."),
    ),
)
_SHOWN: tuple[tuple[Shown, str], ...] = (
    ("each", mark("How many of them see it")),
    ("any", mark("Seen by any")),
    ("all", mark("Seen by all")),
    ("none", mark("Seen by none")),
)


class FieldsPanel(QWidget):
    """Shows and sets the state of ``FieldModes`` and ``PinnedThreads``."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        session, modes, pinned = desk.session, desk.modes, desk.session.pinned
        self.session = session
        self.modes = modes
        self.pinned = pinned
        self._telling = False
        self._ruleset_shown: Ruleset | None = None
        self.setAccessibleName(tr("Fields"))
        self.mode = QComboBox()
        self.mode.setAccessibleName(tr("Field"))
        self.mode.setToolTip(tr("What is laid over the board"))
        self.mode.activated.connect(self._choose_mode)
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.about.setProperty("faint", True)
        self.several = self._make_several()
        self.choice_row = QWidget()
        self.choice = QComboBox()
        self.choice_label = QLabel()
        self.choice_label.setBuddy(self.choice)
        self.choice.activated.connect(
            lambda _row: modes.choose_overlay(modes.overlay_id, self.choice.currentData())
        )
        form = QFormLayout(self.choice_row)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.choice_label, self.choice)
        self.summary = plain_label()
        self.summary.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress"))
        self.cancel_button = push_button(tr("&Stop"), "mdi6.stop", tr("Stop counting"), modes.cancel)
        self.count_button = push_button(
            tr("Cou&nt"), "mdi6.refresh", tr("Count the exposure of the board as it is"), modes.count
        )
        self.threads_group = self._make_threads()
        self._lay_out()
        self.setFocusProxy(self.mode)
        modes.changed.connect(self.refresh)
        modes.progressed.connect(self._progressed)
        session.opened.connect(self.refresh)
        session.rulesSaved.connect(self.refresh)
        session.losChanged.connect(self.show_threads)
        pinned.changed.connect(self.show_threads)
        self.refresh()
        self.show_threads()

    # -- making ---------------------------------------------------------------------------------------------------

    def _make_several(self) -> QWidget:
        box = QWidget()
        self.shown = QComboBox()
        self.shown.setAccessibleName(tr("What is shown of the common field"))
        for value, title in _SHOWN:
            self.shown.addItem(tr(title), value)
        self.shown.activated.connect(lambda _row: self.modes.show(cast("Shown", self.shown.currentData())))
        self.origins = QLabel()
        self.origins.setWordWrap(True)
        self.take_button = push_button(
            tr("Pin &selection"),
            "mdi6.pin-outline",
            tr("Let the selected hexes look, whatever is selected later"),
            self._take,
        )
        self.add_button = push_button(
            tr("&Add"), "mdi6.plus", tr("Let the hex that looks be one of them, too"), self._add
        )
        self.clear_button = push_button(
            tr("Un&pin"), "mdi6.pin-off-outline", tr("Follow the selection again"), lambda: self.modes.pin(())
        )
        row = QHBoxLayout()
        for button in (self.take_button, self.add_button, self.clear_button):
            row.addWidget(button)
        row.addStretch()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.shown, self.origins):
            column.addWidget(widget)
        column.addLayout(row)
        return box

    def _make_threads(self) -> QGroupBox:
        group = QGroupBox(tr("Pinned threads"))
        self.threads = wrapping(QListWidget())
        self.remove_button = push_button(
            tr("&Remove"), "mdi6.pin-off-outline", tr("Let the chosen thread go"), self._remove
        )
        self.threads.setAccessibleName(tr("Pinned threads"))
        self.threads.setMinimumHeight(70)
        self.threads.currentRowChanged.connect(lambda row: self.remove_button.setEnabled(row >= 0))
        Deleting(self.threads, self._remove)
        Copying(self.threads)
        self.threads.itemClicked.connect(self._look_along)
        self.threads.itemActivated.connect(self._look_along)
        self.no_threads = QLabel(tr("None. Shift+T keeps the thread in hand on the board."))
        self.no_threads.setWordWrap(True)
        self.no_threads.setProperty("faint", True)
        self.remove_button.setEnabled(False)
        self.remove_all_button = push_button(
            tr("Re&move all"), "mdi6.close", tr("Let all pinned threads go"), self.pinned.clear
        )
        row = QHBoxLayout()
        row.addWidget(self.remove_button)
        row.addWidget(self.remove_all_button)
        row.addStretch()
        column = QVBoxLayout(group)
        column.addWidget(self.no_threads)
        column.addWidget(self.threads)
        column.addLayout(row)
        return group

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(8)
        for widget in (self.mode, self.about, self.several, self.choice_row, self.summary):
            column.addWidget(widget)
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel_button)
        row.addWidget(self.count_button)
        column.addLayout(row)
        column.addWidget(self.threads_group)
        column.addStretch(1)
        scrolled(self, inner)

    # -- showing --------------------------------------------------------------------------------------------------

    def _fill_modes(self) -> None:
        ruleset = self.session.ruleset
        if self._ruleset_shown is ruleset:
            return
        self._ruleset_shown = ruleset
        self.mode.clear()
        for mode, title, _ in _MODES:
            self.mode.addItem(tr(title), (mode, ""))
        for overlay in self.modes.overlays:
            rule = f" [{ruleset.cited(overlay.cites)}]" if overlay.cites else ""
            self.mode.addItem(f"{said(overlay.title)}{rule}", ("overlay", overlay.id))

    def refresh(self) -> None:
        """Show the state as it is."""
        modes = self.modes
        self._fill_modes()
        wanted = (modes.mode, modes.overlay_id if modes.mode == "overlay" else "")
        row = next((row for row in range(self.mode.count()) if tuple(self.mode.itemData(row)) == wanted), 0)
        self.mode.setCurrentIndex(row)
        overlay = modes.overlay if modes.mode == "overlay" else None
        self.about.setText(
            said(overlay.text)
            if overlay is not None
            else tr(next(one[2] for one in _MODES if one[0] == modes.mode))
        )
        self.several.setVisible(modes.mode == "common")
        self.choice_row.setVisible(overlay is not None)
        if overlay is not None:
            self.choice_label.setText(said(overlay.ask))
            self.choice.clear()
            for value, title in overlay.choices:
                self.choice.addItem(said(title), value)
            self.choice.setCurrentIndex(max(0, self.choice.findData(modes.overlay_choice)))
        self.shown.setCurrentIndex(max(0, self.shown.findData(modes.shown)))
        self.origins.setText(self._origin_words())
        self.take_button.setEnabled(bool(self.session.hand.selection))
        origin = self.session.live_los.origin
        self.add_button.setEnabled(origin is not None and origin.hex not in modes.pinned)
        self.clear_button.setEnabled(bool(modes.pinned))
        self.progress.setVisible(modes.busy)
        if not modes.busy:
            self.progress.reset()
        self.cancel_button.setVisible(modes.busy)
        self.count_button.setVisible(modes.mode == "exposure" and not modes.busy)
        self.count_button.setEnabled(not modes.up_to_date and not self.session.empty)
        words = self._summary()
        self.summary.setText(words)
        self.summary.setVisible(bool(words))

    def _origin_words(self) -> str:
        origins, label = self.modes.origins, self.session.board.grid.label
        if not origins:
            return tr("No hex looks. Shift+click some with the LOS tool, select some, or look along a line.")
        named = " ".join(label(at) for at in origins[:12]) + (" …" if len(origins) > 12 else "")
        how = (
            tr("pinned")
            if self.modes.pinned
            else tr("selected")
            if self.session.hand.selection
            else tr("the hex that looks")
        )
        words = f"{many('1 hex', '{count} hexes', len(origins))}, {how}: {named}"
        position = self.session.ruleset.rows("ends").get(self.session.hand.look.origin_in or "")
        if position is None:
            return words
        return f"{words}. {tr('From “{position}” where there is one.', position=row_title(position, ''))}"

    def _summary(self) -> str:
        modes = self.modes
        if modes.mode == "common" and modes.common is not None and not modes.busy:
            found = modes.common
            counts = (int(found.by_any.sum()), int(found.by_all.sum()), int(found.by_none.sum()))
            return many(
                "Seen by any: {count} hex, by all: {by_all}, by none: {by_none}.",
                "Seen by any: {count} hexes, by all: {by_all}, by none: {by_none}.",
                counts[0],
                by_all=counts[1],
                by_none=counts[2],
            )
        if modes.mode != "exposure":
            return said(modes.trouble)
        if modes.counts is None:
            return tr("Counting …") if modes.busy else tr("Not counted yet.")
        seen, hexes, label = modes.counts.seen, modes.counts.hexes, self.session.board.grid.label
        most, least = int(seen.argmax()), int(seen.argmin())
        old = "" if modes.up_to_date else tr("Of the board as it was: ")
        return tr(
            "{old}{label} is seen from most, {seen} hexes; {label2} from fewest, {seen2}. On "
            "average {mean:.0f}.",
            old=old,
            label=label(hexes[most]),
            seen=int(seen[most]),
            label2=label(hexes[least]),
            seen2=int(seen[least]),
            mean=seen.mean(),
        )

    def _progressed(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def dress(self, style: Style) -> None:
        """Show the threads' signs in the colours of another theme."""
        del style
        self.show_threads()

    def show_threads(self) -> None:
        """List the pinned threads with their verdicts."""
        scene = self.session.live_los.scene
        row = self.threads.currentRow()
        self.threads.clear()
        for thread, answer in zip(self.pinned.threads, self.pinned.answers, strict=True):
            words = tr("not on this board") if answer is None else verdict_and_range(answer)
            item = QListWidgetItem(f"{line_words(scene, thread)}: {words}")
            if answer is not None:
                kind = kind_of(answer)
                item.setIcon(icons.icon(icons.VERDICT_ICONS[kind], verdict_colour(kind).name()))
                item.setToolTip(plain_tip(said(answer.reasons[0].text) if answer.reasons else ""))
            item.setData(Qt.ItemDataRole.UserRole, thread)
            self.threads.addItem(item)
        self.threads.setCurrentRow(min(row, self.threads.count() - 1))
        there = bool(self.pinned.threads)
        self.threads.setVisible(there)
        self.no_threads.setVisible(not there)
        self.remove_button.setVisible(there)
        self.remove_all_button.setVisible(there)

    # -- setting --------------------------------------------------------------------------------------------------

    def _choose_mode(self, row: int) -> None:
        mode, overlay = self.mode.itemData(row)
        if mode == "overlay":
            found = next(one for one in self.modes.overlays if one.id == overlay)
            self.modes.choose_overlay(overlay, found.choices[0][0])
        elif mode in get_args(Mode):
            self.modes.choose(mode)

    def _take(self) -> None:
        self.modes.pin(
            tuple(sorted(self.session.hand.selection, key=self.session.board.grid.index.__getitem__))
        )

    def _add(self) -> None:
        origin = self.session.live_los.origin
        if origin is not None:
            self.modes.pin((*(self.modes.pinned or tuple(self.session.hand.selection)), origin.hex))

    def _thread(self, item: QListWidgetItem | None) -> Thread | None:
        return item.data(Qt.ItemDataRole.UserRole) if item is not None else None

    def _look_along(self, item: QListWidgetItem) -> None:
        thread = self._thread(item)
        if thread is not None:
            self.session.hand.look.hold(*thread)
            self.session.attention.show_places((thread[0].hex, thread[1].hex))
            self.session.attention.mark(())

    def _remove(self) -> None:
        thread = self._thread(self.threads.currentItem())
        if thread is not None:
            self.pinned.remove(thread)
