"""Games of a user's own: where they are found, which of two wins, and what keeps one from being used."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import BadFile, UnknownRuleset
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.cards.code import FUNCTIONS
from bob_editor.rulesets import all_rulesets, game_of_own, installed, refresh_games, ruleset
from bob_editor.storage.documents import read_board
from bob_editor.storage.games import nearby, places

PLAIN: dict[str, Any] = {
    "format": "bob-editor/ruleset",
    "version": 1,
    "id": "pebbles",
    "title": "Pebbles",
    "edition": "1",
    "hexes": "flat-top",
    "base_terrain": "sand",
    "terrains": [
        {"id": "sand", "title": "Sand", "in": ["base", "hexes"], "cites": "1"},
        {"id": "rock", "title": "Rock", "in": ["hexes"], "height": 1, "cites": "2"},
    ],
}
BOARD = {
    "format": "bob-editor/board", "version": 1, "id": "b", "title": "B", "ruleset": "pebbles",
    "grid": {"hexes": "flat-top", "columns": 3, "rows": 3, "shifted": "even", "shift": "down"},
    "base": {"terrain": "sand", "level": 0},
}  # fmt: skip


def keep(folder: Path, **more: Any) -> Path:
    """A game's folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ruleset.json").write_text(json.dumps({**PLAIN, **more}), "utf-8")
    return folder


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of the user's own games; nothing is known beside any document."""
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "own"))
    monkeypatch.setattr(nearby, "_known", {})
    (tmp_path / "own").mkdir()
    return tmp_path / "own"


def told(game_id: str) -> list[str]:
    """What is said of the games of an id or in a folder of that name."""
    return [note for one in installed() if game_id in (one.id, one.folder.name) for note in one.notes]


def test_a_game_in_the_users_place_is_there(own: Path) -> None:
    """It needs no line elsewhere; one that comes later is found when it is asked for."""
    assert "pebbles" not in all_rulesets()
    keep(own / "pebbles")
    assert ruleset("pebbles").title == "Pebbles"


def test_a_changed_file_is_read_anew_and_an_unchanged_one_stays(own: Path) -> None:
    """``refresh_games`` names what changed; every other game stays the same object."""
    keep(own / "pebbles")
    keep(own / "shells", id="shells")
    refresh_games()
    pebbles, shells = ruleset("pebbles"), ruleset("shells")
    keep(own / "pebbles", title="Pebbles and more")
    assert refresh_games() == {"pebbles"}
    assert ruleset("pebbles").title == "Pebbles and more" != pebbles.title
    assert ruleset("shells") is shells
    assert ruleset("memoir-44") is ruleset("memoir-44")


def test_what_is_based_on_a_changed_game_changes_too(own: Path) -> None:
    """The rows of the base are shown resolved."""
    keep(own / "pebbles")
    keep(own / "gravel", id="gravel", based_on="pebbles", terrains=[])
    refresh_games()
    assert list(ruleset("gravel").terrains) == ["sand", "rock"]
    keep(
        own / "pebbles",
        terrains=[*PLAIN["terrains"], {"id": "weed", "title": "Weed", "in": ["hexes"], "cites": ""}],
    )
    assert refresh_games() == {"pebbles", "gravel"}
    assert list(ruleset("gravel").terrains) == ["sand", "rock", "weed"]


def test_effects_that_leave_out_what_is_usual_have_it_in_a_game_upon_another_too(own: Path) -> None:
    """The number of the row is that of the base's row where the game says none."""
    hedge: dict[str, Any] = {"id": "rock", "effects": [{"what": "direct fire", "text": "as a wall"}]}
    keep(own / "pebbles", terrains=[PLAIN["terrains"][0], {**PLAIN["terrains"][1], "cites": "7.1"}])
    keep(own / "gravel", id="gravel", based_on="pebbles", terrains=[], amended={"terrains": [hedge]})
    keep(own / "grit", id="grit", based_on="pebbles", terrains=[hedge])
    refresh_games()
    usual = {"value": None, "source": "rules", "cites": "7.1"}
    for name in ("gravel", "grit"):
        assert [dict(one) for one in ruleset(name).terrains["rock"].effects] == [
            {**usual, **hedge["effects"][0]}
        ]


BROKEN = {
    "no JSON": "{",
    "not a list": json.dumps({**PLAIN, "terrains": {}}),
    "not a number": json.dumps({**PLAIN, "levels": {"min": float("nan"), "max": 1, "cites": ""}}),
    "deep": "[" * 5000,
    "too many rows": json.dumps({**PLAIN, "terrains": [PLAIN["terrains"][0]] * 1001}),
    "a path": json.dumps({**PLAIN, "id": "../x"}),
    "no base": json.dumps({**PLAIN, "based_on": "nothing"}),
    "a circle": json.dumps({**PLAIN, "based_on": "pebbles"}),
    "no such check": json.dumps({**PLAIN, "checks": ["no-such"]}),
    "misspelt": json.dumps({**PLAIN, "terrain": []}),
    "amended nothing": json.dumps({**PLAIN, "based_on": "memoir-44", "amended": {"ends": [{"in": "x"}]}}),
}


@pytest.mark.parametrize("name", list(BROKEN))
def test_a_broken_game_is_listed_with_its_error(own: Path, name: str) -> None:
    """It takes nothing else down; who asks for it hears why."""
    keep(own / "shells", id="shells")
    (own / "broken").mkdir()
    (own / "broken" / "ruleset.json").write_text(BROKEN[name], "utf-8")
    refresh_games()
    assert {"shells", "memoir-44"} <= set(all_rulesets())
    (row,) = [one for one in installed() if one.folder == own / "broken"]
    if name != "amended nothing":
        assert row.game is None
        assert row.error.endswith((".", "?"))
        with pytest.raises(UnknownRuleset, match="can't be used"):
            ruleset("broken")


