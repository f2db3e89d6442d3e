"""The rows of a project's page: each document with its picture, what it needs and what is wrong with it."""

from collections import Counter
from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from bob_editor.editing.said import said
from bob_editor.errors import BobEditorError
from bob_editor.opening.loaded_map import load_scene
from bob_editor.opening.readiness import Readiness, readiness
from bob_editor.publishing.overview import OnCard, Overview, overview
from bob_editor.publishing.progress import share
from bob_editor.publishing.tables.win_rates import times
from bob_editor.records import Record
from bob_editor.render.pictures.thumbnail import thumbnail
from bob_editor.rules.check import Severity
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.packs import Project, read_project
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.dress.severity_words import how_many_each
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import many, mark, tr

PICTURE = QSize(128, 92)

_ROW = Qt.ItemDataRole.UserRole
_KINDS = {
    "board": mark("board"),
    "los-suite": mark("LOS suite"),
    "stamp": mark("stamp"),
    "counters": mark("counter list"),
}


class Looked(Record, eq=False):
    """A folder's documents, each with a picture of its map where it has one.

    Before they are ``checked`` each has the issues and the picture that it had the last time, if any.
    """

    project: Project
    rows: tuple[tuple[Overview, QImage | None], ...]
    checked: bool = True


def list_documents(folder: str, tell: Progress, former: Looked | None = None) -> Looked:
    """List the documents of a folder, unchecked; ``former`` is what was seen there last.

    :raises BobEditorError: where it can't be read.
    """
    known = {} if former is None else {one.file.source: (one.found, picture) for one, picture in former.rows}
    project = read_project(folder)
    rows = overview(Readiness(project, ()), tell)
    seen = [(one, *known.get(one.file.source, ((), None))) for one in rows]
    return Looked(
        project, tuple((replace(one, found=found), picture) for one, found, picture in seen), checked=False
    )


def look_through(listed: Looked, tell: Progress) -> Looked:
    """Check and picture the documents of a folder."""
    ready = readiness(listed.project, progress=share(tell, 0, 2))
    rows: list[tuple[Overview, QImage | None]] = []
    for one, _ in listed.rows:
        share(tell, 1, 2)(len(rows), len(listed.rows))
        found = tuple(issue for issue in ready.found if issue.file == one.file.name)
        rows.append((replace(one, found=found), _picture(one)))
    return Looked(listed.project, tuple(rows))


def _picture(one: Overview) -> QImage | None:
    if one.kind in ("stamp", "counters"):
        return None
    try:
        scene = load_scene(one.file.source, ruleset)
    except BobEditorError:
        return None  # told among its issues
    return thumbnail(Ground(scene.board, scene.ruleset), PICTURE)


class DocumentList(QListWidget):
    """Documents that can be found by their words, opened, and where it is asked for put in order."""

    opens = Signal(str)
    moved = Signal()
    """Somebody dragged a document to another place."""

    def __init__(self, name: str, tip: str, *, none: str = "", ordered: bool = False) -> None:
        """``none`` is told where a folder that was looked through has nothing to show."""
        super().__init__()
        self._none, self._why = none, ""
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.setIconSize(PICTURE)
        self.setWordWrap(True)
        self.itemActivated.connect(lambda item: self.opens.emit(str(self.document(item).file.source)))
        if ordered:
            self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
            self.model().rowsMoved.connect(lambda *_: self.moved.emit())

    def show_rows(self, rows: Iterable[tuple[Overview, QImage | None]], chosen: str = "") -> None:
        """Show these instead of what was shown; the document of the name ``chosen`` is chosen again.

        The same documents stay where they were scrolled to.
        """
        rows, bar = tuple(rows), self.verticalScrollBar()
        same = [one.file for one in self.documents] == [one.file for one, _ in rows]
        scrolled = bar.value() if same else 0
        self.clear()
        self._why = self._none
        often = Counter(_head(one) for one, _ in rows)
        for one, picture in rows:
            item = _item(one, picture, file=one.file.name if often[_head(one)] > 1 else "")
            self.addItem(item)
            if one.file.name == chosen:
                self.setCurrentItem(item)
        if same:
            self.doItemsLayout()
            bar.setValue(scrolled)

    @property
    def documents(self) -> list[Overview]:
        """The documents in the order shown, also those that no search found."""
        return [self.document(self.item(row)) for row in range(self.count())]

    @property
    def chosen(self) -> Overview | None:
        """The document that is chosen."""
        return self.document(self.currentItem()) if self.currentRow() >= 0 else None

    def document(self, item: QListWidgetItem) -> Overview:
        """The document of a row."""
        return cast("Overview", item.data(_ROW))

    def filter(self, sought: str) -> None:
        """Show what holds all the words."""
        for row in range(self.count()):
            item = self.item(row)
            item.setHidden(not self.document(item).has(sought))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, or why there are none."""
        super().paintEvent(event)
        if all(self.item(row).isHidden() for row in range(self.count())):
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().placeholderText().color())
            room = self.viewport().rect().adjusted(24, 0, -24, 0)
            why = tr("Nothing found") if self.count() else self._why
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, why)
            painter.end()

    def beyond(self, by: int) -> int | None:
        """The row of the document that is shown next to the chosen one, above (-1) or below it (1), if any."""
        row = self.currentRow()
        rows = range(row + by, self.count() if by > 0 else -1, by) if row >= 0 else ()
        return next((one for one in rows if not self.item(one).isHidden()), None)

    def shift(self, by: int) -> bool:
        """Put the chosen document beyond the one that is shown next to it; whether there is one."""
        place = self.beyond(by)
        if place is None:
            return False
        item = self.takeItem(self.currentRow())
        self.insertItem(place, item)
        self.setCurrentItem(item)
        return True


def _head(one: Overview) -> str:
    return f"{one.number}. {one.title}" if one.number else one.title


def _item(one: Overview, picture: QImage | None, *, file: str) -> QListWidgetItem:
    """A row of a document; its ``file`` tells it from others that are called alike."""
    counters = many("{count} counter", "{count} counters", one.card.counters) if one.card.counters else ""
    needs = ", ".join((*one.needs, *one.card.boxes, *filter(None, (counters,))))
    lines = (
        many("expects 1 line of sight", "expects {count:,} lines of sight", one.lines) if one.lines else ""
    )
    issues = how_many_each({level: one.count(level) for level in Severity})
    told = (
        _head(one),
        file,
        tr(_KINDS.get(one.kind, "")),
        tr("needs {needs}", needs=needs) if needs else "",
        _played(one.card),
        lines,
        issues,
    )
    item = QListWidgetItem("\n".join(filter(None, told)))
    faint = theme.colour("faint", theme.shade_worn()).name()
    item.setIcon(
        icons.icon("mdi6.file-outline", faint) if picture is None else QIcon(QPixmap.fromImage(picture))
    )
    item.setData(_ROW, one)
    item.setToolTip(plain_tip(str(one.file.source)))
    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
    return item


def _played(card: OnCard) -> str:
    """How often it was played, and to whom it leans."""
    played = card.played
    if not played.games:
        return ""
    leans = card.sides.get(played.leans_to, played.leans_to)
    first = max(played.sides, key=lambda one: one.won, default=None)
    told = tr("played {times}", times=said(times(played.games)))
    told += f": {card.sides.get(first.side, first.side)} {first.told}" if first is not None else ""
    return told + (tr("; leans to {side}", side=leans) if leans else "")
