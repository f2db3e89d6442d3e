"""How messages put words together."""

from time import process_time

import pytest

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.model.places import at_hex, at_path, at_piece, at_side
from bob_editor.rules.wording import (
    as_value,
    counted,
    direction,
    filled,
    in_sentence,
    listed,
    placed,
    reworded,
    with_article,
)
from bob_editor.storage.documents import board_from_json

GRID = board_from_json(
    {
        "ruleset": "band-of-brothers-2.2",
        "grid": {"hexes": "flat-top", "columns": 4, "rows": 4, "shifted": "even", "shift": "down"},
        "base": {"terrain": "open", "level": 0},
    },
    inline=True,
)[0].grid


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["woods"], "woods"),
        (["woods", "wheat"], "woods and wheat"),
        (["woods", "wheat", "grass"], "woods, wheat and grass"),
        ([], "nothing"),
    ],
)
def test_lists_have_commas_and_one_and(words: list[str], said: str) -> None:
    """*And* stands before the last of several words only; of none it says so."""
    assert listed(words) == said


def test_one_thing_is_not_several() -> None:
    """Only one is said in the singular; a plural that isn't made by an s is given."""
    assert [counted(0, "unit"), counted(1, "unit"), counted(2, "unit")] == ["0 units", "1 unit", "2 units"]
    assert counted(3, "hex", "hexes") == "3 hexes"
    assert counted(1, "hex", "hexes") == "1 hex"


def test_vowels_take_an() -> None:
    """*An* stands before a vowel; *a* before what is spoken with a consonant, such as *unit*."""
    assert [with_article(one) for one in ("cliff", "escarpment", "unit", "undergrowth", "urban hex")] == [
        "a cliff",
        "an escarpment",
        "a unit",
        "an undergrowth",
        "an urban hex",
    ]


def test_directions_are_words() -> None:
    """Names of directions are written out, anything else stays."""
    assert [direction(one) for one in ("n", "se", "up", "")] == ["north", "south-east", "up", ""]


def test_places_are_said_as_players_say_them() -> None:
    """No number of a row stands in a sentence, but a hex to look at."""
    hexes = [GRID.hexes[0], GRID.hexes[1]]
    first, second = (GRID.label(at) for at in hexes)
    side = sides_of(hexes[0])[0]
    off = Hex(40, 40)
    assert placed(GRID, at_hex(GRID, hexes[0])) == f"in {first}"
    assert placed(GRID, at_side(GRID, side)) == f"on {GRID.side_label(side)}"
    assert placed(GRID, at_path(GRID, 3, tuple(hexes))) == f"along {first}–{second}"
    assert placed(GRID, at_path(GRID, 3, (hexes[0],))) == f"along {first}"
    assert placed(GRID, at_piece("artwork", 7, (hexes[1],))) == f"drawn near {second}"
    assert placed(GRID, at_piece("artwork", 7, (off,))) == "drawn off the board"
    assert placed(GRID, at_path(GRID, 3, (off,))) == "off the board"


@pytest.mark.parametrize(
    ("former", "now", "is_so"),
    [
        ("The road ends in E4.", "In E4 the road ends, and leads nowhere.", True),
        ("Woods at E4 leave 2 hexes free.", "In E4 are Woods, which leave 2 hexes free.", True),
        (
            "K8 is bare, though its woods still blocks.",
            "K8 is bare, though LOS is still blocked: woods.",
            True,
        ),
        ("No hq tent is at E4.", "No HQ tent is at E4.", True),
        ("The road ends in E4.", "In E5 the road ends, and leads nowhere.", False),
        ("The road ends in E4.", "In E4 the stream ends, and leads nowhere.", False),
        ("The text names “mill”.", "There is no “inn”, which the text names.", False),
        ("A gun of Sgt. Miller faces north.", "The gun that belongs to Sgt. Miller faces north-east.", False),
        ("It leads up.", "It leads down.", False),
        ("It hides F5, G6 and B2 from E4.", "It hides B2, G6 and F5 from E4.", True),
        ("It stops at B2 (west and north-east side).", "It stops at B2 (north-east and west side).", True),
        ("Level 1 in D4 meets level 2 in E5.", "Level 1 in E5 meets level 2 in D4.", False),
    ],
)
def test_what_is_said_in_other_words(former: str, now: str, is_so: bool) -> None:
    """A message is another one where it speaks of other things, or where hardly a word differs: that is the thing."""
    assert reworded(former, now, ("Road", "Stream", "Woods")) == is_so
    assert reworded(now, former, ("Road", "Stream", "Woods")) == is_so


@pytest.mark.parametrize("part", ["a-", "A", "“", "north-", "A1, ", "1.", "a/"])
def test_a_message_in_a_file_may_be_of_any_length(part: str) -> None:
    """It is compared in time that grows with it, hundredths of a second: at its square, some took minutes."""
    begun = process_time()
    assert not reworded(part * 20_000, "There is no hex Z9.", ())
    assert process_time() - begun < 1


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Open Ground", "open ground"),
        ("HQ or supply tent", "HQ or supply tent"),
        ("Fortified position, MG", "fortified position, MG"),
        ("A wall", "a wall"),
        ("", ""),
    ],
)
def test_a_title_within_a_sentence(title: str, told: str) -> None:
    """It begins small, but for what is short for something."""
    assert in_sentence(title) == told


def test_a_value_is_shown_as_files_spell_it() -> None:
    """Whoever reads a message knows JSON, at most."""
    found = [as_value(one) for one in (True, False, 7, 0.5, "day", [1], {"a": True}, "x" * 999)]
    assert found == ["true", "false", "7", "0.5", "day", "a list", "an object", "x" * 79 + "…"]


def test_words_are_put_whole_into_a_text() -> None:
    """Why a file can't be read, or a list of names, is as long as it is; what isn't words is shown as a value."""
    assert filled("No: {why}; {on} {else}.", why="x" * 99, on=True) == f"No: {'x' * 99}; true {{else}}."
