"""Older versions are brought up a step at a time, newer ones refused."""

from typing import Any

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage.form import upgrades
from bob_editor.storage.form.upgrades import PRESENT, UPGRADES, upgraded


def test_each_version_leads_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps from version 1 to 3, and none for what is at 3."""

    def renamed(data: dict[str, Any]) -> dict[str, Any]:
        return {"version": 2, "name": data["title"]}

    def spelled(data: dict[str, Any]) -> dict[str, Any]:
        return {"version": 3, "name": data["name"].upper()}

    monkeypatch.setattr(upgrades, "PRESENT", {"board": 3})
    monkeypatch.setattr(upgrades, "UPGRADES", {("board", 1): renamed, ("board", 2): spelled})
    assert upgraded("board", {"version": 1, "title": "mill"}, "file") == {"version": 3, "name": "MILL"}
    assert upgraded("board", {"version": 3}, "file") == {"version": 3}
    with pytest.raises(BadFile, match="version 4 of its format, and this one reads up to 3"):
        upgraded("board", {"version": 4}, "file")


def test_every_upgrade_is_of_a_past_version() -> None:
    """An upgrade of the present version would never end."""
    assert all(1 <= version < PRESENT[kind] for kind, version in UPGRADES)
