"""What came of publishing a project."""

from bob_editor.opening.findings import Found
from bob_editor.publishing.form import LeftOut
from bob_editor.records import Record
from bob_editor.storage.packs import Project


class Published(Record, eq=False):
    """What came of publishing. ``written`` is False where errors kept it from being made.

    ``found`` are the issues of the project, ``made`` the paths in the publication, ``left_out`` what isn't in it, by
    form, and why.
    """

    project: Project
    found: tuple[Found, ...]
    written: bool = False
    made: tuple[str, ...] = ()
    left_out: tuple[tuple[str, LeftOut], ...] = ()
