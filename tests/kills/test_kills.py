"""A window that is killed loses a second of work at most, and its file is whole; ``make kills`` kills more."""

import pytest

from tests.kills.killing import killed, killed_in_crowd, killed_in_recovery, killed_in_saving
from tests.kills.killing_commands import killed_in_command
from tests.kills.killing_entries import killed_in_asking


def test_a_kill_takes_a_second_of_work_at_most() -> None:
    """Whatever is done at that moment: drawing, marking, undoing, saving."""
    found = killed(0, seed=4)
    assert found.faults == ()
    assert found.steps > 1


@pytest.mark.parametrize("habit", ["moving", "cramped"])
def test_so_it_does_by_odder_habits(habit: str) -> None:
    """The file is moved and saved under other names; the disk on which work is kept is full now and then."""
    assert killed(1, seed=3, habit=habit).faults == ()


def test_a_kill_while_work_is_brought_back_loses_none() -> None:
    """The old slot goes only when the new one is there; somebody types in a card at the first kill."""
    found = killed_in_recovery(4, seed=6)
    assert found.faults == ()
    assert found.steps > 1


def test_a_kill_while_files_are_saved_leaves_each_whole() -> None:
    """Boards, scenarios, suites, plans, stamps and packs are as before or as after."""
    assert killed_in_saving(0, seed=3).faults == ()


def test_a_kill_of_a_command_leaves_what_was_or_what_it_makes() -> None:
    """Of a pack that is made over one that is there, for instance."""
    assert killed_in_command(1, seed=3).faults == ()


def test_a_kill_of_three_windows_takes_a_second_of_each() -> None:
    """A board, a scenario and a game, each with files that somebody else writes meanwhile."""
    assert killed_in_crowd(2, seed=4).faults == ()


def test_a_kill_of_a_form_takes_a_second_of_what_was_entered() -> None:
    """As of a document: a new board's form, or the properties of one."""
    found = killed_in_asking(1, seed=3)
    assert found.faults == ()
    assert found.steps > 1


def test_a_program_that_is_told_to_end_loses_nothing() -> None:
    """Not even a part of a second, for it may keep all aside first."""
    assert killed(1, seed=3, habit="told").faults == ()
