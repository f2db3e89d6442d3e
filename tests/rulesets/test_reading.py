"""All games, read a few at a time."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bob_editor import rulesets
from bob_editor.rulesets import all_rulesets, forget_rulesets, loading, reading


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


def test_what_ships_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For its id, for what it is based on, and for itself."""
    read: Counter[Path] = Counter()
    usual = loading._shipped_json

    def counted(path: Path) -> Any:
        read[path] += 1
        return usual(path)

    with monkeypatch.context() as patched:
        patched.setattr(rulesets, "_kept", {})
        patched.setattr(loading, "_shipped_json", counted)
        loading.read_data.cache_clear()
        forget_rulesets()
        rulesets.ruleset("band-of-brothers-2.1")
        list(reading())
        all_rulesets()
    forget_rulesets()
    assert len([path for path in read if path.name == "ruleset.json"]) >= 5
    assert set(read.values()) == {1}
