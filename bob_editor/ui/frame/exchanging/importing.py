"""Import, and foreign files that are opened or dropped: what they hold is opened, with what was altered as issues."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from bob_editor.errors import BadCall, BobEditorError
from bob_editor.exchange.batch import foreign_in
from bob_editor.exchange.door import (
    Foreign,
    bring,
    files_of,
    looks_foreign,
    told_format,
)
from bob_editor.exchange.dots import NoGrid
from bob_editor.exchange.format import Asked, Format, Given
from bob_editor.exchange.keeping import with_report
from bob_editor.exchange.mapping import Met, TerrainMap, read_mapping
from bob_editor.model.fields.imported import altered_in
from bob_editor.records import Record
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import write
from bob_editor.storage.files.reading import is_folder, is_there, read_bytes, shown
from bob_editor.storage.naming import SCENARIO
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.files import bring_in, open_file
from bob_editor.ui.dialogs.scan import drawing_dots
from bob_editor.ui.frame.exchanging.asking import sure
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import tr


class Wish(Record, eq=False):
    """What to bring in, and how."""

    path: str
    format: Format
    asked: Asked


class Last(Record, eq=False):
    """An import: what was wished, the words of the file, and the board that was made of it."""

    wish: Wish
    words: tuple[Met, ...]
    board: str


class Importing(QObject):
    """Brings foreign files in as unsaved boards, or as scenarios in a folder; they are never written over."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.last: Last | None = None
        """The file that what is open was brought in from since the window was opened, and what it said."""
        self.folders: Callable[[str], object] = lambda _folder: None
        """Takes over a folder that holds foreign files."""

    # -- in -----------------------------------------------------------------------------------------------------------

    def ask_import(self) -> None:
        """Ask for a foreign file and bring it in."""
        path = open_file.ask_foreign(self.window, folder_near(self.desk.session, self.desk.files.settings))
        if path is not None and not self.take(path):
            self.desk.files.open_path(path)

    def take(self, path: str) -> bool:
        """Bring a file in where it is a foreign one, or a folder that holds some; False where it is ours."""
        if is_folder(path) and foreign_in(Path(path)):
            self.folders(path)
            return True
        if not looks_foreign(Path(path)):
            return False
        if self.desk.files.may_open():
            try:
                wish = self._wish(path)
            except BobEditorError as error:
                self._fail(error)
                return True
            if wish is not None:
                self.bring(wish)
        return True

    def _wish(self, path: str) -> Wish | None:
        format_ = told_format(Given(read_bytes(path), shown(path), Path(path).parent))
        if format_.alone:
            raise BadCall(
                tr("{name} is a picture.", name=Path(path).name),
                hint=tr("Lay it under a board: File ▸ Scan under the board finds its hexes."),
            )
        if format_.ruleset is not None:
            return Wish(path, format_, Asked(ruleset(format_.ruleset)))
        chosen = bring_in.ask(self.window, Path(path), all_rulesets(), self.desk.session.ruleset.id)
        if chosen is None:
            return None
        mapping = read_mapping(chosen[1]) if chosen[1] else TerrainMap()
        return Wish(path, format_, Asked(ruleset(chosen[0]), mapping))

    def bring(self, wish: Wish) -> None:
        """Bring a file in beside the window, and open it."""

        def task(_progress: Progress, _stopped: Callable[[], bool]) -> object:
            return bring(wish.path, wish.asked, named=wish.format.name)

        files, name = self.desk.files, Path(wish.path).name
        left = files.session.present

        def show(found: object) -> None:
            # The window was in use meanwhile: what was done there since isn't lost unasked.
            if files.session.present == left or files.may_open():
                self._show(wish, cast("Foreign", found))

        def failed(error: BobEditorError) -> None:
            if isinstance(error, NoGrid) and wish.format.sketch is not None:
                # Later, so that the strip of the work that ended is gone.
                QTimer.singleShot(0, self, lambda: self._ask_dots(wish))
            else:
                self._fail(error)

        files.work.do(tr("Importing {name}", name=name), task, show, failed)

    def _ask_dots(self, wish: Wish) -> None:
        """Have dots clicked in a drawing that shows no grid, and bring it in by them."""
        assert wish.format.sketch is not None
        try:
            given = Given(read_bytes(wish.path), shown(wish.path), Path(wish.path).parent)
            dots = drawing_dots.ask(self.window, Path(wish.path), wish.format.sketch(given))
        except BobEditorError as error:
            self._fail(error)
            return
        if dots:
            self.bring(replace(wish, asked=replace(wish.asked, dots=dots, heard=[])))

    def _show(self, wish: Wish, foreign: Foreign) -> None:
        brought = with_report(foreign.brought, foreign.path.name, foreign.format.name)
        foreign = Foreign(foreign.format, foreign.path, brought)

        def tell(files: Files) -> None:
            words = wish.asked.heard[-1].met() if wish.asked.heard else ()
            # Perhaps in another tab, with panels of its own and an import of its own to do again.
            files.imported.emit(Last(wish, words, brought.boards[0].id if brought.boards else ""))

        def open_one(files: Files) -> None:
            files.session.open(brought.boards[0], None)
            files.session.desk.never_saved()
            tell(files)

        try:
            if len(brought.boards) == 1 and not brought.scenarios and not brought.suites:
                self.desk.files.put(open_one)
            else:
                self._lay_down(foreign, tell)
        except BobEditorError as error:
            self._fail(error)

    def came(self, last: Last) -> None:
        """Lead to what the import altered, which stands among the issues until it is dealt with."""
        self.last = last
        name, session = Path(last.wish.path).name, self.desk.session
        kept = session.board.imported if session.scenario is None else session.scenario.value.get("imported")
        things = len(list(altered_in(kept)))
        if things:
            many = tr("{count} things aren’t", count=things) if things != 1 else tr("One thing isn’t")
            session.noticed.emit(
                tr(
                    "{many} as in {name}. The issues tell which, and what else they could be.",
                    many=many,
                    name=name,
                )
            )
            # Later: the panels of a new tab take their places first.
            QTimer.singleShot(0, self, lambda: self.desk.docks.bring_forward("issues"))

    def _lay_down(self, foreign: Foreign, tell: Callable[[Files], object]) -> None:
        """Write a scenario with its boards to a folder, as they name one another by files, and open it."""
        files = files_of(foreign.brought)
        folder = which_folder.ask(
            self.window,
            tr("A folder for {files}", files=", ".join(list(files)[:3])),
            str(foreign.path.parent),
        )
        if not folder:
            return
        paths = {Path(folder) / name: text for name, text in files.items()}
        there = [path.name for path in paths if is_there(path)]
        if there and not sure(
            self.window,
            tr("There already: {files}.", files=", ".join(there)),
            tr("Write over the old files?"),
            over=True,
        ):
            return
        for path, text in paths.items():
            write(path, text)
        wanted = next((one for one in paths if one.name.endswith(SCENARIO)), next(iter(paths)))
        self.desk.files.open_path(str(wanted), tell)

    def _fail(self, error: BobEditorError) -> None:
        self.desk.session.failed.emit(error)
