"""A card from data: the fields of a game's card.json are in its schema, its form and its print, and are checked."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from bob_editor.cli.main import run
from bob_editor.editing.card.form import card_form
from bob_editor.editing.card.spreadsheet_rows import columns_of, summary_of
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.opening.findings import found_in
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rulesets import installed, refresh_games, ruleset
from bob_editor.sheet.blocks import CardSheet
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage.documents import read_scenario
from bob_editor.storage.form.card_schemas import checked_layout

CASTLES = Path(__file__).parent / "castle_country"
FIELDS = json.loads((CASTLES / "card.json").read_text("utf-8"))["fields"]

FLAMES = {"name": "flames", "type": "integer", "required": True, "maximum": 6, "text": "how high"}
FIRE = {"marker": "fire", "at": "C3", "flames": 4}


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own games: Castle Country alone."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "own"))
    shutil.copytree(CASTLES, tmp_path / "own" / "castle-country")
    refresh_games()
    return tmp_path / "own"


def siege(folder: Path, game: str = "castle-country", **fields: Any) -> Path:
    """A scenario of the game with these fields."""
    board, path = folder / "yard.board.json", folder / "siege.scenario.json"
    new = ["--ruleset", game, "--force", "-o"]
    assert run(["new", "board", *new, str(board), "--title", "Yard"]) == 0
    assert run(["new", "scenario", *new, str(path), "--board", str(board)]) == 0
    data = json.loads(path.read_text("utf-8"))
    data["sides"] = [{"id": "red", "name": "Red", "morale": 7}, {"id": "blue", "name": "Blue"}]
    data["units"] = [{"unit": "knight", "at": "C3", "side": "red", "veteran": True}]
    path.write_text(json.dumps({**data, **fields}), "utf-8")
    return path


def edited(file: Path, **fields: Any) -> None:
    """Put other values into one of a game's files, and have it read."""
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **fields}), "utf-8")
    refresh_games()


def sheet_of(path: Path) -> CardSheet:
    """A scenario's card as it is printed."""
    scenario = read_scenario(path).value
    return card_sheet(card_of(scenario, ruleset("castle-country"), read_boards(scenario, path)))


@pytest.mark.usefixtures("games")
def test_a_new_card_has_what_is_usual_and_its_form_asks_for_the_rest() -> None:
    """Pages by section, each field of its kind; rows of sides and units have theirs, units are offered by name."""
    form = card_form(ruleset("castle-country"))
    pages = {
        page.title: {"/".join(map(str, path)): field for path, field in page.fields} for page in form.pages
    }
    assert form.called == "Siege"
    assert list(pages["Turns and victory"]) == ["turns", "first_side", "victory", "reinforcements"]
    turns = pages["Turns and victory"]["turns"]
    assert (turns.kind, turns.title, turns.minimum, turns.maximum, turns.required, turns.cites) == (
        "integer", "Turns", 1, 40, True, "9",
    )  # fmt: skip
    assert pages["Weather"]["weather"].choices == (("clear", "Clear sky"), ("mud", "Deep mud"))
    assert pages["Weather"]["signal_hex"].kind == "hex"
    sides = {field.name: field for field in pages["Sides"]["sides"].fields}
    assert (sides["morale"].kind, sides["morale"].unit) == ("integer", "points")
    units = {field.name: field for field in pages["Set-up"]["units"].fields}
    assert units["veteran"].kind == "switch"
    assert units["unit"].choices == (("knight", "Knight"), ("archer", "Archer"))
    assert not {"road_side", "kind", "nation", "facing", "in"} & set(units)
    table = pages["Set-up"]["units"]
    assert [one.name for one in columns_of(table)] == ["side", "unit", "at", "count", "veteran"]
    assert summary_of({"unit": "knight", "at": "C3", "side": "red"}, table) == "Knight at C3"


