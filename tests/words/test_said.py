"""The tables of what the rules' layers say are complete, and what each message is made of is found."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bob_editor.editing.said import said, saying_in
from bob_editor.editing.said.phrases import Phrases
from bob_editor.rules.issues.gathering import issues_of_card, issues_of_scene
from bob_editor.rules.issues.issue import Issue
from bob_editor.rulesets import all_rulesets, ships
from bob_editor.words import speak
from tests.rulesets.test_cases import CASES, OnCard
from tests.words.said_texts import all_said
from tests.words.texts import ROOT

FOLDER = ROOT / "bob_editor/editing/said/de"
PLACES = re.compile(r"\{\d+(?=\}|!s\})")


def _table(room: str) -> dict[str, str]:
    table: dict[str, str] = json.loads((FOLDER / f"{room}.json").read_text("utf-8"))
    return table


@pytest.fixture
def german() -> Iterator[None]:
    """German is spoken while a test runs."""
    speak("de")
    yield
    speak("en")


def test_nothing_is_untranslated_or_stale() -> None:
    """Each text of the code and of the games' data stands in the table of its room, and in no other.

    All in one test, since collecting them takes seconds. Beside the rooms there are the phrases that messages are put
    together with, which nothing collects.
    """
    wanted = all_said()
    assert {path.stem for path in FOLDER.glob("*.json")} == {*wanted, "phrases"}
    tables = {room: _table(room) for room in wanted}
    missing = {
        room: {text: where for text, where in texts.items() if not tables[room].get(text)}
        for room, texts in wanted.items()
    }
    assert {room: texts for room, texts in missing.items() if texts} == {}
    assert [
        text for room, table in tables.items() for text in sorted(table.keys() - wanted[room].keys())
    ] == []
    phrases = _table("phrases").keys()
    assert [text for texts in wanted.values() for text in sorted(phrases & texts.keys())] == []


@pytest.mark.parametrize("room", sorted(path.stem for path in FOLDER.glob("*.json")))
def test_values_are_kept(room: str) -> None:
    """What is told in German has the values of the English, and no others."""
    for english, german in _table(room).items():
        assert set(PLACES.findall(german)) == set(PLACES.findall(english)), english


ENGLISH = re.compile(
    r"\b(the|of|is|are|has|have|and|with|at|no|not|that|which|for|by|from|can't|doesn't|isn't|its|to|lies|stands)\b"
)
QUOTED = re.compile(r"[“„][^”“]*[”“]")


@pytest.mark.usefixtures("german")
def test_what_a_file_spells_stays_and_numbers_are_german() -> None:
    """Fields and values of a file aren't translated, as they are looked for in it; thousands are parted by a dot."""
    told = said("The board has a field “levels” that the format doesn't know.")
    assert told == "Der Plan hat ein Feld „levels“, das das Format nicht kennt."
    told = said("Kind of label 1 must be “town”, not “A b”.")
    assert told == "Art von Beschriftung 1 muss „town“ sein, nicht „A b“."
    told = said("With Mill the map has more than 200,000 artwork points.")
    assert "200.000" in told


@pytest.mark.usefixtures("german")
def test_sides_of_a_road_are_said() -> None:
    """By a direction, as the LOS panel calls them."""
    told = said("The Gun is north-west of the road, and E4 has no hexside to the north-west.")
    assert told.count("im Nordwesten") == 2
    assert "Straßenseite im Nordwesten" in told
    # A single s is no plural's there.
    assert said("Let it face s") == "Ausrichten nach s"


@pytest.mark.parametrize("part", range(2))
@pytest.mark.usefixtures("german")
def test_what_checks_find_is_said_whole(part: int, tmp_path: Path) -> None:
    """Of the messages and fixes of the rules' cases no word stays English but names that their cards have."""
    left = []
    for number, case in enumerate(CASES):
        # All of them would take too long: every eleventh is of another check.
        if case.data["expect"] and number % 11 == 5 * part:
            left += [text for text in _texts_of(_issues(case, tmp_path)) if _is_english(text)]
    assert left == []


def _issues(case: object, folder: Path) -> tuple[Issue, ...]:
    subject = case.subject(folder)  # type: ignore[attr-defined]
    if isinstance(subject, OnCard):
        return issues_of_card(subject.card, code=case.code)  # type: ignore[attr-defined]
    return issues_of_scene(subject.scene, code=case.code)  # type: ignore[attr-defined]


def _texts_of(issues: tuple[Issue, ...]) -> Iterator[str]:
    for issue in issues:
        yield issue.message
        yield from (fix.label for fix in issue.fixes)


def _is_english(text: str) -> bool:
    told = QUOTED.sub("", said(text))
    for game in all_rulesets().values():
        told = told.replace(game.title, "")
    return ENGLISH.search(told) is not None


