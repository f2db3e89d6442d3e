"""The page of a game's rules: all that its data says stands on it, as text, in a file that needs nothing else."""

import json
import re
import shutil
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from bob_editor.cli.main import run
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.errors import BadCall, Cancelled
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.publishing.publish import publish
from bob_editor.publishing.rules_page import gathering
from bob_editor.publishing.rules_page.content import RulesPage
from bob_editor.publishing.rules_page.gathering import rules_page
from bob_editor.publishing.rules_page.print import as_pdf
from bob_editor.publishing.rules_page.sight import answer_words
from bob_editor.publishing.rules_page.telling import effects_told, sight_in_short
from bob_editor.publishing.rules_page.web import as_html
from bob_editor.rules.games.questions import QUESTIONS
from bob_editor.rulesets import game_of_own, refresh_games, ruleset
from bob_editor.sheet.aids.terrain_chart import terrain_chart
from bob_editor.sheet.blocks import plain
from bob_editor.words import in_language

CASTLES = Path(__file__).parents[1] / "rulesets" / "castle_country"
FORMULA = (
    "So many hexes behind it: 1 − 1 × the drop from the higher end to it + 1 for each 5 hexes from the higher end; "
    "1 at least."
)
RUDE = "<script>alert(1)</script> #panic() $x$ @y \\"


def hills() -> OwnGame:
    """A game by data whose texts are rude, with a rule's number and a heading."""
    own = started(next(one for one in STARTS if one.id == "plain"), f"Hills {RUDE}")
    own = edits.set_field(own, "terrains", "woods", "title", value=f"Woods {RUDE}")
    own = edits.set_sight(own, "cites", "along", value="8.3")
    return edits.set_headings(own, {"8.3": "Along hexsides"})


@pytest.fixture(scope="module")
def page() -> RulesPage:
    """Its page."""
    return rules_page(game_of_own(hills()))


def test_answers_stand_on_it_with_their_numbers_and_a_line(page: RulesPage) -> None:
    """Each question that can matter, its answer, and the verdict of a line on which another answer would differ."""
    (sight,) = (one for one in page.parts if one.title == "How sight works")
    by_title = {one.title: one for one in sight.entries}
    along = by_title["What stops a line that runs along a hexside?"]
    assert along.lines == ("The whole line is shifted to its better side.",)
    assert along.cites == "8.3"
    (figure,) = along.figures
    assert figure.verdict.split()[0] in ("clear", "hindered", "blocked")
    assert figure.picture.startswith(b"\xff\xd8")
    assert {one.title for one in page.parts} >= {"What blocks", "Headings of the rulebook"}


def test_texts_are_texts_on_the_web_and_in_print(page: RulesPage) -> None:
    """Markup of either kind is shown as it stands; nothing is fetched from anywhere."""
    html = as_html(page)
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
    assert set(re.findall(r'(?:src|href)="([a-z]+:|#)', html)) == {"data:", "#"}
    assert "http" not in html
    text = "".join(one.extract_text() for one in PdfReader(BytesIO(as_pdf(page))).pages)
    assert "#panic()" in text
    assert as_pdf(page) == as_pdf(page)


