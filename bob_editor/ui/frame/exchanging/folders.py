"""Import folder: every foreign file of a folder becomes boards and scenarios in another, with a list of what became."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError
from bob_editor.exchange.batch import Outcome, brought_in, foreign_in
from bob_editor.exchange.format import Asked
from bob_editor.exchange.mapping import TerrainMap, read_mapping
from bob_editor.exchange.report import Row
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.files import bring_in
from bob_editor.ui.dialogs.files.altered import Altered
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import many, tr


class Folders(QObject):
    """Brings folders in beside the window, which tells how far it is and can stop it."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self.desk = desk
        self.window = window

    def ask(self) -> None:
        """Ask for a folder of foreign files, and bring it in."""
        folder = which_folder.ask(
            self.window,
            tr("A folder of other programs’ files"),
            folder_near(self.desk.session, self.desk.files.settings),
        )
        if folder:
            self.take(folder)

    def take(self, folder: str) -> None:
        """Ask what a folder's files are for and where they go, and bring them in."""
        if not foreign_in(Path(folder)):
            self.desk.session.noticed.emit(
                tr("There is nothing to bring in in {name}.", name=Path(folder).name)
            )
            return
        chosen = bring_in.ask(self.window, Path(folder), all_rulesets(), self.desk.session.ruleset.id)
        if chosen is None:
            return
        target = which_folder.ask(
            self.window, tr("A folder for what is made of them"), str(Path(folder).parent)
        )
        if target:
            try:
                mapping = read_mapping(chosen[1]) if chosen[1] else TerrainMap()
            except BobEditorError as error:
                self.desk.session.failed.emit(error)
                return
            self.bring(Path(folder), Path(target), Asked(ruleset(chosen[0]), mapping))

    def bring(self, folder: Path, target: Path, asked: Asked) -> None:
        """Bring a folder's files in to another one, and tell what became of each."""

        def task(progress: Progress, stopped: Callable[[], bool]) -> object:
            return list(brought_in(folder, target, asked, progress, stopped))

        self.desk.files.work.do(
            tr("Importing {name}", name=folder.name),
            task,
            lambda found: self._tell(folder, target, cast("list[Outcome]", found)),
            self.desk.session.failed.emit,
        )

    def _tell(self, folder: Path, target: Path, outcomes: Sequence[Outcome]) -> None:
        failed = [one for one in outcomes if one.error is not None]
        wrote = sum(len(one.wrote) for one in outcomes)
        self.desk.session.noticed.emit(
            tr(
                "Wrote {counted} to {name} from {value} of {counted2}.",
                counted=many("{count} document", "{count} documents", wrote),
                name=target.name,
                value=len(outcomes) - len(failed),
                counted2=many("{count} file", "{count} files", len(outcomes)),
            )
        )
        rows = [_row(folder, one) for one in outcomes if one.error is not None or one.report]
        if rows:
            told = tr("What couldn’t be brought in, and what isn’t as it was.")
            Altered(self.window, tr("Import of {name}", name=folder.name), rows, told).show()


def _row(folder: Path, one: Outcome) -> Row:
    """A file in a row of the list; its documents keep what was altered themselves."""
    name = str(one.file.relative_to(folder))
    if one.error is not None:
        return Row("dropped", name, tr("the whole file"), said_of(one.error))
    made = ", ".join(path.name for path in one.wrote)
    return Row(
        "approximated",
        name,
        many("1 thing", "{count} things", len(one.report)),
        tr("Listed among the issues of {made}.", made=made),
    )
