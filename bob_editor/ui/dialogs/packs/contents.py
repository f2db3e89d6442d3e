"""The part of the dialog that publishes: what goes into the pack, with a picture of the chosen document."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QLabel, QTreeWidget, QTreeWidgetItem

from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError
from bob_editor.opening.loaded_map import load_scene
from bob_editor.render.kit.own_pictures import read_pixels
from bob_editor.render.pictures.thumbnail import thumbnail
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.packs import Project, ProjectFile
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import mark, tr

PREVIEW = QSize(260, 190)

_DATA = Qt.ItemDataRole.UserRole
_FOLDERS = {
    "boards": mark("Boards"),
    "scenarios": mark("Scenarios"),
    "los": mark("LOS suites"),
    "counters": mark("Counter lists"),
    "games": mark("Games"),
    "assets": mark("Pictures and texts"),
}


class PackContents(QGroupBox):
    """The files by folders of the pack; a double click opens a document."""

    opens = Signal(str)

    def __init__(self) -> None:
        super().__init__(tr("What goes in"))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(tr("What goes into the pack"))
        self.tree.setHeaderLabels([tr("In the pack"), tr("Title")])
        self.tree.currentItemChanged.connect(lambda item, _old: self._preview(item))
        self.tree.itemDoubleClicked.connect(lambda item, _column: self._open(item.data(0, _DATA)))
        self.picture = QLabel()
        self.picture.setFixedSize(PREVIEW)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.addWidget(self.tree, 1)
        row.addWidget(self.picture)

    def show_project(self, project: Project) -> None:
        """List what of a folder goes in."""
        folders: dict[str, QTreeWidgetItem] = {}
        first: QTreeWidgetItem | None = None
        for file in project.files:
            name = file.packed.partition("/")[0]
            if name not in folders:
                folders[name] = QTreeWidgetItem([tr(_FOLDERS.get(name, name)), ""])
                self.tree.addTopLevelItem(folders[name])
            item = QTreeWidgetItem([file.packed.partition("/")[2], _title(file)])
            item.setData(0, _DATA, file)
            item.setToolTip(0, plain_tip(str(file.source)))
            folders[name].addChild(item)
            first = item if first is None and file.document is not None else first
        for folder in folders.values():
            folder.setText(1, f"{folder.childCount()}")
        self.tree.expandAll()
        self.tree.resizeColumnToContents(0)
        if first is not None:
            # Something is seen beside the list from the start.
            self.tree.setCurrentItem(first)

    def _preview(self, item: QTreeWidgetItem | None) -> None:
        """The picture of a board, or of a scenario's or a suite's map."""
        file = item.data(0, _DATA) if item is not None else None
        self.picture.clear()
        if not isinstance(file, ProjectFile) or file.document is None:
            if isinstance(file, ProjectFile):
                found = QPixmap.fromImage(read_pixels(file.source))
                if not found.isNull():
                    self.picture.setPixmap(
                        found.scaled(
                            PREVIEW,
                            Qt.AspectRatioMode.KeepAspectRatio,
                            Qt.TransformationMode.SmoothTransformation,
                        )
                    )
            return
        try:
            scene = load_scene(file.source, ruleset)
        except BobEditorError as error:
            self.picture.setText(said_of(error))
            self.picture.setWordWrap(True)
            return
        image = thumbnail(Ground(scene.board, scene.ruleset), PREVIEW)
        self.picture.setPixmap(QPixmap.fromImage(image))

    def _open(self, file: object) -> None:
        if isinstance(file, ProjectFile) and file.document is not None:
            self.opens.emit(str(file.source))


def _title(file: ProjectFile) -> str:
    """What a document is called; its folder says what it is."""
    return "" if file.document is None else file.document.title
