"""Codes of issues that a call or a folder names."""

import pytest

from bob_editor.cli.choosing import MOST_STRANGE, tell_strange


def test_of_many_codes_that_nothing_has_some_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """And that there are more."""
    for number, more in ((MOST_STRANGE, False), (MOST_STRANGE + 1, True)):
        tell_strange([f"w{one}" for one in range(number)])
        told = capsys.readouterr().err.splitlines()
        assert len(told) == MOST_STRANGE + more
        assert ("There are more" in told[-1]) == more
