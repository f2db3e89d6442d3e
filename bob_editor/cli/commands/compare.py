"""``bob-editor compare``: which lines of sight differ between two maps, or under two rulings or rulesets."""

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.text import Text

from bob_editor.cli.completing import OF_RULESETS, OF_RULINGS
from bob_editor.cli.console import console
from bob_editor.cli.formats.answers import COLOURS, word
from bob_editor.cli.named_map import our_map
from bob_editor.cli.output import for_programs, one_line, progress
from bob_editor.cli.scene_options import LaidOptions, parse_setting
from bob_editor.cli.scenes import must_have_los, open_map, sight_of, with_rulings
from bob_editor.cli.work.tasks import Task
from bob_editor.cli.work.workers import in_order, jobs_for
from bob_editor.errors import BadCall
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.compared import Comparison, Difference, Verdict, compared
from bob_editor.rules.los.surveys.every_pair import blocks_of


def compare(
    first_map: Annotated[Path, Parameter(name="A")],
    second_map: Annotated[Path | None, Parameter(name="B")] = None,
    /,
    *,
    form: Annotated[Literal["text", "json"], Parameter(name=("--format", "-f"))] = "text",
    ruling: Annotated[
        tuple[str, ...], Parameter(name="--ruling", negative="", show_default=False), OF_RULINGS
    ] = (),
    ruleset: Annotated[
        tuple[str, ...], Parameter(name="--ruleset", negative="", show_default=False), OF_RULESETS
    ] = (),
    jobs: Annotated[int | None, Parameter(name=("--jobs", "-j"))] = None,
    laid: Annotated[LaidOptions | None, Parameter(show_default=False)] = None,
) -> int:
    """Compare the lines of sight of two maps, hex by hex of the same name; or of one map under two readings.

    What is laid on the map is laid on both; where nothing else tells B from A, on B alone.

    Exits with 0 if every pair's answer is the same, with 1 if some differ.

    Try:

        bob-editor compare old.board.json new.board.json
        bob-editor compare a.board.json --ruling separate_pieces=any_pieces
        bob-editor compare a.board.json --ruleset band-of-brothers-2.1
        bob-editor compare a.board.json --condition visibility=4

    Parameters
    ----------
    first_map
        A board, scenario or suite, or a map in a foreign format.
    second_map
        Another; left out, the first one again, under the rulings or the ruleset given, or with what is laid on it.
    form
        text or json.
    ruling
        NAME=ANSWER, an answer to an open question, for B. May be given several times; a NAME that is given twice is
        answered so for A first, then for B.
    ruleset
        The ruleset to read B by; given twice, those to read A and B by. Foreign maps are brought in for it.
    jobs
        How many processes work at it; left out, one a core where that is faster.
    """
    laid = laid or LaidOptions()
    if len(ruleset) > 2:
        raise BadCall("Two rulesets can be compared, not more.")
    asked = (*ruleset[:1], *ruleset[-1:]) or (None, None)
    named = (first_map, second_map or first_map)
    # One foreign map for one game is brought in, and told of, once.
    brought = cache(partial(our_map, mapping=laid.mapping))
    paths = [brought(path, game) for path, game in zip(named, asked, strict=True)]
    # Of one ruleset B is read by it; a foreign map has been brought in for it already.
    read = ((None, None), (None, *ruleset), ruleset)[len(ruleset)]
    maps = [
        open_map(path, ruleset=game, named=name) for path, game, name in zip(paths, read, named, strict=True)
    ]
    # A foreign map has to be named a ruleset, which tells neither side from the other.
    told = second_map is not None or bool(ruling) or len(ruleset) == 2
    alone = not told and maps[0].scene.ruleset is maps[1].scene.ruleset
    if alone and not laid.lays:
        hint = "Name a second map, --ruling NAME=ANSWER, another --ruleset ID, or what to lay on B: --condition NAME."
        raise BadCall("Compare A with what?", hint=hint)
    maps = [maps[0] if alone else laid.laid_on(maps[0]), laid.laid_on(maps[1])]
    scenes = [one.scene for one in maps]
    likes = (laid.looker(maps[0]), laid.looker(maps[1]))
    for place, answers in enumerate(_answers(ruling)):
        if answers:
            scenes[place] = with_rulings(scenes[place], answers)
    for scene in scenes:
        must_have_los(scene)
    jobs = jobs_for(jobs, scenes)
    names = str(named[0]), str(named[1])
    report = _report_json if form == "json" else _report_text
    return report(names, _Found(scenes[0], scenes[1], jobs, likes[0]))


