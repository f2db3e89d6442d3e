"""Games in packs: they go along with their boards as data, are asked about, and stay apart from what is there."""

import json
import shutil
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bob_editor.cli.main import run
from bob_editor.errors import BadCall, BadFile
from bob_editor.opening.games.in_packs import game_questions, read_project, told_aside, unpack
from bob_editor.opening.readiness import readiness
from bob_editor.rulesets import refresh_games, ruleset
from bob_editor.storage.games.editions import EARLIER
from bob_editor.storage.games.places import own_games
from bob_editor.storage.games.taking import take_game
from bob_editor.storage.packing.writer import pack_bytes
from bob_editor.storage.packs import build, update, verify

CASTLES = Path(__file__).parents[1] / "rulesets" / "castle_country"


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's own games are in a folder of the test."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "own"))
    monkeypatch.setattr("bob_editor.storage.games.nearby._known", {})
    refresh_games()


def own_game(game_id: str = "castles", **more: Any) -> Path:
    """Castle Country under an id of its own, among the user's own games."""
    data = json.loads((CASTLES / "ruleset.json").read_text("utf-8"))
    folder = own_games() / game_id
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ruleset.json").write_text(json.dumps({**data, "id": game_id, **more}))
    refresh_games()
    return folder


def project(tmp_path: Path, game_id: str = "castles") -> Path:
    """A folder with one board of the game."""
    folder = tmp_path / "project"
    folder.mkdir(exist_ok=True)
    assert (
        run(
            [
                "new",
                "board",
                "--ruleset",
                game_id,
                "--title",
                "Yard",
                "-o",
                str(folder / "yard.board.json"),
                "--force",
            ]
        )
        == 0
    )
    return folder


def packed(tmp_path: Path, name: str = "p.bobpack") -> Path:
    """Its pack."""
    out = tmp_path / name
    build(read_project(project(tmp_path)), out)
    return out


def test_a_pack_carries_the_games_that_its_boards_are_for(tmp_path: Path) -> None:
    """Data, texts and pictures go along, code and other games don't; the game's boards are no boards of the project."""
    base = own_game("base")
    folder = own_game(based_on="base")
    own_game("another")
    (folder / "los.py").write_text("raise SystemExit")
    (folder / "README.md").write_text("Read me.")
    (folder / "examples").mkdir()
    shutil.copy(base / "ruleset.json", folder / "notes.json")
    (folder / "examples" / "one.los.json").write_text("{}")
    pack = verify(packed(tmp_path))
    assert pack.faults == ()
    assert [(one.id, sorted(one.files)) for one in pack.games] == [
        ("base", ["ruleset.json"]),
        ("castles", ["README.md", "examples/one.los.json", "notes.json", "ruleset.json"]),
    ]
    assert [one.path for one in pack.files if one.kind == "board"] == ["boards/yard.board.json"]


def test_the_cards_in_a_pack_are_held_to_the_game_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the game isn't here, or has other cards; what its own cards don't have is told all the same."""
    folder = own_game()
    layout: dict[str, Any] = {
        "format": "bob-editor/card", "version": 1,
        "fields": [{"id": "turns", "title": "Turns", "kind": "number", "from": 1, "to": 9}],
    }  # fmt: skip
    (folder / "card.json").write_text(json.dumps(layout))
    refresh_games()
    there = project(tmp_path)
    card = {
        "format": "bob-editor/scenario", "version": 1, "id": "dawn", "title": "Dawn", "ruleset": "castles",
        "map": {"boards": [{"board": "yard.board.json"}]}, "turns": 7,
    }  # fmt: skip
    (there / "dawn.scenario.json").write_text(json.dumps(card))
    right, wrong = tmp_path / "right.bobpack", tmp_path / "wrong.bobpack"
    build(read_project(there), right)
    (there / "dawn.scenario.json").write_text(json.dumps({**card, "turns": 10}))
    wrong.write_bytes(pack_bytes(read_project(there)))
    layout["fields"][0]["to"] = 5
    (folder / "card.json").write_text(json.dumps(layout))
    refresh_games()
    assert verify(right).faults == ()
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "elsewhere"))
    refresh_games()
    assert verify(right).faults == ()
    assert [(one.file, one.code) for one in verify(wrong).faults] == [
        ("scenarios/dawn.scenario.json", "schema/maximum")
    ]


def test_games_beside_boards_go_along_whichever_folder_they_are_in(tmp_path: Path) -> None:
    """One in the folder counts before one's own; one that no board is for is left out and told."""
    own_game(title="Mine")
    folder = project(tmp_path)
    shutil.copytree(own_game(title="Theirs"), folder / "deep" / "games" / "castles")
    shutil.copytree(own_game("another"), folder / "games" / "another")
    shutil.move(folder / "yard.board.json", folder / "deep" / "yard.board.json")
    own_game(title="Mine")
    found = read_project(folder)
    assert {one.title for one in (source.game for source in found.games.values())} == {"Theirs"}
    assert [file.packed for file in found.files] == ["boards/yard.board.json", "games/castles/ruleset.json"]
    assert found.left_out == ("games/another/ruleset.json",)
    (told,) = (one for one in readiness(found).found if one.code == "schema/left-out")
    assert told.message == "It stays out of the pack: no document in it is for this game."


