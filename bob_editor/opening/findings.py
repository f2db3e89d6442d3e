"""What is wrong with a file: breaches of its schema and of its rules in one shape, as lists of them are shown."""

import difflib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import force_setattr, replace

from bob_editor.errors import BobEditorError, UnknownRuleset, cut
from bob_editor.model.board import Board
from bob_editor.model.foreign import without_foreign
from bob_editor.model.places import Place
from bob_editor.model.scenario import Scenario
from bob_editor.opening.breaches import without_refused, without_told
from bob_editor.opening.known import INCOMPLETE, incomplete_changes, ruling_faults
from bob_editor.opening.loaded_map import LoadedMap, map_of_suite
from bob_editor.opening.scenario_maps import BoardFile, board_field, card_of, read_boards
from bob_editor.opening.suite_runs import known_end
from bob_editor.records import Compared, told_without
from bob_editor.rules.game import game_of
from bob_editor.rules.games.editions import CODE as EDITION
from bob_editor.rules.games.editions import told_of_suite
from bob_editor.rules.issues.flood import told
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_card, issues_of_scene
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, read_counters, read_source, read_stamp, suite_of
from bob_editor.storage.files.pictures import PIXELS, leads_astray, picture_beside
from bob_editor.storage.files.reading import is_there, read_json
from bob_editor.storage.form.card_schemas import may_be_own
from bob_editor.storage.form.problems import Problem, Steps, pointer_of, quoted_path, steps_of
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.kinds.counter_lists import art_places
from bob_editor.storage.kinds.scenarios import scenario_of
from bob_editor.storage.naming import STYLES
from bob_editor.storage.packing.plan import read_plan

Level = Literal["error", "warning", "hint"]

_NEARLY = 0.7
"""How like another a word is that is probably a slip for it: us and usmc are two."""

LEVELS: tuple[Level, ...] = ("error", "warning", "hint")
"""Worst first."""


class Found(Compared):
    """An issue of a file. ``at`` is the label of its first place ("" for the whole document), ``places`` each once."""

    uncompared = frozenset({"steps", "failed", "besides"})

    code: str
    severity: Level
    message: str
    file: str
    at: str = ""
    places: tuple[str, ...] = ()
    cites: str = ""
    rule: str = ""
    """``cites`` as people read it."""
    why: str = ""
    fixes: tuple[str, ...] = ()
    accepted: str | None = None
    steps: Steps = ()
    """What leads to its first place in the file's JSON; nothing where it is about the whole of it."""
    failed: str = ""
    """The code of the check that failed, where that is what is told: who selects that code is told so."""
    besides: int = 0
    """How many it stands for that aren't listed one by one; 0 where for itself alone."""

    __repr__ = told_without("rule", "why", "steps", "failed", "besides")

    def __post_init__(self) -> None:
        force_setattr(self, "message", cut(self.message))

    @property
    def counts(self) -> bool:
        """Whether it makes ``check`` exit with 1: worse than a hint, and not accepted."""
        return self.severity != "hint" and self.accepted is None

    def to_json(self) -> dict[str, Any]:
        """The issue as ``check --format json`` prints it."""
        row: dict[str, Any] = {
            "code": self.code,
            "severity": self.severity,
            "message": self.message,
            "file": self.file,
            "at": self.at,
            "places": list(self.places),
            "cites": self.cites,
            "fixes": list(self.fixes),
        }
        if self.accepted is not None:
            row["accepted"] = self.accepted
        return row


def unreadable(path: Path, error: BobEditorError) -> Found:
    """The issue of a file that can't be read at all."""
    return Found("schema/unreadable", "error", str(error), os.fspath(path))


def found_in(path: Path, kind: str) -> tuple[Found, ...]:
    """Everything wrong with a board, scenario, suite or stamp, worst first within each place as its ruleset sorts it.

    Of very many of a kind the first, and how many more there are.

    :raises BadFile: where it can't be read at all.
    """
    look = {
        "board": _in_board,
        "los-suite": _in_suite,
        "scenario": _in_scenario,
        "stamp": _in_stamp,
        "counters": _in_counters,
        "project": _in_project,
    }[kind]
    return told(look(path))


