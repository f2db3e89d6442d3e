"""Every ruleset's checks on its cases: boards that have an issue and boards that haven't.

``<ruleset's folder>/cases/<check's name>.json`` is ``{"check": name, "cases": […]}``. A case has a ``title``, a
``board`` as LOS suites hold it (``ruleset``, ``grid`` and ``base`` may be left out), the ``changes``, ``markers`` and
``conditions`` of a suite where it needs them, and under ``expect`` the issues of that check: ``at``, and ``severity``
where it isn't the check's usual one.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, frozen

from bob_editor.editing.scenes import load_scene
from bob_editor.rules.check import Severity
from bob_editor.rules.issues import Issue, issues_of_scene
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset, ruleset_folders
from bob_editor.storage.documents import board_from_json, board_to_json

HERE = Path(__file__).parent
GRIDS = {
    "flat-top": {"hexes": "flat-top", "columns": 7, "rows": 7, "shifted": "even", "shift": "down"},
    "pointy-top": {"hexes": "pointy-top", "columns": 7, "rows": 7, "shifted": "even", "shift": "right"},
}


@frozen
class Case:
    """A board, what is said about it, and the issues of one check that it must have."""

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

    def scene(self, folder: Path) -> Scene:
        """The board with its changes, read as the program reads a suite."""
        rules = ruleset(self.ruleset)
        board = {
            "ruleset": self.ruleset,
            "grid": GRIDS["pointy-top" if rules.pointy else "flat-top"],
            "base": {"terrain": rules.data["base_terrain"], "level": 0},
            **self.data["board"],
        }
        more = {name: self.data[name] for name in ("changes", "markers", "conditions") if name in self.data}
        suite = {"format": "bob-editor/los-suite", "version": 1, "title": self.title, "board": board, **more}
        path = folder / "case.los.json"
        path.write_text(json.dumps({**suite, "checks": []}), "utf-8")
        return load_scene(path, ruleset)


def _cases() -> list[Case]:
    found = []
    for ruleset_id, folder in ruleset_folders().items():
        for path in sorted((HERE / folder.name / "cases").glob("*.json")):
            data = json.loads(path.read_text("utf-8"))
            assert data["check"] == path.stem
            found += [Case(ruleset_id, data["check"], case["title"], case) for case in data["cases"]]
    return found


CASES = _cases()


def _issues(case: Case, scene: Scene) -> list[Issue]:
    return [issue for issue in issues_of_scene(scene) if issue.code == case.code]


def _usual(case: Case) -> str:
    return next(check.severity for check in ruleset(case.ruleset).checks if check.name == case.check)


def _errors(scene: Scene) -> Counter[str]:
    return Counter(issue.code for issue in issues_of_scene(scene) if issue.severity is Severity.ERROR)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_check_finds_what_it_should(case: Case, tmp_path: Path) -> None:
    """The check reports each place that the case expects, as bad as expected, and no other."""
    usual = _usual(case)
    expected = Counter((one["at"], one.get("severity", usual)) for one in case.data["expect"])
    found = Counter((issue.at, str(issue.severity)) for issue in _issues(case, case.scene(tmp_path)))
    assert found == expected


@pytest.mark.parametrize("case", [case for case in CASES if case.data["expect"]], ids=str)
def test_issue_tells_people_all(case: Case, tmp_path: Path) -> None:
    """Each message is a sentence of its own; each place can be shown; each fix says what it does."""
    for issue in _issues(case, case.scene(tmp_path)):
        assert issue.message[0] == issue.message[0].upper()
        assert issue.message.endswith(".")
        assert issue.highlight
        assert len({fix.label for fix in issue.fixes}) == len(issue.fixes)


@pytest.mark.parametrize("case", [case for case in CASES if case.data["expect"]], ids=str)
def test_fix_mends_and_breaks_nothing(case: Case, tmp_path: Path) -> None:
    """After each quick fix its issue is gone, no error is new, and the board can be written and read again."""
    scene = case.scene(tmp_path)
    before, errors = _issues(case, scene), _errors(scene)
    for issue in before:
        assert issue.fixes, f"{issue.at} has no quick fix"
        for fix in issue.fixes:
            after = fix.apply(scene) if issue.subject == "scene" else scene.with_board(fix.apply(scene.board))
            left = _issues(case, after)
            assert len(left) < len(before), fix.label
            if any(place.hex or place.side for place in issue.places):
                assert issue.at not in {one.at for one in left}, fix.label
            assert not _errors(after) - errors, fix.label
            again, problems = board_from_json(board_to_json(after.board), inline=True)
            assert again == after.board, fix.label
            assert len(problems) <= len(board_from_json(board_to_json(scene.board), inline=True)[1]), (
                fix.label
            )


@pytest.mark.parametrize("case", [case for case in CASES if case.data["expect"]], ids=str)
def test_accepted_issue_is_marked(case: Case, tmp_path: Path) -> None:
    """An issue that is accepted stays in the list with the reason, and no other changes."""
    scene = case.scene(tmp_path)
    first = _issues(case, scene)[0]
    accepted = scene.with_board(first.accept("It is meant.").apply(scene.board))
    marked = {(issue.code, issue.at): issue.accepted for issue in issues_of_scene(accepted)}
    assert marked[first.code, first.at] == accepted.board.accepted[0]
    assert [evolve(issue, accepted=None, fixes=()) for issue in issues_of_scene(accepted)] == [
        evolve(issue, fixes=()) for issue in issues_of_scene(scene)
    ]
