"""A game whose sight can't be had is refused in one sentence with its place; nothing else is raised."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import BadFile, UnknownRuleset
from bob_editor.rulesets import refresh_games, ruleset
from bob_editor.storage.games import nearby, places

CHOICES = [{"value": "a", "text": "a"}, {"value": "b", "text": "b"}]
GAME: dict[str, Any] = {
    "format": "bob-editor/ruleset", "version": 1, "id": "hostile", "title": "Hostile", "hexes": "flat-top",
    "base_terrain": "clear",
    "terrains": [
        {"id": "clear", "title": "Clear", "in": ["base", "hexes"], "cites": "1"},
        {"id": "woods", "title": "Woods", "in": ["hexes"], "los": "hinders", "height": 1, "cites": "2"},
    ],
    "rulings": [{"id": "open", "question": "?", "choices": CHOICES, "default": "a", "from": "1", "cites": "1"}],
}  # fmt: skip
FORMULA = '{"things": {"between": {"formula": %s}}}'
SIGHTS = {
    "a list": ("[]", "/sight"),
    "a string": ('"yes"', "/sight"),
    "a number too large": ('{"eye": 1e308}', "/sight/eye"),
    "a whole number too large": (f'{{"visibility": {10**4000}}}', ""),
    "less than nothing": ('{"visibility": -1}', "/sight/visibility"),
    "no number": ('{"eye": NaN}', ""),
    "no end": ('{"visibility": Infinity}', ""),
    "a truth that is a word": ('{"heights": "yes"}', "/sight/heights"),
    "misspelt": ('{"alongside": "better"}', "/sight/alongside"),
    "too deep": ('{"ground":' * 5_000 + "1" + "}" * 5_000, ""),
    "a formula of a megabyte": (FORMULA % json.dumps("1+" * 500_000), "/sight/things/between"),
    "division by zero": (FORMULA % '{"per": 0}', "/sight/things/between/formula/per"),
    "no rows": ('{"things": {"between": {"table": []}}}', "/sight/things/between/table"),
    "an empty row": ('{"things": {"between": {"table": [[]]}}}', "/sight/things/between/table/0"),
    "two rules": ('{"things": {"between": {"hexes": 1, "slope": {}}}}', "/sight/things/between"),
    "no rule": ('{"things": {"between": {"x-note": 1}}}', "/sight/things/between"),
    "no such ruling": ('{"along": {"ruling": "nowhere"}}', "/sight/along"),
    "an answer that isn't a value": ('{"along": {"ruling": "open"}}', "/sight/along"),
    "a bad value": ('{"along": {"ruling": "open", "answers": {"a": "sideways", "b": "better"}}}', "/sight/along"),
    "an answer left out": ('{"along": {"ruling": "open", "answers": {"a": "better"}}}', "/sight/along/answers"),
    "division by zero in an answer": (
        '{"things": {"between": {"ruling": "open", "answers": {"a": {"formula": {"per": 0}}, "b": "none"}}}}',
        "/sight/things/between",
    ),
    "no rule in an answer": (
        '{"things": {"between": {"ruling": "open", "answers": {"a": {"x-note": 1}, "b": "none"}}}}',
        "/sight/things/between",
    ),
    "an answer left to a ruling in turn": (
        '{"along": {"ruling": "open", "answers": {"a": {"ruling": "open"}, "b": "better"}}}',
        "/sight/along/answers/a",
    ),
    "between two steps in an answer": (
        '{"eye": {"ruling": "open", "answers": {"a": 0.5, "b": {"all": 1}}}}',
        "/sight/eye",
    ),
    "the eye of nobody in an answer": (
        '{"eye": {"ruling": "open", "answers": {"a": 1, "b": {"units": {"nobody": 1}}}}}',
        "/sight/eye/answers/b/units/nobody",
    ),
    "a step of its own": ('{"step": 0.1}', "/sight/step"),
    "between two steps": ('{"step": 0.5, "eye": 0.3}', "/sight/eye"),
    "an eye between two steps": ('{"eye": {"all": 0.5}}', "/sight/eye/all"),
    "the eye of nobody": ('{"eye": {"units": {"nobody": 1}}}', "/sight/eye/units/nobody"),
    "nowhere in a hex": ('{"eye": {"positions": {"cellar": 1}}}', "/sight/eye/positions/cellar"),
    "no such condition": ('{"visibility": {"conditions": {"fog": 2}}}', "/sight/visibility/conditions/fog"),
    "units counted with nothing": (
        '{"units": {"hindrance": {"value": 1, "with": ["nowhere"]}}}',
        "/sight/units/hindrance/with",
    ),
    "a word for nothing": ('{"words": {"forest": "glows"}}', "/sight/words/forest"),
}  # fmt: skip


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game in the user's place."""
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "own"))
    monkeypatch.setattr(nearby, "_known", {})
    folder = tmp_path / "own" / "hostile"
    folder.mkdir(parents=True)
    return folder


def _written(folder: Path, sight: str, **more: Any) -> None:
    text = json.dumps({**GAME, **more})
    (folder / "ruleset.json").write_text(f'{text[:-1]}, "sight": {sight}}}', "utf-8")
    refresh_games()


@pytest.mark.parametrize(("sight", "at"), SIGHTS.values(), ids=SIGHTS)
def test_a_hostile_sight_is_refused_with_its_place(own: Path, sight: str, at: str) -> None:
    """One sentence that says what and where, and that isn't as long as what it complains of."""
    _written(own, sight)
    with pytest.raises((BadFile, UnknownRuleset)) as refused:
        ruleset("hostile")
    assert at in str(refused.value)
    assert len(str(refused.value)) < 1_000


ROWS: dict[str, tuple[dict[str, Any], str]] = {
    "counted with nothing": ({"hindrance": {"value": 1, "with": ["nowhere"]}}, "/terrains/1/hindrance/with"),
    "a height between two steps": ({"height": 0.4}, "/terrains/1/height"),
    "no such ruling": ({"between": {"ruling": "nowhere"}}, "/terrains/1/between"),
    "a bad answer": ({"ties": {"level": {"ruling": "open"}}}, "/terrains/1/ties/level"),
}


@pytest.mark.parametrize(("row", "at"), ROWS.values(), ids=ROWS)
def test_a_hostile_row_is_refused_with_its_place(own: Path, row: dict[str, Any], at: str) -> None:
    """What rows of terrain say of sight is held to the same."""
    _written(own, "{}", terrains=[GAME["terrains"][0], {**GAME["terrains"][1], **row}])
    with pytest.raises((BadFile, UnknownRuleset)) as refused:
        ruleset("hostile")
    assert at in str(refused.value)


def test_a_ruling_answered_by_none_of_its_choices_is_refused_with_its_place(own: Path) -> None:
    """What holds unless somebody chooses must be one of them, or looking along a line would end in nothing."""
    rulings = [{**GAME["rulings"][0], "default": "c" * 5_000}]
    _written(own, '{"along": {"ruling": "open", "answers": {"a": "better", "b": "worse"}}}', rulings=rulings)
    with pytest.raises((BadFile, UnknownRuleset)) as refused:
        ruleset("hostile")
    assert "/rulings/0/default" in str(refused.value)
    assert len(str(refused.value)) < 1_000


def test_what_is_left_open_well_is_taken(own: Path) -> None:
    """A ruling whose answers are values, or lead to some."""
    _written(own, '{"things": {"between": {"ruling": "open", "answers": {"a": {"hexes": 1}, "b": "slope"}}}}')
    assert ruleset("hostile").sight is not None
