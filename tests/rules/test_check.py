"""Checks: what the decorators make of a function."""

from collections.abc import Iterator
from types import ModuleType

from bob_editor.rules.check import Check, Finding, Severity, board_check, checks_in, scene_check
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene


@board_check(Severity.WARNING, cites="12.3", settled_by=("terrain",))
def village_without_well(ground: Ground) -> Iterator[Finding]:
    """A village has a well.

    Soldiers are thirsty.
    """
    yield Finding(f"{ground.board.title} has no well.")


@scene_check(Severity.ERROR, cites="4.5", name="village-without-well")
def well_run_dry(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A well may run dry."""
    yield Finding(f"{len(scene.changes)} wells run dry on {ground.board.title}.")


def test_board_check_is_named_after_its_function() -> None:
    """Name, why and subject come from the function; severity and citation from the decorator."""
    assert isinstance(village_without_well, Check)
    assert village_without_well.name == "village-without-well"
    assert village_without_well.why == "A village has a well.\n\nSoldiers are thirsty."
    assert (village_without_well.severity, village_without_well.cites) == (Severity.WARNING, "12.3")
    assert (village_without_well.subject, village_without_well.settled_by) == ("board", ("terrain",))


def test_scene_check_may_report_under_a_board_checks_name() -> None:
    """One code can stand for what a board shows and what a scene does."""
    assert well_run_dry.name == village_without_well.name
    assert well_run_dry.subject == "scene"


def test_checks_are_collected_by_being_there() -> None:
    """Whatever of a module is a check is found, and nothing else."""
    module = ModuleType("checks")
    vars(module).update(first=village_without_well, second=well_run_dry, Check=Check, words="a check")
    assert checks_in(module) == [village_without_well, well_run_dry]


def test_severities_are_ranked_and_are_words() -> None:
    """The worst comes first, and each is the word that files and the command line use."""
    assert sorted(Severity, key=lambda one: one.rank) == [Severity.ERROR, Severity.WARNING, Severity.HINT]
    assert [str(one) for one in Severity] == ["error", "warning", "hint"]