def _no_picture(path: Path, named: Iterable[tuple[str, str]]) -> Iterator[Found]:
    """Pictures that a file names and that aren't beside it; where a path may not lead at all, its form tells.

    ``named`` has a place in the file and what is written there.
    """
    for place, written in named:
        if not leads_astray(written) and picture_beside(path.parent, written) is None:
            message = f"Its picture {quoted_path(written)} isn't there."
            yield Found("schema/no-picture", "warning", message, os.fspath(path), place, (place,))


def _scan_under(board: Board | None, place: str = "underlay/image") -> Iterator[tuple[str, str]]:
    if board is not None and board.underlay is not None:
        yield place, board.underlay.image


def _in_board(path: Path) -> Iterator[Found]:
    read = read_board(path)
    yield from found_on_board(path, read.value, read.problems)


def _style_fault(name: str, folder: Path) -> tuple[Level, str, str] | None:
    """What is wrong with the style that a board names: no map is published with one that is."""
    file = folder / STYLES / name / "style.json"
    if leads_astray(name) or "/" in name or not is_there(file):
        is_shipped = not validate("style", {"format": "bob-editor/style", "version": 1, "based_on": name})
        return (
            None if is_shipped else ("warning", "schema/no-style", f"There is no style “{name}” beside it.")
        )
    try:
        style = read_json(file)
        wrong = validate("style", style)
    except BobEditorError as error:
        return "error", "schema/style", str(error)
    if wrong:
        return "error", "schema/style", f"Its style “{name}” is wrong: {wrong[0].message}"
    lost = next(
        (one for one in _textures(without_foreign(style)) if picture_beside(file.parent, one) is None), ""
    )
    told = f"The picture {quoted_path(lost)} of its style “{name}” isn't there."
    return ("warning", "schema/no-picture", told) if lost else None


def _textures(value: Any) -> Iterator[str]:
    """The pictures that a style names, wherever in its rows."""
    for name, inside in value.items() if isinstance(value, dict) else ():
        if name == "texture":
            yield inside
        else:
            yield from _textures(inside)


def found_on_board(path: Path, board: Board, problems: Sequence[Problem] = ()) -> Iterator[Found]:
    """Everything wrong with a board that is at hand, read with these problems from a file of this path, if from any."""
    yield from _schema(path, problems)
    yield from _rules(path, board, problems)
    if not path.name:
        return
    yield from _no_picture(path, _scan_under(board))
    if board.style is not None and (told := _style_fault(board.style, path.parent)):
        severity, code, message = told
        yield Found(code, severity, message, os.fspath(path), "style", ("style",), steps=("style",))


def _in_stamp(path: Path) -> Iterator[Found]:
    """A stamp's form alone: what it is worth by the rules hangs on where it is set."""
    read = read_stamp(path)
    yield from _schema(path, read.problems)
    yield from _no_picture(path, _scan_under(read.value.board, "board/underlay/image"))


def _in_counters(path: Path) -> Iterator[Found]:
    """A counter list's form alone: what scenarios need of it is told of their project."""
    yield from _schema(path, read_counters(path).problems)
    drawn = art_places(read_source(path).data)
    yield from _no_picture(path, ((pointer_of(steps), written) for steps, written in drawn))
    for steps, written in drawn:
        if written.rpartition(".")[2].lower() not in PIXELS:
            at = pointer_of(steps)
            told = f"Its picture {quoted_path(written)} can't be drawn: it is none of {', '.join(PIXELS)}."
            yield Found("schema/picture-kind", "warning", told, os.fspath(path), at, (at,))


