"""Lines that are kept as examples of a game, looked along again under its rules as they are now."""

from collections.abc import Sequence

from attrs import evolve, frozen

from bob_editor.editing.game.draft import Example
from bob_editor.errors import BobEditorError
from bob_editor.opening.loaded_map import LoadedMap, suite_map
from bob_editor.opening.suite_runs import run_lines
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene


@frozen
class Outcome:
    """An example under a game's present rules: its answer, and in what that isn't as expected ("" where it is)."""

    example: Example
    answer: Answer | None
    fault: str


def outcomes(examples: Sequence[Example], game: Game) -> tuple[Outcome, ...]:
    """Every example looked along by a game as it is now."""
    return tuple(_outcome(one, game) for one in examples)


def holds(example: Example, game: Game) -> bool:
    """Whether an example is as expected in a game."""
    return not _outcome(example, game).fault


def line_of(example: Example, game: Game) -> tuple[Scene, End, End] | None:
    """The scene of an example and the ends of its line; None where it can't be looked along."""
    try:
        loaded = _loaded(example, game)
        if loaded is None:
            return None
        check = example.suite.checks[0]
        return loaded.scene, loaded.end(check.start), loaded.end(check.goal)
    except BobEditorError:
        return None


def with_result(outcome: Outcome) -> Example:
    """The example as it expects what comes out now."""
    example, answer = outcome.example, outcome.answer
    if answer is None:
        return example
    cites = answer.reasons[0].cites if answer.reasons else ""
    check = evolve(example.suite.checks[0], expect=answer.expectation, cites=cites, modifiers=())
    return evolve(example, suite=evolve(example.suite, checks=(check,)))


def _loaded(example: Example, game: Game) -> LoadedMap | None:
    suite = example.suite
    if suite.board is None or not suite.checks:
        return None
    return suite_map(suite, evolve(suite.board, ruleset=game.id), game, example.name)


def _outcome(example: Example, game: Game) -> Outcome:
    try:
        loaded = _loaded(example, game)
        if loaded is None:
            return Outcome(example, None, "it has no line")
        runs = list(run_lines(loaded, sight_of(loaded.scene)))
    except BobEditorError as error:
        return Outcome(example, None, str(error))
    return Outcome(example, runs[0].answer, next((run.fault for run in runs if run.fault), ""))