def test_the_text_with_most_of_its_own_is_meant() -> None:
    """Of two texts that a message may be made of, and a value that is a phrase is said likewise."""
    phrases = Phrases(
        {
            "{0} in {1}": "{0} bei {1}",
            "{0} in {1} has no road": "{0} bei {1} ohne Straße",
            "the {0}": "{0}",
            " near {0}": " nahe {0}",
            "What is drawn{0} touches {1}.": "Gezeichnetes{0} berührt {1}.",
        },
        {"bridge": "Brücke", "Woods": "Wald", "hexes": "Felder"},
    )
    assert phrases.said("the bridge in D4 has no road") == "Brücke bei D4 ohne Straße"
    assert phrases.said("What is drawn near D4 touches woods.") == "Gezeichnetes nahe D4 berührt Wald."
    assert phrases.said("What is drawn touches 3 hexes.") == "Gezeichnetes berührt 3 Felder."


def test_an_unknown_text_comes_as_it_is(german: None) -> None:
    """What a user wrote, or a game of one's own says, is shown all the same; a name isn't said by halves."""
    assert said("Quux the frobnicator!") == "Quux the frobnicator!"
    assert said("Light MG waits in box A, and no unit there carries it.").startswith("Light MG wartet")
    assert said("") == ""
    # However many unknown words it has, nor what another text could be made of.
    path = "/home/quux/hold the crossroads of flanders/brothers-2.2.counters.json"
    assert "eine Liste von Spielsteinen" in said(f"{path} is a counter list, not a map.")
    title = "Kampf um die Brücke: erster Teil"
    assert said(f"The translation of “{title}” (de)") == f"Die Übersetzung von „{title}“ (de)"
    # Nor is it said where each of its words is one that a game has, put together as in a text, or it is such a word.
    for title in ("Dusk on the hill", "Woods"):
        assert said(f"The translation of “{title}” (de)") == f"Die Übersetzung von „{title}“ (de)"


def test_games_are_called_as_they_are(german: None) -> None:
    """Though parts of their titles are words, as of and Pacific are."""
    for game in filter(lambda one: ships(one.id), all_rulesets().values()):
        assert said(f"{game.title} knows no terrain “x”.").startswith(f"{game.title} kennt ")


def test_what_an_import_or_export_altered_is_said(german: None) -> None:
    """Whole, with the format's name and the terrain's; an issue tells it behind the word of the file."""
    assert said("Tiled map can't hold it.") == "Karte von Tiled kann das nicht aufnehmen."
    assert said("“forest”: Taken for Woods. (3 places)") == "„forest“: Für Wald gehalten. (3 Stellen)"
    assert (
        said("It lacks 3 hexes; what lacks was left open.") == "Es fehlen 3 Felder; was fehlt, blieb offen."
    )
    assert said("There is no terrain of the name for a line.").endswith(": eine Linie.")
    assert said("line 4") == "Zeile 4"


def test_english_is_said_as_it_stands() -> None:
    """No table is asked."""
    assert said("Remove the bridge") == "Remove the bridge"


def test_sentences_are_said_one_by_one(german: None) -> None:
    """A message and its hint, or two texts that a rule put together, needn't stand in the table as one."""
    assert (
        said("Remove the bridge. Fill in the ditch.") == "Die Brücke entfernen. Den Panzergraben zuschütten."
    )
    assert saying_in("de")("D4: Remove the bridge") == "D4: Die Brücke entfernen"


def test_a_long_text_is_said_by_its_sentences(german: None) -> None:
    """The ways to take a text apart grow faster than it does: a list comes as it is, in its frame."""
    assert said(" ".join(["Two units have the id a."] * 30)) == " ".join(
        ["Zwei Einheiten haben die Kennung a."] * 30
    )
    listed = ", ".join(["A1", "B2"] * 400)
    assert said(listed) == listed
    assert said(f"Two units have the id {listed}.") == f"Zwei Einheiten haben die Kennung {listed}."


def test_a_hexside_is_named_after_its_feature(german: None) -> None:
    """Reasons and flips name what stands on a hexside with the hexes that it parts."""
    assert said("The line crosses tree line H3/I4, which borders neither unit's hex.") == (
        "Die Linie kreuzt Baumreihe H3/I4, und daran grenzt kein Feld einer Einheit."
    )
    assert said("Remove the wall 1.I6/2.J5") == "Mauer 1.I6/2.J5 entfernen"
    blind = said("Tree line H3/I4 at H3, level 1, blinds 5 behind it (table: 1 by 5, derived).")
    assert blind == "Baumreihe H3/I4 in H3, Höhe 1, macht dahinter 5 tot (Tabelle: 1 zu 5, hergeleitet)."
    assert said("Quux H3/I4") == "Quux H3/I4"


def test_choices_of_games_are_said(german: None) -> None:
    """The sizes that a game proposes for boards, and what its fields ask."""
    games = [game for game in all_rulesets().values() if ships(game.id)]
    asked = {
        one
        for game in games
        if game.overlays
        for row in game.overlays()
        for one in (row.ask, *dict(row.choices).values())
    }
    proposed = {row["title"] for game in games for row in game.presets}
    assert len(asked) > 10
    assert len(proposed) > 4
    assert {one for one in asked | proposed if said(one) == one} == {"Japan"}
