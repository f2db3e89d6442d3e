"""Lines that are kept as examples of a game, looked along again under its rules as they are now."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.game.draft import Example
from bob_editor.errors import BobEditorError
from bob_editor.opening.loaded_map import LoadedMap, suite_map
from bob_editor.opening.suite_runs import LineRun, run_lines
from bob_editor.records import Record
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.games.renaming import rename_on_board
from bob_editor.rules.los.scene import End, Scene
from bob_editor.storage.kinds.suites import EndSpec, Expectation

Json = Any


class Outcome(Record):
    """An example under a game's present rules: its lines, and in what the first isn't as expected ("" for none)."""

    example: Example
    runs: tuple[LineRun, ...]
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
    """The example as it expects what comes out now, of each of its lines that aren't as expected."""
    example = outcome.example
    if not outcome.runs:
        return example
    return replace(example, suite=replace(example.suite, checks=tuple(map(_accepted, outcome.runs))))


def called_otherwise(example: Example, kind: str, old: str, new: str) -> Example:
    """The example with a row of a kind (*terrain*, *unit* …) under another id, wherever it names that."""
    suite = example.suite

    def row(said: Mapping[str, Json]) -> Mapping[str, Json]:
        return {**said, kind: new} if said.get(kind) == old else said

    def end(said: EndSpec) -> EndSpec:
        if kind == "unit" and said.unit == old:
            return replace(said, unit=new)
        return replace(said, position=new) if kind == "end" and said.position == old else said

    board, conditions = suite.board, suite.conditions
    if board is not None and kind == "terrain":
        board = rename_on_board(board, old, new)
    if kind == "condition":
        conditions = {new if name == old else name: value for name, value in conditions.items()}
    return replace(
        example,
        suite=replace(
            suite,
            board=board,
            conditions=conditions,
            markers=tuple(map(row, suite.markers)),
            units=tuple(map(row, suite.units)),
            checks=tuple(replace(one, start=end(one.start), goal=end(one.goal)) for one in suite.checks),
        ),
    )


def _accepted(run: LineRun) -> Expectation:
    """What a line expects once its answer is accepted."""
    if run.answer is None or not run.fault:
        return run.check
    cites = run.answer.reasons[0].cites if run.answer.reasons else ""
    return replace(run.check, expect=run.answer.expectation, cites=cites, modifiers=())


def _loaded(example: Example, game: Game) -> LoadedMap | None:
    suite = example.suite
    if suite.board is None or not suite.checks:
        return None
    return suite_map(suite, replace(suite.board, ruleset=game.id), game, example.name)


def _outcome(example: Example, game: Game) -> Outcome:
    try:
        loaded = _loaded(example, game)
        if loaded is None:
            return Outcome(example, (), "it has no line")
        runs = tuple(run_lines(loaded, sight_of(loaded.scene)))
    except BobEditorError as error:
        return Outcome(example, (), str(error))
    return Outcome(example, runs, next((run.fault for run in runs if run.fault), ""))
