"""More ways for something to hide from above: a formula or a table, shown as strips of the hexes that are hidden."""

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.geometry.labels import written_number
from bob_editor.rules.los.told.between import Between
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.typing import Undoing
from bob_editor.ui.dress.wheel import pass_wheel
from bob_editor.words import mark, tr

Json = Any

HIGHER, LONGEST = 3, 14
"""Levels that are shown, and hexes of a strip."""

FARS = (2, 5, 10)
"""Distances from the higher end for which strips are shown."""

FIELDS = (
    ("base", mark("Hides at first"), -99), ("rise", mark("More for each level of its top over the lower one"), -99),
    ("drop", mark("Less for each level of the higher one over its top"), -99),
    ("per", mark("One more for so many hexes from the higher one (0: never)"), 0), ("least", mark("At least"), 0),
    ("most", mark("At most (0: no limit)"), 0),
)  # fmt: skip

USUAL = {"base": 1, "rise": 1, "drop": 1, "per": 5, "least": 1}


class Strips(QWidget):
    """For each pair of heights a strip of hexes behind the obstacle, the hidden ones filled."""

    def __init__(self) -> None:
        super().__init__()
        self._between: Between | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Hidden hexes behind the obstacle"))

    def show_rule(self, between: Between | None) -> None:
        """Show what a rule hides."""
        self._between = between
        self.setToolTip(tr("Behind an obstacle, so many hexes are hidden from whoever looks from above"))
        self.updateGeometry()
        self.update()

    @property
    def rows(self) -> list[tuple[str, int]]:
        """Each strip's words, and how many hexes it hides."""
        if self._between is None:
            return []
        fars = FARS if self._between.kind in ("formula", "slope", "closer") else FARS[:1]
        found = []
        for rise in range(1, HIGHER):
            for drop in range(HIGHER):
                for far in fars:
                    hidden = self._between.blind_hexes(rise, drop, far, 1)
                    words = tr("{rise} up, {drop} down", rise=rise, drop=drop)
                    words += tr(", {far} hexes off", far=far) if len(fars) > 1 else ""
                    found.append((words, int(hidden)))
        return found

    def sizeHint(self) -> QSize:
        """A line a strip."""
        return QSize(420, max(1, len(self.rows)) * (self.fontMetrics().height() + 3) + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Words on the left, hexes on the right."""
        shade = theme.shade_worn()
        high = self.fontMetrics().height() + 3
        left = self.fontMetrics().horizontalAdvance("9 up, 9 down, 99 hexes off  ")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, (words, hidden) in enumerate(self.rows):
                top = number * high
                painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
                painter.drawText(QRectF(0, top, left, high), Qt.AlignmentFlag.AlignVCenter, words)
                painter.setPen(QPen(theme.colour("line", shade), 1))
                for place in range(min(LONGEST, max(hidden + 1, 4))):
                    dark = place < hidden
                    painter.setBrush(theme.colour("error", shade) if dark else QColor(0, 0, 0, 0))
                    painter.drawRoundedRect(QRectF(left + place * high, top + 2, high - 4, high - 4), 3, 3)
                if hidden > LONGEST:
                    painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
                    at = QRectF(left + LONGEST * high + 4, top, 60, high)
                    painter.drawText(
                        at, Qt.AlignmentFlag.AlignVCenter, tr("… all") if hidden > 999 else f"… {hidden}"
                    )


class ShadowEditor(QWidget):
    """Folds; puts a ``formula`` or a ``table`` as what a ``between`` says."""

    put = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.head = QToolButton()
        self.head.setText(tr("More: a formula, a table"))
        self.head.setProperty("flat", True)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        icons.put(self.head, "mdi6.chevron-right")
        self.head.clicked.connect(self._toggle)
        self.kind = QComboBox()
        self.kind.addItem(tr("One of the answers above"), "")
        self.kind.addItem(tr("A formula"), "formula")
        self.kind.addItem(tr("A table"), "table")
        pass_wheel(self.kind)
        self.kind.activated.connect(lambda _row: self._begin())
        self.numbers: dict[str, QSpinBox] = {}
        self.body = QWidget()
        form = QFormLayout()
        form.addRow(tr("&Hides"), self.kind)
        self._form = form
        for name, words, least in FIELDS:
            box = QSpinBox()
            box.setRange(least, 99)
            box.setAccessibleName(tr(words))
            box.valueChanged.connect(lambda _value: self._put_formula())
            pass_wheel(box)
            Undoing(box)
            self.numbers[name] = box
            form.addRow(tr(words), box)
        self.table = QLineEdit()
        self.table.setPlaceholderText("2, 3; 1, 2; 0, 1")
        self.table.setToolTip(
            tr(
                "A row for each level of the higher one over its top, from 0, parted by semicolons; in it a number of "
                "hidden hexes for each level of its top over the lower one, from 1"
            )
        )
        self.table.editingFinished.connect(self._put_table)
        form.addRow(tr("Hidden hexes"), self.table)
        self.strips = Strips()
        column = QVBoxLayout(self.body)
        column.setContentsMargins(14, 0, 0, 0)
        column.addLayout(form)
        column.addWidget(
            QLabel(
                tr(
                    "What is hidden behind something so much higher than the lower one, and lower than the other:"
                )
            )
        )
        column.addWidget(self.strips)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addWidget(self.head)
        outer.addWidget(self.body)
        self.body.hide()

    def _toggle(self) -> None:
        self.body.setVisible(self.body.isHidden())
        icons.put(self.head, "mdi6.chevron-right" if self.body.isHidden() else "mdi6.chevron-down")

    def show_rule(self, value: Json) -> None:
        """Show a ``between``; one that is a formula or a table unfolds."""
        kind = next((name for name in ("formula", "table") if isinstance(value, dict) and name in value), "")
        if kind and self.body.isHidden():
            self._toggle()
        self.kind.setCurrentIndex(self.kind.findData(kind))
        said = value.get("formula") if kind == "formula" else {}
        for name, box in self.numbers.items():
            box.blockSignals(True)
            box.setValue(int((said or {}).get(name) or 0))
            box.blockSignals(False)
            self._form.setRowVisible(box, kind == "formula")
        self._form.setRowVisible(self.table, kind == "table")
        if kind == "table" and not self.table.hasFocus():
            self.table.setText("; ".join(", ".join(map(str, row)) for row in value["table"]))
        try:
            self.strips.show_rule(Between.of(value))
        except (TypeError, ValueError, AttributeError):
            self.strips.show_rule(None)

    def _begin(self) -> None:
        kind = self.kind.currentData()
        if kind == "formula":
            self.put.emit({"formula": dict(USUAL)})
        elif kind == "table":
            self.put.emit({"table": [[1]]})
        else:
            self.put.emit("none")

    def _put_formula(self) -> None:
        said = {name: box.value() for name, box in self.numbers.items()}
        formula = {
            name: value for name, value in said.items() if value or name in ("base", "rise", "drop", "least")
        }
        self.put.emit({"formula": formula})

    def _put_table(self) -> None:
        rows = [
            [number for cell in row.replace(",", " ").split() if (number := written_number(cell)) is not None]
            for row in self.table.text().split(";")
        ]
        rows = [row for row in rows if row]
        if rows and self.kind.currentData() == "table":
            self.put.emit({"table": rows})
