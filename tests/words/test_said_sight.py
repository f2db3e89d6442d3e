"""What a rule of sight that data tells says of lines is German in a German window, but for the game's own names."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.editing.said import said
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import all_rulesets, game_of_own
from bob_editor.storage.documents import read_board
from bob_editor.words import speak

EXAMPLES = Path(__file__).resolve().parents[2] / "games"
ENGLISH = re.compile(
    r"\b(the|of|on|up|to|is|way|beside|both|ends?|hex(es)?|which|than|line|level|hindrance|over)\b"
)


@pytest.fixture(autouse=True)
def window_in_german() -> Iterator[None]:
    """The window's language, and English after it."""
    speak("de")
    yield
    speak("en")


def scenes() -> Iterator[Scene]:
    """The boards of the examples, and those on which new games are tried."""
    games = all_rulesets([EXAMPLES])
    for path in sorted(EXAMPLES.glob("*/maps/*.board.json")):
        board = read_board(path).value
        yield Scene(board, games[board.ruleset])
    for game in (game_of_own(started(start)) for start in STARTS):
        yield Scene(first_board(game), game)


def reasons() -> set[str]:
    """What is said of lines from every 13th hex to every sixth."""
    found = set()
    for scene in scenes():
        sight, hexes = sight_of(scene), sorted(scene.board.grid.hexes)
        for start in hexes[::13]:
            for goal in hexes[::6]:
                if start != goal:
                    found |= {one.text for one in sight.trace(End(start), End(goal)).reasons}
    return found


def test_reasons_are_said_whole() -> None:
    """No word of the program's own stays English, whatever sentence it stands in."""
    found = reasons()
    kinds = {re.sub(r"^.*?(?=[,:])|[A-Z]+\d+|\d+(\.\d+)?", "", one) for one in found}
    assert len(kinds) > 12, "too few kinds of reasons to tell by"
    told = {one: said(one) for one in found}
    assert {one: german for one, german in told.items() if ENGLISH.search(german) or german == one} == {}


@pytest.mark.parametrize(
    ("english", "german"),
    [
        (
            "Woods in D3, up to level 1: as high as the higher end.",
            "Wald in D3, bis Höhe 1: so hoch wie das höhere Ende.",  # codespell:ignore
        ),
        (
            "Woods in D3, up to level 1: E5, 1 hex on, is its one blind hex.",
            "Wald in D3, bis Höhe 1: E5, 1 Feld weiter, ist das eine tote Feld dahinter.",  # codespell:ignore
        ),
        ("Lower E5 to level 0", "E5 auf Höhe 0 senken"),
        (
            "The folder gives no title; it is called “The Beacon”, after a document in it.",
            "Der Ordner nennt keinen Titel; er heißt „The Beacon“, nach einem Dokument darin.",  # codespell:ignore
        ),
    ],
)
def test_a_sentence_is_found_and_no_other(english: str, german: str) -> None:
    """A text with values may fit many; what means it wins."""
    assert said(english) == german
