"""Many issues of one kind: the first of them are told, and how many more there are."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.model.board import Accepted
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.flood import told
from bob_editor.rules.issues.issue import Issue

ACCEPTED = Accepted("toy/one", "", "so be it")


def issue(code: str, *, accepted: bool = False) -> Issue:
    """An issue of a kind."""
    return Issue(
        f"toy/{code}", Severity.ERROR, f"A {code}.", (), (), "", "", (), ACCEPTED if accepted else None
    )


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=60), st.integers(1, 9))
def test_kinds_stay_and_lines_are_few(kinds: list[tuple[str, bool]], most: int) -> None:
    """Of each kind at most one line more than the most stands, and none is lost: those left out are counted."""
    issues = [issue(code, accepted=accepted) for code, accepted in kinds]
    found = told(issues, most)
    before, after = (Counter((one.code, one.accepted) for one in rows) for rows in (issues, found))
    assert after == {kind: min(count, most + 1) for kind, count in before.items()}
    assert [one for one in found if one in issues] == [
        one for one in found if "more of this" not in one.message
    ]


def test_last_line_counts_the_others() -> None:
    """It says how many there are besides, and is as bad as they are."""
    found = told([issue("one")] * 100_187)
    assert len(found) == 201
    assert found[-1].message == "99,987 more of this kind, the first: A one."
    assert (found[-1].code, found[-1].severity) == ("toy/one", Severity.ERROR)


def test_few_are_told_as_they_are() -> None:
    """A line that says “1 more” would be no shorter than the issue."""
    assert told([issue("one")] * 201) == tuple([issue("one")] * 201)
