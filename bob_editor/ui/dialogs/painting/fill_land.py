"""Fill a region by a rule: fields with hedges round them, a share of woods."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.filling.rule_fill import RuleFill
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.said import said
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.painting import FieldsRule, ShareRule, painting_of
from bob_editor.sheet.languages import in_window
from bob_editor.ui.dialogs.painting.preview_form import Outcome, PreviewForm
from bob_editor.ui.dialogs.ticked_row import TickedRow
from bob_editor.ui.dress.buttons import push_button, say_unit
from bob_editor.ui.session.session import Session
from bob_editor.words import many, mark, tr

_REGIONS = (
    ("selection", mark("The selection")),
    ("connected", mark("All that hangs together with it")),
    ("board", mark("The whole board")),
)
_AS_IT_IS = mark("Left as it is")


class FillLand(PreviewForm):
    """The rule, its numbers, where it is to hold, and a seed that can be rolled again."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        super().__init__(session, tr("Fill by a rule"), parent)
        self._seed = 1
        self._make_fields()
        self._lay_out()
        self._choose_rule()

    # -- the form -------------------------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        ruleset = self.session.ruleset
        painting = painting_of(ruleset)
        self.rule = QComboBox()
        rules: tuple[FieldsRule | ShareRule, ...] = (*painting.fields, *painting.shares)
        for rule in rules:
            self.rule.addItem(said(rule.title), rule)
        self.region = QComboBox()
        for name, title in _REGIONS:
            self.region.addItem(tr(title), name)
        self.region.setCurrentIndex(0 if self.selection else 2)
        self.least, self.most, self.share, self.grain = (QSpinBox() for _ in range(4))
        for box, top in ((self.least, 200), (self.most, 200), (self.share, 100), (self.grain, 200)):
            box.setRange(1, top)
            box.valueChanged.connect(self.changed)
        self.share.setSuffix(" %")
        say_unit(self.grain, lambda count: many(" hex", " hexes", count))
        self.border = QComboBox()
        self.border.addItem(tr("Nothing"), "")
        for row in ruleset.terrains.values():
            if "sides" in row.places:
                self.border.addItem(in_window.label(row.title), row.id)
        self.inside = QListWidget()
        self.inside.setAccessibleName(tr("What fields may bear"))
        self.inside.setMaximumHeight(120)
        self.inside.setItemDelegate(TickedRow(self.inside))
        # What rules of this game name stands on top.
        usual = [name for rule in painting.fields for name in rule.inside if name]
        rows = [
            row for row in ruleset.terrains.values() if "hexes" in row.places and "base" not in row.places
        ]
        bearing = (
            (row.id, in_window.label(row.title)) for row in sorted(rows, key=lambda row: row.id not in usual)
        )
        for name, title in (("", tr(_AS_IT_IS)), *bearing):
            item = QListWidgetItem(title)
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.inside.addItem(item)
        self.gates = QCheckBox(tr("Leave a &gate in each"))
        self.gates.setChecked(True)
        self.keeps_all = QCheckBox(tr("Only on &open ground"))
        self.keeps_all.setToolTip(
            tr("Without it, other terrain is painted over; ways, water and houses never are")
        )
        self.keeps_all.setChecked(True)
        self.rule.currentIndexChanged.connect(self._choose_rule)
        for choice in (self.region, self.border):
            choice.currentIndexChanged.connect(self.changed)
        for switch in (self.gates, self.keeps_all):
            switch.toggled.connect(self.changed)
        self.inside.itemChanged.connect(self.changed)

    def _lay_out(self) -> None:
        self.form = QFormLayout()
        self.form.addRow(tr("&Rule"), self.rule)
        self.form.addRow(tr("&Where"), self.region)
        sizes = QHBoxLayout()
        for widget in (self.least, QLabel(tr("to")), self.most, QLabel(tr("hexes"))):
            sizes.addWidget(widget)
        sizes.addStretch()
        self.sizes = QWidget()
        self.sizes.setLayout(sizes)
        sizes.setContentsMargins(0, 0, 0, 0)
        self.form.addRow(tr("&Fields of"), self.sizes)
        self.form.addRow(tr("&Between them"), self.border)
        self.form.addRow(tr("&In them"), self.inside)
        self.form.addRow("", self.gates)
        self.form.addRow(tr("&Share"), self.share)
        self.form.addRow(tr("&Clumps of about"), self.grain)
        self.form.addRow("", self.keeps_all)
        self.roll = push_button(
            tr("Roll a&gain"), "mdi6.dice-5-outline", tr("The same rule with another seed"), self.roll_again
        )
        self.ok.setText(tr("&Take it"))
        self.buttons.addButton(self.roll, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.addLayout(self.form)
        column.addWidget(self.told)
        column.addWidget(self.bar)
        column.addWidget(self.buttons)

    def _choose_rule(self) -> None:
        """Show the numbers of another rule."""
        rule = self.rule.currentData()
        of_fields = isinstance(rule, FieldsRule)
        for widget in (self.sizes, self.border, self.inside, self.gates):
            self.form.setRowVisible(widget, of_fields)
        for widget in (self.share, self.grain):
            self.form.setRowVisible(widget, not of_fields)
        with QSignalBlocker(self.inside):
            if isinstance(rule, FieldsRule):
                self.least.setValue(rule.least)
                self.most.setValue(rule.most)
                self.border.setCurrentIndex(max(0, self.border.findData(rule.border)))
                for row in range(self.inside.count()):
                    item = self.inside.item(row)
                    on = item.data(Qt.ItemDataRole.UserRole) in rule.inside
                    item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            elif isinstance(rule, ShareRule):
                self.share.setValue(rule.share)
                self.grain.setValue(rule.grain)
        self.adjustSize()
        self.changed()

    @property
    def fill(self) -> RuleFill:
        """What the form says."""
        rule: FieldsRule | ShareRule = self.rule.currentData()
        if isinstance(rule, FieldsRule):
            items = (self.inside.item(row) for row in range(self.inside.count()))
            ticked = [one for one in items if one.checkState() == Qt.CheckState.Checked]
            on = [one.data(Qt.ItemDataRole.UserRole) for one in ticked]
            # What the rule names twice stays twice as frequent.
            inside = tuple(name for one in on for name in [one] * max(1, rule.inside.count(one))) or ("",)
            least, most = sorted((self.least.value(), self.most.value()))
            rule = replace(rule, least=least, most=most, border=self.border.currentData(), inside=inside)
        else:
            rule = replace(rule, share=self.share.value(), grain=self.grain.value())
        return RuleFill(
            rule,
            self.region.currentData(),
            keeps_all=self.keeps_all.isChecked(),
            gates=self.gates.isChecked(),
            seed=self._seed,
        )

    def roll_again(self) -> None:
        """Take another seed."""
        self._seed = Random(self._seed).randrange(1, 1_000_000)
        self.changed()

    # -- what comes of it -----------------------------------------------------------------------------------------

    @property
    def label(self) -> str:
        """What the step of undo is called."""
        return tr("Fill: {rule}", rule=self.rule.currentText())

    def task(self) -> Callable[[Callable[[], object]], Outcome]:
        """Fills a board of its own."""
        if not self.rule.count():
            return lambda _pace: Outcome(
                Preview(), tr("This game has no terrain that land could be filled with.")
            )
        board, ruleset, fill, selection = self.session.board, self.session.ruleset, self.fill, self.selection

        def work(pace: Callable[[], object]) -> Outcome:
            if not selection and fill.region != "board":
                return Outcome(
                    Preview(), tr("No hex is selected: select some on the map, or choose the whole board.")
                )
            # A reading of its own: the window's may change under it.
            ground = Ground(board, ruleset)
            after = fill.filled(ground, selection, pace)
            free = many("{count} free hex", "{count} free hexes", len(fill.free(ground, selection)))
            if after == board:
                return Outcome(Preview(), tr("Nothing changes: there are {free}.", free=free))
            return Outcome(
                Preview(after),
                tr("{free}, seed {seed}. Ways, water and houses are left alone.", free=free, seed=fill.seed),
            )

        return work