def test_many_games_based_on_one_another(own: Path) -> None:
    """A row of bases ends somewhere."""
    keep(own / "g0", id="g0")
    for number in range(1, 40):
        keep(own / f"g{number}", id=f"g{number}", based_on=f"g{number - 1}", terrains=[])
    refresh_games()
    assert list(ruleset("g8").terrains) == ["sand", "rock"]
    assert "more than 8 others" in told("g39")[0]


def test_a_game_that_ships_keeps_its_id(own: Path) -> None:
    """Nothing in a folder can take the place of one of the five; that is told."""
    keep(own / "mine", id="memoir-44")
    refresh_games()
    assert "mine" not in str(ruleset("memoir-44").title)
    assert "a game that ships has that id" in told("mine")[0]


def test_the_nearest_of_two_wins(own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the environment names comes before what lies beside a document, and that before the user's own place."""
    keep(own / "pebbles", title="Own")
    refresh_games()
    assert ruleset("pebbles").title == "Own"
    keep(tmp_path / "project" / "games" / "pebbles", title="Beside")
    (tmp_path / "project" / "project.json").write_text("{}", "utf-8")
    (tmp_path / "project" / "boards").mkdir()
    board = tmp_path / "project" / "boards" / "b.board.json"
    board.write_text(json.dumps(BOARD), "utf-8")
    read_board(board)
    assert ruleset("pebbles").title == "Beside"
    assert "comes first" in " ".join(told("pebbles"))
    monkeypatch.setenv("BOB_EDITOR_RULESETS", str(keep(tmp_path / "named", title="Named")))
    assert ruleset("pebbles").title == "Named"


CODE = "from pathlib import Path\nPath(__file__).with_name('ran').touch()\n"


@pytest.mark.parametrize("place", ["own", "project/games"])
def test_code_beside_data_is_never_run(own: Path, tmp_path: Path, place: str) -> None:
    """Python in the user's place and beside documents is told, and left alone."""
    folder = keep(tmp_path / place / "pebbles")
    (folder / "checks").mkdir()
    for name in ("los.py", "card.py", "overlays.py", "__init__.py", "checks/bad.py"):
        (folder / name).write_text(CODE, "utf-8")
    nearby.look_beside(tmp_path / "project")
    refresh_games()
    game = ruleset("pebbles")
    assert game.checks
    code = game.card_code()
    assert all(getattr(code, name).__module__.startswith("bob_editor.rules.") for name in FUNCTIONS)
    assert game.overlays is None
    assert not list(folder.rglob("ran"))
    assert "isn't run" in told("pebbles")[0]


def test_code_of_a_named_folder_that_fails_is_told(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slip in a writer's Python keeps nobody from working with the other games."""
    folder = keep(tmp_path / "named")
    (folder / "checks").mkdir()
    (folder / "checks" / "bad.py").write_text("raise RuntimeError('oh')\n", "utf-8")
    monkeypatch.setenv("BOB_EDITOR_RULESETS", os.pathsep.join((str(folder), str(tmp_path / "nowhere"))))
    assert "memoir-44" in all_rulesets()
    assert "RuntimeError: oh" in told("pebbles")[0]
    assert "There is no folder" in told("nowhere")[0]


def test_a_game_that_isnt_saved_can_be_played(own: Path) -> None:
    """Its data alone makes a game; what breaks the schema is refused by place."""
    assert list(game_of_own(OwnGame(PLAIN)).terrains) == ["sand", "rock"]
    assert (
        "woods"
        in game_of_own(OwnGame({"id": "x", "title": "X", "based_on": "band-of-brothers-2.2"})).terrains
    )
    with pytest.raises(BadFile, match="hexes"):
        game_of_own(OwnGame({**PLAIN, "hexes": "round"}))


@pytest.mark.parametrize("place", ["project", "project/pebbles", "project/maps", "project/games/pebbles"])
def test_a_game_that_lies_elsewhere_is_told(own: Path, tmp_path: Path, place: str) -> None:
    """A ``ruleset.json`` beside a project's boards, and not in ``games/``, is named with the place where it belongs.

    What is in the ``games/`` of a folder above lacks but the file that makes that a project.
    """
    folder = keep(tmp_path / place)
    board = tmp_path / "project" / "maps" / "b.board.json"
    board.parent.mkdir(exist_ok=True)
    board.write_text(json.dumps(BOARD), "utf-8")
    read_board(board)
    with pytest.raises(UnknownRuleset) as raised:
        ruleset("pebbles")
    assert str(folder) in raised.value.hint
    within = "games" in place
    assert ("project.json in" if within else str(board.parent / "games" / "pebbles")) in raised.value.hint
    if within:
        (tmp_path / "project" / "project.json").write_text("{}", "utf-8")
        read_board(board)
        assert ruleset("pebbles").id == "pebbles"
    with pytest.raises(UnknownRuleset) as raised:
        ruleset("memoir-45")
    assert raised.value.hint == "Did you mean memoir-44?"


def test_a_path_that_is_none_has_no_game_beside_it(tmp_path: Path) -> None:
    """Also where a game that isn't there is asked for afterwards, which is looked for near what was read last."""
    for path in (tmp_path / ("d" * 200) / ("/".join(["e" * 200] * 30)), "nul\0.board.json"):
        nearby.look_beside(path)
        with pytest.raises(UnknownRuleset):
            ruleset("no-such-game")