def test_a_game_with_code_stays_at_home_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As data alone it would be another game."""
    folder = own_game()
    shutil.move(folder, tmp_path / "castles")
    (tmp_path / "castles" / "card.py").write_text('"""Its card."""\n')
    monkeypatch.setenv("BOB_EDITOR_RULESETS", str(tmp_path / "castles"))
    refresh_games()
    found = read_project(project(tmp_path))
    assert found.games == {}
    (told,) = (one for one in readiness(found).found if one.code == "schema/game-with-code")
    assert "card.py" in told.message


def test_what_is_asked_and_what_becomes_of_it(tmp_path: Path) -> None:
    """A new game, the same, another edition: each has its answers, and each answer does what it says."""
    folder = own_game(edition="2")
    pack = packed(tmp_path)
    (same,) = game_questions(verify(pack))
    assert same.choices == ("leave",)
    assert "same already" in same.text
    own_game(edition="1")
    (other,) = game_questions(verify(pack))
    assert other.choices == ("beside", "replace", "leave")
    assert "Castle Country (2)" in other.text
    assert "Castle Country (1)" in other.text
    assert other.text.endswith("From yours to the pack's: Edition: 1 → 2.")
    unpack(pack, tmp_path / "mine", {"castles": "leave"})
    assert not (tmp_path / "mine" / "games").exists()
    unpack(pack, tmp_path / "both", {"castles": "beside"})
    assert ruleset("castles").data["edition"] == "2"
    assert json.loads((folder / "ruleset.json").read_text())["edition"] == "1"
    shutil.rmtree(tmp_path / "both")
    refresh_games()
    unpack(pack, tmp_path / "replaced", {"castles": "replace"})
    assert ruleset("castles").data["edition"] == "2"
    assert not (tmp_path / "replaced" / "games").exists()
    assert str(own_games() / EARLIER) in told_aside({"castles": "replace"})
    assert told_aside({"castles": "beside"}) == ""
    (aside,) = (own_games() / EARLIER).iterdir()
    assert json.loads((aside / "ruleset.json").read_text())["edition"] == "1"
    shutil.rmtree(folder)
    (new,) = game_questions(verify(pack))
    assert new.choices == ("beside", "own", "leave")
    assert all(new.told(choice) for choice in new.choices)
    unpack(pack, tmp_path / "taken", {"castles": "own"})
    assert (own_games() / "castles" / "ruleset.json").is_file()


def test_a_game_that_cannot_be_taken_stays_and_keeps_no_other(tmp_path: Path) -> None:
    """Something of its name is among one's own: it serves its boards from beside them, and that is told."""
    for one in ("castles", "forts"):
        own_game(one)
        project(tmp_path, one).joinpath("yard.board.json").rename(tmp_path / "project" / f"{one}.board.json")
    build(read_project(tmp_path / "project"), tmp_path / "p.bobpack")
    shutil.rmtree(own_games())
    (own_games() / "castles").mkdir(parents=True)
    refresh_games()
    with pytest.raises(BadFile, match="already"):
        unpack(tmp_path / "p.bobpack", tmp_path / "out", {"castles": "own", "forts": "own"})
    assert (own_games() / "forts" / "ruleset.json").is_file()
    assert [one.name for one in (tmp_path / "out" / "games").iterdir()] == ["castles"]
    assert ruleset("castles").title == "Castle Country"


