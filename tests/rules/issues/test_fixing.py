"""Fixes one after the other: each on what the one before left, and none that does harm."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.errors import Cancelled
from bob_editor.model.board import Accepted
from bob_editor.model.edit import Edit
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.fixing import first_fix, mended
from bob_editor.rules.issues.issue import Issue

Word = str
"""What is mended here: a word, in which every letter of a kind is an issue."""


def _issue(
    letter: str, fix: Callable[[Word], Word], severity: Severity = Severity.WARNING, *, safe: bool = True
) -> Issue:
    return Issue(
        f"word/{letter}", severity, f"There is {letter}.", (), (), "1", "", (Edit("Mend it", fix, safe),)
    )


def _found(**fixes: Callable[[Word], Word]) -> Callable[[Word], list[Issue]]:
    """An issue for each letter of the word that has a fix; *E* is an error."""
    errors = {"E": Severity.ERROR, "h": Severity.HINT}
    return lambda word: [
        _issue(one, fixes[one], errors.get(one, Severity.WARNING)) for one in word if one in fixes
    ]


def _without(letter: str) -> Callable[[Word], Word]:
    return lambda word: word.replace(letter, "", 1)


def test_each_is_worked_out_on_what_the_one_before_left() -> None:
    """A fix gets the value as it is by then, so three of a kind are three steps."""
    done = mended("aaab", _found(a=_without("a")))
    assert (done.value, len(done.done), done.harmful) == ("b", 3, ())


def test_one_that_brings_something_as_bad_is_not_taken() -> None:
    """An error in place of a warning stays out, and which issue that was is told; the others are mended."""
    done = mended("ab", _found(a=lambda word: word.replace("a", "E"), b=_without("b"), E=_without("x")))
    assert done.value == "a"
    assert [issue.code for issue in done.harmful] == ["word/a"]


def test_one_that_brings_more_than_it_mends_is_not_taken() -> None:
    """Two hints for a warning are no gain; one is."""
    assert mended("a", _found(a=lambda word: word.replace("a", "hh"), h=_without("x"))).value == "a"
    assert mended("a", _found(a=lambda word: word.replace("a", "h"), h=_without("x"))).value == "h"


def test_two_that_undo_each_other_come_to_an_end() -> None:
    """A circle of fixes is no progress."""
    done = mended("a", _found(a=lambda word: word.replace("a", "b"), b=lambda word: word.replace("b", "a")))
    assert done.value == "a"


def test_suggestions_and_what_is_accepted_stay() -> None:
    """A fix that isn't safe is taken only where it is asked for, one of an accepted issue never."""
    issue = _issue("a", _without("a"), safe=False)
    found = lambda word: [issue] if "a" in word else []  # noqa: E731 - shorter than a function here
    assert mended("a", found).value == "a"
    assert mended("a", found, first_fix).value == ""
    accepted = replace(issue, accepted=Accepted(issue.code, "", "so it is"))
    assert mended("a", lambda _word: [accepted], first_fix).value == "a"


def test_it_can_be_stopped() -> None:
    """What is called between two steps may end it."""

    def pace() -> None:
        raise Cancelled("Stopped.")

    with pytest.raises(Cancelled):
        mended("a", _found(a=_without("a")), pace=pace)
