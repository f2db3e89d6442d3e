"""Names for what the files of one folder become, so that no two become one."""

from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Condition

from msgspec.structs import replace

from bob_editor.exchange.format import Brought
from bob_editor.exchange.in_form import id_of, renamed
from bob_editor.exchange.report import Row
from bob_editor.storage.kinds.suites import Suite
from bob_editor.storage.naming import BOARD, SCENARIO, SUITE

_ROOM = 94
"""Letters of an id beside which a number has room."""


class Names:
    """Has the files named one after the other, in their order, however soon each of them is read; for many threads."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._waiting = dict.fromkeys(files)
        self._turn = Condition()
        self._taken: set[Path] = set()

    def apart(self, file: Path, folder: Path, brought: Brought) -> tuple[Brought, tuple[Row, ...]]:
        """What a file holds, by ids that nothing has which came to a folder before it; and what has another one so."""
        with self._turn:
            self._turn.wait_for(lambda: next(iter(self._waiting), file) == file)
            boards = {one.id: self._free(folder, one.id, BOARD) for one in brought.boards}
            scenarios = {one.id: self._free(folder, one.id, SCENARIO) for one in brought.scenarios}
            suites = tuple(self._titled(folder, one, f"suite-{n}") for n, one in enumerate(brought.suites, 1))
        told = tuple(
            Row("approximated", "", old, f"Its id is {new}: another file of this folder has that one.")
            for old, new in (*boards.items(), *scenarios.items())
            if new != old
        )
        told += tuple(
            Row(
                "approximated",
                "",
                old.title,
                f"Its title is {new.title}: another of this folder has that one.",
            )
            for old, new in zip(brought.suites, suites, strict=True)
            if new is not old
        )
        made = renamed(replace(brought, suites=suites), boards, scenarios)
        return replace(made, report=(*told, *brought.report)), told

    def done(self, file: Path) -> None:
        """A file is through, be it named or not."""
        with self._turn:
            self._waiting.pop(file, None)
            self._turn.notify_all()

    def _free(self, folder: Path, name: str, ending: str, named: Callable[[str], str] = str) -> str:
        """The name, or it with the first number that makes it another one; nobody else has it from now on.

        A file is called as ``named`` has it.
        """
        found, number = name, 1
        # On some systems names differ by more than the size of letters.
        while (path := folder / f"{named(found)}{ending}".lower()) in self._taken:
            number += 1
            found = f"{name[:_ROOM]}-{number}"
        self._taken.add(path)
        return found

    def _titled(self, folder: Path, suite: Suite, usual: str) -> Suite:
        """A suite, whose file is named after its title."""
        title = suite.title or usual
        free = self._free(folder, title, SUITE, id_of)
        return suite if free == title else replace(suite, title=free)
