"""Templates of printed cards."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.errors import BadFile, UnknownId
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.render.card.card_file import _settings
from bob_editor.render.card.template import (
    Template,
    own_templates,
    shipped_templates,
    template_of,
    template_text,
)
from bob_editor.render.card.writing import set_card
from bob_editor.rulesets import ruleset
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage.documents import write_board
from tests.render.card.pages.at_hand import SIDES, CardOf, long_rules, write


def test_templates_change_the_page(card: CardOf) -> None:
    """Colours, order and what is left out: each is another picture."""
    made = card(**{**SIDES, "rules": long_rules(9)})
    sheet = card_sheet(made)
    plain = template_of("classic")
    others = (
        plain,
        template_of("plain"),
        replace(plain, colours={**plain.colours, "accent": "#008800"}),
        replace(plain, order=("credits", "rules", "*")),
        replace(plain, leave_out=("rules",)),
        replace(plain, side_colours={"us": "#ff00ff"}),
        replace(plain, columns=3),
        replace(plain, map_width=1.0),
    )
    pictures = [set_card(made, sheet, one, dpi=40).written("png", dpi=43)[0] for one in others]
    for number, picture in enumerate(pictures):
        assert [n for n, other in enumerate(pictures) if other == picture] == [number]


def test_own_templates(tmp_path: Path) -> None:
    """Beside the scenario by name, or by the path of any file; unknown ones and faults are told."""
    (tmp_path / "club.card-template.json").write_text(json.dumps({"title": "Club", "sizes": {"body": 8}}))
    assert list(own_templates(tmp_path)) == ["club"]
    club = template_of("club", tmp_path)
    assert (club.title, club.sizes["body"], club.sizes["title"]) == (
        "Club",
        8,
        template_of("classic").sizes["title"],
    )
    assert template_of("club.card-template.json", tmp_path) == club
    painted = {"accent": "darkred", "tint": "#80ff0000", "ink": "#abc"}
    set_so = _settings(replace(club, colours={**club.colours, **painted}))["colours"]
    assert [set_so[name] for name in painted] == ["#8b0000", "#ff000080", "#aabbcc"]
    other = {"title": "Club", "x-a": 1, "sizes": {"body": 8, "x-b": "mine"}, "side_colours": {"$schema": "y"}}
    (tmp_path / "other.json").write_text(json.dumps(other))
    assert template_of("other.json", tmp_path) == club, "what is another program's is nobody's setting"
    with pytest.raises(UnknownId, match="no template"):
        template_of("nothing", tmp_path)
    for wrong in (
        {"sizes": {"body": 900}}, {"sizes": {"nose": 9}}, {"colours": {"ink": "mud"}}, {"order": "rules"},
        {"paper": "a9"}, {"margins": [1, 2]}, {"columns": 2.5}, {"bands": 1}, {"nose": 1}, [1],
        {"faces": {"title": "x"}}, {"title": {"x": 1}},
    ):  # fmt: skip
        (tmp_path / "wrong.json").write_text(json.dumps(wrong))
        with pytest.raises(BadFile, match=r"wrong\.json"):
            template_of("wrong.json", tmp_path)
    (tmp_path / "wrong.json").write_text("[" * 200_000)
    with pytest.raises(BadFile, match="deep"):
        template_of("wrong.json", tmp_path)
    (tmp_path / "wrong.json").write_text("{")
    with pytest.raises(BadFile, match="is not JSON"):
        template_of("wrong.json", tmp_path)
    with pytest.raises(BadFile, match="There is no file"):
        template_of("gone.json", tmp_path)


def test_a_template_is_written_whole(tmp_path: Path) -> None:
    """With every setting, and reads back the same."""
    for name, template in shipped_templates().items():
        path = tmp_path / f"{name}.card-template.json"
        path.write_text(template_text(template))
        assert template_of(path.name, tmp_path) == template
        assert "smallest" in path.read_text()


def test_a_board_that_is_cut_down_to_nothing_has_no_map(tmp_path: Path, classic: Template) -> None:
    """A column of hexes of which the left and the right halves are off the board is a line."""
    rules = ruleset("band-of-brothers-2.2")
    grid = Grid(1, 5, edges=(("left", "half"), ("right", "half")))
    write_board(tmp_path / "b.board.json", Board(grid, rules.id, id="b", title="A line"))
    data = {"ruleset": rules.id, "map": {"boards": [{"board": "b.board.json", "name": "1", "at": [0, 0]}]}}
    scenario = Scenario(data)
    made = card_of(scenario, rules, read_boards(scenario, tmp_path / "x.scenario.json"))
    assert made.grid.hexes
    for suffix in (".svg", ".pdf", ".png"):
        assert write(tmp_path / f"card{suffix}", made, classic)