@pytest.mark.usefixtures("games")
def test_its_card_is_held_to_its_fields(tmp_path: Path) -> None:
    """What fits is right; what doesn't is told where it stands, as of every card."""
    path = siege(tmp_path, weather="mud", reinforcements=[{"turn": 3, "unit": "archer", "side": "red"}])
    assert found_in(path, "scenario") == ()
    path = siege(tmp_path, weather="fog", turns=0, fog=1, reinforcements=[{"unit": "dragon"}])
    told = {one.at for one in found_in(path, "scenario") if one.code.startswith("schema/")}
    assert told == {"weather", "turns", "fog", "reinforcements/0", "reinforcements/0/unit"}


@pytest.mark.usefixtures("games")
def test_what_a_game_has_no_rows_for_is_not_asked() -> None:
    """No positions, markers, conditions, rulings and changes: a card says nothing of them; no page is there twice."""
    form = card_form(ruleset("castle-country"))
    asked = {path[0] for page in form.pages for path, _ in page.fields}
    assert not {"markers", "conditions", "rulings", "changes"} & asked
    titles = [page.title for page in form.pages]
    assert len(set(titles)) == len(titles)
    assert "More" not in titles


def test_conditions_and_positions_of_a_game_are_on_its_cards(games: Path, tmp_path: Path) -> None:
    """A switch, a number within limits, a word: in the form, in LOS, in print; others are refused.

    One that is called as another game's is as this one says it. So are the fields that its markers have.
    """
    edited(
        games / "castle-country" / "ruleset.json",
        markers=[{"id": "fire", "title": "Fire", "cites": "", "fields": [FLAMES]}],
        ends=[{"in": "tower", "title": "On the tower", "text": "high up", "cites": ""}],
        conditions=[
            {"id": "storm", "title": "Storm of sand", "value": {"type": "boolean"}, "text": "grit", "cites": "4"},
            {
                "id": "haze", "title": "Haze", "text": "one sees so far", "cites": "",
                "value": {"type": "integer", "minimum": 1, "maximum": 9, "text": "hexes"},
            },
            {"id": "night", "title": "Night", "value": {"type": "integer"}, "text": "one sees so far", "cites": ""},
            {
                "id": "wind", "title": "Wind", "text": "it blows", "cites": "",
                "value": {"type": "string", "choices": ["east", "west"]},
            },
        ],
    )  # fmt: skip
    fields = {
        "/".join(map(str, path)): one
        for page in card_form(ruleset("castle-country")).pages
        for path, one in page.fields
    }
    assert [(one.name, one.title, one.kind) for one in fields["conditions"].fields] == [
        ("storm", "Storm of sand", "switch"), ("haze", "Haze", "integer"), ("night", "Night", "integer"),
        ("wind", "Wind", "choice"),
    ]  # fmt: skip
    assert "in" in {one.name for one in fields["units"].fields}
    path = siege(tmp_path, conditions={"storm": True, "haze": 3, "night": 2, "wind": "west"}, markers=[FIRE])
    assert found_in(path, "scenario") == ()
    assert "Storm of sand" in sheet_of(path).text
    wrong = siege(
        tmp_path,
        conditions={"storm": 2, "haze": 30, "hail": True, "wind": "up"},
        markers=[FIRE | {"flames": 9}],
    )
    assert sorted((one.at, one.code.rpartition("/")[2]) for one in found_in(wrong, "scenario")) == [
        ("conditions/hail", "unknown-reference"), ("conditions/haze", "maximum"), ("conditions/storm", "type"),
        ("conditions/wind", "enum"), ("markers/0/flames", "maximum"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("conditions", "told"),
    [
        ({"haze": 3, "night": 2, "rain": True, "light": "dawn"}, None),
        ({"haze": 30}, "Haze of the conditions must be at most 9, not 30."),
        ({"hase": 3}, "Is haze meant?"),
        ({"night": True}, "Night of the conditions must be a whole number"),
        (5, "must be an object"),
        ({"rain": 1}, "Rain of the conditions must be true or false"),
    ],
)
def test_suites_hold_the_conditions_of_the_game(
    games: Path, tmp_path: Path, conditions: Any, told: str | None
) -> None:
    """A suite names no game itself, so what it says of the weather is held to the game of its board.

    Its night is a number, and its light has names of its own, though those of games that ship are otherwise.
    """
    rows = [
        {"id": name, "title": name, "text": "", "cites": "", "value": value}
        for name, value in (
            ("haze", {"type": "integer", "maximum": 9}), ("night", {"type": "integer"}), ("rain", {"type": "boolean"}),
            ("light", {"type": "string", "choices": ["dawn", "noon"]}),
        )
    ]  # fmt: skip
    fire = {"id": "fire", "title": "Fire", "cites": "", "fields": [FLAMES]}
    edited(games / "castle-country" / "ruleset.json", conditions=rows, markers=[fire])
    siege(tmp_path)
    suite = {
        "format": "bob-editor/los-suite",
        "version": 1,
        "board": "siege.scenario.json",
        "checks": [],
        "markers": [FIRE],
    }
    path = tmp_path / "haze.los.json"
    path.write_text(json.dumps(suite | {"conditions": conditions}), "utf-8")
    found = found_in(path, "los-suite")
    assert [told in one.message for one in found] == [True] if told else found == ()


def test_a_section_called_as_one_that_is_there_is_one_with_it(games: Path, tmp_path: Path) -> None:
    """One page and one heading of a title; what is no force is printed under the title that its section has."""
    fields = [
        {"id": "day", "kind": "date", "section": "Situation"},
        {"id": "torches", "kind": "yes_no", "section": "Special rules"},
        {"id": "spared", "kind": "unit", "section": "Forces"},
        {"id": "reinforcements", "kind": "table", "section": "Forces", "columns": [
            {"id": "side", "kind": "side"}, {"id": "unit", "kind": "unit"}, {"id": "number", "kind": "number"},
        ]},
        {"id": "victory", "kind": "long_text", "section": "Victory"},
    ]  # fmt: skip
    edited(games / "castle-country" / "card.json", fields=fields)
    form = card_form(ruleset("castle-country"))
    titles = [page.title for page in form.pages]
    assert titles.count("Special rules") == 1
    path = siege(
        tmp_path, day="1066-10-14", background="It rained.", torches=True, spared="archer",
        rules=[{"title": "Mud", "text": "Slow."}], victory="Red holds {hex:E4}, and **nothing** else.",
        reinforcements=[{"side": "red", "unit": "knight", "number": 2}, {"side": "red", "unit": "archer"}],
        sides=[{"id": "red", "name": "Red"}], units=[],
    )  # fmt: skip
    sheet = sheet_of(path)
    told = [one.title for one in sheet.sections]
    assert {"Situation", "Special rules", "Forces", "Victory"} <= set(told)
    assert "Markers and changes" not in told
    assert told.count("Special rules") == told.count("Situation") == 1
    assert "Spared: Archer" in sheet.text
    assert "Red holds E4, and nothing else." in sheet.text
    assert "2 × Knight\n1 × Archer" in sheet.text


@pytest.mark.usefixtures("games")
def test_it_is_printed_in_words(tmp_path: Path) -> None:
    """The track of turns, choices by their titles, own sections under their own titles."""
    path = siege(tmp_path, weather="mud", first_side="red", signal_hex="E4", victory="Red holds the castle.")
    sheet = sheet_of(path)
    assert {one.title for one in sheet.sections} >= {"Weather", "Victory", "Sequence of play"}
    printed = tmp_path / "siege.pdf"
    assert run(["render", str(path), "-o", str(printed), "--card"]) == 0
    text = " ".join("".join(page.extract_text() for page in PdfReader(printed).pages).split())
    for words in ("Deep mud", "Moves first", "Signal fire", "Morale", "7 points", "Veteran", "Red holds"):
        assert words in text


def test_a_change_of_the_file_is_read(games: Path, tmp_path: Path) -> None:
    """Another choice is right from then on; a file that breaks its form takes the game away, and says why."""
    path = siege(tmp_path, weather="fog")
    assert found_in(path, "scenario")
    card = games / "castle-country" / "card.json"
    card.write_text(card.read_text("utf-8").replace('"mud"', '"fog"'), "utf-8")
    refresh_games()
    assert found_in(path, "scenario") == ()
    card.write_text('{"fields": [{"id": "turns", "kind": "dice"}]}', "utf-8")
    refresh_games()
    (broken,) = (one for one in installed() if one.id == "castle-country")
    assert "card.json" in broken.error
    card.write_text('{"fields": [{"id": "background", "kind": "text"}]}', "utf-8")
    refresh_games()
    for _ in range(2):
        with pytest.raises(BobEditorError, match="have a field “background” already"):
            ruleset("castle-country")


def test_a_game_that_is_based_on_another_has_that_ones_card_and_its_own_fields(games: Path) -> None:
    """Of a game that ships and of one's own; what both call by one name is refused."""
    for name, base, field in (
        ("one", "memoir-44", "weather"),
        ("two", "one", "mood"),
        ("three", "two", "mood"),
    ):
        folder = games / name
        folder.mkdir()
        data = {"format": "bob-editor/ruleset", "version": 1, "id": name, "title": name, "based_on": base}
        (folder / "ruleset.json").write_text(json.dumps(data))
        (folder / "card.json").write_text(json.dumps({"fields": [{"id": field, "kind": "text"}]}))
    refresh_games()
    names = {str(path[0]) for page in card_form(ruleset("two")).pages for path, _ in page.fields}
    assert {"weather", "mood", "front", "first_player"} <= names
    (broken,) = (one for one in installed() if one.id == "three")
    assert "“mood”" in broken.error


HOSTILE: dict[str, Callable[[], Any]] = {
    "list": list,
    "text": lambda: "card",
    "unknown key": lambda: {"field": []},
    "fields no list": lambda: {"fields": {"id": "a"}},
    "no kind": lambda: {"fields": [{"id": "a"}]},
    "bad id": lambda: {"fields": [{"id": "../a", "kind": "text"}]},
    "no choices": lambda: {"fields": [{"id": "a", "kind": "choice"}]},
    "no columns": lambda: {"fields": [{"id": "a", "kind": "table"}]},
    "tables in tables": lambda: {"fields": [{"id": "a", "kind": "table", "columns": [{"id": "b", "kind": "table"}]}]},
    "turned round": lambda: {"fields": [{"id": "a", "kind": "number", "from": 5, "to": 1}]},
    "thousands": lambda: {"fields": [{"id": f"a{number}", "kind": "text"} for number in range(5000)]},
    "pages of numbers": lambda: {"pages": [1, 2]},
    "hints of lists": lambda: {"hints": {"units": []}},
    "words of numbers": lambda: {"words": {"a": 1}},
    "not a number": lambda: {"fields": [{"id": "a", "kind": "number", "from": float("nan")}]},
}  # fmt: skip


@pytest.mark.parametrize("name", list(HOSTILE))
def test_hostile_layouts_are_refused_in_a_sentence(name: str) -> None:
    """Wrong types, names that lead elsewhere, too much: no game is made of them."""
    with pytest.raises(BadFile, match=r"card\.json"):
        checked_layout(HOSTILE[name](), "card.json")


def test_titles_are_texts_wherever_they_come(games: Path, tmp_path: Path) -> None:
    """Markup in a title is printed as it stands."""
    card = games / "castle-country" / "card.json"
    rude = '<b>#panic()</b> $x$ \\"'
    card.write_text(card.read_text("utf-8").replace('"Deep mud"', json.dumps(rude)), "utf-8")
    refresh_games()
    printed = tmp_path / "siege.pdf"
    assert run(["render", str(siege(tmp_path, weather="mud")), "-o", str(printed), "--card"]) == 0
    assert "#panic()" in "".join(page.extract_text() for page in PdfReader(printed).pages)
