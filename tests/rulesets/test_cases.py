"""Every ruleset's checks on its cases: boards and scenarios that have an issue and such that haven't.

``<ruleset's folder>/cases/<check's name>.json`` is ``{"check": name, "cases": […]}``. A case has a ``title``, a
``board`` as LOS suites hold it (``ruleset``, ``grid`` and ``base`` may be left out), the ``changes``, ``markers``,
``units``, ``conditions`` and ``checks`` of a suite where it needs them, and under ``expect`` the issues of that check:
``at``, and ``severity`` where it isn't the check's usual one.

A case of a scenario check has, instead of a board, a ``scenario`` with the fields of the card that matter, and
``boards``: what each board holds by its name, one open board ``1`` where it is left out. ``map`` is filled in for a
single board; where there are several it says how they lie, each under its name. A board that ``map`` names and
``boards`` lacks can't be read. An expected issue that has no quick fix says ``"fixes": 0``, another may list the labels
of its fixes; ``cites`` is the rule that it breaks, where the check looks after several, ``says`` its message. After the
fixes of one that is ``clean`` nothing else is wrong that wasn't before, not even as a warning.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.editing.issues.accepting import accept_in_scenario, accept_on_board
from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.opening.loaded_map import load_scene
from bob_editor.opening.scenario_maps import BoardFile, card_of
from bob_editor.records import Record
from bob_editor.rules import tries
from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.gathering import issues_of_card, issues_of_scene
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset, ruleset_folders
from bob_editor.storage.documents import board_from_json, board_to_json
from bob_editor.storage.kinds.scenarios import scenario_from_json, scenario_to_json
from tests.rulesets.read_once import board_of, card_on

HERE = Path(__file__).parent
SCENE = ("changes", "markers", "conditions", "units")
GRIDS = {
    "flat-top": {"hexes": "flat-top", "columns": 7, "rows": 7, "shifted": "even", "shift": "down"},
    "pointy-top": {"hexes": "pointy-top", "columns": 7, "rows": 7, "shifted": "even", "shift": "right"},
}


class Case(Record):
    """A board or scenario, what is said about it, and the issues of one check that it must have."""

    ruleset: str
    check: str
    title: str
    data: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.check}: {self.title}"

    @property
    def code(self) -> str:
        """The code of the issues."""
        return f"{self.ruleset}/{self.check}"

    def subject(self, folder: Path) -> OnBoard | OnCard:
        """What is checked."""
        return OnCard(self.card()) if "scenario" in self.data else OnBoard(self.scene(folder))

    def scene(self, folder: Path) -> Scene:
        """The board with its changes, read as the program reads a suite."""
        more = {name: self.data[name] for name in SCENE if name in self.data}
        board = self.board(self.data["board"])
        suite = {"format": "bob-editor/los-suite", "version": 1, "title": self.title, "board": board, **more}
        path = folder / "case.los.json"
        path.write_text(json.dumps({**suite, "checks": self.data.get("checks", [])}), "utf-8")
        return load_scene(path, ruleset)

    def board(self, content: dict[str, Any]) -> dict[str, Any]:
        """A board as a suite holds it, with what the case leaves out."""
        rules = ruleset(self.ruleset)
        return {
            "ruleset": self.ruleset,
            "grid": GRIDS["pointy-top" if rules.pointy else "flat-top"],
            "base": {"terrain": rules.data["base_terrain"], "level": 0},
            **content,
        }

    def card(self) -> Card:
        """The scenario on its boards."""
        contents = self.data.get("boards", {"1": {}})
        placed = [{"board": f"{name}.board.json", "name": name} for name in contents]
        fields = {"id": "case", "title": self.title, "ruleset": self.ruleset, "map": {"boards": placed}}
        scenario, _ = scenario_from_json({**fields, **self.data["scenario"]}, validate=False)
        boards = {name: board_of(self.board(content)) for name, content in contents.items()}
        return _on_map(scenario, ruleset(self.ruleset), boards)


class OnBoard(Record):
    """A board, with the changes of a suite, that is checked and mended."""

    scene: Scene

    def issues(self) -> list[Issue]:
        """Every issue."""
        return list(issues_of_scene(self.scene))

    def after(self, issue: Issue, fix: Edit[Any]) -> OnBoard:
        """What a quick fix makes of it."""
        if issue.subject == "scene":
            return OnBoard(fix.apply(self.scene))
        return OnBoard(self.scene.with_board(fix.apply(self.scene.board)))

    def accepting(self, issue: Issue) -> OnBoard:
        """The same with an issue accepted."""
        return OnBoard(
            self.scene.with_board(accept_on_board((issue,), "It is meant.").apply(self.scene.board))
        )

    def problems(self) -> int:
        """How many breaches of the schema it has when it is written; read again it is the same."""
        again, problems = board_from_json(board_to_json(self.scene.board), inline=True)
        assert again == self.scene.board
        return len(problems)


class OnCard(Record):
    """A scenario that is checked and mended."""

    card: Card

    def issues(self) -> list[Issue]:
        """Every issue."""
        return list(issues_of_card(self.card))

    def after(self, issue: Issue, fix: Edit[Any]) -> OnCard:
        """What a quick fix makes of it; where it moves no board, on the same map."""
        assert issue.subject == "scenario"
        return self._with(fix)

    def accepting(self, issue: Issue) -> OnCard:
        """The same with an issue accepted."""
        return self._with(accept_in_scenario((issue,), "It is meant."))

    def _with(self, edit: Edit[Any]) -> OnCard:
        laid = self.card.map.laid
        boards = {one.place.board: one.board for one in laid}
        return OnCard(_on_map(edit.apply(self.card.scenario), self.card.ruleset, boards))

    def problems(self) -> int:
        """How many breaches of the schema it has when it is written; read again it is the same."""
        again, problems = scenario_from_json(json.loads(json.dumps(scenario_to_json(self.card.scenario))))
        assert again == self.card.scenario
        return len(problems)


def _on_map(scenario: Scenario, rules: Ruleset, boards: Mapping[str, Board]) -> Card:
    """The card on the boards of these names or files."""
    files = []
    for place in (*scenario.boards, *scenario.overlays):
        board = boards.get(place.board, boards.get(place.name))
        error = None if board is not None else BadFile(f"There is no file {place.board}.")
        files.append(BoardFile(place, place not in scenario.boards, None, board, error))
    return card_on(scenario, rules, files)


def _cases() -> list[Case]:
    found = []
    for ruleset_id, folder in ruleset_folders().items():
        for path in sorted((HERE / folder.name / "cases").glob("*.json")):
            data = json.loads(path.read_text("utf-8"))
            assert data["check"] == path.stem
            found += [Case(ruleset_id, data["check"], case["title"], case) for case in data["cases"]]
    return found


CASES = _cases()


def _of(case: Case, issues: list[Issue]) -> list[Issue]:
    return [issue for issue in issues if issue.code == case.code]


def _usual(case: Case) -> str:
    return next(check.severity for check in ruleset(case.ruleset).checks if check.name == case.check)


def _errors(issues: list[Issue], *others: Severity) -> Counter[str]:
    return Counter(issue.code for issue in issues if issue.severity in (Severity.ERROR, *others))


OF_CHECKS = {code: list(cases) for code, cases in groupby(CASES, lambda case: case.code)}


@pytest.mark.parametrize("code", OF_CHECKS)
def test_check_finds_what_it_should(code: str, tmp_path: Path) -> None:
    """The check reports each place that its cases expect, as bad as expected, and no other; each issue is a good one.

    All of it in one test, since what takes time is to find all issues of a case; and of each three thousand cases a
    test of its own takes as long.
    """
    accepted = False
    for case in OF_CHECKS[code]:
        try:
            accepted |= _holds(case, tmp_path, accept=not accepted)
        except Exception as error:
            error.add_note(f"in the case “{case.title}”")
            raise


def _holds(case: Case, tmp_path: Path, *, accept: bool) -> bool:
    """See that a case finds what it should; whether that is anything. ``accept`` it, too, where it is."""
    subject = case.subject(tmp_path)
    issues = subject.issues()
    mine = _of(case, issues)
    usual = _usual(case)
    expected = Counter((one["at"], one.get("severity", usual)) for one in case.data["expect"])
    assert Counter((issue.at, str(issue.severity)) for issue in mine) == expected
    cited = {one["at"]: one["cites"] for one in case.data["expect"] if "cites" in one}
    assert {issue.at: issue.cites for issue in mine if issue.at in cited} == cited
    said = {one["at"]: one["says"] for one in case.data["expect"] if "says" in one}
    assert {issue.at: issue.message for issue in mine if issue.at in said} == said
    if mine:
        _tell_people_all(mine)
        _fixes_mend_and_break_nothing(case, subject, issues)
    if mine and accept:
        _accepted_is_marked(case, subject, issues)
    return bool(mine)


def _tell_people_all(issues: list[Issue]) -> None:
    """Each message is a sentence of its own; each place can be shown; each fix says what it does."""
    for issue in issues:
        assert issue.message[0] == issue.message[0].upper()
        assert issue.message.endswith(".")
        assert issue.highlight
        assert len({fix.label for fix in issue.fixes}) == len(issue.fixes)


def _fixes_mend_and_break_nothing(case: Case, subject: OnBoard | OnCard, issues: list[Issue]) -> None:
    """After each quick fix its issue is gone, no error is new, and the file can be written and read again."""
    before, errors = _of(case, issues), _errors(issues)
    clean = {one["at"] for one in case.data["expect"] if one.get("clean")}
    without = {one["at"] for one in case.data["expect"] if one.get("fixes") == 0}
    labels = {one["at"]: one["fixes"] for one in case.data["expect"] if isinstance(one.get("fixes"), list)}
    for issue in before:
        offered = [fix.label for fix in issue.fixes]
        assert labels.get(issue.at, offered) == offered
        assert issue.fixes or issue.at in without, (
            f'{issue.at} has no quick fix; where it can have none, expect it with "fixes": 0'
        )
        for fix in issue.fixes:
            after = subject.after(issue, fix)
            issues_left = after.issues()
            left = _of(case, issues_left)
            assert len(left) < len(before), fix.label
            if issue.subject != "scenario" and any(place.hex or place.side for place in issue.places):
                assert issue.at not in {one.at for one in left}, fix.label
            assert not _errors(issues_left) - errors, fix.label
            if issue.at in clean:
                faults = (_errors(found, Severity.WARNING, issue.severity) for found in (issues_left, issues))
                assert next(faults) < next(faults), fix.label
            problems = after.problems()
            assert not problems or problems <= subject.problems(), fix.label


def _accepted_is_marked(case: Case, subject: OnBoard | OnCard, issues: list[Issue]) -> None:
    """An issue that is accepted stays in the list with the reason, and no other changes.

    What is wrong because of something that is meant is told from then on.
    """
    first = _of(case, issues)[0]
    accepted = subject.accepting(first).issues()
    marked = {(issue.code, issue.at, issue.message): issue.accepted for issue in accepted}
    mine = marked.pop((first.code, first.at, first.message))
    assert mine is not None
    assert mine.because == "It is meant."
    assert not any(marked.values())
    bare = [replace(issue, accepted=None, fixes=()) for issue in accepted]
    before = [replace(issue, fixes=()) for issue in issues]
    assert [issue for issue in bare if not first.surplus or issue in before] == before


@pytest.mark.parametrize("check", ["fortification-outside-setup-area", "initiative-not-attacker"])
def test_where_nothing_more_may_be_tried_checks_tell_what_they_find(
    check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes by the likeliest of several fixes does without, where none may be tried."""
    monkeypatch.setattr(tries, "MOST", 0)
    found = [one for case in CASES if case.check == check for one in case.subject(tmp_path).issues()]
    assert any(one.code.endswith(check) for one in found)
    assert not any(one.failed for one in found)


