"""The suites kept beside a board, as one value, and the edits to it."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from bob_editor.editing.boards.fresh_board import edition_of
from bob_editor.editing.sight.circumstances import circumstances, end_spec, scene_words, suite_of_scene
from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.opening.loaded_map import suite_map
from bob_editor.records import Record
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.kinds.suites import Expectation, Suite

Thing = TypeVar("Thing")


class KeptSuite(Record):
    """A suite, and a number by which it is known through edits and saving."""

    suite: Suite
    key: int


Suites = tuple[KeptSuite, ...]


class Line(Record):
    """Which check of which suite."""

    suite: int
    check: int


def with_line(
    suites: Suites,
    scene: Scene,
    start: End,
    goal: End,
    answer: Answer,
    *,
    base: Scene | None = None,
    title: str = "",
) -> Suites:
    """The suites with one more check: that this line's answer stays as it is.

    It goes to the suite that asks under the same circumstances; where none does, to a new one. A check of the same
    line there is replaced, but keeps its note. ``base`` is the scene of the scenario whose map it is: what that says
    already, a new suite leaves to it. ``title`` is what that is called, for a map of several boards has none.
    """
    grid = scene.board.grid
    first, last = end_spec(start, grid), end_spec(goal, grid)
    place = _suite_for(suites, scene, base)
    if place is None:
        own = scene if base is None else _beyond(scene, base)
        title = titled(title or scene.board.title, scene_words(own))
        key = max((kept.key for kept in suites), default=-1) + 1
        fresh = suite_of_scene(own, title=title, board_path="")
        suites = (*suites, KeptSuite(replace(fresh, edition=edition_of(scene.ruleset)), key))
        place = len(suites) - 1
    checks = list(suites[place].suite.checks)
    cites = answer.reasons[0].cites if answer.reasons else ""
    for at, check in enumerate(checks):
        if (check.start, check.goal) == (first, last):
            checks[at] = replace(_expecting(check, answer), cites=cites and check.cites and cites)
            break
    else:
        checks.append(Expectation(first, last, answer.expectation, cites=cites))
    return _with_checks(suites, place, tuple(checks))


def titled(title: str, words: str) -> str:
    """The title of a suite on a board under circumstances in words."""
    return f"{title}: {words}" if words else title


def retitled(suite: Suite, after: Suite, board: Board, carried: Board, ruleset: Ruleset) -> Suite:
    """A suite after its rows were carried to another board, its title telling of those that it has now.

    One that somebody chose stays.
    """
    try:
        words, now = (
            scene_words(suite_map(one, on, ruleset, "suite").scene)
            for one, on in ((suite, board), (after, carried))
        )
    except BobEditorError:
        return after
    title = suite.title.removesuffix(f": {words}") if words else suite.title
    return after if title == suite.title else replace(after, title=titled(title, now))


def without_lines(suites: Suites, lines: frozenset[Line]) -> Suites:
    """The suites without some checks; a suite stays, with its circumstances, when its last one goes."""
    for place, kept in enumerate(suites):
        checks = tuple(check for at, check in enumerate(kept.suite.checks) if Line(place, at) not in lines)
        if checks != kept.suite.checks:
            suites = _with_checks(suites, place, checks)
    return suites


def with_result(suites: Suites, line: Line, answer: Answer) -> Suites:
    """The suites with a check that expects what is answered now, its rule number and modifiers too."""
    checks = list(suites[line.suite].suite.checks)
    check = checks[line.check]
    checks[line.check] = replace(_expecting(check, answer), cites=_cites(check, answer))
    return _with_checks(suites, line.suite, tuple(checks))


def with_edition(suites: Suites, edition: str) -> Suites:
    """The suites, those that say an edition of their game saying this one."""
    return tuple(
        replace(kept, suite=replace(kept.suite, edition=edition)) if kept.suite.edition else kept
        for kept in suites
    )


def _expecting(check: Expectation, answer: Answer) -> Expectation:
    """A check that expects this answer's verdict, and of its own modifiers those that there still are."""
    known = {one.id for one in answer.modifiers}
    still = tuple(name for name in check.modifiers if name in known)
    return replace(check, expect=answer.expectation, modifiers=still)


def _cites(check: Expectation, answer: Answer) -> str:
    """The rule number to expect: none where none was, the former where it still stands, else what decides now."""
    if not check.cites or any(reason.cites == check.cites for reason in answer.reasons):
        return check.cites
    return answer.reasons[0].cites if answer.reasons else ""


def _beyond(scene: Scene, base: Scene) -> Scene:
    """What a scene adds to another one."""
    return replace(
        scene,
        markers=tuple(_more(scene.markers, base.markers)),
        changes=tuple(one for one in scene.changes if one not in base.changes),
        conditions={
            name: value for name, value in scene.conditions.items() if base.conditions.get(name) != value
        },
        units=tuple(_more(scene.units, base.units)),
        rulings={name: value for name, value in scene.rulings.items() if base.rulings.get(name) != value},
    )


def _more(things: Iterable[Thing], known: Iterable[Thing]) -> Iterator[Thing]:
    """Those that are there beyond what is known, one for one."""
    left = list(known)
    for one in things:
        if one in left:
            left.remove(one)
        else:
            yield one


def _suite_for(suites: Suites, scene: Scene, base: Scene | None) -> int | None:
    wanted = circumstances(scene)
    for place, kept in enumerate(suites):
        try:
            theirs = suite_map(kept.suite, scene.board, scene.ruleset, "suite", base=base).scene
        except BobEditorError:
            continue
        if circumstances(theirs) == wanted:
            return place
    return None


def _with_checks(suites: Suites, place: int, checks: tuple[Expectation, ...]) -> Suites:
    kept = suites[place]
    return (*suites[:place], replace(kept, suite=replace(kept.suite, checks=checks)), *suites[place + 1 :])