def test_a_game_whose_rule_is_code_has_its_reasons_and_another_its_checks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Memoir '44's and Castle Country's pages; the pictures of so many terrains take a while."""
    monkeypatch.setattr(gathering, "sample_picture", lambda *_: b"")
    titles = {one.title for one in rules_page(ruleset("memoir-44")).parts}
    assert {"Terrain", "How sight works", "Units", "Markers"} <= titles
    assert "What is seen through" not in titles
    data = json.loads((CASTLES / "ruleset.json").read_text("utf-8"))
    checks = {one.title: one for one in rules_page(game_of_own(OwnGame(data))).parts}["What is checked"]
    assert "Gate without wall" in {one.title for one in checks.entries}


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("visibility", 1, "1 hex."),
        (
            "eye",
            {"all": 1, "units": {"tower": 2}, "positions": {"up": 1}},
            "1 level; tower: 2 levels; up: +1 level.",
        ),
        ("visibility", None, "As far as the board goes."),
        ("visibility", {"hexes": 12, "conditions": {"fog": 4}}, "12 hexes; fog: 4 hexes."),
        ("things_between", {"hexes": 3}, "3 hexes behind it."),
        ("things_between", {"hexes": 1, "x-note": "theirs"}, "The one hex behind it."),
        ("things_between", "slope", "What lies below the straight line; one that touches it is blocked."),
        (
            "things_between",
            {"formula": {"base": 2, "most": 3}},
            "So many hexes behind it: 2; 0 at least, 3 at most.",
        ),
        ("things_between", {"table": [[1]]}, "As many hexes behind it as its table says."),
        (
            "things_between",
            {"formula": {"base": 1, "drop": 1, "per": 5, "least": 1}},
            FORMULA,
        ),
    ],
)
def test_answers_are_sentences(key: str, value: object, words: str) -> None:
    """Numbers, and shadows that no usual answer names."""
    (question,) = (one for one in QUESTIONS if one.key == key)
    game = game_of_own(OwnGame(json.loads((CASTLES / "ruleset.json").read_text("utf-8"))))
    assert answer_words(game, question, value) == words


def test_rows_say_what_they_do_beside_the_answers() -> None:
    """Hindrance, bounds, hexsides and counters; the front of a counter is its picture."""
    own = hills()
    field = {"value": 1, "per_hexes": 2, "round": "down", "ends": "both"}
    for name, value in (
        ("hindrance", field),
        ("sees_within", 3),
        ("kinds_seen_within", {"gun": 2, "light": 1}),
        ("inside", "nothing"),
        ("own_side", "blocks"),
        ("ties", {"higher": "clear"}),
        ("between", "slope"),
    ):
        own = edits.set_field(own, "terrains", "field", name, value=value)
    fog = {"id": "fog", "title": "Fog", "text": "", "value": {"type": "boolean"}, "cites": ""}
    own = edits.set_sight(
        edits.put(own, ("conditions",), [fog]), "visibility", value={"conditions": {"fog": 4}}
    )
    counter = {"sign": "gun", "values": {"Fire": 7, "Range": 9}}
    own = edits.put(
        own,
        ("units",),
        [
            {"id": "gun", "title": "Gun", "cites": "4", "height": 2, "counter": counter},
            {"id": "foot", "title": "Foot", "cites": "4", "tags": ["light"]},
        ],
    )
    parts = {one.title: one for one in rules_page(game_of_own(own)).parts}
    told = next(one.lines for one in parts["What hinders"].entries if one.title == "Grain")
    assert {
        "Each 2 hexes count 1, a rest doesn’t.", "It hinders in the own hexes of both ends, too.",
        "Sees 3 hexes at most.", "Gun: seen in it from 2 hexes at most.", "Foot: seen in it from 1 hexes at most.",
        "One sees through it between two hexes of it that hang together.",
        "At one’s own hex it does what it does elsewhere.", "As high as the higher end: One looks over it.",
        "From above it hides: What lies below the straight line; one that touches it is blocked.",
    } <= set(told)  # fmt: skip
    sight = {one.title: one.lines for one in parts["How sight works"].entries}
    assert sight["How far does one see?"] == ("As far as the board goes; Fog: 4 hexes.",)
    assert sight["Does what hinders in the target’s own hex count?"][1:] == (
        "What its own row says otherwise goes before that.",
    )
    unit, other = parts["Units"].entries
    assert unit.lines == ("2 levels high.", "Fire 7, Range 9.")
    assert all(one.figures[0].picture.startswith(b"\xff\xd8") for one in (unit, other))


@pytest.mark.parametrize(("tags", "told"), [([], "Gun, Wagon"), (["large"], "Wagon")])
def test_which_units_are_in_the_way_is_said_by_their_names(tags: list[str], told: str) -> None:
    """Tags are words of the game's file, which readers don't see."""
    rows: list[dict[str, Any]] = [
        {"id": "gun", "title": "Gun", "tags": ["small"]},
        {"id": "foot", "title": "Foot"},
    ]
    rows.append({"id": "wagon", "title": "Wagon", "tags": ["large"]})
    own = edits.put(hills(), ("units",), [{"cites": "", **row} for row in rows])
    own = edits.set_sight(own, "units", value={"count": "tagged", **({"tags": tags} if tags else {})})
    (question,) = (one for one in QUESTIONS if one.key == "units_count")
    assert answer_words(game_of_own(own), question, "tagged") == f"Those with a tag: {told}."


