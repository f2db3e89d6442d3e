"""Styles: those that come with the program, those beside a board, and those that are wrong."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage

from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.shaping import turned
from bob_editor.errors import BadFile, UnknownId
from bob_editor.model.board import Board
from bob_editor.render.kit.style import Style
from bob_editor.render.styles import shelf
from bob_editor.render.styles.shelf import (
    DEFAULT,
    names_beside,
    sheet_of,
    sheet_or_default,
    shipped_names,
    shipped_sheet,
)
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import board_from_json, board_to_json
from bob_editor.storage.form.schemas import validate
from tests.render.conftest import Paint

SHIPPED = Path(shelf.__file__).parent / "shipped"


def put(folder: Path, name: str, data: dict[str, object] | str) -> Path:
    """A style beside a board in a folder."""
    path = folder / "styles" / name / "style.json"
    path.parent.mkdir(parents=True)
    path.write_text(
        data if isinstance(data, str) else json.dumps({"format": "bob-editor/style", "version": 1, **data})
    )
    return path


def test_four_come_with_the_program() -> None:
    """The default first; each is as the schema says."""
    assert shipped_names() == ("painted", "clean", "ink", "night")
    assert sheet_of(None) is shipped_sheet(DEFAULT)
    for name in shipped_names():
        assert validate("style", json.loads((SHIPPED / f"{name}.json").read_text())) == []
        assert shipped_sheet(name).title.lower() == name


def test_ink_is_black_and_white(rules: Ruleset) -> None:
    """No terrain has a colour, whichever theme is asked for."""
    style = Style(rules, "dark", sheet=shipped_sheet("ink"))
    looks = map(style.look, rules.terrains)
    assert {colour.saturation() for look in looks for colour in (look.fill, look.line)} == {0}
    assert all(style.level(level).fill == QColor("#ffffff") for level in range(-1, 4))


def test_clean_is_as_the_ruleset_says(rules: Ruleset) -> None:
    """Nothing of it is its own: neither a colour nor a way to paint."""
    style = Style(rules, sheet=shipped_sheet("clean"))
    assert style.look("woods").fill == QColor(rules.terrains["woods"].style["fill"])
    assert not any(style.way(one) for one in ("ground", "woods", "roads", "roofs", "relief", "tiles"))


def test_one_beside_the_board_wins_and_says_only_what_differs(
    tmp_path: Path, rules: Ruleset, plain: Board, paint: Paint
) -> None:
    """It is based on another; its pictures lie in its folder; a picture that is missing is left out."""
    put(tmp_path, "mine", {
        "based_on": "painted", "ways": {"roads": "plain"},
        "terrains": {
            "woods": {"fill": "#123456", "texture": "bark.png"}, "wheat": {"texture": "gone.png"},
            "open_ground": {"texture": "bark.png"},
        },
    })  # fmt: skip
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    assert image.save(str(tmp_path / "styles" / "mine" / "bark.png"))
    assert names_beside(tmp_path) == ("mine",)
    assert sheet_of("mine", tmp_path).title == "mine", "its own, and not that of what it is based on"
    style = Style(rules, sheet=sheet_of("mine", tmp_path))
    assert style.look("woods").fill == QColor("#123456")
    assert (style.way("roads"), style.way("woods")) == ("plain", "crowns")
    assert style.picture("bark.png") is not None
    assert style.picture("gone.png") is None
    assert style.picture("../../secret.png") is None
    assert style.texture(style.look("wheat")) is not None
    ground = paint(plain, 4, layers=frozenset({"ground"}), own_style=style)
    assert ground.pixelColor(ground.rect().center()) == QColor("#ff0000"), "open ground has it, too"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("{", "not JSON"),
        ('{"format": "bob-editor/style", "version": 1, "measures": {"road": NaN}}', "NaN"),
        ({"colour": 1}, "colour"),
        ({"terrains": {"woods": {"fill": "red"}}}, "/terrains/woods/fill"),
        ({"ways": {"roads": "muddy"}}, "/ways/roads"),
        ({"based_on": "mine"}, "/based_on"),
    ],
)
def test_a_wrong_one_is_told_and_the_default_is_used(
    tmp_path: Path, data: dict[str, object] | str, said: str
) -> None:
    """What is wrong, and where."""
    put(tmp_path, "wrong", data)
    with pytest.raises(BadFile, match=said):
        sheet_of("wrong", tmp_path)
    sheet, why = sheet_or_default("wrong", tmp_path)
    assert sheet is shipped_sheet(DEFAULT)
    assert said in why


def test_a_name_that_is_none_is_told_with_those_that_are(tmp_path: Path) -> None:
    """Nothing is looked for anywhere but beside the file."""
    put(tmp_path, "mine", {})
    with pytest.raises(UnknownId) as told:
        sheet_of("other", tmp_path)
    assert "ink" in told.value.hint
    assert "mine" in told.value.hint
    for name in ("../styles/mine", "/etc", "mine/../mine"):
        with pytest.raises(UnknownId):
            sheet_of(name, tmp_path)


def test_a_board_keeps_its_style(plain: Board) -> None:
    """In its file and turned; one that names none says nothing of it."""
    board = replace(plain, style="ink")
    assert board_from_json(board_to_json(board))[0] == board
    assert "style" not in board_to_json(plain)
    assert carried(board, turned(board.grid, left_right=True, top_bottom=True)).board.style == "ink"
    wrong = {**board_to_json(plain), "style": "../elsewhere"}
    _, problems = board_from_json(wrong)
    assert [problem.pointer for problem in problems] == ["/style"]
