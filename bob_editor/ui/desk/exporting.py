"""Writes a picture or a print of the open document; what that takes is gathered at once: it may be edited meanwhile."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from bob_editor.editing.said import said
from bob_editor.editing.sight.area_sight import AreaView
from bob_editor.model.board import Board
from bob_editor.render.kit.map_shape import map_shape
from bob_editor.render.pictures.export import Progress, export_picture
from bob_editor.render.pictures.letters import letters_lacking
from bob_editor.render.pictures.picture import Laid, Picture, picture_of
from bob_editor.render.pictures.scenario import picture_of_scenario
from bob_editor.render.pictures.sheets import print_sheets
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.storage.naming import bare_name
from bob_editor.ui.canvas.field_layer import FieldLayer, legend_words
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.desk.writing import wrote
from bob_editor.ui.dialogs.documents.new_board import id_from
from bob_editor.ui.dialogs.files import export_picture as dialog
from bob_editor.ui.dialogs.files import print_map as sheets_dialog
from bob_editor.ui.dialogs.files.export_picture import Picture as Wish
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


def export(files: Files, field: FieldLayer | None) -> None:
    """Ask for a picture and write it, beside the window; ``field`` is what is seen on the board."""
    session = files.session
    sight = files.first_sight()
    has_los = field is not None or session.live_los.answer is not None or bool(session.pinned.answered)
    wish = dialog.ask(
        files.window, str(proposed(files)), has_los=has_los, has_sight=sight is not None,
        has_card=session.card is not None, size=map_shape(session.desk.pictured.board.grid).boundingRect().size(),
        layers=files.shown_layers(), style=files.settings.map_style or None, document=session.desk.path or "",
    )  # fmt: skip
    if wish is not None:
        files.writing.write(wish.path, exporting(session, wish, sight, field))


def proposed(files: Files) -> Path:
    """The file that is proposed for what is made of the open document, without its ending."""
    desk = files.session.desk
    name = bare_name(desk.path) if desk.path else id_from(desk.title)
    return Path(folder_near(files.session, files.settings)) / name


def print_map(files: Files) -> bool:
    """Ask for paper and size, and write the map to a PDF at true scale; whether that was begun."""
    session = files.session
    card, bare, board = session.card, None, session.desk.pictured.board
    if card is not None:
        picture = picture_of_scenario(card)
        bare = picture_of_scenario(card, with_areas=False, with_counters=False)
    else:
        # Without the LOS trial, which is no part of the board.
        picture = picture_of(board, session.ruleset, folder=_folder(session))
    wish = sheets_dialog.ask(files.window, picture, bare, proposed(files))
    if wish is None:
        return False

    def make(progress: Progress) -> str:
        count = len(print_sheets(wish.path, wish.picture, wish.paper, progress=progress).sheets)
        sheets = tr("1 sheet") if count == 1 else tr("{count} sheets", count=count)
        return _told(f"{wrote(wish.path)} {sheets}.", board)

    return files.writing.write(wish.path, make)


def exporting(
    session: Session, wish: Wish, sight: AreaView | None, field: FieldLayer | None
) -> Callable[[Progress], str]:
    """What writes the picture that was wished for, on any thread; its sentence says what it wrote."""
    picture, board = _picture(session, wish, sight, field), session.desk.pictured.board

    def make(progress: Progress) -> str:
        export_picture(
            wish.path, picture(), dpi=wish.dpi, hex_mm=wish.hex_mm, bleed_mm=wish.bleed_mm, progress=progress
        )
        return _told(wrote(wish.path), board) if "labels" in wish.layers else wrote(wish.path)

    return make


def _told(written: str, board: Board) -> str:
    """What was written, and which letters of the names on it come as boxes."""
    return " ".join(filter(None, (written, said(letters_lacking(board)))))


def _picture(
    session: Session, wish: Wish, sight: AreaView | None, field: FieldLayer | None
) -> Callable[[], Picture]:
    """What makes the picture, once it is painted: of a large board that takes a moment, too."""
    los, card = session.live_los, session.card
    thread, seen_from = None, _laid(field) if wish.with_los else None
    if wish.with_los and los.origin is not None and los.target is not None and los.answer is not None:
        thread = (los.origin, los.target, los.answer)
    pinned = session.pinned.answered if wish.with_los else ()
    if card is not None:
        seen = (sight.clear, sight.hindered, sight.hidden) if wish.with_sight and sight is not None else None
        return partial(
            picture_of_scenario, card, los=seen_from, thread=thread, pinned=pinned, theme=wish.theme, first_sight=seen,
            layers=wish.layers, see_through=wish.see_through, look=wish.style, folder=_folder(session),
            with_areas="areas" in wish.layers, with_counters="counters" in wish.layers, legend=legend_words(),
        )  # fmt: skip
    return partial(
        picture_of,
        session.board,
        session.ruleset,
        los=seen_from,
        thread=thread,
        pinned=pinned,
        scene=los.scene if wish.with_los else None,
        theme=wish.theme,
        folder=_folder(session),
        look=wish.style,
        layers=wish.layers,
        see_through=wish.see_through,
        legend=legend_words(),
    )


def _laid(field: FieldLayer | None) -> FieldOfView | Laid | None:
    """What is seen from one hex, of which the picture says from where; or whatever else is laid over the board."""
    return field if field is None else field.field or Laid(field.paint, field.legend)


def _folder(session: Session) -> Path | None:
    """Where the document's file is."""
    return None if session.desk.path is None else Path(session.desk.path).parent
