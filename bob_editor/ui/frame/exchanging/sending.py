"""Export as: asks for a file, tells what its format can't hold, writes, and lists what was altered."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.errors import BadCall, BobEditorError
from bob_editor.exchange.door import all_formats, outgoing_scenario, writer_for, written
from bob_editor.exchange.format import Asked, Outgoing
from bob_editor.exchange.parts import lost_in
from bob_editor.exchange.report import Row
from bob_editor.render.pictures.samples.specimen import paint_specimen
from bob_editor.storage.documents import write_bytes
from bob_editor.storage.files.reading import is_there, read_bytes
from bob_editor.ui.desk import exporting
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.writing import wrote
from bob_editor.ui.dialogs.files import open_file
from bob_editor.ui.dialogs.files.altered import Altered
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.ui.frame.exchanging.asking import sure
from bob_editor.ui.session.session import Session
from bob_editor.words import mark, tr

PARTS = (
    mark("levels of hexes"), mark("hexes of several terrains"), mark("tiles' shapes, turns and owners"),
    mark("the terrain of empty hexes, and the board's face"), mark("hexside terrain"),
    mark("roads, streams and other paths"), mark("drawn lines of paths"), mark("drawn artwork"),
    mark("crest lines"), mark("labels"), mark("exits"), mark("objectives of the board"), mark("the underlay"),
    mark("half hexes at the edges"), mark("what only this game has"), mark("title and number"),
    mark("author, licence and source"),
    mark("answers to open rulings"), mark("accepted issues"),
    mark("the scenario: its units, markers, sides and card"),
)  # fmt: skip
"""What the parts are called that a format may be unable to hold, which know no language."""


class Sending(QObject):
    """Writes what is open in others' formats."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.report: Altered | None = None

    def export_as(self) -> None:
        """Ask for a file, tell what its format can't hold, and write what is open to it."""
        filters = open_file.written_filter(self._outgoing())
        path, chosen = QFileDialog.getSaveFileName(
            self.window, tr("Export as"), str(exporting.proposed(self.desk.files)), filters
        )
        if path:
            self.send(path, chosen)

    def _outgoing(self) -> Outgoing:
        session, scenario = self.desk.session, self.desk.session.scenario
        if scenario is None:
            return Outgoing(session.board, session.ruleset)
        return outgoing_scenario(scenario.value, scenario.boards)

    def send(self, path: str, chosen: str = "") -> None:
        """Write what is open to a file; ``chosen`` is the row of the file dialog, for a name without an ending."""
        session = self.desk.session
        row = next((one for one in all_formats().values() if chosen == open_file.row_of(one)), None)
        format_ = writer_for(path) or row
        if format_ is None:
            self._fail(
                BadCall(
                    tr("{name} says no format.", name=Path(path).name),
                    hint=tr("Choose one in the file dialog."),
                )
            )
            return
        typed, path = path, path if writer_for(path) is not None else path + format_.endings[0]
        if not may_write(self.window, typed, path):
            return
        outgoing = self._outgoing()
        lost = lost_in(format_, outgoing)
        told = "\n".join(_part_in_words(row.original) for row in lost)
        if lost and not sure(
            self.window, tr("{format} can’t hold all of it. Lost would be:", format=tr(format_.title)), told
        ):
            return
        try:
            asked = Asked(session.ruleset, name=Path(path).name, paint=paint_specimen)
            out = written(format_, outgoing, asked)
            beside = {Path(path).parent / name: data for name, data in out.beside.items()}
            # The file dialog asked about the one file alone.
            others = [
                file.name for file, data in beside.items() if is_there(file) and read_bytes(file) != data
            ]
            if others and not sure(
                self.window,
                tr("There already: {files}.", files=", ".join(others)),
                tr("Write over the old files?"),
                over=True,
            ):
                return
            for file, data in {Path(path): out.data, **beside}.items():
                write_bytes(file, data)
        except BobEditorError as error:
            self._fail(error)
            return
        session.noticed.emit(wrote(path))
        self._tell(
            tr("Export to {name}", name=Path(path).name),
            [row for row in out.report if row not in lost],
            session,
        )

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


def _part_in_words(counted: str) -> str:
    """A part with its number, such as *3 × labels*, in the window's language."""
    number, times, part = counted.rpartition(" × ")
    return f"{number}{times}{tr(part)}"


def _lead(session: Session, place: str) -> None:
    """Show a row's hex, or the hexes beside its hexside."""
    grid = session.board.grid
    side = grid.side_anywhere(place)
    at = grid.hex_anywhere(place)
    hexes = side.hexes if side is not None else (at,) if at is not None else ()
    inside = tuple(one for one in hexes if one in grid)
    if inside:
        session.attention.show_places(inside)
