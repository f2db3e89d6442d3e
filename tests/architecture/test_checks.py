"""Every check has a reason, a rule and cases for and against; every ruleset's handbook is fresh."""

import ast
import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bob_editor.cli.main import run
from bob_editor.rules.cards.code import Fact
from bob_editor.rules.check import Check, checks_in
from bob_editor.rules.checks.cards.wrong_value import is_right, wrong_value
from bob_editor.rules.handbook import rules_markdown
from bob_editor.rules.overlay import Overlay
from bob_editor.rules.terms import Terms
from bob_editor.rulesets import all_rulesets, ruleset_folders
from bob_editor.rulesets.loading import row_files

ROOT = Path(__file__).resolve().parents[2]
OWN_GAME = ROOT / "tests" / "rulesets" / "castle_country" / "ruleset.json"
SHARED = sorted((ROOT / "bob_editor" / "rules" / "checks").rglob("*.py"))


def _files() -> Iterator[tuple[Path, str]]:
    """Each file of checks, and the name of its module."""
    for path in sorted((ROOT / "bob_editor").glob("rule*/**/checks/**/*.py")):
        if path.stem != "__init__":
            yield path, path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")


def _own() -> Iterator[tuple[str, Path, Check]]:
    """Each ruleset's checks that it doesn't take over from another: its own files, and the shared ones it names."""
    for ruleset_id, folder in ruleset_folders().items():
        named = list(json.loads((folder / "ruleset.json").read_text("utf-8")).get("checks", ()))
        named += (row for path in row_files(folder) for row in json.loads(path.read_text("utf-8"))["checks"])
        own = {row if isinstance(row, str) else row.get("as", row["check"]) for row in named}
        own |= {path.stem.replace("_", "-") for path in (folder / "checks").rglob("*.py")}
        for check in all_rulesets()[ruleset_id].checks:
            # The check of stale acceptances rests on no rule, and test_issues.py has its cases.
            if check.name in own and check.subject != "acceptances":
                yield ruleset_id, folder, check


OWN = list(_own())


def test_file_function_and_code_are_one_word() -> None:
    """A file holds one check, or two that report the same code, and the first is named as the file."""
    for path, module in _files():
        checks = checks_in(importlib.import_module(module))
        assert {check.name for check in checks} == {path.stem.replace("_", "-")}, module
        assert len({check.subject for check in checks}) == len(checks), module


def test_check_says_why_and_cites_a_rule() -> None:
    """Its docstring begins with a sentence, and its citation is rule numbers; Memoir '44 has none for a card's form."""
    numbers = re.compile(r"[\w.]+( step \d+)?(, [\w.]+( step \d+)?)*")
    for ruleset_id, _, check in OWN:
        assert re.match(r"[A-Z].{20,}\.", check.why), check.name
        uncited = ruleset_id == "memoir-44" and not check.cites
        assert uncited or numbers.fullmatch(check.cites), check.name


def test_check_has_cases_for_and_against() -> None:
    """There are boards that have the issue, and boards that are right though they look like it.

    A shared check has them with one game at least.
    """
    for ruleset_id, folder, check in OWN:
        cases = list(_cases_of(folder, check))
        assert any(case["expect"] for case in cases), (ruleset_id, check.name)
        assert any(not case["expect"] for case in cases), (ruleset_id, check.name)


def _cases_of(folder: Path, check: Check) -> Iterator[dict[str, Any]]:
    own = (folder / "checks").rglob(f"{check.name.replace('-', '_')}.py")
    games = [folder.name] if any(own) else [other.name for other in ruleset_folders().values()]
    files = [ROOT / "tests" / "rulesets" / game / "cases" / f"{check.name}.json" for game in games]
    for path in filter(Path.is_file, files):
        for case in json.loads(path.read_text("utf-8"))["cases"]:
            of_scene = {"changes", "markers", "conditions", "units", "checks"} & case.keys()
            if ("scenario" in case) == (check.subject == "scenario") and (
                check.subject != "scene" or of_scene
            ):
                yield case