def test_the_command_asks_or_is_told(tmp_path: Path) -> None:
    """Away from a terminal it must be told; the same game needs no answer."""
    folder = own_game()
    pack = str(packed(tmp_path))
    assert run(["pack", "unpack", pack, "-o", str(tmp_path / "a")]) == 0
    shutil.rmtree(folder)
    refresh_games()
    with pytest.raises(BadCall, match="Castle Country") as refused:
        run(["pack", "unpack", pack, "-o", str(tmp_path / "b")])
    assert "--with-game" in refused.value.hint
    assert not (tmp_path / "b").exists()
    assert run(["pack", "unpack", pack, "-o", str(tmp_path / "b"), "--without-game"]) == 0
    assert not (tmp_path / "b" / "games").exists()
    assert run(["pack", "unpack", pack, "-o", str(tmp_path / "c"), "--with-game"]) == 0
    assert run(["check", str(tmp_path / "c" / "boards" / "yard.board.json")]) == 0


def test_an_update_brings_up_a_game_that_is_there_and_brings_no_other(tmp_path: Path) -> None:
    """Who left the game out isn't given it by the next edition."""
    own_game(edition="1")
    old = packed(tmp_path, "1.bobpack")
    unpack(old, tmp_path / "with", {"castles": "beside"})
    unpack(old, tmp_path / "without", {"castles": "leave"})
    own_game(edition="2")
    new = packed(tmp_path, "2.bobpack")
    update(new, tmp_path / "with").step.take()
    update(new, tmp_path / "without").step.take()
    assert not (tmp_path / "without" / "games").exists()
    assert (
        json.loads((tmp_path / "with" / "games" / "castles" / "ruleset.json").read_text())["edition"] == "2"
    )


@pytest.mark.parametrize(
    ("path", "content", "code"),
    [
        ("games/castles/los.py", "x", "schema/code"),
        ("games/castles/LOS.PY", "x", "schema/code"),
        ("games/castles/run.sh", "x", "schema/code"),
        ("games/castles/checks/a.pyc", "x", "schema/code"),
        ("boards/games/castles/ruleset.json", "{}", "schema/path"),
        ("games/ruleset.json", "{}", "schema/path"),
        ("games/Ca stles/ruleset.json", "{}", "schema/path"),
        ("games/other/card.json", "{}", "schema/missing-file"),
        ("games/other/ruleset.json", "{}", "schema/id"),
        ("games/other/ruleset.json", "[]", "schema/kind"),
        ("games/other/ruleset.json", "[" * 100_000, "schema/unreadable"),
        ("games/castles/card.json", "{nothing", "schema/unreadable"),
    ],
)
def test_hostile_games_are_refused(tmp_path: Path, path: str, content: str, code: str) -> None:
    """Code by any name, a game in a wrong place, one of another id, what can't be read: nothing is unpacked."""
    own_game()
    with zipfile.ZipFile(packed(tmp_path)) as sound:
        files = {name: sound.read(name) for name in sound.namelist()}
    files[path] = content.encode()
    head = json.loads(files["pack.json"])
    head["contents"] = {name: sha256(raw).hexdigest() for name, raw in files.items() if name != "pack.json"}
    files["pack.json"] = json.dumps(head).encode()
    bad = tmp_path / "bad.bobpack"
    with zipfile.ZipFile(bad, "w") as made:
        for name, raw in files.items():
            made.writestr(name, raw)
    found = verify(bad)
    assert code in {fault.code for fault in found.faults}
    assert found.games == ()
    with pytest.raises(BadFile):
        unpack(bad, tmp_path / "out", {"castles": "own"})
    assert not (tmp_path / "out").exists()


def test_taking_a_game_leaves_what_is_there_where_it_fails(tmp_path: Path) -> None:
    """An id that leads elsewhere and a place that is taken are refused; nothing is left behind."""
    folder = own_game()
    before = sorted(own_games().rglob("*"))
    for name in ("../x", "castles"):
        with pytest.raises(BadFile):
            take_game(name, {"ruleset.json": b"{}"})
    assert sorted(own_games().rglob("*")) == before
    take_game("castles", {"ruleset.json": b"{}"}, folder)
    take_game("castles", {"ruleset.json": b"{}"}, folder)
    assert len(list((own_games() / EARLIER).iterdir())) == 2
    del tmp_path
