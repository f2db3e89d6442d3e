"""Asks about what a crashed run left, and brings it back where it came from."""

from collections.abc import Callable, Mapping
from datetime import datetime

from bob_editor.records import Record
from bob_editor.storage.files.recovery import Recovered
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dialogs.files import recover
from bob_editor.ui.keeping.autosave import title_of
from bob_editor.ui.keeping.kept_work import KeptWork
from bob_editor.words import tr


class Asked(Record):
    """Unsaved work by the keys of its slots: what is to come back, and what waits for another day."""

    wanted: Mapping[str, Recovered] = {}
    waiting: Mapping[str, Recovered] = {}


def ask_what_comes_back(files: Files) -> Asked:
    """Ask about what crashed runs left; what the user gives up is forgotten."""
    autosave = files.autosave
    left = {one.key: one for one in autosave.left_behind()}
    if not left:
        return Asked()
    found = [recover.Found(one.key, title_of(one), one.time.timestamp()) for one in left.values()]
    choice = recover.ask(files.window, found)
    for key in choice.discarded:
        autosave.forget(key)
    wanted = {key: left[key] for key in choice.restored}
    decided = {*wanted, *choice.discarded}
    return Asked(wanted, {key: one for key, one in left.items() if key not in decided})


def bring_back(files: Files, one: Recovered, then: Callable[[Files], object] = lambda _files: None) -> None:
    """Have open what a crashed run left; where it is no document, tell so and leave it where it is."""

    def show(place: Files) -> None:
        _restore(place, one)
        then(place)

    files.put(show)


def _restore(files: Files, one: Recovered) -> None:
    session = files.session
    KeptWork.of_text(one.text).restore(session, one.path)
    # What happened to the file since is told, and asked about before it is written over.
    files.following.remember(session.desk.path, one.base)
    if files.autosave.keep():
        # On a full disk the old slot is all that there is.
        files.autosave.forget(one.key)
    when = datetime.fromtimestamp(one.time.timestamp()).strftime("%H:%M")  # noqa: DTZ006 - the user's own clock
    files.saved.emit(
        tr("Restored {title} as it was at {when}. Save it to keep it.", title=session.desk.title, when=when)
    )
    files.following.own.look()
