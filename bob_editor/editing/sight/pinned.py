"""Threads that are kept while others are looked along."""

from psygnal import Signal

from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.errors import BobEditorError
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import Sight

Thread = tuple[End, End]


class PinnedThreads:
    """Pairs of ends, with the answers on the present scene; ``changed`` tells that the pairs are others."""

    changed = Signal()

    def __init__(self, los: LiveLos) -> None:
        self.los = los
        self.threads: tuple[Thread, ...] = ()
        self._answered: tuple[Sight, tuple[Thread, ...], tuple[Answer | None, ...]] | None = None

    def pin(self, start: End, goal: End) -> None:
        """Keep one more; one that is kept already stays where it is."""
        if (start, goal) not in self.threads:
            self.threads = (*self.threads, (start, goal))
            self.changed.emit()

    def put(self, threads: tuple[Thread, ...]) -> None:
        """Keep these and no others."""
        if threads != self.threads:
            self.threads = threads
            self.changed.emit()

    def remove(self, thread: Thread) -> None:
        """Let one go."""
        self.put(tuple(one for one in self.threads if one != thread))

    def clear(self) -> None:
        """Let all go."""
        self.put(())

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


def _answer(sight: Sight, start: End, goal: End) -> Answer | None:
    grid = sight.scene.board.grid
    if start.hex not in grid or goal.hex not in grid:
        return None
    try:
        return sight.trace(start, goal)
    except BobEditorError:
        return None
