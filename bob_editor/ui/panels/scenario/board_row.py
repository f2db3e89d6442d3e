"""A row in the list of what lies on the map: a board's name and title, how it lies there, and what is wrong with it."""

from pathlib import Path

from PySide6.QtWidgets import QListWidgetItem

from bob_editor.editing.said import said_of
from bob_editor.editing.tools.scenario.arrange_boards import misfit_words
from bob_editor.model.laid_boards import Misfit
from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import many, tr


def row_of(one: BoardFile, misfits: tuple[Misfit, ...], place: int | None) -> QListWidgetItem:
    """The row of a board; ``place`` is its place among those laid, None where it couldn't be laid."""
    title = one.board.title if one.board is not None else Path(one.place.board).name or tr("no file")
    words = [f"{one.place.name or '?'}  {title}"]
    if one.overlay:
        words.append(tr("overlay"))
    if one.place.turn % 360:
        words.append(tr("turned {turn}°", turn=one.place.turn % 360))
    crop = one.place.crop
    if crop is not None:
        part = isinstance(crop, str)
        words.append(
            tr("part {crop}", crop=crop)
            if part
            else many("{count} hex of it", "{count} hexes of it", len(crop))
        )
    misfit = "" if place is None else misfit_words(misfits, place)
    trouble = said_of(one.error) if one.error is not None else misfit
    sign = "mdi6.file-alert-outline" if one.error is not None else "mdi6.alert" if misfit else "mdi6.check"
    item = QListWidgetItem(icons.icon(sign), " · ".join([*words, misfit] if misfit else words))
    if misfit:
        trouble = tr("{trouble}: drag it on the map to an edge where it snaps, or turn it", trouble=misfit)
    item.setToolTip(plain_tip(trouble or str(one.path or "")))
    return item
