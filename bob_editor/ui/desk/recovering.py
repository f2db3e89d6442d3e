"""Offers what a crashed run left, and brings it back where it came from."""

from __future__ import annotations

from datetime import datetime

from bob_editor.errors import BobEditorError
from bob_editor.storage.files.recovery import Recovered
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dialogs.files import recover
from bob_editor.ui.keeping.autosave import title_of
from bob_editor.ui.keeping.kept_work import KeptWork
from bob_editor.words import tr


def offer_recovery(files: Files) -> bool:
    """Ask about what a crashed run left; True where something was brought back, a tab each where there are any."""
    autosave = files.autosave
    left = autosave.left_behind()
    if not left:
        return False
    found = [recover.Found(one.key, title_of(one), one.time.timestamp()) for one in left]
    choice = recover.ask(files.window, found)
    if choice.what == "discard":
        for one in left:
            autosave.forget(one.key)
    chosen = [one for one in left if choice.what == "restore" and one.key in choice.keys]
    if files.tabs is None:
        del chosen[1:]
    brought = [_bring_back(files, one) for one in chosen]
    return any(brought)


def _bring_back(files: Files, one: Recovered) -> bool:
    try:
        files.put(lambda place: restore(place, one))
    except BobEditorError as error:
        files.session.failed.emit(error)
        return False
    return True


def restore(files: Files, one: Recovered) -> None:
    """Have open there what a crashed run left.

    :raises BadFile: where it is no document; it is left where it is.
    """
    session = files.session
    KeptWork.of_text(one.text).restore(session, one.path)
    # What happened to the file since is asked about before it is written over.
    files.following.remember(session.desk.path, one.base)
    if files.autosave.keep():
        # On a full disk the old slot is all that there is.
        files.autosave.forget(one.key)
    when = datetime.fromtimestamp(one.time.timestamp()).strftime("%H:%M")  # noqa: DTZ006 - the user's own clock
    files.saved.emit(
        tr("Restored {title} as it was at {when}. Save it to keep it.", title=session.desk.title, when=when)
    )
