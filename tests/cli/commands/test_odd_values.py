"""Values that no map can be made with are issues, and every command works on without them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bob_editor.cli.commands.fix import _tell
from bob_editor.cli.mending import MendedFile
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.fixing import Fixed, Mended
from bob_editor.rules.issues.issue import Issue
from tests.cli.conftest import Call

ODD: list[dict[str, Any]] = [
    {"at": 1e308},
    {"at": None},
    {"turn": [180]},
    {"turn": 1e308},
    {"crop": 5},
    {"crop": [[5]]},
]


@pytest.mark.parametrize("odd", ODD, ids=json.dumps)
def test_a_board_placed_oddly(
    odd: dict[str, Any], call: Call, write: Callable[..., Path], tmp_path: Path
) -> None:
    """Told by the check; lines of sight and pictures are those of the board as if it weren't said."""
    write("small.board.json")
    row = {"board": "small.board.json", "name": "1"}
    card = {
        "format": "bob-editor/scenario", "version": 1, "id": "dawn", "title": "Dawn",
        "ruleset": "band-of-brothers-2.2",
    }  # fmt: skip
    answers = []
    for boards in ([row], [row | odd]):
        path = tmp_path / "dawn.scenario.json"
        path.write_text(json.dumps(card | {"map": {"boards": boards}}), encoding="utf-8")
        answers.append(call("los", path, "C3", "E6").out)
        assert call("render", path, "-o", tmp_path / "o.png", "--dpi", "20").code == 0
    assert answers[0] == answers[1] != ""
    codes = [one["code"] for one in call("check", path, "--format", "json").json]
    assert [code for code in codes if code.startswith("schema/")]


def test_a_game_whose_names_would_steer_a_terminal(call: Call, tmp_path: Path) -> None:
    """They are shown without that; lists of all games are, too."""
    steering = "Pond\x1b[31m"
    terrain = {"id": "pond", "title": steering, "in": ["base", "hexes"], "cites": ""}
    game = {
        "format": "bob-editor/ruleset", "version": 1, "id": "ponds", "title": steering, "hexes": "flat-top",
        "base_terrain": "pond", "terrains": [terrain], "sight": {"line": "distance", "along": "better"},
    }  # fmt: skip
    (tmp_path / "ruleset.json").write_text(json.dumps(game), encoding="utf-8")
    for options in ([], ["--check"], ["--since", "memoir-44"]):
        out = call("rules", tmp_path, *options).out
        assert out
        assert "\x1b" not in out


def test_texts_of_documents_steer_no_terminal(
    call: Call, write: Callable[..., Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A board's title, a heading of a text, what a fix mends: said as they are but for that."""
    board = write("a.board.json", title="A\x1b[2J\x9b31m")
    out = call("stats", board).out
    assert "A\N{REPLACEMENT CHARACTER}[2J" in out
    head = {"format": "bob-editor/scenario", "version": 1, "ruleset": "band-of-brothers-2.2"}
    on = {"boards": [{"board": board.name, "name": "1"}]}
    card = write("a.scenario.json", {**head, "id": "a", "title": "A", "map": on})
    (tmp_path / "a.md").write_text("# A\n\n## Back\x1bground\n\nText.\n", encoding="utf-8")
    assert call("texts", tmp_path / "a.md", card, "-o", board).code == 2  # a board is no scenario
    out += call("texts", tmp_path / "a.md", card).out
    issue = Issue("a/b", Severity.ERROR, "It is \x1b[31m.", (), (), "", "", ())
    file = MendedFile(card, None, lambda _: (), str, print)
    _tell(file, Mended(None, (Fixed(issue, "Mend\x1b"),), (issue,)), would=True)
    out += capsys.readouterr().out
    assert out.count("would be fixed") == 1
    assert not {"\x1b", "\x9b"} & set(out)


def test_a_field_of_a_game_that_stands_twice(call: Call, tmp_path: Path) -> None:
    """One of both is lost when the game is saved, so it is told before."""
    game = Path(__file__).parents[2] / "rulesets" / "tin_soldiers" / "ruleset.json"
    text = game.read_text("utf-8").replace('"title":', '"title": "Other", "title":', 1)
    (tmp_path / "ruleset.json").write_text(text, encoding="utf-8")
    checked = call("rules", tmp_path, "--check")
    assert checked.code == 1
    assert "title: error: Title stands twice" in checked.out


def test_a_field_of_cards_whose_name_is_taken(call: Call, tmp_path: Path) -> None:
    """The game's check tells of it as its window does."""
    game = Path(__file__).parents[2] / "rulesets" / "tin_soldiers" / "ruleset.json"
    (tmp_path / "ruleset.json").write_text(game.read_text("utf-8"), encoding="utf-8")
    field = {"id": "title", "title": "Called", "kind": "text"}
    card = {"format": "bob-editor/card", "version": 1, "fields": [field]}
    (tmp_path / "card.json").write_text(json.dumps(card), encoding="utf-8")
    checked = call("rules", tmp_path, "--check")
    assert checked.code == 1
    assert "card/fields/0: error: Cards have a field “Called” already" in checked.out
