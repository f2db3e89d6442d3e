"""Looks along one thread on one changed scene after another, each set of changes once, within bounds."""

from collections.abc import Callable
from time import monotonic

from bob_editor.editing.sight.flip import Key, Step, after
from bob_editor.editing.sight.flip_steps import Steps
from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.model.change import difference
from bob_editor.records import Record
from bob_editor.rules.game import game_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight


class Node(Record):
    """A set of changes that was looked along, and isn't enough."""

    steps: tuple[Step, ...]
    answer: Answer


class Spent(Exception):
    """The search has used up its tries or its time."""


class Trials:
    """Looks along the thread on one changed scene after another, within bounds."""

    def __init__(
        self,
        sight: Sight,
        start: End,
        goal: End,
        *,
        most_tries: int,
        seconds: float | None,
        cancelled: Callable[[], bool] | None,
    ) -> None:
        self.sight = sight
        self.scene = sight.scene
        self.start, self.goal = start, goal
        self.ground = Ground(self.scene.board, self.scene.ruleset)
        self.tried = 0
        self._most = most_tries
        self._until = None if seconds is None else monotonic() + seconds
        self._cancelled = cancelled
        self._seen: set[frozenset[tuple[Key, int | None]]] = {frozenset()}
        self._other_sights: dict[frozenset[Key], Sight] = {}

    def steps_on(self, scene: Scene) -> Steps:
        """The maker of steps on a scene."""
        return Steps(scene, self.start, self.goal, self.ground)

    def tried_with(self, steps: tuple[Step, ...]) -> Node | None:
        """Look along the thread with these changes made; None where they were tried before or can't be made.

        :raises Cancelled: where the user stops it.
        """
        signature = frozenset((step.key, step.to_level) for step in steps)
        if signature in self._seen:
            return None
        self._seen.add(signature)
        if self._cancelled is not None and self._cancelled():
            raise Cancelled("Stopped: nothing was changed.")
        if self.tried >= self._most or (self._until is not None and monotonic() > self._until):
            raise Spent
        self.tried += 1
        try:
            scene = after(self.scene, steps)
            base = self._base_sight(steps)
            change = difference(self.scene.board, scene.board)
            sight = base.after(scene.board, change) if change else base
            return Node(steps, sight.trace(self.start, self.goal))
        except BobEditorError:  # such as an end's position that the change takes away
            return None

    def _base_sight(self, steps: tuple[Step, ...]) -> Sight:
        """The sight on the unchanged board with the changed markers and units."""
        beside = [step for step in steps if step.board is None]
        if not beside:
            return self.sight
        key = frozenset(step.key for step in beside)
        if key not in self._other_sights:
            make = game_of(self.scene.ruleset).sight
            assert make is not None
            self._other_sights[key] = make(after(self.scene, beside))
        return self._other_sights[key]
