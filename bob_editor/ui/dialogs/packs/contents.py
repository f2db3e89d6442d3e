"""The part of the dialog that publishes: what goes into the pack, with a picture of the chosen document."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QLabel, QTreeWidget, QTreeWidgetItem

from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError
from bob_editor.opening.loaded_map import load_scene
from bob_editor.render.kit.own_pictures import read_pixels
from bob_editor.render.kit.view import Pace
from bob_editor.render.pictures.thumbnail import thumbnail
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.naming import STYLES
from bob_editor.storage.packs import Project, ProjectFile
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.dress.typing import Entering
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.work import pacing
from bob_editor.words import mark, tr

PREVIEW = QSize(260, 190)

_DATA = Qt.ItemDataRole.UserRole
_FOLDERS = {
    "boards": mark("Boards"),
    "scenarios": mark("Scenarios"),
    "los": mark("LOS suites"),
    "counters": mark("Counter lists"),
    "games": mark("Games"),
    STYLES: mark("Map styles"),
    "assets": mark("Pictures and texts"),
}


_NAMES = 0.6
"""The share of the list that names of files take at most."""


class PackContents(QGroupBox):
    """The files by folders of the pack; Enter or a double click opens a document."""

    opens = Signal(str)

    def __init__(self) -> None:
        super().__init__(tr("What goes in"))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(tr("What goes into the pack"))
        self.tree.setHeaderLabels([tr("In the pack"), tr("Title")])
        self.tree.currentItemChanged.connect(lambda item, _old: self._preview(item))
        self.tree.itemActivated.connect(lambda item, _column: self._open(item.data(0, _DATA)))
        Entering(self.tree)
        self._looking = LongWork(self)
        self.picture = QLabel()
        self.picture.setFixedSize(PREVIEW)
        self.picture.setWordWrap(True)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.addWidget(self.tree, 1)
        row.addWidget(self.picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list of files comes first: the picture is seen where both have room."""
        super().resizeEvent(event)
        self.picture.setVisible(self.width() >= 2 * PREVIEW.width())

    def clear(self) -> None:
        """List nothing; of the folder before nothing is to be seen either."""
        self.tree.clear()
        # Qt doesn't say that a list that is cleared has no current row any more.
        self._preview(None)

    def show_project(self, project: Project) -> None:
        """List what of a folder goes in."""
        folders: dict[str, QTreeWidgetItem] = {}
        first: QTreeWidgetItem | None = None
        for file in sorted(project.files, key=lambda one: (_folder(one), project.plan.place(one.name)[0])):
            path = file.packed.partition("/")[2]
            name = _folder(file)
            if name not in folders:
                folders[name] = QTreeWidgetItem([tr(_FOLDERS.get(name, name)), ""])
                self.tree.addTopLevelItem(folders[name])
            item = QTreeWidgetItem([path, _title(file)])
            item.setData(0, _DATA, file)
            item.setToolTip(0, plain_tip(str(file.source)))
            folders[name].addChild(item)
            first = item if first is None and file.document is not None else first
        for folder in folders.values():
            folder.setText(1, f"{folder.childCount()}")
        self.tree.expandAll()
        self.tree.resizeColumnToContents(0)
        # Titles are what a document is known by; the path is its tip.
        widest = round(_NAMES * self.tree.viewport().width())
        self.tree.setColumnWidth(0, min(self.tree.columnWidth(0), widest))
        if first is not None:
            # Something is seen beside the list from the start.
            self.tree.setCurrentItem(first)

    def _preview(self, item: QTreeWidgetItem | None) -> None:
        """The picture of a board, or of a scenario's or a suite's map; it is made beside the window."""
        file = item.data(0, _DATA) if item is not None else None
        self._looking.cancel()
        self.picture.clear()
        if isinstance(file, ProjectFile):
            self._looking.do(
                "", lambda *heard: _picture_of(file, pacing(*heard)), self._show_picture, self._refuse
            )

    def _show_picture(self, image: QImage) -> None:
        if not image.isNull():
            self.picture.setPixmap(QPixmap.fromImage(image))

    def _refuse(self, error: BobEditorError) -> None:
        self.picture.setText(said_of(error))

    def end(self) -> None:
        """Leave what is being made."""
        self._looking.end()

    def _open(self, file: object) -> None:
        if isinstance(file, ProjectFile) and file.document is not None:
            self.opens.emit(str(file.source))


def _picture_of(file: ProjectFile, pace: Pace) -> QImage:
    """The picture of a document's map, or a picture itself; none where there is nothing to be seen.

    :raises BobEditorError: where the document has no map that can be read.
    """
    if file.document is not None:
        scene = load_scene(file.source, ruleset)
        return thumbnail(Ground(scene.board, scene.ruleset), PREVIEW, pace=pace)
    found = read_pixels(file.source)
    return (
        found
        if found.isNull()
        else found.scaled(
            PREVIEW, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    )


def _folder(file: ProjectFile) -> str:
    """Under what it is listed: the folder of the pack that it is in, or styles, which lie beside the boards."""
    first, _, path = file.packed.partition("/")
    return STYLES if path.startswith(f"{STYLES}/") else first


def _title(file: ProjectFile) -> str:
    """What a document is called; its folder says what it is."""
    return "" if file.document is None else file.document.title
