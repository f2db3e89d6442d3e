"""How files are named is said in one place, and a name that says another kind is told."""

import re
from pathlib import Path

import pytest

from bob_editor.storage import naming

PACKAGE = Path(__file__).resolve().parents[2] / "bob_editor"
SPELT = {
    value
    for name, value in vars(naming).items()
    if name.isupper() and isinstance(value, str) and "." in value  # a folder's name is a word as others are
}


def test_no_other_module_spells_an_ending() -> None:
    """In code, not in docstrings and what is told: the end of a text without a space in it."""
    ending = re.compile(rf"""["'][^"'\s]*(?:{"|".join(map(re.escape, SPELT))})["']""")
    wrong = [
        f"{path.relative_to(PACKAGE)}: {found[0]}"
        for path in PACKAGE.rglob("*.py")
        if path.name != "naming.py"
        for found in ending.finditer("".join(path.read_text("utf-8").split('"""')[::2]))
    ]
    assert len(SPELT) > 10
    assert not wrong


@pytest.mark.parametrize(
    ("path", "kind", "told"),
    [
        ("maps/a.los.json", "board", "Name it maps/a.board.json, or open another file."),
        ("a.board.json", "board", ""),
        ("a.json", "board", ""),
        ("a.board.json", "ruleset", ""),
    ],
)
def test_a_name_that_says_another_kind_is_told(path: str, kind: str, told: str) -> None:
    """And none where the ending says nothing, or files of the kind have none of their own."""
    assert naming.better_name(path, kind) == told


def test_stem() -> None:
    """Of boards, scenarios and other JSON."""
    assert [naming.stem_of(one) for one in ("x/a.board.json", "a.scenario.json", "a.json", "a.b")] == [
        "a",
        "a",
        "a",
        "a.b",
    ]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("maps/mill.board.json", "mill"),
        ("hill-4.1.scenario.json", "hill-4.1"),
        ("2025-2.06-layers.wxx", "2025-2.06-layers"),
        ("states.hexjson", "states"),
        ("states.hex.json", "states"),
        ("hill.4.json", "hill.4"),
        ("mill.los-trial.json", "mill"),
        ("mill", "mill"),
        (".hidden", ".hidden"),
    ],
)
def test_a_name_has_dots_of_its_own(path: str, name: str) -> None:
    """A map's version, as in hill-4.1: two of them would be brought in, or exported, under one name."""
    assert naming.bare_name(path) == name
