"""What stands in the canvas's place while nothing is open: new, open, recent files, samples."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCommandLinkButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bob_editor.errors import BobEditorError
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.files.reading import read_json
from bob_editor.storage.games.places import FILE
from bob_editor.storage.naming import kind_by_name
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_tip, unmarked
from bob_editor.words import many, tr

WIDEST = 280
"""Pixels up to which columns that stand side by side are as wide as their titles."""

SPACING = 16
"""Pixels between columns."""

MOST = 8
"""So many recent files and samples are listed: a sample of every game."""

TITLE, BESIDE_TITLE = 9.0, 17
"""The points in which Qt writes a link's title, and the pixels that it leaves beside title and sign."""

AIR = 8
"""Pixels between a title and the right edge of its button, where Qt asks for none."""

EXPECTED = 1_500
"""Milliseconds for which no files are listed where a document is about to stand in the page's place."""

NAMED = 2
"""How many of the documents that can be opened again are named."""


class Welcome(QWidget):
    """The first thing a newcomer sees. What stands on the page is made when it is seen: behind most documents never."""

    chosen = Signal(str)
    """The path of a recent file or sample was clicked."""

    def __init__(
        self,
        new: QAction,
        new_scenario: QAction,
        new_game: QAction,
        open_: QAction,
        reopen: QAction,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._files: Callable[[], tuple[Sequence[str], Sequence[str]]] | None = None
        """Gives the files that are still to be listed."""
        self.expects = False
        """Whether a document is about to stand in its place: it stays bare unless that doesn't come soon."""
        self._actions = new, new_scenario, new_game, open_, reopen
        self.setAccessibleName(tr("Welcome"))
        # Hidden behind a board, it must not keep the panels from getting room.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusProxy(self._area)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._area)

    def _make(self) -> None:
        """Have the page there."""
        if self._area.widget() is not None:
            return
        start = self._start = QVBoxLayout()
        start.setSpacing(6)
        start.addWidget(_heading(tr("Start")))
        new, new_scenario, new_game, open_, reopen = self._actions
        for action, title, more in (
            (new, tr("New board"), tr("Choose a ruleset and a size")),
            (new_scenario, tr("New scenario"), tr("Lay boards side by side, and write the card")),
            (new_game, tr("New game"), tr("Say what terrain is and how sight works")),
            (open_, tr("Open"), tr("Or drop a file on this window")),
        ):
            start.addWidget(_link(action, title, more))
        self._again = _link(reopen, tr("Open again"), "")
        self._again.hide()
        start.addWidget(self._again)
        start.addStretch()
        self._recent, self._samples = QVBoxLayout(), QVBoxLayout()
        self._first = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._first.addLayout(start, 1)
        self._first.addLayout(self._recent, 1)
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        # Titles of scenarios are longer than names of files.
        columns.addLayout(self._first, 8)
        columns.addLayout(self._samples, 5)
        for row in (self._first, columns):
            row.setSpacing(SPACING)
        page = _page(columns)
        page.installEventFilter(self)
        self._area.setWidget(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fold the columns by the room for them, and by what stands in them."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fold()
        return super().eventFilter(watched, event)

    def _fold(self) -> None:
        """Where three columns have no room side by side, recent files go below what one starts with, then samples."""
        columns = self._start, self._recent, self._samples
        links = [[one for one in _widgets(column) if isinstance(one, _Link)] for column in columns]
        start, recent, samples = (max([one.wished for one in each], default=0) + SPACING for each in links)
        room = self._area.width() - self._area.verticalScrollBar().sizeHint().width() - SPACING
        for row, need in (
            (self._first, start + recent + samples),
            (self._columns, max(start, recent) + samples),
        ):
            row.setDirection(
                QBoxLayout.Direction.TopToBottom if need > room else QBoxLayout.Direction.LeftToRight
            )
        alone = self._columns.direction() == QBoxLayout.Direction.TopToBottom
        for one in chain(*links):
            one.setMinimumWidth(0 if alone else one.wished)

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody sees it."""
        super().showEvent(event)
        if self.expects:
            self.expects = False
            QTimer.singleShot(EXPECTED, self, self._list_if_seen)
        else:
            self._list()

    def list_once_seen(self, files: Callable[[], tuple[Sequence[str], Sequence[str]]]) -> None:
        """List the recent files and samples that ``files`` gives; behind a document nobody sees them."""
        self._files = files
        self._list_if_seen()

    def _list_if_seen(self) -> None:
        if self.isVisible():
            self._list()

    def _list(self) -> None:
        self._make()
        files, self._files = self._files, None
        if files is not None:
            self.show_files(*files())

    def show_files(self, recent: Sequence[str], samples: Sequence[str]) -> None:
        """List these files."""
        self._make()
        self._fill(self._recent, tr("Recent"), recent[:MOST], tr("No file was opened yet."))
        self._fill(self._samples, tr("Samples"), samples[:MOST], tr("No sample is installed."), shipped=True)

    def offer_again(self, paths: Sequence[str]) -> None:
        """Offer to open what was open when the program was left; nothing of no files."""
        if not paths and self._area.widget() is None:
            return
        self._make()
        names = [_named(Path(path))[0] for path in paths]
        more, told = len(names) - NAMED, ", ".join(names[:NAMED])
        others = many("{told} and 1 other", "{told} and {count} others", more, told=told)
        self._again.setDescription(others if more > 0 else told)
        self._again.setToolTip(plain_tip("\n".join(paths)))
        self._again.setVisible(bool(names))

    def _fill(
        self, column: QVBoxLayout, heading: str, paths: Sequence[str], none: str, *, shipped: bool = False
    ) -> None:
        while (item := column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        column.setSpacing(6)
        column.addWidget(_heading(heading))
        for path in paths:
            place = Path(path)
            title, more = _told(place) if shipped else _named(place)
            button = _Link(unmarked(title), more)
            button.setToolTip(plain_tip(f"{title}\n{path}"))
            is_game = place.name == FILE
            button.setAccessibleName(tr("Open {name}", name=title if is_game else place.name))
            # All files that are listed are ours; whether it is a folder isn't asked of a disk that may be gone.
            kind = "game" if is_game else kind_by_name(path) if place.suffix == ".json" else "project"
            icons.put(button, icons.KIND_ICONS.get(kind, "mdi6.file-outline"))
            button.clicked.connect(lambda _checked=False, path=path: self.chosen.emit(path))
            column.addWidget(button)
        if not paths:
            label = QLabel(none)
            label.setWordWrap(True)
            label.setProperty("faint", True)
            column.addWidget(label)
        column.addStretch()


def _page(columns: QBoxLayout) -> QWidget:
    """The program's name, what it is for, and the columns below."""
    heading = QLabel("bob_editor")
    font = heading.font()
    font.setPointSizeF(font.pointSizeF() * 2.2)
    font.setBold(True)
    heading.setFont(font)
    told = QLabel(
        tr("Draw hex boards, write scenarios on them, have every edit checked, and see what each hex sees.")
    )
    told.setWordWrap(True)
    told.setProperty("faint", True)
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    inner = QVBoxLayout()
    inner.setSpacing(10)
    inner.addStretch(1)
    for one in (heading, told, line):
        inner.addWidget(one)
    inner.addLayout(columns)
    inner.addStretch(2)
    page = QWidget()
    outer = QHBoxLayout(page)
    outer.setContentsMargins(12, 24, 12, 24)
    outer.addStretch(1)
    outer.addLayout(inner, 16)
    outer.addStretch(1)
    return page


def _named(file: Path) -> tuple[str, str]:
    """A file's name and folder; a game is called by its folder."""
    if file.name == FILE:
        file = file.parent
    name = file.name.removesuffix(".json").removesuffix(".board").removesuffix(".scenario")
    return name, _short(file.parent)


def _told(file: Path) -> tuple[str, str]:
    """What a shipped file is called, and its game; where it can't be read, its name and folder."""
    try:
        title, game = _read(file)
        # Nobody waits here for a game that came just now, as whoever asks for one by name would.
        return title, all_rulesets()[game].title
    except (BobEditorError, KeyError, TypeError):
        return _named(file)


@lru_cache(maxsize=2 * MOST)
def _read(file: Path) -> tuple[str, str]:
    """Title and game of a file that comes with the program, and so doesn't change while it runs."""
    data = read_json(file)
    return str(data["title"]), data["ruleset"]


def _short(folder: Path) -> str:
    home = Path.home()
    text = str(Path("~") / folder.relative_to(home) if folder.is_relative_to(home) else folder)
    return text if len(text) <= 36 else "…" + text[-35:]


def _widgets(column: QVBoxLayout) -> list[QWidget | None]:
    items = (column.itemAt(at) for at in range(column.count()))
    return [item.widget() for item in items if item is not None]


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("heading", True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft)
    return label


class _Link(QCommandLinkButton):
    """A button that Enter presses as well; Qt's own takes the space bar alone outside dialogs.

    As narrow as need be: where its title, which isn't wrapped, has no room, it ends in an ellipsis.
    """

    def __init__(self, title: str, more: str) -> None:
        super().__init__(title, more)
        self._title = title
        self._whole = self.sizeHint().width()
        self.wished = min(self._whole + AIR, WIDEST)

    def minimumSizeHint(self) -> QSize:
        """No width of its own."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much of the title as there is room for."""
        super().resizeEvent(event)
        font = self.font()
        font.setBold(True)
        font.setPointSizeF(TITLE)
        room = self.width() - self.iconSize().width() - BESIDE_TITLE
        fits = self.width() >= self._whole
        title = QFontMetrics(font).elidedText(self._title, Qt.TextElideMode.ElideRight, room)
        self.setText(self._title if fits else title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is a click."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.animateClick()
        else:
            super().keyPressEvent(event)


def _link(action: QAction, title: str, more: str) -> QCommandLinkButton:
    button = _Link(title, more)
    button.clicked.connect(action.trigger)
    button.setIcon(action.icon())
    return button