def test_what_was_tried_for_one_kind_leaves_as_much_to_try_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a fix that is among all that is told is there, too, where its issue alone is looked for."""
    case = next(
        one for one in CASES if one.check == "landing-craft-misplaced" and one.title == "on the beach"
    )
    subject = case.subject(tmp_path)
    assert isinstance(subject, OnCard)
    size = subject.card.scenario.size
    monkeypatch.setattr(tries, "MOST", 1.5 * size * (1 + size / tries.LARGE))
    code = "memoir-44/landing-craft-misplaced"
    for told in (subject.issues(), issues_of_card(subject.card, code=code)):
        fixes = [fix.label for one in told if one.code == code for fix in one.fixes]
        assert fixes == ["Move it to C7", "Remove the landing craft"]


def test_of_one_kind_is_told_what_is_told_of_it_among_all() -> None:
    """Asked for by its code, too, nothing is told that is wrong only because of what another check tells."""
    (case,) = [one for one in CASES if one.code == "band-of-brothers-2.1/range-reversed"]
    echo = "band-of-brothers-2.1/mortar-least-range"
    assert [len(issues_of_card(case.card(), code=code)) for code in (case.code, echo)] == [3, 0]
    (told,) = [one for one in issues_of_card(case.card()) if one.at == "unit_types/c/range_min"]
    meant = replace(told, code=echo, message="A mortar has a least range of 12; in rules 2.1 all have 2.")
    kept = [one for one in OnCard(case.card()).accepting(meant).issues() if one.accepted is not None]
    assert [(one.code, one.at) for one in kept] == [(echo, told.at)], "what is accepted is no echo"


@pytest.mark.parametrize("game", sorted({one.ruleset for one in CASES if "scenario" in one.data}))
def test_what_cannot_be_known_without_its_boards_waits(game: str) -> None:
    """Where no board can be read, that is told, and nothing is wrong with a card that had nothing wrong before."""
    telling = {f"{game}/{name}" for name in ("unknown-reference", "unknown-place", "map-missing")}
    waited = 0
    for case in [one for one in CASES if one.ruleset == game and "scenario" in one.data][::12]:
        card = case.card()
        places = (*card.scenario.boards, *card.scenario.overlays)
        gone = BadFile("There is no file.")
        files = [BoardFile(one, one not in card.scenario.boards, None, error=gone) for one in places]
        bare = card_of(card.scenario, card.ruleset, files)
        if bare.missing:
            told = {(issue.code, issue.message) for issue in issues_of_card(bare)}
            assert {code for code, _ in told} & telling, str(case)
            had = {(issue.code, issue.message) for issue in issues_of_card(card)}
            assert {code for code, _ in told - had} <= telling, str(case)
            waited += 1
    assert waited
