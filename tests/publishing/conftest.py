"""A small project: a board, two scenarios of it, and what the folder says of itself."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.render.card import writing

BOARD = {
    "format": "bob-editor/board", "version": 1, "id": "mill", "title": "Mill", "ruleset": "memoir-44",
    "grid": {"hexes": "pointy-top", "columns": [5, 4], "rows": 4, "shifted": "even", "shift": "right"},
    "base": {"terrain": "open"},
    "hexes": {"B2": {"terrain": ["forest"]}},
}  # fmt: skip

COARSE = {"settings": {"forum": {"large": 100, "small": 100}, "maps": {"dpi": 30}, "tabletop": {"dpi": 30}}}
"""A plan whose pictures have few dots: what is asked here is seldom of them."""

HEAD = {
    "format": "bob-editor/project", "version": 1, "title": "Mill country", "authors": ["A. Designer"],
    "publish": COARSE,
}  # fmt: skip


def put(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), "utf-8")


def scenario(name: str, **more: Any) -> dict[str, Any]:
    head = {"format": "bob-editor/scenario", "version": 1, "id": name, "title": name.title()}
    sides = {
        place: {"side": side, "country": land, "nations": [nation], "command_cards": 4, "victory_medals": 4}
        for place, side, land, nation in (("top", "axis", "DE", "ger"), ("bottom", "allies", "GB", "brit"))
    }
    card = {"ruleset": "memoir-44", "date": {"begin": "1944-06-30"}, "sides": sides, "first_player": "bottom"}
    return {**head, **card, "map": {"boards": [{"board": "mill.board.json"}]}, **more}


@pytest.fixture(autouse=True)
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maps on cards likewise."""
    monkeypatch.setattr(writing, "MAP_DPI", 60)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "mill"
    put(folder / "project.json", {**HEAD, "licence": "CC0-1.0", "edition": "2"})
    put(folder / "mill.board.json", BOARD)
    put(folder / "dawn.scenario.json", scenario("dawn"))
    put(folder / "dusk.scenario.json", scenario("dusk"))
    return folder