def test_what_hinders_says_by_how_much_and_a_game_without_counters_shows_none() -> None:
    """Unsaid, it counts one; the chart of a booklet has the same in one go."""
    own = edits.set_field(hills(), "terrains", "field", "hindrance", value=None)
    own = edits.put(own, ("units",), [{"id": "gun", "title": "Gun", "cites": "4"}])
    game = game_of_own(own)
    parts = {one.title: one for one in rules_page(game).parts}
    told = next(one.lines for one in parts["What hinders"].entries if one.title == "Grain")
    assert "Each counts 1." in told
    assert parts["Units"].entries[0].figures == ()
    field = sight_in_short(game, game.terrains["field"], in_language("en"))
    assert field.startswith("Hinders. ")
    assert field.endswith("Each counts 1.")
    assert sight_in_short(game, game.terrains[str(game.data["base_terrain"])], in_language("en")) == ""
    nothing = edits.set_field(own, "terrains", "field", "hindrance", value={"value": 0, "blocks_at": 3})
    full = sight_in_short(game_of_own(nothing), game_of_own(nothing).terrains["field"], in_language("en"))
    assert full.endswith(". 3 of them block.")
    heads, rows = terrain_chart(game, {"field"}, told={"field": field})
    assert (heads, plain(rows[0].cells[-1])) == (("Notes",), field)


def test_its_labels_are_in_the_language_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them but what the designer wrote, and why a line is as it is; one that isn't known is English."""
    monkeypatch.setattr(gathering, "sample_picture", lambda *_: b"")
    game = game_of_own(hills())
    german = rules_page(game, language="de")
    assert {"Was versperrt", "Wie Sicht funktioniert", "Überschriften des Regelhefts"} <= {
        one.title for one in german.parts
    }
    assert '<html lang="de">' in as_html(german)
    sight = next(one for one in german.parts if one.title == "Wie Sicht funktioniert")
    english = next(one for one in rules_page(game).parts if one.title == "How sight works")
    for one, other in zip(sight.entries, english.entries, strict=True):
        assert one.title != other.title
        assert one.lines != other.lines
        assert [figure.verdict for figure in one.figures] == [figure.verdict for figure in other.figures]
        assert all(
            mine.caption != yours.caption for mine, yours in zip(one.figures, other.figures, strict=True)
        )
    assert rules_page(game, language="fr").language == "en"
    row = {"effects": [{"what": one, "text": "as drawn"} for one in ("line of sight", "morale")]}
    assert list(effects_told(game, row, in_language("de"))) == ["Sichtlinie: as drawn.", "Morale: as drawn."]


def test_it_can_be_broken_off() -> None:
    """While its pictures are drawn."""

    def stop(_done: int, _total: int) -> None:
        raise Cancelled("Enough.")

    with pytest.raises(Cancelled):
        rules_page(game_of_own(hills()), stop)


def test_it_is_written_by_the_command_and_by_publishing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One file by the command; for a folder whose boards are for a game of one's own, both."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "own"))
    shutil.copytree(CASTLES, tmp_path / "own" / "castle-country")
    refresh_games()
    assert run(["rules", "castle-country", "-o", str(tmp_path / "page.html")]) == 0
    assert "Castle Country" in (tmp_path / "page.html").read_text("utf-8")
    with pytest.raises(BadCall):
        run(["rules", "castle-country", "-o", str(tmp_path / "page.txt")])
    folder = tmp_path / "project"
    folder.mkdir()
    yard = str(folder / "yard.board.json")
    assert run(["new", "board", "--ruleset", "castle-country", "--title", "Yard", "-o", yard]) == 0
    publish(folder, tmp_path / "out", forms=["rules"], with_errors=True)
    assert {one.name for one in (tmp_path / "out" / "rules").iterdir()} == {
        "castle-country.html", "castle-country.pdf",
    }  # fmt: skip
