"""The LOS panel: verdict, range, reasons with their rules, modifiers, and the circumstances."""

from html import escape
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.errors import BobEditorError
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.typed import typed_name
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.strange import warnings_of
from bob_editor.rules.los.answer import Modifier
from bob_editor.rules.los.scene import End
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages import in_window
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import scrolled, wrapping
from bob_editor.ui.dress.plain import OneLineChoice, plain_label, plain_tip
from bob_editor.ui.dress.typing import Copying
from bob_editor.ui.panels.sight.answer_words import number_words, reason_words
from bob_editor.ui.panels.sight.argument import ArgumentBox
from bob_editor.ui.panels.sight.conditions import ConditionsForm
from bob_editor.ui.panels.sight.verdicts import kind_of, verdict_colour, verdict_words
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

Which = Literal["origin", "target"]
_AT = Qt.ItemDataRole.UserRole


class EndRow(QWidget):
    """One end of the thread: its hex, and the position and unit there, which the LOS tool knows, too."""

    def __init__(self, session: Session, which: Which, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._which = which
        self._shown: tuple[Ruleset, object] | None = None
        self.label = QLineEdit()
        self.label.setPlaceholderText(tr("Hex"))
        self.label.setToolTip(tr("The name of a hex, such as E4"))
        end = tr("From") if which == "origin" else tr("To")
        self.label.setAccessibleName(end)
        self.label.setMinimumWidth(52)
        self.label.setMaximumWidth(72)
        self.label.editingFinished.connect(self._typed)
        self.position = OneLineChoice()
        self.position.setAccessibleName(tr("{end}: position", end=end))
        self.unit = OneLineChoice()
        self.unit.setAccessibleName(tr("{end}: unit", end=end))
        self.road_side = OneLineChoice()
        self.road_side.setAccessibleName(tr("{end}: side of the road", end=end))
        self.side = OneLineChoice()
        self.side.setAccessibleName(tr("{end}: side", end=end))
        self._boxes = (
            (self.position, f"{which}_in"),
            (self.unit, f"{which}_unit"),
            (self.road_side, f"{which}_road_side"),
            (self.side, f"{which}_side"),
        )
        for box, option in self._boxes:
            box.setMinimumContentsLength(3)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.activated.connect(
                lambda _row, box=box, option=option: self._choose(option, box.currentData())
            )
            # The panel may be too narrow for all of it.
            box.currentTextChanged.connect(lambda text, box=box: box.setToolTip(plain_tip(text)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        # “On the ground” is longer than “Any unit”.
        row.addWidget(self.label, 4)
        row.addWidget(self.position, 10)
        row.addWidget(self.unit, 7)
        row.addWidget(self.road_side, 7)
        row.addWidget(self.side, 7)
        row.addStretch()  # where a game knows none of these, the name stays at its title

    @property
    def end(self) -> End | None:
        """The end as the session has it."""
        los = self.session.live_los
        return los.origin if self._which == "origin" else los.target

    def refresh(self) -> None:
        """Show the end as it is."""
        self._fill()
        end = self.end
        self.label.setEnabled(not self.session.is_bare)
        if not self.label.hasFocus() or not self.label.isModified():
            self.label.setText(self.session.board.grid.label(end.hex) if end is not None else "")
        look = self.session.hand.look
        for box, option in self._boxes:
            box.setCurrentIndex(max(0, box.findData(getattr(look, option))))

    def _fill(self) -> None:
        ruleset = self.session.ruleset
        options = {option.name: option.choices for option in self.session.hand.look.options}
        if self._shown is not None and ruleset is self._shown[0] and options == self._shown[1]:
            return
        self._shown = ruleset, options
        for box, name in self._boxes:
            box.clear()
            for value, title in options.get(name, ()):
                box.addItem(tr(in_window.label(title)), value)
            box.setVisible(box.count() > 1)

    def _typed(self) -> None:
        text = typed_name(self.session.board.grid, self.label.text())
        typed = self.label.isModified()
        self.label.setModified(False)
        los, look = self.session.live_los, self.session.hand.look
        try:
            at = self.session.board.grid.hex(text) if text else None
        except BobEditorError as error:
            self.session.failed.emit(error)
            self.refresh()
            return
        if not typed and at == (None if self.end is None else self.end.hex):
            return  # the keyboard went by: an end may have more than the name tells, or follow the pointer
        if self._which == "origin":
            los.origin = None if at is None else look.origin_at(at)
        else:
            look.pinned = at is not None
            los.target = None if at is None else look.target_at(at)

    def _choose(self, option: str, value: object) -> None:
        self.session.hand.look.set_option(option, value)


class LosPanel(QWidget):
    """Follows the thread; hovering over a reason marks its hexes on the board."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setAccessibleName(tr("LOS"))
        self.sign = QLabel()
        self.verdict = QLabel()
        font = self.verdict.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        self.verdict.setFont(font)
        self.range = plain_label()
        self.range.setProperty("faint", True)
        self.range.setWordWrap(True)
        self.origin = EndRow(session, "origin")
        self.target = EndRow(session, "target")
        self.lit = QCheckBox(tr("Tar&get illuminated"))
        self.lit.clicked.connect(lambda on: session.hand.look.set_option("target_lit", on))
        self.swap_button = QToolButton()
        self.swap_button.setProperty("flat", True)
        self.swap_button.setToolTip(tr("<b>Swap ends</b> (X)<p>Look the other way</p>"))
        self.swap_button.setAccessibleName(tr("Swap ends"))
        icons.put(self.swap_button, "mdi6.swap-vertical")
        self.swap_button.clicked.connect(session.hand.look.swap)
        self.reasons = wrapping(QListWidget())
        self.reasons.setMouseTracking(True)
        self.reasons.setAccessibleName(tr("Reasons"))
        self.reasons.setMinimumHeight(110)
        self.reasons.itemEntered.connect(self._mark)
        self.reasons.currentItemChanged.connect(lambda item, _old: self._mark(item))
        self.reasons.itemActivated.connect(self._jump)
        self.reasons.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        Copying(self.reasons)
        self.modifiers = QLabel()
        self.modifiers.setWordWrap(True)
        self.modifiers.setTextFormat(Qt.TextFormat.RichText)
        self.argument = ArgumentBox(session, self)
        self.conditions = ConditionsForm(session)
        self._lay_out()
        session.losChanged.connect(self.refresh)
        session.opened.connect(self.refresh)
        session.rulesSaved.connect(self.refresh)
        session.hand.updated.connect(self._follow_tool)
        self.refresh()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.sign)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.verdict)
        words.addWidget(self.range)
        top.addLayout(words, 1)
        ends = QFormLayout()
        ends.setContentsMargins(0, 0, 0, 0)
        ends.addRow(tr("F&rom"), self.origin)
        ends.addRow(tr("T&o"), self.target)
        both = QHBoxLayout()
        both.addLayout(ends, 1)
        both.addWidget(self.swap_button)
        ends.labelForField(self.origin).setBuddy(self.origin.label)  # type: ignore[attr-defined]  # it is a QLabel
        ends.labelForField(self.target).setBuddy(self.target.label)  # type: ignore[attr-defined]  # likewise
        # Qt measures “To” as if the “o”, which is drawn apart for its underline, stood closer to the “T”.
        for label in (ends.labelForField(self.origin), ends.labelForField(self.target)):
            label.setMinimumWidth(label.sizeHint().width() + 4)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addLayout(both)
        column.addWidget(self.lit)
        column.addWidget(self.reasons, 1)
        column.addWidget(self.argument)
        column.addWidget(self.modifiers)
        column.addWidget(line)
        column.addWidget(self.conditions)
        self._area = scrolled(self, inner)

    def show_conditions(self) -> None:
        """Bring the form into view, and the keyboard into it."""
        self._area.ensureWidgetVisible(self.conditions, 0, 0)
        self.conditions.take_focus()

    def dress(self, style: Style) -> None:
        """Show the verdict's sign in the colours of another theme."""
        del style
        self.refresh()

    def end(self) -> None:
        """Stop looking for what would change the verdict."""
        self.argument.end()

    def _follow_tool(self) -> None:
        """The tool's own bar may have set another position or unit, though not while another tool is at work."""
        hand = self.session.hand
        if hand.tool is hand.look or not hand.tool.busy:
            self._show_ends()

    def _show_ends(self) -> None:
        self.origin.refresh()
        self.target.refresh()
        look = self.session.hand.look
        self.lit.setVisible(any(option.name == "target_lit" for option in look.options))
        self.lit.setChecked(look.target_lit)

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the answer as it is."""
        los = self.session.live_los
        answer = los.answer
        self._show_ends()
        self.swap_button.setEnabled(los.origin is not None and los.target is not None)
        self.reasons.clear()
        self.modifiers.hide()
        if answer is None:
            self.sign.clear()
            self.verdict.setText(tr("No thread"))
            hint = tr("Take the LOS tool and drag from hex to hex, or name two hexes below.")
            if los.origin is not None:
                hint = tr("Point at a second hex, or name it below.")
            self.range.setText(said(los.trouble) or hint)
            return
        kind = kind_of(answer)
        sign = icons.icon(icons.VERDICT_ICONS[kind], verdict_colour(kind).name())
        self.sign.setPixmap(sign.pixmap(36, 36))
        self.verdict.setText(verdict_words(answer))
        self.verdict.setAccessibleName(tr("Verdict: {verdict_words}", verdict_words=verdict_words(answer)))
        distance = tr("Range {range}", range=answer.range)
        self.range.setText("\n".join((distance, *map(said, warnings_of(los.scene.board, los.scene.ruleset)))))
        for reason in answer.reasons:
            item = QListWidgetItem(reason_words(reason, los.scene.ruleset))
            item.setData(_AT, reason.at)
            what, cited = (
                said(reason.kind.replace("_", " ").capitalize()),
                los.scene.ruleset.cited(reason.cites),
            )
            item.setToolTip(plain_tip(tr("{kind}, rule {cited}", kind=what, cited=cited) if cited else what))
            self.reasons.addItem(item)
        if answer.modifiers:
            lines = "".join(
                f"<tr><td><b>{number_words(one)}</b>&nbsp;&nbsp;</td>"
                f"<td>{escape(said(one.name) + los.scene.ruleset.bracketed(one.cites))}{_more(one)}</td></tr>"
                for one in answer.modifiers
            )
            self.modifiers.setText(f"<b>{tr('Modifiers')}</b><table>{lines}</table>")
            self.modifiers.show()

    def _hexes(self, item: QListWidgetItem | None) -> tuple[Hex, ...]:
        label = item.data(_AT) if item is not None else ""
        grid = self.session.board.grid
        if not label:
            return ()
        if "/" in label:
            side = grid.side_anywhere(label)
            return tuple(at for at in side.hexes if at in grid) if side is not None else ()
        at = grid.hex_anywhere(label)
        return (at,) if at is not None and at in grid else ()

    def _mark(self, item: QListWidgetItem | None) -> None:
        self.session.attention.mark(self._hexes(item))

    def _jump(self, item: QListWidgetItem) -> None:
        self.session.attention.show_places(self._hexes(item))


def _more(one: Modifier) -> str:
    """What a modifier's row says beside its name; nothing where that is all."""
    return "" if one.text == one.title or not one.title else f"<br><small>{escape(said(one.text))}</small>"
