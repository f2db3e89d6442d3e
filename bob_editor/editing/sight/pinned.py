"""Threads that are kept while others are looked along."""

from collections.abc import Callable

from psygnal import Signal

from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.errors import BobEditorError
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import Sight
from bob_editor.words import tr

Thread = tuple[End, End]


class PinnedThreads:
    """Pairs of ends, with the answers on the present scene; ``changed`` tells that the pairs are others.

    ``edit_hook`` is how other pairs become a step of undo: the window installs one.
    """

    changed = Signal()

    def __init__(self, los: LiveLos) -> None:
        self.los = los
        self.threads: tuple[Thread, ...] = ()
        self.edit_hook: Callable[[tuple[Thread, ...], str], object] | None = None
        self._answered: tuple[Sight, tuple[Thread, ...], tuple[Answer | None, ...]] | None = None

    def pin(self, start: End, goal: End) -> None:
        """Keep one more; one that is kept already stays where it is."""
        if (start, goal) not in self.threads:
            label = tr("Pin {thread}", thread=self.words((start, goal)))
            self._perform((*self.threads, (start, goal)), label)

    def put(self, threads: tuple[Thread, ...]) -> None:
        """Keep these and no others."""
        if threads != self.threads:
            self.threads = threads
            self.changed.emit()

    def remove(self, thread: Thread) -> None:
        """Let one go."""
        rest = tuple(one for one in self.threads if one != thread)
        self._perform(rest, tr("Let {thread} go", thread=self.words(thread)))

    def clear(self) -> None:
        """Let all go."""
        self._perform((), tr("Let all pinned threads go"))

    def _perform(self, threads: tuple[Thread, ...], label: str) -> None:
        if self.edit_hook is None:
            self.put(threads)
        elif threads != self.threads:
            self.edit_hook(threads, label)

    def words(self, thread: Thread) -> str:
        """A thread by the hexes at its ends."""
        return " → ".join(self.los.document.value.grid.label(end.hex) for end in thread)

    @property
    def answers(self) -> tuple[Answer | None, ...]:
        """The answer of each, None where it has none on this board."""
        if not self.threads:
            return ()
        sight = self.los.sight
        if sight is None:
            return (None,) * len(self.threads)
        if self._answered is None or self._answered[0] is not sight or self._answered[1] is not self.threads:
            self._answered = (sight, self.threads, tuple(_answer(sight, *one) for one in self.threads))
        return self._answered[2]

    @property
    def answered(self) -> tuple[tuple[End, End, Answer], ...]:
        """Those that have an answer on this board, with it."""
        pairs = zip(self.threads, self.answers, strict=True)
        return tuple((*thread, answer) for thread, answer in pairs if answer is not None)


def _answer(sight: Sight, start: End, goal: End) -> Answer | None:
    grid = sight.scene.board.grid
    if start.hex not in grid or goal.hex not in grid:
        return None
    try:
        return sight.trace(start, goal)
    except BobEditorError:
        return None
