"""Expected lines as the panel tells them."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.editing.said import said
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.suites import EndSpec
from bob_editor.ui.panels.sight.suite import SuitePanel
from bob_editor.ui.panels.sight.suite_list import end_words, expect_words
from bob_editor.ui.session.session import Session
from bob_editor.words import speak


@pytest.fixture
def german() -> Iterator[None]:
    """German is spoken while a test runs."""
    speak("de")
    yield
    speak("en")


def test_ends_are_told_in_the_games_words() -> None:
    """Positions and units by their titles; one that the game doesn't know by its id."""
    rules = ruleset("band-of-brothers-2.2")
    end = EndSpec("C3", "upper_level", "vehicle", lit=True, moved=True, road_side=None)
    assert end_words(end, rules) == "C3 (upper level, vehicle, illuminated, moved)"
    assert end_words(EndSpec("C3", "water_tower", None), rules) == "C3 (water tower)"
    assert end_words(EndSpec("C3", road_side="ne"), rules) == "C3 (north-east of the road)"
    assert end_words(EndSpec("C3", side="old_guard"), rules) == "C3 (Old guard)"
    assert end_words(EndSpec("C3", side="old_guard"), rules, {"old_guard": "The Guard"}) == "C3 (The Guard)"
    assert [expect_words(one) for one in ("clear", "hindered:2", "blind")] == [
        "clear",
        "hindered 2",
        "blind hex",
    ]


@pytest.mark.usefixtures("german")
def test_why_a_suite_cannot_be_used_is_said_in_german(qtbot: QtBot) -> None:
    """Where it leaves the list empty."""
    session = Session()
    panel = SuitePanel(session)
    qtbot.addWidget(panel)
    session.expectations.troubles = ("a.los.json can’t be used: It is gone.",)
    panel.refresh()
    assert panel.none.text().startswith("a.los.json ")
    assert "zu verwenden" in panel.none.text()


@pytest.mark.usefixtures("german")
def test_ends_are_told_in_german() -> None:
    """With what is expected, and why it fails."""
    end = EndSpec("C3", "cave", "vehicle", lit=True, moved=True, road_side=None)
    told = end_words(end, ruleset("band-of-brothers-2.2"))
    assert told == "C3 (in der Höhle, Fahrzeug, beleuchtet, bewegt)"
    side = end_words(EndSpec("C3", road_side="ne"), ruleset("band-of-brothers-2.2"))
    assert side == "C3 (Straßenseite im Nordosten)"
    assert [expect_words(one) for one in ("blocked", "hindered:2")] == ["versperrt", "behindert 2"]
    assert said("expected blocked, got hindered:2") == "erwartet versperrt, erhalten behindert 2"
