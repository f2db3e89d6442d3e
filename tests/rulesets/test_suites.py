"""Every LOS suite of every ruleset holds: the rulebooks' own examples, and cases made from the rule texts."""

from pathlib import Path

import pytest

from bob_editor.cli.scene_options import SceneOptions
from bob_editor.cli.work.suites import run_suite
from bob_editor.rulesets import all_rulesets, ruleset_folders
from bob_editor.storage.shipped import shipped

HERE = Path(__file__).parent
WITH_SIGHT = [
    folder.name for name, folder in ruleset_folders().items() if all_rulesets()[name].sight is not None
]
SUITES = [path for name in WITH_SIGHT for path in sorted((HERE / name).glob("*.los.json"))]
SUITES += sorted(shipped("maps").rglob("*.los.json"))


@pytest.mark.parametrize("path", SUITES, ids=[f"{path.parent.name}/{path.name}" for path in SUITES])
def test_suite_holds(path: Path) -> None:
    """Each line of the suite has the verdict, the citation and the modifiers that it expects."""
    outcomes = list(run_suite(path, SceneOptions()))
    assert outcomes
    assert [f"{outcome.title}: {outcome.message}" for outcome in outcomes if not outcome.ok] == []
