"""What a change of rules does: told in words, and counted on boards as a plain look along each line finds it."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.cli.main import run
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.errors import Cancelled
from bob_editor.model.board import Board
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.opening.games.effects import BoardEffect, effects_of_change
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.games.changes_told import told_changes
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import game_of_own, refresh_games, ruleset
from bob_editor.storage.documents import write_board
from bob_editor.storage.games.editions import EARLIER
from bob_editor.storage.games.game_files import read_game, write_game

START = next(one for one in STARTS if one.id == "plateau")


def versions() -> tuple[OwnGame, OwnGame]:
    """A game, and one in which woods are taller and a hill as high as the higher end no longer hides."""
    old = started(START, "Hills")
    new = edits.set_sight(old, "ties", "higher", value="clear")
    return old, edits.set_field(new, "terrains", "woods", "height", value=2)


def plainly(board: Board, old: Game, new: Game, unit: str | None = None) -> tuple[int, int, int]:
    """Lines that open, close and are hindered otherwise, each looked along by itself, perhaps by a kind of unit."""
    sights = [sight_of(Scene(board, game)) for game in (old, new)]
    opened = closed = hindered = 0
    for start in board.grid.hexes:
        for goal in board.grid.hexes:
            if start != goal:
                before, after = (sight.trace(End(start, unit=unit), End(goal)) for sight in sights)
                blocked = before.verdict == "blocked", after.verdict == "blocked"
                opened += blocked == (True, False)
                closed += blocked == (False, True)
                same = (before.verdict, before.hindrance) == (after.verdict, after.hindrance)
                hindered += not any(blocked) and not same
    return opened, closed, hindered


def test_what_changes_on_boards_is_what_each_line_says(tmp_path: Path) -> None:
    """All pairs of a board; another game's board is passed over, a broken one is told."""
    old, new = (game_of_own(one) for one in versions())
    board = first_board(old)
    write_board(tmp_path / "a.board.json", board)
    write_board(tmp_path / "b.board.json", replace(board, ruleset="memoir-44"))
    (tmp_path / "c.board.json").write_text("{")
    steps: list[tuple[int, int]] = []
    files = sorted(tmp_path.glob("*.board.json"))
    found = list(effects_of_change(old, new, files, progress=lambda *how: steps.append(how)))
    assert [one.path.name for one in found] == ["a.board.json", "c.board.json"]
    assert found[0].counts == plainly(board, old, new)
    assert found[0].changed
    assert found[0].changed == len(found[0].lines)
    assert found[1].error
    assert steps[-1] == (3, 3)
    with pytest.raises(Cancelled):
        list(effects_of_change(old, new, files, cancelled=lambda: True))


def test_what_changes_for_a_kind_of_unit_alone_is_told_after_that(tmp_path: Path) -> None:
    """Of one with eyes of its own, whether these change or what hides from them; nothing that changes for anyone."""
    old, new = versions()
    kinds: list[dict[str, object]] = [
        {"id": one, "title": one.title(), "tags": [], "cites": ""} for one in ("foot", "tank", "tower")
    ]
    old = edits.put(edits.put(old, ("units",), kinds), ("sight", "eye"), {"units": {"foot": 1}})
    new = edits.put(edits.put(new, ("units",), kinds), ("sight", "eye"), {"units": {"foot": 1, "tank": 2}})
    before, same, after = map(
        game_of_own, (old, edits.put(old, ("sight", "eye"), new.data["sight"]["eye"]), new)
    )
    write_board(tmp_path / "a.board.json", board := first_board(before))
    of_all, of_foot, of_tanks = effects_of_change(before, after, [tmp_path / "a.board.json"])
    assert [of_foot.looker.title, of_tanks.looker.title] == ["Foot", "Tank"]
    assert not set(of_all.lines) & {*of_foot.lines, *of_tanks.lines}
    of_all, of_tanks = effects_of_change(before, same, [tmp_path / "a.board.json"])
    assert (of_all.changed, of_tanks.counts) == (0, plainly(board, before, same, "tank"))


def test_nothing_changes_between_a_game_and_itself(tmp_path: Path) -> None:
    """No line, and no word."""
    game = game_of_own(versions()[0])
    write_board(tmp_path / "a.board.json", first_board(game))
    (one,) = effects_of_change(game, game, [tmp_path / "a.board.json"])
    assert one.text == "None of 1190 lines changes."
    assert list(told_changes(game.data, game.data)) == []


@pytest.mark.parametrize(
    ("counts", "text"),
    [
        ((1, 0, 0), "Of 20 lines 1 opens."),
        ((2, 1, 0), "Of 20 lines 2 open, 1 closes."),
        ((0, 3, 1), "Of 20 lines 3 close, 1 is hindered otherwise."),
        ((0, 0, 4), "Of 20 lines 4 are hindered otherwise."),
    ],
)
def test_effects_are_told(counts: tuple[int, int, int], text: str) -> None:
    """One or several."""
    assert BoardEffect(Path("a"), "A", 20, *counts).text == text


