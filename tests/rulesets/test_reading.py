"""All games, read a few at a time."""

import pytest

from bob_editor import rulesets
from bob_editor.rulesets import all_rulesets, forget_rulesets, reading


def test_games_read_in_steps_are_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step a game at least; then there is none left, and all of them are told without one being made."""
    named = list(all_rulesets())
    with monkeypatch.context() as patched:
        patched.setattr(rulesets, "_kept", {})
        forget_rulesets()
        assert len(list(reading())) >= len(named)
        assert list(reading()) == []
        made: list[object] = []
        patched.setattr(rulesets, "_made", lambda *words: made.append(words))
        assert (list(all_rulesets()), made) == (named, [])
    forget_rulesets()
