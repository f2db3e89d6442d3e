"""The part of the dialog that publishes: what the pack says of itself."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
)

from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError
from bob_editor.opening.scenario_maps import relative_path
from bob_editor.storage.packs import Project, write_heading, write_plan
from bob_editor.ui.dialogs.packs import folder_file
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import text_in
from bob_editor.words import mark, tr

LICENCES = ("CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0", "CC-BY-NC-SA-4.0", "CC0-1.0", "All rights reserved")

_NAMES = mark("Names, parted by commas")

_PLANNED = ("series", "logo", "earlier")
"""Of its fields those that are never written to pack.json."""

SOON = 400
"""Milliseconds after which what is typed is in the folder, where it is anyhow once the dialog is left."""


class PackHeading(QGroupBox):
    """What the pack says of itself, kept in the folder's project.json; where it has but a pack.json, in that.

    Its series, its logo and which edition came before are written to project.json alone.
    """

    edited = Signal()
    typed = Signal()

    def __init__(self) -> None:
        super().__init__(tr("The pack"))
        self._project: Project | None = None
        self._shown: dict[str, object] = {}
        self._written = False
        """Whether anything was written since the last look at the folder began."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._keep_typed)
        self.name = QLineEdit()
        self.edition = QLineEdit()
        self.edition.setPlaceholderText("1.0")
        self.series = QLineEdit()
        self.series.setToolTip(tr("The series it belongs to, as readers know it"))
        self.logo = QLineEdit()
        self.logo.setPlaceholderText(tr("A picture of the folder"))
        self.logo.setToolTip(tr("A picture for covers: its path from the folder"))
        self.logo_browse = QPushButton(tr("&Browse…"))
        self.logo_browse.clicked.connect(self._browse_logo)
        self.authors = QLineEdit()
        self.authors.setPlaceholderText(tr(_NAMES))
        self.licence = QComboBox()
        self.licence.setEditable(True)
        self.licence.addItems(["", *LICENCES])
        self.earlier = QLineEdit()
        self.earlier.setPlaceholderText(tr("A pack, or a folder elsewhere"))
        self.earlier.setAccessibleName(tr("The edition before"))
        self.earlier.setToolTip(
            tr(
                "The list of changes is made against it: the pack of the edition before, or a folder outside this one"
            )
        )
        self.browse = QPushButton(tr("&Browse…"))
        self.browse.clicked.connect(self._browse)
        self.description = QPlainTextEdit()
        self.description.setTabChangesFocus(True)
        self.description.setFixedHeight(4 * self.description.fontMetrics().lineSpacing())
        self.trouble = plain_label()
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        self.keep = QPushButton(tr("&Keep in the folder"))
        self.keep.clicked.connect(self._keep)
        self._lines = {
            "title": self.name, "edition": self.edition, "earlier": self.earlier, "series": self.series,
            "logo": self.logo, "authors": self.authors,
        }  # fmt: skip
        for line in self._lines.values():
            line.textEdited.connect(self._show_state)
        self.licence.editTextChanged.connect(self._show_state)
        self.description.textChanged.connect(self._show_state)
        self._lay_out()
        self._show_state()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.addRow(tr("&Title"), self.name)
        form.addRow(tr("&Edition"), self.edition)
        form.addRow(*_beside(tr("Edition &before"), self.earlier, self.browse))
        form.addRow(tr("Se&ries"), self.series)
        form.addRow(*_beside(tr("Logo"), self.logo, self.logo_browse))
        form.addRow(tr("A&uthors"), self.authors)
        form.addRow(tr("&Licence"), self.licence)
        form.addRow(tr("&Description"), self.description)
        form.addRow(self.trouble)
        form.addRow(self.keep)

    def show_project(self, project: Project) -> None:
        """Show a project's heading; what was typed since the look at its folder began stays."""
        self._keep_typed()
        info, typed, former = project.info, self._typed(project), self._project
        self._project = project
        if self._written and former is not None and former.folder == project.folder:
            return  # what is typed is in the folder by now, and what was read is older
        self.name.setPlaceholderText(info.title)
        # Who made the documents counts as long as nobody is named, as their title does.
        credited = ", ".join(info.authors) if project.credited else ""
        self.authors.setPlaceholderText(credited or tr(_NAMES))
        self._put(
            {
                "title": "" if "title" in project.lacks else info.title,
                "edition": info.edition,
                "earlier": project.plan.earlier,
                "series": project.plan.series,
                "logo": project.plan.logo,
                "authors": "" if project.credited else ", ".join(info.authors),
                "licence": info.licence,
                "description": info.description,
            }
        )
        self._shown, self._written = self.fields(), False
        self._put(typed)
        self._show_state()

    def _typed(self, project: Project) -> dict[str, str]:
        """What the form has for the same project that couldn't be written, by the names of its fields."""
        if self._project is None or self._project.folder != project.folder:
            return {}
        now, texts = self.fields(), {name: line.text() for name, line in self._lines.items()}
        texts |= {"licence": self.licence.currentText(), "description": text_in(self.description)}
        return {name: text for name, text in texts.items() if now[name] != self._shown.get(name)}

    def _put(self, texts: Mapping[str, str]) -> None:
        """Have fields say texts, by their names."""
        for name, text in texts.items():
            if name == "licence":
                self.licence.setEditText(text)
            elif name == "description":
                self.description.setPlainText(text)
            else:
                self._lines[name].setText(text)
        if "authors" in texts:
            self.authors.setCursorPosition(0)

    def fields(self) -> dict[str, object]:
        """What the form says, as pack.json and project.json have it; None for what is empty."""
        authors = [name.strip() for name in self.authors.text().split(",") if name.strip()]
        return {
            "title": self.name.text().strip() or None,
            "edition": self.edition.text().strip() or None,
            "earlier": self.earlier.text().strip() or None,
            "series": self.series.text().strip() or None,
            "logo": self.logo.text().strip() or None,
            "authors": authors or None,
            "licence": self.licence.currentText().strip() or None,
            "description": text_in(self.description).strip() or None,
        }

    @property
    def given(self) -> set[str]:
        """The fields that it has, by name."""
        return {name for name, said in self.fields().items() if said is not None}

    @property
    def is_edited(self) -> bool:
        """Whether it says what the folder doesn't."""
        return self._project is not None and self.fields() != self._shown

    def save(self) -> bool:
        """Write what was edited; whether anything was written since the last look at the folder began.

        What can't be written is told beneath.
        """
        try:
            self._write()
        except BobEditorError as error:
            self._tell(said_of(error))
            return False
        self._tell("")
        return self._written

    def begin_look(self) -> None:
        """Write what was edited, for a look at the folder begins: that finds it there."""
        self.save()
        self._written = False
        self._show_state()

    def _write(self) -> None:
        # What nobody touched stays as it is written: a comma in an author's name would part it.
        edited = {name: value for name, value in self.fields().items() if value != self._shown.get(name)}
        if self._project is None or not edited:
            return
        folder, refused = self._project.folder, None
        planned = {name: edited.pop(name) for name in _PLANNED if name in edited}
        if planned:
            paths = {"logo", "earlier"}
            try:
                write_plan(
                    folder,
                    {name: _from(folder, said) if name in paths else said for name, said in planned.items()},
                )
                self._have_written(planned)
            except BobEditorError as error:
                # As beside another program's project.json: the others go to pack.json.
                refused = error
        if edited:
            write_heading(folder, edited)
            self._have_written(edited)
        if refused is not None:
            raise refused

    def _have_written(self, fields: Mapping[str, object]) -> None:
        self._shown, self._written = {**self._shown, **fields}, True
        self._show_state()

    def _keep_typed(self) -> None:
        """Write it, for the program may die; what isn't finished can't always be written, and is told of later."""
        with suppress(BobEditorError):
            self._write()

    def _browse(self) -> None:
        """Name the pack of the edition before; a folder is typed."""
        here = "" if self._project is None else str(self._project.folder)
        path, _ = QFileDialog.getOpenFileName(self, tr("The edition before"), here, tr("Packs (*.bobpack)"))
        if path:
            self.earlier.setText(path)
            self._show_state()

    def _browse_logo(self) -> None:
        """Name a picture of the folder."""
        if self._project is not None and (
            path := folder_file.ask(
                self, tr("A picture of the folder"), self._project.folder, folder_file.PICTURES, self.trouble
            )
        ):
            self.logo.setText(path)
            self._show_state()

    def _keep(self) -> None:
        if self.save():
            self.edited.emit()

    def _tell(self, trouble: str) -> None:
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def _show_state(self) -> None:
        # What is written already is kept by a look at the folder: what was found there is older.
        self.keep.setEnabled(self.is_edited or self._written)
        if self.is_edited and not self._soon.isActive():
            self._soon.start()
        self.typed.emit()


def _beside(title: str, line: QLineEdit, button: QPushButton) -> tuple[QLabel, QHBoxLayout]:
    """A line's title, and the line with a button."""
    label, row = QLabel(title), QHBoxLayout()
    label.setBuddy(line)
    row.addWidget(line)
    row.addWidget(button)
    return label, row


def _from(folder: Path, named: object) -> str | None:
    """A file or folder as a project names it, from its own folder on; None for none.

    :raises BadFile: where no path leads there, as to another drive.
    """
    if named is None:
        return None
    file = Path(str(named))
    return relative_path(file, folder) if file.is_absolute() else file.as_posix()
