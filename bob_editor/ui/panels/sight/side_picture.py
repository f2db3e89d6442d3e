"""Writes the thread in hand from the side to a picture's file, as the panel of the side view shows it."""

from bob_editor.errors import BobEditorError
from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.export import Progress, export_picture
from bob_editor.render.pictures.side_view import SIDE_VIEW_MM, picture_aside
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.exporting import proposed
from bob_editor.ui.desk.writing import wrote
from bob_editor.ui.dialogs.documents.new_board import id_from
from bob_editor.ui.dialogs.files.export_picture import ask_file
from bob_editor.ui.panels.sight.seen_aside import seen_aside
from bob_editor.words import tr


def export(desk: Desk) -> bool:
    """Ask for a file and write it, beside the window; whether that was begun."""
    session = desk.session
    try:
        seen = seen_aside(session, session.board)
    except BobEditorError as error:
        session.failed.emit(error)
        return False
    if seen is None:
        return False
    first, last = seen.profile.columns[0].label, seen.profile.columns[-1].label
    name = f"{proposed(desk.files)}-{id_from(f'{first} {last}')}"
    path = ask_file(desk.files.window, tr("Export side view"), name)
    if path is None:
        return False
    title = tr("LOS {origin} to {target}", origin=first, target=last)
    picture = picture_aside(seen.profile, seen.parts, Style(session.ruleset), title)

    def make(progress: Progress) -> str:
        export_picture(path, picture, hex_mm=SIDE_VIEW_MM, progress=progress)
        return wrote(path)

    return desk.files.writing.write(path, make)
