"""Brings documents back as they were: after a crash, after the program was left, and one that was closed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from bob_editor.storage.files.reading import is_there
from bob_editor.storage.files.recovery import Recovered
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.recovering import ask_what_comes_back, bring_back
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.open_record import OpenRecord, OpenTab, OpenWindow
from bob_editor.ui.tabs.one_by_one import Opening
from bob_editor.ui.tabs.remembering import Remembering
from bob_editor.ui.tabs.tabbed_window import TabbedWindow
from bob_editor.words import many, tr

TOO_OFTEN = 3
"""Runs in a row that died soon after they had brought documents back, maybe of one of them."""


class ComingBack(QObject):
    """Of all windows of the program, which are made as they are needed; it lives as long as any of them."""

    def __init__(self, first: TabbedWindow, remembering: Remembering) -> None:
        super().__init__(first.news)
        self.first = first
        self.remembering = remembering
        self._waiting: dict[str, Recovered] = {}
        """Unsaved work that the user decides on another day, by its file."""
        first.news.arranged.connect(self._tell_of_waiting)

    def after_crash(self, then: Callable[[], object] = lambda: None) -> None:
        """Ask about unsaved work that was left, have that and all else open that was, and do what is to be done then.

        What the user wants to decide on later isn't opened either.
        """
        left = self.remembering.records.take_left()
        asked = ask_what_comes_back(self.first.front.files)
        there = {one.path for one in asked.wanted.values()}

        def comes(tab: OpenTab) -> bool:
            if tab.slot in asked.wanted:
                return True
            wanted = _is_there(tab) and tab.slot not in asked.waiting and tab.path not in there
            # Two windows may have had one file.
            there.add(tab.path)
            return wanted

        remarks: list[str] = []
        if left.crashes >= TOO_OFTEN:
            remarks.append(self._leave_closed(left))
            left = OpenRecord()

        windows = _of_those(left, comes)
        placed = {tab.slot for one in windows for tab in one.tabs}
        astray = tuple(OpenTab(slot=key) for key in asked.wanted if key not in placed)
        saved = sum(tab.slot not in asked.wanted for one in windows for tab in one.tabs)

        def told() -> None:
            self._waiting = {one.path: one for one in asked.waiting.values() if one.path}
            here = [words for _, words in self._unsaid()]
            # One remark would take the other's place.
            remarks.extend((*_told(saved, len(asked.waiting) - len(here)), *here))
            if remarks:
                self.first.front.messages.remark("\n".join(remarks))
            then()

        self._open([*windows, *([OpenWindow(astray)] if astray else [])], told, asked.wanted, left)

    def _tell_of_waiting(self) -> None:
        """Of a file that is opened by hand: it is shown as it was saved, though there is work that came after."""
        for window, words in self._unsaid():
            window.messages.remark(words)

    def _unsaid(self) -> Iterator[tuple[Window, str]]:
        """The windows that have such a file since, and what is to be said there, once."""
        tabs = [tab for outer in self.first.living.family for tab in outer.tabs] if self._waiting else []
        for tab in tabs:
            for path in [one for one in self._waiting if tab.has(one)]:
                when = self._waiting.pop(path).time.astimezone()
                yield (
                    tab.window,
                    tr(
                        "Unsaved work on {name} of {when} isn’t in it. "
                        "It is kept, and asked about when the program starts again.",
                        name=Path(path).name,
                        when=when.strftime("%Y-%m-%d %H:%M"),
                    ),
                )

    def _leave_closed(self, left: OpenRecord) -> str:
        """Have them opened one by one, by hand: one of them may be what the program dies of; what is said of that."""
        closed = [tab for window in reversed(left.windows) for tab in reversed(window.tabs) if _is_there(tab)]
        self.remembering.closed += closed
        return tr(
            "The program died several times after it had opened what was open before. "
            "File, Reopen closed opens that one by one."
        )

    @property
    def last(self) -> tuple[OpenWindow, ...]:
        """What was open when the program was left, as far as it is still there."""
        return _of_those(self.remembering.records.last, _is_there)

    def reopen_last(
        self, then: Callable[[], object] = lambda: None, tabs: TabbedWindow | None = None
    ) -> None:
        """Have open what was when the program was left, beginning in a window: the first unless one is named."""
        self._open(self.last, then, tabs=tabs)

    def reopen(self, tabs: TabbedWindow) -> None:
        """Have open what was closed last; where nothing was, what was when the program was left."""
        closed = self.remembering.closed
        if closed:
            tabs.openings.open([_opening(closed.pop())])
        else:
            self.reopen_last(tabs=tabs)

    def _open(
        self,
        windows: Sequence[OpenWindow],
        then: Callable[[], object],
        unsaved: Mapping[str, Recovered] | None = None,
        left: OpenRecord | None = None,
        tabs: TabbedWindow | None = None,
    ) -> None:
        if windows:
            self.remembering.hold(left)
            self._open_next(windows, unsaved or {}, tabs or self.first.living, then)
        else:
            then()

    def _open_next(
        self,
        windows: Sequence[OpenWindow],
        unsaved: Mapping[str, Recovered],
        tabs: TabbedWindow,
        then: Callable[[], object],
        *,
        made: bool = False,
    ) -> None:
        """``made`` says that the window was made for this."""
        window, *rest = windows
        front: list[Files] = []

        def done() -> None:
            for files in front:
                tabs.bring_forward(files)
            if made and tabs.front.session.empty:
                # Nothing of it could be opened.
                tabs.close()
            if rest:
                self._open_next(rest, unsaved, tabs.beside(), then, made=True)
            else:
                self.remembering.settled()
                then()

        openings = [
            _opening(
                tab, unsaved.get(tab.slot), front.append if number == window.front else lambda _files: None
            )
            for number, tab in enumerate(window.tabs)
        ]
        tabs.openings.open(openings, done)


def _of_those(record: OpenRecord, comes: Callable[[OpenTab], bool]) -> tuple[OpenWindow, ...]:
    """The windows with only such tabs, each of which is asked about once."""
    found = []
    for window in record.windows:
        come = [comes(tab) for tab in window.tabs]
        tabs = tuple(tab for tab, one in zip(window.tabs, come, strict=True) if one)
        if tabs:
            found.append(OpenWindow(tabs, sum(come[: window.front])))
    return tuple(found)


def _told(saved: int, waiting: int) -> list[str]:
    """What is said of documents that are open again, and of unsaved work that was put off."""
    again = many(
        "The program didn’t end as it should: the document that was open then is open again.",
        "The program didn’t end as it should: {count} documents that were open then are open again.",
        saved,
    )
    kept = many(
        "1 document’s unsaved work is kept, and asked about when the program starts again.",
        "{count} documents’ unsaved work is kept, and asked about when the program starts again.",
        waiting,
    )
    return [*([again] if saved else []), *([kept] if waiting else [])]


def _is_there(tab: OpenTab) -> bool:
    return bool(tab.path) and is_there(tab.path)


def _opening(
    tab: OpenTab, unsaved: Recovered | None = None, then: Callable[[Files], object] = lambda _files: None
) -> Opening:
    def shown(files: Files) -> None:
        if tab.place is not None and isinstance(files.window, Window):
            files.window.canvas.look_at(tab.place)
        then(files)

    def show(files: Files) -> None:
        if unsaved is None:
            files.open_path(tab.path, shown)
        else:
            bring_back(files, unsaved, shown)

    return show
