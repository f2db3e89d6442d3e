"""The window's dealings with folders: showing one as a project, publishing one, and taking a pack apart into one."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.errors import BobEditorError
from bob_editor.exchange.batch import foreign_in
from bob_editor.model.scenario import FieldPath
from bob_editor.opening.games.in_packs import Choice, game_questions, told_aside, unpack
from bob_editor.publishing import arranging, forms
from bob_editor.storage.files.reading import is_folder, lies_below, real_path
from bob_editor.storage.games.places import FILE as GAME_FILE
from bob_editor.storage.naming import PACK, kind_by_name
from bob_editor.storage.packs import Pack, Plan, project_of, unfit, verify
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.files import still_writing
from bob_editor.ui.dialogs.packs import aside, counter_list, pack_games, project, publish, shelf
from bob_editor.ui.keeping.ahead import in_turns, loading
from bob_editor.ui.session.beside.turns import Turns
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import many, tr

_FIRST = ("scenario", "board")
"""What is opened of a pack, the first kind that it holds."""


class Publishing(QObject):
    """Carries out the commands for packs; the window stays in use while a pack is made or read."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.dialog: publish.Publish | None = None
        self.page: project.ProjectPage | None = None
        self.counters: counter_list.CounterListDialog | None = None
        self.shelf: shelf.PackShelf | None = None

    def ask_folder(self) -> None:
        """Ask for a folder, and show it as a project."""
        folder = project.ask_folder(self.window, self._near())
        if folder:
            self.show_project(folder)

    def show_project(self, folder: str) -> None:
        """Show all documents of a folder, which is among what was opened last then."""
        self._remember(folder)
        if self.page is None:
            self.page = project.ProjectPage(self.window, folder)
            self.page.unsaved = self._unsaved_in
            self.page.opens.connect(self._open)
            self.page.leads.connect(self._lead)
            self.page.publishes.connect(self.publish_folder)
            self.page.show()
        else:
            self.page.show_folder(folder)

    def _remember(self, folder: str) -> None:
        files = self.desk.files
        files.settings.add_recent(folder)
        files.recentChanged.emit()

    def _open(self, path: str) -> None:
        """Open a document in the window; a counter list as a table of its own."""
        if kind_by_name(path) == "counters":
            self._open_counters(path, ())
        else:
            self.desk.files.open_path(path, self._show_opened)

    def _show_opened(self, _: Files) -> None:
        """Have what was opened seen: a page that stands over most of it goes out of sight."""
        canvas = self.desk.canvas
        seen = QRect(canvas.mapToGlobal(QPoint(0, 0)), canvas.size())
        for over in (self.dialog, self.page):
            if over is not None and over.isVisible() and aside.hides(over.frameGeometry(), seen):
                over.hide()

    def _open_counters(self, path: str, field: FieldPath) -> None:
        # Another may have been opened since: two of one list would each keep the other from being saved.
        self.counters = next(
            (one for one in self._open_lists() if real_path(one.path) == real_path(path)), None
        )
        if self.counters is None:
            try:
                self.counters = counter_list.CounterListDialog(self.dialog or self.page or self.window, path)
            except BobEditorError as error:
                self.desk.session.failed.emit(error)
                return
            self.counters.show()
        self.counters.lead(field)
        self.counters.activateWindow()

    def publish(self) -> None:
        """Show what would be published of the open document's folder."""
        self.publish_folder(self._here())

    def publish_folder(self, folder: str) -> None:
        """Show what would be published of a folder."""
        self.desk.files.go_through(self._publishing(folder))

    def _publishing(self, folder: str) -> Turns[None]:
        if self.dialog is None:
            yield from loading(forms)
            yield from in_turns("bob_editor.ui.dialogs.packs.publish")
            self.dialog = publish.Publish(self.window)
            self.dialog.unsaved = self._unsaved_in
            self.dialog.opens.connect(self._open)
            self.dialog.leads.connect(self._lead)
            yield
        self.dialog.open_beside(folder)

    def go(self, by: int) -> None:
        """Open the scenario so many places on in the order of the project that the open one belongs to."""
        path = self.desk.session.desk.path
        if not path:
            return
        session, here = self.desk.session, Path(path).absolute()

        def then(outcome: Path | None) -> None:
            if outcome is None:
                after, before = (
                    tr("Nothing comes after this one in its project."),
                    tr("Nothing comes before this one in its project."),
                )
                session.noticed.emit(after if by > 0 else before)
            else:
                self.desk.files.open_path(str(outcome), instead=True)

        self.desk.files.work.do(
            tr("Looking through the project"),
            lambda *_: arranging.neighbour(here, by),
            then,
            session.failed.emit,
            kind="neighbour",
        )

    def _here(self) -> str:
        """The project that the open document belongs to, "" where nothing is open from a file."""
        path = self.desk.session.desk.path
        return str(project_of(Path(path).absolute())) if path else ""

    def _near(self) -> str:
        """Where it is asked for folders."""
        return self._here() or folder_near(self.desk.session, self.desk.files.settings)

    def _lead(self, file: str, field: FieldPath) -> None:
        """Open a document at a field of its card, in sight; a counter list at a row."""
        if kind_by_name(file) == "counters":
            self._open_counters(file, field)
            return
        files, path = self.desk.files, self.desk.session.desk.path
        is_open = path is not None and real_path(path) == real_path(file)
        if is_open and files.tabs is None:
            self._show_field(field, files)
        else:
            # Of tabs, the one that has it comes forward.
            files.open_path(file, partial(self._show_field, field))

    def _show_field(self, field: FieldPath, files: Files) -> None:
        files.session.attention.fieldWanted.emit(field)
        dock = self.desk.docks["card"]
        seen = QRect(dock.mapToGlobal(QPoint(0, 0)), dock.size())
        for over in (self.dialog, self.page):
            if over is not None and over.isVisible():
                aside.make_room(over, seen, dock.screen().availableGeometry())

    def ask_packs(self) -> None:
        """Ask for a folder, and show the packs in it."""
        folder = which_folder.ask(self.window, tr("A folder with packs"), self._near())
        if folder:
            self.show_packs(folder)

    def show_packs(self, folder: str) -> None:
        """Show the packs of a folder."""
        if self.shelf is None:
            self.shelf = shelf.PackShelf(self.window, folder)
            self.shelf.unpacks.connect(self.unpack_pack)
            self.shelf.show()
        else:
            self.shelf.show_folder(folder)

    def ask_pack(self) -> None:
        """Ask for a pack and a place, and unpack it there."""
        path, _ = QFileDialog.getOpenFileName(
            self.window,
            tr("Unpack a pack"),
            folder_near(self.desk.session, self.desk.files.settings),
            tr("Packs (*.bobpack);;All files (*)"),
        )
        if path:
            self.unpack_pack(path)

    def take(self, path: str) -> bool:
        """Unpack a file that is a pack, show a folder as a project or as the game that it is; False for any other.

        A folder of others' files alone is no project: it is brought in.
        """
        if is_folder(path):
            folder = Path(path).absolute()
            if (folder / GAME_FILE).is_file():
                self.desk.files.open_path(str(folder / GAME_FILE))
            elif _holds_ours(folder) or not foreign_in(folder):
                self.show_project(str(folder))
            else:
                return False
        elif path.endswith(PACK):
            self.unpack_pack(path)
        else:
            return False
        return True

    def unpack_pack(self, path: str) -> None:
        """Unpack a pack at a place that is asked for; where it isn't whole, nothing is asked."""
        self._verify(path, lambda: self._asked_place(path))

    def _asked_place(self, path: str) -> str:
        folder = which_folder.ask(
            self.window, tr("Where to? The pack gets a folder of its own there"), str(Path(path).parent)
        )
        return str(_free(Path(folder), Path(path).stem)) if folder else ""

    def unpack(self, path: str, folder: str) -> None:
        """Verify a pack, ask of the games in it, write it out and open its first scenario, else the first board."""
        self._verify(path, lambda: folder)

    def _verify(self, path: str, place: Callable[[], str]) -> None:

        def task(progress: Progress, cancelled: Callable[[], bool]) -> Pack:
            pack = verify(path, progress=progress, cancelled=cancelled)
            if pack.faults:
                raise unfit(pack)
            return pack

        self.desk.files.work.do(
            tr("Verifying {name}", name=Path(path).name),
            task,
            # Later, so that the strip of the work that ended is gone.
            lambda pack: QTimer.singleShot(0, self, partial(self._verified, path, place, pack)),
            self.desk.session.failed.emit,
        )

    def _verified(self, path: str, place: Callable[[], str], pack: Pack) -> None:
        """Ask what becomes of the games, where there are any, and write the pack out."""
        folder = place()
        if not folder:
            return
        title = pack.info.title if pack.info is not None else Path(path).name
        answers = pack_games.answers_for(self.window, title, game_questions(pack)) if pack.games else {}
        if answers is None:
            return

        def task(progress: Progress, cancelled: Callable[[], bool]) -> Pack:
            return unpack(path, folder, answers, progress=progress, cancelled=cancelled)

        self.desk.files.work.do(
            tr("Unpacking {name}", name=Path(path).name),
            task,
            lambda pack: self._unpacked(folder, answers, pack),
            self.desk.session.failed.emit,
            writes=True,
        )

    def _unpacked(self, folder: str, answers: Mapping[str, Choice], pack: Pack) -> None:
        session = self.desk.session
        title = pack.info.title if pack.info is not None else Path(folder).name
        # A game that went among the user's own, or was left out, isn't there.
        there = sum(Path(folder, file.path).exists() for file in pack.files)
        told = many(
            "{title}: one file is in {folder}.",
            "{title}: {count} files are in {folder}.",
            there,
            title=title,
            folder=folder,
        )
        scenarios = sum(file.kind == "scenario" for file in pack.files)
        others = (
            tr("File ▸ Open folder lists its {count} scenarios.", count=scenarios) if scenarios > 1 else ""
        )
        told = " ".join(filter(None, (told, others, told_aside(answers))))
        session.noticed.emit(told)
        self._remember(folder)
        plan = Plan(scenarios=() if pack.info is None else pack.info.scenarios)
        placed = sorted(pack.files, key=lambda one: plan.place(one.path))
        first = next((file for kind in _FIRST for file in placed if file.kind == kind), None)
        if first is not None:
            # The tab in which that is opened hides this one.
            self.desk.files.open_path(
                str(Path(folder) / first.path), lambda files: files.session.noticed.emit(told)
            )

    def may_leave(self) -> bool:
        """Whether no counter list has changes that are in no file, and nothing is made; else the user is asked."""
        if not all(one.may_go() for one in self._open_lists()):
            return False
        doing = "" if self.dialog is None else self.dialog.doing
        return not doing or still_writing.ask(self.window, doing)

    def _unsaved_in(self, folder: Path) -> list[Path]:
        """The documents and counter lists of a folder that are open with changes."""
        lists = [one.path for one in self._open_lists() if not one.stack.isClean()]
        inside = [one for one in lists if lies_below(one, folder)]
        return [*self.desk.files.unsaved_in(folder), *inside]

    def _open_lists(self) -> list[counter_list.CounterListDialog]:
        return [one for one in self.window.findChildren(counter_list.CounterListDialog) if one.isVisible()]

    def end(self) -> None:
        """Stop all work for good."""
        for one in self._open_lists():
            # Whoever was asked about it isn't asked again.
            one.done(0)
        for dialog in (self.page, self.shelf):
            if dialog is not None:
                dialog.end()
        if self.dialog is not None:
            self.dialog.end()


def _free(parent: Path, name: str) -> Path:
    """A folder of this name that isn't there yet, or is empty; where the pack is there already, one beside it."""
    numbered = (parent / f"{name}-{number}" for number in count(2))
    return next(one for one in chain((parent / name,), numbered) if not _holds_any(one))


def _holds_any(folder: Path) -> bool:
    try:
        return folder.exists() and (not folder.is_dir() or any(folder.iterdir()))
    except OSError:
        return True


def _holds_ours(folder: Path) -> bool:
    """Whether documents of ours lie in a folder or right below it."""
    return any(kind_by_name(one.name) for depth in ("*", "*/*") for one in folder.glob(depth))