class _Found:
    """The comparison of two scenes, and its differences as they are found; ``count`` counts those taken so far."""

    def __init__(self, first: Scene, second: Scene, jobs: int, like: End | None = None) -> None:
        self._scenes = first, second
        self._jobs = jobs
        self._work = partial(differences_from, like=like)
        self.comparison = compared(sight_of(first), sight_of(second))
        self.count = 0

    @property
    def alike(self) -> bool:
        """Whether the two have the same hexes and, of what was taken, no difference."""
        return not (self.count or self.comparison.only_first or self.comparison.only_second)

    def differences(self) -> Iterator[Difference]:
        """The pairs that are answered differently, in order."""
        rows = len(self.comparison.shared)
        step = max(1, blocks_of(self._scenes[0].board.grid, pairs_at_once=30_000)[0].stop)
        tasks = [Task(0, range(first, min(first + step, rows)), self._work) for first in range(0, rows, step)]
        results = in_order([self._scenes], tasks, jobs=self._jobs)
        with closing(results), progress("Comparing", rows) as advance:
            for task, some in zip(tasks, results, strict=True):
                for one in some:
                    self.count += 1
                    yield one
                advance(len(task.rows))


def differences_from(
    sights: tuple[Sight, ...], rows: range, *, like: End | None = None
) -> Sequence[Difference]:
    """What differs from the hexes at these places of those that both maps have."""
    comparison: Comparison = compared(*sights)
    return list(comparison.differences(comparison.shared[rows.start : rows.stop], like=like))


def _answers(rulings: Sequence[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The answers to rulings for A and for B.

    :raises BadCall: where one is no NAME=ANSWER, or a name is given more than twice.
    """
    given: dict[str, list[Any]] = {}
    for text in rulings:
        name, answer = parse_setting("ruling", text)
        given.setdefault(name, []).append(answer)
    for name, answers in given.items():
        if len(answers) > 2:
            raise BadCall(
                f"--ruling {name} is given {len(answers)} times.", hint="Once for B, or for A and B."
            )
    first = {name: answers[0] for name, answers in given.items() if len(answers) == 2}
    return first, {name: answers[-1] for name, answers in given.items()}


# -- reports: written as the differences are found, for there may be millions ---------------------------------------


def _report_json(names: tuple[str, str], found: _Found) -> int:
    comparison = found.comparison
    head = {"a": names[0], "b": names[1], "pairs": comparison.pairs}
    more = {"only_a": comparison.only_first, "only_b": comparison.only_second}
    told = ",\n ".join(f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in head.items())
    parts = found.differences()
    first = next(parts, None)  # what can't be done fails before anything is written
    for_programs()
    print(f'{{{told},\n "differences": [', end="")
    while first is not None:
        following = next(parts, None)
        comma = "," if following is not None else "\n "
        print(f"\n  {json.dumps(_row(first), ensure_ascii=False)}{comma}", end="")
        first = following
    rest = {"differ": found.count, **more}
    told = ",\n ".join(f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in rest.items())
    print(f"],\n {told}\n}}")
    return int(not found.alike)


def _row(one: Difference) -> dict[str, Any]:
    keys = ("verdict", "blind", "hindrance")
    both = {"a": dict(zip(keys, one.first, strict=True)), "b": dict(zip(keys, one.second, strict=True))}
    return {"from": one.start, "to": one.goal, **both}


def _report_text(names: tuple[str, str], found: _Found) -> int:
    from rich.text import Text

    out = console()
    for one in found.differences():
        line = Text(f"{one.start} to {one.goal}: ")
        line.append_text(_coloured(one.first)).append(" → ", style="none").append_text(_coloured(one.second))
        out.print(line)
    comparison = found.comparison
    for name, hexes in zip(names, (comparison.only_first, comparison.only_second), strict=True):
        if hexes:
            out.print(Text(f"Only {one_line(name)} has {' '.join(hexes)}."))
    out.print(Text(f"{found.count} of {comparison.pairs} pairs differ.", style="bold"))
    return int(not found.alike)


def _coloured(verdict: Verdict) -> Text:
    from rich.text import Text

    return Text(word(*verdict), style=COLOURS["blind" if verdict[1] else verdict[0]])
