"""The open document."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.copies import title_of_copy
from bob_editor.editing.document.document import Document
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import speak

Told = Callable[[Any], list[tuple[Any, ...]]]


def _woods(board: Board) -> Board:
    return paint_terrain(board, [board.grid.hex("E4")], ["woods"])


def test_a_value_is_told_once(document: Document, told: Told) -> None:
    """A new value is told once, with what differs; an equal one isn't told."""
    heard = told(document.changed)
    document.set_value(_woods(document.value))
    document.set_value(_woods(document.value))
    assert heard == [(Change(hexes=frozenset([document.value.grid.hex("E4")])),)]


def test_the_ground_is_made_once_per_value(document: Document) -> None:
    """The same value has the same ground, another value another one."""
    ground = document.ground
    assert document.ground is ground
    document.set_value(_woods(document.value))
    assert document.ground is not ground
    assert document.ground.terrain(document.value.grid.hex("E4")) == ("woods",)


def test_edits_go_by_the_hook(document: Document, steps: list[Edit[Board]]) -> None:
    """The window's hook gets the edit itself; without one the edit is done all the same."""
    edit = Edit("Woods", _woods)
    document.perform(edit)
    assert steps == [edit]
    document.edit_hook = None
    document.set_value(paint_terrain(document.value, document.value.hexes, []))
    document.perform(edit)
    assert document.value == _woods(document.value)


def test_modified(document: Document, told: Told) -> None:
    """A document is modified while its value isn't the one that was saved, also after undo."""
    renamed = told(document.renamed)
    first = document.value
    assert not document.modified
    document.set_value(_woods(first))
    assert document.modified
    assert document.modified
    document.set_value(first)
    assert not document.modified
    document.set_value(_woods(first))
    document.saved_as("mill.board.json")
    assert not document.modified
    assert document.path == "mill.board.json"
    document.set_value(first)
    assert document.modified
    document.set_value(replace(_woods(first)))
    assert not document.modified
    document.never_saved()
    assert document.modified
    assert len(renamed) == 2


def test_title(rules: Ruleset) -> None:
    """It is called by the board's title, else by its file."""
    board = Board(Grid(3, 3), rules.id, title="Mill crossing")
    assert Document(board, rules).title == "Mill crossing"
    assert Document(replace(board, title=""), rules, "maps/mill.board.json").title == "mill.board.json"
    assert Document(replace(board, title=""), rules).title == "Untitled"
    speak("de")
    try:
        assert Document(replace(board, title=""), rules).title == "Ohne Titel"
    finally:
        speak("en")


def test_another_board_in_its_place(document: Document, rules: Ruleset, told: Told) -> None:
    """Opening another board tells that everything changed, and it is unmodified."""
    heard = told(document.changed)
    document.set_value(_woods(document.value))
    document.open(Board(Grid(3, 3), rules.id), rules, "small.board.json")
    assert heard[-1] == (Change(everything=True),)
    assert document.path == "small.board.json"
    assert not document.modified
    assert len(document.ground.board.grid.hexes) == 9


@pytest.mark.parametrize(
    ("title", "stem", "called"),
    [
        ("Mill", "mill-2", "Mill 2"),
        ("Mill", "dawn_mill", "Dawn mill"),
        ("東京", "tokyo-2", "Tokyo 2"),
        ("", "map", "Map"),
    ],
)
def test_a_copy_is_called_by_its_title_or_its_file(
    document: Document, title: str, stem: str, called: str
) -> None:
    """By its file where nothing of the title can be in a file's name."""
    assert title_of_copy(replace(document.value, title=title), stem) == called
