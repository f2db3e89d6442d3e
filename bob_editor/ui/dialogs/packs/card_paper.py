"""The part of the dialog that publishes: how cards are set and maps are painted."""

from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QFormLayout, QGroupBox, QHBoxLayout

from bob_editor.editing.said import said, said_of
from bob_editor.errors import BobEditorError
from bob_editor.render.card.template import PAPERS, own_templates, shipped_templates
from bob_editor.render.styles.shelf import names_beside, shipped_names
from bob_editor.storage.packs import Project, write_settings
from bob_editor.ui.dress.map_titles import style_title
from bob_editor.ui.dress.plain import plain_label
from bob_editor.words import mark, tr

Json = Any

_OWN = "own"
_PAPERS = {
    "": mark("As the template has it"),
    "a4": mark("A4"),
    "letter": mark("US Letter"),
    "a5": mark("A5"),
    _OWN: mark("Own size"),
}


class CardPaper(QGroupBox):
    """Kept in the folder's project.json, where it holds for the command line, too."""

    def __init__(self) -> None:
        super().__init__(tr("Cards and maps"))
        self._project: Project | None = None
        self._shown: dict[str, Json] = {}
        self.template = QComboBox()
        self.template.setToolTip(tr("How cards look: a template, or a house style beside the scenarios"))
        self.style_of_maps = QComboBox()
        self.style_of_maps.setToolTip(tr("How all maps are painted: a style, or one beside the boards"))
        self.paper = QComboBox()
        for name, title in _PAPERS.items():
            self.paper.addItem(tr(title), name)
        self.paper.currentIndexChanged.connect(self._show_state)
        self.wide, self.high = (_millimetres(70, 1200, one) for one in PAPERS["a4"])
        self.wide.setAccessibleName(tr("Width of the paper"))
        self.high.setAccessibleName(tr("Height of the paper"))
        self.bleed = _millimetres(0, 10, 0)
        self.bleed.setToolTip(tr("How far the paper's colour runs on over the edge that is cut"))
        self.marks = QCheckBox(tr("Crop &marks"))
        self.trouble = plain_label()
        self.trouble.setWordWrap(True)
        size = QHBoxLayout()
        size.addWidget(self.wide)
        size.addWidget(self.high)
        form = QFormLayout(self)
        form.addRow(tr("Temp&late"), self.template)
        form.addRow(tr("Pa&per"), self.paper)
        form.addRow(tr("Size"), size)
        form.addRow(tr("B&leed"), self.bleed)
        form.addRow("", self.marks)
        form.addRow(tr("Map&s"), self.style_of_maps)
        form.addRow(self.trouble)
        self._show_state()

    def show_project(self, project: Project) -> None:
        """Show what a project says of its cards; what was chosen since that was looked up stays."""
        former, self._project = self._project, project
        if former is not None and former.folder == project.folder and self.fields() != self._shown:
            return
        settings = project.plan.settings.get("cards", {})
        self.template.clear()
        self.template.addItem(tr("As the game has it"), "")
        for name, one in shipped_templates().items():
            self.template.addItem(said(one.title), name)
        folders = {file.source.parent for file in project.documents}
        for name in sorted({name for folder in folders for name in own_templates(folder)}):
            self.template.addItem(tr("{name} (of this project)", name=name), name)
        named = project.plan.template
        if named and self.template.findData(named) < 0:
            self.template.addItem(named, named)
        self.template.setCurrentIndex(max(0, self.template.findData(named)))
        self._show_styles(project)
        paper, bleed = settings.get("paper", ""), settings.get("bleed", 0)
        own = (
            isinstance(paper, list) and len(paper) == 2 and all(isinstance(one, int | float) for one in paper)
        )
        self.paper.setCurrentIndex(max(0, self.paper.findData(_OWN if own else paper)))
        if own:
            self.wide.setValue(paper[0])
            self.high.setValue(paper[1])
        self.bleed.setValue(bleed if isinstance(bleed, int | float) else 0)
        self.marks.setChecked(settings.get("crop_marks") is True)
        self._shown = self.fields()

    def _show_styles(self, project: Project) -> None:
        self.style_of_maps.clear()
        self.style_of_maps.addItem(tr("As each board says"), "")
        folders = dict.fromkeys((project.folder, *(file.source.parent for file in project.documents)))
        titles = {name: style_title(name) for name in shipped_names()}
        for folder in reversed(folders):
            titles |= {name: style_title(name, folder) for name in names_beside(folder)}
        named = project.plan.style or ""
        for name, title in titles.items() if named in (*titles, "") else (*titles.items(), (named, named)):
            self.style_of_maps.addItem(title, name)
        self.style_of_maps.setCurrentIndex(self.style_of_maps.findData(named))

    def fields(self) -> dict[str, Json]:
        """What the form says, as project.json has it; None for what it leaves to the template."""
        paper = self.paper.currentData()
        if paper == _OWN:
            paper = [_plain(self.wide.value()), _plain(self.high.value())]
        return {
            "template": self.template.currentData() or None,
            "style": self.style_of_maps.currentData() or None,
            "paper": paper or None,
            "bleed": _plain(self.bleed.value()) or None,
            "crop_marks": self.marks.isChecked() or None,
        }

    def save(self) -> bool:
        """Write what was altered; whether all went well. What can't be written is told beneath."""
        said = self.fields()
        if self._project is None or said == self._shown:
            return True
        whole = {name: said.pop(name) for name in ("template", "style")}
        try:
            write_settings(self._project.folder, "cards", said, whole)
        except BobEditorError as error:
            self.trouble.setText(said_of(error))
            return False
        self.trouble.clear()
        self._shown = said | whole
        return True

    def _show_state(self) -> None:
        own = self.paper.currentData() == _OWN
        self.wide.setEnabled(own)
        self.high.setEnabled(own)


def _plain(value: float) -> float:
    return int(value) if value.is_integer() else round(value, 1)


def _millimetres(low: float, high: float, value: float) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(low, high)
    box.setDecimals(1)
    box.setSuffix(" mm")
    box.setValue(value)
    return box
