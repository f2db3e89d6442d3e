"""The file that a document is written to where it isn't its own: asked for, the copy told apart, what lies beside."""

from itertools import count
from pathlib import Path

from PySide6.QtWidgets import QWidget

from bob_editor.editing.document.copies import as_copy, next_number, title_of_copy, twin_of
from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.files import free_place
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.rules.game import called
from bob_editor.storage.files.pictures import brought_along
from bob_editor.storage.files.reading import is_there, nearest_folder, real_path
from bob_editor.storage.naming import ENDINGS
from bob_editor.ui.desk.samples import is_own
from bob_editor.ui.dialogs.documents import new_board
from bob_editor.ui.dialogs.files import copy_title, save_file, save_game
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


def ask(window: QWidget, session: Session, settings: Settings, *, beside: bool = False) -> str | None:
    """The file that the user chooses to write to; None where that is left.

    ``beside`` proposes one that isn't there, in place of the document's own.
    """
    if session.game is not None:
        title = save_game.ask(window, session.game.title)
        if title is None:
            return None
        session.game_desk.push(set_of(tr("Save as another game"), "title", value=title))
        return str(free_place(title))
    suffix = ENDINGS[session.desk.kind]
    name = f"{new_board.id_from(session.desk.title)}{suffix}"
    proposed = session.desk.path if is_own(session.desk.path) else None
    proposed = proposed or str(_fitting_folder(session, settings) / name)
    if beside:
        stem = proposed.removesuffix(suffix)
        numbered = (f"{stem}-{number}{suffix}" for number in count(2))
        proposed = next(one for one in numbered if not is_there(one))
    path = save_file.ask(window, proposed, suffix, called(session.ruleset))
    return path if path is None or _told_apart(window, session, path) else None


def suites_there(session: Session) -> BobEditorError | None:
    """What is to be told of expected lines beside the file that it has now: they were another's, written over by it."""
    names = [Path(one).name for one in session.expectations.laid_beside]
    if not names:
        return None
    told = tr(
        "{names} beside it expects lines of what was in that file before, and counts for this once it is opened anew.",
        names=", ".join(names),
    )
    return BadFile(told, hint=tr("Move it elsewhere if it shouldn’t."))


def bring_scan(session: Session, former: Path | None, folder: Path) -> BobEditorError | None:
    """Have the scan under a board come along from its former folder; why it can't, where it can't."""
    underlay = session.board.underlay if session.scenario is None else None
    if underlay is None or former is None or former == folder:
        return None
    try:
        if brought_along(underlay.image, former, folder):
            return None
    except BobEditorError as error:
        return error
    told = tr(
        "{name} beside that file isn’t the scan under this board, which lies in {folder}.",
        name=underlay.image,
        folder=former,
    )
    return BadFile(told)


def _told_apart(window: QWidget, session: Session, path: str) -> bool:
    """Give a copy that lies beside its former file a title and an id of its own; False where it isn't wanted."""
    former = session.desk.path
    if former is None or real_path(path) == (first := real_path(former)):
        return True
    value = session.board if session.scenario is None else session.scenario.value
    if real_path(path).parent != first.parent or (twin := twin_of(value, former)) is None:
        return True
    stem = Path(path).name.removesuffix(ENDINGS[session.desk.kind])
    title: str | None = session.desk.title
    if str(twin.get("title")) == title:
        title = copy_title.ask(window, first.name, title_of_copy(value, stem))
    if title is None:
        return False
    number = next_number(twin.get("number"), first.parent)
    session.desk.push(as_copy(value, twin, title or session.desk.title, stem, tr("Name the copy"), number))
    return True


def folder_near(session: Session, settings: Settings) -> str:
    """Where file dialogs begin: beside the open document; beside the last file for a sample, and what has no file."""
    path = session.desk.path
    return str(nearest_folder(Path(path).parent)) if is_own(path) else settings.folder


def _fitting_folder(session: Session, settings: Settings) -> Path:
    """Where a document goes that isn't saved yet: a scenario beside its first board, else as the last file."""
    boards = () if session.scenario is None else session.scenario.boards
    own = (one.path.parent for one in boards if one.path is not None and is_own(str(one.path)))
    return real_path(next(own, Path(settings.folder)))