def _in_project(path: Path) -> Iterator[Found]:
    """The form of a project.json alone: what its folder lacks is told to whoever publishes it."""
    for one in read_plan(path.parent).faults:
        places = (one.at,) if one.at else ()
        yield Found(one.code, "error", one.message, os.fspath(path), one.at, places, steps=steps_of(one.at))


def _in_suite(path: Path) -> Iterator[Found]:
    source = read_source(path)
    suite = suite_of(source)
    yield from _no_picture(path, _scan_under(suite.value.board, "board/underlay/image"))
    try:
        loaded = map_of_suite(source, suite, ruleset)
    except BobEditorError as error:
        yield from _schema(path, (one for one in suite.problems if not may_be_own(one)))
        yield Found(
            "schema/no-map", "error", f"{error} {error.hint}".strip(), os.fspath(path), "board", ("board",)
        )
        return
    yield from _schema(path, loaded.problems[loaded.path])
    for issue in told(_of_suite(loaded)):
        yield from_issue(path, issue)
    rules = loaded.scene.ruleset
    if message := told_of_suite(suite.value.edition, rules, game_of(rules).earlier):
        yield Found(EDITION, "hint", message, os.fspath(path), "edition", ("edition",))
    yield from _incomplete(path, rules, enumerate(suite.value.changes))
    lines = [(check.start, check.goal) for check in suite.value.checks]
    for section, pairs in (("checks", lines), ("threads", suite.value.threads)):
        for number, end in ((number, end) for number, pair in enumerate(pairs) for end in pair):
            try:
                known_end(loaded, end)
            except BobEditorError as error:
                place, reason = f"{section}/{number}", f"{error} {error.hint}".strip()
                why = (
                    f"Check {number + 1}: {reason}"
                    if section == "checks"
                    else f"Thread {number + 1}: {reason}"
                )
                yield Found("schema/end", "error", why, os.fspath(path), place, (place,))
                continue
            if why := _misspelt(end.side, loaded.scene):
                place = f"{section}/{number}"
                yield Found("schema/end-side", "warning", why, os.fspath(path), place, (place,))


def _of_suite(loaded: LoadedMap) -> list[Issue]:
    """The issues of a suite; those of a board or scenario in a file of its own are told there."""
    issues = issues_of_scene(loaded.scene, printed=False)
    if loaded.suite is None or loaded.suite.board is not None or loaded.beneath is None:
        return list(issues)
    own = [one for one in issues if one.subject == "scene"]
    there = issues_of_scene(loaded.beneath, printed=False) if own else ()
    beneath = {one.fault for one in there}
    return [one for one in own if one.fault not in beneath]


def _misspelt(side: str | None, scene: Scene) -> str:
    """Why a side is hardly meant as it is written: no unit is of it, and some are of one that is nearly called so."""
    known = {one.side for one in scene.units if one.side}
    if side is None or side in known or not scene.ruleset.whose_units_count:
        return ""
    near = difflib.get_close_matches(side.casefold(), known, n=1, cutoff=_NEARLY)
    return f"No unit is of the side “{side}”. Did you mean {near[0]}?" if near else ""


def _in_scenario(path: Path) -> Iterator[Found]:
    read = scenario_of(read_source(path))
    yield from found_in_scenario(path, read.value, read_boards(read.value, path), read.problems)