def _citations(value: Any) -> Iterator[str]:
    """Every citation in data, and in the descriptions of a schema the numbers in brackets at the end."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == "cites" and isinstance(inner, str):
                yield from filter(None, inner.split(", "))
            elif name == "each_cites":
                yield from inner.values()
            elif name == "see" and isinstance(inner, list):
                yield from (one for one in inner if isinstance(one, str))
            elif name == "description" and isinstance(inner, str):
                yield from (
                    one
                    for found in re.findall(r"\[([^\]]*\d[^\]]*)\]$", inner.rstrip("."))
                    for one in found.split(", ")
                )
            else:
                yield from _citations(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _citations(inner)


def _cited_in(module: ast.Module) -> Iterator[str]:
    """What calls in a module give as ``cites``, by name or where facts and overlays have theirs."""
    order = {kind.__name__: kind.__struct_fields__.index("cites") for kind in (Fact, Overlay)}
    for call in ast.walk(module):
        if isinstance(call, ast.Call):
            given = [word.value for word in call.keywords if word.arg == "cites"]
            at = order.get(call.func.id) if isinstance(call.func, ast.Name) else None
            given += [] if at is None else call.args[at : at + 1]
            yield from (str(one.value) for one in given if isinstance(one, ast.Constant))


@pytest.mark.parametrize("ruleset_id", list(all_rulesets()))
def test_every_rule_that_is_cited_exists(ruleset_id: str) -> None:
    """In data, card forms, checks and code stand only numbers of the rulebook (``rule_numbers.json``)."""
    game, folder = all_rulesets()[ruleset_id], ruleset_folders()[ruleset_id]
    assert game.rule_numbers
    cited = {
        *_citations(dict(game.data)),
        *(one for check in game.checks for one in check.cites.split(", ") if one),
    }
    if (folder / "card.json").is_file():
        cited |= set(_citations(json.loads((folder / "card.json").read_text("utf-8"))))
    for path in folder.rglob("*.py"):
        for found in _cited_in(ast.parse(path.read_text("utf-8"))):
            cited |= set(filter(None, found.split(", ")))
    schema = ROOT / "schemas" / f"scenario-{ruleset_id}.schema.json"
    if schema.is_file():
        cited |= set(_citations(json.loads(schema.read_text("utf-8"))))
    assert sorted(one for one in cited if not game.has_rule(one)) == []
    # A card's text may name a rule of any letters: the answer comes at once.
    assert not game.has_rule(f"1.{'i' * 60}!")


ROWS = [
    (ruleset.id, row)
    for ruleset in all_rulesets().values()
    for row in ruleset.data.get("checks", ())
    if isinstance(row, dict) and row["check"] == wrong_value.name
]


@pytest.mark.parametrize(
    ("ruleset_id", "row"), ROWS, ids=lambda one: one["as"] if isinstance(one, dict) else one
)
def test_row_flags_its_examples(ruleset_id: str, row: dict[str, Any]) -> None:
    """A row of simple facts has examples beside it, of values that are wrong and of values that are right."""
    del ruleset_id
    assert row["flagged"]
    assert row["fine"]
    assert [value for value in row["flagged"] if is_right(value, Terms(row))] == []
    assert [value for value in row["fine"] if not is_right(value, Terms(row))] == []


def test_every_case_is_of_a_check() -> None:
    """No file of cases outlives its check."""
    for ruleset_id, folder in ruleset_folders().items():
        names = {check.name for check in all_rulesets()[ruleset_id].checks}
        cases = (ROOT / "tests" / "rulesets" / folder.name / "cases").glob("*.json")
        assert {path.stem for path in cases} <= names


def test_a_renamed_check_is_one_that_there_is() -> None:
    """What older files accept by a former name is looked up by the present one."""
    for game in all_rulesets().values():
        names, renamed = {check.name for check in game.checks}, game.data.get("checks_renamed") or {}
        assert {*renamed.values()} <= names - renamed.keys()


def test_what_is_asked_of_trials_are_checks_of_cards() -> None:
    """A name that is none would be asked of no trial, and nobody would see it; an edition may lack some of them."""
    for rules in all_rulesets().values():
        games = (rules, all_rulesets().get(str(rules.data.get("based_on")), rules))
        of_cards = {one.name for game in games for one in game.checks if one.subject == "scenario"}
        assert of_cards.issuperset(rules.data.get("on_trial", ()))


def test_every_shared_check_is_used() -> None:
    """A shared check that no game names would never run; the one on acceptances is the engine's own."""
    names = {check.name for ruleset in all_rulesets().values() for check in ruleset.checks}
    for game in all_rulesets().values():
        names |= {row if isinstance(row, str) else row["check"] for row in game.data.get("checks", ())}
    # What only runs where it is asked for is for games of one's own: this one has a row of each, with its cases.
    names |= {row["check"] for row in json.loads(OWN_GAME.read_text("utf-8"))["checks"]}
    shared = {path.stem.replace("_", "-") for path in SHARED} - {"--init--", "stale-acceptance"}
    assert shared <= names


@pytest.mark.parametrize("ruleset_id", list(all_rulesets()))
def test_handbook_is_fresh(ruleset_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """README.md in a ruleset's folder is what the command line writes; refresh it so if this fails."""
    readme = (ruleset_folders()[ruleset_id] / "README.md").read_text("utf-8")
    assert readme == rules_markdown(all_rulesets()[ruleset_id])
    assert run(["rules", ruleset_id, "--format", "markdown"]) == 0
    assert capsys.readouterr().out == readme
