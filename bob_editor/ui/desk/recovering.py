"""Offers what a crashed run left, and brings it back where it came from."""

from __future__ import annotations

from datetime import datetime

from bob_editor.errors import BobEditorError
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dialogs.files import recover
from bob_editor.ui.keeping.autosave import title_of
from bob_editor.ui.keeping.kept_work import KeptWork


def offer_recovery(files: Files) -> bool:
    """Ask about what a crashed run left; True where one was brought back."""
    autosave, session = files.autosave, files.session
    left = autosave.left_behind()
    if not left:
        return False
    found = [recover.Found(one.key, title_of(one), one.time.timestamp()) for one in left]
    choice = recover.ask(files.window, found)
    if choice.what == "discard":
        for one in left:
            autosave.forget(one.key)
    if choice.what != "restore":
        return False
    one = next(one for one in left if one.key == choice.key)
    try:
        KeptWork.of_text(one.text).restore(session, one.path)
    except BobEditorError as error:
        session.failed.emit(error)
        return False
    # What happened to the file since is asked about before it is written over.
    files.following.remember(session.desk.path, one.base)
    if autosave.keep():
        # On a full disk the old slot is all that there is.
        autosave.forget(one.key)
    when = datetime.fromtimestamp(one.time.timestamp()).strftime("%H:%M")  # noqa: DTZ006 - the user's own clock
    files.saved.emit(f"Restored {session.desk.title} as it was at {when}. Save it to keep it.")
    return True
