"""What would have to change for a line of sight to be clear, or to be blocked: the smallest sets of changes.

Every set of one change is tried before those of two. What stops a line must go, and it goes only by a change to what
its reason names or to the level of an end; so a set is made larger by the changes that the first cause left asks for,
and every set that is offered was looked along on the board that it makes.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bob_editor.editing.sight.flip import Flip, Flips, Key, Step, after
from bob_editor.editing.sight.flip_trials import Node, Spent, Trials
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import thread
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.along import NOTES

MOST_STEPS = 3
MOST_FLIPS = 6
MOST_TRIES = 400
SECONDS = 0.75


def flips(
    sight: Sight,
    start: End,
    goal: End,
    *,
    answer: Answer | None = None,
    most_steps: int = MOST_STEPS,
    most_flips: int = MOST_FLIPS,
    most_tries: int = MOST_TRIES,
    seconds: float | None = SECONDS,
    cancelled: Callable[[], bool] | None = None,
) -> Flips:
    """What would have to change for a blocked or hindered line to be clear, or for a clear one to be blocked.

    All smallest sets are found, up to ``most_flips`` of them, in an order that only the scene decides. ``seconds``
    bounds the work (None: only ``most_tries`` does, which makes the result the same on any machine). For a clear line
    only single changes along the thread are tried.

    :raises Cancelled: once ``cancelled`` says so.
    :raises UnknownPlace: where an end isn't on the map.
    """
    answer = sight.trace(start, goal) if answer is None else answer
    trials = Trials(sight, start, goal, most_tries=most_tries, seconds=seconds, cancelled=cancelled)
    if answer.verdict == "clear":
        return _blocking(trials, answer, most_flips)
    found: list[Flip] = []
    opened: list[Flip] = []
    complete = True
    level = [Node((), answer)]
    try:
        for size in range(1, most_steps + 1):
            following: list[Node] = []
            for steps in _larger(trials, level, size):
                node = trials.tried_with(steps)
                if node is None:
                    continue
                if node.answer.verdict == "clear":
                    found += _least(trials, node)
                    continue
                if answer.verdict == "blocked" and node.answer.verdict == "hindered":
                    opened.append(Flip(node.steps, node.answer))
                following.append(node)
            if found:
                break
            level = sorted(following, key=lambda node: (_left(node.answer), _order(node.steps)))
    except Spent:
        complete = False
    found = _smallest(found)
    opened = _smallest(opened)
    if found and opened and _weight(opened[0].steps) >= _weight(found[0].steps):
        opened = []
    return Flips(
        answer,
        "clear",
        tuple(found[:most_flips]),
        tuple(opened[:most_flips]),
        trials.tried,
        complete,
        most_steps,
    )


def _smallest(sets: Iterable[Flip]) -> list[Flip]:
    """The sets of the smallest size, in order."""
    ordered = sorted(sets, key=lambda flip: _order(flip.steps))
    return [flip for flip in ordered if _weight(flip.steps) == _weight(ordered[0].steps)]


def _least(trials: Trials, node: Node) -> list[Flip]:
    """The set as a flip, and those that it becomes without one of its changes, where that is as good."""
    found = [Flip(node.steps, node.answer)]
    for step in node.steps if len(node.steps) > 1 else ():
        fewer = trials.tried_with(tuple(one for one in node.steps if one is not step))
        if fewer is not None and fewer.answer.verdict == "clear":
            found += _least(trials, fewer)
    return found


def _larger(trials: Trials, level: Iterable[Node], size: int) -> Iterator[tuple[Step, ...]]:
    """The sets of a size that grow out of those one smaller, by what stands in the way there."""
    for node in level:
        maker = trials.steps_on(after(trials.scene, node.steps))
        causes = [reason for reason in node.answer.reasons if reason.kind not in NOTES]
        # Whatever makes the line clear deals with the first cause too. One change alone may do so from any place.
        for reason in causes if size == 1 else causes[:1]:
            for step in maker.for_reason(reason):
                steps = _with(node.steps, step)
                if _weight(steps) == size:
                    yield steps


def _blocking(trials: Trials, answer: Answer, most_flips: int) -> Flips:
    """Single changes along a clear thread that block it: terrain in crossed hexes, then levels of them and the ends."""
    found: list[Flip] = []
    complete = True
    try:
        for node in _obstructed(trials):
            if node is not None and node.answer.verdict == "blocked":
                found.append(Flip(node.steps, node.answer))
                if len(found) >= most_flips:
                    break
    except Spent:
        complete = False
    return Flips(answer, "blocked", tuple(found), (), trials.tried, complete, 1)


MOST_KINDS = 12
"""How many terrains are tried before it is taken that none blocks."""


def _obstructed(trials: Trials) -> Iterator[Node | None]:
    """The thread with a change to one hex of it, the middle of the thread first; one kind of terrain that blocks.

    Whether a kind blocks is asked where the thread passes nearest to a dot: what stands in a hex may not fill it.
    """
    scene, grid = trials.scene, trials.scene.board.grid
    a, b = trials.start.hex, trials.goal.hex
    aside = {
        Hex(a.q + one.hex.q, a.r + one.hex.r): abs(one.offset)
        for one in thread(Hex(b.q - a.q, b.r - a.r)).crossed
    }
    crossed = sorted((at for at in aside if at in grid), key=lambda at: abs(a.distance(at) - b.distance(at)))
    maker = trials.steps_on(scene)
    for terrain in _by_use(scene)[:MOST_KINDS] if crossed else ():
        deepest = min(crossed, key=aside.__getitem__)
        node = trials.tried_with((maker.terrain_there(deepest, terrain),))
        if node is not None and node.answer.verdict == "blocked":
            for at in crossed:
                yield node if at == deepest else trials.tried_with((maker.terrain_there(at, terrain),))
            break
    for at in (*crossed, a, b):
        for step in maker.levels(at):
            yield trials.tried_with((step,))


def _by_use(scene: Scene) -> list[str]:
    """The terrains that a hex may list, those of this board first, the most used first, else in the ruleset's order."""
    uses: dict[str, int] = {}
    for content in scene.board.hexes.values():
        for terrain in content.terrain_ids:
            uses[terrain] = uses.get(terrain, 0) + 1
    rows = [row.id for row in scene.ruleset.terrains.values() if "hexes" in row.places]
    return sorted(rows, key=lambda terrain: (-uses.get(terrain, 0), rows.index(terrain)))


def _with(steps: Sequence[Step], step: Step) -> tuple[Step, ...]:
    """The set with one more step, or with a farther one in the place of its like; in an order of their own."""
    kept = [one for one in steps if one.key != step.key]
    return tuple(sorted((*kept, step), key=lambda one: (one.rank, one.key)))


def _weight(steps: Iterable[Step]) -> int:
    return sum(step.weight for step in steps)


def _left(answer: Answer) -> int:
    """How many causes an answer still has."""
    return sum(reason.kind not in NOTES for reason in answer.reasons)


def _order(steps: Sequence[Step]) -> tuple[int, int, tuple[tuple[Key, int], ...]]:
    return (
        _weight(steps),
        sum(step.rank for step in steps),
        tuple((step.key, step.to_level or 0) for step in steps),
    )
