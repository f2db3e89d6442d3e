"""The part of the dialog that publishes: what is made, a tick for each form of publication."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QMargins, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
)

from bob_editor.editing.said import said
from bob_editor.publishing.form import Form
from bob_editor.publishing.forms import all_forms, forms_of
from bob_editor.publishing.published import Published
from bob_editor.sheet.languages import known_languages
from bob_editor.ui.dialogs.packs.form_options import FormOptions
from bob_editor.ui.dress.language import name_of
from bob_editor.ui.dress.typing import Entering
from bob_editor.words import many, spoken, tr

_NAME = Qt.ItemDataRole.UserRole

PACK = "pack"


class FormsToMake(QGroupBox):
    """The forms of publication, of which the pack is ticked where the project's plan says nothing."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__(tr("What is made"))
        self.folder: Path | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Forms of publication"))
        self.list.setToolTip(tr("The pack alone is one file; more than that is a folder with all of it"))
        for form in all_forms():
            item = QListWidgetItem(tr(form.title))
            item.setData(_NAME, form.name)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
            )
            self.list.addItem(item)
        self.tick((PACK,))
        self.list.itemChanged.connect(lambda _: self.changed.emit())
        self.list.itemActivated.connect(_turn)
        Entering(self.list)
        self.list.itemSelectionChanged.connect(self._show_options)
        self.options_button = QPushButton(tr("&How it is made…"))
        self.options_button.setToolTip(
            tr("Paper, style and parts of the form that is chosen above, kept in the folder")
        )
        self.options_button.clicked.connect(self._choose_options)
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(self.options_button)
        self.languages = QComboBox()
        self.languages.setAccessibleName(tr("Language of what is published"))
        self.languages.setToolTip(
            tr("One language at a time: labels, and those texts that the scenarios have in it")
        )
        label = QLabel(tr("Langua&ge"))
        label.setBuddy(self.languages)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.languages, 1)
        column.addLayout(row)
        self._offer_languages(())
        self._show_options()

    def showEvent(self, event: QShowEvent) -> None:
        """Have all forms seen as they are dressed by now: the column around the list scrolls."""
        super().showEvent(event)
        rows = QSize(self.list.sizeHintForColumn(0), self.list.sizeHintForRow(0) * self.list.count())
        frame = 2 * self.list.frameWidth() + 4
        self.list.setMinimumSize(rows.grownBy(QMargins(0, 0, frame, frame)))

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names of the forms that are ticked."""
        return tuple(
            str(item.data(_NAME)) for item in self._items() if item.checkState() == Qt.CheckState.Checked
        )

    @property
    def only_pack(self) -> bool:
        """Whether nothing but the pack is ticked, which needs no folder around it."""
        return self.chosen == (PACK,)

    def tick(self, names: Iterable[str]) -> None:
        """Tick these forms and no others."""
        wanted = set(names)
        for item in self._items():
            ticked = item.data(_NAME) in wanted
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)

    @property
    def kept(self) -> dict[str, object]:
        """What is chosen, to be remembered."""
        return {"forms": list(self.chosen), "language": self.language}

    def take_kept(self, kept: Mapping[str, object]) -> None:
        """Choose again what was remembered, as far as it is offered."""
        forms, language = kept.get("forms"), self.languages.findData(kept.get("language"))
        if isinstance(forms, list):
            self.tick(one for one in forms if isinstance(one, str))
        if language >= 0:
            self.languages.setCurrentIndex(language)

    def options(self) -> FormOptions | None:
        """The options of the form that is chosen; None where it has none, or there is no folder to keep them."""
        form = self._current
        if form is None or self.folder is None or not form.options:
            return None
        return FormOptions(self, self.folder, form)

    def show_folder(self, folder: Path | None, languages: Iterable[str] = ()) -> None:
        """Take the options of a folder's project, and offer the languages of its plan."""
        self.folder = folder
        self._offer_languages(languages)
        self._show_options()

    @property
    def language(self) -> str:
        """The language that is chosen."""
        return str(self.languages.currentData())

    def _offer_languages(self, languages: Iterable[str]) -> None:
        """The plan's first, then the window's own, and chosen where these are others than before."""
        known = known_languages()
        planned = (one for one in languages if one.partition("-")[0].lower() in known)
        codes = tuple(dict.fromkeys((*planned, spoken(), *known)))
        if codes != tuple(self.languages.itemData(row) for row in range(self.languages.count())):
            self.languages.clear()
            for code in codes:
                self.languages.addItem(name_of(code), code)

    def _choose_options(self) -> None:
        dialog = self.options()
        if dialog is not None:
            dialog.exec()

    def _show_options(self) -> None:
        form = self._current
        self.options_button.setEnabled(form is not None and self.folder is not None and bool(form.options))

    @property
    def _current(self) -> Form | None:
        """The form that is chosen in the list."""
        items = self.list.selectedItems()
        return forms_of((str(items[0].data(_NAME)),))[0] if items else None

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]


def _turn(item: QListWidgetItem) -> None:
    """Tick it by Enter or a double click, too; the space bar and the box itself do already."""
    ticked = item.checkState() == Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)


def told_of(name: str, done: Published) -> str:
    """What came of publishing, with a line for each of what was left out and why."""
    if not done.written:
        return tr("Nothing was written: the folder has errors by now. Look again.")
    left = [
        tr("{what} is left out. {why}", what=said(one.what), why=said(one.why)) for _, one in done.left_out
    ]
    more = tr(" (and {count} more)", count=len(left) - 3) if len(left) > 3 else ""
    made = len(done.made)
    told = many("{name} is written: one file.", "{name} is written: {count:,} files.", made, name=name)
    return "\n".join((told, *left[:3])) + more