def found_in_scenario(
    path: Path, scenario: Scenario, boards: Sequence[BoardFile], problems: Sequence[Problem] = ()
) -> Iterator[Found]:
    """Everything wrong with a scenario that is at hand with its boards, read with these problems."""
    # A card's fields are named as its issues name them: sides/0/command_points.
    problems = [replace(one, at=one.at.removeprefix("/")) for one in problems]
    try:
        rules = ruleset(scenario.ruleset)
    except UnknownRuleset as error:
        yield from _schema(path, problems)
        if not any(problem.pointer == "/ruleset" for problem in problems):
            message = f"{error} {error.hint}".strip()
            yield Found("schema/unknown-ruleset", "error", message, os.fspath(path), "ruleset", ("ruleset",))
        return
    by_rules = issues_of_card(card_of(scenario, rules, boards), but_missing=True)
    found = told(without_refused(by_rules, problems))
    yield from _schema(path, without_told(problems, found))
    for number, one in enumerate(boards):
        if one.error is not None:
            place = board_field(scenario, number)
            why = f"{one.error} {one.error.hint}".strip()
            label = "/".join(map(str, place))
            yield Found("schema/no-map", "error", why, os.fspath(path), label, (label,))
    issues = [from_issue(path, issue) for issue in found]
    yield from issues
    told_of = {place for one in issues for place in one.places}
    yield from (one for one in _rulings(path, rules, scenario.rulings, "The card") if one.at not in told_of)
    told_of |= {problem.at for problem in problems}
    rows = {"/".join(place.split("/")[:2]) for place in told_of}
    yield from (one for one in _incomplete(path, rules, scenario.changes) if one.at not in rows)


def _schema(path: Path, problems: Iterable[Problem]) -> Iterator[Found]:
    for problem in problems:
        places = (problem.at,) if problem.at else ()
        yield Found(
            problem.code, "error", problem.message, os.fspath(path), problem.at, places,
            steps=steps_of(problem.pointer),
        )  # fmt: skip


def _rules(path: Path, board: Board, problems: Iterable[Problem]) -> Iterator[Found]:
    try:
        rules = ruleset(board.ruleset)
    except UnknownRuleset as error:
        if not any(problem.pointer == "/ruleset" for problem in problems):
            message = f"{error} {error.hint}".strip()
            yield Found("schema/unknown-ruleset", "error", message, os.fspath(path), "ruleset", ("ruleset",))
        return
    yield from _rulings(path, rules, board.rulings, "The board")
    for issue in told(issues_of_board(board, rules)):
        yield from_issue(path, issue)


def _rulings(path: Path, rules: Ruleset, rulings: Mapping[str, Any], who: str) -> Iterator[Found]:
    """Answers to rulings that the ruleset doesn't ask or offer: no line of sight is looked along by such."""
    for name, error in ruling_faults(rules, rulings, who):
        place = f"rulings/{name}"
        message = f"{error} {error.hint}".strip()
        yield Found("schema/unknown-ruling", "error", message, os.fspath(path), place, (place,))


def _incomplete(
    path: Path, rules: Ruleset, changes: Iterable[tuple[int, Mapping[str, Any]]]
) -> Iterator[Found]:
    for number, message in incomplete_changes(changes, rules):
        place = f"changes/{number}"
        yield Found(INCOMPLETE, "warning", message, os.fspath(path), place, (place,))


def from_issue(path: Path, issue: Issue) -> Found:
    """An issue of the rules engine in a file."""
    places = tuple(dict.fromkeys(place.label for place in issue.places))
    return Found(
        code=issue.code,
        severity=str(issue.severity),  # type: ignore[arg-type]  # a StrEnum of the three words
        message=issue.message,
        file=os.fspath(path),
        at=places[0] if places else "",
        places=places,
        cites=issue.cites,
        rule=issue.rule,
        why=issue.why,
        fixes=tuple(fix.label for fix in issue.fixes),
        accepted=None if issue.accepted is None else issue.accepted.because,
        steps=steps_to(issue.places[0]) if issue.places else (),
        failed=issue.failed,
        besides=issue.besides,
    )


_LISTS = {"path": "paths", "artwork": "artwork", "contour": "contours", "label": "labels"}


def steps_to(place: Place) -> Steps:
    """What leads to a place in its document's JSON."""
    if place.kind == "hex":
        return ("hexes", place.label)
    if place.kind == "side":
        return ("sides", place.label)
    if place.index is not None:
        return (_LISTS.get(place.kind, place.kind), place.index)
    return tuple(place.path) or ((place.label,) if place.kind == "heading" else ())