def test_changes_are_told_in_words() -> None:
    """Rows that come, go and change, settings, headings; what other programs keep isn't told."""
    old, new = versions()
    new = edits.remove_row(new, "terrains", "wall")
    new = edits.add_row(new, "terrains", {"id": "fog", "title": "Fog", "in": ["hexes"], "cites": ""})
    new = edits.set_heading(new, edition="2", levels=None)
    new = edits.put(new, ("x-other",), {"a": 1})
    told = list(told_changes(old.data, new.data))
    assert "And what is just as high as the higher of the two? It blocks → One looks over it" in told
    assert "Terrain Woods: Height 1 → 2" in told
    assert "Terrain Wall is gone" in told
    assert "Terrain Fog is new" in told
    assert "Edition: unsaid → 2" in told
    assert len(told) == 6


def test_a_setting_that_goes_back_is_told_by_what_holds_then() -> None:
    """What nothing is said of is decided nonetheless."""
    said = {"sight": {"units": {"count": "all"}, "visibility": 6}}
    assert list(told_changes(said, {"sight": {}})) == [
        "Are units in the way? Yes, all of them → No",
        "How far does one see? 6 → As far as the board goes",
    ]
    assert list(told_changes({}, {"sight": {"things": {"between": {"hexes": 1}}}})) == [
        "From above: what do woods and the like hide? Nothing: from above one looks over it → The one hex behind it"
    ]
    assert list(told_changes({}, {"sight": {"heights": False}})) == [
        "Do heights count? Yes: from a height one looks over what is lower → No: what blocks, blocks"
    ]


def test_the_command_tells_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By folders of two versions; with nothing to compare it says what it wants."""
    for name, one in zip(("old", "new"), versions(), strict=True):
        write_game(tmp_path / name, one)
    (tmp_path / "maps").mkdir()
    write_board(tmp_path / "maps" / "a.board.json", first_board(game_of_own(versions()[0])))
    words = ["rules", str(tmp_path / "new"), "--since", str(tmp_path / "old")]
    assert run([*words, "--on", str(tmp_path / "maps"), "--pairs"]) == 1
    out = capsys.readouterr().out
    assert "Terrain Woods: Height 1 → 2" in out
    assert "a.board.json: Of 1190 lines" in out
    assert "blocked →" in out or "→ blocked" in out
    assert run(["rules", str(tmp_path / "new"), "--since", str(tmp_path / "new")]) == 0
    assert capsys.readouterr().out == "Nothing differs.\n"


def test_the_command_knows_editions_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By what the game itself calls them; no copy takes the place of another, however folders are called."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path))
    old, new = versions()
    folder, aside = tmp_path / old.id, tmp_path / EARLIER / f"{old.id}-1"
    write_game(aside, new)
    for number, one in enumerate((old, new), start=1):
        write_game(folder, edits.set_heading(one, edition=str(number)))
    refresh_games()
    assert read_game(aside)[0] == new
    assert run(["rules", old.id, "--since", "1"]) == 1
    assert "Terrain Woods: Height 1 → 2" in capsys.readouterr().out


def test_a_scenario_is_called_by_its_own_title(tmp_path: Path) -> None:
    """Its map is called as the board is, where it has but one."""
    game = game_of_own(versions()[0])
    write_board(tmp_path / "a.board.json", first_board(game))
    boards = [{"name": "1", "board": "a.board.json", "at": [0, 0]}]
    card = {"format": "bob-editor/scenario", "version": 1, "id": "s", "title": "The ford", "ruleset": game.id}
    (tmp_path / "s.scenario.json").write_text(json.dumps({**card, "map": {"boards": boards}}), "utf-8")
    (one,) = effects_of_change(game, game, [tmp_path / "s.scenario.json"])
    assert (one.title, one.error) == ("The ford", "")


def test_boards_of_a_game_that_is_based_on_it_change_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as that game says nothing else: its woods are of a height of their own, its ties are the other's."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "games"))
    base, changed = (OwnGame({**one.data, "id": "mill-of-effects"}) for one in versions())
    nights = OwnGame({
        "id": "nights", "title": "Nights", "based_on": base.id, "terrains": [{"id": "woods", "height": 3}],
    })  # fmt: skip
    old, new = (game_of_own(one) for one in (base, changed))
    write_game(tmp_path / "games" / base.id, base)
    write_game(tmp_path / "games" / "nights", nights)
    refresh_games()
    board = replace(first_board(old), ruleset="nights")
    write_board(tmp_path / "n.board.json", board)
    (one,) = effects_of_change(old, new, [tmp_path / "n.board.json"])
    merged_games = []
    for version in (base, changed):
        write_game(tmp_path / "games" / base.id, version)
        refresh_games()
        merged_games.append(ruleset("nights"))
    expected = plainly(board, merged_games[0], merged_games[1])
    assert one.counts == expected
    assert any(expected)
