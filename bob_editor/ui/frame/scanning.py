"""Puts the scan that a user chooses under the board, its picture beside the board's file."""

import shutil
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from bob_editor.errors import BadFile
from bob_editor.model.edit import Edit
from bob_editor.storage.files.reading import real_path
from bob_editor.storage.files.writing import replacing
from bob_editor.storage.naming import stem_of
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.samples import is_own
from bob_editor.ui.dialogs.scan import scan
from bob_editor.ui.dialogs.scan.pasted import write_picture
from bob_editor.words import tr


def scan_under(desk: Desk, parent: QWidget) -> None:
    """Ask for a scan and put it under the board, as one step of undo; a board without a file is saved first."""
    session = desk.session
    if not is_own(session.desk.path):
        desk.messages.notice(tr("A scan lies beside its board’s file: save the board first."))
        if not desk.files.save_as():
            return
    path = session.desk.path
    if path is None:
        return
    answer = scan.ask(parent, session.board, Path(path))
    if answer is None:
        return
    if answer.chosen is None:
        session.steps.draw(Edit(tr("Take the scan away"), lambda board: replace(board, underlay=None)))
        return
    try:
        name = _kept_beside(answer.chosen, Path(path))
    except BadFile as error:
        session.failed.emit(error)
        return
    underlay = replace(answer.chosen.underlay, image=name)
    session.steps.draw(
        Edit(tr("Put a scan under the board"), lambda board: replace(board, underlay=underlay))
    )
    desk.messages.notice(tr("{name} lies under the board. The layers panel hides and shows it.", name=name))


def _kept_beside(chosen: scan.Chosen, board: Path) -> str:
    """See that the picture lies in the board's folder; its path from there.

    :raises BadFile: where it can't be written there.
    """
    picture, folder = chosen.picture, board.parent
    if picture is None:
        return chosen.underlay.image
    if isinstance(picture, Path) and real_path(picture).is_relative_to(real_path(folder)):
        return real_path(picture).relative_to(real_path(folder)).as_posix()
    name = picture.name if isinstance(picture, Path) else f"{stem_of(board)}-scan.png"
    target = _free(folder, name)
    if isinstance(picture, QImage):
        write_picture(picture, target)
    else:
        with replacing(target) as part:
            shutil.copyfile(picture, part)
    return target.name


def _free(folder: Path, name: str) -> Path:
    """A file of this name in a folder, with a number where another picture has it."""
    target, number = folder / name, 1
    while target.exists():
        number += 1
        target = folder / f"{Path(name).stem}-{number}{Path(name).suffix}"
    return target
