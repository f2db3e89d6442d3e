"""Looks for a grid of hexes in a scan beside the window, and says what was found."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bob_editor.geometry.fits.honeycomb import LIKELY, SURE, Gray, Honeycomb, found_in
from bob_editor.render.pictures.gray import gray_of
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.words import numeral, tr


class GridFinder(QWidget):
    """A button that looks, and what was found; ``comb`` is that, None where there is nothing."""

    found = Signal(object)
    """Carries the ``Honeycomb``."""

    def __init__(self, image: Callable[[], QImage], *, pointy: bool) -> None:
        """``image`` gives the scan, ``pointy`` says whether the board's hexes have corners on top."""
        super().__init__()
        self.comb: Honeycomb | None = None
        self._image = image
        self._pointy = pointy
        self._worker = Worker(self)
        tip = tr("Look for hexes in the picture; then one click on a hex places all dots")
        self.button = push_button(tr("&Find the grid"), "mdi6.auto-fix", tip, self.look)
        self.button.setAutoDefault(False)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.told.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.button)
        column.addWidget(self.told)

    def look(self) -> None:
        """Look for a grid beside the window."""
        image = self._image()
        if image.isNull():
            self._tell(tr("Choose or paste a picture first."))
            return
        gray: Gray = gray_of(image)

        def task(_progress: Progress, _stopped: Callable[[], bool]) -> object:
            return found_in(gray)

        self.button.setEnabled(False)
        self._tell(tr("Looking for hexes …"))
        self._worker.begin(task, self._done)

    def forget(self) -> None:
        """Another picture is shown."""
        self._worker.cancel()
        self.button.setEnabled(True)
        self.comb = None
        self.told.hide()

    def _done(self, outcome: object) -> None:
        comb = cast("Honeycomb | None", outcome)
        self.button.setEnabled(True)
        self._tell(what_was_found(comb, pointy=self._pointy))
        # Hexes that lie the other way can't be this board's.
        self.comb = comb if comb is not None and comb.pointy == self._pointy else None
        if self.comb is not None:
            self.found.emit(self.comb)

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        self.told.show()


def what_was_found(comb: Honeycomb | None, *, pointy: bool) -> str:
    """A sentence or two on a grid, for a board whose hexes have corners on top or flat tops."""
    if comb is None:
        return tr("No grid of hexes was found. Click dots by hand.")
    sure = tr("surely") if comb.sure >= SURE else tr("likely") if comb.sure >= LIKELY else tr("perhaps")
    across = numeral(comb.across, ".1f")
    if comb.pointy != pointy:
        ours = tr("corners on top") if pointy else tr("flat tops")
        return tr(
            "Hexes were found ({sure}), {across} pixels from one to the next, but this board’s have {ours}.",
            sure=sure, across=across, ours=ours,
        )  # fmt: skip
    turn = "" if abs(comb.turn) < 0.05 else tr(", turned by {turn}°", turn=numeral(comb.turn, ".1f"))
    return tr(
        "Hexes were found ({sure}), {across} pixels from one to the next{turn}. Choose a row and click its hex: "
        "the other dots follow.",
        sure=sure, across=across, turn=turn,
    )  # fmt: skip
