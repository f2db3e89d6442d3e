"""Win rates: counted rightly, with an interval that is Wilson's."""

import pytest

from bob_editor.publishing.tables.win_rates import rates_text, wilson, win_rates
from bob_editor.storage.kinds.playtests import Playtests

SIDES = {"us": "Americans", "ge": "Germans"}


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (7, 10, 0.3968, 0.8922), (10, 10, 0.7225, 1.0)]
)
def test_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    """As it is tabulated (Newcombe 1998, method 3), and within 0 and 1."""
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_draws_decide_nothing() -> None:
    """They are told, and so are games that weren't ended; a side that the card no longer has isn't forgotten."""
    rows = [{"winner": "ge", "minutes": 60}] * 8 + [
        {"winner": "old"},
        {"outcome": "draw"},
        {"notes": "broken off"},
    ]
    found = win_rates(Playtests({"games": rows}), SIDES)
    assert [(one.side, one.won, one.decided) for one in found.sides] == [
        ("us", 0, 9),
        ("ge", 8, 9),
        ("old", 1, 9),
    ]
    assert (found.games, found.draws, found.unfinished, found.leans_to) == (11, 1, 1, "ge")
    told = list(rates_text(found, SIDES))
    assert told[0] == "Played 11 times, 1 drawn, 1 not ended."
    assert "Germans won 8 of 9 (89%, likely 57% to 98%)." in told
    assert told[-2:] == ["It leans to Germans.", "A game took 60 minutes on average."]


def test_few_games_say_little() -> None:
    """Three of three are no proof."""
    found = win_rates(Playtests({"games": [{"winner": "us"}] * 3}), SIDES)
    assert found.leans_to == ""
    assert list(rates_text(win_rates(Playtests(), SIDES), SIDES)) == []
