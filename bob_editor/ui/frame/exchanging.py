"""The window's dealings with others' formats: Import, foreign files that are opened or dropped, Export as."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bob_editor.errors import BadCall, BobEditorError
from bob_editor.exchange.door import (
    Foreign,
    all_formats,
    bring,
    files_of,
    looks_foreign,
    outgoing_scenario,
    told_format,
    writer_for,
    written,
)
from bob_editor.exchange.format import Asked, Format, Given, Outgoing
from bob_editor.exchange.mapping import TerrainMap, read_mapping
from bob_editor.exchange.parts import lost_in
from bob_editor.exchange.report import Row
from bob_editor.render.pictures.specimen import paint_specimen
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import write, write_bytes
from bob_editor.storage.files.reading import is_there, read_bytes, shown
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dialogs.documents.new_board import id_from
from bob_editor.ui.dialogs.files import bring_in, open_file
from bob_editor.ui.dialogs.files.altered import Altered
from bob_editor.ui.dress.plain import plain_box
from bob_editor.ui.session.session import Session
from bob_editor.ui.session.work import Progress


@frozen
class _Wish:
    """What to bring in, and how."""

    path: str
    format: Format
    asked: Asked


class Exchanging(QObject):
    """Brings foreign files in as unsaved boards, or as scenarios in a folder; they are never written over."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.report: Altered | None = None
        desk.files.takers.append(self.take)
        desk.actions.connect_all({"import": self.ask_import, "export_as": self.export_as})

    # -- in -----------------------------------------------------------------------------------------------------------

    def ask_import(self) -> None:
        """Ask for a foreign file and bring it in."""
        path = open_file.ask_foreign(self.window, self.desk.files.settings.folder)
        if path is not None and not self.take(path):
            self.desk.files.open_path(path)

    def take(self, path: str) -> bool:
        """Bring a file in where it is a foreign one; False where it is ours."""
        if not looks_foreign(Path(path)):
            return False
        if self.desk.files.may_open():
            try:
                wish = self._wish(path)
            except BobEditorError as error:
                self._fail(error)
                return True
            if wish is not None:
                self._bring(wish)
        return True

    def _wish(self, path: str) -> _Wish | None:
        format_ = told_format(Given(read_bytes(path), shown(path), Path(path).parent))
        if format_.ruleset is not None:
            return _Wish(path, format_, Asked(ruleset(format_.ruleset)))
        chosen = bring_in.ask(self.window, Path(path).name, all_rulesets(), self.desk.session.ruleset.id)
        if chosen is None:
            return None
        mapping = read_mapping(chosen[1]) if chosen[1] else TerrainMap()
        return _Wish(path, format_, Asked(ruleset(chosen[0]), mapping))

    def _bring(self, wish: _Wish) -> None:
        def task(_progress: Progress, _stopped: Callable[[], bool]) -> object:
            return bring(wish.path, wish.asked, named=wish.format.name)

        files, name = self.desk.files, Path(wish.path).name
        left = files.present()

        def show(found: object) -> None:
            # The window was in use meanwhile: what was done there since isn't lost unasked.
            if files.present() == left or files.may_open():
                self._show(cast("Foreign", found))

        files.work.do(f"Importing {name}", task, show, self._fail)

    def _show(self, foreign: Foreign) -> None:
        brought = foreign.brought

        def tell(files: Files) -> None:
            self._tell(f"Import of {foreign.path.name}", brought.report, files.session)

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

    def _lay_down(self, foreign: Foreign, tell: Callable[[Files], object]) -> None:
        """Write a scenario with its boards to a folder, as they name one another by files, and open it."""
        files = files_of(foreign.brought)
        folder = QFileDialog.getExistingDirectory(
            self.window, f"A folder for {', '.join(list(files)[:3])}", str(foreign.path.parent)
        )
        if not folder:
            return
        paths = {Path(folder) / name: text for name, text in files.items()}
        there = [path.name for path in paths if is_there(path)]
        if there and not self._sure(
            f"{', '.join(there)} {'is' if len(there) == 1 else 'are'} there already.",
            "Write over the old files?",
        ):
            return
        for path, text in paths.items():
            write(path, text)
        wanted = next((one for one in paths if one.name.endswith(".scenario.json")), next(iter(paths)))
        self.desk.files.open_path(str(wanted), tell, at_once=True)

    # -- out ----------------------------------------------------------------------------------------------------------

    def export_as(self) -> None:
        """Ask for a file, tell what its format can't hold, and write what is open to it."""
        session = self.desk.session
        folder = self.desk.files.settings.folder
        filters = open_file.foreign_filter(written=True)
        path, chosen = QFileDialog.getSaveFileName(
            self.window, "Export as", str(Path(folder) / id_from(session.desk.title)), filters
        )
        if path:
            self.send(path, chosen)

    def send(self, path: str, chosen: str = "") -> None:
        """Write what is open to a file; ``chosen`` is the row of the file dialog, for a name without an ending."""
        session = self.desk.session
        row = next((one for one in all_formats().values() if chosen.startswith(f"{one.title} (")), None)
        format_ = writer_for(path) or row
        if format_ is None:
            self._fail(BadCall(f"{Path(path).name} says no format.", hint="Choose one in the file dialog."))
            return
        if writer_for(path) is None:
            path += format_.endings[0]
        scenario = session.scenario
        outgoing = (
            Outgoing(session.board, session.ruleset)
            if scenario is None
            else outgoing_scenario(scenario.value, scenario.boards)
        )
        lost = lost_in(format_, outgoing)
        told = "\n".join(row.original for row in lost)
        if lost and not self._sure(f"{format_.title} can’t hold all of it. Lost would be:", told):
            return
        try:
            asked = Asked(session.ruleset, name=Path(path).name, paint=paint_specimen)
            out = written(format_, outgoing, asked)
            write_bytes(path, out.data)
            for name, data in out.beside.items():
                write_bytes(Path(path).parent / name, data)
        except BobEditorError as error:
            self._fail(error)
            return
        session.noticed.emit(f"Wrote {Path(path).name}.")
        self._tell(f"Export to {Path(path).name}", [row for row in out.report if row not in lost], session)

    # -- both ---------------------------------------------------------------------------------------------------------

    def _tell(self, title: str, rows: Sequence[Row], session: Session) -> None:
        if not rows:
            return
        if self.report is not None:
            self.report.close()
        report = self.report = Altered(self.window, title, rows)
        report.leads.connect(partial(_lead, session))
        report.finished.connect(partial(self._forget, report))
        report.show()

    def _forget(self, report: Altered, _result: int) -> None:
        if self.report is report:
            self.report = None

    def _fail(self, error: BobEditorError) -> None:
        self.desk.session.failed.emit(error)

    def _sure(self, text: str, more: str) -> bool:
        box = plain_box(QMessageBox(self.window))
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("Others’ formats")
        box.setText(text)
        box.setInformativeText(more)
        go = box.addButton("&Write", QMessageBox.ButtonRole.AcceptRole)
        cancel = box.addButton("Cancel", QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(go)
        box.setEscapeButton(cancel)
        box.exec()
        return box.clickedButton() is go


def _lead(session: Session, place: str) -> None:
    """Show a row's hex, or the hexes beside its hexside."""
    grid = session.board.grid
    side = grid.side_anywhere(place)
    at = grid.hex_anywhere(place)
    hexes = side.hexes if side is not None else (at,) if at is not None else ()
    inside = tuple(one for one in hexes if one in grid)
    if inside:
        session.attention.show_places(inside)
