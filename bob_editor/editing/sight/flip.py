"""What was found out about changes to a line of sight: the smallest sets of them, and the sentence that tells them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeVar

from msgspec.structs import replace

from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.places import Place
from bob_editor.records import Compared, Record
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import Marker, Scene, UnitOnMap

Key = tuple[str, ...]
Thing = TypeVar("Thing")
Wanted = Literal["clear", "blocked"]


class Step(Compared):
    """One change: what would be ("the woods in E6 were gone"), what to do ("Remove the woods in E6"), and where.

    ``board`` changes the board, if it does; ``taken`` and ``put`` are what leaves the scene or comes into it. Of steps
    with the same ``key`` a set holds one, ``to_level`` the later one; ``weight`` is how many changes it counts as, and
    of sets of equal weight the one with the lower ``rank`` comes first.
    """

    uncompared = frozenset({"board"})

    key: Key
    told: str
    label: str
    place: Place
    rank: int
    board: Callable[[Board], Board] | None = None
    taken: Marker | UnitOnMap | None = None
    put: Marker | None = None
    to_level: int | None = None
    weight: int = 1

    def on(self, scene: Scene) -> Scene:
        """The scene after this change."""
        if self.board is not None:
            scene = scene.with_board(self.board(scene.board))
        if isinstance(self.taken, Marker):
            scene = replace(scene, markers=_without(scene.markers, self.taken))
        if isinstance(self.taken, UnitOnMap):
            scene = replace(scene, units=_without(scene.units, self.taken))
        if self.put is not None:
            scene = replace(scene, markers=(*scene.markers, self.put))
        return scene


def _without(things: tuple[Thing, ...], gone: Thing) -> tuple[Thing, ...]:
    """All but one of what equals a thing."""
    if gone not in things:
        return things
    place = things.index(gone)
    return things[:place] + things[place + 1 :]


class Flip(Record):
    """A smallest set of changes and the answer that they lead to; without any one of them it doesn't."""

    steps: tuple[Step, ...]
    answer: Answer

    @property
    def label(self) -> str:
        """What to do, for a menu or button: "Remove the woods in E6 and raise D5 to level 1"."""
        first, *more = (step.label for step in self.steps)
        return " and ".join([first, *(label[:1].lower() + label[1:] for label in more)])

    @property
    def told(self) -> str:
        """What would be, within a sentence: "the woods in E6 were gone and D5 were level 1"."""
        return " and ".join(step.told for step in self.steps)

    @property
    def edit(self) -> Edit[Board]:
        """The changes to the board as one edit, for preview and undo; it changes nothing where only markers change."""
        return Edit(self.label, self._board_after)

    @property
    def changes_board(self) -> bool:
        """Whether any of it is the board's."""
        return any(step.board is not None for step in self.steps)

    @property
    def changes_scene(self) -> bool:
        """Whether any of it is a marker's or a unit's, which lie beside the board: see ``after``."""
        return any(step.taken is not None or step.put is not None for step in self.steps)

    def after(self, scene: Scene) -> Scene:
        """The scene with all changes, those to markers and units too."""
        return after(scene, self.steps)

    def _board_after(self, board: Board) -> Board:
        for step in self.steps:
            if step.board is not None:
                board = step.board(board)
        return board


class Flips(Record):
    """What was found for an answer: the sets of changes after which it is ``verdict``.

    ``opened`` are smaller sets that turn a blocked line into a hindered one. ``complete`` says that every set of up to
    ``most_steps`` changes was considered.
    """

    was: Answer
    verdict: Wanted
    found: tuple[Flip, ...]
    opened: tuple[Flip, ...]
    tried: int
    complete: bool
    most_steps: int

    def __repr__(self) -> str:
        """The sentence, also where it is shown and not printed: all else of it is for programs."""
        return self.sentence

    @property
    def sentence(self) -> str:
        """All of it for people."""
        told = [
            _told(word, sets)
            for word, sets in (("hindered", self.opened), (self.verdict, self.found))
            if sets
        ]
        if not self.found:
            told.append(self.nothing)
        return " ".join(told)

    @property
    def nothing(self) -> str:
        """That nothing was found which makes it so, for people."""
        if self.verdict == "blocked":
            return "No single change that was tried would block it."
        if self.complete:
            changes = "one change" if self.most_steps == 1 else f"up to {self.most_steps} changes"
            return f"No set of {changes} makes it clear."
        return f"Nothing small makes it clear: {self.tried} sets of changes were tried."


def _told(word: str, sets: Sequence[Flip]) -> str:
    joint = "; or if " if any(len(flip.steps) > 1 for flip in sets) else " or "
    return f"{word.capitalize()} if {joint.join(flip.told for flip in sets)}."


def after(scene: Scene, steps: Iterable[Step]) -> Scene:
    """The scene with all these changes."""
    for step in steps:
        scene = step.on(scene)
    return scene
