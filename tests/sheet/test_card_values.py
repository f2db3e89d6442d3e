"""How values of a card are printed: dates, sets of hexes, tracks of turns and of time, rulings."""

from typing import Any

import pytest

from bob_editor.rulesets import ruleset
from bob_editor.sheet.blocks import Forces, MapPicture, Track, plain
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.sheet.dates import date_words
from tests.sheet.conftest import CardOf

Json = Any


@pytest.mark.parametrize(
    ("date", "words"),
    [
        ("1944-06-06", "6 June 1944"),
        ("1944-06", "June 1944"),
        ({"begin": "1944-06-06", "end": "1944-06-07"}, "6–7 June 1944"),
        ({"begin": "1944-06-30", "end": "1944-07-01"}, "30 June 1944 – 1 July 1944"),
        ({"begin": "1944-06", "end": "1944-07"}, "June 1944 – July 1944"),
        ({"begin": "1944-06-06"}, "6 June 1944"),
        ({"year": 1944, "text": "February 1944"}, "February 1944"),
        ({"year": 1944}, "1944"),
        ({"year": 1944, "text": "in February"}, "in February 1944"),
        ("1944-13-01", "1944-13-01"),
        (None, ""),
    ],
)
def test_dates(date: Json, words: str) -> None:
    """As people write them; what is no date stands as it is."""
    assert date_words(date) == words


@pytest.mark.parametrize(
    ("hex_set", "words"),
    [
        (["E4", "E5"], "E4, E5"),
        ({"board": "1", "cols": ["A", "C"]}, "board 1, columns A–C"),
        ({"edge": "top", "depth": 1}, "top edge, 1 row deep"),
        ({"within": {"of": {"edge": "left"}, "hexes": 1}}, "within 1 hex of left edge"),
        ({"any": [["E4"], {"rows": [1, 2]}], "except": ["A1"]}, "E4 or rows 1–2, except A1"),
        ({"terrain": ["woods", "building_stone"], "level": 1}, "in woods or stone building, level 1"),
    ],
)
def test_sets_of_hexes(card: CardOf, hex_set: Json, words: str) -> None:
    """Sets of hexes as phrases."""
    made = card(
        sides=[{"id": "us"}], setup_areas=[{"id": "a", "side": "us", "area": hex_set}],
    )  # fmt: skip
    section = card_sheet(made).section("forces")
    assert section is not None
    (block,) = section.blocks
    assert isinstance(block, Forces)
    assert plain(block.forces[0].groups[0].where) == words


def test_turn_track(card: CardOf) -> None:
    """A box for each turn, marked where something comes in; none where turns aren't counted."""
    made = card(turns=4, sides=[{"id": "us", "name": "US"}], reinforcements=[{"side": "us", "turn": 2}])
    section = card_sheet(made).section("sequence")
    assert section is not None
    (track,) = [block for block in section.blocks if isinstance(block, Track)]
    assert [turn.label for turn in track.turns] == ["1", "2", "3", "4"]
    assert track.turns[1].marks == (("us", "US"),)
    assert track.turns[3].last
    section = card_sheet(card("memoir-44", first_player="top")).section("sequence")
    assert section is not None
    assert not any(isinstance(block, Track) for block in section.blocks)


def test_time_track(card: CardOf) -> None:
    """From nought to sudden death, or as far as something comes in."""
    made = card("combat-commander-pacific", turns={"marker": 1, "sudden_death": 5},
                sides=[{"side": "japan"}, {"side": "allied"}],
                reinforcements=[{"side": "allied", "space": 6, "pieces": []}])  # fmt: skip
    section = card_sheet(made).section("sequence")
    assert section is not None
    (track,) = [block for block in section.blocks if isinstance(block, Track)]
    assert [turn.label for turn in track.turns] == ["0", "1", "2", "3", "4", "5", "6"]
    assert track.turns[1].marks == (("", "Time"),)
    assert track.turns[5].marks == (("", "Sudden death"),)
    assert track.turns[6].marks == (("allied", "Allied"),)


def test_rulings_are_told_by_their_question(card: CardOf) -> None:
    """With the answer in words."""
    name, ruling = next(iter(ruleset("band-of-brothers-2.2").rulings.items()))
    text = card_sheet(card(rulings={name: ruling.choices[0]})).text
    assert ruling.question in text


def test_a_game_has_its_own_words_for_scenario_and_board(card: CardOf) -> None:
    """The Last Hundred Yards has missions on sectors; without a word of its own a game has scenarios on boards."""
    mission, scenario = (card_sheet(card(game, number="7")) for game in ("last-hundred-yards", "memoir-44"))
    assert "Mission 7" in mission.kicker
    assert "Scenario 7" in scenario.kicker
    told = []
    for sheet in (mission, scenario):
        section = sheet.section("map")
        assert section is not None
        told += [plain(one.boards).split(": ")[0] for one in section.blocks if isinstance(one, MapPicture)]
    assert told == ["Sector", "Board"]
